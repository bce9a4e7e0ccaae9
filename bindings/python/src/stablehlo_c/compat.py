"""The reference's Python API, under its names: jaxlib.mlir.dialects.stablehlo without MLIR.

A module is a stablehlo_c.Module, text, the bytes of an artifact, or an object that prints itself as MLIR, like jaxlib's
ir.Module. What comes back is of the same kind. Every failure is a ValueError.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import functools
import sys

from . import versions
from .builder import Builder
from .enums import Compatibility as StablehloCompatibilityRequirement
from .errors import Error
from .module import Module, loads
from .tensor import Tensor

_DIALECTS = ("stablehlo", "chlo", "func", "quant", "builtin")


def _raises_value_error(function):
    @functools.wraps(function)
    def wrapped(*arguments, **named):
        try:
            return function(*arguments, **named)
        except Error as error:
            if isinstance(error, ValueError):
                raise
            raise ValueError(str(error)) from error

    return wrapped


def _module(given):
    if isinstance(given, Module):
        return given
    if isinstance(given, (str, bytes, bytearray, memoryview)):
        return loads(given)
    operation = getattr(given, "operation", None)
    if hasattr(operation, "get_asm"):
        return loads(operation.get_asm(enable_debug_info=True))
    return loads(str(given))


def _foreign(context, name):
    """A class of the MLIR bindings that a context belongs to, or None."""
    modules = (sys.modules.get(one.__module__) for one in type(context).__mro__)
    return next((getattr(one, name) for one in modules if hasattr(one, name)), None)


def get_api_version():
    return versions.stablehlo_api_version()


def get_current_version():
    return versions.stablehlo_version()


def get_minimum_version():
    return versions.stablehlo_minimum_version()


@_raises_value_error
def get_smaller_version(version1, version2):
    return version2 if versions.compare_versions(version1, version2) > 0 else version1


@_raises_value_error
def get_version_from_compatibility_requirement(requirement):
    return versions.version_for(getattr(requirement, "name", requirement))


@_raises_value_error
def serialize_portable_artifact(module, target, allow_other_dialects=False):
    found = _module(module)
    others = [name for name in found.op_counts if name.split(".")[0] not in _DIALECTS]
    if others and not allow_other_dialects:
        raise ValueError(f"ops of other dialects are not allowed: {', '.join(others)}")
    return found.to_bytes(target)


@_raises_value_error
def serialize_portable_artifact_str(module_str, target_version):
    return serialize_portable_artifact(module_str, target_version)


@_raises_value_error
def deserialize_portable_artifact(context, artifact):
    """A Module; for a context of other MLIR bindings, a module of theirs."""
    found, of_context = loads(artifact), _foreign(context, "Module")
    if of_context is None:
        return found
    return of_context.parse(found.text(locations=True), context=context)


@_raises_value_error
def deserialize_portable_artifact_str(artifact_str):
    """The program as text, in bytes; the reference returns MLIR bytecode."""
    return loads(artifact_str).text(locations=True).encode("utf-8", "surrogateescape")


@_raises_value_error
def eval_module(module, args, probe_instrumentation_dir=""):
    """Runs the main function. The results are arrays, or, for a module of other bindings, attributes of theirs."""
    if probe_instrumentation_dir:
        raise ValueError("there are no probes")
    context = getattr(module, "context", None)
    of_context = _foreign(context, "Attribute")
    with Builder() as builder:
        if of_context is not None:
            args = [builder.parse_attribute(str(one)).tensor() for one in args]
        results = _module(module).run(*args)
        results = list(results) if isinstance(results, tuple) else [results]
        if of_context is None:
            return results
        texts = [str(builder.attribute(one if isinstance(one, Tensor) else Tensor(one))) for one in results]
        return [of_context.parse(one, context=context) for one in texts]


def register_dialect(context, load=True):
    """Does nothing: every module has all dialects."""


def register_stablehlo_passes():
    """Does nothing: passes are methods of a Module."""
