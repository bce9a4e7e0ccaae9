"""The typed builders: every op of the table, and its text beside that of the program that a person wrote.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ast
import inspect
import json
import keyword
from pathlib import Path

import stablehlo_c as shlo
from stablehlo_c import enums, ops
from support import COUNTS, ROOT, Case

TABLE = json.loads((ROOT / "tests/bindings/builders/cases.json").read_text())
OPS = {one["name"]: one for one in json.loads((ROOT / "docs/opset.json").read_text())["ops"]}
CASES = {
    enum["name"]: {case["name"]: case["value"] for case in enum["cases"]}
    for enum in json.loads((ROOT / "docs/opset.json").read_text())["enums"]
}
STRUCTS = {one["name"]: one for one in json.loads((ROOT / "docs/opset.json").read_text())["structs"]}
# Names that keywords of Python have.
free = lambda name: name + "_" if keyword.iskeyword(name) else name  # noqa: E731


def camel(name):
    return "".join(part.capitalize() for part in name.split("_"))


def method(builder, op):
    dialect = builder.chlo if op.startswith("chlo.") else builder.stablehlo
    prefix = "shlo_build_chlo_" if op.startswith("chlo.") else "shlo_build_"
    return getattr(dialect, free(OPS[op]["function"][len(prefix) :]))


def enum_case(name, case):
    return getattr(enums, camel(name[len("shlo_") :]))(CASES[name][case])


class Program:
    """Builds functions of the table."""

    def __init__(self, builder):
        self.builder, self.values = builder, {}

    def function(self, one):
        types = [of_type for _, of_type in one["arguments"]]
        self.builder.function(one["name"], types, self.body(one), one["visibility"])

    def body(self, one):
        def build(*arguments):
            assert len(arguments) == len(one["arguments"])
            self.values.update(zip((name for name, _ in one["arguments"]), arguments))
            for value, (_, of_type) in zip(arguments, one["arguments"]):
                assert str(value.type) == of_type, (str(value.type), of_type)
            for step in one["body"]:
                self.step(step)
            return [self.values[name] for name in one["returns"]]

        return build

    def step(self, step):
        op = OPS[step["op"]]
        parameters = {one["name"]: one for one in op["parameters"]}
        given = {free(name): self.value(parameters[name], value) for name, value in step["with"].items()}
        found = method(self.builder, step["op"])(**given)
        listed = list(step["results"].values())
        for result, names in zip([found] if len(listed) == 1 else found, listed):
            result, names = (result, names) if isinstance(names, list) else ([result], [names])
            assert len(result) == len(names), step
            self.values.update(zip(names, result))

    def value(self, one, value):
        role, form = one["role"], one["form"]
        if role == "operand":
            return [self.values[name] for name in value] if form == "any" else self.values[value]
        if role == "region" and form == "any":
            types = lambda region: [of_type for _, of_type in region["arguments"]]  # noqa: E731
            return [(types(region), self.body(region)) if one["arguments"] else self.body(region) for region in value]
        if role == "region":
            return self.body(value)
        if form == "other":
            return self.structured(one["structure"], value)
        if "enum" in one:
            cases = [enum_case(one["enum"], case) for case in (value if form == "enums" else [value])]
            return cases if form == "enums" else cases[0]
        return value

    def structured(self, structure, value):
        kind = structure["kind"]
        if kind == "number":
            if isinstance(value["value"], bool):
                return value["value"]
            make = self.builder.integer if isinstance(value["value"], int) else self.builder.float
            return make(value["value"], value["element"])
        if kind == "tensor":
            return shlo.Tensor(bytes.fromhex(value["bytes"]), value["element"], value["shape"])
        if kind == "list":
            return [self.structured(structure["of"][0], one) for one in value]
        if kind == "dictionary":
            return {name: self.builder.parse_attribute(text) for name, text in value.items()}
        if kind == "struct":
            fields = {field["name"]: field["structure"] for field in STRUCTS[structure["name"]]["fields"]}
            of_class = getattr(ops, camel(structure["name"].split(".")[1]))
            return of_class(**{free(name): self.structured(fields[name], part) for name, part in value.items()})
        if kind == "enum":
            return value if structure["name"] != "stablehlo.transpose" else enum_case("shlo_transpose", value)
        if kind == "any_of":
            wanted = {list: ("integer_tensor",), dict: ("struct", "dictionary"), str: ("text", "symbol")}[type(value)]
            return self.structured(next(one for one in structure["of"] if one["kind"] in wanted), value)
        return value


def functions(module):
    """The text of each function."""
    found = {}
    for one in module.operation.regions[0]:
        found[one.attribute("sym_name").text] = str(one)
    return found


def built(cases):
    builder = shlo.Builder()
    for one in cases:
        Program(builder).function(one)
    return builder.finish()


class Ops(Case):
    def test_every_op(self):
        names = set()
        for program in TABLE["programs"]:
            written = functions(shlo.load(ROOT / program["path"]))
            module = built(program["functions"])
            module.verify()
            found = functions(module)
            self.assertEqual(len(found), len(program["functions"]))
            for name, text in found.items():
                self.assertEqual(text, written[name], program["path"])
                COUNTS["functions built"] += 1
            names.update(one.name for one in module.walk())
        names = {name for name in names if name in OPS}
        self.assertEqual(names, set(OPS))
        self.assertGreaterEqual(len(names), 168)
        COUNTS["ops built"] += len(names)

    def test_twins(self):
        written = functions(shlo.load(ROOT / TABLE["programs"][0]["path"]))
        self.assertGreaterEqual(len(TABLE["twins"]), 3)
        for one in TABLE["twins"]:
            self.assertNotEqual(functions(built([one]))[one["name"]], written[one["name"]])
            COUNTS["twins"] += 1

    def test_documented(self):
        for name, op in OPS.items():
            found = method(shlo.Builder(), name)
            self.assertIn(op["sentence"], " ".join(found.__doc__.split()))
            if op["section"]:
                self.assertIn(op["section"], found.__doc__)
            given = [one for one in op["parameters"] if one["role"] != "result"]
            self.assertEqual(set(inspect.signature(found).parameters), {free(one["name"]) for one in given})
            self.assertTrue(
                all(one.annotation is not one.empty for one in inspect.signature(found).parameters.values())
            )

    def test_in_use(self):
        b = shlo.Builder()

        @b.function(x="tensor<2x3xf32>", y="tensor<2x3xf32>")
        def main(x, y):
            zero = b.constant(0, "f32")
            (total,) = b.stablehlo.reduce(x, zero, [1], b.stablehlo.add)
            indices = b.stablehlo.iota(1, "tensor<2x3xi32>")
            keys, order = b.stablehlo.sort(
                [y, indices], lambda a, c, i, j: b.stablehlo.compare(a, c, "lt"), dimension=1
            )
            product = b.stablehlo.dot_general(
                x, y, lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[1], precision_config=["HIGH", "HIGH"]
            )
            (chosen,) = b.stablehlo.if_(
                b.stablehlo.constant(shlo.Tensor(True, "i1")), lambda: total, lambda: b.stablehlo.negate(total)
            )
            return b.chlo.broadcast_add(chosen, product), order, b.chlo.square(keys)

        found = b.finish().run([[1, 2, 3], [4, 5, 6]], [[3, 1, 2], [1, 0, 0]])
        self.assertEqual([one.tolist() for one in found],
                         [[[17, 16], [35, 19]], [[1, 2, 0], [1, 2, 0]], [[1, 4, 9], [0, 0, 1]]])  # fmt: skip

    def test_location_is_the_callers_line(self):
        b = shlo.Builder()
        lines = Path(__file__).read_text().splitlines()

        @b.function(x="tensor<4xf32>")
        def main(x):
            (y,) = b.stablehlo.reduce(x, b.constant(0, "f32"), [0], lambda a, c: b.stablehlo.add(a, c))  # the reduction
            for one in b.last, next(iter(b.last.regions[0])):
                self.assertEqual(Path(one.file).name, "test_ops.py")
                self.assertIn("# the reduction", lines[one.line - 1])
            return y

    def test_refused(self):
        b = shlo.Builder()

        @b.function(x="tensor<4xf32>", q="tensor<2x!quant.uniform<i8:f32, 0.5>>")
        def main(x, q):
            zero, s = b.constant(0, "f32"), b.stablehlo
            for of_class, text, function, *arguments in (
                (ValueError, "must be a Value", s.abs, 1),
                (ValueError, "add_c1", s.add, x, zero),
                (ValueError, "is not one of eq, ne, ge, gt, le, lt", s.compare, x, x, "less"),
                (ValueError, "must be a list of integers", s.transpose, x, 0),
                (ValueError, "permutation must be an integer", s.transpose, x, ["a"]),
                (ValueError, "dimension is out of range", s.concatenate, [x, x], 2**63),
                (ValueError, "epsilon must be a number", s.batch_norm_inference, x, x, x, x, x, "a", 0),
                (ValueError, "must be a function or a Region", s.reduce, x, zero, [0], None),
                (ValueError, "must be pairs", s.collective_permute, x, [[0, 1, 2]]),
                (ValueError, "expected a ResultAccuracy", lambda: s.tanh(x, result_accuracy=1)),
                (ValueError, "without an operand", s.all_reduce, [], [[0]], s.add),
                (ZeroDivisionError, "", s.reduce, x, zero, [0], lambda a, c: 1 / 0),
            ):
                if of_class is ZeroDivisionError:
                    self.assertRaises(of_class, function, *arguments)
                else:
                    self.refused(of_class, text, function, *arguments)
            self.assertRaises(TypeError, s.add, x)
            self.assertRaises(AttributeError, lambda: s.nothing)
            scalar = b.region(["tensor<f32>"] * 2, s.add)
            self.assertEqual(str(s.reduce(x, zero, [0], scalar)[0].type), "tensor<f32>")
            types = []
            self.assertRaises(ValueError, s.map, q, [0], lambda a: types.append(str(a.type)))
            self.assertEqual(types, ["tensor<!quant.uniform<i8:f32, 5.000000e-01>>"])
            return x

        self.assertEqual(b.finish().op_counts["stablehlo.reduce"], 1)

    def test_generated_file(self):
        tree = ast.parse(Path(ops.__file__).read_text())
        classes = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}
        count = [len([one for one in classes[name].body if isinstance(one, ast.FunctionDef)])
                 for name in ("Stablehlo", "Chlo")]  # fmt: skip
        self.assertEqual(
            count, [len([one for one in OPS if one.startswith(dialect)]) for dialect in ("stablehlo.", "chlo.")]
        )
