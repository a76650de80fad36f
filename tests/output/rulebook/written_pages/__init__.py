"""Write docs/rules from the data of the rule books and from the sources, sentence by sentence.

`pytest tests/output/rulebook/test_rule_docs.py --rewrite-golden` writes the pages anew.
"""
