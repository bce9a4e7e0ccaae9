//===- types.td - constraints on the types of operands and results ------------------------------------------------===//
// Element classes are named as in the specification; their predicates are functions in src/dialect/types.cpp.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_TYPES
#define SHLO_OPSET_TYPES

include "base.td"
include "mlir/IR/AttrTypeBase.td"

//===- Format suffixes --------------------------------------------------------------------------------------------===//

// `form`, then the attributes that it does not mention, then the types of operands and results.
class FunctionalTypeFormat<string form> { string format = form # " attr-dict `:` functional-type(operands, results)"; }
// The same, but prints one type if all `values` (operands, then the result) have it.
class OneType<string form, list<string> values> {
  string format = form # " attr-dict `:` custom<OneType>(" #
                  !interleave(!foreach(value, values, "type($" # value # ")"), ", ") # ")";
}

//===- Types of the dialect ---------------------------------------------------------------------------------------===//

class Shlo_Type<string name, string text> : TypeDef<Shlo_Dialect, name> {
  let mnemonic = text;
  string kind = text;
}

def Shlo_TokenType : Shlo_Type<"Token", "token"> { let summary = "orders operations with side effects"; }

def Shlo_FutureType : Shlo_Type<"Future", "future"> {
  let summary = "the results of an operation that is still running";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}

//===- Elements ---------------------------------------------------------------------------------------------------===//

// `elements` are element types or kinds of element types of src/tensor/element_types.def, or types that are not there.
class ElementClass<string predicateName, string summary, list<string> elementTypes>
    : Type<CPred<"::shlo::ir::" # predicateName # "($_self)">, summary> { list<string> elements = elementTypes; }
def FloatElement : ElementClass<"isFloat", "float", ["Float"]>;
def RealElement : ElementClass<"isF32OrF64", "f32 or f64", ["f32", "f64"]>;
def PredElement : ElementClass<"isPred", "i1", ["i1"]>;
def IntElement : ElementClass<"isInteger", "integer of a width that StableHLO has", ["Signed", "Unsigned"]>;
def SignlessElement
    : ElementClass<"isSignlessInteger", "signless integer of a width that StableHLO has", ["Signed"]>;
def AnyIntegerOrIndexElement
    : ElementClass<"isAnyIntegerOrIndex", "integer or index", ["i1", "Signed", "Unsigned", "index"]>;
def DimensionElement : ElementClass<"isDimension", "index or integer", ["Signed", "Unsigned", "index"]>;
def ComplexElement : ElementClass<"isComplex", "complex of f32 or f64", ["Complex"]>;
def QuantElement : ElementClass<"isQuantized", "per-tensor quantized", ["quantized"]>;
def AxisQuantElement : ElementClass<"isAxisQuantized", "per-axis quantized", ["quantized per axis"]>;

defvar dataElements = [FloatElement, PredElement, IntElement, ComplexElement, QuantElement];
defvar axisDataElements = !listconcat(dataElements, [AxisQuantElement]);

//===- Tensors ----------------------------------------------------------------------------------------------------===//

class ShapePredicate<string predicateName> : CPred<"::shlo::ir::" # predicateName # "($_self)">;
def StaticOrOneBounded : ShapePredicate<"isStaticOrOneBounded">;
def QuantizedAxisFits : ShapePredicate<"quantizedAxisFits">;

// MLIR's class keeps the element types in its predicate alone; docs/opset.json lists them.
class TensorWith<list<Type> elements, list<Pred> shape = [], string description = "ranked tensor">
    : RankedTensorOf<elements, shape, description> {
  list<Type> allowedTypes = elements;
  int rank = -1; // -1: any
}
class StaticTensor<list<Type> elements, list<Pred> shape = []>
    : TensorWith<elements, !listconcat([HasStaticShapePred], shape), "statically shaped tensor">;
class ScalarOf<list<Type> elements> : TensorWith<elements, [HasAnyRankOfPred<[0]>], "0D tensor"> { let rank = 0; }
class ListOf<list<Type> elements> : TensorWith<elements, [HasAnyRankOfPred<[1]>], "1D tensor"> { let rank = 1; }
class StaticListOf<list<Type> elements>
    : TensorWith<elements, [HasAnyRankOfPred<[1]>, HasStaticShapePred], "statically shaped 1D tensor"> {
  let rank = 1;
}

def DataTensor : TensorWith<dataElements>;
def AxisDataTensor : TensorWith<axisDataElements, [QuantizedAxisFits]>;
def NonQuantizedTensor : TensorWith<[FloatElement, PredElement, IntElement, ComplexElement]>;
def NumberTensor : TensorWith<[IntElement, FloatElement, ComplexElement, QuantElement]>;
def FloatTensor : TensorWith<[FloatElement]>;
def RealTensor : TensorWith<[RealElement]>;
def ComplexTensor : TensorWith<[ComplexElement]>;
def FloatOrComplexTensor : TensorWith<[FloatElement, ComplexElement]>;
def FloatOrQuantTensor : TensorWith<[FloatElement, QuantElement]>;
def FloatComplexOrQuantTensor : TensorWith<[FloatElement, ComplexElement, QuantElement]>;
def FloatOrAnyQuantTensor : TensorWith<[FloatElement, QuantElement, AxisQuantElement], [QuantizedAxisFits]>;
def AnyQuantTensor : TensorWith<[QuantElement, AxisQuantElement], [QuantizedAxisFits]>;
def SignedTensor : TensorWith<[SignlessElement, FloatElement, ComplexElement, QuantElement]>;
def MagnitudeTensor : TensorWith<[SignlessElement, FloatElement, QuantElement]>;
def PredTensor : TensorWith<[PredElement]>;
def IntTensor : TensorWith<[IntElement]>;
def PredOrIntTensor : TensorWith<[PredElement, IntElement]>;
def IntOrFloatTensor : TensorWith<[IntElement, FloatElement]>;
def PredIntOrFloatTensor : TensorWith<[PredElement, IntElement, FloatElement]>;
def IndicesTensor : TensorWith<[AnyIntegerOrIndexElement]>;
def I32RankedTensor : TensorWith<[I32]>;
def UI32RankedTensor : TensorWith<[UI32]>;

def StaticAxisDataTensor : StaticTensor<axisDataElements, [QuantizedAxisFits]>;
def StaticNumberTensor : StaticTensor<[IntElement, FloatElement, ComplexElement, QuantElement]>;
def StaticIntOrFloatTensor : StaticTensor<[IntElement, FloatElement]>;
def ShapedAxisDataTensor
    : TensorWith<axisDataElements, [StaticOrOneBounded, QuantizedAxisFits],
                     "statically shaped or single bounded dimension tensor">;

def ScalarTensor : ScalarOf<dataElements>;
def ScalarIntTensor : ScalarOf<[IntElement]>;
def ScalarPredIntOrFloatTensor : ScalarOf<[PredElement, IntElement, FloatElement]>;
def FeatureTensor : ListOf<[FloatElement, QuantElement]>;
def DimensionTensor : ListOf<[DimensionElement]>;
def StaticDimensionTensor : StaticListOf<[DimensionElement]>;
def StaticIntListTensor : StaticListOf<[IntElement]>;
def StaticIntTableTensor
    : TensorWith<[IntElement], [HasAnyRankOfPred<[2]>, HasStaticShapePred], "statically shaped 2D tensor"> {
  let rank = 2;
}

//===- Tokens, tuples, buffers ------------------------------------------------------------------------------------===//

// Types other than tensors have a `kind`; opset.json names it.
def DataBuffer : MemRefOf<dataElements> { string kind = "buffer"; }
def DataTuple : Type<CPred<"::shlo::ir::isDataTuple($_self)">, "nested tuple of tensors, buffers and tokens",
                     "::mlir::TupleType"> { string kind = "tuple"; }
def DataOrToken : AnyTypeOf<[DataTensor, Shlo_TokenType]>;
def AxisDataOrToken : AnyTypeOf<[AxisDataTensor, Shlo_TokenType]>;
def StaticDataOrToken : AnyTypeOf<[StaticAxisDataTensor, Shlo_TokenType]>;
def AxisDataTokenOrTuple : AnyTypeOf<[AxisDataTensor, Shlo_TokenType, DataTuple]>;
def AxisDataTokenOrBuffer : AnyTypeOf<[AxisDataTensor, Shlo_TokenType, DataBuffer]>;
def AxisDataTokenTupleOrBuffer : AnyTypeOf<[AxisDataTensor, Shlo_TokenType, DataTuple, DataBuffer]>;
def CustomCallValue
    : Type<CPred<"::shlo::ir::isCustomCallValue($_self)">, "tensor, buffer, token, future or nested tuple of those"> {
  list<Type> allowedTypes = [AxisDataTensor, DataBuffer, DataTuple, Shlo_TokenType, Shlo_FutureType];
}

#endif
