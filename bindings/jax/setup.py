"""The wheel has a shared library for one kind of machine, and Python of any version.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import platform

from setuptools import setup

setup(options={"bdist_wheel": {"python_tag": "py3", "plat_name": f"manylinux_2_28_{platform.machine()}"}})
