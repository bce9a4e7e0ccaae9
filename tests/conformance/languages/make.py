#!/usr/bin/env python3
"""Writes cases.txt, which the suites of all languages run (README.md says what its lines mean).

usage: make.py [--check]    with --check: compares, and fails if cases.txt is not as it would be written

Expected values come from plain arithmetic and from the definitions of the element types, expected errors from the
headers and the labels of the specification, expected versions from the history in tests/conformance/versions; nothing
is printed by this library.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import struct
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

# --- Values

INTEGERS = {"i1": "B", "i2": "b", "i4": "b", "i8": "b", "i16": "h", "i32": "i", "i64": "q", "ui2": "B", "ui4": "B",
            "ui8": "B", "ui16": "H", "ui32": "I", "ui64": "Q"}
FLOATS = {"f16": "e", "f32": "f", "f64": "d"}
COMPLEX = {"complex<f32>": "ff", "complex<f64>": "dd"}
# Bits of the exponent and of the fraction, and the bias.
SMALL = {"f4E2M1FN": (2, 1, 1), "f6E2M3FN": (2, 3, 1), "f6E3M2FN": (3, 2, 3), "f8E3M4": (3, 4, 3), "f8E4M3": (4, 3, 7),
         "f8E4M3FN": (4, 3, 7), "f8E4M3FNUZ": (4, 3, 8), "f8E4M3B11FNUZ": (4, 3, 11), "f8E5M2": (5, 2, 15),
         "f8E5M2FNUZ": (5, 2, 16)}
TYPES = [*INTEGERS, *SMALL, "f8E8M0FNU", "bf16", *FLOATS, *COMPLEX]


def small(element, number):
    """The bits of a normal number."""
    exponents, fractions, bias = SMALL[element]
    for exponent in range(1, 2**exponents):
        for fraction in range(2**fractions):
            if abs(number) == 2.0 ** (exponent - bias) * (1 + fraction / 2**fractions):
                return (number < 0) << (exponents + fractions) | exponent << fractions | fraction
    raise ValueError(f"{element} has no {number}")


def packed(element, number):
    if element in COMPLEX:
        return struct.pack("<" + COMPLEX[element], number.real, number.imag)
    if element in INTEGERS or element in FLOATS:
        return struct.pack("<" + (INTEGERS.get(element) or FLOATS[element]), number)
    if element == "bf16":
        bits = struct.pack("<f", number)
        assert bits[:2] == b"\0\0", "it would be rounded"
        return bits[2:]
    if element == "f8E8M0FNU":
        return bytes([next(k for k in range(255) if 2.0 ** (k - 127) == number)])
    return bytes([small(element, number)])


def value(element, shape, *numbers):
    """ELEMENT SHAPE BYTES"""
    return f"{element} {shape} {b''.join(packed(element, one) for one in numbers).hex() or '-'}"


def some(element):
    """Three different numbers that the type has."""
    if element in COMPLEX:
        return [complex(1, 2), complex(-0.5, 4), complex(0, -1)]
    if element == "f8E8M0FNU":
        return [1, 2, 0.5]
    if element in INTEGERS:
        return [1, 0, 0] if element == "i1" else [1, 0, 3 if element[0] == "u" else -1]
    return [1, 1.5, -2]


def npy(descr, shape, data, order=False, magic=b"\x93NUMPY", version=b"\1\0"):
    """A file of NumPy's format 1.0, by its description (NumPy enhancement proposal 1)."""
    header = f"{{'descr': '{descr}', 'fortran_order': {order}, 'shape': {shape}, }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    return (magic + version + struct.pack("<H", len(header)) + header.encode() + data).hex()


# --- Cases

CASES = []


def case(kind, name, *lines):
    """A case. A line of several lines is a list of its own."""
    flat = [one for line in lines for one in ([line] if isinstance(line, str) else line)]
    CASES.append([f"case {kind} {name}", *flat])


def lines_of(program):
    return program.strip("\n").split("\n")


def text(program, old="", new=""):
    """The lines of a program. The twin has `new` instead of `old`."""
    assert not old or program.count(old) == 1, old
    for line in lines_of(program):
        yield f"text {line}"
        if old and old in line:
            yield f"twin {line.replace(old, new)}"


def body(types, result, *ops):
    """A function main of arguments %a, %b and so on."""
    arguments = ", ".join(f"%{name}: tensor<{of}>" for name, of in zip("abcd", types))
    lines = [f"func.func @main({arguments}) -> tensor<{result}> {{", *("  " + one for one in ops)]
    return "\n".join([*lines, f"  return %r : tensor<{result}>", "}"])


def expect(fact, right, wrong):
    return [f"expect {fact} {right}", f"twin {wrong}"]


def error(code, **facts):
    """The expected error: its code, and facts of its diagnostics with a wrong twin each."""
    lines = expect("error", code, "INTERNAL")
    for fact, (right, wrong) in facts.items():
        lines += expect(fact, right, wrong)
    return lines


SUBTRACT = """
func.func @main(%x: tensor<3xf32> loc("x"), %y: tensor<3xf32> loc("y")) -> (tensor<3xf32> {jax.result_info = "left"}) {
  %0 = stablehlo.subtract %x, %y : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @other(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %x, %0 : tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}"""
X, Y = value("f32", "3", 1, 2, 4), value("f32", "3", 8, 0.5, -1)
LEFT = value("f32", "3", -7, 1.5, 5)
DYNAMIC = """
func.func @main(%x: tensor<?x2xf32> loc("x"), %y: tensor<?x2xf32> loc("y")) -> tensor<?x2xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}"""
SAME = """
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}"""
ENDLESS = """
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %x) : tensor<i32>
    cond {
      %c = stablehlo.compare EQ, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.multiply %i, %i : tensor<i32>
      stablehlo.return %n : tensor<i32>
    }
  return %0 : tensor<i32>
}"""

