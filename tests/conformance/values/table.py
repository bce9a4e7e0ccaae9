#!/usr/bin/env python3
"""The table of ops and element types: how many values the programs compare. docs/conformance-values.md is what it says.

  table.py check    fails where the page is not what the programs are
  table.py write    writes the page

Which element types an op allows is in docs/opset.json; the values are counted in the programs of tests/conformance.
Only the type of one operand counts, or of a result: the first that may be of most types.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import os
import re
import sys
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "../../.."))
PAGE = os.path.join(ROOT, "docs/conformance-values.md")



def rows(macro):
    """The texts of the element types in the rows of one macro, and the words before the last ones of their rows."""
    with open(os.path.join(ROOT, "src/tensor/element_types.def")) as file:
        return re.findall(r"^" + macro + r"_TYPE\(.*?\"(.+?)\".*?(\w+), \w+\)$", file.read(), re.MULTILINE)


INTEGERS = [text for text, kind in rows("INTEGER") if kind in ("Signed", "Unsigned")]
FLOATS = [text for text, _ in rows("FLOAT")]
COMPLEX = [text for text, _ in rows("COMPLEX")]
KINDS = ["i1"] + INTEGERS + FLOATS + COMPLEX + ["quantized"]

# The types that an op does not have whatever its record or the specification allows, and why.
NO_ZERO = {"f8E8M0FNU"}
NARROWER = {
    "stablehlo.fft": (set(FLOATS) - {"f32", "f64"}, "`fft` is of f32, f64 and complex numbers."),
    "stablehlo.iota": (NO_ZERO, "`iota` begins at zero, which f8E8M0FNU does not have."),
    "stablehlo.dynamic_iota": (NO_ZERO | {"i1"}, "`dynamic_iota` is not of i1 and f8E8M0FNU either."),
    "stablehlo.imag": (NO_ZERO, "`imag` of a real number is zero, which f8E8M0FNU does not have."),
    "stablehlo.batch_norm_training": (
        NO_ZERO,
        "`batch_norm_training` and `batch_norm_grad` subtract a mean: some differences are zero or negative, which "
        "f8E8M0FNU does not have.",
    ),
    "stablehlo.batch_norm_grad": (NO_ZERO, None),
    "stablehlo.triangular_solve": (
        {"quantized"},
        "The specification allows `triangular_solve` of quantized numbers; the reference rejects it, and so does this "
        "library.",
    ),
    "stablehlo.remainder": (
        set(COMPLEX),
        "The specification leaves open what the `remainder` of complex numbers is, and this library rejects it.",
    ),
    "chlo.bessel_i1e": (
        set(COMPLEX),
        "Nothing says what `bessel_i1e` of complex numbers is: the reference does not decompose it, nor does this "
        "library.",
    ),
    "chlo.constant": (
        {"quantized"},
        "The results of `chlo.constant` and `constant_like` have the type of an attribute, which has no quantized "
        "elements.",
    ),
    "chlo.constant_like": (
        {"quantized", *COMPLEX},
        "For `constant_like`, a complex number is an attribute of MLIR's dialect `complex`, which this library does "
        "not read.",
    ),
}


def excluded(name):
    return NARROWER.get(name, (set(), None))[0]


def tensor_kind(text):
    """The element type of a tensor's text; None for other types."""
    if not text.startswith("tensor<"):
        return None
    if "!quant" in text:
        return "quantized"
    inner = text[len("tensor<") : -1].split(",")[0] if "complex" not in text else text[len("tensor<") : -1]
    return re.sub(r"^(?:(?:\d+|\?)x)*", "", inner)


def count_of(text):
    inner = re.match(r"tensor<((?:\d+x)*)", text)
    count = 1
    for extent in inner.group(1).split("x")[:-1]:
        count *= int(extent)
    return count


def types_of(text):
    """The types of a list with nested angle brackets and parentheses."""
    types, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        if letter in "<(":
            depth += 1
        elif letter in ")" or letter == ">" and text[i - 1] != "-":
            depth -= 1
        elif letter == "," and depth == 0:
            types.append(text[start:i].strip())
            start = i + 1
    return [t for t in types + [text[start:].strip()] if t]


def signature(text):
    """Operand and result types behind the last colon of an op."""
    if ") -> " in text:
        begin = text.rindex(" : (", 0, text.rindex(") -> ") + 1)
        operands, results = text[begin + 4 :].rsplit(") -> ", 1)
        results = results[1:-1] if results.startswith("(") else results
        return types_of(operands), types_of(results)
    if " : " not in text:
        return [], []
    types = types_of(text.rsplit(" : ", 1)[1])
    if len(types) == 1 and " -> " in types[0]:
        operand, result = types[0].split(" -> ")
        return [operand] * 4, [result]
    return types * (4 if len(types) == 1 else 1), types[-1:]


OP = re.compile(r'^\s*(?:%[\w:, %#]+ = )?"?((?:stablehlo|chlo)\.[\w-]+)"?')


def ops_of(program):
    """Each op with the types of its operands and results; those with regions where these end."""
    open_ops = []
    for line in program.splitlines():
        line = line.rstrip()
        if open_ops and line.strip().startswith(("})", "} : (")):
            yield (open_ops.pop(), *signature(line))
            continue
        match = OP.match(line)
        if not match:
            continue
        if line.endswith("{") and "({" in line or match.group(1) == "chlo.scan":
            open_ops.append(match.group(1))
        else:
            yield (match.group(1), *signature(line))


