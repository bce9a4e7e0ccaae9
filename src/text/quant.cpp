// Quantized types in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/quant.h"

#include "text/literals.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
namespace {

class Reader {
public:
  Reader(Parser &parser, SMLoc start) : parser(parser), start(start) {}

  Type any();
  Type uniform();
  Type calibrated();

private:
  // "i8", "u8", "i8<-8:7>"
  ParseResult storage();
  ParseResult expressedType();
  ParseResult number(double &value);
  // "0.5" or "0.5:3"
  ParseResult scaleAndZeroPoint();
  // "{...}", nested as deeply as there are extents. The extents are those of the first lists.
  ParseResult nestedScales(size_t depth);

  Type perTensor();
  Type perAxis(int32_t axis);
  Type subChannel();

  auto report() {
    return [this] { return parser.error(start, ""); };
  }

  Parser &parser;
  SMLoc start;
  unsigned flags = 0;
  unsigned width = 0;
  IntegerType storageType;
  int64_t lowest = 0, highest = 0;
  FloatType expressed;
  SmallVector<double> scales;
  SmallVector<int64_t> zeroPoints;
  SmallVector<int64_t> shape;      // of nested scales; -1: not known yet
  std::optional<size_t> leafDepth; // of nested scales, if known
};

ParseResult Reader::storage() {
  SMLoc where = parser.place();
  StringRef word = parser.cursor.takeWord(), digits = word;
  bool isUnsigned = digits.consume_front("u");
  if (!isUnsigned)
    digits.consume_front("s");
  bool isInteger = digits.consume_front("i") || isUnsigned;
  if (!isInteger || !llvm::all_of(digits, isDigit) || digits.empty())
    return parser.error(where, "expected an integer type to store, such as 'i8' or 'u8'");
  if (digits.getAsInteger(10, width) || width == 0 || width > quant::QuantizedType::MaxStorageBits)
    return parser.error(where, "expected a stored integer of 1 to ")
           << unsigned(quant::QuantizedType::MaxStorageBits) << " bits, found '" << word << "'";
  flags = isUnsigned ? 0 : unsigned(quant::QuantizationFlags::Signed);
  storageType = IntegerType::get(parser.context, width);
  int64_t least = quant::QuantizedType::getDefaultMinimumForInteger(!isUnsigned, width);
  int64_t most = quant::QuantizedType::getDefaultMaximumForInteger(!isUnsigned, width);
  lowest = least;
  highest = most;
  if (!parser.cursor.take('<'))
    return success();
  where = parser.place();
  if (parser.integer(lowest, "expected the least stored integer") || parser.expect(':') ||
      parser.integer(highest, "expected the greatest stored integer") || parser.expect('>'))
    return failure();
  if (lowest < least || highest > most || lowest >= highest)
    return parser.error(where, "expected a range of stored integers within ")
           << least << ":" << most << ", found " << lowest << ":" << highest;
  return success();
}

ParseResult Reader::expressedType() {
  SMLoc where = parser.place();
  Type type = parser.type();
  if (!type)
    return failure();
  expressed = dyn_cast<FloatType>(type);
  return expressed ? success() : ParseResult(parser.error(where, "expected a float type, found ") << type);
}

ParseResult Reader::number(double &value) {
  SMLoc where = parser.place();
  bool negative = parser.cursor.take('-');
  Number number = parser.cursor.takeNumber();
  if (number.spelling.empty())
    return parser.error(where, "expected a number with a point");
  const char *wrong = doubleOf(number, negative, value);
  if (wrong)
    return parser.error(where, wrong);
  return std::isnan(value) ? ParseResult(parser.error(where, "expected a number, found a NaN")) : success();
}

ParseResult Reader::scaleAndZeroPoint() {
  SMLoc where = parser.place();
  double scale;
  int64_t zeroPoint = 0;
  if (number(scale))
    return failure();
  const llvm::fltSemantics &semantics = expressed.getFloatSemantics();
  auto toDouble = [](APFloat value) {
    bool losesInfo;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &losesInfo);
    return value.convertToDouble();
  };
  double least = toDouble(APFloat::getSmallest(semantics)), most = toDouble(APFloat::getLargest(semantics));
  if (!std::isfinite(scale) || scale <= 0 || scale < least || scale > most)
    return parser.error(where, "expected a positive scale that is a value of ") << expressed;
  if (parser.cursor.take(':') && parser.integer(zeroPoint, "expected a zero point"))
    return failure();
  scales.push_back(scale);
  zeroPoints.push_back(zeroPoint);
  return success();
}

ParseResult Reader::nestedScales(size_t depth) {
  SMLoc where = parser.place();
  if (parser.expect('{'))
    return failure();
  // The first list of each depth says whether its items are lists and how many there are.
  if (depth == shape.size())
    shape.push_back(-1);
  int64_t count = 0;
  if (parser.list('}', [&]() -> ParseResult {
        ++count;
        SMLoc item = parser.place();
        bool isList = parser.cursor.peek() == '{';
        if (!leafDepth && !isList)
          leafDepth = depth + 1;
        if (leafDepth && isList != (depth + 1 < *leafDepth))
          return parser.error(item, "the lists of scales are not nested equally deeply");
        return isList ? nestedScales(depth + 1) : scaleAndZeroPoint();
      }))
    return failure();
  if (count == 0)
    return parser.error(where, "a list of scales is empty");
  if (shape[depth] == -1)
    shape[depth] = count;
  if (shape[depth] != count)
    return parser.error(where, "expected ") << shape[depth] << " items as in the lists before, found " << count;
  return success();
}