# Counts to %n, and subtracts the squares of 0 to %n - 1.
SQUARES = """
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("squares.py":1:7)
    stablehlo.return %c : tensor<i1>
  } do {
    %square = stablehlo.multiply %i, %i : tensor<i32> loc("squares.py":3:5)
    %t = stablehlo.subtract %s, %square : tensor<i32> loc("squares.py":3:9)
    %k = stablehlo.add %i, %one : tensor<i32> loc("count")
    stablehlo.return %k, %t : tensor<i32>, tensor<i32>
  } loc("squares.py":1:1)
  return %r#1 : tensor<i32>
}"""
# The sum of i * j for all j < i < %n.
NESTED = """
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<i32>
    cond {
      %c = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %p = stablehlo.multiply %i, %j : tensor<i32> loc("pairs.py":7:3)
      %u = stablehlo.add %t, %p : tensor<i32>
      %l = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %l, %u : tensor<i32>, tensor<i32>
    }
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %q#1 : tensor<i32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}"""
SORTED = """
func.func @main(%x: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %i = stablehlo.iota dim = 1 : tensor<2x3xi16>
  %0:2 = "stablehlo.sort"(%x, %i) ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<i16>, %d: tensor<i16>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} :
    (tensor<2x3xi16>, tensor<2x3xi16>) -> (tensor<2x3xi16>, tensor<2x3xi16>) loc("order"("sorted.py":2:2))
  return %0#0 : tensor<2x3xi16>
}"""


def recordings():
    number = lambda one: value("i32", "()", one)  # noqa: E731
    three = f"input {number(3)}"
    square = [f"stablehlo.multiply squares.py:3:5 0 0 {i} {number(i * i)}" for i in range(3)]
    difference = [f"stablehlo.subtract squares.py:3:9 0 0 {i} {number(left)}" for i, left in enumerate([0, -1, -5])]
    listed = lambda right: [one for line in right for one in expect("recorded", line, line[:-8] + "00000007")]  # noqa: E731
    output = expect("output", number(-5), number(5))
    for kept in "kept", "shown":
        how = ["to_function yes"] if kept == "shown" else []
        case("run", f"record_{kept}_by_name", text(SQUARES), three, "record_op multiply", "twin subtract", how, output,
             listed(square))
        case("run", f"record_{kept}_by_location", text(SQUARES), three, "record_at squares.py:3:9", "twin squares.py:4",
             how, listed(difference))
        case("run", f"record_{kept}_two_results", text(SORTED), f"input {value('i16', '2x3', 5, 3, 4, 1, 9, 2)}",
             "record_op stablehlo.sort", how,
             expect("recorded", f"stablehlo.sort sorted.py:2:2 0 0 - {value('i16', '2x3', 3, 4, 5, 1, 2, 9)}",
                    f"stablehlo.sort sorted.py:2:2 0 0 - {value('i16', '3x2', 3, 4, 5, 1, 2, 9)}"),
             expect("recorded", f"stablehlo.sort sorted.py:2:2 1 0 - {value('i16', '2x3', 1, 2, 0, 0, 2, 1)}",
                    f"stablehlo.sort sorted.py:2:2 0 0 - {value('i16', '2x3', 1, 2, 0, 0, 2, 1)}"))
    case("run", "record_line", text(SQUARES), three, "record_at squares.py:3", "twin squares.py:3:5",
         listed([one for pair in zip(square, difference) for one in pair]))
    case("run", "record_two_choices", text(SQUARES), three, "record_op multiply", "record_at squares.py:3:9",
         "twin squares.py:9", listed([one for pair in zip(square, difference) for one in pair]))
    # The loop inside ends before the product of 0 and 0.
    pairs = [f"stablehlo.multiply pairs.py:7:3 0 0 {i},{j} {number(i * j)}" for i in range(3) for j in range(i)]
    case("run", "record_nested_loops", text(NESTED), three, "record_op multiply", listed(pairs))
    case("run", "record_another_loop", text(NESTED), three, "record_op multiply", "times multiply",
         expect("recorded", pairs[0], pairs[0].replace("1,0", "0,1")), listed(pairs[1:]),
         expect("measured", "stablehlo.multiply pairs.py:7:3 3 0", "stablehlo.multiply pairs.py:7:3 2 0"))
    case("run", "record_too_much", text(SQUARES), three, "record_op multiply", "record_memory 11", "twin 12",
         error("LIMIT"))
    case("run", "record_nameless", text(SQUARES), three, "record_op ", "twin multiply", error("INVALID_ARGUMENT"))
    case("run", "record_a_failure", text(SQUARES), three, "record_op multiply", "cancelled yes", "twin no",
         error("CANCELLED"))
    case("run", "times", text(SQUARES), three, "times multiply", "times while", "twin add", output,
         expect("measured", "stablehlo.while squares.py:1:1 1 3", "stablehlo.while squares.py:1:1 3 1"),
         expect("measured", "stablehlo.multiply squares.py:3:5 3 0", "stablehlo.multiply squares.py:3:9 3 0"))
    case("run", "progress", text(SQUARES), three, "progress yes", output, expect("progress", "1", "0"))


