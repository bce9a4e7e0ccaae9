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
import multiprocessing
import pathlib
import random
import re
import sys

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, func, stablehlo  # noqa: F401, their classes of ops

CONFORMANCE = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(CONFORMANCE / "verdicts"))
from check import VARYING  # noqa: E402
from library import Library  # noqa: E402
from programs import (ELEMENTS, NUMBER, OP, attributes_of, op_types, region_elements, replace_element,  # noqa: E402
                      replace_region_element, replace_type, shape_of, split_attributes, tensor, words_of)

FOLDERS = ["build", "chlo", "lenient", "ops", "testdata", "verify"]


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
    for op in (op for block in module.body.operations[0].regions[0].blocks for op in block.operations):
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

def change_element(program, rng):
    types = op_types(program)
    if not types:
        return program
    old, new = rng.choice(types).group(2), rng.choice(ELEMENTS)
    if rng.random() < .5:
        return replace_element(program, old, new)
    count = len(types)
    picked = set(rng.sample(range(count), rng.randint(1, min(2, count))))
    return replace_type(program, lambda _: picked, lambda m: tensor(shape_of(m), new, m.group(3)))


def change_region_element(program, rng):
    elements = region_elements(program)
    return replace_region_element(program, rng.choice(elements), rng.choice(ELEMENTS)) if elements else program


def change_extent(program, rng):
    types = op_types(program)
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
    types = op_types(program)
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
    numbers = list(NUMBER.finditer(program, *attributes_of(program)))
    if not numbers:
        return program
    match = rng.choice(numbers)
    new = rng.choice(["-1", "0", "1", "2", "3", "4", str(int(match.group(0)) + 1), str(int(match.group(0)) * 2)])
    return program[:match.start()] + new + program[match.end():]


def change_word(program, rng):
    found = words_of(program)
    if not found:
        return program
    match, others = rng.choice(found)
    return program[:match.start()] + rng.choice(others) + program[match.end():]


def drop_attribute(program, rng):
    start, end = attributes_of(program)
    parts = split_attributes(program[start:end])
    if not parts:
        return program
    del parts[rng.randrange(len(parts))]
    return program[:start] + ", ".join(parts) + program[end:]


def swap_types(program, rng):
    types = op_types(program)
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
    ours, jaxlib, rng = Library(options.library, options.lenient), Jaxlib(), random.Random(options.seed)
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
