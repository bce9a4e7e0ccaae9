"""The low level: every function, type and number of the C API, for ctypes.

    from stablehlo_c import capi
    capi.library.shlo_library_version()

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from ._capi import *  # noqa: F401,F403
from ._library import library  # noqa: F401