def runs():
    ins = [f"input {X}", f"input {Y}"]
    case("run", "by_position", text(SUBTRACT), ins, f"expect output {LEFT}", f"twin {X}")
    case("run", "by_position_exchanged", text(SUBTRACT), f"input {Y}", f"twin {X}", f"input {X}",
         f"expect output {value('f32', '3', 7, -1.5, -5)}")
    case("run", "by_name", text(SUBTRACT), f"named y {Y}", f"twin x {Y}", f"named x {X}", f"expect output {LEFT}",
         f"twin {value('f32', '3', 7, -1.5, -5)}")
    case("run", "another_function", text(SUBTRACT), "function other", "twin main", f"input {value('i32', '()', 7)}",
         f"expect output {value('i32', '()', 5)}", f"twin {value('i32', '()', 12)}",
         f"expect output {value('i32', '()', 12)}", f"twin {value('i32', '()', 5)}")
    case("run", "no_such_function", text(SUBTRACT), "function nobody", "twin main", ins, error("NOT_FOUND"))
    case("run", "no_input", text(body([], "2xi8", "%r = stablehlo.constant dense<[1, -1]> : tensor<2xi8>")),
         f"expect output {value('i8', '2', 1, -1)}", f"twin {value('ui8', '2', 1, 255)}")
    case("run", "shape_matters", text(body(["2x3xi16"], "3x2xi16",
         "%r = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>")),
         f"input {value('i16', '2x3', 1, 2, 3, 4, 5, 6)}", f"expect output {value('i16', '3x2', 1, 4, 2, 5, 3, 6)}",
         f"twin {value('i16', '2x3', 1, 4, 2, 5, 3, 6)}")
    case("run", "tolerance", text(SUBTRACT), ins, "tolerance 0.01", "twin 0.0001",
         f"expected {value('f32', '3', -7, 1.51, 5)}", f"twin {value('f32', '3', -7, 1.6, 5)}", "expect differs none",
         "twin 1")
    # Dynamic shapes.
    for name, rows in ("", 1), ("_again", 3):
        x, y = [k / 2 for k in range(2 * rows)], [10, 20, 30, 40]
        shape = f"{rows + 2}x2"
        case("run", "dynamic" + name, text(DYNAMIC), f"named y {value('f32', '2x2', *y)}",
             f"named x {value('f32', f'{rows}x2', *x)}", f"expect output {value('f32', shape, *x, *y)}",
             f"twin {value('f32', shape, *y, *x)}", expect("shape", shape, f"2x{rows + 2}"))
    case("run", "dynamic_empty", text(DYNAMIC), f"input {value('f32', '0x2')}", f"input {value('f32', '1x2', 1, 2)}",
         f"expect output {value('f32', '1x2', 1, 2)}", f"twin {value('f32', '2x1', 1, 2)}")
    case("run", "dynamic_extents_that_differ", text(SAME), f"input {value('f32', '2', 1, 2)}",
         f"input {value('f32', '3', 1, 2, 3)}", f"twin {value('f32', '2', 1, 2)}",
         error("INVALID_ARGUMENT", line=(2, 3), column=(8, 3)))
    # Empty and strided arrays.
    case("run", "empty", text(body(["0x3xf32"], "3x0xf32",
         "%r = stablehlo.transpose %a, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>")),
         f"input {value('f32', '0x3')}", f"twin {value('f32', '3x0')}", f"expect output {value('f32', '3x0')}",
         f"twin {value('f32', '0x3')}")
    case("run", "sum_of_nothing", text(body(["2x0xf32", "f32"], "2xf32",
         "%r = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [1] : "
         "(tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>")), f"input {value('f32', '2x0')}",
         f"input {value('f32', '()', 0.5)}", f"expect output {value('f32', '2', 0.5, 0.5)}",
         f"twin {value('f32', '2', 0, 0)}")
    seven = value("f32", "7", 8, 1, 2, 3, 4, 5, 0.5)
    for name, start, step, x in ("strided", 1, 2, [1, 3, 5]), ("backwards", 5, -2, [5, 3, 1]):
        y = [a - b for a, b in zip(x, [8, 0.5, -1])]
        case("run", name, text(SUBTRACT), f"strided {start} {step} 3 {seven}", f"input {Y}",
             f"expect output {value('f32', '3', *y)}", f"twin {value('f32', '3', *y[::-1])}")
    # What is wrong with an input.
    ok = f"input {Y}"
    for name, wrong in {
        "element_type": value("i32", "3", 1, 2, 4), "width": value("f64", "3", 1, 2, 4),
        "rank": value("f32", "3x1", 1, 2, 4), "scalar": value("f32", "()", 1), "extent": value("f32", "2", 1, 2),
    }.items():
        case("run", f"wrong_{name}_of_input_1", text(SUBTRACT), ok, f"input {wrong}", f"twin {X}",
             error("INVALID_ARGUMENT", input=(1, 0)))
        case("run", f"wrong_{name}_by_name", text(SUBTRACT), f"named y {Y}", f"named x {wrong}", f"twin x {X}",
             error("INVALID_ARGUMENT", input=(0, 1)))
    case("run", "wrong_extent_beside_a_dynamic_one", text(DYNAMIC), f"input {value('f32', '1x2', 1, 2)}",
         f"input {value('f32', '1x3', 1, 2, 3)}", f"twin {value('f32', '1x2', 1, 2)}",
         error("INVALID_ARGUMENT", input=(1, 0)))
    case("run", "one_input_too_few", text(SUBTRACT), ok, error("INVALID_ARGUMENT"))
    case("run", "one_input_too_many", text(SUBTRACT), ok, ok, ok, error("INVALID_ARGUMENT"))
    case("run", "a_name_is_missing", text(SUBTRACT), f"named x {X}", error("INVALID_ARGUMENT"))
    case("run", "unknown_name", text(SUBTRACT), f"named x {X}", f"named z {Y}", f"twin y {Y}", error("NOT_FOUND"))
    case("run", "no_element_of_i4", text(body(["3xi4"], "3xi4", "%r = stablehlo.negate %a : tensor<3xi4>")),
         "input i4 3 01f810", "twin i4 3 01f907", error("INVALID_ARGUMENT", subject=("input 0", "input 1")))
    # What stops a run.
    one = f"input {value('i32', '()', 1)}"
    case("run", "time_limit", text(ENDLESS, "EQ", "NE"), one, "timeout 20", error("LIMIT"))
    case("run", "cancelled", text(SUBTRACT), ins, "cancelled yes", "twin no", error("CANCELLED"))
    asserting = '@shape_assertion(%c) {error_message = "no", has_side_effect = true} : (tensor<i1>) -> ()'
    shaped = body(["2xf32"], "2xf32", "%c = stablehlo.constant dense<false> : tensor<i1>",
                  f"stablehlo.custom_call {asserting}", "%r = stablehlo.negate %a : tensor<2xf32>")
    case("run", "assertion", text(shaped, "false", "true"), f"input {value('f32', '2', 1, 2)}", error("FAILED"))
    unknown = body(["2xf32"], "2xf32", '%r = stablehlo.custom_call @nobody(%a) : (tensor<2xf32>) -> tensor<2xf32>')
    case("run", "unknown_custom_call", text(unknown), f"input {value('f32', '2', 1, 2)}",
         error("UNSUPPORTED", op=("stablehlo.custom_call", "stablehlo.call"), line=(2, 3)))
    # Every element type: moved, and converted.
    for of in TYPES:
        numbers = some(of)
        case("run", f"reverse_{of}", text(body([f"3x{of}"], f"3x{of}",
             f"%r = stablehlo.reverse %a, dims = [0] : tensor<3x{of}>")), f"input {value(of, '3', *numbers)}",
             f"expect output {value(of, '3', *numbers[::-1])}", f"twin {value(of, '3', *numbers)}")
        to = of[len("complex<"):-1] if of in COMPLEX else "f64" if of == "f32" else "f32"
        op = "imag" if of in COMPLEX else "convert"
        case("run", f"{op}_{of}", text(body([f"3x{of}"], f"3x{to}",
             f"%r = stablehlo.{op} %a : (tensor<3x{of}>) -> tensor<3x{to}>")), f"input {value(of, '3', *numbers)}",
             f"expect output {value(to, '3', *(one.imag if of in COMPLEX else one for one in numbers))}",
             f"twin {value(to, '3', 1, 2, 3)}")
    case("run", "not_i1", text(body(["2xi1"], "2xi1", "%r = stablehlo.not %a : tensor<2xi1>")), "input i1 2 0001",
         "expect output i1 2 0100", "twin i1 2 fffe")
    case("run", "wrap_i4", text(body(["3xi4", "3xi4"], "3xi4", "%r = stablehlo.add %a, %b : tensor<3xi4>")),
         f"input {value('i4', '3', 7, -8, 3)}", f"input {value('i4', '3', 1, -1, 2)}",
         f"expect output {value('i4', '3', -8, 7, 5)}", f"twin {value('i4', '3', 8, -9, 5)}")
    case("run", "wrap_ui64", text(body(["2xui64", "2xui64"], "2xui64",
         "%r = stablehlo.multiply %a, %b : tensor<2xui64>")),
         f"input {value('ui64', '2', 2**63, 3)}", f"input {value('ui64', '2', 2, 2**63)}",
         f"expect output {value('ui64', '2', 0, 2**63)}", f"twin {value('ui64', '2', 0, 2**62)}")
    case("run", "round_bf16", text(body(["3xf32"], "3xbf16",
         "%r = stablehlo.convert %a : (tensor<3xf32>) -> tensor<3xbf16>")),
         f"input {value('f32', '3', 1 + 2**-8, 1 + 3 * 2**-8, -1 - 2**-8 - 2**-20)}",  # ties go to the even fraction
         f"expect output {value('bf16', '3', 1, 1 + 2**-6, -1 - 2**-7)}",
         f"twin {value('bf16', '3', 1 + 2**-7, 1 + 2**-6, -1 - 2**-7)}")
    case("run", "multiply_complex", text(body(["2xcomplex<f32>", "2xcomplex<f32>"], "2xcomplex<f32>",
         "%r = stablehlo.multiply %a, %b : tensor<2xcomplex<f32>>")),
         f"input {value('complex<f32>', '2', 1 + 2j, 3j)}", f"input {value('complex<f32>', '2', 3 - 1j, 2j)}",
         f"expect output {value('complex<f32>', '2', 5 + 5j, -6)}", f"twin {value('complex<f32>', '2', 3 - 2j, -6)}")
    # Programs of JAX, with the results that JAX gave.
    data = "tests/conformance/models/data"
    for folder, tolerance, inputs, outputs in (
        ("examples/models/lstm", 1e-5, 1, 2), (f"{data}/control_flow", 1e-5, 2, 2),
        (f"{data}/integer_mix", 0, 3, 8), (f"{data}/train_step_args", 1e-5, 6, 5),
    ):
        case("run", "model_" + folder.split("/")[-1], f"file {folder}/model.mlir.bc", f"tolerance {tolerance}",
             [f"input npy {folder}/input_{k}.npy" for k in range(inputs)],
             [f"expected npy {folder}/output_{k}.npy" for k in range(outputs)],
             [line for _ in range(outputs) for line in expect("differs", "none", 0)])


