"""One-op programs as text, and their changes in one place.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import re

TENSOR = re.compile(r"tensor<((?:(?:\d+|\?)x)*)([a-z]\w*(?:<[^<>]*>)?)((?:, [^<>]*<[^<>]*>)?)>")
OP = re.compile(r'(?m)^  (?:%r.* = )?"([\w.-]+)"\(')
# Numbers of attributes: in lists, and by themselves.
NUMBER = re.compile(r"(?<=[\[ ,])-?\d+(?=[\], ])")
LISTED = re.compile(r"(?<![\w.-])-?\d+(?=[,\]>])")
ELEMENTS = ["i1", "i4", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f8E4M3FN", "f8E5M2", "bf16", "f16",
            "f32", "f64", "complex<f32>", "complex<f64>"]
WORDS = [["true", "false"], ["EQ", "NE", "GE", "GT", "LE", "LT"], ["FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
         ["DEFAULT", "HIGH", "HIGHEST"], ["THREE_FRY", "PHILOX", "DEFAULT"], ["UNIFORM", "NORMAL"],
         ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"], ["FFT", "IFFT", "RFFT", "IRFFT"]]
# One of each kind, for places that are changed alone.
KINDS = ["i1", "i32", "ui8", "f32", "f64", "complex<f32>"]


def replace_type(program, choose, change):
    """The program with the chosen types changed: all of them in the op's type, the function's head follows."""
    head, arrow, tail = program.rpartition(" : (")
    types = list(TENSOR.finditer(tail))
    picked = choose(types)
    new, at = "", 0
    for index, match in enumerate(types):
        text = match.group(0)
        if index in picked:
            text = change(match)
        new += tail[at:match.start()] + text
        at = match.end()
    new += tail[at:]
    # Operand k of the op is %ak: an argument's type is the operand's, and a constant's too.
    operand_types = TENSOR.finditer(new[:new.index(") ->")]) if ") ->" in new else []
    body = head + arrow
    names = re.search(r'"[\w.-]+"\(([^)]*)\)', body).group(1).split(", ")
    for name, match in zip(names, operand_types):
        body = re.sub(re.escape(name) + r": tensor<.*?>(?=, %|\) {\n)", lambda _: f"{name}: {match.group(0)}", body, 1)
    return body + new


def op_types(program):
    return list(TENSOR.finditer(program.rpartition(" : (")[2]))


def replace_element(program, old, new):
    """Another element type in all places of one, in the region too."""
    return re.sub(r"(?<=[x<])" + re.escape(old) + r"(?=>|, )", new, program)


def replace_region_element(program, old, new):
    start, end = program.index("^bb"), program.rindex("})")
    return program[:start] + program[start:end].replace(f"tensor<{old}>", f"tensor<{new}>") + program[end:]


def region_elements(program):
    if "^bb" not in program:
        return []
    return [m.group(0) for m in re.finditer(r"(?<=tensor<)[a-z]\w*(?:<\w+>)?(?=>)", program)]


def shape_of(match):
    return match.group(1).split("x")[:-1]


def tensor(shape, element, encoding=""):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + encoding + ">"


def with_shape(match, shape):
    return tensor(shape, match.group(2), match.group(3) if len(shape) == len(shape_of(match)) else "")


def attributes_of(program):
    """Where the op's attributes begin and end; equal if it has none."""
    start = program.find("<{") + 2
    return (start, program.find("}>", start)) if start >= 2 else (0, 0)


def split_attributes(text):
    return re.split(r", (?=\w+ = )", text) if text else []


def words_of(program):
    """(match, other words) of each word that is a value of an enumeration or a boolean."""
    return [(match, [word for word in kind if word != match.group(0)]) for kind in WORDS
            for match in re.finditer(r"\b(?:" + "|".join(kind) + r")\b", program)]


# --- All changes of one place -----------------------------------------------------------------------------------------

def changed_types(program):
    types = op_types(program)
    every = set(range(len(types)))
    for old in dict.fromkeys(match.group(2) for match in types):
        for new in ELEMENTS:
            yield replace_element(program, old, new)
    for old in dict.fromkeys(region_elements(program)):
        for new in KINDS:
            yield replace_region_element(program, old, new)
    for extent in dict.fromkeys(extent for match in types for extent in shape_of(match)):
        for new in ("?", "0", "6"):
            yield replace_type(program, lambda _: every, lambda m: with_shape(
                m, [new if old == extent else old for old in shape_of(m)]))
    for place, match in enumerate(types):
        def this(change):
            return replace_type(program, lambda _: {place}, change)

        shape = shape_of(match)
        for new in KINDS:
            yield this(lambda m: tensor(shape, new, m.group(3)))
        for axis, old in enumerate(shape):
            near = ["2"] if old == "?" else [str(int(old) - 1), str(int(old) + 1), "?"]
            for new in near:
                if new != "-1":
                    yield this(lambda m: with_shape(m, [*shape[:axis], new, *shape[axis + 1:]]))
            yield this(lambda m: with_shape(m, [*shape[:axis], *shape[axis + 1:]]))
        for new in ([*shape, "1"], ["1", *shape], ["?"] * len(shape)):
            yield this(lambda m: with_shape(m, new))
        for other in range(len(types)):
            yield this(lambda m: types[other].group(0))


def changed_attributes(program):
    start, end = attributes_of(program)
    for match in NUMBER.finditer(program, start, end):
        number = int(match.group(0))
        for new in dict.fromkeys([-1, 0, number - 1, number + 1, 2 * number]):
            yield program[:match.start()] + str(new) + program[match.end():]
    for match in LISTED.finditer(program, start, end):
        before, after = program[:match.start()], program[match.end():]
        yield before + match.group(0) + ", " + match.group(0) + after
        if after.startswith(", "):
            yield before + after[2:]
    for match, others in words_of(program):
        for word in others:
            yield program[:match.start()] + word + program[match.end():]
    parts = split_attributes(program[start:end])
    for index in range(len(parts)):
        yield program[:start] + ", ".join(parts[:index] + parts[index + 1:]) + program[end:]


def changed_operands(program):
    """Without the last operand, and with it twice."""
    match = re.search(r'("[\w.-]+"\()([^)]*)\)', program)
    names = match.group(2).split(", ")
    head, arrow, tail = program.rpartition(" : (")
    types = list(TENSOR.finditer(tail[:tail.index(")")] if ") ->" in tail else ""))
    if len(types) != len(names) or not types:
        return
    last = types[-1]
    for new_names, new_tail in [
            (names[:-1], tail[:types[-2].end() if len(types) > 1 else 0] + tail[last.end():]),
            (names + names[-1:], tail[:last.end()] + ", " + last.group(0) + tail[last.end():])]:
        yield head[:match.start(2)] + ", ".join(new_names) + head[match.end(2):] + arrow + new_tail


def changes(program):
    """The program itself, and each program that differs in one place, once."""
    found = dict.fromkeys([program])
    for family in (changed_types, changed_attributes, changed_operands):
        found.update(dict.fromkeys(family(program)))
    return list(found)
