"""Versioned programs whose attributes have another kind, element type, width or rank: they are not read as programs.

usage: wrong_attributes.py LIBRARY

Each attribute of each op of the versioned texts is replaced by those that its definition does not allow, one after the
other. The text may be versioned, because it says what it says; the program that it would be is not.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import re
import sys

from library import Failure, Library

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "conformance/versioned"

# One attribute of each kind.
KINDS = {"string": '#vhlo.string_v1<"x">', "bool": "#vhlo.bool_v1<true>", "integer": "#vhlo.integer_v1<1 : i64>",
         "float": "#vhlo.float_v1<1.0 : !vhlo.f32_v1>", "type": "#vhlo.type_v1<!vhlo.f32_v1>",
         "array": "#vhlo.array_v1<[#vhlo.integer_v1<1 : i64>]>", "dict": "#vhlo.dict_v1<{}>",
         "tensor": "#vhlo.tensor_v1<dense<1> : tensor<1xi64>>", "transpose": "#vhlo<transpose_v1 TRANSPOSE>",
         "fft_type": "#vhlo<fft_type_v1 FFT>", "precision": "#vhlo<precision_v1 HIGH>",
         "api_version": "#vhlo<api_version_v1 API_VERSION_ORIGINAL>"}
# Of the same kind, but not what any attribute but the named ones is.
OTHERS = {"integer": {"#vhlo.integer_v1<7 : i8>": ["channel_id"],
                      "#vhlo.integer_v1<7 : i32>": ["channel_id", "exponent_bits", "mantissa_bits", "index"],
                      "#vhlo.integer_v1<7 : index>": ["channel_id"]},
          "float": {"#vhlo.float_v1<1.0 : !vhlo.f64_v1>": []},
          "string": {'#vhlo.string_v1<"">': ["backend_config", "call_target_name", "infeed_config", "outfeed_config"]},
          "type": {"#vhlo.type_v1<!vhlo.i8_v1>": []},
          "array": {'#vhlo.array_v1<[#vhlo.string_v1<"">]>': [], "#vhlo.array_v1<[#vhlo.bool_v1<true>]>": []},
          "tensor": {"#vhlo.tensor_v1<dense<7.0> : tensor<1xf32>>": ["value"],
                     "#vhlo.tensor_v1<dense<7> : tensor<1xi32>>": ["value"],
                     "#vhlo.tensor_v1<dense<7> : tensor<i64>>": ["value"],
                     "#vhlo.tensor_v1<dense<7> : tensor<1x1x1xi64>>": ["value"],
                     "#vhlo.tensor_v1<dense<7> : tensor<65537xi64>>": ["value"],
                     "#vhlo.tensor_v1<dense<true> : tensor<65537xi1>>": ["value"]}}
# The configuration of a custom call has several kinds. If the other parts say that there is no algorithm, the types of
# its operands mean nothing.
SEVERAL = {"backend_config": {"string", "dict"}}
MEANINGLESS = {"lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>", "rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>"}
# The next version of the op has no such attribute, whatever it was.
DROPPED = {("vhlo.dynamic_conv_v1", "padding")}


def end_of_value(text, at):
    """The end of the attribute that begins there."""
    depth, quoted = 0, False
    while True:
        c = text[at]
        if quoted:
            at += c == "\\"
            quoted = c != '"'
        elif c == '"':
            quoted = True
        elif c in "<([{":
            depth += 1
        elif c in ">)]}" and text[at - 1:at + 1] != "->":
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1


def attributes(text):
    """The places of the ops' own attributes: name, kind, begin and end of the value."""
    for properties in re.finditer(r"(?<=\) )<\{", text):
        end = end_of_value(text, properties.start())
        at = properties.end()
        while match := re.compile(r",? ?(\w+) = (#vhlo[.<](\w+)_v\d)").match(text, at, end):
            at = end_of_value(text, match.start(2))
            yield match[1], match[3], match.start(2), at


def functions(text):
    """The functions of a module, each a program."""
    for body in re.findall(r"^  vhlo\.func_v1 .*?^  \}.*?$", text, re.MULTILINE | re.DOTALL):
        yield f"module {{\n{body}\n}}\n"


def is_read(library, text):
    try:
        library.load(text.encode())
    except Failure as failure:
        assert failure.message, "no message"
        return False
    return True


def main():
    library, wrong, counts = Library(sys.argv[1]), [], {"programs": 0, "changes": 0, "refused": 0, "same": 0}
    seen = set()
    for path in sorted(FOLDER.glob("*.vhlo.mlir")):
        for text in functions(path.read_text()):
            if not is_read(library, text):
                continue # it calls another function
            counts["programs"] += 1
            for name, kind, begin, end in attributes(text):
                op = re.findall(r'"([\w.-]+)"\(', text[:begin])[-1]
                if (op, name, text[begin:end]) in seen or (op, name) in DROPPED or \
                        f"{name} = {text[begin:end]}" in MEANINGLESS:
                    continue
                seen.add((op, name, text[begin:end]))
                allowed = SEVERAL.get(name, {kind})
                others = [value for other, value in KINDS.items() if other not in allowed]
                others += [value for value, names in OTHERS.get(kind, {}).items() if name not in names]
                for value in others:
                    counts["changes"] += 1
                    if is_read(library, text[:begin] + value + text[end:]):
                        wrong.append(f"{path.name}: {op}: {name} = {value} is read instead of {text[begin:end]}")
                    else:
                        counts["refused"] += 1
                # The twin: the same value is read.
                counts["same"] += is_read(library, text[:begin] + text[begin:end] + text[end:])
    print("\n".join(wrong[:40]))
    print(f"{counts['programs']} programs, {counts['changes']} changed attributes, {counts['refused']} refused")
    return bool(wrong) or counts["refused"] < 1000 or counts["same"] != len(seen)


if __name__ == "__main__":
    sys.exit(main())
