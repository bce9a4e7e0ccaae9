"""StableHLO programs in Python: read, list, check, write, build and run them; and ONNX models, in stablehlo_c.onnx.

    import stablehlo_c as shlo

    module = shlo.load("model.mlir.bc")
    result = module.run(x)

The whole C API is in stablehlo_c.capi.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from . import capi, onnx, ops
from .artifact import InspectedFunction, InspectedOp, Inspection, inspect, parse_artifact, peek, print_artifact
from .builder import Builder, infer
from .calls import HostCall, HostFunction
from .enums import (
    ApiVersion,
    AttributeKind,
    ComparisonDirection,
    ComparisonType,
    Compatibility,
    Content,
    ElementType,
    FftType,
    Measure,
    OnnxAttributeKind,
    OnnxOption,
    Op,
    OtherDialects,
    Precision,
    ResultAccuracyMode,
    RngAlgorithm,
    RngDistribution,
    Severity,
    Simd,
    Status,
    Transpose,
    TypeKind,
    Visibility,
)
from .errors import (
    CancelledError,
    Diagnostic,
    Error,
    FailedError,
    FileError,
    InternalError,
    InvalidArgumentError,
    InvalidProgramError,
    LimitError,
    MalformedError,
    NotFoundError,
    OutOfMemoryError,
    UnsupportedError,
    VersionError,
)
from .ir import Attribute, Operation, Region, Type, Value
from .module import Constant, Function, Module, Signature, detect, load, loads, parse
from .plan import Cancellation, Parameter, Plan, Pool, RunOptions
from .recorder import KernelTimes, OpTimes, RecordedValue, Recorder
from .sharding import AxisPart, CutDimension, Sharding
from .tensor import Tensor, from_dlpack
from .versions import (
    Release,
    abi_version,
    compare_versions,
    library_version,
    releases,
    stablehlo_api_version,
    stablehlo_minimum_version,
    stablehlo_version,
    version_for,
)

__version__ = library_version()
# What the imports above name; type checkers want a list.
__all__ = [
    "ApiVersion",
    "Attribute",
    "AttributeKind",
    "AxisPart",
    "Builder",
    "Cancellation",
    "CancelledError",
    "ComparisonDirection",
    "ComparisonType",
    "Compatibility",
    "Constant",
    "Content",
    "CutDimension",
    "Diagnostic",
    "ElementType",
    "Error",
    "FailedError",
    "FftType",
    "FileError",
    "Function",
    "HostCall",
    "HostFunction",
    "InspectedFunction",
    "InspectedOp",
    "Inspection",
    "InternalError",
    "InvalidArgumentError",
    "InvalidProgramError",
    "KernelTimes",
    "LimitError",
    "MalformedError",
    "Measure",
    "Module",
    "NotFoundError",
    "OnnxAttributeKind",
    "OnnxOption",
    "Op",
    "OpTimes",
    "Operation",
    "OtherDialects",
    "OutOfMemoryError",
    "Parameter",
    "Plan",
    "Pool",
    "Precision",
    "RecordedValue",
    "Recorder",
    "Region",
    "Release",
    "ResultAccuracyMode",
    "RngAlgorithm",
    "RngDistribution",
    "RunOptions",
    "Severity",
    "Sharding",
    "Signature",
    "Simd",
    "Status",
    "Tensor",
    "Transpose",
    "Type",
    "TypeKind",
    "UnsupportedError",
    "Value",
    "VersionError",
    "Visibility",
    "abi_version",
    "capi",
    "compare_versions",
    "detect",
    "from_dlpack",
    "infer",
    "inspect",
    "library_version",
    "load",
    "loads",
    "onnx",
    "ops",
    "parse",
    "parse_artifact",
    "peek",
    "print_artifact",
    "releases",
    "stablehlo_api_version",
    "stablehlo_minimum_version",
    "stablehlo_version",
    "version_for",
]
