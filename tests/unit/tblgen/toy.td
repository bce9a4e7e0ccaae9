// A small opset with one of everything that records can say; what is made of it stands in expected/.
// With TWIN there is one op more, and nothing fits any more.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"

def : Release<"0.9.0", "2023-02-27", 0>;
def : Release<"0.20.0", "2024-05-10", 4>;
def : Release<"1.0.0", "2024-05-13", 6>;
def : Release<"1.17.0", "", 6>;
def : Release<"1.18.0", "2026-06-26", 6>;
def : Compatibility<0, "1.18.0">;
def : Compatibility<1, "1.16.3">;

// --- Codes: types, attributes, an enum with a case younger than its attribute

def : VersionedType<"bool_v1", 0, "0.9.0", "Boolean">;
def : VersionedType<"f4E2M1FN_v1", 1, "1.17.0", "F4E2M1FN">;
def : VersionedType<"range_v1", 2, "0.20.0", "Range",
    (parts NumberPart:$from, OptionalAttrPart:$to), "$from[, to = $to]">;
def : VersionedAttribute<"array_v1", 1, "0.9.0", "Array", (parts AttrsPart:$value)>;
class Case<string name, int value, string version = "0.9.0"> : I32EnumCase<name, value> { string since = version; }
def ToyOrder : I32Enum<"ToyOrder", "", [Case<"TOTALORDER", 2>, Case<"NOTYPE", 0>, Case<"WEAKORDER", 5, "1.18.0">]>;
def : VersionedEnum<"order_type_v1", 2, "0.9.0", "OrderType", ToyOrder>;

class OneToOne<string mnemonic, list<Trait> traits = []> : Shlo_Op<mnemonic, traits> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}

// --- Evaluators

def NegateOp : OneToOne<"negate"> {
  let summary = "an element function";
  let sentence = "Negates |x|.";
  let evaluator = Element<1>;
  let lastConstraint = 2;
}
def ReverseOp : OneToOne<"reverse"> {
  let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$dimensions); // a dense array without an entry
  let evaluator = Lowering<"lowerReverse">;
}
def CrossSumOp : OneToOne<"cross-sum">; // not run; a name that is no identifier
def ReturnOp : Shlo_Op<"return", [Terminator]> { let arguments = (ins Variadic<AnyType>:$results); }

// --- Ops of another dialect; two that are one on the wire

def : WireOp<"func.func", "func", ["sym_name", "sym_visibility", "arg_attrs"]> {
  let wire = [Wire<"sym_visibility", Plain, EmptyString>, Wire<"arg_attrs", Plain, EmptyArray>];
}
def : WireOp<"func.call", "call", ["callee"]> { let wire = [Wire<"callee", Symbol>]; }
def : WireOp<"func.return", "return", []>;

// --- Steps

