#!/usr/bin/env python3
"""Times each pass on two programs, of which the second one should have twice the ops.

usage: pass_growth.py LIBRARY PROGRAM.mlir LARGER.mlir

Each is the best of twelve, by turns, by the time of the processor. Needs jaxlib, as what it imports does.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "conformance" / "passes"))
from equal_text import Library, pointer  # noqa: E402

OPTIONS = {b"stablehlo-wrap-in-composite": b"{op-names=stablehlo.add version=1}",
           b"stablehlo-compatibility-expander": b"{target=1.0.0}"}  # fmt: skip


def main():
    library = Library(sys.argv[1])
    modules = []
    for path in sys.argv[2:4]:
        text, module, error = pathlib.Path(path).read_bytes(), pointer(), pointer()
        if library.dll.shlo_module_parse(text, len(text), None, ctypes.byref(module), ctypes.byref(error)):
            sys.exit(library.why(error))
        modules.append(module)
    library.dll.shlo_pass_name.restype = ctypes.c_char_p
    library.dll.shlo_pass_name.argtypes = [ctypes.c_size_t, pointer]
    for number in range(library.dll.shlo_pass_count()):
        name = library.dll.shlo_pass_name(number, None)
        name += OPTIONS.get(name, b"")
        best = [float("inf")] * 2
        for k in (0, 1) * 12:
            made, error, begin = pointer(), pointer(), time.process_time()
            if library.dll.shlo_module_run_passes(modules[k], name, len(name), None, ctypes.byref(made),
                                                  ctypes.byref(error)):
                print(name.decode(), library.why(error).splitlines()[0])
                break
            best[k] = min(best[k], time.process_time() - begin)
            library.dll.shlo_module_destroy(made)
        else:
            small, large = best[0] * 1e3, best[1] * 1e3
            print(f"{name.decode()} {small:.1f} ms, {large:.1f} ms, {large / small:.2f} times", flush=True)


if __name__ == "__main__":
    main()
