//===- versions.td - releases, and the codes of types and attributes on the wire ---------------------------------===//
// Records of released versions never change; the ledger (ledger.txt) enforces this.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===-------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_VERSIONS
#define SHLO_OPSET_VERSIONS

include "attrs.td"
include "base.td"

//===- Releases --------------------------------------------------------------------------------------------------===//

// The last release is the version of this opset. Artifacts of 0.14.0 first had bytecode 5 without properties; since
// November 2023 they have bytecode 4.
def : Release<"0.9.0", "2023-02-27", 0>;
def : Release<"0.10.0", "2023-04-19", 1>;
def : Release<"0.11.0", "2023-05-01", 1>;
def : Release<"0.12.0", "2023-05-24", 3>;
def : Release<"0.13.0", "2023-05-31", 3>;
def : Release<"0.14.0", "2023-06-16", 4>;
def : Release<"0.15.0", "2023-11-08", 6>;
def : Release<"0.16.0", "2023-11-30", 6>;
def : Release<"0.17.0", "2023-12-20", 6>;
def : Release<"0.18.0", "2024-02-10", 6>;
def : Release<"0.19.0", "2024-03-06", 6>;
def : Release<"0.20.0", "2024-05-10", 6>;
def : Release<"1.0.0", "2024-05-13", 6>;
def : Release<"1.1.0", "2024-05-15", 6>;
def : Release<"1.2.0", "2024-07-03", 6>;
def : Release<"1.3.0", "2024-07-10", 6>;
def : Release<"1.4.0", "2024-07-16", 6>;
def : Release<"1.5.0", "2024-07-29", 6>;
def : Release<"1.6.0", "2024-08-14", 6>;
def : Release<"1.7.0", "2024-09-04", 6>;
def : Release<"1.8.0", "2024-10-24", 6>;
def : Release<"1.9.0", "2025-01-28", 6>;
def : Release<"1.10.0", "2025-03-19", 6>;
def : Release<"1.11.0", "2025-06-12", 6>;
def : Release<"1.12.0", "2025-06-24", 6>;
def : Release<"1.13.0", "2025-08-18", 6>;
def : Release<"1.14.0", "2026-03-02", 6>;
def : Release<"1.15.0", "2026-03-27", 6>;
def : Release<"1.16.0", "2026-04-09", 6>;
def : Release<"1.17.0", "", 6>;
def : Release<"1.18.0", "2026-06-26", 6>;
def : Release<"1.19.0", "2026-08-04", 6>;
def : Release<"1.20.0", "2026-08-13", 6>;
def : Release<"1.21.0", "2026-09", 6>;
def : Release<"1.22.0", "2026", 6>;

// Requirements of consumers (shlo_compatibility): none, four weeks, twelve weeks, the oldest.
def : Compatibility<0, "1.22.0">;
def : Compatibility<1, "1.18.0">;
def : Compatibility<2, "1.16.3">;
def : Compatibility<3, "0.9.0">;

//===- Types -----------------------------------------------------------------------------------------------------===//

def : VersionedType<"bool_v1", 0, "0.9.0", "Boolean">;
def : VersionedType<"complex_v1", 1, "0.9.0", "Complex", (parts TypePart:$element), "$element">;
def : VersionedType<"bf16_v1", 2, "0.9.0", "BF16">;
def : VersionedType<"f16_v1", 3, "0.9.0", "F16">;
def : VersionedType<"f32_v1", 4, "0.9.0", "F32">;
def : VersionedType<"f64_v1", 5, "0.9.0", "F64">;
def : VersionedType<"f8E4M3FN_v1", 6, "0.9.0", "F8E4M3FN">;
def : VersionedType<"f8E5M2_v1", 7, "0.9.0", "F8E5M2">;
def : VersionedType<"func_v1", 8, "0.9.0", "Function",
    (parts FunctionTypesPart:$inputs, FunctionTypesPart:$results), "($inputs) -> $results">;
