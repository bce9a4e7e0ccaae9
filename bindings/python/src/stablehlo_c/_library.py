"""Finds, checks and loads the shared library, and wraps its calls.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes
import os
import struct
from typing import Any

from . import _capi

try:
    from . import _fast as fast  # type: ignore[attr-defined]
except ImportError:  # it was not built for this interpreter
    fast = None

NAME = f"libstablehlo-c.so.{_capi.ABI[0]}"


def _candidates():
    given = os.environ.get("STABLEHLO_C_LIBRARY")
    if given:
        return [given]
    packaged = os.path.join(os.path.dirname(os.path.abspath(__file__)), NAME)
    return [packaged, NAME] if os.path.exists(packaged) else [NAME]


def _check_whole(path):
    """Refuses a file whose end is missing: the loader would open it, and the system end the process."""
    if not os.path.isfile(path):
        return
    with open(path, "rb") as file:
        head, size = file.read(64), os.fstat(file.fileno()).st_size
    if len(head) == 64 and head.startswith(b"\x7fELF"):
        sections, width, count = struct.unpack("<40xQ10xHH2x", head)  # the headers of sections come last
        if size < sections + width * count:
            raise OSError(f"it is cut off: {size} of {sections + width * count} bytes are there")


def _load():
    wanted = ".".join(map(str, _capi.ABI))
    remedy = (
        "Set STABLEHLO_C_LIBRARY to the path of the library, or install a package of stablehlo-c that contains it: "
        "there are wheels for x86-64 and aarch64 Linux with glibc 2.28 or newer."
    )
    failures = []
    for path in _candidates():
        try:
            _check_whole(path)
            library = ctypes.CDLL(path)
            version = library.shlo_abi_version
        except OSError as failure:
            failures.append(str(failure) if path in str(failure) else f"{path}: {failure}")
            continue
        except AttributeError:
            failures.append(f"{path}: not a library of stablehlo-c")
            continue
        major, minor = ctypes.c_int32(-1), ctypes.c_int32(-1)
        version(ctypes.byref(major), ctypes.byref(minor))
        if major.value != _capi.ABI[0] or minor.value < _capi.ABI[1]:
            failures.append(
                f"{path}: ABI {major.value}.{minor.value}, but this package needs {wanted} or a newer minor"
            )
            continue
        try:
            _capi.bind(library)
        except AttributeError as failure:
            failures.append(f"{path}: {failure}")
            continue
        return library, path
    sought = (
        "STABLEHLO_C_LIBRARY" if os.environ.get("STABLEHLO_C_LIBRARY") else "the package's folder and the system's path"
    )
    raise ImportError(f"stablehlo_c cannot load {NAME} (ABI {wanted}) from {sought}: {'; '.join(failures)}. {remedy}")


library: Any
library, _path = _load()
# The same library for calls that are short, or that use what a builder has: these keep the GIL, so one thread at a time
# makes them.
quick: Any = ctypes.PyDLL(_path)
_capi.bind(quick)


def owned(kind):
    """A class of handles of this kind that destroy what they own.

    A call has a reference to each handle that it uses. So an object may drop its handle on any thread: it is freed when
    the last call returns.
    """
    destroy = getattr(library, kind.__name__ + "_destroy")

    def __del__(self, destroy=destroy):
        if self:
            destroy(self)

    return type("Owned_" + kind.__name__, (kind,), {"__slots__": (), "__del__": __del__})


Error = owned(_capi.shlo_error)
Buffer = owned(_capi.shlo_buffer)


def encoded(text):
    """The bytes of a name or text: str, or bytes as they are."""
    return text.encode("utf-8", "surrogateescape") if isinstance(text, str) else bytes(text)


def decoded(text):
    """A name or text of a program, which may have any bytes."""
    return text.decode("utf-8", "surrogateescape")


def text_or_none(function, *arguments):
    """The text that a function returns, with its length in the last parameter; None for NULL."""
    length = ctypes.c_size_t()
    address = function(*arguments, length)
    return decoded(ctypes.string_at(address, length.value)) if address else None


def text(function, *arguments):
    """The text that a function returns, with its length in the last parameter; "" for NULL."""
    return text_or_none(function, *arguments) or ""


def static_text(function, *arguments):
    """The text that a function returns, which ends with a NUL; None for NULL."""
    found = function(*arguments)
    return None if found is None else decoded(found)


def content(buffer):
    """The bytes of a buffer."""
    return ctypes.string_at(library.shlo_buffer_data(buffer), library.shlo_buffer_size(buffer))


def extents(pointer, rank):
    """A shape; a dynamic extent is None."""
    if not pointer:
        return ()
    return tuple(None if one == _capi.SHLO_DYNAMIC else one for one in pointer[: max(rank, 0)])
