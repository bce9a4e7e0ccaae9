"""Binds every function of the library with ctypes, and calls one. usage: symbols.py SOURCE LIBRARY

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(sys.argv[1]) / "bindings" / "python" / "src"))
os.environ["STABLEHLO_C_LIBRARY"] = sys.argv[2]
from stablehlo_c import _capi  # noqa: E402

library = ctypes.CDLL(sys.argv[2])
_capi.bind(library)
major, minor = ctypes.c_int32(-1), ctypes.c_int32(-1)
library.shlo_abi_version(major, minor)
assert major.value == _capi.ABI[0] and minor.value >= _capi.ABI[1], (major, minor)
module, error = _capi.shlo_module(), _capi.shlo_error()
text = b"func.func @main() { stablehlo.nonsense }"
status = library.shlo_module_parse(text, len(text), None, module, error)
assert status != _capi.SHLO_OK and not module and error, status
length = ctypes.c_size_t()
message = ctypes.string_at(library.shlo_error_message(error, length), length.value)
assert b"stablehlo.nonsense" in message, message
try:
    library.shlo_error_message(module, None)
    raise AssertionError("a handle of another kind was accepted")
except ctypes.ArgumentError:
    pass
library.shlo_error_destroy(error)
try:
    _capi.bind(ctypes.CDLL("libm.so.6"))
    raise AssertionError("functions were found in another library")
except AttributeError as failure:
    assert "shlo_abi_version" in str(failure)
print(f"python {sys.version.split()[0]}: {len(_capi.PROTOTYPES)} functions bound, 1 error shown")