Type Reader::any() {
  if (parser.expect('<') || storage() || (parser.cursor.take(':') && expressedType()) || parser.expect('>'))
    return {};
  return quant::AnyQuantizedType::getChecked(report(), flags, storageType, Type(expressed), lowest, highest);
}

Type Reader::uniform() {
  if (parser.expect('<') || storage() || parser.expect(':') || expressedType())
    return {};
  if (!parser.cursor.take(':'))
    return perTensor();
  if (parser.cursor.peek() == '{')
    return subChannel();
  SMLoc where = parser.place();
  int64_t axis;
  if (parser.integer(axis, "expected an axis or '{'"))
    return {};
  if (axis < 0 || axis > INT32_MAX)
    return parser.error(where, "an axis is a number from 0, found ") << axis, Type();
  return perAxis(int32_t(axis));
}

Type Reader::perTensor() {
  if (parser.expect(',') || scaleAndZeroPoint() || parser.expect('>'))
    return {};
  return quant::UniformQuantizedType::getChecked(report(), flags, storageType, Type(expressed), scales[0],
                                                 zeroPoints[0], lowest, highest);
}

Type Reader::perAxis(int32_t axis) {
  if (parser.expect(',') || parser.expect('{'))
    return {};
  SMLoc where = parser.place();
  if (parser.list('}', [&] { return scaleAndZeroPoint(); }) || parser.expect('>'))
    return {};
  if (scales.empty())
    return parser.error(where, "expected a scale"), Type();
  return quant::UniformQuantizedPerAxisType::getChecked(report(), flags, storageType, Type(expressed),
                                                        ArrayRef<double>(scales), ArrayRef<int64_t>(zeroPoints), axis,
                                                        lowest, highest);
}

// "{0:1, 1:2}, {{0.5:1}, {0.25:2}}": the extents of the blocks, and a scale for each block.
Type Reader::subChannel() {
  SmallVector<int32_t> axes;
  SmallVector<int64_t> blocks;
  parser.cursor.take('{');
  if (parser.list('}',
                  [&]() -> ParseResult {
                    SMLoc where = parser.place();
                    int64_t axis, block;
                    if (parser.integer(axis, "expected an axis") || parser.expect(':') ||
                        parser.integer(block, "expected the extent of a block"))
                      return failure();
                    if (axis < 0 || axis > INT32_MAX || block < 1)
                      return parser.error(where, "expected an axis from 0 and a block of at least one element, found ")
                             << axis << ":" << block;
                    axes.push_back(int32_t(axis));
                    blocks.push_back(block);
                    return success();
                  }) ||
      parser.expect(','))
    return {};
  SMLoc where = parser.place();
  if (nestedScales(0) || parser.expect('>'))
    return {};
  // The zero points are stored in the storage type.
  SmallVector<APInt> stored;
  for (int64_t zeroPoint : zeroPoints) {
    if (flags ? !llvm::isIntN(width, zeroPoint) : zeroPoint < 0 || !llvm::isUIntN(width, uint64_t(zeroPoint)))
      return parser.error(where, "zero point ") << zeroPoint << " does not fit the stored integers", Type();
    stored.push_back(APInt(width, uint64_t(zeroPoint) & (UINT64_MAX >> (64 - width))));
  }
  // The scales are stored in the expressed type.
  SmallVector<APFloat> rounded;
  for (double scale : scales) {
    bool losesInfo;
    rounded.emplace_back(scale).convert(expressed.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
  }
  auto scalesAttr = DenseElementsAttr::get(RankedTensorType::get(shape, expressed), ArrayRef<APFloat>(rounded));
  auto zeroPointsAttr = DenseElementsAttr::get(RankedTensorType::get(shape, storageType), ArrayRef<APInt>(stored));
  return quant::UniformQuantizedSubChannelType::getChecked(
      report(), flags, storageType, Type(expressed), cast<DenseElementsAttr>(scalesAttr),
      cast<DenseElementsAttr>(zeroPointsAttr), ArrayRef<int32_t>(axes), ArrayRef<int64_t>(blocks), lowest, highest);
}

// "f32<-1.0:1.0>"
Type Reader::calibrated() {
  if (parser.expect('<') || expressedType() || parser.expect('<'))
    return {};
  SMLoc where = parser.place();
  double least, most;
  if (number(least) || parser.expect(':') || number(most) || parser.expect('>') || parser.expect('>'))
    return {};
  if (!(least < most))
    return parser.error(where, "expected a range whose end is greater than its start"), Type();
  return quant::CalibratedQuantizedType::getChecked(report(), Type(expressed), least, most);
}

} // namespace

Type quantizedType(Parser &parser, SMLoc start) {
  SMLoc where = parser.place();
  StringRef kind = parser.cursor.takeWord();
  Reader reader(parser, start);
  if (kind == "uniform")
    return reader.uniform();
  if (kind == "any")
    return reader.any();
  if (kind == "calibrated")
    return reader.calibrated();
  return parser.error(where, "expected 'uniform', 'any' or 'calibrated', found '") << kind << "'", Type();
}

} // namespace shlo::text
