//===- shapes.td - ops of arith, shape and tensor with which programs of the reference compute shapes -------------===//
// They are known only if a parse option asks for them. They are parsed, kept, printed, and rewritten by passes, but not
// run or written to artifacts. Other ops of the dialects have only the generic form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shapes_Dialect<string theName> : Dialect {
  let name = theName;
  let cppNamespace = "::shlo::shapes";
  let usePropertiesForAttributes = 1;
}
def ArithDialect : Shapes_Dialect<"arith">;
def ShapeDialect : Shapes_Dialect<"shape"> {
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = "void registerTypes();";
}
def TensorDialect : Shapes_Dialect<"tensor">;

//===- Types ------------------------------------------------------------------------------------------------------===//

class Shapes_Type<string mnemonicOfType, string cppName> : TypeDef<ShapeDialect, cppName> {
  let mnemonic = mnemonicOfType;
}
def ShapeType : Shapes_Type<"shape", "Shape">;       // extents, or an error
def SizeType : Shapes_Type<"size", "Size">;          // a number, or an error
def WitnessType : Shapes_Type<"witness", "Witness">; // that a constraint holds

//===- arith ------------------------------------------------------------------------------------------------------===//

class Arith_Op<string mnemonic, list<Trait> traits = []>
    : Op<ArithDialect, mnemonic, !listconcat([NoMemoryEffect], traits)>;

def Arith_ConstantOp
    : Arith_Op<"constant", [AllTypesMatch<["value", "result"]>,
                            DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
}

class Arith_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, !listconcat([AllTypesMatch<["lhs", "rhs", "result"]>], traits)> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def Arith_AddIOp : Arith_BinaryOp<"addi", [Commutative]>;
def Arith_SubIOp : Arith_BinaryOp<"subi">;
def Arith_MulIOp : Arith_BinaryOp<"muli", [Commutative]>;
def Arith_DivSIOp : Arith_BinaryOp<"divsi">;
def Arith_AddFOp : Arith_BinaryOp<"addf", [Commutative]>;

def Arith_CmpIOp : Arith_Op<"cmpi", [AllTypesMatch<["lhs", "rhs"]>]> {
  let arguments = (ins I64Attr:$predicate, AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "custom<Predicate>($predicate) `,` $lhs `,` $rhs attr-dict `:` custom<Compared>(type($lhs), type($result))";
}

def Arith_SelectOp : Arith_Op<"select", [AllTypesMatch<["on_true", "on_false", "result"]>]> {
  let arguments = (ins AnyType:$condition, AnyType:$on_true, AnyType:$on_false);
  let results = (outs AnyType:$result);
  let assemblyFormat = "operands attr-dict `:` custom<Selected>(type($condition), type($result))";
}

def Arith_IndexCastOp : Arith_Op<"index_cast"> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

//===- shape ------------------------------------------------------------------------------------------------------===//

class Shape_Op<string mnemonic, list<Trait> traits = []> : Op<ShapeDialect, mnemonic, traits>;

def Shape_ConstShapeOp : Shape_Op<"const_shape", [NoMemoryEffect]> {
  let arguments = (ins ElementsAttr:$shape);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict `` custom<Extents>($shape) `:` type($result)";
}
def Shape_ShapeOfOp : Shape_Op<"shape_of", [NoMemoryEffect]> {
  let arguments = (ins AnyType:$arg);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
}
def Shape_BroadcastOp : Shape_Op<"broadcast", [NoMemoryEffect]> {
  let arguments = (ins Variadic<AnyType>:$shapes);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes) `->` type($result)";
}
def Shape_NumElementsOp : Shape_Op<"num_elements", [NoMemoryEffect]> {
  let arguments = (ins AnyType:$shape);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$shape attr-dict `:` type($shape) `->` type($result)";
}

// The constraint is an effect: the op stays if nothing uses its result.
def Shape_CstrBroadcastableOp : Shape_Op<"cstr_broadcastable"> {
  let arguments = (ins Variadic<AnyType>:$shapes);
  let results = (outs WitnessType:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes)";
}
def Shape_AssumingOp : Shape_Op<"assuming", [RecursiveMemoryEffects, SingleBlock]> {
  let arguments = (ins WitnessType:$witness);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$witness custom<Assumed>(type($results), $body) attr-dict";
}
def Shape_AssumingYieldOp : Shape_Op<"assuming_yield", [NoMemoryEffect, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

//===- tensor -----------------------------------------------------------------------------------------------------===//

class Tensor_Op<string mnemonic>
    : Op<TensorDialect, mnemonic, [NoMemoryEffect, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

def Tensor_DimOp : Tensor_Op<"dim"> {
  let arguments = (ins AnyType:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
}
def Tensor_FromElementsOp : Tensor_Op<"from_elements"> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` custom<OfElements>(type($elements), ref($elements), type($result))";
}
def Tensor_ExtractOp : Tensor_Op<"extract"> {
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` custom<OfElement>(type($tensor), type($result))";
}
def Tensor_InsertOp : Tensor_Op<"insert"> {
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$scalar `into` $dest `[` $indices `]` attr-dict `:` custom<Inserted>(type($dest), type($scalar), type($result))";
}
def Tensor_CastOp : Tensor_Op<"cast"> {
  let arguments = (ins AnyType:$source);
  let results = (outs AnyType:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
}
