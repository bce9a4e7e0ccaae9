// Prints numbers, constants and resources.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/printer.h"

#include "dialect/borrowed.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <array>

using namespace mlir;

namespace shlo::text {
namespace {

// Constants of more elements are a string of their bytes, unless all elements are equal.
constexpr int64_t longestList = 100;
constexpr StringLiteral elided = "dense_resource<__elided__>";

bool isSplat(ElementsAttr constant) { return isa<DenseElementsAttr>(constant) && constant.isSplat(); }

} // namespace

// Seven digits if they are enough, otherwise all, or the bits of what has no digits.
// Text says numbers in double precision, whatever their type: only the bits say all numbers of wider types.
static bool isDouble(const APFloat &value) {
  if (APFloat::semanticsPrecision(value.getSemantics()) <= APFloat::semanticsPrecision(APFloat::IEEEdouble()))
    return true;
  APFloat rounded = value;
  bool losesInfo;
  rounded.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &losesInfo);
  return !losesInfo;
}

bool Printer::number(const APFloat &value) {
  if (value.isFinite() && isDouble(value)) {
    llvm::SmallString<128> text;
    value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
    if (APFloat(value.getSemantics(), text).bitwiseIsEqual(value)) {
      out << text;
      return true;
    }
    text.clear();
    value.toString(text);
    if (text.str().contains('.')) {
      out << text;
      return true;
    }
  }
  llvm::SmallString<40> bits;
  value.bitcastToAPInt().toString(bits, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
  out << bits;
  return false;
}

bool Printer::isElided(ElementsAttr constant) const {
  return options.elideAbove != UINT64_MAX && uint64_t(constant.getNumElements()) > options.elideAbove &&
         !isSplat(constant);
}

void Printer::constant(ElementsAttr constant) {
  if (isElided(constant)) {
    out << elided;
    return;
  }
  llvm::TypeSwitch<Attribute>(constant)
      .Case([&](ir::BorrowedElementsAttr borrowed) {
        out << "dense<";
        if (borrowed.getType().getNumElements() > longestList && !borrowed.isUniform())
          hexadecimal(borrowed.getType(), borrowed.getRawData());
        else if (DenseElementsAttr copy = borrowed.owned())
          denseElements(copy, /*allowHex=*/false);
        out << '>';
      })
      .Case([&](DenseElementsAttr dense) {
        out << "dense<";
        denseElements(dense, /*allowHex=*/true);
        out << '>';
      })
      .Case([&](SparseElementsAttr sparse) {
        out << "sparse<";
        if (sparse.getIndices().getNumElements() != 0) {
          // A number alone is the place of one value.
          bool areRows = sparse.getIndices().getType().getDimSize(0) > 1;
          denseElements(sparse.getIndices(), /*allowHex=*/false, /*allowSplat=*/!areRows);
          out << ", ";
          denseElements(sparse.getValues(), /*allowHex=*/true);
        }
        out << '>';
      })
      .Case([&](DenseResourceElementsAttr blob) {
        out << "dense_resource<";
        resource(blob.getRawHandle());
        out << '>';
      });
}

void Printer::array(DenseArrayAttr array) {
  out << "array<";
  type(array.getElementType());
  out << (array.empty() ? "" : ": ");
  unsigned width = array.getElementType().getIntOrFloatBitWidth();
  unsigned size = llvm::divideCeil(width, 8);
  const auto *bytes = reinterpret_cast<const uint8_t *>(array.getRawData().data());
  list(llvm::seq<int64_t>(array.size()), [&](int64_t element) {
    APInt bits(8 * size, 0);
    llvm::LoadIntFromMemory(bits, bytes + size * element, size);
    bits = bits.trunc(width);
    if (auto floats = dyn_cast<FloatType>(array.getElementType()))
      number(APFloat(floats.getFloatSemantics(), bits));
    else
      integer(bits, array.getElementType());
  });
  out << '>';
}

// "[[a, b], [c, d]]"
void Printer::nested(ArrayRef<int64_t> shape, uint64_t count, llvm::function_ref<void(uint64_t)> element) {
  SmallVector<int64_t> index(shape.size());
  for (uint64_t i = 0; i < count && !out.isOver(); ++i) {
    size_t opening = 0;
    while (opening < shape.size() && index[shape.size() - 1 - opening] == 0)
      ++opening;
    out << (i ? ", " : "");
    for (size_t bracket = 0; bracket < opening; ++bracket)
      out << '[';
    element(i);
    for (size_t dimension = shape.size(); dimension-- > 0;) {
      if (++index[dimension] < shape[dimension])
        break;
      index[dimension] = 0;
      out << ']';
    }
  }
}

void Printer::denseElements(DenseElementsAttr constant, bool allowHex, bool allowSplat) {
  ShapedType type = constant.getType();
  Type element = type.getElementType();
  auto print = [&](auto values, auto one) {
    if (constant.isSplat() && allowSplat)
      one(*values.begin());
    else
      nested(type.getShape(), uint64_t(type.getNumElements()), [&](uint64_t index) { one(values[index]); });
  };
  auto pair = [&](auto &&one) {
    return [&](auto value) {
      out << '(';
      one(value.real());
      out << ',';
      one(value.imag());
      out << ')';
    };
  };
  if (auto strings = dyn_cast<DenseStringElementsAttr>(constant)) {
    print(strings.getRawStringData(), [&](StringRef text) { string(text); });
    return;
  }
  if (allowHex && !constant.isSplat() && type.getNumElements() > longestList) {
    hexadecimal(type, constant.getRawData());
    return;
  }
  auto complex = dyn_cast<ComplexType>(element);
  Type part = complex ? complex.getElementType() : element;
  auto printInteger = [&](const APInt &value) { integer(value, part); };
  auto printFloat = [&](const APFloat &value) { number(value); };
  bool isInteger = part.isIntOrIndex();
  if (complex && isInteger)
    print(constant.getValues<std::complex<APInt>>(), pair(printInteger));
  else if (complex)
    print(constant.getValues<std::complex<APFloat>>(), pair(printFloat));
  else if (isInteger)
    print(constant.getValues<APInt>(), printInteger);
  else
    print(constant.getValues<APFloat>(), printFloat);
}

void Printer::digits(uint64_t count, llvm::function_ref<uint8_t(uint64_t)> byteAt) {
  std::array<char, 4096> block;
  for (uint64_t done = 0; done < count && !out.isOver();) {
    size_t some = 0;
    for (; some < block.size() && done < count; ++done) {
      uint8_t byte = byteAt(done);
      block[some++] = llvm::hexdigit(byte >> 4);
      block[some++] = llvm::hexdigit(byte & 15);
    }
    out.write(block.data(), some);
  }
}

void Printer::digits(ArrayRef<char> bytes) {
  digits(bytes.size(), [&](uint64_t at) { return uint8_t(bytes[size_t(at)]); });
}

void Printer::hexadecimal(ShapedType type, ArrayRef<char> bytes) {
  out << "\"0x";
  if (options.packBooleans || !type.getElementType().isSignlessInteger(1))
    digits(bytes);
  else
    digits(uint64_t(type.getNumElements()),
           [&](uint64_t element) { return uint8_t(bytes[size_t(element / 8)] >> element % 8 & 1); });
  out << '"';
}

//===- Resources --------------------------------------------------------------------------------------------------===//

void Printer::resource(const AsmDialectResourceHandle &handle) {
  auto *interface = handle.getDialect()->getRegisteredInterface<OpAsmDialectInterface>();
  wordOrString(interface->getResourceKey(handle));
  usedResources[handle.getDialect()].insert(handle);
}

void Printer::resources(Operation *root) {
  // Prints what separates an entry from the one before, and the names of the dictionaries that it is in.
  struct Entries final : AsmResourceBuilder {
    Entries(Printer &printer, StringRef dialect, bool &isFirst)
        : printer(printer), dialect(dialect), isFirst(isFirst) {}
    void begin(StringRef key) {
      llvm::raw_ostream &out = printer.out;
      if (!std::exchange(hasEntries, true)) {
        out << (std::exchange(isFirst, false) ? "\n{-#\n  dialect_resources: {\n" : ",\n") << "    ";
        printer.wordOrString(dialect);
        out << ": {\n";
      } else {
        out << ",\n";
      }
      out << "      ";
      printer.wordOrString(key);
      out << ": ";
    }
    void buildBool(StringRef key, bool data) override {
      begin(key);
      printer.out << (data ? "true" : "false");
    }
    void buildString(StringRef key, StringRef data) override {
      begin(key);
      printer.string(data);
    }
    // The alignment comes first.
    void buildBlob(StringRef key, ArrayRef<char> data, uint32_t alignment) override {
      begin(key);
      printer.out << "\"0x";
      std::array<char, sizeof alignment> first;
      for (size_t byte = 0; byte < first.size(); ++byte)
        first[byte] = char(alignment >> 8 * byte);
      printer.digits(first);
      printer.digits(data);
      printer.out << '"';
    }

    Printer &printer;
    StringRef dialect;
    bool &isFirst;
    bool hasEntries = false;
  };
  programEnd = size_t(out.tell());
  bool isFirst = true;
  for (auto &[dialect, handles] : usedResources) {
    auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>();
    Entries entries(*this, dialect->getNamespace(), isFirst);
    interface->buildResources(root, handles, entries);
    out << (entries.hasEntries ? "\n    }" : "");
  }
  out << (isFirst ? "" : "\n  }\n#-}\n");
}

} // namespace shlo::text
