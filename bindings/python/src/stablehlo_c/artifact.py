"""Artifacts as bytes: what they are, and what they contain, without making a module.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from typing import NamedTuple, Optional, Tuple

from . import _capi, _library, _memory
from ._handle import _c, buffered, call, options
from ._memory import Bytes

_OwnedInspection = _library.owned(_capi.shlo_inspection)


class InspectedOp(NamedTuple):
    """An op of an artifact. `since` is the version that introduced it; None if the library does not know it."""

    name: str
    occurrences: int
    since: Optional[str]


class InspectedFunction(NamedTuple):
    """A function of an artifact, with the texts of its types."""

    name: str
    is_public: bool
    arguments: Tuple[str, ...]
    results: Tuple[str, ...]


class Inspection(NamedTuple):
    """The contents of an artifact, which may be newer than the library."""

    version: str
    producer: str
    bytecode_version: int
    dialects: Tuple[str, ...]
    ops: Tuple[InspectedOp, ...]
    functions: Tuple[InspectedFunction, ...]


def inspect(data: Bytes) -> Inspection:
    """Lists an artifact, also one that this library cannot read. Nothing is verified."""
    address, size, keep = _memory.bytes_like(data)
    it = _OwnedInspection()
    call(_c.shlo_artifact_inspect, address, size, it)
    text = _library.text
    functions = []
    for k in range(_c.shlo_inspection_function_count(it)):
        arguments, results = (
            tuple(text(getattr(_c, f"shlo_inspection_{kind}_type"), it, k, one) for one in range(count(it, k)))
            for kind, count in (
                ("argument", _c.shlo_inspection_argument_count),
                ("result", _c.shlo_inspection_result_count),
            )
        )
        name, is_public = text(_c.shlo_inspection_function_name, it, k), _c.shlo_inspection_function_is_public(it, k)
        functions.append(InspectedFunction(name, bool(is_public), arguments, results))
    return Inspection(
        text(_c.shlo_inspection_version, it),
        text(_c.shlo_inspection_producer, it),
        _c.shlo_inspection_bytecode_version(it),
        tuple(text(_c.shlo_inspection_dialect, it, k) for k in range(_c.shlo_inspection_dialect_count(it))),
        tuple(
            InspectedOp(
                text(_c.shlo_inspection_op_name, it, k),
                _c.shlo_inspection_op_occurrences(it, k),
                _library.static_text(_c.shlo_inspection_op_since, it, k),
            )
            for k in range(_c.shlo_inspection_op_count(it))
        ),
        tuple(functions),
    )


def peek(data: Bytes) -> Tuple[str, str]:
    """The version and the producer of an artifact, from its first 256 bytes."""
    address, size, keep = _memory.bytes_like(data)
    version, producer = _library.Buffer(), _library.Buffer()
    call(_c.shlo_artifact_peek, address, size, version, producer)
    return _library.decoded(_library.content(version)), _library.decoded(_library.content(producer))


def print_artifact(
    data: Bytes,
    *,
    generic: Optional[bool] = None,
    locations: Optional[bool] = None,
    elide_above: Optional[int] = None,
    max_bytes: Optional[int] = None,
) -> str:
    """The versioned program of an artifact as text, as it is."""
    address, size, keep = _memory.bytes_like(data)
    settings = options(
        _capi.shlo_print_options, generic=generic, locations=locations, elide_above=elide_above, max_bytes=max_bytes
    )
    return _library.decoded(buffered(_c.shlo_artifact_print, address, size, settings))


def parse_artifact(
    text: str,
    version: Optional[str] = None,
    *,
    verify: Optional[bool] = None,
    file_name: Optional[str] = None,
    strip_locations: Optional[bool] = None,
) -> bytes:
    """The artifact of a versioned program's text."""
    source = _library.encoded(text)
    parsing = options(_capi.shlo_parse_options, verify=verify, file_name=file_name)
    writing = options(_capi.shlo_write_options, target=version, strip_locations=strip_locations)
    return buffered(_c.shlo_artifact_parse, source, len(source), parsing, writing)
