// The parts of the sdy dialect that programs of JAX use: opaque ops and their attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

namespace shlo::sdy {

enum class Kind : uint8_t {
  ManualAxes, MeshAxis, Mesh, SubAxisInfo, AxisRef, DimensionSharding, Sharding, ShardingPerValue, DimMapping,
  TensorMapping, OpShardingRule, AxisRefList, ListOfAxisRefLists, AllToAllParam, AllToAllParamList,
};
inline constexpr size_t kindCount = size_t(Kind::AllToAllParamList) + 1;

// A field of an attribute. It is represented by a StringAttr, an i64 IntegerAttr, a DenseI64ArrayAttr, a BoolAttr, a
// part, or an ArrayAttr of parts.
struct Field {
  // NumberOrZero: absent if it is 0.
  enum Type : uint8_t { Text, Number, OptionalNumber, NumberOrZero, Numbers, Flag, Part, OptionalPart, Parts } type;
  enum Of : uint8_t { OneKind, AnyText, MeshOrSymbol } of = OneKind; // the kinds that a part may have
  Kind kind = Kind::Mesh;                                            // the kind of a part
};
llvm::ArrayRef<Field> fieldsOf(Kind kind);

} // namespace shlo::sdy

#include "opset/sdy_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "opset/sdy_attrdef.h.inc"

namespace shlo::sdy {

bool isA(mlir::Attribute attr, Kind kind);
// The attribute of a mesh that has no `mesh`.
inline constexpr llvm::StringLiteral meshOfStablehlo = "stablehlo.mesh";
// Null if the fields are not those of the kind. Absent fields are null.
FormAttr makeForm(mlir::MLIRContext *context, Kind kind, llvm::ArrayRef<mlir::Attribute> fields);

} // namespace shlo::sdy

#define GET_OP_CLASSES
#include "opset/sdy_op.h.inc"
