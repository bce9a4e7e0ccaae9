#!/usr/bin/env python3
"""Writes what the generator makes of the toy headers, in the folders of the tree. usage: write_toy.py FOLDER

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bindings" / "generate"))
generate = runpy.run_path(str(HERE.parents[1] / "bindings" / "generate" / "__main__.py"))
for path, text in generate["files"](HERE / "toy" / "stablehlo-c").items():
    target = Path(sys.argv[1]) / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)
