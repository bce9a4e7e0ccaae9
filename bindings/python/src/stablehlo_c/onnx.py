"""ONNX: inspecting models, inferring types, other opsets, lowering, writing models, and the schemas of all ops.

    from stablehlo_c import onnx

    onnx.inspect_file("model.onnx").inputs
    model = shlo.load("model.onnx")
    y = model.compile()(images=x)
    typed = onnx.infer(model, shapes={"x": [1, 3, 224, 224]})
    onnx.save(onnx.convert(typed, 17), "older.onnx")
    onnx.lower(model, shapes={"x": [1, 3, 224, 224]}).decompose_chlo().save("model.mlir.bc")

stablehlo_c.load and stablehlo_c.loads read a model as a module, whose ops are those of the dialect onnx. Tensors in
files of their own (.pb) are read by Tensor.from_onnx and written by Tensor.to_onnx.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import ctypes
import functools
import os
from typing import Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _capi, _library, _memory
from ._handle import Collector, _c, _quick, call, collecting, number, options
from ._memory import Bytes
from .enums import ElementType, OnnxAttributeKind, OnnxOption
from .errors import Diagnostic, NotFoundError
from .module import Module, Path, _OwnedModule
from .tensor import _shape

_OwnedInspection = _library.owned(_capi.shlo_onnx_inspection)


class _Facts:
    """What the accessors of an inspection or schema say, by their names without what all have in common."""

    __slots__ = ("_handle", "_prefix")

    def __init__(self, handle, prefix):
        self._handle = handle
        self._prefix = prefix

    def number(self, name, *indices):
        return getattr(_quick, self._prefix + name)(self._handle, *indices)

    def flag(self, name, *indices):
        return bool(self.number(name, *indices))

    def text(self, name, *indices):
        return self.text_or_none(name, *indices) or ""

    def text_or_none(self, name, *indices):
        return _library.text_or_none(getattr(_quick, self._prefix + name), self._handle, *indices)

    def each(self, name, make, *indices):
        """What make(index) gives for each of a list."""
        return tuple(make(k) for k in range(self.number(name + "_count", *indices)))


# --- Inspecting models


class Opset(NamedTuple):
    """An opset that a model imports: the version of a domain, like 17 of "ai.onnx"."""

    domain: str
    version: int


class InspectedOp(NamedTuple):
    """An op of a model. `since` is the opset that brought its version; None if the library has no schema of the op."""

    domain: str
    name: str
    since: Optional[int]
    occurrences: int


class InspectedInput(NamedTuple):
    """An input of a graph. Its type has ONNX's textual form: "float[batch,3]", "int64" for a scalar, "seq(float[?])".

    The element type is NONE for what is not a tensor of numbers. The shape is None for an unknown rank and for what is
    no tensor; an extent that the model does not say is None. `dimensions` has the name of each dimension, "" for one
    without a name.
    """

    name: str
    type: str
    element_type: ElementType
    shape: Optional[Tuple[Optional[int], ...]]
    dimensions: Tuple[str, ...]
    has_default: bool


class InspectedOutput(NamedTuple):
    """An output of a graph; its facts are those of an input."""

    name: str
    type: str
    element_type: ElementType
    shape: Optional[Tuple[Optional[int], ...]]
    dimensions: Tuple[str, ...]


class InspectedInitializer(NamedTuple):
    """An initializer of a graph, with its size in bytes. The location is None if the elements are in the model."""

    name: str
    type: str
    nbytes: int
    location: Optional[str]


class ExternalFile(NamedTuple):
    """A file with tensors of a model: the bytes that it must have at least, and the number of these tensors."""

    location: str
    nbytes: int
    tensors: int


class InspectedFunction(NamedTuple):
    """A function of a model, with the number of its nodes. The overload is "" if there is but one."""

    domain: str
    name: str
    overload: str
    nodes: int
    inputs: Tuple[str, ...]
    outputs: Tuple[str, ...]


class Inspection(NamedTuple):
    """What a model says, which may be newer than the library. Text that the model lacks is empty.

    The most frequent op is the first. `metadata` has pairs of key and value.
    """

    ir_version: int
    model_version: int
    producer: str
    producer_version: str
    domain: str
    doc: str
    graph: str
    opsets: Tuple[Opset, ...]
    ops: Tuple[InspectedOp, ...]
    inputs: Tuple[InspectedInput, ...]
    outputs: Tuple[InspectedOutput, ...]
    initializers: Tuple[InspectedInitializer, ...]
    files: Tuple[ExternalFile, ...]
    functions: Tuple[InspectedFunction, ...]
    metadata: Tuple[Tuple[str, str], ...]


def inspect(data: Bytes) -> Inspection:
    """Lists the bytes of a model, also of one that this library cannot read. Only the encoding is verified."""
    address, size, keep = _memory.bytes_like(data)
    return _inspected(_c.shlo_onnx_inspect, address, size)


def inspect_file(path: Path) -> Inspection:
    """Lists the model in a file; like inspect. No other file is opened."""
    name = os.fsencode(path)
    return _inspected(_c.shlo_onnx_inspect_file, name, len(name))


def _inspected(function, *arguments):
    made = _OwnedInspection()
    call(function, *arguments, made)
    it = _Facts(made, "shlo_onnx_inspection_")
    text, number = it.text, it.number
    return Inspection(
        ir_version=number("ir_version"),
        model_version=number("model_version"),
        producer=text("producer"),
        producer_version=text("producer_version"),
        domain=text("domain"),
        doc=text("doc"),
        graph=text("graph"),
        opsets=it.each("opset", lambda k: Opset(text("opset_domain", k), number("opset_version", k))),
        ops=it.each("op", lambda k: _inspected_op(it, k)),
        inputs=it.each("input", lambda k: InspectedInput(*_value(it, "input", k), it.flag("input_has_default", k))),
        outputs=it.each("output", lambda k: InspectedOutput(*_value(it, "output", k))),
        initializers=it.each("initializer", lambda k: _initializer(it, k)),
        files=it.each("file", lambda k: _file(it, k)),
        functions=it.each("function", lambda k: _function(it, k)),
        metadata=it.each("metadata", lambda k: (text("metadata_key", k), text("metadata_value", k))),
    )


def _inspected_op(it, k):
    since = it.number("op_since", k) or None
    return InspectedOp(it.text("op_domain", k), it.text("op_name", k), since, it.number("op_occurrences", k))


def _value(it, kind, k):
    """The facts that inputs and outputs have in common."""
    rank = it.number(f"{kind}_rank", k)
    extents = [it.number(f"{kind}_extent", k, axis) for axis in range(rank)]
    return (
        it.text(f"{kind}_name", k),
        it.text(f"{kind}_type", k),
        ElementType(it.number(f"{kind}_element_type", k)),
        None if rank < 0 else _library.extents(extents, rank),
        tuple(it.text(f"{kind}_dimension", k, axis) for axis in range(rank)),
    )


def _initializer(it, k):
    name, of_type = it.text("initializer_name", k), it.text("initializer_type", k)
    return InspectedInitializer(
        name, of_type, it.number("initializer_bytes", k), it.text_or_none("initializer_location", k)
    )


def _file(it, k):
    return ExternalFile(it.text("file_location", k), it.number("file_bytes", k), it.number("file_tensors", k))


def _function(it, k):
    names = (it.text(f"function_{one}", k) for one in ("domain", "name", "overload"))
    values = (
        it.each(f"function_{kind}", lambda index, kind=kind: it.text(f"function_{kind}", k, index), k)
        for kind in ("input", "output")
    )
    return InspectedFunction(*names, it.number("function_nodes", k), *values)


# --- Inferring types


def infer(
    module: Module,
    *,
    shapes: Optional[Mapping[str, Sequence[Optional[int]]]] = None,
    dimensions: Optional[Mapping[str, int]] = None,
    strict: Optional[bool] = None,
) -> Module:
    """A copy of a model with the types of all values, as far as they can be known before it runs.

    shapes: the extents of inputs, by name; None for an extent that stays as it is. dimensions: the extents of all
    dimensions that the model calls by a name. Warnings, of rules that are broken and of declared types that contradict
    what is inferred, are in the new module's warnings; with strict, they are errors.
    """
    return _with_shapes(_c.shlo_onnx_infer, module, shapes, dimensions, strict)


def _with_shapes(function, module, shapes, dimensions, strict=None):
    out, collector = _OwnedModule(), Collector()
    settings = options(_capi.shlo_onnx_infer_options, strict=strict, diagnostics=collector.handle)
    for name, shape in (shapes or {}).items():
        key, (extents, c_shape) = _library.encoded(name), _shape(shape, unknown=-1)
        call(_c.shlo_onnx_infer_options_set_shape, settings, key, len(key), len(extents), c_shape)
    for name, extent in (dimensions or {}).items():
        key, extent = _library.encoded(name), number(extent, ctypes.c_int64, f"the extent of {name}")
        call(_c.shlo_onnx_infer_options_set_dimension, settings, key, len(key), extent)
    call(function, module._handle, settings, out)
    return Module(out, collector.diagnostics())


# --- Lowering


def lower(
    module: Module,
    *,
    shapes: Optional[Mapping[str, Sequence[Optional[int]]]] = None,
    dimensions: Optional[Mapping[str, int]] = None,
) -> Module:
    """A model as a program of StableHLO, whose function main has the names of the model's inputs and outputs.

    Extents that neither the model nor the arguments give stay open. Inputs with a default are constants. The
    program may have ops of CHLO, which Module.decompose_chlo takes out for artifacts. A model that only is to run needs
    none of it: Module.compile takes it as it is. UnsupportedError has a diagnostic for each op that cannot be lowered.
    """
    return _with_shapes(_c.shlo_module_lower_onnx, module, shapes, dimensions)


# --- Other opsets

# An opset of "ai.onnx", or those of several domains.
Opsets = Union[int, Mapping[str, int]]


def convert(module: Module, opsets: Optional[Opsets] = None) -> Module:
    """A model of other opsets, newer or older ones: 17, or {"ai.onnx": 17, "ai.onnx.ml": 3}; the newest by default.

    VersionError has a diagnostic for each node that an opset cannot say.
    """
    out = _OwnedModule()
    call(_c.shlo_onnx_convert, module._handle, _convert_options(opsets), out)
    return Module(out)


def blockers(module: Module, opsets: Optional[Opsets] = None) -> List[Diagnostic]:
    """What convert would fail for: a Diagnostic for each node, up to 1000 of them."""
    collector, count = Collector(), ctypes.c_uint64()
    call(_c.shlo_onnx_blockers, module._handle, _convert_options(opsets), collector.handle, count)
    return collector.diagnostics()


def minimum_opset(module: Module, domain: str = "") -> int:
    """The least opset of a domain to which the model can be converted, and to each newer one."""
    found, name = ctypes.c_int64(), _library.encoded(domain)
    call(_c.shlo_onnx_minimum_opset, module._handle, name, len(name), found)
    return found.value


def _convert_options(opsets):
    if opsets is None:
        return None
    settings = _library.owned(_capi.shlo_onnx_convert_options)()
    call(_c.shlo_onnx_convert_options_create, settings)
    for domain, opset in (opsets if isinstance(opsets, Mapping) else {"": opsets}).items():
        name, opset = _library.encoded(domain), number(opset, ctypes.c_int64, f"the opset of {domain or 'ai.onnx'}")
        call(_c.shlo_onnx_convert_options_set_opset, settings, name, len(name), opset)
    return settings


# --- Writing models


def to_bytes(
    module: Module, *, keep_external: Optional[bool] = None, warnings: Optional[List[Diagnostic]] = None
) -> bytes:
    """A model as bytes, with all its tensors.

    keep_external: whether tensors that were in other files when the model was read stay there, so that the model only
    refers to them. warnings: a list that gets the warnings, as Diagnostics: one for each attribute that a model has no
    place for.
    """
    return _written(module, warnings, keep_external=keep_external)[0]


def to_bytes_and_external(
    module: Module,
    external: str,
    *,
    threshold: Optional[int] = None,
    keep_external: Optional[bool] = None,
    warnings: Optional[List[Diagnostic]] = None,
) -> Tuple[bytes, bytes]:
    """A model as bytes, and the bytes of a file beside it, which has the large tensors.

    external: the name of that file. threshold: the size in bytes from which on a tensor is large, 1024 by default. The
    other parameters are those of to_bytes.
    """
    return _written(module, warnings, external=external, external_threshold=threshold, keep_external=keep_external)


def _written(module, warnings, **settings):
    model, tensors = _library.Buffer(), _library.Buffer()
    with collecting(_capi.shlo_onnx_write_options, warnings, **settings) as made:
        call(_c.shlo_onnx_write, module._handle, made, model, tensors)
    return _library.content(model), _library.content(tensors)


def save(
    module: Module,
    path: Path,
    *,
    external: Optional[str] = None,
    threshold: Optional[int] = None,
    keep_external: Optional[bool] = None,
    warnings: Optional[List[Diagnostic]] = None,
) -> None:
    """Writes a model into a file, and with `external` its large tensors into the file of that name beside it.

    Files are replaced when they are complete, so the module may have been read from them. The other parameters are
    those of to_bytes_and_external.
    """
    name = os.fsencode(path)
    settings = {"external": external, "external_threshold": threshold, "keep_external": keep_external}
    with collecting(_capi.shlo_onnx_write_options, warnings, **settings) as made:
        call(_c.shlo_onnx_write_file, module._handle, name, len(name), made)


# --- Schemas


class TypeVariable(NamedTuple):
    """The types that a variable stands for, as ONNX writes them: "tensor(float)". They are equal within a node.

    A formal with one type of its own has a variable with the name of that type.
    """

    name: str
    types: Tuple[str, ...]


class Formal(NamedTuple):
    """A formal input or output of an op.

    least: the least number of values, which is not 0 or 1 for variadic ones only. is_homogeneous: whether all values of
    a variadic one have one type.
    """

    name: str
    option: OnnxOption
    least: int
    is_homogeneous: bool
    type: TypeVariable


# The value of an attribute.
Default = Union[int, float, str, Tuple[int, ...], Tuple[float, ...], Tuple[str, ...]]


class FormalAttribute(NamedTuple):
    """An attribute of an op, with its default, None if it has none.

    values: those that a string may be; none if it may be any.
    """

    name: str
    kind: OnnxAttributeKind
    is_required: bool
    default: Optional[Default]
    values: Tuple[str, ...]


class Schema(NamedTuple):
    """A version of an op: what holds from the opset `since` until the next version.

    is_deprecated: whether models should not use the op any more. is_nondeterministic: whether equal inputs may give
    other outputs. The attributes are in the order of their names.
    """

    op: str
    domain: str
    since: int
    is_deprecated: bool
    is_nondeterministic: bool
    inputs: Tuple[Formal, ...]
    outputs: Tuple[Formal, ...]
    types: Tuple[TypeVariable, ...]
    attributes: Tuple[FormalAttribute, ...]

    def __repr__(self) -> str:
        return f"<Schema {self.domain} {self.op} {self.since}>"


def schema(op: str, domain: str = "", opset: Optional[int] = None) -> Schema:
    """The version of an op that an opset has, the newest one by default; NotFoundError if it has none.

    The domain "" is "ai.onnx". An opset above the newest one has what the newest one has.
    """
    wanted = newest_opset(domain) if opset is None else number(opset, ctypes.c_int64, "opset")
    name, area = _library.encoded(op), _library.encoded(domain)
    found = _quick.shlo_onnx_schema_find(area, len(area), name, len(name), wanted)
    if not found:
        raise NotFoundError(f"opset {wanted} of {domain or 'ai.onnx'!r} has no op {op!r}")
    return _schema(found.value)


def schemas() -> Iterator[Schema]:
    """All versions of all ops, by the name of the op, older versions first."""
    return (_schema(_quick.shlo_onnx_schema_at(k).value) for k in range(_quick.shlo_onnx_schema_count()))


def newest_opset(domain: str = "") -> int:
    """The newest opset of a domain that the library knows; NotFoundError if it does not know the domain."""
    name = _library.encoded(domain)
    found = _quick.shlo_onnx_newest_opset(name, len(name))
    if not found:
        raise NotFoundError(f"no domain {domain!r}")
    return found


@functools.lru_cache(maxsize=None)
def _schema(address):
    """The facts of a schema, which the library has for ever."""
    it = _Facts(_capi.shlo_onnx_schema(address), "shlo_onnx_schema_")
    types = it.each("type", lambda k: TypeVariable(it.text("type_name", k), _cases(it, k)))
    return Schema(
        op=it.text("op"),
        domain=it.text("domain"),
        since=it.number("since"),
        is_deprecated=it.flag("is_deprecated"),
        is_nondeterministic=it.flag("is_nondeterministic"),
        inputs=it.each("input", lambda k: _formal(it, "input", k, types)),
        outputs=it.each("output", lambda k: _formal(it, "output", k, types)),
        types=types,
        attributes=it.each("attribute", lambda k: _attribute(it, k)),
    )


def _cases(it, variable):
    return it.each("type_case", lambda k: it.text("type_case", variable, k), variable)


def _formal(it, kind, k, types):
    return Formal(
        it.text(f"{kind}_name", k),
        OnnxOption(it.number(f"{kind}_option", k)),
        it.number(f"{kind}_least", k),
        it.flag(f"{kind}_is_homogeneous", k),
        types[it.number(f"{kind}_type", k)],
    )


def _attribute(it, k):
    kind = OnnxAttributeKind(it.number("attribute_kind", k))
    values = it.each("value", lambda index: it.text("value", k, index), k)
    return FormalAttribute(
        it.text("attribute_name", k), kind, it.flag("attribute_is_required", k), _default(it, k, kind), values
    )


def _default(it, attribute, kind):
    name = kind.name.lower()
    is_list = name.endswith("s")
    name = name[:-1] if is_list else name
    read = it.text if name == "string" else it.number
    found = it.each("default", lambda k: read(f"default_{name}", attribute, k), attribute)
    if not found:
        return None
    return found if is_list else found[0]
