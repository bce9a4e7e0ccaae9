"""Enumerations that grow: a number that this package does not know yet is a member too.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from enum import IntEnum
from typing import Optional


class Open(IntEnum):
    @classmethod
    def _missing_(cls, value: object) -> Optional[Open]:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member

    def __str__(self) -> str:
        return self._name_
