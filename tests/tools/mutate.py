"""Changes one constant or one op of a program's text, so that it is valid still.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import re

# Ops of one form.
FORMS = [["add", "subtract", "multiply", "maximum", "minimum"], ["and", "or", "xor"],
         ["tanh", "logistic", "exponential", "sine", "cosine", "sqrt", "rsqrt", "exponential_minus_one"],
         ["negate", "abs"], ["shift_right_logical", "shift_left"]]
FORM_OF = {name: form for form in FORMS for name in form}
DIRECTIONS = ["EQ", "NE", "LT", "LE", "GT", "GE"]
# The byte of an element, and the bit in it, that change its value by a good part.
BITS = {"f32": (4, 2, 0x40), "f64": (8, 6, 0x04), "bf16": (2, 0, 0x40), "f16": (2, 1, 0x02)}
CONSTANT = re.compile(r"stablehlo\.constant dense<(.*)> : tensor<(?:\d+x)*(\w+)>")
NUMBER = re.compile(r"true|false|0x[0-9A-F]+|[-+]?\d+(?:\.\d+(?:E[-+]?\d+)?)?", re.IGNORECASE)


def other_number(text, element):
    if text in ("true", "false"):
        return "false" if text == "true" else "true"
    if element[0] in "iu":
        return str(int(text, 0) + 1)
    return repr(-1.0 if text.startswith("0x") else float(text) * 1.5 + 0.25)


def other_constant(line, found, random):
    literal, element = found.group(1), found.group(2)
    if literal.startswith('"0x'):
        data = bytearray.fromhex(literal[3:-1])
        width, byte, bit = BITS.get(element, (0, 0, 1))
        if not width:
            width = max(1, int(element.strip("iu")) // 8)
        data[random.randrange(len(data) // width) * width + byte] ^= bit
        changed = '"0x' + data.hex().upper() + '"'
    else:
        numbers = list(NUMBER.finditer(literal))
        if not numbers:
            return None
        number = random.choice(numbers)
        changed = literal[:number.start()] + other_number(number.group(), element) + literal[number.end():]
    return line[:found.start(1)] + changed + line[found.end(1):]


def other_line(line, random):
    """The line with another constant or op; None if it has none that can be changed."""
    if found := CONSTANT.search(line):
        return other_constant(line, found, random)
    if found := re.search(r"stablehlo\.compare\s+(\w\w),", line):
        direction = random.choice([one for one in DIRECTIONS if one != found.group(1)])
        return line[:found.start(1)] + direction + line[found.end(1):]
    for found in re.finditer(r"stablehlo\.(\w+)", line):
        if form := FORM_OF.get(found.group(1)):
            name = random.choice([one for one in form if one != found.group(1)])
            return line[:found.start(1)] + name + line[found.end(1):]
    return None


def mutants(text, random):
    """Yields changed texts, each with the number of the changed line, in random order, without end."""
    lines = text.split("\n")
    while True:
        at = random.randrange(len(lines))
        changed = other_line(lines[at], random)
        if changed is not None and changed != lines[at]:
            yield "\n".join(lines[:at] + [changed] + lines[at + 1:]), at + 1
