//===- attrs.td - attributes and enums of the dialect -------------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_ATTRS
#define SHLO_OPSET_ATTRS

include "base.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

//===- Enums ------------------------------------------------------------------------------------------------------===//

class Shlo_Enum<string name, list<EnumCase> cases> : I32Enum<name, "", cases> { let cppNamespace = "::shlo::ir"; }
// Prints as #stablehlo<mnemonic CASE>. The space is part of the attribute's text; op formats put `` before it.
class Shlo_EnumAttr<EnumInfo info, string name> : EnumAttr<Shlo_Dialect, info, name>;
// A case and the release that introduced it.
class Case<string name, int value, string version = "0.9.0"> : I32EnumCase<name, value> { string since = version; }

def Shlo_ComparisonDirection : Shlo_Enum<"ComparisonDirection",
    [Case<"EQ", 0>, Case<"NE", 1>, Case<"GE", 2>, Case<"GT", 3>, Case<"LE", 4>, Case<"LT", 5>]>;
def Shlo_ComparisonDirectionAttr : Shlo_EnumAttr<Shlo_ComparisonDirection, "comparison_direction">;

def Shlo_ComparisonType : Shlo_Enum<"ComparisonType",
    [Case<"NOTYPE", 0>, Case<"FLOAT", 1>, Case<"TOTALORDER", 2>, Case<"SIGNED", 3>, Case<"UNSIGNED", 4>,
     Case<"WEAKORDER", 5, "1.22.0">]>;
def Shlo_ComparisonTypeAttr : Shlo_EnumAttr<Shlo_ComparisonType, "comparison_type">;

def Shlo_FftType
    : Shlo_Enum<"FftType", [Case<"FFT", 0>, Case<"IFFT", 1>, Case<"RFFT", 2>, Case<"IRFFT", 3>]>;
def Shlo_FftTypeAttr : Shlo_EnumAttr<Shlo_FftType, "fft_type">;

def Shlo_Precision : Shlo_Enum<"Precision", [Case<"DEFAULT", 0>, Case<"HIGH", 1>, Case<"HIGHEST", 2>]>;
def Shlo_PrecisionAttr : Shlo_EnumAttr<Shlo_Precision, "precision">;

def Shlo_ResultAccuracyMode
    : Shlo_Enum<"ResultAccuracyMode", [Case<"DEFAULT", 0>, Case<"HIGHEST", 1>, Case<"TOLERANCE", 2>]>;
def Shlo_ResultAccuracyModeAttr : Shlo_EnumAttr<Shlo_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

def Shlo_RngAlgorithm
    : Shlo_Enum<"RngAlgorithm", [Case<"DEFAULT", 0>, Case<"THREE_FRY", 1>, Case<"PHILOX", 2>]>;
def Shlo_RngAlgorithmAttr : Shlo_EnumAttr<Shlo_RngAlgorithm, "rng_algorithm">;

def Shlo_RngDistribution : Shlo_Enum<"RngDistribution", [Case<"UNIFORM", 1>, Case<"NORMAL", 2>]>;
def Shlo_RngDistributionAttr : Shlo_EnumAttr<Shlo_RngDistribution, "rng_distribution">;

def Shlo_Transpose : Shlo_Enum<"Transpose",
    [Case<"TRANSPOSE_INVALID", 0>, Case<"NO_TRANSPOSE", 1>, Case<"TRANSPOSE", 2>, Case<"ADJOINT", 3>]>;
def Shlo_TransposeAttr : Shlo_EnumAttr<Shlo_Transpose, "transpose">;

// An i32 in the program, an enum on the wire.
def OriginalApiVersion : I32EnumAttrCase<"API_VERSION_ORIGINAL", 1>;
def Shlo_CustomCallApiVersion : I32EnumAttr<"CustomCallApiVersion", "custom call API version", [
    I32EnumAttrCase<"API_VERSION_UNSPECIFIED", 0>, OriginalApiVersion,
    I32EnumAttrCase<"API_VERSION_STATUS_RETURNING", 2>, I32EnumAttrCase<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
    I32EnumAttrCase<"API_VERSION_TYPED_FFI", 4>]> {
  let cppNamespace = "::shlo::ir";
  let genSpecializedAttr = 0;
}

