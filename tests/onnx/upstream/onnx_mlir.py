#!/usr/bin/env python3
"""The texts of onnx-mlir's own tests that have no ops but those of the schemas: parsed and verified here, or refused where
onnx-mlir expects an error, at the latest when declared types that contradict what is inferred are errors. onnx_mlir.txt
lists each other one with the message.

usage: onnx_mlir.py LIBRARY FOLDER [--write] [--twin]

FOLDER is test/mlir/onnx of onnx-mlir (commit ec744fe6d). Needs the package onnx, for the names of the ops. A difference that
is not listed fails, and so does a listed one that does not occur. --write lists those that occur. --twin: a text without
an error loses the operands of its last op, and one with an error is empty: none may do as before."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import collections
import ctypes
import pathlib
import re
import sys

import onnx

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from cases import Checker, ConversionError, conclude  # noqa: E402

LISTED = HERE / "onnx_mlir.txt"
OPS = {schema.name for schema in onnx.defs.get_all_schemas()}
# Those of the dialect without a schema that texts of models have.
OPS |= {"Return", "Yield", "NoValue", "EntryPoint", "Custom"}
OP = re.compile(r"\b([a-z_]+)\.([A-Za-z_]\w*)\"?\(")


def is_standard(text):
    code = re.sub(r"//.*", "", text)
    if not re.search(r"\bonnx\.", code) or "krnl" in code or "zhigh" in code or "affine_map" in code:
        return False
    for dialect, name in re.findall(r"\"([a-z_]+)\.(\w+)\"", code) + re.findall(r"=\s+([a-z_]+)\.(\w+)", code):
        if dialect == "onnx" and re.sub(r"V\d+$", "", name) not in OPS:
            return False
        if dialect not in ("onnx", "func", "builtin"):
            return False
    return True


def cases(folder):
    for file in sorted(pathlib.Path(folder).rglob("*.mlir")):
        for number, text in enumerate(re.split(r"^// -----.*$", file.read_text(), flags=re.M)):
            if is_standard(text):
                yield f"{file.relative_to(folder)}:{number}", text


def changed(text, must_fail):
    """A text that must do something else."""
    if must_fail:
        return "func.func @main_graph(%a: tensor<f32>) -> tensor<f32> {\n  onnx.Return %a : tensor<f32>\n}\n"
    text = re.sub(r"//.*", "", text)
    ops = list(re.finditer(r"\"onnx\.(?!NoValue)\w+\"\(([^()]+)\)", text))
    return text[: ops[-1].start(1)] + text[ops[-1].end(1) :] if ops else "module"


def verdict(library, text, strict):
    """Why the text is refused, or None; `strict`: also if a type that it declares contradicts what is inferred."""
    data, module = text.encode(), None
    try:
        module = library.new("shlo_module_parse", data, ctypes.c_size_t(len(data)), None)
        if strict:
            library.destroy("module", library.new("shlo_onnx_infer", module, library.strict))
        return None
    except ConversionError as error:
        return " ".join(str("; ".join(error.blockers) or error).split())[:240]
    finally:
        if module:
            library.destroy("module", module)


def main(path, folder, is_twin):
    library, counts, differences = Checker(path), collections.Counter(), []
    for name, text in cases(folder):
        must_fail = "expected-error" in text
        message = verdict(library, changed(text, must_fail) if is_twin else text, must_fail)
        counts["must fail" if must_fail else "must pass", "refused" if message else "accepted"] += 1
        if bool(message) != must_fail:
            expected = re.search(r"expected-error.*\{\{(.*?)\}\}", text)
            differences.append(f"{name}\t" + (f"refused\t{message}" if message else f"accepted\t{expected and expected.group(1)}"))
    return counts, sorted(differences)


if __name__ == "__main__":
    found = main(sys.argv[1], sys.argv[2], "--twin" in sys.argv)
    sys.exit(conclude(*found, LISTED, "--write" in sys.argv))