def : VersionedType<"index_v1", 9, "0.9.0", "Index">;
def : VersionedType<"i4_v1", 10, "0.9.0", "SI4">;
def : VersionedType<"i8_v1", 11, "0.9.0", "SI8">;
def : VersionedType<"i16_v1", 12, "0.9.0", "SI16">;
def : VersionedType<"i32_v1", 13, "0.9.0", "SI32">;
def : VersionedType<"i64_v1", 14, "0.9.0", "SI64">;
def : VersionedType<"ui4_v1", 15, "0.9.0", "UI4">;
def : VersionedType<"ui8_v1", 16, "0.9.0", "UI8">;
def : VersionedType<"ui16_v1", 17, "0.9.0", "UI16">;
def : VersionedType<"ui32_v1", 18, "0.9.0", "UI32">;
def : VersionedType<"ui64_v1", 19, "0.9.0", "UI64">;
def : VersionedType<"tensor_v1", 20, "0.9.0", "RankedTensor",
    (parts ExtentsPart:$shape, TypePart:$element), "$shape$element">;
def : VersionedType<"tensor_v1", 21, "0.9.0", "RankedTensorWithEncoding",
    (parts AttrPart:$encoding, ExtentsPart:$shape, TypePart:$element), "$shape$element, $encoding">;
def : VersionedType<"token_v1", 22, "0.9.0", "Token">;
def : VersionedType<"tuple_v1", 23, "0.9.0", "Tuple", (parts TypesPart:$members), "$members">;
def : VersionedType<"quant_v1", 24, "0.9.0", "UniformQuantized",
    (parts CountPart:$flags, TypePart:$storage, TypePart:$expressed, F64Part:$scale, NumberPart:$zero_point,
           NumberPart:$min, NumberPart:$max),
    "$storage:$expressed, $scale:$zero_point, $min:$max, $flags">;
def : VersionedType<"unranked_tensor_v1", 25, "0.9.0", "UnrankedTensor", (parts TypePart:$element), "$element">;
def : VersionedType<"witness_v1", 26, "0.9.0", "Witness">;
def : VersionedType<"f8E4M3FNUZ_v1", 27, "0.10.0", "F8E4M3FNUZ">;
def : VersionedType<"f8E5M2FNUZ_v1", 28, "0.10.0", "F8E5M2FNUZ">;
def : VersionedType<"f8E4M3B11FNUZ_v1", 29, "0.11.0", "F8E4M3B11FNUZ">;
def : VersionedType<"quant_per_axis_v1", 30, "0.18.0", "UniformQuantizedPerAxis",
    (parts CountPart:$flags, TypePart:$storage, TypePart:$expressed, CountPart:$axis, NumberPart:$min,
           NumberPart:$max, F64sPart:$scales, NumbersPart:$zero_points),
    "$storage:$expressed, $axis, $scales, $zero_points, $min:$max, $flags">;
def : VersionedType<"i2_v1", 31, "1.2.0", "SI2">;
def : VersionedType<"ui2_v1", 32, "1.2.0", "UI2">;
def : VersionedType<"none_v1", 33, "1.6.0", "None">;
def : VersionedType<"tf31_v1", 34, "1.6.0", "TF32">;
def : VersionedType<"f8E4M3_v1", 35, "1.7.0", "F8E4M3">;
def : VersionedType<"f8E3M4_v1", 36, "1.7.0", "F8E3M4">;
def : VersionedType<"f4E2M1FN_v1", 37, "1.8.0", "F4E2M1FN">;
def : VersionedType<"f6E2M3FN_v1", 38, "1.8.0", "F6E2M3FN">;
def : VersionedType<"f6E3M2FN_v1", 39, "1.8.0", "F6E3M2FN">;
def : VersionedType<"f8E8M0FNU_v1", 40, "1.8.0", "F8E8M0FNU">;
def : VersionedType<"buffer_v1", 41, "1.13.0", "RankedBuffer",
    (parts ExtentsPart:$shape, TypePart:$element), "$shape$element">;
def : VersionedType<"future_v1", 42, "1.15.0", "Future", (parts TypesPart:$members), "$members">;

//===- Attributes ------------------------------------------------------------------------------------------------===//