PRETTY = """
module @m {
  func.func public @main(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}"""
TYPE = "(tensor<2x3xf32>) -> tensor<3x2xf32>"
GENERIC = f"""
"builtin.module"() <{{sym_name = "m"}}> ({{
  "func.func"() <{{function_type = {TYPE}, sym_name = "main", sym_visibility = "public"}}> ({{
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.transpose"(%arg0) <{{permutation = array<i64: 1, 0>}}> : {TYPE}
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }}) : () -> ()
}}) : () -> ()"""


def printed(fact, program):
    lines = [f"expect {fact} {line}" for line in lines_of(program)]
    return [*lines, "twin " + lines_of(program)[-1] + ";"]


# One wrong line of a program, mended, the label of the rule, the op, and the line.
VIOLATIONS = [
    ("transpose_c2", "stablehlo.transpose", (["2x3xf32"], "3x2xf32",
     "%r = stablehlo.transpose %a, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>"), "[1, 1]", "[1, 0]"),
    ("concatenate_c2", "stablehlo.concatenate", (["2x3xf32", "2x4xf32"], "4x3xf32",
     "%r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>"),
     "%a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>)", "%a, %a, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>)"),
    ("reshape_c2", "stablehlo.reshape", (["2x3xf32"], "7xf32",
     "%r = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<7xf32>", "%s = stablehlo.negate %a : tensor<2x3xf32>"),
     "%r = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<7xf32>", "%r = stablehlo.iota dim = 0 : tensor<7xf32>"),
    ("iota_c1", "stablehlo.iota", ([], "2x3xi32", "%r = stablehlo.iota dim = 2 : tensor<2x3xi32>"),
     "dim = 2", "dim = 1"),
]
DEMANDING = """
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf8E3M4>) -> tensor<4xi1> {
  %0 = stablehlo.tan %a : tensor<4xf32>
  %1 = stablehlo.convert %b : (tensor<4xf8E3M4>) -> tensor<4xf32>
  %2 = stablehlo.compare LT, %0, %1, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}"""
