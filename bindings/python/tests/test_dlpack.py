"""DLPack: tensors for other libraries and from them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import array
import ctypes
import gc
import sys
import unittest
import weakref

import stablehlo_c as shlo
from stablehlo_c import capi
from support import COUNTS, Case, needs_numpy, numpy, two_ops

X = [1, 2, 3, 4, 5, 6, 7, 8]
has_export = shlo.plan._Runner.__module__.endswith("_fast")
exports = unittest.skipUnless(has_export, "the extension exports DLPack")


class Capsule:
    """An object that gives out one capsule."""

    def __init__(self, capsule, device=(1, 0)):
        self.capsule, self.device = capsule, device

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self):
        return self.capsule


class Foreign(Capsule):
    """A managed tensor of rows of four f32, of another library, which counts its deleters' calls."""

    def __init__(self, rows, strides=None, version=None, code=2, device=(1, 0)):
        self.memory = (ctypes.c_float * (4 * rows))(*range(4 * rows))
        self.deleted = 0
        kind = capi.shlo_dlpack_managed if version is None else capi.shlo_dlpack_versioned
        self.managed = made = kind()
        tensor = made.tensor
        self.shape, self.strides = (ctypes.c_int64 * 2)(rows, 4), strides and (ctypes.c_int64 * 2)(*strides)
        tensor.data = ctypes.addressof(self.memory)
        tensor.device.type, tensor.device.id = device
        tensor.ndim = 2
        tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes = code, 32, 1
        tensor.shape = self.shape
        if strides:
            tensor.strides = self.strides
        if version is not None:
            made.version.major, made.version.minor = version

        def count(_):
            self.deleted += 1

        self.keep = made.deleter = dict(kind._fields_)["deleter"](count)
        self.name = b"dltensor" if version is None else b"dltensor_versioned"
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        super().__init__(new(ctypes.addressof(made), self.name, None), device)


class Import(Case):
    def test_forms(self):
        for version in (None, (1, 0), (1, 1)):
            foreign = Foreign(2, version=version)
            tensor = shlo.from_dlpack(foreign)
            self.assertEqual((tensor.tolist(), foreign.deleted), ([[0, 1, 2, 3], [4, 5, 6, 7]], 0))
            foreign.memory[0] = 9
            self.assertEqual(tensor.tolist()[0], [9, 1, 2, 3])
            self.refused(ValueError, "no capsule", shlo.from_dlpack, foreign)
            view = tensor.memoryview()
            tensor.close()
            self.assertEqual((view.tolist()[1], foreign.deleted), ([4, 5, 6, 7], 0))
            del view
            gc.collect()
            self.assertEqual(foreign.deleted, 1)
            strided = Foreign(2, strides=(-4, 1), version=version)
            strided.managed.tensor.byte_offset = 16
            self.assertEqual(shlo.from_dlpack(strided).tolist(), [[4, 5, 6, 7], [0, 1, 2, 3]])
            self.assertEqual(strided.deleted, 1)
            COUNTS["DLPack imports"] += 2

    def test_inputs_of_plans(self):
        plan = two_ops("tensor<2x4xf32>").compile()
        self.assertEqual(plan(Foreign(2), Foreign(2)).tolist()[0], [0.0, 2.0, 8.0, 18.0])
        self.refused(ValueError, "found tensor<3x4xf32>", plan, Foreign(3), Foreign(2))

    def test_refused(self):
        wrong = Foreign(2, code=99)
        self.refused(NotImplementedError, "", shlo.from_dlpack, wrong)
        self.assertEqual(wrong.deleted, 0)
        wrong.managed.tensor.dtype.code = 2  # the capsule can still be consumed
        shlo.from_dlpack(wrong).close()
        self.assertEqual(wrong.deleted, 1)
        self.refused(NotImplementedError, "(2, 0)", shlo.from_dlpack, Foreign(2, device=(2, 0)))
        self.refused(NotImplementedError, "", shlo.from_dlpack, Foreign(2, version=(2, 0)))
        self.refused(ValueError, "no __dlpack__", shlo.from_dlpack, 5)
        self.refused(ValueError, "no capsule", shlo.from_dlpack, Capsule(None))


