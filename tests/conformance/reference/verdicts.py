#!/usr/bin/env python3
"""Compares the programs that jaxlib and this library accept: one op each, with changed types and attributes.

usage: verdicts.py LIBRARY [--count 20000] [--seed 1] [--lenient] [--show LABEL]

Needs only jaxlib. The programs are those of tests/conformance that jaxlib accepts, cut into single ops. All ops are
equally frequent. One to three changes replace element types, extents, ranks and numbers of attributes, in one place or
in all equal places.

Prints four counts. For programs that only one side accepts, prints how often each op occurs with each finding of the
other side. --show prints the programs of one finding. The twin: the verdicts on the previous program sometimes differ.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import collections
import ctypes
import multiprocessing
import pathlib
import random
import re
import sys

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, func, stablehlo  # noqa: F401, their classes of ops

CONFORMANCE = pathlib.Path(__file__).parent.parent
FOLDERS = ["build", "chlo", "lenient", "ops", "testdata", "verify"]
ELEMENTS = ["i1", "i4", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f8E4M3FN", "f8E5M2", "bf16", "f16",
            "f32", "f64", "complex<f32>", "complex<f64>"]
TENSOR = re.compile(r"tensor<((?:(?:\d+|\?)x)*)([a-z]\w*(?:<[^<>]*>)?)((?:, [^<>]*<[^<>]*>)?)>")
OP = re.compile(r'(?m)^  (?:%r.* = )?"([\w.-]+)"\(')
# What differs from finding to finding of a kind.
VARYING = re.compile(r"tensor<.*?>(?!>)|\[[^]]*\]|(?<=element type )\S+|(?<=expected )\w*\d+|'\S+'|\b\d+\b")
# Numbers of attributes: in lists, and by themselves.
NUMBER = re.compile(r"(?<=[\[ ,])-?\d+(?=[\], ])")


class Ours:
    def __init__(self, path, lenient):
        self.dll = ctypes.CDLL(str(path))
        pointer, size, text = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p
        out = ctypes.POINTER(pointer)
        for name, result, arguments in [("shlo_parse_options_create", ctypes.c_int, [out, out]),
                                        ("shlo_module_parse", ctypes.c_int, [text, size, pointer, out, out]),
                                        ("shlo_module_destroy", None, [pointer]),
                                        ("shlo_error_message", text, [pointer, pointer]),
                                        ("shlo_error_diagnostic_count", size, [pointer]),
                                        ("shlo_error_diagnostic", pointer, [pointer, size]),
                                        ("shlo_error_destroy", None, [pointer]),
                                        ("shlo_diagnostic_constraint", text, [pointer, pointer])]:
            function = getattr(self.dll, name)
            function.restype, function.argtypes = result, arguments
        self.options = pointer()
        self.dll.shlo_parse_options_create(ctypes.byref(self.options), None)
        if lenient:
            self.dll.shlo_parse_options_set_lenient.argtypes = [pointer, ctypes.c_int32, out]
            self.dll.shlo_parse_options_set_lenient(self.options, 1, None)

    def finding(self, program):
        """None where the program is accepted, else the rule's label, or the message."""
        module, error = ctypes.c_void_p(), ctypes.c_void_p()
        text = program.encode()
        if not self.dll.shlo_module_parse(text, len(text), self.options, ctypes.byref(module), ctypes.byref(error)):
            self.dll.shlo_module_destroy(module)
            return None
        label = b""
        if self.dll.shlo_error_diagnostic_count(error):
            label = self.dll.shlo_diagnostic_constraint(self.dll.shlo_error_diagnostic(error, 0), None)
        message = self.dll.shlo_error_message(error, None)
        self.dll.shlo_error_destroy(error)
        return (label or message).decode(errors="replace")


# --- jaxlib, in a process of its own: some programs end it ------------------------------------------------------------

def serve(connection):
    registry, context = ir.DialectRegistry(), ir.Context()
    _jax_mlir_ext.register_dialects(registry)
    context.append_dialect_registry(registry)
    stablehlo.register_dialect(context)
    chlo.register_dialect(context)
    context.load_all_available_dialects()
    while True:
        question, text = connection.recv()
        with context:
            connection.send(question(text))


class Jaxlib:
    def __init__(self):
        self.ended = 0
        self.start()

    def start(self):
        self.connection, other = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=serve, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def ask(self, question, text):
        """None where the question ends jaxlib."""
        self.connection.send((question, text))
        try:
            return self.connection.recv()
        except EOFError:
            self.process.join()
            self.ended += 1
            self.start()
            return None