BLOCKERS = [("func.func", "argument 1", "1.7.0", 1), ("stablehlo.tan", "", "1.4.0", 2),
            ("stablehlo.compare", "compare_type", "1.22.0", 4)]
CHLO = body(["2xf32"], "2xf32", "%r = chlo.tan %a : tensor<2xf32> -> tensor<2xf32>")
OTHER = """
module attributes {tf.x = 1 : i32} {
  func.func @main(%x: tensor<2xf32> {mhlo.sharding = "{replicated}"}) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}"""
SHARDED = """
sdy.mesh @mesh = <["x"=1]>
func.func @main(%x: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<2xf32> {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}"""

LATER = SHARDED.replace('sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<2xf32>',
                        '"sdy.later"(%x) : (tensor<2xf32>) -> tensor<1xf32>').replace(
                            "return %0 : tensor<2xf32>", "return %x : tensor<2xf32>")
CHECKED = """
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  check.expect_eq %x, %x : tensor<2xf32>
  return %x : tensor<2xf32>
}"""


def modules():
    case("module", "print", text(PRETTY, "@m {", "@n {"), printed("printed", PRETTY))
    case("module", "print_of_generic", text(GENERIC, 'sym_name = "m"', 'sym_name = "n"'), printed("printed", PRETTY))
    case("module", "print_generic", text(PRETTY), printed("generic", GENERIC))
    data = "tests/conformance/models/data"
    case("module", "print_of_artifact", f"file {data}/control_flow/model.mlir.bc",
         f"twin {data}/integer_mix/model.mlir.bc", f"beside {data}/control_flow/model.mlir",
         expect("same", "yes", "no"))
    case("module", "list", text(SUBTRACT), expect("function", "main public", "main private"),
         "expect function other public", "expect count func.func 2", "expect count func.return 2",
         "expect count stablehlo.add 1", "expect count stablehlo.constant 1", "expect count stablehlo.subtract 1",
         "twin stablehlo.subtract 2", "expect constant tensor<i32> 4", "twin tensor<i32> 8")
    case("module", "names", text(SUBTRACT), "expect argument x tensor<3xf32>", "expect argument y tensor<3xf32>",
         "twin x tensor<3xf32>", expect("result", "left tensor<3xf32>", "right tensor<3xf32>"))
    case("module", "no_names", text(DYNAMIC.replace(' loc("x")', "")),
         "expect argument - tensor<?x2xf32>", "twin x tensor<?x2xf32>",
         "expect argument y tensor<?x2xf32>", expect("result", "- tensor<?x2xf32>", "- tensor<2x?xf32>"))
    # Text that is no program.
    wrong = body(["2xf32"], "2xf32", "%r = stablehlo.add %a, %z : tensor<2xf32>")
    at = lines_of(wrong)[1].index("%z") + 1
    case("module", "unknown_value", text(wrong, "%z", "%a"), "option file_name wrong.mlir",
         error("MALFORMED", file=("wrong.mlir", "right.mlir"), line=(2, 1), column=(at, at + 1),
               severity=("error", "note"), source=(lines_of(wrong)[1], lines_of(wrong)[0])))
    case("module", "no_end", text("func.func @main(", "@main(", "@main()"), error("MALFORMED", line=(1, 2)))
    case("module", "no_type", text(body(["2xf32"], "2xf32", "%r = stablehlo.negate %a : tensor<2xf33>"), "f33", "f32"),
         error("MALFORMED", line=(2, 3)))
    case("module", "unknown_op", text(body(["2xf32"], "2xf32", "%r = stablehlo.nonsense %a : tensor<2xf32>"),
         "nonsense", "negate"), error("UNSUPPORTED", line=(2, 3), column=(8, 3)))
    case("module", "another_dialect", text(body(["2xf32"], "2xf32", "%r = stablehlo.negate %a : tensor<2xf32>",
         '"my.op"(%a) : (tensor<2xf32>) -> ()')), "option other_dialects reject", "twin other_dialects keep",
         error("UNSUPPORTED", op=("my.op", "my.other"), line=(3, 2)))
    case("module", "tool_dialects", text(CHECKED), "option tool_dialects 1",
         "twin tool_dialects 0", "expect count check.expect_eq 1", "expect count func.func 1",
         expect("count", "func.return 1", "func.return 2"))
    # Programs that break a rule.
    for label, op, program, old, new in VIOLATIONS:
        case("module", f"violation_{label}", text(body(*program), old, new),
             error("INVALID_PROGRAM", op=(op, "func.func"), constraint=(label, label + "1"), line=(2, 3),
                   column=(8, 3)))
        case("module", f"verify_{label}", text(body(*program), old, new), "option verify 0", "verify",
             error("INVALID_PROGRAM", constraint=(label, label + "1"), line=(2, 3)))
    two = body(["2x3xf32"], "3x2xf32", "%s = stablehlo.iota dim = 2 : tensor<2x3xi32>", VIOLATIONS[0][2][2])
    case("module", "two_violations", text(two, "dim = 2", "dim = 1"), "option verify 0", "verify",
         "expect error INVALID_PROGRAM", "expect constraint iota_c1", "expect constraint transpose_c2", "twin iota_c1",
         "expect line 2", "expect line 3")
    case("module", "not_verified", text(two), "option verify 0", "twin verify 1", "expect count func.func 1",
         "expect count func.return 1", "expect count stablehlo.iota 1", "expect count stablehlo.transpose 1",
         "twin stablehlo.transpose 2")
    # Limits.
    deep = "func.func @main(%x: " + "tuple<" * 8 + "tensor<f32>" + ">" * 8 + ") {\n  return\n}"
    case("module", "nesting", text(deep), "option max_nesting 4", "twin max_nesting 64", error("LIMIT"))
    case("module", "size", text(PRETTY), "option max_bytes 20", "twin max_bytes 2000", error("LIMIT"))
    # Versions.
    for name, of, version in ("add", "stablehlo.add %a, %a", "0.9.0"), ("tan", "stablehlo.tan %a", "1.4.0"):
        case("module", f"minimum_{name}", text(body(["4xf32"], "4xf32", f"%r = {of} : tensor<4xf32>")),
             expect("minimum", version, "1.3.0"))
        case("module", f"write_{name}", text(body(["4xf32"], "4xf32", f"%r = {of} : tensor<4xf32>")),
             f"target {version}", "twin 1.9.0", f"expect written {version}", "expect again same", "twin other")
    case("module", "write_patch", text(PRETTY), "target 1.9.7", expect("written", "1.9.7", "1.9.0"),
         "expect again same")
    for element, version in ("f8E4M3", "1.7.0"), ("f4E2M1FN", "1.8.0"), ("i2", "1.2.0"), ("f32", "0.9.0"):
        case("module", f"minimum_{element}", text(body([f"4x{element}"], f"4x{element}",
             f"%r = stablehlo.reverse %a, dims = [0] : tensor<4x{element}>")), expect("minimum", version, "1.6.0"))
    case("module", "minimum_of_all", text(DEMANDING, ", WEAKORDER", ""), expect("minimum", "1.22.0", "1.21.0"))
    fields = list(enumerate(("op", "subject", "version", "line")))
    facts = [f"expect {field} {one[k] or '-'}" for one in BLOCKERS for k, field in fields]
    for name, lines in {"blockers": ["blockers 1.3.0", "twin 1.6.0"],
                        "write_too_old": ["target 1.3.0", "twin 1.22.0"]}.items():
        case("module", name, text(DEMANDING, "stablehlo.tan", "stablehlo.tanh"), lines, facts, "twin 5",
             error("VERSION") if name == "write_too_old" else expect("blocked", 3, 4))
    case("module", "blockers_none", text(DEMANDING), "blockers 1.22.0", "twin 1.21.0", "expect count func.func 1",
         "expect count func.return 1", "expect count stablehlo.compare 1", "expect count stablehlo.convert 1",
         "expect count stablehlo.tan 1", "twin stablehlo.tan 2", "expect blocked 0")
    case("module", "target_out_of_range", text(PRETTY), "target 0.8.0", "twin 0.9.0", error("INVALID_ARGUMENT"))
    case("module", "target_is_no_version", text(PRETTY), "target newest", "twin 1.0.0", error("INVALID_ARGUMENT"))
    # Passes.
    case("module", "decompose_chlo", text(CHLO), "pass decompose_chlo", printed("printed", "module {\n" + "\n".join(
         "  " + one for one in body(["2xf32"], "2xf32", "%r = stablehlo.tan %a : tensor<2xf32>").replace("%r", "%0")
         .replace("%a", "%arg0").split("\n")) + "\n}"))
    case("module", "strip", text(OTHER), "pass strip", printed("printed", """
module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
}"""))
    case("module", "reject", text(OTHER), "pass reject", error("UNSUPPORTED"))
    case("module", "remove_sharding", text(SHARDED), "pass remove_sharding", printed("printed", """
module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
}"""))
    case("module", "unknown_sharding", text(LATER, "tensor<1xf32>", "tensor<2xf32>"), "pass remove_sharding",
         error("UNSUPPORTED"))
    # Bytes that are no program.
    case("module", "no_artifact", "bytes 010203", error("MALFORMED"))
    case("module", "cut_artifact", f"bytes {frozen('1.9.0')[:400]}", f"twin {frozen('1.9.0')}", error("MALFORMED"))


