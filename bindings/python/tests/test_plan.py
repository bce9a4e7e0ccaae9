"""Plans: inputs by position and name, arrays of all forms, limits.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import array
import gc
import os
import pickle
import threading
import time

import stablehlo_c as shlo
from support import COUNTS, Case, ml_dtypes, needs_ml_dtypes, needs_numpy, numpy, reversal, two_ops

X, Y = [1, 2, 3, 4, 5, 6, 7, 8], [2] * 8
EXPECTED = [6.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0]


class Pools(Case):
    TEXT = """
      func.func @main(%x: tensor<300x400xf64>) -> tensor<300x400xf64> {
        %0 = stablehlo.exponential %x : tensor<300x400xf64>
        %1 = stablehlo.sine %0 : tensor<300x400xf64>
        return %1 : tensor<300x400xf64>
      }"""

    def test_results_are_the_same(self):
        plan = shlo.parse(self.TEXT).compile()
        x = memoryview(array.array("d", [i / 120000 for i in range(120000)])).cast("B").cast("d", (300, 400))
        expected = plan(x).memoryview().tobytes()
        before = threading.active_count()
        for threads in (1, 2, 5):
            with shlo.Pool(threads, spin=5e-5) as pool:
                self.assertEqual(pool.threads, threads)
                options = shlo.RunOptions(pool=pool)
                for _ in range(3):
                    self.assertEqual(plan.run([x], options=options).memoryview().tobytes(), expected)
            self.assertEqual(plan.run([x], options=options).memoryview().tobytes(), expected)  # the pool is closed
        self.assertGreaterEqual(shlo.Pool().threads, 1)
        self.assertEqual(threading.active_count(), before)

    def test_options_keep_their_pool(self):
        def count():
            gc.collect()
            return len(os.listdir("/proc/self/task"))

        before = count()
        options = shlo.RunOptions(pool=shlo.Pool(3))
        self.assertEqual(count(), before + 2)
        del options
        self.assertEqual(count(), before)

    def test_arguments(self):
        self.refused(shlo.InvalidArgumentError, "threads is 257", shlo.Pool, 257)
        self.refused(shlo.InvalidArgumentError, "spin must be from 0 to 1 second", shlo.Pool, 2, spin=-1)


class Inputs(Case):
    def setUp(self):
        self.plan = two_ops().compile()

    def test_position_and_name(self):
        for found in (
            self.plan(X, Y),
            self.plan(x=X, y=Y),
            self.plan(X, y=Y),
            self.plan.run([X, Y]),
            self.plan.run({"y": Y, "x": X}),
        ):
            self.assertEqual(found.tolist(), EXPECTED)
        self.assertNotEqual(self.plan(x=Y, y=X).tolist(), EXPECTED)

    def test_names_that_do_not_fit(self):
        self.refused(LookupError, "the inputs are: x, y", self.plan, X, z=Y)
        self.refused(ValueError, "'x' is given twice", self.plan, X, x=Y)
        self.refused(ValueError, "expected 2 inputs, found 1", self.plan, X)
        self.refused(ValueError, "inputs are missing: y", self.plan, x=X)
        self.refused(ValueError, "expected 2 inputs, found 3", self.plan, X, Y, X)

    def test_signature_is_read_only(self):
        for name in ("inputs", "outputs"):
            with self.assertRaises(AttributeError):
                setattr(self.plan, name, ())
        self.assertEqual(self.plan(X, Y).tolist(), EXPECTED)

    def test_signature(self):
        self.assertEqual([str(one) for one in self.plan.inputs], ["x: tensor<8xf32>", "y: tensor<8xf32>"])
        self.assertEqual(self.plan.outputs[0].shape, (8,))
        self.assertEqual(self.plan.outputs[0].element_type, shlo.ElementType.F32)
        self.assertEqual(repr(self.plan), "<Plan (x: tensor<8xf32>, y: tensor<8xf32>) -> (tensor<8xf32>)>")

    def test_buffers(self):
        flat = array.array("f", X)
        for one in (flat, memoryview(flat), memoryview(bytes(flat)).cast("f"), shlo.Tensor(flat), tuple(X)):
            self.assertEqual(self.plan(one, Y).tolist(), EXPECTED)
        strided = memoryview(array.array("f", [number for one in X for number in (one, 99)]))[::2]
        self.assertEqual(self.plan(strided, Y).tolist(), EXPECTED)
        self.assertEqual(self.plan(memoryview(array.array("f", X[::-1]))[::-1], Y).tolist(), EXPECTED)
        matrix = two_ops("tensor<2x4xf32>").compile()
        found = matrix(memoryview(flat).cast("B").cast("f", (2, 4)), [Y[:4], Y[4:]])
        self.assertEqual(found.tolist(), [EXPECTED[:4], EXPECTED[4:]])

    def test_wrong_inputs(self):
        self.refused(
            ValueError, "input 0 (x): expected tensor<8xf32>, found tensor<8xf64>", self.plan, array.array("d", X), Y
        )
        self.refused(
            ValueError,
            "input 1 (y): expected tensor<8xf32>, found tensor<7xf32>",
            self.plan,
            X,
            array.array("f", X[:7]),
        )
        self.refused(ValueError, "found numbers of the shape (1,)", self.plan, [1], Y)
        self.refused(ValueError, "is not a tensor<8xf32>", self.plan, [1, 2, 3, "four", 5, 6, 7, 8], Y)
        self.refused(ValueError, "found NoneType", self.plan, None, Y)
        self.refused(ValueError, "tensor<8xi32>", self.plan, shlo.Tensor(X, "i32"), Y)

    def test_wrong_arrays_have_the_diagnostic_of_the_library(self):
        text = "func.func @main(%x: tensor<2xi1>) -> tensor<2xi1> { return %x : tensor<2xi1> }"
        stray, booleans = shlo.Tensor(bytes([1, 2]), "i1", (2,)), shlo.parse(text).compile()
        flat = array.array("f", X)
        for subject, call in {
            "input 1": lambda: self.plan(X, array.array("f", X[:7])),
            "output 0": lambda: self.plan.run([X, Y], out=[memoryview(bytes(flat)).cast("f")]),
            "output 0 ": lambda: self.plan.run([X, flat], out=[flat]),
            "input 0": lambda: booleans(stray),  # the library finds this itself
        }.items():
            with self.subTest(subject), self.assertRaises(shlo.InvalidArgumentError) as caught:
                call()
            failure = caught.exception
            (place,) = failure.diagnostics
            self.assertEqual((place.subject, place.message), (subject.strip(), failure.message))
            self.assertEqual((place.severity, place.line, place.offset), (shlo.Severity.ERROR, 0, -1))
            self.assertEqual(str(failure), "error: " + failure.message)

    @needs_numpy
    def test_long_results_begin_with_a_line_of_the_cache(self):
        text = "func.func @main(%x: tensor<20000xf32>) -> tensor<20000xf32> { return %x : tensor<20000xf32> }"
        plan = shlo.parse(text).compile()
        x = numpy.arange(20000, dtype="f4")
        results = [plan(x) for _ in range(5)]
        self.assertEqual([one.ctypes.data % 64 for one in results], [0] * 5)
        self.assertTrue(all(one.tobytes() == x.tobytes() for one in results))

    def test_output_arrays(self):
        out = array.array("f", bytes(32))
        self.assertIs(self.plan.run([X, Y], out=out), out)
        self.assertEqual(out.tolist(), EXPECTED)
        given = [array.array("f", bytes(32))]
        self.assertIs(self.plan.run([X, Y], out=given), given)
        self.assertEqual(given[0].tolist(), EXPECTED)

    def test_outputs_that_do_not_fit(self):
        run, x = self.plan.run, array.array("f", X)
        shifted = memoryview(bytearray(40))[1:33].cast("f")
        self.refused(ValueError, "a read-only array", run, [X, Y], out=memoryview(bytes(32)).cast("f"))
        self.refused(ValueError, "not contiguous", run, [X, Y], out=memoryview(array.array("f", bytes(64)))[::2])
        self.refused(ValueError, "not aligned", run, [X, Y], out=shifted)
        self.refused(ValueError, "overlaps an input", run, [x, Y], out=x)
        self.refused(ValueError, "found tensor<8xf64>", run, [X, Y], out=array.array("d", X))
        self.refused(ValueError, "expected 1 arrays for outputs, found 2", run, [X, Y], out=[x, x])
        self.refused(ValueError, "output 0: expected tensor<8xf32>, found list", run, [X, Y], out=[[0.0] * 8])
        twice = shlo.parse(
            "func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)"
            "{ return %x, %x : tensor<8xf32>, tensor<8xf32> }"
        ).compile()
        self.refused(ValueError, "overlaps", twice.run, [X], out=[x, x])
        found = twice(X)
        self.assertIsInstance(found, tuple)
        self.assertEqual([one.tolist() for one in found], [X, X])

    @needs_numpy
    def test_arrays_have_the_memory_that_they_state(self):
        class Stated(bytearray):
            dtype, shape = numpy.dtype("f4"), (8,)

        plan = two_ops("tensor<8xf32>").compile()
        out = numpy.zeros(8, "f4")
        for _ in range(3):  # the first run of arrays prepares those after it
            plan.run([numpy.array(X, "f4"), numpy.array(Y, "f4")], out=out)
            self.assertEqual(out.tolist(), EXPECTED)
            for wrong in (Stated(4), Stated(32)):
                self.refused(ValueError, "", plan.run, [numpy.array(X, "f4"), numpy.array(Y, "f4")], out=wrong)

    def test_a_plan_is_made_once(self):
        self.refused(ValueError, "made once", self.plan.__init__, two_ops("tensor<4xf32>"))
        self.assertEqual(self.plan(X, Y).tolist(), EXPECTED)

    def test_empty_arrays(self):
        plan = two_ops("tensor<0x3xf32>").compile()
        self.assertEqual(plan(*[shlo.Tensor.zeros("f32", (0, 3))] * 2).tolist(), [])
        self.assertEqual(plan(*[shlo.Tensor.zeros("f32", (0, 3))] * 2).shape, (0, 3))

    def test_rank_0_and_no_inputs(self):
        self.assertEqual(float(two_ops("tensor<f64>").run(1, 3)), 12.0)
        constant = shlo.parse(
            "func.func @main() -> tensor<2xi1> { %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>"
            " return %0 : tensor<2xi1> }"
        )
        self.assertEqual(constant.run().tolist(), [True, False])

    def test_every_element_type_of_numbers(self):
        for name, numbers in {
            "i1": [True, False], "i2": [-2, 1], "i4": [-8, 7], "i8": [-128, 127], "i16": [-3, 4], "i32": [-3, 4],
            "i64": [-(2**63), 2**63 - 1], "ui2": [0, 3], "ui4": [0, 15], "ui8": [0, 255], "ui16": [0, 65535],
            "ui32": [0, 2**32 - 1], "ui64": [0, 2**64 - 1], "f16": [0.5, -2.0], "f32": [0.5, -2.0],
            "f64": [0.1, -2.0], "complex<f32>": [1 + 2j, 3j], "complex<f64>": [1 + 2j, 3j],
        }.items():  # fmt: skip
            with self.subTest(name=name):
                plan = reversal(f"tensor<2x{name}>").compile()
                self.assertEqual(plan(numbers).tolist(), numbers[::-1])
                self.assertEqual(plan(shlo.Tensor(numbers, name)).tolist(), numbers[::-1])
                COUNTS["element types"] += 1
        self.refused(ValueError, "is not a tensor<2xi4>", reversal("tensor<2xi4>").compile(), [8, 0])
        self.refused(NotImplementedError, "ml_dtypes", reversal("tensor<2xbf16>").compile(), [8, 0])
        raw = reversal("tensor<2xbf16>").run(array.array("H", [0x3F80, 0x4000]))
        self.assertEqual(raw.tolist(), [2.0, 1.0])
        raw = reversal("tensor<2xf8E4M3FN>").run(bytes([0x38, 0x40]))
        self.assertEqual(raw.tolist(), [2.0, 1.0])

    def test_bytes_that_are_not_elements(self):
        self.refused(ValueError, "", reversal("tensor<2xi1>").compile(), bytes([2, 0]))

    def test_dynamic(self):
        plan = two_ops("tensor<?xf32>").compile()
        self.assertEqual(plan.inputs[0].shape, (None,))
        for count in (0, 1, 3, 8):
            x = array.array("f", X[:count])
            self.assertEqual(plan(x, array.array("f", Y[:count])).tolist(), EXPECTED[:count])
        out = array.array("f", bytes(32))
        plan.run([X, Y], out=out)
        self.assertEqual(out.tolist(), EXPECTED)
        self.refused(ValueError, "tensor<?xf32>, found tensor<8xf64>", plan, array.array("d", X), Y)
        self.refused(ValueError, "", plan, X, Y[:3])
        self.assertEqual(plan(memoryview(array.array("f", X[::-1]))[::-1], Y).tolist(), EXPECTED)

    def test_output_shapes(self):
        plan = two_ops("tensor<?x3xf32>").compile()
        for count in (0, 1, 5):
            self.assertEqual(plan.output_shapes((count, 3), (count, 3)), ((count, 3),))
            self.assertEqual(plan.output_shapes(y=[count, 3], x=[count, 3]), ((count, 3),))
            x = shlo.Tensor.zeros("f32", (count, 3))
            self.assertEqual(plan(x, x).shape, (count, 3))
        self.assertEqual(self.plan.output_shapes([8], [8]), ((8,),))
        self.assertEqual(two_ops("tensor<f64>").compile().output_shapes((), ()), ((),))
        self.refused(ValueError, "expected shapes of 2 inputs, found 1", plan.output_shapes, (1, 3))
        self.refused(ValueError, "input 1", plan.output_shapes, (1, 3), (1, 4))
        self.refused(ValueError, "", plan.output_shapes, (1, 3), (2, 3))
        self.refused(ValueError, "out of range", plan.output_shapes, (1, 3), (2**63, 3))
        self.refused(ValueError, "is not a shape", plan.output_shapes, 1, 3)
        self.refused(ValueError, "inputs are missing: y", plan.output_shapes, x=(1, 3))

    def test_tensors(self):
        x, y = shlo.Tensor(X, "f32"), shlo.Tensor(Y, "f32")
        for found in (self.plan(x, y), self.plan.run((x, y)), self.plan.run([x, y]), self.plan(x, Y)):
            self.assertIs(type(found), shlo.Tensor)
            self.assertEqual((found.element_type, found.shape), (shlo.ElementType.F32, (8,)))
            self.assertEqual(found.tolist(), EXPECTED)
        many = shlo.parse("func.func @main(%x: tensor<?xi8>, %y: tensor<i1>)"
                          " -> (tensor<?xi8>, tensor<i1>, tensor<?xi8>)"
                          "{ return %x, %y, %x : tensor<?xi8>, tensor<i1>, tensor<?xi8> }").compile()  # fmt: skip
        found = many(shlo.Tensor([1, 2], "i8"), shlo.Tensor(True, "i1"))
        self.assertEqual([one.tolist() for one in found], [[1, 2], True, [1, 2]])
        self.assertEqual([one.shape for one in found], [(2,), (), (2,)])
        self.refused(ValueError, "input 0", self.plan, shlo.Tensor(X[1:], "f32"), y)
        self.refused(ValueError, "input 1", self.plan, x, shlo.Tensor(Y, "f64"))
        self.refused(ValueError, "expected 2 inputs, found 1", self.plan, x)
        x.close()
        self.refused(ValueError, "the tensor is closed", self.plan, x, y)
        self.refused(ValueError, "the tensor is closed", self.plan.run, [y, x])
        self.assertEqual(self.plan(*[self.plan(y, y)] * 2).tolist(), [128.0] * 8)

    def test_results_are_independent(self):
        one, other = self.plan(X, Y), self.plan(X, X)
        self.plan.close()
        gc.collect()
        self.assertEqual(one.tolist(), EXPECTED)
        self.assertNotEqual(other.tolist(), EXPECTED)
        self.refused(ValueError, "the plan is closed", self.plan, X, Y)


class Functions(Case):
    def test_another_function(self):
        module = shlo.parse(
            "func.func @main() { return } func.func @f(%x: tensor<i32>) -> tensor<i32> { return %x : tensor<i32> }"
        )
        self.assertEqual(int(module.compile("f", simd="baseline", max_memory=1 << 20)(7)), 7)
        self.assertEqual(module.run(), ())
        self.refused(LookupError, "main", module.compile, "g")
        self.refused(ValueError, "auto, baseline", module.compile, "f", simd="best")
        self.refused(ValueError, "out of range", module.compile, "f", max_memory=-1)

    def test_unsupported(self):
        module = shlo.parse(
            "func.func @main() -> tensor<f32> { %0 = stablehlo.custom_call @nobody() : () -> tensor<f32>"
            " return %0 : tensor<f32> }"
        )
        self.assertEqual(self.refused(NotImplementedError, "nobody", module.run).code, shlo.Status.UNSUPPORTED)


class Threads(Case):
    def test_many_threads(self):
        plan, failures = two_ops().compile(), []

        def work():
            for _ in range(200):
                if plan(X, Y).tolist() != EXPECTED:
                    failures.append(1)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual(failures, [])


@needs_numpy
class NumPy(Case):
    def setUp(self):
        self.plan = two_ops().compile()
        self.x, self.y = numpy.array(X, "f4"), numpy.array(Y, "f4")

    def check(self, found):
        self.assertIsInstance(found, numpy.ndarray)
        numpy.testing.assert_array_equal(found, numpy.array(EXPECTED, "f4"))
        self.assertRaises(AssertionError, numpy.testing.assert_array_equal, found, numpy.array(EXPECTED, "f4") + 1)

    def test_forms(self):
        readonly = self.x.copy()
        readonly.flags.writeable = False
        shifted = numpy.frombuffer(bytearray(40), "u1")[1:33].view("f4")
        shifted[:] = X
        for one in (self.x, readonly, numpy.repeat(self.x, 2)[::2], self.x[::-1].copy()[::-1], shifted):
            found = self.plan(one, self.y)
            self.check(found)
            self.assertTrue(found.flags.writeable)
        self.check(self.plan(self.x, Y))
        self.check(two_ops("tensor<?xf32>").run(self.x, self.y))
        self.assertTrue(two_ops("tensor<?xf32>").run(self.x, self.y).flags.writeable)

    def test_wrong(self):
        for one, text in (
            (self.x.astype(">f4"), "swapped"),
            (self.x.astype("f8"), "found tensor<8xf64>"),
            (self.x.reshape(2, 4), "found tensor<2x4xf32>"),
            (numpy.array(["a"] * 8), "NumPy's <U1"),
            (numpy.array([None] * 8), "NumPy's object"),
        ):
            self.refused(ValueError, text, self.plan, one, self.y)
        out = numpy.empty(16, "f4")
        self.refused(ValueError, "not contiguous", self.plan.run, [self.x, self.y], out=out[::2])
        self.refused(ValueError, "overlaps", self.plan.run, [self.x, self.y], out=self.y)
        self.refused(ValueError, "swapped", self.plan.run, [self.x, self.y], out=self.x.astype(">f4"))

    def test_empty_and_rank_0(self):
        self.assertEqual(
            two_ops("tensor<0x3xf32>").run(numpy.ones((0, 3), "f4"), numpy.ones((0, 3), "f4")).shape, (0, 3)
        )
        self.assertEqual(two_ops("tensor<f32>").run(numpy.float32(1), numpy.array(3, "f4"))[()], 12)

    def test_no_copy(self):
        out = numpy.empty(8, "f4")
        self.assertIs(self.plan.run([self.x, self.y], out=out), out)
        # What is None is not given; names and places are alike.
        for arguments, named in ((([self.x, self.y], out, None), {}), (([self.x, self.y], out), {"options": None}),
                                 (([self.x, self.y],), {"options": None, "out": out}),
                                 ((), {"out": out, "inputs": [self.x, self.y]})):  # fmt: skip
            out[...] = 0
            self.assertIs(self.plan.run(*arguments, **named), out)
            self.assertEqual(out.tolist(), ((self.x + self.y) * self.y).tolist())
        for arguments, named in ((([self.x, self.y], None, None), {}), (([self.x, self.y],), {"out": None})):
            self.assertEqual(self.plan.run(*arguments, **named).tolist(), ((self.x + self.y) * self.y).tolist())
        for arguments, named in (((), {}), (([self.x, self.y],), {"inputs": [self.x, self.y]}), ((), {"out": out}),
                                 (([self.x, self.y],), {"outs": out}),
                                 (([self.x, self.y], out, None, None), {})):  # fmt: skip
            with self.assertRaises(TypeError):
                self.plan.run(*arguments, **named)
        again = numpy.zeros_like(out)
        self.assertIs(self.plan.run([self.x, self.y], again), again)
        numpy.testing.assert_array_equal(again, out)
        with self.assertRaises(shlo.InvalidArgumentError):
            self.plan.run([self.x, self.y], again[1:])
        self.check(out)
        tensor = shlo.Tensor.borrow(self.x)
        self.assertEqual(tensor.numpy().__array_interface__["data"][0], self.x.__array_interface__["data"][0])
        copied = shlo.Tensor(self.x)
        self.assertNotEqual(copied.numpy().__array_interface__["data"][0], self.x.__array_interface__["data"][0])
        found = copied.numpy()
        copied.close()
        gc.collect()
        numpy.testing.assert_array_equal(found, self.x)
        self.assertFalse(found.flags.writeable)

    def test_open_shapes(self):
        plan = two_ops("tensor<?x3xf32>").compile()
        for rows in (0, 1, 5, 4000, 5):  # results of 48 kB are not copied
            x = numpy.arange(rows * 3, dtype="f4").reshape(rows, 3)
            y = numpy.full((rows, 3), 2, "f4")
            kept = x.copy()
            for found in (plan(x, y), plan.run([x, y]), plan.run((x, y), None, None), plan(x[::1], y)):
                self.assertTrue(found.flags.writeable and found.flags.c_contiguous)
                numpy.testing.assert_array_equal(found, (kept + 2) * 2)
                found += 1  # its memory is its own
            numpy.testing.assert_array_equal(x, kept)
        for wrong, text in (
            (numpy.ones((2, 4), "f4"), "found tensor<2x4xf32>"),
            (numpy.ones(3, "f4"), "found tensor<3xf32>"),
            (numpy.ones((2, 3), "f8"), "found tensor<2x3xf64>"),
        ):
            self.refused(ValueError, text, plan, wrong, numpy.ones((2, 3), "f4"))
        self.refused(ValueError, "", plan, numpy.ones((2, 3), "f4"), numpy.ones((3, 3), "f4"))
        turned = numpy.ones((3, 2), "f4").T
        numpy.testing.assert_array_equal(plan(turned, turned), numpy.full((2, 3), 2, "f4"))
        self.assertIs(type(plan(shlo.Tensor(turned), shlo.Tensor(turned))), shlo.Tensor)
        out = numpy.empty((2, 3), "f4")
        self.assertIs(plan.run([turned, turned], out=out), out)
        self.assertEqual(out.tolist(), [[2.0] * 3] * 2)
        plan.close()
        self.refused(shlo.InvalidArgumentError, "the plan is closed", plan, turned, turned)

    def test_open_results_keep_their_memory(self):
        plan = shlo.parse("""
          func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> (tensor<?xf32>, tensor<i1>, tensor<?xf32>) {
            %0 = stablehlo.negate %x : tensor<?xf32>
            return %x, %p, %0 : tensor<?xf32>, tensor<i1>, tensor<?xf32>
          }""").compile()
        for count in (3, 20000):
            x = numpy.arange(count, dtype="f4")
            for _ in range(2):
                same, truth, negated = plan(x, numpy.array(True))
            x[:] = 7
            del x
            gc.collect()
            self.assertEqual((truth.shape, truth.dtype, truth[()]), ((), numpy.dtype("?"), True))
            numpy.testing.assert_array_equal(same, numpy.arange(count, dtype="f4"))
            numpy.testing.assert_array_equal(negated, -numpy.arange(count, dtype="f4"))

    def test_options_of_all_kinds(self):
        stop, seen = shlo.Cancellation(), []
        for plan in (self.plan, two_ops("tensor<?xf32>").compile()):
            with shlo.Pool(2) as pool:
                for named in ({}, {"timeout": 10}, {"pool": pool}, {"cancellation": stop}, {"progress": seen.append}):
                    options = shlo.RunOptions(**named)
                    for inputs in ([self.x, self.y], (self.x, Y), [shlo.Tensor(self.x), shlo.Tensor(self.y)]):
                        found = plan.run(inputs, options=options)
                        self.check(found.numpy() if isinstance(found, shlo.Tensor) else found)
                    out = numpy.empty(8, "f4")
                    self.assertIs(plan.run([self.x, self.y], out, options), out)
                    self.check(out)
                    options.close()
                    self.refused(shlo.InvalidArgumentError, "closed", plan.run, [self.x, self.y], options=options)
            options = shlo.RunOptions(cancellation=shlo.Cancellation())
            options.cancel()
            self.assertRaises(shlo.CancelledError, plan.run, [self.x, self.y], options=options)
            self.assertRaises((AttributeError, TypeError), plan.run, [self.x, self.y], options=7)
        self.assertTrue(seen)

    def test_closed_by_another_thread(self):
        plan, counts = self.plan, {"ran": 0, "refused": 0}
        self.check(plan(self.x, self.y))

        def work():
            x, y, out = self.x.copy(), self.y.copy(), numpy.empty(8, "f4")
            try:
                while True:
                    plan(x, y)
                    plan.run((x, y), out=out)
                    counts["ran"] += 1
            except shlo.InvalidArgumentError:
                counts["refused"] += 1

        threads = [threading.Thread(target=work) for _ in range(3)]
        for one in threads:
            one.start()
        while counts["ran"] < 10 and any(one.is_alive() for one in threads):
            time.sleep(0.001)
        plan.close()
        for one in threads:
            one.join()
        self.assertEqual(counts["refused"], 3)

    def test_results_do_not_leak(self):
        resource = __import__("resource")
        x, y, out = numpy.ones(1 << 16, "f4"), numpy.ones(1 << 16, "f4"), numpy.empty(1 << 16, "f4")
        plan = two_ops("tensor<65536xf32>").compile()
        found = plan(x, y)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(1000):
            plan(x, y)
            plan.run([x, y], out=out)
            self.assertRaises(ValueError, plan, x, y[:-1])
            self.assertRaises(ValueError, plan.run, [x, y], out=x)
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 16 << 10)
        numpy.testing.assert_array_equal(found, out)
        tensors = [shlo.Tensor(x), shlo.Tensor(y), shlo.Tensor(y[:-1])]
        for _ in range(1000):
            plan(*tensors[:2])
            shlo.Tensor.borrow(x)
            self.assertRaises(ValueError, plan, *tensors[1:])
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 16 << 10)

    def test_errors_of_runs(self):
        plan = two_ops("tensor<2xi1>").compile()
        wrong = numpy.array([2, 0], "u1").view("?")
        for _ in range(3):
            self.refused(ValueError, "", plan, wrong, wrong)
            numpy.testing.assert_array_equal(plan(numpy.array([True, False]), numpy.array([True, True])), [True, True])

    def test_complex(self):
        x = numpy.array([1 + 2j, 3 - 1j], "c8")
        numpy.testing.assert_array_equal(two_ops("tensor<2xcomplex<f32>>").run(x, x), (x + x) * x)

    def test_arrays_from_files(self):
        """Whose type is no built-in object of NumPy."""
        for name, element in {"c8": "complex<f32>", "c16": "complex<f64>", "f4": "f32", "i1": "i8"}.items():
            x = pickle.loads(pickle.dumps(numpy.array([1, 2], name)))
            numpy.testing.assert_array_equal(two_ops(f"tensor<2x{element}>").run(x, x), (x + x) * x)

    @needs_ml_dtypes
    def test_small_types(self):
        for name in (
            "bfloat16", "int2", "int4", "uint2", "uint4", "float4_e2m1fn", "float6_e2m3fn", "float6_e3m2fn",
            "float8_e3m4", "float8_e4m3", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e4m3b11fnuz", "float8_e5m2",
            "float8_e5m2fnuz", "float8_e8m0fnu",
        ):  # fmt: skip
            with self.subTest(name=name):
                dtype = getattr(ml_dtypes, name)
                x = numpy.array([1, 0.5 if "8m0" in name else 0, 1, 1], dtype)
                text = shlo.Tensor(x).element_type
                plan = reversal("tensor<4x" + str(repr(shlo.Tensor(x)))[len("Tensor(tensor<4x") : -2] + ">").compile()
                self.assertEqual(plan.inputs[0].element_type, text)
                for one in (x, numpy.repeat(x, 2)[::2]):
                    found = plan(one)
                    self.assertEqual(found.dtype, x.dtype)
                    numpy.testing.assert_array_equal(found, x[::-1])
                    self.assertRaises(AssertionError, numpy.testing.assert_array_equal, found, x)
                out = numpy.empty(4, dtype)
                plan.run([x], out=out)
                numpy.testing.assert_array_equal(out, x[::-1])
                self.assertEqual(shlo.Tensor(x).tolist(), [float(one) for one in x])
                COUNTS["element types of ml_dtypes"] += 1