def refusal(program):
    """What jaxlib says against the program; "" where it accepts it."""
    try:
        return "" if ir.Module.parse(program).operation.verify() else "does not verify"
    except Exception as error:  # noqa: BLE001, whatever jaxlib says is a refusal
        return str(error)


def seeds(jaxlib):
    """Programs of one op, as text in the generic form, from functions that jaxlib accepts."""
    found = {}
    for path in sorted(path for folder in FOLDERS for path in (CONFORMANCE / folder).rglob("*.mlir")):
        for case in re.split(r"(?m)^// -----.*\n", path.read_text()):
            for function, _ in re.findall(r"(?ms)^(( *)func\.func .*?^\2})$", case):
                for program in jaxlib.ask(one_op_each, function) or []:
                    if jaxlib.ask(refusal, program) == "":
                        found.setdefault(program, None)
    return list(found)


def one_op_each(function):
    try:
        module = ir.Module.parse(function)
    except Exception:  # noqa: BLE001, not a seed then
        return []
    programs = []
    for op in module.body.operations[0].regions[0].blocks[0].operations:
        if not op.operation.name.startswith(("stablehlo.", "chlo.")) or op.operation.name == "stablehlo.constant":
            continue
        text = op.operation.get_asm(print_generic_op_form=True)
        # The op names its operands; those of its regions are its own.
        head = re.match(r'(?:[^"=]* = )?("[\w.-]+")\((.*?)\)', text)
        operands = head.group(2).split(", ") if head.group(2) else []
        constants, arguments, names = [], [], []
        for index, (name, value) in enumerate(zip(operands, op.operation.operands)):
            source = value.owner if isinstance(value.owner, ir.Operation) else getattr(value.owner, "operation", None)
            names.append(f"%a{index}")
            if source is not None and source.name == "stablehlo.constant":
                constants.append(re.sub(r"^%\S+", f"%a{index}", source.get_asm(print_generic_op_form=True).strip()))
            else:
                arguments.append((f"%a{index}", str(value.type)))
        results = len(op.operation.results)
        left = f"%r:{results} = " if results > 1 else "%r = " if results else ""
        programs.append("func.func @f(" + ", ".join(f"{name}: {type}" for name, type in arguments) + ") {\n"
                        + "".join(f"  {constant}\n" for constant in constants)
                        + f"  {left}{head.group(1)}({', '.join(names)}){text[head.end():]}\n  return\n}}\n")
    return programs


# --- Changes ----------------------------------------------------------------------------------------------------------

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


def shape_of(match):
    return match.group(1).split("x")[:-1]


def tensor(shape, element, encoding=""):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + encoding + ">"


def change_element(program, rng):
    types = list(TENSOR.finditer(program.rpartition(" : (")[2]))
    if not types:
        return program
    old, new = rng.choice(types).group(2), rng.choice(ELEMENTS)
    if rng.random() < .5:  # everywhere, in the region too
        return re.sub(r"(?<=[x<])" + re.escape(old) + r"(?=>|, )", new, program)
    count = len(types)
    picked = set(rng.sample(range(count), rng.randint(1, min(2, count))))
    return replace_type(program, lambda _: picked, lambda m: tensor(shape_of(m), new, m.group(3)))


def change_region_element(program, rng):
    types = list(re.finditer(r"(?<=tensor<)[a-z]\w*(?:<\w+>)?(?=>)", program))
    if not types or "^bb" not in program:
        return program
    match = rng.choice(types)
    old, new = match.group(0), rng.choice(ELEMENTS)
    start, end = program.index("^bb"), program.rindex("})")
    return program[:start] + program[start:end].replace(f"tensor<{old}>", f"tensor<{new}>") + program[end:]


def change_extent(program, rng):
    types = list(TENSOR.finditer(program.rpartition(" : (")[2]))
    shaped = [i for i, match in enumerate(types) if match.group(1)]
    if not shaped:
        return program
    which = rng.choice(shaped)
    old = rng.choice(shape_of(types[which]))
    new = rng.choice(["?", "0", "1", "2", "3", "4", "5", "8", "16"])
    if rng.random() < .4:
        return replace_type(program, lambda all: set(range(len(all))), lambda m: tensor(
            [new if extent == old else extent for extent in shape_of(m)], m.group(2), m.group(3)))
    place = rng.randrange(len(shape_of(types[which])))
    return replace_type(program, lambda _: {which}, lambda m: tensor(
        [new if i == place else extent for i, extent in enumerate(shape_of(m))], m.group(2), m.group(3)))