@exports
class Export(Case):
    def test_round_trip(self):
        plan = two_ops().compile()
        tensor = plan(shlo.Tensor(X, "f32"), shlo.Tensor(X, "f32"))
        for settings in ({}, {"max_version": (1, 1)}, {"max_version": (0, 8)}, {"max_version": (1, 0), "copy": True}):
            made = shlo.from_dlpack(Capsule(tensor.__dlpack__(**settings)))
            self.assertEqual(made.tolist(), tensor.tolist())
            made_at, old_at = (capi.library.shlo_tensor_data(one._handle) for one in (made, tensor))
            self.assertEqual(made_at == old_at, "copy" not in settings)
            COUNTS["DLPack exports"] += 1
        self.assertEqual(tensor.__dlpack_device__(), (1, 0))
        self.refused(NotImplementedError, "no streams", tensor.__dlpack__, stream=1)
        self.refused(NotImplementedError, "CPU", tensor.__dlpack__, dl_device=(2, 0))
        tensor.close()
        self.assertEqual(made.tolist(), [2.0 * x * x for x in X])
        self.refused(ValueError, "closed", tensor.__dlpack__)

    def test_flags(self):
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
        for copy, flag in ((None, capi.SHLO_DLPACK_READ_ONLY), (True, capi.SHLO_DLPACK_IS_COPIED)):
            capsule = shlo.Tensor(X, "f32").__dlpack__(max_version=(1, 0), copy=copy)
            managed = capi.shlo_dlpack_versioned.from_address(pointer(capsule, b"dltensor_versioned"))
            self.assertEqual((managed.flags, managed.tensor.shape[0]), (flag, 8))
        self.refused(NotImplementedError, "", shlo.Tensor.borrow(bytes(4)).__dlpack__)

    def test_memory_is_kept_and_released(self):
        class Memory(bytearray):
            live = 0

            def __init__(self, size):
                super().__init__(size)
                Memory.live += 1

            def __del__(self):
                Memory.live -= 1

        for consumed in (False, True):
            tensor = shlo.Tensor.borrow(memoryview(Memory(32)).cast("f"))
            capsule = tensor.__dlpack__(max_version=(1, 0))
            made = shlo.from_dlpack(Capsule(capsule)) if consumed else None
            del tensor
            gc.collect()
            self.assertEqual(Memory.live, 1)
            if consumed:
                self.assertEqual(made.tolist(), [0.0] * 8)
            del made, capsule
            gc.collect()
            self.assertEqual(Memory.live, 0)

    def test_exceptions_pass(self):
        def fails(tensor):
            capsule = tensor.__dlpack__()  # noqa: F841
            raise KeyError("passes")

        for _ in range(100):
            self.assertRaisesRegex(KeyError, "passes", fails, shlo.Tensor.borrow(bytearray(b"abc")))

    @needs_numpy
    def test_numpy(self):
        tensor = shlo.Tensor(array.array("f", X))
        found = numpy.from_dlpack(tensor)
        self.assertEqual(found.__array_interface__["data"][0], capi.library.shlo_tensor_data(tensor._handle))
        tensor.close()
        self.assertEqual(found.tolist(), X)
        self.assertFalse(found.flags.writeable)
        x = numpy.arange(6, dtype="i4").reshape(2, 3)
        for one in (x, x.T, x[:, ::-1]):
            self.assertEqual(shlo.from_dlpack(one).tolist(), one.tolist())
        self.assertNotEqual(shlo.from_dlpack(x).tolist(), x[::-1].tolist())


class Buffers(Case):
    @exports
    def test_memoryview(self):
        tensor = shlo.Tensor([[1, 2], [3, 4]], "i16")
        view = memoryview(tensor)
        self.assertIs(view.obj, tensor)
        self.assertIs(view[0:1].obj, tensor)
        tensor.close()
        self.assertEqual((view.tolist(), view.format, view.readonly), ([[1, 2], [3, 4]], "h", True))
        self.assertRaises(BufferError, memoryview, shlo.Tensor(bytes(4), "bf16", shape=(2,)))
        self.assertRaises(BufferError, memoryview, shlo.Tensor([1j], "complex<f32>"))
        self.refused(ValueError, "closed", memoryview, tensor)

    @exports
    def test_memory_lives_as_long_as_its_views(self):
        tensor = shlo.Tensor(list(range(1000)), "i32")
        views = [memoryview(tensor) for _ in range(3)]
        held, watched = sys.getrefcount(tensor), weakref.ref(tensor)
        views.pop().release()
        self.assertEqual(sys.getrefcount(tensor), held - 1)
        views.pop()
        self.assertEqual(sys.getrefcount(tensor), held - 2)
        del tensor
        gc.collect()
        self.assertIsNotNone(watched())  # by the last view
        self.assertEqual(views[0].tolist(), list(range(1000)))
        views.clear()
        gc.collect()
        self.assertIsNone(watched())

    @needs_numpy
    def test_numpy(self):
        for one in (shlo.Tensor([1.5, 2], "f32"), shlo.Tensor([1j], "complex<f32>"), shlo.Tensor([True], "i1")):
            found = numpy.asarray(one)
            self.assertEqual((found.tolist(), found.flags.writeable), (one.tolist(), False))
        self.assertEqual(numpy.asarray(shlo.Tensor(bytes(4), "bf16", shape=(2,))).dtype.itemsize, 2)
