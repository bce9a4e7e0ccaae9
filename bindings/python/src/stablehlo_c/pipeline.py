"""Pipelines of passes: parsed once, run by Module.run_passes; what passes there are, and what they did.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Dict, NamedTuple, Tuple, Union

from . import _capi, _library
from ._handle import Closable, _c, call
from .enums import PassAnchor, PassKeeps
from .errors import InvalidArgumentError, NotFoundError

if TYPE_CHECKING:
    from .module import Module

_OwnedPipeline = _library.owned(_capi.shlo_pipeline)


class Pass(NamedTuple):
    """A pass with options, by the names that it has in text. The functions of stablehlo_c.passes make them.

    As text it is a part of a pipeline. An option is a bool, a number, a text, or a sequence of texts.
    """

    name: str
    options: Mapping[str, Any] = MappingProxyType({})

    def __str__(self) -> str:
        texts = [f"{name}={self._value(name, value)}" for name, value in self.options.items() if value != ()]
        return self.name + ("{" + " ".join(texts) + "}" if texts else "")

    def _value(self, name, value):
        if isinstance(value, bool):
            return str(value).lower()
        if not isinstance(value, (str, bytes)) and isinstance(value, Iterable):
            value = ",".join(value)
        text = str(value)
        quote = '"' if "'" in text else "'"
        if quote in text:
            raise InvalidArgumentError(f"option {name} of {self.name} has both kinds of quotes: {text}")
        return quote + text + quote


class PassReport(NamedTuple):
    """What a pass did. Ops count functions too.

    rewrites: how often each pattern changed something, by its name. dynamic: the values that stayed dynamic, each as a
    text with the op that is the reason.
    """

    name: str
    seconds: float
    ops_before: int
    ops_after: int
    rewrites: Dict[str, int]
    dynamic: Tuple[str, ...]


class PassOption(NamedTuple):
    """An option of a pass. form: "flag", "number", "text" or "texts"; default: its default, as text."""

    name: str
    form: str
    default: str
    summary: str


class PassInfo(NamedTuple):
    """What is known of a pass.

    keeps: what the results of a program are afterwards, for equal inputs. is_idempotent: whether the pass changes
    nothing when it is run again.
    """

    name: str
    summary: str
    anchor: PassAnchor
    keeps: PassKeeps
    is_idempotent: bool
    other_names: Tuple[str, ...]
    options: Tuple[PassOption, ...]


class PipelineInfo(NamedTuple):
    """A name for a pipeline of passes."""

    name: str
    summary: str
    passes: str


class Pipeline(Closable):
    """A list of passes, which any number of threads may run at once. As text it is in normal form.

    It is made of Passes and of texts: "builtin.module(func.func(chlo-legalize-to-stablehlo),symbol-dce)". A pass that
    is made for functions, but is not within func.func(...), runs on each function.
    """

    def __init__(self, *passes: Union[Pass, str]) -> None:
        for one in passes:
            if not isinstance(one, (Pass, str)):
                raise InvalidArgumentError(f"a pass is a Pass or a text, not {one!r}")
        text, made = _library.encoded(",".join(map(str, passes))), _OwnedPipeline()
        call(_c.shlo_pipeline_parse, text, len(text), made)
        self._owned = made

    @property
    def passes(self) -> Tuple[str, ...]:
        """The names of its passes, in order."""
        handle = self._handle
        return _texts(_c.shlo_pipeline_pass_count(handle), _c.shlo_pipeline_pass_name, handle)

    def run(self, module: Module, **options: Any) -> Module:
        """The module after the passes; like Module.run_passes."""
        return module.run_passes(self, **options)

    def __str__(self) -> str:
        return _library.text(_c.shlo_pipeline_text, self._handle)

    def __repr__(self):
        return "<Pipeline, closed>" if self.is_closed else f"<Pipeline {self}>"


# What a call takes as a pipeline.
Passes = Union[Pipeline, Pass, str, "Iterable[Union[Pass, str]]"]


def as_pipeline(given):
    """A Pipeline of what a call takes as one."""
    if isinstance(given, Pipeline):
        return given
    if isinstance(given, (Pass, str)) or not isinstance(given, Iterable):
        return Pipeline(given)
    return Pipeline(*given)


def _texts(count, function, *arguments):
    return tuple(_library.text(function, *arguments, k) for k in range(count))


_OwnedReports = _library.owned(_capi.shlo_pass_reports)


class Reports:
    """Takes the reports of a call."""

    def __init__(self):
        self.handle = _OwnedReports()
        call(_c.shlo_pass_reports_create, self.handle)

    def list(self):
        return [self._report(k) for k in range(_c.shlo_pass_reports_count(self.handle))]

    def _report(self, k):
        handle = self.handle
        names = _texts(_c.shlo_pass_reports_rewrite_count(handle, k), _c.shlo_pass_reports_rewrite_name, handle, k)
        return PassReport(
            _library.text(_c.shlo_pass_reports_name, handle, k),
            _c.shlo_pass_reports_nanoseconds(handle, k) / 1e9,
            _c.shlo_pass_reports_ops_before(handle, k),
            _c.shlo_pass_reports_ops_after(handle, k),
            {name: _c.shlo_pass_reports_rewrite_times(handle, k, i) for i, name in enumerate(names)},
            _texts(_c.shlo_pass_reports_dynamic_count(handle, k), _c.shlo_pass_reports_dynamic_text, handle, k),
        )


# --- What passes there are


def _info(k):
    word = lambda name, *at: _library.text(getattr(_c, "shlo_pass_" + name), k, *at)  # noqa: E731
    options = (
        PassOption(*(word("option_" + fact, i) for fact in ("name", "form", "default", "summary")))
        for i in range(_c.shlo_pass_option_count(k))
    )
    return PassInfo(
        word("name"),
        word("summary"),
        PassAnchor(_c.shlo_pass_anchor_of(k)),
        PassKeeps(_c.shlo_pass_keeps_of(k)),
        bool(_c.shlo_pass_is_idempotent(k)),
        _texts(_c.shlo_pass_other_name_count(k), _c.shlo_pass_other_name, k),
        tuple(options),
    )


def known_passes() -> Tuple[PassInfo, ...]:
    """All passes of the library, in the order of their names."""
    return tuple(map(_info, range(_c.shlo_pass_count())))


def find_pass(name: str) -> PassInfo:
    """The pass of that name, which may be one of its other names."""
    text = _library.encoded(name)
    found = _c.shlo_pass_find(text, len(text))
    if found < 0:
        raise NotFoundError(f"there is no pass {name!r}")
    return _info(found)


def known_pipelines() -> Tuple[PipelineInfo, ...]:
    """The names for pipelines, which may stand in a pipeline as a pass does."""
    word = lambda name, k: _library.text(getattr(_c, "shlo_pass_pipeline_" + name), k)  # noqa: E731
    return tuple(
        PipelineInfo(word("name", k), word("summary", k), word("text", k)) for k in range(_c.shlo_pass_pipeline_count())
    )
