"""The reference's Python API, under its names: jaxlib.mlir.dialects.stablehlo and passmanager without MLIR.

A module is a stablehlo_c.Module, text, the bytes of an artifact, or an object that prints itself as MLIR, like jaxlib's
ir.Module. What comes back is of the same kind. Every failure is a ValueError.

    register_stablehlo_passes()
    PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import functools
import re
import sys

from . import versions
from .builder import Builder
from .enums import Compatibility as StablehloCompatibilityRequirement
from .errors import Error
from .ir import Operation
from .module import Module, ModuleOwner, loads
from .pipeline import Pipeline
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


# --- Passes


def register_stablehlo_passes():
    """Does nothing: every pipeline may have all passes."""


class MLIRError(ValueError):
    """A pass failed. For a module of other bindings it is an error of theirs, too."""

    message = ""
    error_diagnostics = ()


def _pass_failure(error, context):
    theirs = _foreign(context, "MLIRError")
    of_class = MLIRError if theirs is None else type("MLIRError", (MLIRError, theirs), {"__doc__": MLIRError.__doc__})
    failure = of_class(f"Failure while executing pass pipeline:\n{error}")
    failure.message, failure.error_diagnostics = error.message, list(error.diagnostics)
    return failure


class PassManager:
    """jaxlib.mlir.passmanager.PassManager: run() changes the module that it gets.

    That is the object: a stablehlo_c.Module is another program afterwards. What was taken from it before, its
    operations and functions, stays as it was.
    """

    def __init__(self, anchor_op="any", context=None):
        if anchor_op not in ("any", "builtin.module"):
            raise ValueError(f"passes run on a whole module, not on '{anchor_op}'")
        self._anchor, self._texts, self._verifies = anchor_op, [], True

    @classmethod
    def parse(cls, pipeline, context=None):
        """A pass manager of the text of a pipeline, with its anchor: "builtin.module(...)"."""
        found = re.fullmatch(r"\s*([\w.]+)\s*\((.*)\)\s*", pipeline, re.S)
        if not found:
            right = "wrapped with the anchor operation type, e.g. 'builtin.module(...)'"
            raise ValueError(f"expected pass pipeline to be {right}")
        made = cls(found[1])
        made.add(found[2])
        return made

    @_raises_value_error
    def add(self, pipeline):
        """Adds the passes of a text, which has no anchor of its own."""
        text = str(Pipeline(pipeline))[len("builtin.module(") : -1]
        if text:
            self._texts.append(text)

    def enable_verifier(self, enable):
        """Whether the module is verified after each pass; by default it is."""
        self._verifies = bool(enable)

    def run(self, operation):
        """Runs the passes on a module, or on its operation. If it fails, the module stays as it was."""
        owner = operation._owner if isinstance(operation, Operation) else None
        if isinstance(owner, ModuleOwner) and operation.name == "builtin.module":
            operation = owner.module
        theirs = getattr(operation, "operation", operation)  # of a module of theirs
        if isinstance(operation, Module):
            operation._become(self._made(operation, None))
        elif hasattr(theirs, "get_asm") and theirs.name == "builtin.module":
            _replace(theirs, self._made(_module(operation), theirs.context))
        else:
            raise TypeError(f"passes run on a module, not on {operation!r}")

    def _made(self, module, context):
        try:
            return module.run_passes(str(self), verify_each=self._verifies)
        except Error as error:
            raise _pass_failure(error, context) from error

    def __str__(self):
        return f"{self._anchor}({','.join(self._texts)})"


def _replace(operation, module):
    """Gives a module of other bindings, as an operation of theirs, the contents of one of ours."""
    context = operation.context
    made = _foreign(context, "Module").parse(module.text(locations=True), context=context).operation
    block = operation.regions[0].blocks[0]
    for one in list(block.operations):
        one.operation.erase()
    for one in list(made.regions[0].blocks[0].operations):
        block.append(one)
    for name in list(operation.attributes):
        del operation.attributes[getattr(name, "name", name)]
    for one in made.attributes:
        name = getattr(one, "name", one)
        operation.attributes[name] = made.attributes[name]