def passes():
    both, sharding = "builtin.module(func.func(chlo-legalize-to-stablehlo))", "builtin.module(remove-sharding)"
    tan = body(["2xf32"], "2xf32", "%r = stablehlo.tan %a : tensor<2xf32>").replace("%r", "%0").replace("%a", "%arg0")
    tan = "module {\n" + "\n".join("  " + one for one in tan.split("\n")) + "\n}"
    case("passes", "anchors", text(CHLO), f"pipeline {both}", f"twin {sharding}", printed("printed", tan),
         expect("report", "chlo-legalize-to-stablehlo 3 3", "chlo-legalize-to-stablehlo 3 4"))
    case("passes", "another_name", text(CHLO), "pipeline decompose-chlo", expect("normal", both, sharding),
         expect("step", "chlo-legalize-to-stablehlo", "decompose-chlo"), printed("printed", tan))
    case("passes", "several", text(SHARDED), "pipeline remove-sharding, func.func( decompose-chlo,decompose-chlo )",
         expect("normal", "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo,"
                "chlo-legalize-to-stablehlo))", f"{sharding[:-1]},{both})"),
         "expect step remove-sharding", "expect step chlo-legalize-to-stablehlo",
         "expect step chlo-legalize-to-stablehlo", "expect report remove-sharding 4 2", "twin remove-sharding 4 4",
         "expect report chlo-legalize-to-stablehlo 2 2", "expect report chlo-legalize-to-stablehlo 2 2")
    case("passes", "none", text(SHARDED), "pipeline ", "twin remove-sharding", "expect normal builtin.module()",
         expect("count", "func.func 1", "func.func 2"), "expect count func.return 1", "expect count sdy.mesh 1",
         "expect count sdy.sharding_constraint 1")
    # Text that is no pipeline: the column, and what is the nearest name.
    for name, wrong, right, column, nearest in (
        ("unknown_pass", "remove-sharding,decompose-clo", "remove-sharding,decompose-chlo", 17, "decompose-chlo"),
        ("unknown_pass_nested", "any(func.func(remove-shardin))", "any(remove-sharding)", 15, "remove-sharding"),
        ("unknown_option", "remove-sharding{mesh=1}", "remove-sharding{}", 17, None),
        ("unknown_anchor", "func.fun(decompose-chlo)", "func.func(decompose-chlo)", 1, None),
        ("anchor_of_another_kind", "func.func(remove-sharding)", "any(remove-sharding)", 11, None),
        ("no_end", "builtin.module(decompose-chlo", "builtin.module(decompose-chlo)", 30, None),
        ("no_name", "remove-sharding,,decompose-chlo", "remove-sharding,decompose-chlo", 17, None),
    ):
        facts = {"line": (1, 2), "column": (column, column + 1), "source": (wrong, right)}
        case("passes", name, text(CHLO), f"pipeline {wrong}", f"twin {right}", error("MALFORMED", **facts),
             expect("nearest", nearest, "cse") if nearest else [])
    # What stops passes.
    case("passes", "unknown_sharding", text(LATER), "pipeline decompose-chlo,remove-sharding",
         "twin decompose-chlo", error("UNSUPPORTED", op=("sdy.later", "sdy.mesh"), line=(3, 2)),
         expect("pass", "remove-sharding", "chlo-legalize-to-stablehlo"))
    case("passes", "cancelled", text(CHLO), "pipeline decompose-chlo", "cancelled yes", "twin no",
         error("CANCELLED"), expect("pass", "chlo-legalize-to-stablehlo", "remove-sharding"))
    # What is known of passes.
    for find in "decompose-chlo", "chlo-legalize-to-stablehlo":
        known = "chlo-legalize-to-stablehlo function bound idempotent decompose-chlo"
        case("known", f"pass_{find}", f"find {find}", "twin remove-sharding",
             expect("known", known, known.replace("bound", "bits")))
    case("known", "pass_remove-sharding", "find remove-sharding", "twin remove",
         expect("known", "remove-sharding module bits idempotent", "remove-sharding any bits idempotent"))


