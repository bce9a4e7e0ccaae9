"""Writes jaxlib's text of versioned programs: NAME@VERSION.vhlo.mlir, and NAME@VERSION.locations.vhlo.mlir with
locations. The programs are the .mlir files here, the ops of ../build/every_op.mlir (all for the newest version,
those with several versions for older ones), and artifacts with other dialects of the C API's tests.

Usage: make.py, in a Python with jaxlib 0.12.0.1.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import re

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import sdy, stablehlo

HERE = os.path.dirname(os.path.abspath(__file__))
NEWEST = "1.22.0"
OLDER = ["0.9.0", "1.0.0", "1.8.0", "1.12.0", "1.19.0"]
STEPS = """all_gather all_reduce all_to_all cbrt collective_broadcast composite cosine custom_call dot_general
    dynamic_conv dynamic_gather exponential exponential_minus_one gather log log_plus_one logistic recv rsqrt scatter
    send sine sqrt tan tanh""".split()


def context():
    result = ir.Context()
    stablehlo.register_dialect(result)
    sdy.register_dialect(result)
    result.allow_unregistered_dialects = True
    with result, ir.Location.unknown():
        # Reading an artifact loads all dialects that it may use.
        empty = stablehlo.serialize_portable_artifact(ir.Module.parse(""), NEWEST)
        stablehlo.deserialize_portable_artifact(result, empty)
    return result


def printed(artifact, locations=False):
    with context(), ir.Location.unknown():
        return ir.Module.parse(artifact).operation.get_asm(enable_debug_info=locations).rstrip("\n") + "\n"


def versioned(text, version, locations=False):
    with context(), ir.Location.unknown():
        artifact = stablehlo.serialize_portable_artifact(ir.Module.parse(text), version)
    return printed(artifact, locations)


def write(name, text):
    with open(os.path.join(HERE, name + ".vhlo.mlir"), "w") as file:
        file.write(text)


def accepted(functions, version):
    for function in functions:
        try:
            versioned(function, version)
        except Exception:
            continue
        yield function


with open(os.path.join(HERE, "..", "build", "every_op.mlir")) as file:
    functions = ["func.func" + part for part in file.read().split("\nfunc.func")[1:]]
functions = [function for function in functions if "chlo." not in function and "call @" not in function]
stepped = [function for function in functions if re.search(r"stablehlo\.(%s)\b" % "|".join(STEPS), function)]
for version in [NEWEST] + OLDER:
    chosen = list(accepted(functions if version == NEWEST else stepped, version))
    print(version, len(chosen), "functions")
    write(("every_op@" if version == NEWEST else "steps@") + version, versioned("\n".join(chosen), version))
for name in ("types", "locations"):
    with open(os.path.join(HERE, name + ".mlir")) as file:
        text = file.read()
    write(f"{name}@{NEWEST}", versioned(text, NEWEST))
    if name == "locations":
        write(f"{name}@{NEWEST}.locations", versioned(text, NEWEST, locations=True))
for name in ("casts", "ops", "unknown"):
    with open(os.path.join(HERE, "..", "..", "capi", "other_dialects", name + ".bc"), "rb") as file:
        write(f"other_dialects_{name}@1.18.0", printed(file.read()))