//===- Struct attributes ------------------------------------------------------------------------------------------===//

def fields;
class Shlo_Attr<string name, string text> : AttrDef<Shlo_Dialect, name> {
  let mnemonic = text;
  // What fields hold whose C++ type says less.
  dag narrower = (fields);
}
// Lists in brackets. Dims is omitted if it is empty; DimList is always printed.
let parser = "::shlo::ir::parseDims($_parser)", printer = "::shlo::ir::printDims($_printer, $_self)" in {
  def Dims : OptionalArrayRefParameter<"int64_t">;
  def DimList : ArrayRefParameter<"int64_t">;
}
def DimOrZero : DefaultValuedParameter<"int64_t", "0">;

def Shlo_ChannelHandleAttr : Shlo_Attr<"ChannelHandle", "channel_handle"> {
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Shlo_ConvDimensionNumbersAttr : Shlo_Attr<"ConvDimensionNumbers", "conv"> {
  let parameters = (ins
    "int64_t":$input_batch_dimension, "int64_t":$input_feature_dimension, Dims:$input_spatial_dimensions,
    "int64_t":$kernel_input_feature_dimension, "int64_t":$kernel_output_feature_dimension,
    Dims:$kernel_spatial_dimensions, "int64_t":$output_batch_dimension, "int64_t":$output_feature_dimension,
    Dims:$output_spatial_dimensions);
  let hasCustomAssemblyFormat = 1;
}

class DimensionNumbersAttr<string name, string text, dag numbers> : Shlo_Attr<name, text> {
  let parameters = numbers;
  let hasCustomAssemblyFormat = 1;
}
def Shlo_DotDimensionNumbersAttr : DimensionNumbersAttr<"DotDimensionNumbers", "dot", (ins
  Dims:$lhs_batching_dimensions, Dims:$rhs_batching_dimensions, Dims:$lhs_contracting_dimensions,
  Dims:$rhs_contracting_dimensions)>;
def Shlo_GatherDimensionNumbersAttr : DimensionNumbersAttr<"GatherDimensionNumbers", "gather", (ins
  Dims:$offset_dims, Dims:$collapsed_slice_dims, Dims:$operand_batching_dims, Dims:$start_indices_batching_dims,
  Dims:$start_index_map, DimOrZero:$index_vector_dim)>;
def Shlo_ScatterDimensionNumbersAttr : DimensionNumbersAttr<"ScatterDimensionNumbers", "scatter", (ins
  Dims:$update_window_dims, Dims:$inserted_window_dims, Dims:$input_batching_dims,
  Dims:$scatter_indices_batching_dims, Dims:$scatter_dims_to_operand_dims, DimOrZero:$index_vector_dim)>;

def Shlo_DotAlgorithmAttr : Shlo_Attr<"DotAlgorithm", "dot_algorithm"> {
  let parameters = (ins "::mlir::Type":$lhs_precision_type, "::mlir::Type":$rhs_precision_type,
                        "::mlir::Type":$accumulation_type, "int64_t":$lhs_component_count,
                        "int64_t":$rhs_component_count, "int64_t":$num_primitive_operations,
                        "bool":$allow_imprecise_accumulation);
  let assemblyFormat = [{`<` `lhs_precision_type` `=` $lhs_precision_type
    `,` `rhs_precision_type` `=` $rhs_precision_type `,` `accumulation_type` `=` $accumulation_type
    `,` `lhs_component_count` `=` $lhs_component_count `,` `rhs_component_count` `=` $rhs_component_count
    `,` `num_primitive_operations` `=` $num_primitive_operations
    `,` `allow_imprecise_accumulation` `=` $allow_imprecise_accumulation `>`}];
}

def Shlo_OutputOperandAliasAttr : Shlo_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let parameters = (ins DimList:$output_tuple_indices, "int64_t":$operand_index, DimList:$operand_tuple_indices);
  let assemblyFormat = [{`<` `output_tuple_indices` `=` $output_tuple_indices `,` `operand_index` `=` $operand_index
    `,` `operand_tuple_indices` `=` $operand_tuple_indices `>`}];
}