def frozen(version):
    return (HERE.parents[1] / f"compatibility/frozen/{version}.mlir.bc").read_bytes().hex()


def artifacts():
    for version in "0.9.0", "1.0.0", "1.9.0", "1.22.0":
        path = f"tests/compatibility/frozen/{version}.mlir.bc"
        other = "tests/compatibility/frozen/1.10.0.mlir.bc"
        case("artifact", f"frozen_{version}", f"file {path}", f"twin {other}", "expect content artifact", "twin text",
             expect("written", version, version + "0"),
             expect("producer", f"StableHLO_v{version}", f"StableHLO_{version}"))
    case("artifact", "jax", "file examples/models/lstm/model.mlir.bc", "inspect yes",
         "expect inspected main public tensor<50x4x32xf32>",
         "twin main public tensor<50x4xf32>")
    case("artifact", "text", "bytes " + PRETTY.encode().hex(), "expect content text", "twin artifact")
    case("artifact", "nothing", "bytes 00", "expect content unknown", "twin text")
    case("artifact", "inspect_text", "bytes " + PRETTY.encode().hex(), "inspect yes", "twin no", error("MALFORMED"))


def inferences():
    x = "operand tensor<2x?xf32>"
    case("infer", "transpose", "op stablehlo.transpose", x, "twin tensor<3x?xf32>",
         "attribute permutation array<i64: 1, 0>", expect("type", "tensor<?x2xf32>", "tensor<2x?xf32>"))
    case("infer", "pad", "op stablehlo.pad", x, "operand tensor<f32>", "attribute edge_padding_low array<i64: 1, 0>",
         "attribute edge_padding_high array<i64: 0, 2>", "attribute interior_padding array<i64: 2, 0>",
         "twin interior_padding array<i64: 0, 0>", expect("type", "tensor<5x?xf32>", "tensor<4x?xf32>"))
    case("infer", "concatenate", "op stablehlo.concatenate", "operand tensor<2x3xi8>", "operand tensor<4x3xi8>",
         "twin tensor<5x3xi8>", "attribute dimension 0 : i64", expect("type", "tensor<6x3xi8>", "tensor<2x3xi8>"))
    case("infer", "several_results", "op stablehlo.optimization_barrier", "operand tensor<2xi8>", "operand tensor<f32>",
         "expect type tensor<2xi8>", "twin tensor<f32>", "expect type tensor<f32>")
    case("infer", "broken_rule", "op stablehlo.concatenate", "operand tensor<2x3xi8>", "operand tensor<4x4xi8>",
         "twin tensor<4x3xi8>", "attribute dimension 0 : i64",
         error("INVALID_PROGRAM", constraint=("concatenate_c2", "concatenate_c1"), op=("stablehlo.concatenate", "add")))
    case("infer", "not_determined", "op stablehlo.reshape", "operand tensor<6xf32>", error("INVALID_PROGRAM"))
    case("infer", "unknown_op", "op stablehlo.nonsense", "twin stablehlo.negate", x, error("UNSUPPORTED"))
    case("infer", "no_type", "op stablehlo.negate", "operand tensor<2xf33>", "twin tensor<2xf32>", error("MALFORMED"))


