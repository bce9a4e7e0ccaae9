"""Types for type checkers and editors.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ast
import importlib.util
import inspect
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import stablehlo_c as shlo
from support import COUNTS, Case

PACKAGE = Path(shlo.__file__).resolve().parent
PROGRAM = Path(__file__).resolve().parent / "typed.py"
has_mypy = importlib.util.find_spec("mypy") is not None


def functions_of(one):
    """The public functions of a class or module member, by name."""
    if inspect.isfunction(one):
        yield one.__name__, one
    if inspect.isclass(one):
        for name, member in vars(one).items():
            member = member.fget if isinstance(member, property) else member
            member = getattr(member, "__func__", member)
            if inspect.isfunction(member) and not name.startswith("_") and "stablehlo_c" in member.__module__:
                yield f"{one.__name__}.{name}", member


class Types(Case):
    def test_exported(self):
        tree = ast.parse((PACKAGE / "__init__.py").read_text())
        imported = [name.name for one in tree.body if isinstance(one, ast.ImportFrom) for name in one.names]
        self.assertEqual(sorted(imported), sorted(shlo.__all__))
        self.assertTrue((PACKAGE / "py.typed").is_file())

    def test_annotated(self):
        members = [getattr(shlo, name) for name in shlo.__all__]
        for name, one in vars(shlo.onnx).items():
            if getattr(one, "__module__", None) == shlo.onnx.__name__ and not name.startswith("_"):
                members.append(one)
        for public in members:
            for label, function in functions_of(public):
                signature = inspect.signature(function)
                given = [one.annotation for key, one in signature.parameters.items() if key not in ("self", "cls")]
                self.assertNotIn(inspect.Signature.empty, [*given, signature.return_annotation], label)
                COUNTS["functions with types"] += 1

    @unittest.skipUnless(has_mypy, "no mypy")
    def test_type_checker(self):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "mypy", "--cache-dir", folder, "--no-error-summary"]
            ran = subprocess.run([*command, str(PACKAGE)], capture_output=True, text=True)
            self.assertEqual((ran.returncode, ran.stdout), (0, ""), ran)
            command += ["--strict", "--follow-imports=silent", str(PROGRAM)]
            ran = subprocess.run(command, capture_output=True, text=True, cwd=PACKAGE.parent)
        found = sorted({int(line) for line in re.findall(r"typed\.py:(\d+): error", ran.stdout)})
        lines = PROGRAM.read_text().splitlines()
        wrong = [number for number, line in enumerate(lines, 1) if "# wrong: " in line]
        self.assertGreaterEqual(len(wrong), 10)
        self.assertEqual(found, wrong, ran.stdout)
        COUNTS["findings of the type checker"] += len(found)
