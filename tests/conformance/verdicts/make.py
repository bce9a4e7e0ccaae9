#!/usr/bin/env python3
"""Writes verdicts.mlir: programs of one op, and which changes of them jaxlib accepts.

usage: make.py LIBRARY       LIBRARY only finds the programs whose verdict differs for a reason in differences.txt

Needs jaxlib. The programs are those that reference/verdicts.py finds, at most 8 of each op that differ in attributes,
ranks or kinds of types.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import sys

from check import FILE, SEPARATOR, WIDTH, Checker, is_written
from library import VERSIONS, digest_of
from programs import OP, attributes_of, changes, op_types, shape_of, split_attributes

MOST_OF_AN_OP = 8


def kind_of(program):
    start, end = attributes_of(program)
    types = op_types(program)
    return (tuple(part.split(" = ")[0] for part in split_attributes(program[start:end])),
            tuple(len(shape_of(match)) for match in types), tuple("?" in match.group(1) for match in types),
            tuple(bool(match.group(3)) for match in types), "^bb" in program, program.count('"stablehlo.constant"'))


def chosen(programs):
    of_op = collections.defaultdict(dict)
    for program in programs:
        known = of_op[OP.search(program).group(1)]
        if len(known) < MOST_OF_AN_OP:
            known.setdefault(kind_of(program), program)
    return [program for op in sorted(of_op) for program in of_op[op].values()]


def forms(program):
    """What jaxlib writes, as Library.forms."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
    module = ir.Module.parse(program)
    texts = [module.operation.get_asm(print_generic_op_form=generic) for generic in (False, True)]
    written = [(text.rstrip("\n") + "\n").encode() for text in texts]
    for version in VERSIONS:
        try:
            written.append(stablehlo.serialize_portable_artifact(module, version))
        except Exception:  # noqa: BLE001, it cannot be written
            written.append(None)
    return written


def lines(prefix, text):
    return "".join(f"{prefix} {text[at:at + WIDTH]}\n" for at in range(0, len(text), WIDTH))


def main():
    sys.path.insert(0, str(FILE.parent.parent / "reference"))
    from verdicts import Jaxlib, refusal, seeds
    checker, jaxlib, cases, counts = Checker(sys.argv[1]), Jaxlib(), [], collections.Counter()
    for seed in chosen(seeds(jaxlib)):
        verdicts, digests = "", ""
        for index, program in enumerate(changes(seed)):
            refused = jaxlib.ask(refusal, program)
            verdicts += "!" if refused is None else checker.verdict(program, refused == "")
            if verdicts[-1] == "+" and is_written(seed, index, program):
                digests += checker.digest(program, jaxlib.ask(forms, program))
        counts.update(verdicts)
        cases.append(lines("//", verdicts) + lines("//=", digests) + seed)
    for reason, count in checker.unlisted.most_common():
        print(f"{count:6} not in differences.txt: {reason}")
    if checker.unlisted:
        return 1
    FILE.write_text(SEPARATOR.join(cases))
    print(f"{len(cases)} programs, {dict(counts)} verdicts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
