"""The enumerations of the C API. A number that this package does not know becomes a member UNKNOWN_number.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from enum import IntEnum

from . import _capi


class _Open(IntEnum):
    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member

    def __str__(self):
        return self._name_


def _enumeration(name, prefix, description, excluded=()):
    cases = {
        one[len(prefix) :]: value
        for one, value in vars(_capi).items()
        if one.startswith(prefix) and isinstance(value, int) and not one.startswith(tuple(excluded))
    }
    cases = {f"{one}_" if one[0].isdigit() else one: value for one, value in cases.items()}
    made = _Open(name, cases, module=__name__)
    made.__doc__ = description
    return made


_STATUS = (
    "OK INVALID_ARGUMENT MALFORMED INVALID_PROGRAM UNSUPPORTED VERSION LIMIT OUT_OF_MEMORY CANCELLED FAILED NOT_FOUND"
    " IO INTERNAL"
).split()
Status = _Open("Status", {one: getattr(_capi, "SHLO_" + one) for one in _STATUS}, module=__name__)
Status.__doc__ = "What went wrong, and what the caller can do next."
Severity = _enumeration("Severity", "SHLO_SEVERITY_", "The severity of a diagnostic.")
ElementType = _enumeration("ElementType", "SHLO_TYPE_", "The type of a tensor's elements.", ["SHLO_TYPE_KIND_"])
TypeKind = _enumeration("TypeKind", "SHLO_TYPE_KIND_", "The kind of a type.")
AttributeKind = _enumeration("AttributeKind", "SHLO_ATTRIBUTE_", "The kind of an attribute.")
Content = _enumeration("Content", "SHLO_CONTENT_", "What bytes are.")
OtherDialects = _enumeration("OtherDialects", "SHLO_OTHER_DIALECTS_", "What to do with other dialects.")
Simd = _enumeration("Simd", "SHLO_SIMD_", "Which vector units kernels may use.")
Compatibility = _enumeration("Compatibility", "SHLO_COMPATIBILITY_", "How old a consumer may be.")
Visibility = _enumeration("Visibility", "SHLO_VISIBILITY_", "The visibility of a function.")
Op = _enumeration("Op", "SHLO_OP_", "The number of an op.")

# Of attributes. The builder takes a member where an op has such an attribute.
ComparisonDirection = _enumeration("ComparisonDirection", "SHLO_COMPARISON_DIRECTION_", "Of compare.")
ComparisonType = _enumeration("ComparisonType", "SHLO_COMPARISON_TYPE_", "Of compare.")
FftType = _enumeration("FftType", "SHLO_FFT_TYPE_", "Of fft.")
Precision = _enumeration("Precision", "SHLO_PRECISION_", "Of dot_general and convolution.")
RngAlgorithm = _enumeration("RngAlgorithm", "SHLO_RNG_ALGORITHM_", "Of rng_bit_generator.")
RngDistribution = _enumeration("RngDistribution", "SHLO_RNG_DISTRIBUTION_", "Of rng.")
Transpose = _enumeration("Transpose", "SHLO_TRANSPOSE_", "Of triangular_solve.")
ApiVersion = _enumeration("ApiVersion", "SHLO_API_VERSION_", "Of custom_call.")
ResultAccuracyMode = _enumeration("ResultAccuracyMode", "SHLO_RESULT_ACCURACY_MODE_", "Of result accuracies.")

# The names of enum attributes in text.
ATTRIBUTE_NAMES = {
    ComparisonDirection: "stablehlo.comparison_direction",
    ComparisonType: "stablehlo.comparison_type",
    FftType: "stablehlo.fft_type",
    Precision: "stablehlo.precision",
    RngAlgorithm: "stablehlo.rng_algorithm",
    RngDistribution: "stablehlo.rng_distribution",
    Transpose: "stablehlo.transpose",
    ResultAccuracyMode: "stablehlo.result_accuracy_mode",
}