def files():
    for descr, of in {"|b1": "i1", "|i1": "i8", "<i2": "i16", "<i8": "i64", "|u1": "ui8", "<u4": "ui32", "<f2": "f16",
                      "<f4": "f32", "<f8": "f64", "<c8": "complex<f32>", "<c16": "complex<f64>"}.items():
        data = b"".join(packed(of, one) for one in some(of))
        right = value(of, "3", *some(of))
        case("npy", f"read_{of}", f"bytes {npy(descr, '(3,)', data)}", f"twin {npy(descr, '(1, 3)', data)}",
             f"expect value {right}", f"twin {right[:-1]}9", "expect again same")
    for descr, of in {"<V2": "bf16", "|V1": "f8E4M3FN"}.items():
        data = b"".join(packed(of, one) for one in some(of))
        case("npy", f"raw_{of}", f"bytes {npy(descr, '(3,)', data)}", f"as {of}",
             "twin f16" if of == "bf16" else "twin f8E8M0FNU",
             f"expect value {value(of, '3', *some(of))}", "expect again same")
    two = [1, 2, 3, 4, 5, 6]
    case("npy", "big_endian", f"bytes {npy('>i4', '(2, 3)', struct.pack('>6i', *two))}",
         f"expect value {value('i32', '2x3', *two)}", f"twin {value('i32', '3x2', *two)}")
    case("npy", "fortran_order", f"bytes {npy('<i4', '(3, 2)', struct.pack('<6i', *two), True)}",
         f"expect value {value('i32', '3x2', 1, 4, 2, 5, 3, 6)}", f"twin {value('i32', '3x2', *two)}")
    case("npy", "scalar", f"bytes {npy('<f4', '()', struct.pack('<f', 0.5))}",
         f"expect value {value('f32', '()', 0.5)}",
         f"twin {value('f32', '1', 0.5)}")
    case("npy", "empty", f"bytes {npy('<f4', '(0, 3)', b'')}", f"expect value {value('f32', '0x3')}",
         f"twin {value('f32', '3x0')}")
    good = npy("<f4", "(1,)", struct.pack("<f", 1))
    for name, bad in {"magic": npy("<f4", "(1,)", struct.pack("<f", 1), magic=b"\x93NUMPX"), "cut": good[:-2],
                      "header": good[:60]}.items():
        case("npy", f"malformed_{name}", f"bytes {bad}", f"twin {good}", error("MALFORMED"))
    case("npy", "objects", f"bytes {npy('|O', '(1,)', bytes(8))}", f"twin {good}", error("UNSUPPORTED"))
    case("npy", "as_of_another_size", f"bytes {good}", "as f64", "twin f32", error("INVALID_ARGUMENT"))


def main():
    runs()
    recordings()
    modules()
    passes()
    artifacts()
    inferences()
    files()
    names = [one[0] for one in CASES]
    assert len(set(names)) == len(names), "names are unique"
    lines = [line for one in CASES for line in one]
    facts = sum(line.startswith("expect ") for line in lines)
    twins = sum(line.startswith("twin ") for line in lines)
    for one in CASES:
        assert any(line.startswith("twin ") for line in one) and any(line.startswith("expect ") for line in one), one[0]
    made = ["# Written by make.py; README.md says what the lines mean.", f"total {len(CASES)} {facts} {twins}"]
    made = "\n".join(made + [line for one in CASES for line in ["", *one]]) + "\n"
    path = HERE / "cases.txt"
    if sys.argv[1:] == ["--check"]:
        if path.read_text() != made:
            sys.exit("cases.txt is not as make.py writes it: run tests/conformance/languages/make.py")
    else:
        path.write_text(made)
    print(f"{len(CASES)} cases, {facts} facts, {twins} twins")


if __name__ == "__main__":
    main()