def values_of(program):
    return sum(
        count_of(types_of(line.rsplit(" : (", 1)[1].split(") -> ")[0])[0])
        for line in program.splitlines()
        if "@check." in line
    )


def read_ops():
    """The ops, with the columns of the table that each operand and result may have as `may_be`."""
    with open(os.path.join(ROOT, "docs/opset.json")) as file:
        opset = json.load(file)
    classes = {name: [e.removesuffix(" per axis") for e in types] for name, types in opset["element_classes"].items()}
    for op in opset["ops"]:
        for value in op["parameters"]:
            value["may_be"] = [e for name in value.get("elements", []) for e in classes[name] if e in KINDS]
    # The types of a custom call are a matter of its target; here it is the comparison.
    return {op["name"]: op for op in opset["ops"] if op["name"] != "stablehlo.custom_call"}


# Ops whose type is that of another operand or result than the one with most types.
KEYS = {
    "stablehlo.and": ("operand", 0),
    "stablehlo.or": ("operand", 0),
    "stablehlo.xor": ("operand", 0),
    "stablehlo.fft": ("operand", 0),
    "stablehlo.rng_bit_generator": ("result", 1),
    "chlo.constant_like": ("result", 0),
}


def key_of(op):
    """Which operand or result has most types: its side, its place, its types, and whether it is a list."""
    best, sides = None, {"operand": 0, "result": 0}
    for value in op["parameters"]:
        side, kinds = value["role"], value["may_be"]
        if side not in sides:
            continue
        key = (side, sides[side], kinds, value["form"] == "any")
        if KEYS.get(op["name"]) == key[:2]:
            return key
        if best is None or len(kinds) > len(best[2]):
            best = key
        sides[side] += 1
    return best


def narrower(name, ops):
    """What the op allows that a broadcasting one stands for."""
    part = name.split(".broadcast_")
    for under in ("stablehlo.", "chlo.") if len(part) == 2 else ():
        if under + part[1] in ops:
            return set(key_of(ops[under + part[1]])[2]) - excluded(under + part[1])
    return set(KINDS) - excluded(name)


def count(ops):
    counts = {}
    folders = [
        os.path.join(HERE, "programs"),
        *(os.path.join(HERE, "..", f) for f in ("chlo", "ops", "testdata/programs")),
    ]
    for folder in folders:
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            if not name.endswith(".mlir"):
                continue
            with open(os.path.join(folder, name)) as file:
                programs = file.read().split("// -----\n")
            for program in programs:
                seen, values = set(), values_of(program)
                for op, operands, results in ops_of(program):
                    own = name[:-5] in (op, op.removeprefix("stablehlo."))
                    if op not in ops or folder == folders[0] and not own:
                        continue
                    key = key_of(ops[op])
                    if not key:
                        continue
                    place = operands if key[0] == "operand" else results
                    kinds = {tensor_kind(t) for t in place[key[1] : None if key[3] else key[1] + 1]}
                    if (
                        folder == folders[1]
                        and not op.startswith("chlo.")
                        or folder == folders[3]
                        and "quantized" in name
                        and kinds != {"quantized"}
                        and "quantize" not in op
                    ):
                        continue
                    seen |= {(op, kind) for kind in kinds}
                for cell in seen:
                    counts[cell] = counts.get(cell, 0) + values
    return counts


def page():
    ops = read_ops()
    counts = count(ops)
    lines = [
        "# Values by op and element type",
        "",
        "<!-- Written by tests/conformance/values/table.py. -->",
        "",
        (
            "How many values the programs of `tests/conformance` compare for each op and element type. The type is that"
            " of the"
        ),
        (
            "operand, or result, that may be of most types. A dash: the specification does not allow the type. A dot:"
            " the type"
        ),
        (
            "is allowed, and no program has it. Ops without tensors of a free type are left out, and those that do not"
            " run."
        ),
    ]
    lines += [
        "A broadcasting op of CHLO is of the types of the op that it broadcasts.",
        "",
        "Other dashes have these reasons:",
        "",
    ]
    for _, note in NARROWER.values():
        lines += textwrap.wrap(f"- {note}", 120, subsequent_indent="  ") if note else []
    lines.append("")
    lines += ["| op | " + " | ".join(KINDS) + " |", "|---|" + "--:|" * len(KINDS)]
    dots = total = filled = 0
    for name, op in sorted(ops.items()):
        key = key_of(op)
        if not key or not key[2] or name in NOT_RUN:
            continue
        allowed = set(key[2]) & narrower(name, ops)
        cells = []
        for kind in KINDS:
            number = counts.get((name, kind), 0)
            total += number
            filled += number > 0
            dots += kind in allowed and not number
            cells.append(str(number) if number else "·" if kind in allowed else "–")
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    lines += ["", f"{filled} cells have {total} values; {dots} have none yet."]
    return "\n".join(lines) + "\n"


NOT_RUN = {"stablehlo.infeed", "stablehlo.outfeed", "stablehlo.send", "stablehlo.recv"}


def main():
    if sys.argv[1:] not in (["check"], ["write"]):
        print(__doc__)
        return 2
    text = page()
    if sys.argv[1] == "write":
        with open(PAGE, "w") as file:
            file.write(text)
    elif not os.path.exists(PAGE) or open(PAGE).read() != text:
        print(
            "docs/conformance-values.md is not what the programs are; mend with: tests/conformance/values/table.py"
            " write"
        )
        return 1
    print(text.splitlines()[-1])
    return 0


sys.exit(main())
