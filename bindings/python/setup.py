"""The extension for the fast way through a plan, which Python 3.11 and newer have. Without a compiler it is left out.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import sys
from glob import glob

from setuptools import Extension, setup

fast = Extension(
    "stablehlo_c._fast", sorted(glob("src/_fast/*.c")), depends=["src/_fast/fast.h"], py_limited_api=True, optional=True
)
has_it = sys.implementation.name == "cpython" and sys.version_info >= (3, 11)
setup(
    ext_modules=[fast] if has_it else [],
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if has_it else {},
)