// An attribute with a default.
def SineOp : OneToOne<"sine"> {
  let arguments = (ins AnyTensor:$operand, OptionalAttr<AnyAttr>:$result_accuracy);
  let wire = [Wire<"result_accuracy", Plain, DefaultAccuracy>];
  let history = [AddAttributes<"1.0.0", ["result_accuracy"]>];
}
// Fields of a flattened attribute, of which absence says nothing; their default stands in the step.
def GatherOp : Shlo_Op<"gather"> {
  let arguments = (ins AnyTensor:$operand, AnyTensor:$start_indices, AnyAttr:$dimension_numbers,
                       OptionalAttr<BoolAttr>:$indices_are_sorted);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"dimension_numbers", GatherDimensions>, Wire<"indices_are_sorted", Plain, False>];
  let history = [AddAttributes<"1.0.0", ["operand_batching_dims", "start_indices_batching_dims"], EmptyI64Tensor>];
}
def ScatterOp : Shlo_Op<"scatter"> {
  let arguments = (ins Variadic<AnyTensor>:$inputs, AnyAttr:$scatter_dimension_numbers);
  let results = (outs Variadic<AnyTensor>:$results);
  let regions = (region SizedRegion<1>:$update_computation);
  let wire = [Wire<"scatter_dimension_numbers", ScatterDimensions>];
  let history = [AddAttributes<"1.0.0", ["input_batching_dims", "scatter_indices_batching_dims"], EmptyI64Tensor>];
  let rules = [Rule<"1.0.0", "mixesElementTypes", "a scatter into another element type">];
}
// All fields of an attribute that may be absent.
def DotOp : Shlo_Op<"dot"> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, AnyAttr:$dot_dimension_numbers,
                       OptionalAttr<AnyAttr>:$precision_config, OptionalAttr<AnyAttr>:$algorithm);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"dot_dimension_numbers", DotDimensions>, Wire<"precision_config", Plain, TwoDefaultPrecisions>,
              Wire<"algorithm", DotAlgorithm, NoAlgorithm>];
  let history = [AddAttributes<"1.17.0", ["lhs_precision_type", "rhs_precision_type", "accumulation_type",
      "lhs_component_count", "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"]>];
}
// An operand became a list.
def AllToAllOp : Shlo_Op<"all_to_all"> {
  let arguments = (ins Variadic<AnyTensor>:$operands, AnyAttr:$replica_groups, OptionalAttr<AnyAttr>:$channel_handle);
  let results = (outs Variadic<AnyTensor>:$results);
  let wire = [Wire<"replica_groups", ReplicaGroups>, Wire<"channel_handle", ChannelHandle, ZeroI64>];
  let history = [BecameVariadic<"1.0.0">];
}
// Two steps in one release, and one more later.
def BroadcastOp : Shlo_Op<"broadcast"> {
  let arguments = (ins Variadic<AnyTensor>:$operands, UnitAttr:$has_dynamic_root, OptionalAttr<AnyAttr>:$pairs);
  let results = (outs Variadic<AnyTensor>:$results);
  let since = "0.20.0";
  let wire = [Wire<"pairs", Plain, EmptyI64Tensor>];
  let history = [BecameVariadic<"1.0.0">, AddAttributes<"1.0.0", ["has_dynamic_root"]>,
                 AddAttributes<"1.18.0", ["pairs"]>];
}
// Regions.
def CompositeOp : Shlo_Op<"composite"> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$name, OptionalAttr<DictionaryAttr>:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition, OptionalAttr<I32Attr>:$version);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$body);
  let wire = [Wire<"composite_attributes", Plain, EmptyDictionary>, Wire<"version", Plain, ZeroI64>];
  let history = [AddRegions<"1.0.0">];
}
// A step that can't be declared, with an attribute that only the older version has; a rule.
def DynamicConvOp : Shlo_Op<"dynamic_conv"> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, AnyTensor:$padding,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal, OptionalAttr<AnyAttr>:$low_and_high,
                       AnyAttr:$dimension_numbers);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"window_strides", DenseArray, SpatialOnes>, Wire<"window_reversal", DenseArray, SpatialFalses>,
              Wire<"low_and_high", Plain, SpatialZeroPairs>, Wire<"dimension_numbers", ConvDimensions>];
  let history = [CodedStep<"0.20.0", "dynamicConvPadding", ["padding"]>];
  let rules = [Rule<"1.18.0", "mixesF8", "a convolution of two different f8 types">];
}

// --- Defaults and flattenings that are left

def SendOp : Shlo_Op<"send"> {
  let arguments = (ins AnyAttr:$channel_handle, DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer);
  let wire = [Wire<"channel_handle", ChannelHandleAndType>, Wire<"is_host_transfer", Plain, False>];
}
def WindowOp : Shlo_Op<"window"> {
  let arguments = (ins OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<AnyAttr>:$padding);
  let wire = [Wire<"window_dimensions", DenseArray, Required>, Wire<"window_strides", DenseArray, WindowOnes>,
              Wire<"padding", Plain, WindowZeroPairs>];
}
def SortOp : Shlo_Op<"sort"> {
  let arguments = (ins OptionalAttr<I64Attr>:$dimension, OptionalAttr<AnyAttr>:$order_type);
  let results = (outs AnyTensor:$sorted, AnyTensor:$order);
  let wire = [Wire<"dimension", Plain, MinusOneI64>, Wire<"order_type", Plain, NoComparisonType>];
}
def CustomCallOp : Shlo_Op<"custom_call"> {
  let arguments = (ins OptionalAttr<AnyAttr>:$backend_config, OptionalAttr<I32Attr>:$api_version,
                       OptionalAttr<AnyAttr>:$called_computations, OptionalAttr<AnyAttr>:$operand_layouts,
                       OptionalAttr<AnyAttr>:$result_layouts);
  let wire = [Wire<"backend_config", Plain, NoBackendConfig>, Wire<"api_version", ApiVersion, OriginalApi>,
              Wire<"called_computations", SymbolArray, EmptyArray>, Wire<"operand_layouts", Plain, BothLayoutsEmpty>,
              Wire<"result_layouts", Plain, BothLayoutsEmpty>];
  let rules = [Rule<"0.20.0", "usesTypedFfi", "API_VERSION_TYPED_FFI">,
               Rule<"1.17.0", "takesFuture", "a future input">];
}

#ifdef TWIN
def : Release<"1.19.0", "", 6>;
def TwinOp : OneToOne<"twin"> {
  let rules = [Rule<"1.18.0", "isTwin", "a twin">];
  let evaluator = Element<1>;
}
def : VersionedType<"twin_v1", 2, "1.18.0", "Twin">;
#endif

// --- An attribute of the program for the enum

def ToyOrderAttr : EnumAttr<Shlo_Dialect, ToyOrder, "order">;