// The encoding of a tensor type with bounds; SHLO_DYNAMIC for a dimension without a bound.
def Shlo_TypeExtensionsAttr : Shlo_Attr<"TypeExtensions", "bounds"> {
  let parameters = (ins Dims:$bounds);
  let hasCustomAssemblyFormat = 1;
}

def Shlo_ResultAccuracyAttr : Shlo_Attr<"ResultAccuracy", "result_accuracy"> {
  let parameters = (ins APFloatParameter<"">:$atol, APFloatParameter<"">:$rtol, "int64_t":$ulps,
                        "::shlo::ir::ResultAccuracyModeAttr":$mode);
  let hasCustomAssemblyFormat = 1;
  let constBuilderCall = "::shlo::ir::$0($_builder.getContext())";
}

//===- Meshes -----------------------------------------------------------------------------------------------------===//

def Shlo_SubAxisInfoAttr : Shlo_Attr<"SubAxisInfo", "sub_axis_info"> {
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}
def Shlo_AxisRefAttr : Shlo_Attr<"AxisRef", "axis_ref"> {
  let parameters = (ins StringRefParameter<>:$name, OptionalParameter<"::shlo::ir::SubAxisInfoAttr">:$sub_axis_info);
  let assemblyFormat = "`<` `name` `=` $name (`,` `sub_axis_info` `=` $sub_axis_info^)? `>`";
}
def Shlo_MeshAxisAttr : Shlo_Attr<"MeshAxis", "mesh_axis"> {
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` `name` `=` $name `,` `size` `=` $size `>`";
}
def Shlo_MeshAttr : Shlo_Attr<"Mesh", "mesh"> {
  let parameters = (ins ArrayRefParameter<"::shlo::ir::MeshAxisAttr">:$axes,
                        OptionalParameter<"::mlir::DenseIntElementsAttr">:$device_ids);
  let assemblyFormat = "`<` `axes` `` `=` `` `[` $axes `]` (`,` `device_ids` `` `=` `` $device_ids^)? `>`";
}
def MeshOrItsName : AnyAttrOf<[FlatSymbolRefAttr, Shlo_MeshAttr]>;
def AxisRefs : TypedArrayAttrBase<Shlo_AxisRefAttr, "list of axis references">;
def Shlo_ReplicaGroupMeshAxesAttr : Shlo_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let narrower = (fields MeshOrItsName:$mesh, AxisRefs:$axes);
  let parameters = (ins "::mlir::Attribute":$mesh, "::mlir::ArrayAttr":$axes);
  let assemblyFormat = "`<` `mesh` `=` $mesh `,` `axes` `=` $axes `>`";
  let genVerifyDecl = 1;
}

//===- Constraints on attributes ----------------------------------------------------------------------------------===//

def NonNegativeI64 : ConfinedAttr<I64Attr, [IntNonNegative]>;

def PrecisionConfig : TypedArrayAttrBase<Shlo_PrecisionAttr, "list of precisions">;
def Layout : Attr<CPred<"::shlo::ir::isLayout($_self)">, "1D tensor of index">;
def Layouts : TypedArrayAttrBase<Layout, "list of layouts">;
def Tilings : TypedArrayAttrBase<Layouts, "list of tilings">;
let constBuilderCall = "$_builder.getArrayAttr($0)" in {
  def OutputOperandAliases : TypedArrayAttrBase<Shlo_OutputOperandAliasAttr, "list of output operand aliases">;
  def Symbols : TypedArrayAttrBase<FlatSymbolRefAttr, "list of symbols">;
}
def BackendConfig : AnyAttrOf<[StrAttr, DictionaryAttr]>;
def ReplicaGroupsAttr : AnyAttrOf<[I64ElementsAttr, Shlo_ReplicaGroupMeshAxesAttr]>;
// If omitted, the mode is DEFAULT and there are no tolerances.
def AccuracyOfItsMode : AttrConstraint<
    Concat<"[](::shlo::ir::ResultAccuracyAttr accuracy) { "
           "return accuracy.getUlps() >= 0 && !accuracy.getAtol().isNegative() && !accuracy.getRtol().isNegative() && "
           "(accuracy.getMode().getValue() == ::shlo::ir::ResultAccuracyMode::TOLERANCE || "
           "(accuracy.getAtol().isZero() && accuracy.getRtol().isZero() && accuracy.getUlps() == 0)); }",
           CPred<"(::llvm::cast<::shlo::ir::ResultAccuracyAttr>($_self))">, "">,
    "result accuracy without negative tolerances, and with none but in mode TOLERANCE">;
def ResultAccuracy : DefaultValuedOptionalAttr<ConfinedAttr<Shlo_ResultAccuracyAttr, [AccuracyOfItsMode]>,
                                               "defaultAccuracy">;
def OptionalDims : OptionalAttr<DenseI64ArrayAttr>;
// Rows of two numbers.
def Pairs : SignlessIntElementsAttr<64>;
def OptionalPairs : OptionalAttr<Pairs>;
def OptionalChannel : OptionalAttr<Shlo_ChannelHandleAttr>;
def FalseByDefault : DefaultValuedOptionalAttr<BoolAttr, "false">;

//===- Kinds of attributes for builders ---------------------------------------------------------------------------===//

def : AttributeKind<"bool", ["shlo_builder_bool_attribute"], "true", [BoolAttr], ["bool"]>;
def : AttributeKind<"integer", ["shlo_builder_integer_attribute"], "1 : i64", [I64Attr], ["int64_t"]>;
def : AttributeKind<"float", ["shlo_builder_float_attribute"], "1.0 : f64", [], ["::llvm::APFloat"]>;
def : AttributeKind<"number", ["shlo_builder_bool_attribute", "shlo_builder_integer_attribute",
                               "shlo_builder_float_attribute"], "1.0 : f32", [TypedAttrInterface]>;
def : AttributeKind<"text", ["shlo_builder_string_attribute"], "\"a\"", [StrAttr], ["::llvm::StringRef"]>;
def : AttributeKind<"symbol", ["shlo_builder_symbol_attribute"], "@f", [FlatSymbolRefAttr]>;
def : AttributeKind<"type", ["shlo_builder_type_attribute"], "f32", [], ["::mlir::Type"]>;
def : AttributeKind<"dictionary", ["shlo_builder_dictionary_attribute"], "{a = 1 : i64}", [DictionaryAttr]>;
def : AttributeKind<"integers", ["shlo_builder_integers_attribute"], "array<i64: 1, 2>", [],
                    ["::llvm::ArrayRef<int64_t>"]>;
// Of i64; pairs and groups are its rows.
def : AttributeKind<"integer_tensor", ["shlo_builder_tensor_attribute"], "dense<[[0, 1]]> : tensor<1x2xi64>",
                    [I64ElementsAttr], ["::mlir::DenseIntElementsAttr"]>;
// Quantized elements and index are made from text.
def : AttributeKind<"tensor", ["shlo_builder_tensor_attribute"], "dense<1.0> : tensor<2xf32>", [ElementsAttr]>;
// The dimensions of a tensor, minor to major.
def : AttributeKind<"layout", ["shlo_builder_parse_attribute"], "dense<[1, 0]> : tensor<2xindex>", [Layout]>;
def : AttributeKind<"list", ["shlo_builder_array_attribute"], "[1 : i64, 2 : i64]">;
def : AttributeKind<"enum", ["shlo_builder_enum_attribute"], "#stablehlo<precision HIGH>">;
def : AttributeKind<"struct", ["shlo_builder_struct_attribute"], "#stablehlo.channel_handle<handle = 1, type = 1>">;

#endif
