// builder.h: types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/builder.h"

#include "capi/builder_state.h"
#include "capi/builder_types.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/elements.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

// Fails for an invalid rank and for negative extents.
llvm::ArrayRef<int64_t> checkedShape(int32_t rank, const int64_t *shape) {
  if (rank < 0)
    fail(SHLO_INVALID_ARGUMENT, "rank is " + std::to_string(rank));
  llvm::ArrayRef<int64_t> extents = checkedList(shape, size_t(rank), "shape");
  for (int64_t extent : extents)
    if (extent < 0 && extent != SHLO_DYNAMIC)
      fail(SHLO_INVALID_ARGUMENT, "shape has the extent " + std::to_string(extent));
  return extents;
}

template <typename Make>
shlo_status makeType(shlo_builder *builder, const shlo_type **out, shlo_error **error, Make make) {
  return building(builder, error, [&](Builder &state) {
    nonNull(out, "out");
    *out = handleOf(state.admit(make(state)));
  });
}

} // namespace

mlir::Type shlo::capi::elementType(Builder &state, shlo_element_type element, const char *parameter) {
  mlir::Type type = element > 0 && size_t(element) < elementTypeCount
                        ? ir::typeOf(ElementType(element), state.context())
                        : mlir::Type();
  if (!type)
    fail(SHLO_INVALID_ARGUMENT,
         std::string(parameter) + " is " + std::to_string(element) + ", which is not an element type");
  return type;
}

shlo_status shlo_builder_tensor_type(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                     const int64_t *shape, const shlo_type **out, shlo_error **error) {
  return makeType(builder, out, error, [&](Builder &state) -> mlir::Type {
    return mlir::RankedTensorType::get(checkedShape(rank, shape), elementType(state, element, "element"));
  });
}

shlo_status shlo_builder_bounded_tensor_type(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                             const int64_t *shape, const int64_t *bounds, const shlo_type **out,
                                             shlo_error **error) {
  return makeType(builder, out, error, [&](Builder &state) -> mlir::Type {
    llvm::ArrayRef<int64_t> extents = checkedShape(rank, shape);
    llvm::ArrayRef<int64_t> most = checkedList(bounds, size_t(rank), "bounds");
    for (size_t i = 0; i < most.size(); ++i)
      if (most[i] != SHLO_DYNAMIC && (most[i] < 0 || extents[i] != SHLO_DYNAMIC))
        fail(SHLO_INVALID_ARGUMENT, "bounds has " + std::to_string(most[i]) + " for dimension " + std::to_string(i) +
                                        (most[i] < 0 ? "" : ", whose extent is static"));
    return mlir::RankedTensorType::get(extents, elementType(state, element, "element"),
                                       ir::TypeExtensionsAttr::get(state.context(), most));
  });
}

shlo_status shlo_builder_quantized_tensor_type(shlo_builder *builder, shlo_element_type storage,
                                               shlo_element_type expressed, int32_t rank, const int64_t *shape,
                                               int32_t axis, size_t count, const double *scales,
                                               const int64_t *zero_points, int64_t storage_min, int64_t storage_max,
                                               const shlo_type **out, shlo_error **error) {
  return makeType(builder, out, error, [&](Builder &state) -> mlir::Type {
    llvm::ArrayRef<int64_t> extents = checkedShape(rank, shape);
    auto stored = llvm::dyn_cast<mlir::IntegerType>(elementType(state, storage, "storage"));
    if (!stored || stored.getWidth() < 2 || stored.getWidth() > 32)
      fail(SHLO_INVALID_ARGUMENT, "storage is not an integer type of 2 to 32 bits");
    mlir::Type meant = elementType(state, expressed, "expressed");
    if (!llvm::isa<mlir::FloatType>(meant))
      fail(SHLO_INVALID_ARGUMENT, "expressed is not a float type");
    llvm::ArrayRef<double> factors = checkedList(scales, count, "scales");
    llvm::ArrayRef<int64_t> zeros = checkedList(zero_points, count, "zero_points");
    if (axis < -1 || axis >= rank)
      fail(SHLO_INVALID_ARGUMENT, "axis is " + std::to_string(axis) + ", the rank is " + std::to_string(rank));
    size_t expected = axis < 0 ? 1 : extents[size_t(axis)] == SHLO_DYNAMIC ? count : size_t(extents[size_t(axis)]);
    if (count != expected || count == 0)
      fail(SHLO_INVALID_ARGUMENT, "count is " + std::to_string(count) + ", expected " + std::to_string(expected));
    // A quantized type states the sign separately from the storage type.
    bool isSigned = !stored.isUnsigned();
    auto plain = mlir::IntegerType::get(state.context(), stored.getWidth());
    if (storage_min == 0 && storage_max == 0) {
      storage_min = mlir::quant::QuantizedType::getDefaultMinimumForInteger(isSigned, stored.getWidth());
      storage_max = mlir::quant::QuantizedType::getDefaultMaximumForInteger(isSigned, stored.getWidth());
    }
    unsigned flags = isSigned ? mlir::quant::QuantizationFlags::Signed : 0;
    DiagnosticCollector collector(*state.context());
    auto emit = [&] { return mlir::emitError(state.currentLocation()); };
    mlir::Type element;
    if (axis < 0)
      element = mlir::quant::UniformQuantizedType::getChecked(emit, flags, plain, meant, factors[0], zeros[0],
                                                              storage_min, storage_max);
    else
      element = mlir::quant::UniformQuantizedPerAxisType::getChecked(emit, flags, plain, meant, factors, zeros, axis,
                                                                     storage_min, storage_max);
    if (!element)
      throw Failure{collector.takeError(SHLO_INVALID_PROGRAM)};
    return mlir::RankedTensorType::get(extents, element);
  });
}

shlo_status shlo_builder_token_type(shlo_builder *builder, const shlo_type **out, shlo_error **error) {
  return makeType(builder, out, error,
                  [&](Builder &state) -> mlir::Type { return ir::TokenType::get(state.context()); });
}

shlo_status shlo_builder_tuple_type(shlo_builder *builder, size_t count, const shlo_type *const *parts,
                                    const shlo_type **out, shlo_error **error) {
  return makeType(builder, out, error, [&](Builder &state) -> mlir::Type {
    return mlir::TupleType::get(state.context(), state.types(parts, count, "parts"));
  });
}

shlo_status shlo_builder_parse_type(shlo_builder *builder, const char *text, size_t length, const shlo_type **out,
                                    shlo_error **error) {
  return makeType(builder, out, error,
                  [&](Builder &state) { return state.parseType(checkedText(nonNull(text, "text"), length, "text")); });
}
