"""Programs that compare what they compute with what they expect, and the files that hold them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os

import numpy as np

from . import kinds


class Value:
    """A value of a program: its name and its type. Types other than tensors have no shape."""

    def __init__(self, name, shape, kind):
        self.name, self.shape, self.kind = name, tuple(shape) if shape is not None else None, kind

    @property
    def type(self):
        return self.kind if self.shape is None else kinds.tensor(self.shape, self.kind)


def of(shape, kind):
    """The type of a result."""
    return (tuple(shape), kind)


def numbers(values):
    """A list of numbers as an attribute of an op."""
    values = list(values)
    return "array<i64" + (": " + ", ".join(map(str, values)) if values else "") + ">"


def booleans(values):
    values = ["true" if value else "false" for value in values]
    return "array<i1" + (": " + ", ".join(values) if values else "") + ">"


# Ops whose short form has the one type of their operands and their result.
ONE_TYPE = {
    "add",
    "subtract",
    "multiply",
    "divide",
    "remainder",
    "maximum",
    "minimum",
    "and",
    "or",
    "xor",
    "not",
    "abs",
    "negate",
    "power",
    "atan2",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "clamp",
    "sign",
}


class Program:
    def __init__(self, comment):
        self.comment, self.lines, self.names, self.depth, self.checks, self.functions = comment, [], 0, 1, 0, []
        self.known = {}

    def name(self):
        self.names += 1
        return f"%{self.names - 1}"

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    # --- Values ------------------------------------------------------------------------------------------------------

    def constant(self, values, kind):
        values = kinds.array(values, kind)
        literal = f"{kinds.dense(values, kind)} : {kinds.tensor(values.shape, kind)}"
        if self.depth == 1 and literal in self.known:
            return self.known[literal]
        result = Value(self.name(), values.shape, kind)
        self.line(f"{result.name} = stablehlo.constant {literal}")
        if self.depth == 1:
            self.known[literal] = result
        return result

    def splat(self, number, shape, kind):
        """A constant of one number, written once."""
        literal = f"dense<{kinds.text(kinds.array(number, kind)[()], kind)}> : {kinds.tensor(shape, kind)}"
        if self.depth == 1 and literal in self.known:
            return self.known[literal]
        result = Value(self.name(), shape, kind)
        self.line(f"{result.name} = stablehlo.constant {literal}")
        if self.depth == 1:
            self.known[literal] = result
        return result

    def computed(self, values, kind):
        """The same values, which are not constants for the ops that use them."""
        value = values if isinstance(values, Value) else self.constant(values, kind)
        zero = self.constant(np.zeros(value.shape), kind)
        if value.kind == "i1":
            return self.op("xor", [value, zero], [of(value.shape, value.kind)])
        return self.op("subtract", [value, zero], [of(value.shape, value.kind)])

    def iota(self, shape, kind, dimension=0):
        return self.op("iota", [], [of(shape, kind)], f"iota_dimension = {dimension} : i64")

    def op(self, name, operands, results, attributes="", regions=(), dialect="stablehlo"):
        """An op in the generic form. A region: a list of types of its arguments and a function from them to what it
        returns. Gives the result, or the list of results."""
        made = [Value(self.name(), shape, kind) for shape, kind in results]
        one = {value.type for value in [*operands, *made]}
        if len(made) == 1 and operands and len(one) == 1 and not attributes and not regions and name in ONE_TYPE:
            self.line(f"{made[0].name} = {dialect}.{name} {', '.join(v.name for v in operands)} : {made[0].type}")
            return made[0]
        head = (", ".join(value.name for value in made) + " = " if made else "") + f'"{dialect}.{name}"('
        head += ", ".join(value.name for value in operands) + ")"
        if attributes:
            head += f" <{{{attributes}}}>"
        if regions:
            self.line(head + " ({")
            for index, (arguments, body) in enumerate(regions):
                if index:
                    self.line("}, {")
                self.depth += 1
                inner = [Value(self.name(), shape, kind) for shape, kind in arguments]
                if inner:
                    self.line("^bb0(" + ", ".join(f"{value.name}: {value.type}" for value in inner) + "):")
                returned = body(*inner)
                returned = [returned] if isinstance(returned, Value) else list(returned)
                self.line(
                    f"stablehlo.return {', '.join(v.name for v in returned)} : {', '.join(v.type for v in returned)}"
                )
                self.depth -= 1
            head = "})"
        types = ", ".join(value.type for value in operands)
        outputs = made[0].type if len(made) == 1 else "(" + ", ".join(value.type for value in made) + ")"
        self.line(f"{head} : ({types}) -> {outputs}")
        return made[0] if len(made) == 1 else made

    def like(self, name, operands, attributes="", dialect="stablehlo"):
        """An op whose result has the type of its last operand."""
        last = operands[-1]
        return self.op(name, operands, [of(last.shape, last.kind)], attributes, dialect=dialect)

    def scalar(self, name, kind, count=2, dialect="stablehlo"):
        """A region of one op on scalars: what reductions are made of."""
        return ([of((), kind)] * count, lambda *values: self.like(name, list(values), dialect=dialect))

    # --- Checks ------------------------------------------------------------------------------------------------------

    def check(self, how, attributes, actual, expected):
        values = kinds.array(expected, actual.kind)
        assert values.shape == actual.shape, (values.shape, actual.shape)
        wanted = self.constant(values, actual.kind)
        self.checks += 1
        self.line(
            f"stablehlo.custom_call @check.{how}({actual.name}, {wanted.name})"
            f"{attributes} : ({actual.type}, {actual.type}) -> ()"
        )

    def eq(self, actual, expected):
        """The same bits, but any NaN for a NaN."""
        self.check("expect_eq", "", actual, expected)

    def close(self, actual, expected, ulps):
        if ulps == 0:
            return self.eq(actual, expected)
        self.check("expect_close", f" {{max_ulp_difference = {ulps} : i64}}", actual, expected)

    def near(self, actual, expected, tolerance):
        """No further apart than that."""
        self.check("expect_almost_eq", f" {{tolerance = {tolerance:.1e} : f64}}", actual, expected)

    def text(self):
        assert self.checks, self.comment
        head = [f"// {self.comment}", "func.func public @main() {"]
        return "\n".join(head + self.lines + ["  return", "}"] + self.functions) + "\n"


class Suite:
    """Programs by the file that holds them: that of the op they are about."""

    def __init__(self):
        self.files = {}

    def program(self, file, comment):
        program = Program(comment)
        self.files.setdefault(file, []).append(program)
        return program

    def write(self, folder, whole):
        """Writes the files; as a whole, deletes what an earlier script has left. Gives their number and size."""
        os.makedirs(folder, exist_ok=True)
        for name in os.listdir(folder) if whole else []:
            if name.endswith(".mlir") and name[:-5] not in self.files:
                os.remove(os.path.join(folder, name))
        size = 0
        for name, programs in sorted(self.files.items()):
            text = "// -----\n".join(program.text() for program in programs)
            with open(os.path.join(folder, name + ".mlir"), "w", newline="\n") as file:
                file.write(text)
            size += len(text)
        return len(self.files), size


def random(*seed):
    """Numbers that are the same for the same words."""
    import zlib

    return np.random.Generator(np.random.PCG64(zlib.crc32(" ".join(map(str, seed)).encode())))
