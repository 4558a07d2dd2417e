"""What `requires-python` promises, seen without an old Python: nothing in here is younger than 3.9."""
from __future__ import annotations

import ast
import unittest
from pathlib import Path
from typing import Iterator, List

PACKAGE = Path(__file__).parent.parent
OLDEST = (3, 9)
#: What came later, of what one reaches for first.
YOUNGER = {
    "typing": {"Concatenate", "LiteralString", "Never", "NotRequired", "ParamSpec", "Required", "Self", "TypeAlias",
               "TypeGuard", "Unpack", "assert_never", "override", "reveal_type"},
    "itertools": {"batched", "pairwise"},
    "enum": {"StrEnum"},
    "datetime": {"UTC"},
}
YOUNGER_ARGUMENTS = {"dataclass": {"slots", "kw_only"}, "zip": {"strict"}}
YOUNGER_MODULES = {"tomllib"}


def faults(text: str) -> List[str]:
    """What an old Python would stumble over; a `SyntaxError` where it could not even read it."""
    tree = ast.parse(text, feature_version=OLDEST)
    return [f"line {node.lineno}: {fault}" for node in ast.walk(tree) for fault in faults_of(node)]


def faults_of(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom):
        for name in YOUNGER.get(node.module or "", set()) & {alias.name for alias in node.names}:
            yield f"{name} of {node.module}"
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        names = {alias.name for alias in node.names} if isinstance(node, ast.Import) else {node.module}
        yield from (f"the module {name}" for name in YOUNGER_MODULES & names)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        for name in YOUNGER_ARGUMENTS.get(node.func.id, set()) & {word.arg for word in node.keywords}:
            yield f"{name} of {node.func.id}"
    # Annotations are never evaluated here; what is assigned is.
    if isinstance(node, ast.Assign) and is_union(node.value):
        yield "a union written with |"


def is_union(node: ast.AST) -> bool:
    """`X | None` or `int | str` as a value: between numbers `|` is as old as Python."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)):
        return False
    sides = (node.left, node.right)
    return any(is_union(side) or is_type(side) for side in sides)


def is_type(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None
    return isinstance(node, ast.Name) and node.id in {"bool", "bytes", "dict", "float", "int", "list", "str", "tuple"}


class OldPython(unittest.TestCase):
    def test_every_file_can_be_read_by_it(self) -> None:
        files = sorted(PACKAGE.rglob("*.py"))
        self.assertGreater(len(files), 15)
        for file in files:
            text = file.read_text(encoding="utf8")
            with self.subTest(file=file.name):
                self.assertEqual(faults(text), [])
                if "->" in text:
                    self.assertIn("from __future__ import annotations", text)

    def test_what_is_younger_is_found(self) -> None:
        for text in (
            "from typing import NotRequired",
            "import tomllib",
            "zip(a, b, strict=True)",
            "Name = str | None",
        ):
            with self.subTest(text=text):
                self.assertEqual(len(faults(text)), 1)
        with self.assertRaises(SyntaxError):
            faults("match a:\n    case 1:\n        pass")
        self.assertEqual(faults("flags = re.M | re.S"), [])


if __name__ == "__main__":
    unittest.main()