// Code 0 belonged to an attribute that no program used. It is not reused.
def : VersionedAttribute<"array_v1", 1, "0.9.0", "Array", (parts AttrsPart:$value)>;
def : VersionedAttribute<"bool_v1", 2, "0.9.0", "Boolean", (parts FlagPart:$value)>;
def : VersionedEnum<"comparison_direction_v1", 3, "0.9.0", "ComparisonDirection", Shlo_ComparisonDirection>;
def : VersionedEnum<"comparison_type_v1", 4, "0.9.0", "ComparisonType", Shlo_ComparisonType>;
def : VersionedEnum<"api_version_v1", 5, "0.9.0", "ApiVersion", Shlo_CustomCallApiVersion>;
def : VersionedAttribute<"dict_v1", 6, "0.9.0", "Dictionary", (parts PairsPart:$value)>;
def : VersionedEnum<"fft_type_v1", 7, "0.9.0", "FftType", Shlo_FftType>;
def : VersionedAttribute<"float_v1", 8, "0.9.0", "Float", (parts FloatPart:$value)>;
def : VersionedAttribute<"integer_v1", 9, "0.9.0", "Integer", (parts IntegerPart:$value)>;
def : VersionedAttribute<"output_operand_alias_v1", 10, "0.9.0", "OutputOperandAlias",
    (parts NumbersPart:$outputs, NumberPart:$operand, NumbersPart:$inputs),
    "outputTupleIndices = $outputs, operandIndex = $operand, operandTupleIndices = $inputs">;
def : VersionedEnum<"precision_v1", 11, "0.9.0", "Precision", Shlo_Precision>;
def : VersionedEnum<"rng_algorithm_v1", 12, "0.9.0", "RngAlgorithm", Shlo_RngAlgorithm>;
def : VersionedEnum<"rng_distribution_v1", 13, "0.9.0", "RngDistribution", Shlo_RngDistribution>;
def : VersionedAttribute<"string_v1", 14, "0.9.0", "String", (parts StringPart:$value)>;
def : VersionedAttribute<"tensor_v1", 15, "0.9.0", "Tensor", (parts ElementsPart:$value)>;
def : VersionedEnum<"transpose_v1", 16, "0.9.0", "Transpose", Shlo_Transpose>;
def : VersionedAttribute<"type_v1", 17, "0.9.0", "Type", (parts TypePart:$value)>;
def : VersionedAttribute<"type_extensions_v1", 18, "0.9.0", "TypeExtensions",
    (parts NumbersPart:$bounds), "bounds = $bounds">;
def : VersionedEnum<"result_accuracy_mode_v1", 19, "1.9.0", "ResultAccuracyMode", Shlo_ResultAccuracyMode>;
def : VersionedAttribute<"result_accuracy_v1", 20, "1.9.0", "ResultAccuracy",
    (parts F64Part:$atol, F64Part:$rtol, NumberPart:$ulps, AttrPart:$mode),
    "atol = $atol, rtol = $rtol, ulps = $ulps, mode = $mode">;
def : VersionedAttribute<"sub_axis_info_v1", 21, "1.16.0", "SubAxisInfo",
    (parts NumberPart:$pre_size, NumberPart:$size), "pre_size = $pre_size, size = $size">;
def : VersionedAttribute<"axis_ref_v1", 22, "1.16.0", "AxisRef",
    (parts AttrPart:$name, FlaggedAttrPart:$part), "name = $name[, sub_axis_info = $part]">;
def : VersionedAttribute<"replica_group_mesh_axes_v1", 23, "1.16.0", "ReplicaGroupMeshAxes",
    (parts AttrPart:$mesh, AttrPart:$axes), "mesh = $mesh, axes = $axes">;
def : VersionedAttribute<"mesh_axis_v1", 24, "1.16.0", "MeshAxis",
    (parts AttrPart:$name, NumberPart:$size), "name = $name, size = $size">;
def : VersionedAttribute<"mesh_v1", 25, "1.16.0", "Mesh",
    (parts AttrPart:$axes, OptionalAttrPart:$devices), "axes = $axes[, device_ids = $devices]">;

#endif
