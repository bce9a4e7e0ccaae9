"""Versions of the library, of its ABI and of StableHLO.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import ctypes
from typing import NamedTuple, Tuple, Union

from . import _library
from ._handle import _c, call, choice
from .enums import Compatibility


class Release(NamedTuple):
    """A release of StableHLO. The date is shorter, or "", if it is not known."""

    version: str
    date: str


def library_version() -> str:
    return _library.static_text(_c.shlo_library_version)


def abi_version() -> Tuple[int, int]:
    """The ABI version of the loaded library."""
    major, minor = ctypes.c_int32(), ctypes.c_int32()
    _c.shlo_abi_version(major, minor)
    return major.value, minor.value


def stablehlo_version() -> str:
    """The newest version that artifacts are read and written in."""
    return _library.static_text(_c.shlo_stablehlo_version)


def stablehlo_minimum_version() -> str:
    """The oldest version that artifacts are read and written in."""
    return _library.static_text(_c.shlo_stablehlo_minimum_version)


def stablehlo_api_version() -> int:
    """The number of the reference's portable API that the library covers."""
    return _c.shlo_stablehlo_api_version()


def releases() -> Tuple[Release, ...]:
    """The releases of StableHLO, the oldest first."""
    version, date = _c.shlo_release_version, _c.shlo_release_date
    return tuple(
        Release(_library.static_text(version, k), _library.static_text(date, k)) for k in range(_c.shlo_release_count())
    )


def compare_versions(left: str, right: str) -> int:
    """-1, 0 or 1 if the left version is older than, equal to or newer than the right one."""
    one, other, order = _library.encoded(left), _library.encoded(right), ctypes.c_int32()
    call(_c.shlo_version_compare, one, len(one), other, len(other), order)
    return order.value


def version_for(requirement: Union[Compatibility, str]) -> str:
    """The version to write for consumers of an age: "week_4", "week_12", "max" or "none"."""
    return _library.static_text(_c.shlo_version_for_compatibility, choice(Compatibility, requirement))
