#!/usr/bin/env python3
"""What the onnx project's own tests hand to its checker and to its shape inference, here: the same verdicts, and at least
the types that it infers. differences.txt lists each other one with its reason: what is refused, the message of the side
that refuses it; what is inferred less, the types of both.

usage: cases.py LIBRARY FOLDER [--write] [--twin]

FOLDER has cases.jsonl and m/HASH.onnx (upstream_cases.zip, unpacked). Needs the package onnx. A difference that is not
listed fails, and so does a listed one that does not occur. --write lists those that occur. --twin: the verdicts and types
of upstream are changed, so that nothing agrees."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import collections
import ctypes
import json
import pathlib
import re
import sys

import onnx

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "versions"))
from convert import ConversionError, Library  # noqa: E402

LISTED = HERE / "differences.txt"


class Checker(Library):
    """Checks models, and infers their types."""

    def __init__(self, path):
        super().__init__(path)
        self.strict = self.new("shlo_onnx_infer_options_create")
        self.call("shlo_onnx_infer_options_set_strict", self.strict, ctypes.c_int32(1))

    def check(self, model, options):
        """As upstream: without its full check, only the schemas count."""
        full = options.get("full_check")
        module = self.new("shlo_module_load", model, ctypes.c_size_t(len(model)), None if full else self.options)
        try:
            if full:
                self.destroy("module", self.new("shlo_onnx_infer", module, self.strict))
        finally:
            self.destroy("module", module)

    def infer(self, model, options):
        """The model with the inferred types."""
        module = self.new("shlo_module_load", model, ctypes.c_size_t(len(model)), self.options)
        inferred = buffer = None
        try:
            is_strict = options.get("strict_mode") or options.get("check_type")
            inferred = self.new("shlo_onnx_infer", module, self.strict if is_strict else None)
            buffer = self.new_buffer(inferred)
            size = self.function("shlo_buffer_size", ctypes.c_size_t)(buffer)
            return onnx.load_from_string(ctypes.string_at(self.function("shlo_buffer_data", ctypes.c_void_p)(buffer), size))
        finally:
            for kind, handle in (("buffer", buffer), ("module", inferred), ("module", module)):
                if handle:
                    self.destroy(kind, handle)

    def new_buffer(self, module):
        buffer = ctypes.c_void_p()
        self.call("shlo_onnx_write", module, None, ctypes.byref(buffer), None)
        return buffer


def shown(kind):
    """A type as text: the element type, then the extents, their names, or a question mark."""
    which = kind.WhichOneof("value")
    if which in ("tensor_type", "sparse_tensor_type"):
        tensor = getattr(kind, which)
        element = onnx.TensorProto.DataType.Name(tensor.elem_type) if tensor.elem_type else "?"
        if not tensor.HasField("shape"):
            return element + "*"
        extents = [str(d.dim_value) if d.HasField("dim_value") else d.dim_param or "?" for d in tensor.shape.dim]
        return f"{element}[{', '.join(extents)}]"
    if which in ("sequence_type", "optional_type"):
        return f"{which[:3]}({shown(getattr(kind, which).elem_type)})"
    if which == "map_type":
        key = onnx.TensorProto.DataType.Name(kind.map_type.key_type)
        return f"map({key}, {shown(kind.map_type.value_type)})"
    return which or "nothing"


def is_made_up(name):
    """Of a dimension of which nothing is known: upstream numbers them."""
    return re.fullmatch(r"unk__\d+", name)


def is_at_least(ours, theirs):
    """Whether a type says all that another one says."""
    which = theirs.WhichOneof("value")
    if which is None:
        return True
    if ours.WhichOneof("value") != which:
        return False
    mine, other = getattr(ours, which), getattr(theirs, which)
    if which in ("sequence_type", "optional_type"):
        return is_at_least(mine.elem_type, other.elem_type)
    if which == "map_type":
        return mine.key_type == other.key_type and is_at_least(mine.value_type, other.value_type)
    if other.elem_type and mine.elem_type != other.elem_type:
        return False
    if not other.HasField("shape"):
        return True
    if not mine.HasField("shape") or len(mine.shape.dim) != len(other.shape.dim):
        return False
    return all(a.HasField("dim_value") and a.dim_value == b.dim_value if b.HasField("dim_value")
               else not b.dim_param or is_made_up(b.dim_param) or a.HasField("dim_value") or a.dim_param
               for a, b in zip(mine.shape.dim, other.shape.dim))  # fmt: skip


def types(model):
    """By the path of the graph and the name of the value."""
    found = {}

    def visit(graph, path):
        for info in [*graph.input, *graph.value_info, *graph.output]:
            found[path + info.name] = info.type
        for i, node in enumerate(graph.node):
            for attribute in node.attribute:
                for inner in [attribute.g] if attribute.type == onnx.AttributeProto.GRAPH else attribute.graphs:
                    visit(inner, f"{path}{i}.{attribute.name}/")

    visit(model.graph, "")
    return found


def less(ours, theirs):
    """The first value of which less is inferred, and both types."""
    mine = types(ours)
    for name, kind in types(theirs).items():
        own = mine.get(name, onnx.TypeProto())
        if not is_at_least(own, kind):
            return f"{name or 'a value'}: {shown(own)}, upstream {shown(kind)}"
    return None


def one_line(text):
    return " ".join(str(text).split())[:240]


def main(path, folder, is_twin):
    library, folder = Checker(path), pathlib.Path(folder)
    model = lambda name: (folder / "m" / f"{name}.onnx").read_bytes()  # noqa: E731
    counts, differences = collections.Counter(), []
    for line in open(folder / "cases.jsonl"):
        case = json.loads(line)
        if case["call"] not in ("check", "infer"):
            continue
        theirs, ours, reason, result = "error" not in case, True, None, None
        try:
            result = getattr(library, case["call"])(model(case["model"]), case["options"])
        except ConversionError as error:
            ours, reason = False, one_line("; ".join(error.blockers) or error)
        if is_twin:
            theirs = not theirs
        counts[case["call"], "upstream accepts" if theirs else "upstream refuses", "accepted" if ours else "refused"] += 1
        where = f"{case['call']} {case['test'].split('::', 1)[-1]} {case['model']}"
        if theirs != ours:
            what = "refused here only" if theirs else "accepted here only"
            differences.append(f"{where}\t{what}\t{reason or one_line(case.get('message', ''))}")
        elif theirs and "result" in case and case["call"] == "infer":
            expected = onnx.load_from_string(model(case["result"]))
            if is_twin:
                for value in expected.graph.output:
                    value.type.tensor_type.elem_type = onnx.TensorProto.FLOAT8E8M0
            difference = less(result, expected)
            counts["infer", "types", "less" if difference else "at least upstream's"] += 1
            if difference:
                differences.append(f"{where}\tless inferred\t{difference}")
    return counts, sorted(differences)


def conclude(counts, differences, path, writes):
    """Prints what was counted, and compares the differences with those in a file. The exit status."""
    for key, count in sorted(counts.items()):
        print(f"{', '.join(key)}: {count}")
    if writes:
        path.write_text("".join(line + "\n" for line in differences))
    listed = set(path.read_text().splitlines())
    for line in sorted(set(differences) - listed)[:20]:
        print("not listed:", line)
    for line in sorted(listed - set(differences))[:20]:
        print("listed, but not found:", line)
    return 0 if counts and listed == set(differences) else 1


if __name__ == "__main__":
    found = main(sys.argv[1], sys.argv[2], "--twin" in sys.argv)
    sys.exit(conclude(*found, LISTED, "--write" in sys.argv))
