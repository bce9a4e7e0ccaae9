#!/usr/bin/env python3
"""The twin of layering.py: checks that it notices each include that is planted in a copy of the sources.
usage: planted.py SOURCE_ROOT"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import pathlib
import shutil
import subprocess
import sys
import tempfile

PLANTED = [  # file, line, what the complaint names
    ("src/base/error.h", '#include "tensor/tensor.h"', "src/base/error.h includes tensor/tensor.h"),
    ("src/vhlo/tables.h", '#include "plan/plan.h"', "src/vhlo/tables.h includes plan/plan.h"),
    ("src/vhlo/tables.h", '  # include <plan/plan.h>', "src/vhlo/tables.h includes plan/plan.h"),
    ("src/dialect/text.cpp", '#include "../capi/handle.h"', "src/dialect/text.cpp includes capi/handle.h"),
    ("src/opset/base.td", 'include "exec/kernels.td"', "src/opset/base.td includes exec/kernels.td"),
    ("src/tools/main.cpp", '#include "base/error.h"', "src/tools/main.cpp includes base/error.h"),
    ("src/plugin/buffer.cpp", '#include "tensor/tensor.h"', "src/plugin/buffer.cpp includes tensor/tensor.h"),
    ("src/pjrt/codes.cpp", '#include "base/error.h"', "src/pjrt/codes.cpp includes base/error.h"),
    ("src/tensor/tensor.h", '#include "llvm/ADT/ArrayRef.h"', "src/tensor/tensor.h -> llvm/ADT/ArrayRef.h"),
    # Through a header of a room that has MLIR.
    ("src/plan/program.h", '#include "mlir/IR/Types.h"', " -> plan/program.h -> mlir/IR/Types.h"),
    ("src/onnx/file/wire.h", '#include "dialect/types.h"', "src/onnx/file/wire.h includes dialect/types.h"),
    ("src/tensor/npy.h", '#include "onnx/file/wire.h"', "src/tensor/npy.h includes onnx/file/wire.h"),
    ("src/onnx/other/new.cpp", "", "src/onnx/other is not in the table"),
    ("src/other/new.cpp", "", "src/other is not in the table"),
]

root = pathlib.Path(sys.argv[1])
checker = pathlib.Path(__file__).with_name("layering.py")


def check(tree):
    return subprocess.run([sys.executable, checker, tree], capture_output=True, text=True)


failed = 0
with tempfile.TemporaryDirectory() as folder:
    tree = pathlib.Path(folder)
    shutil.copytree(root / "src", tree / "src")
    (tree / "docs").mkdir()
    shutil.copy(root / "docs/architecture.md", tree / "docs")
    failed += check(tree).returncode != 0
    for name, line, complaint in PLANTED:
        file = tree / name
        before = file.read_text() if file.exists() else None
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{before or ''}\n{line}\n")
        done = check(tree)
        if done.returncode != 1 or complaint not in done.stdout:
            print(f"not noticed: {line!r} in {name}:\n{done.stdout}{done.stderr}")
            failed += 1
        if before is None:
            shutil.rmtree(file.parent)
        else:
            file.write_text(before)
print(f"{len(PLANTED)} includes planted, {failed} failures")
sys.exit(bool(failed))
