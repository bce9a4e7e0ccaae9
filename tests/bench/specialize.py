#!/usr/bin/env python3
"""Times the specialization of a model with an argument of unknown extents, beside jaxlib's passes.

usage: specialize.py LIBRARY MODEL.mlir.bc EXTENTS [--repeat N]    EXTENTS: of argument 0, such as 8x784

Times are those of the processor. Each is the best of N, the two by turns, of a module that was just read. Ours has the
copy of the module in it; jaxlib's passes work in place. Needs jaxlib.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import ctypes
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "conformance" / "passes"))
from equal_text import Library, make_ir_context, out, passmanager, pointer, stablehlo  # noqa: E402

PASSES = ("stablehlo-refine-arguments{{types={}}},stablehlo-refine-shapes,"
          "func.func(stablehlo-canonicalize-dynamism,stablehlo-check-shape-assertions),symbol-dce")  # fmt: skip


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("extents")
    parser.add_argument("--repeat", type=int, default=100)
    arguments = parser.parse_args()
    extents = [int(extent) for extent in arguments.extents.split("x")]
    library, data = Library(arguments.library), arguments.model.read_bytes()
    stablehlo.register_stablehlo_passes()
    dll, error, options = library.dll, pointer(), pointer()
    dll.shlo_specialize_options_set_shape.argtypes = [pointer, ctypes.c_size_t, ctypes.c_size_t, pointer, out]
    dll.shlo_module_specialize.argtypes = [pointer, pointer, pointer, out, out]
    path = str(arguments.model).encode()

    def check(status):
        if status:
            sys.exit(library.why(error))

    check(dll.shlo_specialize_options_create(ctypes.byref(options), ctypes.byref(error)))
    check(dll.shlo_specialize_options_set_shape(options, 0, len(extents), (ctypes.c_int64 * len(extents))(*extents),
                                                ctypes.byref(error)))  # fmt: skip
    best = [float("inf")] * 2
    for _ in range(arguments.repeat):
        module, made = pointer(), pointer()
        check(dll.shlo_module_load_file(path, ctypes.c_size_t(len(path)), None, ctypes.byref(module),
                                        ctypes.byref(error)))  # fmt: skip
        begin = time.process_time()
        check(dll.shlo_module_specialize(module, options, None, ctypes.byref(made), ctypes.byref(error)))
        best[0] = min(best[0], time.process_time() - begin)
        for one in (made, module):
            dll.shlo_module_destroy(one)
        with make_ir_context() as context:
            peer = stablehlo.deserialize_portable_artifact(context, data)
            argument = f"tensor<{arguments.extents}x{peer.body.operations[0].type.inputs[0].element_type}>"
            manager = passmanager.PassManager.parse(f"builtin.module({PASSES.format(argument)})")
            begin = time.process_time()
            manager.run(peer.operation)
            best[1] = min(best[1], time.process_time() - begin)
    print(f"ours {best[0] * 1e3:.3f} ms, jaxlib {best[1] * 1e3:.3f} ms")


if __name__ == "__main__":
    main()
