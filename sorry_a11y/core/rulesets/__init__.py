"""The rule books as data, and the options that vary them."""
