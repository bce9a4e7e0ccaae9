"""Building programs.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import gc
import threading
from pathlib import Path

import stablehlo_c as shlo
from support import COUNTS, Case

F = "tensor<4xf32>"


class Building(Case):
    def setUp(self):
        self.b = shlo.Builder("network")

    def test_function(self):
        b = self.b

        @b.function(x=F, y=b.tensor_type("f32", [4]))
        def main(x, y):
            return b.stablehlo.add(x, y), b.stablehlo.compare(x, y, comparison_direction=shlo.ComparisonDirection.LT)

        self.assertEqual(main.name, "func.func")
        module = b.finish()
        self.assertEqual([one.name for one in module.function().arguments], ["x", "y"])
        self.assertEqual([one.type for one in module.function().results], [F, "tensor<4xi1>"])
        sums, less = module.run([1, 2, 3, 4], [4, 3, 2, 1])
        self.assertEqual((sums.tolist(), less.tolist()), ([5.0] * 4, [True, True, False, False]))
        self.refused(ValueError, "closed", b.finish)
        self.refused(ValueError, "has finished", lambda: main.name)

    def test_regions(self):
        b = self.b

        def main(x):
            body = b.region(["tensor<f32>"] * 2, lambda one, other: b.stablehlo.add(one, other))
            return b.op("stablehlo.reduce", x, b.constant(0, "f32"), regions=[body], dimensions=[0])

        b.function("main", [F], main)
        self.assertEqual(float(b.finish().run([1, 2, 3, 4])), 10.0)

    def test_several_results_and_none(self):
        b = self.b

        @b.function(x=F)
        def main(x):
            token = b.stablehlo.create_token()
            operands = b.stablehlo.optimization_barrier([x, x])
            self.assertEqual(len(operands), 2)
            self.assertEqual(b.last.name, "stablehlo.optimization_barrier")
            self.assertEqual(str(token.type), "!stablehlo.token")
            return operands[1]

        self.assertEqual(b.finish().run([1, 2, 3, 4]).tolist(), [1, 2, 3, 4])

    def test_location_is_the_callers_line(self):
        b = self.b

        @b.function(x=F)
        def main(x):
            y = b.stablehlo.abs(x)  # this line
            self.assertEqual(Path(y.operation.file).name, "test_builder.py")
            source = Path(__file__).read_text().splitlines()
            self.assertIn("# this line", source[y.operation.line - 1])
            b.name_locations("jit(f)/abs")
            self.assertEqual(b.op("stablehlo.abs", y).operation.location_name, "jit(f)/abs")
            return y

    def test_refused_op_leaves_no_trace(self):
        b = self.b

        @b.function(x=F, y="tensor<5xf32>")
        def main(x, y):
            error = self.refused(shlo.InvalidProgramError, "add_c1", b.stablehlo.add, x, y)
            self.assertEqual(Path(error.diagnostics[0].file).name, "support.py")
            self.assertEqual(error.diagnostics[0].subject, "operand 1")
            self.refused(NotImplementedError, "stablehlo.nothing", b.op, "stablehlo.nothing", x)
            return x

        self.assertEqual(b.finish().op_counts, {"func.func": 1, "func.return": 1})
        self.assertRaises(AttributeError, lambda: b.stablehlo.nothing)

    def test_closures_that_fail(self):
        b, kept = self.b, []

        def body(x):
            kept.append(x)
            b.region(["tensor<f32>"], lambda y: kept.append(y) or 1 / 0)

        for turn in range(20):
            self.assertRaises(ZeroDivisionError, b.function, "main", [F], body)
            COUNTS["abandoned functions"] += 1
        gc.collect()
        self.assertEqual(len(kept), 40)

        @b.function(z=F)
        def main(z):
            for one in kept:
                self.refused(ValueError, "", b.stablehlo.abs, one)
                one.type
            self.refused(ValueError, "must be a Value", b.stablehlo.abs, 1)
            return b.stablehlo.abs(z)

        self.assertEqual(b.finish().op_counts["stablehlo.abs"], 1)
        for one in kept:
            self.refused(ValueError, "has finished", lambda: one.type)
        self.refused(ValueError, "a result must be a Value", shlo.Builder().function, "f", [], lambda: 1)

    def test_values_of_another_builder(self):
        other, values = shlo.Builder(), []
        other.function("f", [F], lambda x: values.append(x))
        self.refused(ValueError, "", self.b.function, "f", [F], lambda x: self.b.stablehlo.add(x, values[0]))
        # Types and attributes are copied.
        self.assertEqual(str(self.b.tuple_type([other.type(F)])), f"tuple<{F}>")
        other.close()
        self.refused(ValueError, "closed", lambda: values[0].type)

    def test_types(self):
        b = self.b
        self.assertEqual(str(b.tensor_type("float32", [2, None])), "tensor<2x?xf32>")
        bounded = b.tensor_type("f32", [2, None], bounds=[None, 9])
        self.assertEqual((bounded.shape, bounded.bounds), ((2, None), (None, 9)))
        quantized = b.quantized_tensor_type("i8", "f32", [2, 3], [0.5, 0.25], [0, 1], axis=0)
        self.assertEqual((quantized.is_quantized, quantized.scales, quantized.zero_points), (True, (0.5, 0.25), (0, 1)))
        self.assertEqual((quantized.quantized_axis, quantized.storage_range), (0, (-128, 127)))
        self.assertEqual(quantized.expressed, shlo.ElementType.F32)
        self.assertEqual(str(b.token_type()), "!stablehlo.token")
        self.assertEqual(b.token_type(), b.type("!stablehlo.token"))
        self.assertEqual(b.tuple_type([F, F]).parts, (b.type(F), b.type(F)))
        # Types of builders that nobody else has any more.
        self.assertEqual(b.tuple_type(shlo.Builder().type(F) for _ in range(3)).parts, (b.type(F),) * 3)
        self.refused(ValueError, "", b.type, "tensor<")
        self.refused(ValueError, "is not an element type", b.tensor_type, "f33")
        self.refused(ValueError, "", b.tensor_type, "f32", [-1])
        self.refused(ValueError, "expected 1 bounds", b.tensor_type, "f32", [1], [1, 2])
        self.refused(ValueError, "is not a type", b.type, 5)

    def test_attributes(self):
        b = self.b
        for value, text in (
            (True, "true"),
            (3, "3 : i64"),
            (2.5, "2.500000e+00 : f64"),
            ("a", '"a"'),
            ([1, 2], "array<i64: 1, 2>"),
            ([True], "array<i1: true>"),
            ([1, "a"], '[1, "a"]'),
            ({"k": 1}, "{k = 1 : i64}"),
            (shlo.FftType.RFFT, "#stablehlo<fft_type RFFT>"),
            (shlo.Tensor([1, 2], "f32"), "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>"),
            (b.integer(3, "i32"), "3 : i32"),
            (b.float(0.5, "f32"), "5.000000e-01 : f32"),
            (b.unit(), "unit"),
            (b.symbol("f"), "@f"),
            (b.parse_attribute("#stablehlo<precision HIGH>"), "#stablehlo<precision HIGH>"),
            (shlo.ApiVersion.TYPED_FFI, "4 : i32"),
            (b.enum("stablehlo.precision", shlo.Precision.HIGH), "#stablehlo<precision HIGH>"),
        ):
            self.assertEqual(str(b.attribute(value)).replace("3 : i64", "3 : i64"), text)
            COUNTS["attributes"] += 1
        self.assertEqual(b.attribute({"a": [1, 2], "b": "c"}).value, {"a": [1, 2], "b": "c"})
        self.refused(ValueError, "out of range", b.attribute, 2**63)
        self.refused(ValueError, "", b.attribute, object())
        self.refused(LookupError, "", b.enum, "stablehlo.nothing", 1)

    def test_every_enumeration(self):
        from stablehlo_c.ops import ATTRIBUTE_NAMES

        for kind, name in ATTRIBUTE_NAMES.items():
            for case in kind:
                found = self.b.attribute(case)
                text = "TRANSPOSE_INVALID" if case is shlo.Transpose.INVALID else case.name
                self.assertEqual((found.number, found.class_name, found.text), (case, name, text))
                COUNTS["enum cases"] += 1

    def test_infer(self):
        types = self.b.infer("stablehlo.concatenate", "tensor<2x3xf32>", "tensor<4x3xf32>", dimension=0)
        self.assertEqual([str(one) for one in types], ["tensor<6x3xf32>"])
        many = self.b.infer("stablehlo.optimization_barrier", *[F] * 40)
        self.assertEqual(len(many), 40)
        self.refused(shlo.InvalidProgramError, "", shlo.infer, "stablehlo.add", F, "tensor<5xf32>")
        self.assertEqual(shlo.infer("stablehlo.add", F, F), [F])

    def test_attributes_of_functions(self):
        b = self.b
        main = b.function("main", [F], lambda x: x, visibility="public")
        b.set_attribute(None, "mhlo.num_partitions", b.integer(2, "i32"))
        b.set_argument_attribute(main, 0, "test.a", 1)
        b.set_result_attribute(main, 0, "jax.result_info", "y")
        b.declare("other", [F], [F])
        module = b.finish()
        self.assertEqual((module.partition_count, module.function().results[0].name), (2, "y"))
        self.assertIn("test.a", module.function().arguments[0].attributes)
        self.assertIn("other", [one.name for one in module.functions])

    def test_keywords(self):
        b = self.b
        b.function("main", {"x": "tensor<2xi1>"}, lambda x: b.stablehlo.not_(b.stablehlo.and_(x, x)))
        self.assertEqual(b.finish().run([True, False]).tolist(), [False, True])

    def test_result_shape(self):
        b = self.b
        b.function("main", ["tensor<?x3xf32>"], lambda x: b.result_shape(b.stablehlo.abs(x)))
        self.assertEqual(b.finish().run([[1.0, 2.0, 3.0]]).tolist(), [1, 3])

    def test_closing_while_another_thread_uses_parts(self):
        texts, refusals = set(), []
        for _ in range(20):
            with shlo.Builder() as b:
                of_type, number = b.type("tensor<2x?xf32>"), b.parse_attribute("dense<[1, 2]> : tensor<2xi32>")

                def uses(of_type=of_type, number=number):
                    try:
                        while True:
                            texts.add((str(of_type), of_type.shape, bytes(number.bytes)))
                    except shlo.InvalidArgumentError as failure:
                        refusals.append(str(failure))

                self.assertIs(of_type._handle.owner, b._owned)  # so it is not freed during a call
                thread = threading.Thread(target=uses)
                thread.start()
                kept = number.bytes
                b.close()
                thread.join()
                # What was borrowed before stays.
                self.assertEqual(bytes(kept), b"\1\0\0\0\2\0\0\0")
        self.assertLessEqual(texts, {("tensor<2x?xf32>", (2, None), b"\1\0\0\0\2\0\0\0")})
        self.assertEqual(len(refusals), 20)

    def test_threads(self):
        b, refusals, made = self.b, [], []

        def uses():
            for use in (lambda: b.function("g", [F], lambda x: x), lambda: b.type(F), b.finish, b.close):
                with self.assertRaises(shlo.InvalidArgumentError) as caught:
                    use()
                refusals.append(str(caught.exception))

        def joins(x):
            thread = threading.Thread(target=uses)
            thread.start()
            thread.join()  # another thread does not wait for this one
            return x

        b.function("f", [F], joins)
        self.assertEqual(refusals, ["another thread is building a function with this builder"] * 4)

        def work(name):
            for k in range(50):
                try:
                    b.function(f"{name}{k}", [F], lambda x: b.stablehlo.abs(x))
                    made.append(1)
                except shlo.InvalidArgumentError as failure:
                    refusals.append(str(failure))

        threads = [threading.Thread(target=work, args=(one,)) for one in "fg"]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual(len(set(refusals)), 1)
        self.assertGreaterEqual(len(made), 50)
        self.assertEqual(len(b.finish().functions), 1 + len(made))
