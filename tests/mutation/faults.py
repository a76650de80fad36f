"""Small faults in a source text: one comparison, sum, number, condition or value changed."""

from __future__ import annotations

import ast
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


@dataclass(frozen=True)
class Fault:
    """What was changed in a ``line`` of a file, and the text with it."""

    line: int
    was: str
    now: str
    source: str


class _Changer(ast.NodeTransformer):
    """Changes the node with one number and leaves all others."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.seen = -1
        self.changed: tuple[int, str, str] | None = None

    def _is_wanted(self) -> bool:
        self.seen += 1
        return self.seen == self.wanted

    def _change(self, node: ast.expr, new: ast.expr) -> ast.expr:
        self.changed = (node.lineno, ast.unparse(node), ast.unparse(new))
        return ast.copy_location(new, node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class' body; whether its records can be changed is nothing that a test could tell."""
        node.body = [self.visit(part) for part in node.body]
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """A comparison is turned round, or made a little wider or narrower."""
        self.generic_visit(node)
        if type(node.ops[0]) in COMPARED and self._is_wanted():
            ops = [COMPARED[type(node.ops[0])](), *node.ops[1:]]
            return self._change(node, ast.Compare(node.left, ops, node.comparators))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Plus becomes minus, and so on."""
        self.generic_visit(node)
        if type(node.op) in RECKONED and self._is_wanted():
            return self._change(node, ast.BinOp(node.left, RECKONED[type(node.op)](), node.right))
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """And becomes or."""
        self.generic_visit(node)
        if self._is_wanted():
            op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            return self._change(node, ast.BoolOp(op, node.values))
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """A "not" is left out."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self._is_wanted():
            return self._change(node, node.operand)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """A number is one greater, a truth the other one."""
        if isinstance(node.value, bool):
            if self._is_wanted():
                return self._change(node, ast.Constant(not node.value))
        elif isinstance(node.value, int) and self._is_wanted():
            return self._change(node, ast.Constant(node.value + 1))
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Annotations are nothing that runs."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Only bodies and defaults run."""
        node.body = [self.visit(one) for one in node.body]
        return node


def count_faults(source: str) -> int:
    """Return how many faults can be put into a text."""
    changer = _Changer(-1)
    changer.visit(ast.parse(source))
    return changer.seen + 1


def make_fault(source: str, number: int) -> Fault:
    """Return one fault of a text, by its number from 0."""
    changer = _Changer(number)
    tree = changer.visit(ast.parse(source))
    assert changer.changed is not None
    line, was, now = changer.changed
    return Fault(line, was, now, ast.unparse(ast.fix_missing_locations(tree)))
