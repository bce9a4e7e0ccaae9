// Prints types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/printer.h"

#include "mlir/IR/BuiltinDialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace shlo::text {

// Larger tuples get an alias.
constexpr size_t longTuple = 16;

bool Printer::alias(Type type) {
  auto tuple = useAliases ? dyn_cast<TupleType>(type) : TupleType();
  if (!tuple || tuple.size() <= longTuple)
    return false;
  const void *key = type.getAsOpaquePointer();
  std::optional<unsigned> known = aliases.find(key);
  useAlias(known ? *known : defineAlias(key, "!tuple", [&] { typeItself(type); }));
  return true;
}

void Printer::type(Type type) {
  if (!type)
    out << "<<NULL TYPE>>"; // of an op that does not verify
  else if (!alias(type))
    cached(type, &Printer::typeItself);
}

void Printer::types(ArrayRef<Type> types) {
  list(types, [&](Type one) { type(one); });
}

void Printer::shape(ArrayRef<int64_t> shape) {
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent))
      out << "?x";
    else
      out << extent << 'x';
  }
}

void Printer::memorySpace(BaseMemRefType memref) {
  if (!memref.getMemorySpace())
    return;
  out << ", ";
  attribute(memref.getMemorySpace(), TypeBehind::UnlessUsual);
}

void Printer::typeItself(Type type) {
  if (!isa<BuiltinDialect>(type.getDialect())) {
    ofDialect(type);
    return;
  }
  llvm::TypeSwitch<Type>(type)
      .Case([&](IntegerType integer) {
        if (!integer.isSignless())
          out << (integer.isSigned() ? 's' : 'u');
        out << 'i' << integer.getWidth();
      })
      .Case([&](FunctionType function) {
        out << '(';
        types(function.getInputs());
        out << ") -> ";
        ArrayRef<Type> results = function.getResults();
        bool isOne = results.size() == 1 && !isa<FunctionType>(results.front());
        out << (isOne ? "" : "(");
        types(results);
        out << (isOne ? "" : ")");
      })
      .Case([&](RankedTensorType tensor) {
        out << "tensor<";
        shape(tensor.getShape());
        this->type(tensor.getElementType());
        if (tensor.getEncoding()) {
          out << ", ";
          attribute(tensor.getEncoding());
        }
        out << '>';
      })
      .Case([&](UnrankedTensorType tensor) {
        out << "tensor<*x";
        this->type(tensor.getElementType());
        out << '>';
      })
      .Case([&](ComplexType complex) {
        out << "complex<";
        this->type(complex.getElementType());
        out << '>';
      })
      .Case([&](TupleType tuple) {
        out << "tuple<";
        types(tuple.getTypes());
        out << '>';
      })
      .Case([&](MemRefType memref) {
        out << "memref<";
        shape(memref.getShape());
        this->type(memref.getElementType());
        if (!memref.getLayout().isIdentity() || !isa<AffineMapAttr>(memref.getLayout())) {
          out << ", ";
          attribute(memref.getLayout(), TypeBehind::UnlessUsual);
        }
        memorySpace(memref);
        out << '>';
      })
      .Case([&](UnrankedMemRefType memref) {
        out << "memref<*x";
        this->type(memref.getElementType());
        memorySpace(memref);
        out << '>';
      })
      .Case([&](VectorType vector) {
        out << "vector<";
        for (auto [extent, scalable] : llvm::zip(vector.getShape(), vector.getScalableDims()))
          out << (scalable ? "[" : "") << extent << (scalable ? "]" : "") << 'x';
        this->type(vector.getElementType());
        out << '>';
      })
      .Case([&](OpaqueType opaque) { ofDialect(opaque); })
      // Floats, index and none have only a name.
      .Default([&](Type simple) { out << simple.getAbstractType().getName().split('.').second; });
}

} // namespace shlo::text
