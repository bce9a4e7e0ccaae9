"""Modules and functions: reading, printing, verifying, listing, writing, running.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import os
import stat
from functools import partial
from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _capi, _library, _memory, _run
from ._handle import Closable, Collector, _c, buffered, call, choice, collecting, number, options
from .calls import CustomCalls, registry
from .devices import Client
from .enums import Compatibility, Content, ElementType, OtherDialects, Simd
from .errors import Diagnostic, FileError, InvalidArgumentError, invalid_value
from .history import History
from .ir import Operation, Owner
from .pipeline import Passes, PassReport, Reports, as_pipeline
from .plan import Cancellation, Plan, milliseconds
from .sharding import Sharding
from .tensor import Tensor, _shape

Path = Union[str, bytes, "os.PathLike[str]", "os.PathLike[bytes]"]
_OwnedModule = _library.owned(_capi.shlo_module)
_OwnedFunction = _library.owned(_capi.shlo_function)
_OwnedSharding = _library.owned(_capi.shlo_sharding)


class Signature(NamedTuple):
    """An argument or result of a function. Without a tensor type, the element type is NONE and the shape is None."""

    name: str
    type: str
    element_type: ElementType
    shape: Optional[Tuple[Optional[int], ...]]
    attributes: str

    def __str__(self) -> str:
        return (f"{self.name}: " if self.name else "") + self.type


class Constant(NamedTuple):
    """A constant of a module, with the bytes that it stores; a splat stores one element."""

    type: str
    nbytes: int
    function: str


class Function(Closable):
    """A function of a module. It keeps its module alive."""

    def __init__(self, handle):
        self._owned = handle

    @property
    def name(self) -> str:
        return _library.text(_c.shlo_function_name, self._handle)

    @property
    def is_public(self) -> bool:
        return bool(_c.shlo_function_is_public(self._handle))

    @property
    def arguments(self) -> Tuple[Signature, ...]:
        return self._list("argument")

    @property
    def results(self) -> Tuple[Signature, ...]:
        return self._list("result")

    @property
    def operation(self) -> Operation:
        """The function as an operation: its regions, ops and attributes."""
        handle = self._handle
        return Operation._of(_c.shlo_function_operation(handle), Owner(handle))

    def argument_sharding(self, index: int) -> Sharding:
        """How an argument is cut for several devices; fails with NotFoundError if the program does not say."""
        return self._sharding(_c.shlo_function_argument_sharding, index)

    def result_sharding(self, index: int) -> Sharding:
        """The same of a result."""
        return self._sharding(_c.shlo_function_result_sharding, index)

    def _sharding(self, function, index):
        out = _OwnedSharding()
        call(function, self._handle, number(index, _capi.c_size_t, "index"), out)
        return Sharding(out)

    def _list(self, kind):
        handle, word = self._handle, f"shlo_function_{kind}"
        element, rank = getattr(_c, word + "_element_type"), getattr(_c, word + "_rank")
        shape = getattr(_c, word + "_shape")
        texts = [getattr(_c, word + end) for end in ("_name", "_type_text", "_attributes")]
        found = []
        for k in range(getattr(_c, word + "_count")(handle)):
            name, of_type, attributes = (_library.text(one, handle, k) for one in texts)
            ranked = rank(handle, k)
            extents = None if ranked < 0 else _library.extents(shape(handle, k), ranked)
            found.append(Signature(name, of_type, ElementType(element(handle, k)), extents, attributes))
        return tuple(found)

    def __repr__(self):
        inputs, outputs = ", ".join(map(str, self.arguments)), ", ".join(map(str, self.results))
        return f"<Function {self.name}({inputs}) -> ({outputs})>"


class ModuleOwner(Owner):
    """The owner of what a module has."""

    __slots__ = ("module",)

    def __init__(self, handle, module):
        super().__init__(handle)
        self.module = module


class Module(Closable):
    """A program of StableHLO or ONNX. load, loads and a Builder make modules."""

    warnings: Tuple[Diagnostic, ...]
    _plan: Optional[Plan]

    def __init__(self, handle, warnings=()):
        self._owned = handle
        self._plan = None
        self.warnings = tuple(warnings)

    # --- Listing

    @property
    def name(self) -> str:
        return _library.text(_c.shlo_module_name, self._handle)

    @property
    def partition_count(self) -> int:
        return _c.shlo_module_partition_count(self._handle)

    @property
    def replica_count(self) -> int:
        return _c.shlo_module_replica_count(self._handle)

    @property
    def functions(self) -> Tuple[Function, ...]:
        handle, found = self._handle, []
        for k in range(_c.shlo_module_function_count(handle)):
            one = _OwnedFunction()
            call(_c.shlo_module_function_at, handle, k, one)
            found.append(Function(one))
        return tuple(found)

    def function(self, name: Optional[str] = None) -> Function:
        """The function of that name; without a name, the main function."""
        one, name = _OwnedFunction(), None if name is None else _library.encoded(name)
        call(_c.shlo_module_function, self._handle, name, 0 if name is None else len(name), one)
        return Function(one)

    @property
    def op_counts(self) -> Dict[str, int]:
        """How often each op occurs, by name, the most frequent first."""
        handle = self._handle
        return {
            _library.text(_c.shlo_module_op_name, handle, k): _c.shlo_module_op_occurrences(handle, k)
            for k in range(_c.shlo_module_op_count(handle))
        }

    @property
    def constants(self) -> Tuple[Constant, ...]:
        """The constants, the largest first."""
        handle = self._handle
        return tuple(
            Constant(
                _library.text(_c.shlo_module_constant_type_text, handle, k),
                _c.shlo_module_constant_bytes(handle, k),
                _library.text(_c.shlo_module_constant_function, handle, k),
            )
            for k in range(_c.shlo_module_constant_count(handle))
        )

    @property
    def operation(self) -> Operation:
        """The module as an operation: all that is in it."""
        handle = self._handle
        return Operation._of(_c.shlo_module_operation(handle), ModuleOwner(handle, self))

    def walk(self) -> Iterator[Operation]:
        """All operations, each before those in its regions."""
        return self.operation.walk()

    # --- Text

    def verify(self) -> None:
        """Checks every op against the specification; raises InvalidProgramError with all violations."""
        call(_c.shlo_module_verify, self._handle)

    def text(
        self,
        *,
        generic: Optional[bool] = None,
        locations: Optional[bool] = None,
        packed_i1: Optional[bool] = None,
        elide_above: Optional[int] = None,
        max_bytes: Optional[int] = None,
    ) -> str:
        """The program as text."""
        settings = options(
            _capi.shlo_print_options,
            generic=generic,
            locations=locations,
            packed_i1=packed_i1,
            elide_above=elide_above,
            max_bytes=max_bytes,
        )
        return _library.decoded(buffered(_c.shlo_module_print, self._handle, settings))

    def __str__(self) -> str:
        return self.text()

    # --- Artifacts

    def to_bytes(
        self,
        version: Optional[str] = None,
        *,
        compatibility: Union[Compatibility, str, None] = None,
        strip_locations: Optional[bool] = None,
        warnings: Optional[List[Diagnostic]] = None,
    ) -> bytes:
        """An artifact for a StableHLO version ("1.9.0"), or for consumers of an age ("week_12").

        warnings: a list that gets the warnings, as Diagnostics.
        """
        if compatibility is not None:
            if version is not None:
                raise InvalidArgumentError("a version and a compatibility exclude each other")
            version = _library.static_text(_c.shlo_version_for_compatibility, choice(Compatibility, compatibility))
        settings = {"target": version, "strip_locations": strip_locations}
        with collecting(_capi.shlo_write_options, warnings, **settings) as made:
            return buffered(_c.shlo_artifact_write, self._handle, made)

    def save(self, path: Path, version: Optional[str] = None, **settings: Any) -> None:
        """Writes an artifact into a file; like to_bytes."""
        data = self.to_bytes(version, **settings)
        try:
            with open(os.fspath(path), "wb") as file:
                file.write(data)
        except OSError as failure:
            raise FileError(str(failure)) from failure

    @property
    def minimum_version(self) -> str:
        """The oldest version that the module can be written for."""
        version = _capi.c_char_p()
        call(_c.shlo_module_minimum_version, self._handle, version)
        return _library.decoded(version.value)

    def blockers(self, version: str) -> List[Diagnostic]:
        """All that keeps the module from being written for a version, as Diagnostics."""
        collector, target = Collector(), _library.encoded(version)
        call(_c.shlo_module_blockers, self._handle, target, len(target), collector.handle, None)
        return collector.diagnostics()

    # --- Running

    def compile(
        self,
        function: Optional[str] = None,
        *,
        simd: Union[Simd, str, None] = None,
        max_memory: Optional[int] = None,
        custom_calls: Optional[CustomCalls] = None,
        replicas: int = 1,
        partitions: int = 1,
        recordable: bool = False,
        client: Optional[Client] = None,
        devices: Optional[Sequence[int]] = None,
    ) -> Plan:
        """A plan of a function; without a name, of the main function.

        custom_calls: functions for custom calls by target, HostFunctions or functions of Tensors.
        replicas, partitions: the grid of processes that run the function together (Plan.run_grid).
        recordable: whether runs may record values (Recorder).
        client: the plan runs on its first local devices, or on those with the indices `devices`, one for each process.
        """
        return Plan(
            self,
            function,
            simd=simd,
            max_memory=max_memory,
            custom_calls=custom_calls,
            replicas=replicas,
            partitions=partitions,
            recordable=recordable,
            client=client,
            devices=devices,
        )

    def run(self, *inputs: Any, **named: Any) -> Any:
        """Runs the main function. The module keeps its plan."""
        self._handle
        if self._plan is None:
            self._plan = Plan(self)
        return self._plan(*inputs, **named)

    def history(
        self,
        inputs: Union[Sequence[Any], Mapping[str, Any]],
        function: Optional[str] = None,
        *,
        keep_values: bool = True,
        stop_at_nan: bool = False,
        max_memory: Optional[int] = None,
        timeout: Optional[float] = None,
        cancellation: Optional[Cancellation] = None,
        custom_calls: Optional[CustomCalls] = None,
    ) -> History:
        """Every value of a run of a function, on a sequence of inputs or a mapping from their names.

        A run that fails after it has begun is a history, too, whose `error` says why.

        keep_values: whether the values themselves are kept, or only how many NaNs and infinities they have.
        stop_at_nan: whether the run stops after an op that makes one of these from operands without.
        max_memory: the bytes of all values. timeout: seconds. cancellation: stops the run from any thread. Ctrl-C stops
        it, too, on the main thread, and there is no history then.
        """
        # The run has a plan of its own, which tells nobody what its inputs are.
        given = Plan(self, function, custom_calls=custom_calls)._tensors(inputs)
        planning = options(
            _capi.shlo_plan_options,
            function=function,
            custom_calls=None if custom_calls is None else registry(custom_calls),
        )
        settings = options(
            _capi.shlo_history_options,
            keep_values=keep_values,
            stop_at_nan=stop_at_nan,
            max_memory=max_memory,
            max_milliseconds=milliseconds(timeout),
            cancellation=None if cancellation is None else cancellation._handle,
        )
        return History._record(self._handle, planning, given, settings)

    def close(self) -> None:
        self._plan = None
        super().close()

    # --- Passes

    def run_passes(
        self,
        pipeline: Passes,
        *,
        timeout: Optional[float] = None,
        cancellation: Optional[Cancellation] = None,
        max_ops: Optional[int] = None,
        max_rewrites: Optional[int] = None,
        max_folded_bytes: Optional[int] = None,
        verify_each: Optional[bool] = None,
        lenient: Optional[bool] = None,
        reports: Optional[List[PassReport]] = None,
    ) -> Module:
        """The module after a pipeline: a Pipeline, its text, a Pass of stablehlo_c.passes, or a list of these.

        This module stays as it is. What passes warn of is in the warnings of the new one. Diagnostics name the pass.

        timeout: seconds. cancellation: stops the passes from any thread. Ctrl-C stops them, too, on the main thread.
        max_ops, max_rewrites, max_folded_bytes: what the passes may make together. verify_each: whether the module is
        verified after each pass, not only after the last one. lenient: whether it may break rules of the specification
        that the reference does not check. reports: a list that gets a report for each pass that ran, also if one fails.
        """
        return self._passed(
            partial(_c.shlo_module_run_pipeline, self._handle, as_pipeline(pipeline)._handle),
            timeout,
            cancellation,
            reports,
            max_ops=max_ops,
            max_rewrites=max_rewrites,
            max_folded_bytes=max_folded_bytes,
            verify_each=verify_each,
            lenient=lenient,
        )

    def specialize(
        self,
        *arguments: Any,
        function: Optional[str] = None,
        pad_bounded: Optional[bool] = None,
        timeout: Optional[float] = None,
        cancellation: Optional[Cancellation] = None,
        max_ops: Optional[int] = None,
        max_rewrites: Optional[int] = None,
        max_folded_bytes: Optional[int] = None,
        verify_each: Optional[bool] = None,
        lenient: Optional[bool] = None,
        reports: Optional[List[PassReport]] = None,
    ) -> Module:
        """The module with a polymorphic function made static; without a name, the main function.

        Each argument is None, if nothing is known of it; or a tuple of extents, with None or -1 for those that stay
        unknown; or a value, which the result does not have as an argument any more: a number, nested lists of numbers,
        a Tensor or an array. Arguments at the end may be left out.

        With pad_bounded, bounds of dimensions become their extents; the extents of a run are arguments and results
        behind the others then. The report of stablehlo-refine-shapes says what stayed dynamic. The other parameters are those of run_passes.
        """
        main = self.function(function)
        known = main.arguments
        if len(arguments) > len(known):
            raise InvalidArgumentError(f"expected at most {len(known)} arguments, found {len(arguments)}")
        made = options(_capi.shlo_specialize_options, function=main.name, pad_bounded=pad_bounded)
        for k, (given, argument) in enumerate(zip(arguments, known)):
            _specialize_argument(made, k, given, argument)
        return self._passed(
            partial(_c.shlo_module_specialize, self._handle, made),
            timeout,
            cancellation,
            reports,
            max_ops=max_ops,
            max_rewrites=max_rewrites,
            max_folded_bytes=max_folded_bytes,
            verify_each=verify_each,
            lenient=lenient,
        )

    def _become(self, other):
        """Makes this object another program. What was taken from it keeps the old one."""
        self._owned, self._plan, self.warnings = other._handle, None, other.warnings

    @staticmethod
    def _passed(function, timeout, cancellation, reports, **settings):
        """The module that passes make: a function that takes pass options."""
        out, collector = _OwnedModule(), Collector()
        given = None if reports is None else Reports()  # to count ops for one takes as long as a pass
        made = options(
            _capi.shlo_pass_options,
            diagnostics=collector.handle,
            reports=None if given is None else given.handle,
            max_milliseconds=milliseconds(timeout),
            cancellation=None if cancellation is None else cancellation._handle,
            **settings,
        )
        try:
            _run.interruptible(partial(call, _c.shlo_pass_options_set_poll, made), function, made, out)
        finally:
            if given is not None:
                reports.extend(given.list())
        return Module(out, collector.diagnostics())

    def remove_sharding(self) -> Module:
        """The module without sharding, which runs whole on one device."""
        out = _OwnedModule()
        call(_c.shlo_module_remove_sharding, self._handle, out)
        return Module(out)

    def decompose_chlo(self) -> Module:
        """The module with the ops of CHLO decomposed."""
        out = _OwnedModule()
        call(_c.shlo_module_decompose_chlo, self._handle, out)
        return Module(out)

    def apply_other_dialects(self, policy: Union[OtherDialects, str]) -> Module:
        """The module after "strip" or "reject" for other dialects; what was dropped is in its warnings."""
        out, collector = _OwnedModule(), Collector()
        call(_c.shlo_module_apply_other_dialects, self._handle, choice(OtherDialects, policy), collector.handle, out)
        return Module(out, collector.diagnostics())

    def __repr__(self):
        if self.is_closed:
            return "<Module, closed>"
        return f"<Module {self.name or '(no name)'}: {', '.join(one.name for one in self.functions)}>"


def _specialize_argument(made, index, given, argument):
    """Says in options what is known of an argument: nothing, extents, or a value."""
    if given is None:
        return
    if isinstance(given, tuple):
        extents = [_capi.SHLO_DYNAMIC if one == -1 else one for one in _shape(given, _capi.SHLO_DYNAMIC)[0]]
        call(_c.shlo_specialize_options_set_shape, made, index, len(extents), _shape(extents)[1])
        return
    try:
        value = given if isinstance(given, Tensor) else Tensor(given, argument.element_type)
    except InvalidArgumentError as failure:
        subject = f"argument {index}"
        raise invalid_value(subject, f"{subject}: {failure.message}") from None
    call(_c.shlo_specialize_options_set_value, made, index, value._handle)


def _read(
    function,
    *arguments,
    kind=_capi.shlo_read_options,
    other_dialects=None,
    external_folder=None,
    external_files=None,
    lent=None,
    **settings,
):
    out, collector = _OwnedModule(), Collector()
    policy = None if other_dialects is None else choice(OtherDialects, other_dialects)
    folder = None if external_folder is None else os.fsencode(external_folder)
    made = options(kind, other_dialects=policy, external_folder=folder, diagnostics=collector.handle, **settings)
    if external_files:
        _add_external(made, external_files)
    if lent is None:
        call(function, *arguments, made, out)
        return Module(out, collector.diagnostics())
    release, user = _memory.kept(lent)
    try:
        call(_c.shlo_read_options_set_borrow, made, 1)
        call(_c.shlo_read_options_set_release, made, release, user)
        call(function, *arguments, made, out)
    except BaseException:
        if not out:  # a call that fails does not release
            release(None, user)
        raise
    return Module(out, collector.diagnostics())


def _add_external(made, files):
    """Gives the bytes of files, by location, to read options, which keep them."""
    made.files = []
    for location, data in files.items():
        name, (address, size, keep) = _library.encoded(location), _memory.bytes_like(data)
        made.files.append(keep)
        call(_c.shlo_read_options_add_external_file, made, name, len(name), address, size)


def _content(path):
    """The bytes of a file. Another one than a regular file might wait for ever."""
    try:
        if stat.S_ISREG(os.stat(path).st_mode):
            with open(path, "rb") as file:
                return file.read()
    except (OSError, ValueError) as failure:
        raise FileError(str(failure)) from failure
    raise FileError(f"'{os.fsdecode(path)}' cannot be read: it is no regular file")


def load(
    path: Path,
    *,
    mmap: bool = False,
    verify: Optional[bool] = None,
    lenient: Optional[bool] = None,
    max_ops: Optional[int] = None,
    max_nesting: Optional[int] = None,
    other_dialects: Union[OtherDialects, str, None] = None,
    external_folder: Optional[Path] = None,
    external_files: Optional[Mapping[str, _memory.Bytes]] = None,
    follow_links: Optional[bool] = None,
    verify_checksums: Optional[bool] = None,
    newer_opsets: Optional[bool] = None,
    max_bytes: Optional[int] = None,
    max_messages: Optional[int] = None,
    max_rank: Optional[int] = None,
    max_name_length: Optional[int] = None,
) -> Module:
    """Reads a module from a file: an artifact of any version, an export of JAX, text, or an ONNX model.

    The file is read as a whole and may change afterwards. With mmap, it is mapped into memory instead: large constants
    stay in it, and are read when they are needed. It may be removed or replaced then, but must not be truncated or
    written to as long as the module, modules made from it, or plans of these are in use; the system may end the process
    otherwise. If there are external_files, it is read. other_dialects: "keep", "strip" or "reject". Warnings are in
    module.warnings.

    The other parameters are for ONNX models. Their tensors may be in files beneath the folder of the model, or beneath
    external_folder. These are mapped into memory: they may be removed, but must not be truncated or written to as long
    as the module is in use. external_files has the bytes of files by their location; these files are not opened.
    follow_links: whether symbolic links beneath the folder are followed, which may lead out of it. verify_checksums:
    whether the SHA-1 that a model states for a file must hold. newer_opsets: whether a model of an opset that is newer
    than the library is read as if it had the newest one, with a warning. The last four are limits: the bytes and
    messages of the model, the rank of a tensor, the bytes of a name.
    """
    name = os.fsencode(path)
    settings: Dict[str, Any] = {
        "verify": verify,
        "lenient": lenient,
        "max_ops": max_ops,
        "max_nesting": max_nesting,
        "other_dialects": other_dialects,
        "external_folder": external_folder,
        "follow_links": follow_links,
        "verify_checksums": verify_checksums,
        "newer_opsets": newer_opsets,
        "max_bytes": max_bytes,
        "max_messages": max_messages,
        "max_rank": max_rank,
        "max_name_length": max_name_length,
    }
    if external_files:
        # Only of a model in memory does the library tell when it no longer uses the given bytes.
        if external_folder is None:
            settings["external_folder"] = os.path.dirname(name) or b"."
        return loads(_content(path), external_files=external_files, **settings)
    return _read(_c.shlo_module_load_file, name, len(name), borrow=mmap or None, **settings)


def loads(
    data: _memory.Bytes,
    *,
    verify: Optional[bool] = None,
    lenient: Optional[bool] = None,
    max_ops: Optional[int] = None,
    max_nesting: Optional[int] = None,
    other_dialects: Union[OtherDialects, str, None] = None,
    external_folder: Optional[Path] = None,
    external_files: Optional[Mapping[str, _memory.Bytes]] = None,
    follow_links: Optional[bool] = None,
    verify_checksums: Optional[bool] = None,
    newer_opsets: Optional[bool] = None,
    max_bytes: Optional[int] = None,
    max_messages: Optional[int] = None,
    max_rank: Optional[int] = None,
    max_name_length: Optional[int] = None,
) -> Module:
    """Reads a module from bytes or text; like load. The module keeps bytes, where its large constants stay.

    An ONNX model in memory has no folder of its own. If the model and all of external_files are of type bytes, the
    module keeps them all; otherwise it copies what it needs of them.
    """
    address, size, keep = _memory.bytes_like(data)
    files = dict(external_files or {})
    given = (data, *files.values())
    return _read(
        _c.shlo_module_load,
        address,
        size,
        lent=given if all(type(one) is bytes for one in given) else None,
        external_files=files,
        external_folder=external_folder,
        verify=verify,
        lenient=lenient,
        max_ops=max_ops,
        max_nesting=max_nesting,
        other_dialects=other_dialects,
        follow_links=follow_links,
        verify_checksums=verify_checksums,
        newer_opsets=newer_opsets,
        max_bytes=max_bytes,
        max_messages=max_messages,
        max_rank=max_rank,
        max_name_length=max_name_length,
    )


def parse(
    text: str,
    *,
    file_name: Optional[str] = None,
    verify: Optional[bool] = None,
    lenient: Optional[bool] = None,
    max_bytes: Optional[int] = None,
    max_nesting: Optional[int] = None,
    other_dialects: Union[OtherDialects, str, None] = None,
    tool_dialects: Optional[bool] = None,
) -> Module:
    """Parses a module from text. file_name is the file in locations and errors.

    tool_dialects: whether the dialects check and interpreter of the reference's test tools are known.
    """
    source = _library.encoded(text)
    settings = {"file_name": file_name, "verify": verify, "lenient": lenient, "max_bytes": max_bytes}
    settings.update(max_nesting=max_nesting, tool_dialects=tool_dialects)
    kind = _capi.shlo_parse_options
    return _read(_c.shlo_module_parse, source, len(source), kind=kind, other_dialects=other_dialects, **settings)


def detect(data: _memory.Bytes) -> Content:
    """What bytes are, a Content."""
    address, size, keep = _memory.bytes_like(data)
    return Content(_c.shlo_content_detect(address, size))
