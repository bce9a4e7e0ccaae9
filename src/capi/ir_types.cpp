// ir.h: types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/ir.h"

#include "capi/handle.h"
#include "capi/ir_handles.h"
#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "text/print.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace shlo;
using namespace shlo::capi;
using namespace mlir;

namespace {

// Null for null.
template <typename T> T as(const shlo_type *type) { return dyn_cast_if_present<T>(typeOf(type)); }

// Tensors and buffers; null for all other types.
ShapedType shapedOf(const shlo_type *type) {
  return type && isa<mlir::TensorType, MemRefType>(typeOf(type)) ? cast<ShapedType>(typeOf(type)) : nullptr;
}

// The element type of a tensor or buffer; all other types themselves.
Type elementOf(const shlo_type *type) {
  ShapedType shaped = shapedOf(type);
  return shaped ? shaped.getElementType() : typeOf(type);
}

quant::QuantizedType quantizedOf(const shlo_type *type) {
  Type element = elementOf(type);
  return element && isa<quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType>(element)
             ? cast<quant::QuantizedType>(element)
             : nullptr;
}
quant::UniformQuantizedPerAxisType perAxis(const shlo_type *type) {
  return dyn_cast_if_present<quant::UniformQuantizedPerAxisType>(quantizedOf(type));
}

ShapedType rankedOf(const shlo_type *type) {
  ShapedType shaped = shapedOf(type);
  return shaped && shaped.hasRank() ? shaped : nullptr;
}

} // namespace

shlo_type_kind shlo_type_kind_of(const shlo_type *type) {
  if (!type)
    return SHLO_TYPE_KIND_NONE;
  return llvm::TypeSwitch<Type, shlo_type_kind>(typeOf(type))
      .Case<RankedTensorType>([](Type) { return SHLO_TYPE_KIND_TENSOR; })
      .Case<UnrankedTensorType>([](Type) { return SHLO_TYPE_KIND_UNRANKED_TENSOR; })
      .Case<ir::TokenType>([](Type) { return SHLO_TYPE_KIND_TOKEN; })
      .Case<TupleType>([](Type) { return SHLO_TYPE_KIND_TUPLE; })
      .Case<ir::FutureType>([](Type) { return SHLO_TYPE_KIND_FUTURE; })
      .Case<MemRefType>([](Type) { return SHLO_TYPE_KIND_BUFFER; })
      .Case<FunctionType>([](Type) { return SHLO_TYPE_KIND_FUNCTION; })
      .Case<quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType>(
          [](Type) { return SHLO_TYPE_KIND_ELEMENT; })
      .Default([](Type other) {
        return ir::elementTypeOf(other) == ElementType::None ? SHLO_TYPE_KIND_OTHER : SHLO_TYPE_KIND_ELEMENT;
      });
}

shlo_element_type shlo_type_element(const shlo_type *type) {
  Type element = elementOf(type);
  if (!element)
    return SHLO_TYPE_NONE;
  return shlo_element_type(ir::storedElementOf(element));
}
int32_t shlo_type_rank(const shlo_type *type) {
  ShapedType ranked = rankedOf(type);
  return ranked ? int32_t(ranked.getRank()) : -1;
}
const int64_t *shlo_type_shape(const shlo_type *type) {
  ShapedType ranked = rankedOf(type);
  return ranked && ranked.getRank() ? ranked.getShape().data() : nullptr;
}
const int64_t *shlo_type_bounds(const shlo_type *type) {
  auto tensor = as<RankedTensorType>(type);
  auto extensions = tensor ? dyn_cast_if_present<ir::TypeExtensionsAttr>(tensor.getEncoding()) : nullptr;
  bool fits = extensions && tensor.getRank() && extensions.getBounds().size() == size_t(tensor.getRank());
  return fits ? extensions.getBounds().data() : nullptr;
}

size_t shlo_type_part_count(const shlo_type *type) {
  if (auto tuple = as<TupleType>(type))
    return tuple.size();
  if (auto future = as<ir::FutureType>(type))
    return future.getTypes().size();
  auto function = as<FunctionType>(type);
  return function ? size_t(function.getNumInputs()) + function.getNumResults() : 0;
}
const shlo_type *shlo_type_part(const shlo_type *type, size_t index) {
  if (index >= shlo_type_part_count(type))
    return nullptr;
  if (auto tuple = as<TupleType>(type))
    return handleOf(tuple.getType(index));
  if (auto future = as<ir::FutureType>(type))
    return handleOf(future.getTypes()[index]);
  auto function = as<FunctionType>(type);
  size_t inputs = function.getNumInputs();
  return handleOf(index < inputs ? function.getInput(unsigned(index)) : function.getResult(unsigned(index - inputs)));
}
size_t shlo_type_input_count(const shlo_type *type) {
  auto function = as<FunctionType>(type);
  return function ? function.getNumInputs() : 0;
}

int32_t shlo_type_is_quantized(const shlo_type *type) { return bool(quantizedOf(type)); }
shlo_element_type shlo_type_expressed(const shlo_type *type) {
  quant::QuantizedType quantized = quantizedOf(type);
  return quantized ? shlo_element_type(ir::elementTypeOf(quantized.getExpressedType())) : SHLO_TYPE_NONE;
}
int32_t shlo_type_quantized_axis(const shlo_type *type) {
  auto quantized = perAxis(type);
  return quantized ? quantized.getQuantizedDimension() : -1;
}
size_t shlo_type_scale_count(const shlo_type *type) {
  auto quantized = perAxis(type);
  return quantized ? quantized.getScales().size() : size_t(bool(quantizedOf(type)));
}
double shlo_type_scale(const shlo_type *type, size_t index) {
  if (index >= shlo_type_scale_count(type))
    return 0;
  auto quantized = perAxis(type);
  return quantized ? quantized.getScales()[index] : cast<quant::UniformQuantizedType>(quantizedOf(type)).getScale();
}
int64_t shlo_type_zero_point(const shlo_type *type, size_t index) {
  if (index >= shlo_type_scale_count(type))
    return 0;
  auto quantized = perAxis(type);
  return quantized ? quantized.getZeroPoints()[index]
                   : cast<quant::UniformQuantizedType>(quantizedOf(type)).getZeroPoint();
}
int64_t shlo_type_storage_min(const shlo_type *type) {
  quant::QuantizedType quantized = quantizedOf(type);
  return quantized ? quantized.getStorageTypeMin() : 0;
}
int64_t shlo_type_storage_max(const shlo_type *type) {
  quant::QuantizedType quantized = quantizedOf(type);
  return quantized ? quantized.getStorageTypeMax() : 0;
}

shlo_status shlo_type_print(const shlo_type *type, shlo_buffer **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(type, "type");
    nonNull(out, "out");
    *out = makeBuffer(unwrap(printText(typeOf(type), PrintOptions())));
  });
}