def change_rank(program, rng):
    types = list(TENSOR.finditer(program.rpartition(" : (")[2]))
    if not types:
        return program
    picked = {rng.randrange(len(types))} if rng.random() < .6 else set(range(len(types)))
    place, new, grow = rng.random(), rng.choice(["?", "1", "2", "3"]), rng.random() < .5

    def change(match):
        shape = shape_of(match)
        if grow:
            shape.insert(int(place * (len(shape) + 1)), new)
        elif shape:
            del shape[int(place * len(shape))]
        return tensor(shape, match.group(2))
    return replace_type(program, lambda _: picked, change)


def change_number(program, rng):
    start = program.find("<{")
    end = program.find("}>", start)
    numbers = list(NUMBER.finditer(program, start, end)) if start >= 0 else []
    if not numbers:
        return program
    match = rng.choice(numbers)
    new = rng.choice(["-1", "0", "1", "2", "3", "4", str(int(match.group(0)) + 1), str(int(match.group(0)) * 2)])
    return program[:match.start()] + new + program[match.end():]


def change_word(program, rng):
    """Another value of an enumeration or a boolean."""
    kinds = [["true", "false"], ["EQ", "NE", "GE", "GT", "LE", "LT"], ["FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
             ["DEFAULT", "HIGH", "HIGHEST"], ["THREE_FRY", "PHILOX", "DEFAULT"], ["UNIFORM", "NORMAL"],
             ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"], ["FFT", "IFFT", "RFFT", "IRFFT"]]
    found = [(match, kind) for kind in kinds
             for match in re.finditer(r"\b(?:" + "|".join(kind) + r")\b", program)]
    if not found:
        return program
    match, kind = rng.choice(found)
    return program[:match.start()] + rng.choice(kind) + program[match.end():]


def drop_attribute(program, rng):
    start = program.find("<{")
    end = program.find("}>", start)
    parts = re.split(r", (?=\w+ = )", program[start + 2:end]) if start >= 0 else []
    if not parts:
        return program
    del parts[rng.randrange(len(parts))]
    return program[:start + 2] + ", ".join(parts) + program[end:]


def swap_types(program, rng):
    types = list(TENSOR.finditer(program.rpartition(" : (")[2]))
    if len(types) < 2:
        return program
    one, other = rng.sample(range(len(types)), 2)
    return replace_type(program, lambda _: {one}, lambda _: types[other].group(0))


CHANGES = [change_element] * 5 + [change_region_element] + [change_extent] * 3 + [change_rank, change_number,
                                                                                 change_number, change_word,
                                                                                 drop_attribute, swap_types]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("library")
    arguments.add_argument("--count", type=int, default=20000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--lenient", action="store_true")
    arguments.add_argument("--show", action="append", default=[])
    arguments.add_argument("--most", type=int, default=3)
    options = arguments.parse_args()
    ours, jaxlib, rng = Ours(options.library, options.lenient), Jaxlib(), random.Random(options.seed)
    programs = seeds(jaxlib)
    by_op = collections.defaultdict(list)
    for program in programs:
        by_op[OP.search(program).group(1)].append(program)
    ops = sorted(by_op)
    print(f"{len(programs)} programs of {len(ops)} ops")
    counts, alone, twins, before = collections.Counter(), collections.Counter(), 0, None
    seen, shown = set(programs), collections.Counter()
    while sum(counts.values()) < options.count:
        program = rng.choice(by_op[rng.choice(ops)])
        for _ in range(rng.choice([1, 1, 2, 2, 3])):
            program = rng.choice(CHANGES)(program, rng)
        if program in seen:
            continue
        seen.add(program)
        refused, finding = jaxlib.ask(refusal, program), ours.finding(program)
        if refused is None:
            continue
        verdict = (refused == "", finding is None)
        twins += before is not None and before != verdict
        before = verdict
        counts[verdict] += 1
        if verdict[0] == verdict[1]:
            continue
        op = OP.search(program).group(1)
        what = finding if verdict[0] else "accepted here: " + refused.split("error:")[-1].split("note:")[0].strip()
        what = VARYING.sub("..", what)
        key = f"{re.sub('broadcast_[a-z_0-9]+', 'broadcast_*', op) if op.startswith('chlo') else op}: {what}"
        alone[key] += 1
        if any(word in key for word in options.show) and shown[key] < options.most:
            shown[key] += 1
            print(f"--- {key}\n{program}")
    names = {(True, True): "accepted by both", (False, False): "rejected by both",
             (True, False): "accepted by jaxlib alone", (False, True): "accepted here alone"}
    for verdict, name in names.items():
        print(f"{counts[verdict]:7} {name}")
    print(f"{jaxlib.ended:7} ended jaxlib, and are not counted")
    print(f"{twins:7} programs with another verdict than the one before")
    for key, count in alone.most_common():
        print(f"{count:6} {key}")
    return 0 if counts[True, True] and twins else 1


if __name__ == "__main__":
    sys.exit(main())
