// What passes know about computed shapes: the facts of the ops' records, and custom calls whose operands are shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

#include "dialect/dialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/SmallVector.h"

#include <initializer_list>
#include <optional>

namespace shlo::passes {

//===- Facts of the records ---------------------------------------------------------------------------------------===//

// Where the static form of an op has what a shape operand computes: an attribute of numbers or of pairs, or nowhere but
// in the type of the result.
enum class ShapeIn : uint8_t { Type, Numbers, Pairs };
struct ShapeOperand {
  unsigned index;
  llvm::StringLiteral name;
  ShapeIn where;
};
struct StaticForm {
  llvm::StringLiteral dynamicOp, op;
  std::initializer_list<ShapeOperand> shapes;
};
std::span<const StaticForm> staticForms();
// Ops that are folded on constants of integers, because programs compute shapes with them.
std::span<const llvm::StringLiteral> shapeOps();

//===- Calls and functions ----------------------------------------------------------------------------------------===//

// The function whose shapes are refined: @main, or the only one. SHLO_INVALID_PROGRAM if that is not clear.
Result<mlir::func::FuncOp> mainFunction(mlir::ModuleOp module);
// Refines the shapes of the function and of those that it calls.
Status refineShapesOf(PassRun &run, mlir::func::FuncOp function);

// The custom call that stands between an argument and its uses, which have its former type.
inline constexpr llvm::StringLiteral operandWrapper = "stablehlo.shape_refinement_operand_wrapper";
inline constexpr llvm::StringLiteral shapeAssertion = "shape_assertion";
inline constexpr llvm::StringLiteral shapeOperandIndices = "indices_of_shape_operands";

// The operands that are the shapes of a call's results, one for each result or part of a result, and of a tuple or
// future its parts. None if the call does not say so; a failure if it says what makes no sense.
Result<std::optional<llvm::SmallVector<unsigned>>> shapeOperandsOf(ir::CustomCallOp call);
// The types of the results with the extents of these operands, as far as they are constants. Fails if these are other
// ones than the extents that the results have.
Result<llvm::SmallVector<mlir::Type>> resultsOfShapeOperands(ir::CustomCallOp call, llvm::ArrayRef<unsigned> operands);

// The failure of the first assertion about shapes that is known not to hold, for its own message.
Status checkKnownAssertions(mlir::Operation *root);

//===- Types and values -------------------------------------------------------------------------------------------===//

// The constant of that type with the elements of the tensor.
mlir::ElementsAttr elementsOf(const Tensor &tensor, mlir::RankedTensorType type);

bool isDynamic(mlir::Type type); // a tensor with unknown extents or rank, or a tuple or future with one
// Both types say the same about every extent that both know.
bool areCompatible(mlir::Type a, mlir::Type b);

// How much a real_dynamic_slice takes along each axis, if its limits are its starts plus a constant, and its strides
// are ones.
bool sliceSizes(ir::RealDynamicSliceOp slice, llvm::SmallVectorImpl<int64_t> &sizes);

} // namespace shlo::passes
