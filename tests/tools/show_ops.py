"""`shlo show --ops` shows every op that `shlo show` counts, as JSON and as lines, each value before its first use.

usage: show_ops.py SHLO MODEL...
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import json
import re
import subprocess
import sys

shlo, models = sys.argv[1], sys.argv[2:]


def output(*arguments):
    return subprocess.run([shlo, "show", *arguments], capture_output=True, text=True, check=True).stdout


def walk(region, values, met):
    for argument in region["arguments"]:
        values.add(argument["value"])
    for op in region["ops"]:
        met[op["name"]] += 1
        assert all(operand in values for operand in op["operands"]), op
        assert all(result["type"] for result in op["results"]), op
        for inner in op["regions"]:
            walk(inner, values, met)
        values.update(result["value"] for result in op["results"])


def census(functions):
    met = collections.Counter({"func.func": len(functions)})
    for function in functions:
        if function["body"]:
            walk(function["body"], set(), met)
    return met


for model in models:
    program = json.loads(output("--ops", "--json", model))
    expected = {op["name"]: op["occurrences"] for op in program["ops"]}
    assert sum(expected.values()) > 50, model
    assert census(program["functions"]) == expected, model
    # The twin: without one op the counts differ.
    next(function for function in program["functions"] if function["body"])["body"]["ops"].pop()
    assert census(program["functions"]) != expected

    lines = output("--ops", model).splitlines()
    ops = [line for line in lines if re.match(r" +(%\d+(, %\d+)* = )?\w+\.[\w-]+( |$)", line)]
    assert len(ops) == sum(expected.values()) - expected["func.func"], model
    assert not any("body" in function for function in json.loads(output("--json", model))["functions"])
    print(f"{len(ops)} ops of {model}")
