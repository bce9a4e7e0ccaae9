"""What all objects with a handle share: closing, options, collectors.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import contextlib
import ctypes
from typing import Any, TypeVar

from . import _capi, _library
from .errors import InvalidArgumentError, call, diagnostic

_c = _library.library
_quick = _library.quick


_Self = TypeVar("_Self", bound="Closable")


class Closable:
    """An object that owns a handle. It is freed at the end of its life, or earlier by close() or a with statement."""

    __slots__ = ()
    _owned: Any

    @property
    def _handle(self):
        try:
            owned = self._owned
        except AttributeError:
            owned = None
        if owned is None:
            raise InvalidArgumentError(f"the {type(self).__name__.lower()} is closed")
        return owned

    @property
    def is_closed(self) -> bool:
        return getattr(self, "_owned", None) is None

    def close(self) -> None:
        """Frees the handle, after the calls that use it. Closing twice does nothing."""
        self._owned = None

    def __enter__(self: _Self) -> _Self:
        self._handle
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __copy__(self):
        raise TypeError(f"a {type(self).__name__} cannot be copied")

    __deepcopy__ = __reduce__ = __copy__


def number(value, kind, name):
    """An integer that the C type can hold."""
    try:
        value = value.__index__()
    except AttributeError:
        raise InvalidArgumentError(f"{name} must be an integer, not {value!r}") from None
    if kind(value).value != value:
        raise InvalidArgumentError(f"{name} is out of range: {value}")
    return value


def choice(kind, value):
    """A member of an enumeration, given as a member, its number, or its name in any case."""
    if isinstance(value, str):
        try:
            return kind[value.upper()]
        except KeyError:
            names = ", ".join(one.name.lower() for one in kind)
            raise InvalidArgumentError(f"{value!r} is not one of {names}") from None
    return kind(value)


def options(kind, **settings):
    """An options object with the settings that are not None; None if all are."""
    settings = {name: value for name, value in settings.items() if value is not None}
    if not settings:
        return None
    made = _library.owned(kind)()
    call(getattr(_c, kind.__name__ + "_create"), made)
    for name, value in settings.items():
        setter = getattr(_c, f"{kind.__name__}_set_{name}")
        if isinstance(value, (str, bytes)) and len(setter.argtypes) == 4:  # a text and its length
            value = _library.encoded(value)
            call(setter, made, value, len(value))
        elif isinstance(value, tuple):
            call(setter, made, *(number(one, kind, name) for one, kind in zip(value, setter.argtypes[1:])))
        elif isinstance(value, ctypes.c_void_p):
            call(setter, made, value)
        else:
            call(setter, made, number(value, setter.argtypes[1], name))
    return made


class Collector:
    """Collects diagnostics of a call that succeeds."""

    def __init__(self):
        self.handle = _library.owned(_capi.shlo_diagnostics)()
        call(_c.shlo_diagnostics_create, self.handle)

    def diagnostics(self):
        count = _c.shlo_diagnostics_count(self.handle)
        return [diagnostic(_c.shlo_diagnostics_at(self.handle, k)) for k in range(count)]


@contextlib.contextmanager
def collecting(kind, warnings, **settings):
    """Options for calls in a with statement. If these succeed, the list of warnings gets theirs, unless it is None."""
    collector = Collector()
    yield options(kind, diagnostics=None if warnings is None else collector.handle, **settings)
    if warnings is not None:
        warnings.extend(collector.diagnostics())


def buffered(function, *arguments):
    """The bytes of the buffer that a call makes."""
    out = _library.Buffer()
    call(function, *arguments, out)
    return _library.content(out)
