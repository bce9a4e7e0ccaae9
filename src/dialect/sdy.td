//===- sdy.td - the sharding ops that programs of JAX use ---------------------------------------------------------===//
// The ops are opaque: they are parsed, kept, printed and written, but not interpreted. Other ops of the dialect have only
// the generic form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::shlo::sdy";
  let usePropertiesForAttributes = 1;
  let useDefaultAttributePrinterParser = 0;
  let extraClassDeclaration = [{
    void registerAttributes();
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute, ::mlir::DialectAsmPrinter &printer) const override;
  }];
}

// All attributes of the dialect have this class. src/dialect/sdy.h lists the fields of each kind.
def Sdy_FormAttr : AttrDef<Sdy_Dialect, "Form"> {
  let attrName = "sdy.form";
  let parameters = (ins "::shlo::sdy::Kind":$kind, ArrayRefParameter<"::mlir::Attribute">:$fields);
}

class Sdy_Form<string kind> : Attr<CPred<"::shlo::sdy::isA($_self, ::shlo::sdy::Kind::" # kind # ")">, kind> {
  let storageType = "::shlo::sdy::FormAttr";
  let returnType = "::shlo::sdy::FormAttr";
  let convertFromStorage = "$_self";
}
def Sdy_Mesh : Sdy_Form<"Mesh">;
def Sdy_Sharding : Sdy_Form<"Sharding">;
def Sdy_ShardingPerValue : Sdy_Form<"ShardingPerValue">;
def Sdy_ManualAxes : Sdy_Form<"ManualAxes">;

// Without `mesh`, the attribute stablehlo.mesh says the same for collectives of StableHLO:
// {axes = [{name = "x", size = 2 : i64}], device_ids = dense<[1, 0]> : tensor<2xi64>}
def Sdy_MeshOp : Op<Sdy_Dialect, "mesh"> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<Sdy_Mesh>:$mesh);
  let hasVerifier = 1;
  let assemblyFormat = "$sym_name (`=` custom<Mesh>($mesh)^)? attr-dict";
}

// The result is the operand with another sharding.
class Sdy_Constraint<string mnemonic> : Op<Sdy_Dialect, mnemonic, [AllTypesMatch<["input", "result"]>]> {
  let arguments = (ins AnyType:$input, Sdy_Sharding:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input custom<Sharding>($sharding) attr-dict `:` type($result)";
}
def Sdy_ShardingConstraintOp : Sdy_Constraint<"sharding_constraint">;
def Sdy_ReshardOp : Sdy_Constraint<"reshard">;

def Sdy_ShardingGroupOp : Op<Sdy_Dialect, "sharding_group"> {
  let arguments = (ins AnyType:$input, I64Attr:$group_id);
  let assemblyFormat = "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)";
}

def Sdy_ManualComputationOp : Op<Sdy_Dialect, "manual_computation", [IsolatedFromAbove, SingleBlock]> {
  let arguments = (ins Variadic<AnyType>:$tensors, Sdy_ShardingPerValue:$in_shardings,
                   Sdy_ShardingPerValue:$out_shardings, Sdy_ManualAxes:$manual_axes);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` $tensors `)` `in_shardings` `` `=` `` custom<Shardings>($in_shardings)
    `out_shardings` `` `=` `` custom<Shardings>($out_shardings) `manual_axes` `` `=` `` custom<ManualAxes>($manual_axes)
    custom<Body>($body) attr-dict `:` functional-type(operands, results)
  }];
}

def Sdy_NamedComputationOp : Op<Sdy_Dialect, "named_computation", [IsolatedFromAbove, SingleBlock]> {
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$inputs, OptionalAttr<Sdy_ShardingPerValue>:$in_shardings,
                   OptionalAttr<Sdy_ShardingPerValue>:$out_shardings);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `<` $name `>` `` `(` $inputs `)` (`in_shardings` `` `=` `` custom<Shardings>($in_shardings)^)?
    (`out_shardings` `` `=` `` custom<Shardings>($out_shardings)^)?
    custom<Body>($body) attr-dict `:` functional-type(operands, results)
  }];
}

def Sdy_ReturnOp : Op<Sdy_Dialect, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
