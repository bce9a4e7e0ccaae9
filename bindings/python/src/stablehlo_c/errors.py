"""Errors and diagnostics.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from typing import Iterable, NamedTuple, Optional, Tuple

from . import _library
from .enums import Severity, Status

_c = _library.library


class Diagnostic(NamedTuple):
    """One message about one place. Facts that are unknown are "", 0, or an offset of -1.

    node: the node of an ONNX model, with the graphs around it. pass_name: the pass that found it.
    """

    severity: Severity
    message: str
    file: str
    line: int
    column: int
    offset: int
    source_line: str
    op: str
    subject: str
    constraint: str
    node: str
    version: str
    pass_name: str
    notes: Tuple["Diagnostic", ...]

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " if self.line else ""
        return f"{place}{self.severity.name.lower()}: {self.message}"


def diagnostic(handle):
    """The facts of a diagnostic, copied."""
    word = lambda name: _library.text(getattr(_c, "shlo_diagnostic_" + name), handle)  # noqa: E731
    notes = range(_c.shlo_diagnostic_note_count(handle))
    return Diagnostic(
        Severity(_c.shlo_diagnostic_severity(handle)),
        word("message"),
        word("file"),
        _c.shlo_diagnostic_line(handle),
        _c.shlo_diagnostic_column(handle),
        _c.shlo_diagnostic_offset(handle),
        word("source_line"),
        word("op"),
        word("subject"),
        word("constraint"),
        word("node"),
        word("version"),
        word("pass"),
        tuple(diagnostic(_c.shlo_diagnostic_note(handle, k)) for k in notes),
    )


class Error(Exception):
    """Any failure of this package. As text it is rendered for a person, with the source line and a caret.

    code: a Status; message: one line; diagnostics: all places, as Diagnostic; rendered: the text for a terminal.
    """

    code: Status = Status.INTERNAL
    message: str
    diagnostics: Tuple[Diagnostic, ...]
    rendered: str

    def __init__(
        self,
        message: str,
        code: Optional[Status] = None,
        diagnostics: Iterable[Diagnostic] = (),
        rendered: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = type(self).code if code is None else code
        self.diagnostics = tuple(diagnostics)
        self.rendered = f"error: {message}" if rendered is None else rendered

    def __str__(self) -> str:
        return self.rendered if self.diagnostics else self.message

    def __reduce__(self):
        return type(self), (self.message, self.code, self.diagnostics, self.rendered)


class InvalidArgumentError(Error, ValueError):
    """The call itself is wrong: a value out of range, a closed object, an array of another type or shape."""

    code = Status.INVALID_ARGUMENT


class MalformedError(Error, ValueError):
    """Text or bytes do not have the expected form."""

    code = Status.MALFORMED


class InvalidProgramError(Error, ValueError):
    """The program breaks a rule of the specification; the diagnostics name its label."""

    code = Status.INVALID_PROGRAM


class UnsupportedError(Error, NotImplementedError):
    """The program is valid, but there is no implementation for it."""

    code = Status.UNSUPPORTED


class VersionError(Error, ValueError):
    """The target version cannot express the module, or the artifact is newer than the library."""

    code = Status.VERSION


class LimitError(Error, RuntimeError):
    """A limit was reached: bytes, nesting, memory, time."""

    code = Status.LIMIT


class OutOfMemoryError(Error, MemoryError):
    """An allocation failed."""

    code = Status.OUT_OF_MEMORY


class CancelledError(Error, RuntimeError):
    """The run was cancelled."""

    code = Status.CANCELLED


class FailedError(Error, RuntimeError):
    """The program stopped itself: a shape assertion was false."""

    code = Status.FAILED


class NotFoundError(Error, LookupError):
    """No such name, or an index out of range."""

    code = Status.NOT_FOUND


class FileError(Error, OSError):
    """A file could not be read or written."""

    code = Status.IO


class InternalError(Error, RuntimeError):
    """A defect of the library. Please report it."""

    code = Status.INTERNAL


class DeviceError(Error, RuntimeError):
    """A plugin of PJRT, or its device, failed."""

    code = Status.DEVICE


def invalid_value(subject: str, message: str) -> InvalidArgumentError:
    """What is wrong with one input or output, "input 0", told as the library tells it."""
    place = Diagnostic(Severity.ERROR, message, "", 0, 0, -1, "", "", subject, "", "", "", "", ())
    return InvalidArgumentError(message, diagnostics=[place])


_CLASSES = {one.code: one for one in Error.__subclasses__()}


def error(handle):
    """The exception for an error of the library."""
    code = Status(_c.shlo_error_code(handle))
    count = _c.shlo_error_diagnostic_count(handle)
    found = tuple(diagnostic(_c.shlo_error_diagnostic(handle, k)) for k in range(count))
    message = _library.text(_c.shlo_error_message, handle)
    rendered = _library.Buffer()
    if _c.shlo_error_render(handle, 0, rendered, None):
        return _CLASSES.get(code, Error)(message, code, found)
    shown = _library.decoded(_library.content(rendered)).rstrip("\n")
    return _CLASSES.get(code, Error)(message, code, found, shown)


def call(function, *arguments):
    """Calls a function that can fail; raises its error."""
    failure = _library.Error()
    if function(*arguments, failure):
        raise error(failure)
