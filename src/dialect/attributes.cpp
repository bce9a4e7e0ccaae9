// The attributes and enums of the dialect and their text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"
#include "dialect/borrowed.h"

#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"

#include "opset/enums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "opset/attrs.cpp.inc"

using namespace mlir;

namespace shlo::ir {

void ShloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "opset/attrs.cpp.inc"
      >();
  addAttributes<BorrowedElementsAttr>();
}

ResultAccuracyAttr defaultAccuracy(MLIRContext *context) {
  return ResultAccuracyAttr::get(context, APFloat(0.0), APFloat(0.0), 0,
                                 ResultAccuracyModeAttr::get(context, ResultAccuracyMode::DEFAULT));
}

bool isLayout(Attribute attribute) {
  auto elements = dyn_cast<DenseIntElementsAttr>(attribute);
  return elements && elements.getElementType().isIndex() && elements.getType().getRank() == 1;
}

//===- Lists ------------------------------------------------------------------------------------------------------===//

FailureOr<SmallVector<int64_t>> parseDims(AsmParser &parser) {
  SmallVector<int64_t> dims;
  auto parseDim = [&] { return parser.parseInteger(dims.emplace_back()); };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseDim))
    return failure();
  return dims;
}

void printDims(AsmPrinter &printer, ArrayRef<int64_t> dims) {
  printer << '[';
  llvm::interleaveComma(dims, printer);
  printer << ']';
}

//===- Bounds -----------------------------------------------------------------------------------------------------===//

static ParseResult parseBounds(AsmParser &parser, AsmParser::Delimiter delimiter, SmallVectorImpl<int64_t> &bounds) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    int64_t &bound = bounds.emplace_back(ShapedType::kDynamic);
    return succeeded(parser.parseOptionalQuestion()) ? success() : parser.parseInteger(bound);
  });
}

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parseBounds(parser, AsmParser::Delimiter::LessGreater, bounds))
    return {};
  return get(parser.getContext(), bounds);
}

void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer, [&](int64_t bound) {
    if (ShapedType::isDynamic(bound))
      printer << '?';
    else
      printer << bound;
  });
  printer << '>';
}

Attribute ShloDialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  SMLoc start = parser.getCurrentLocation();
  StringRef mnemonic;
  Attribute attribute;
  OptionalParseResult result = generatedAttributeParser(parser, &mnemonic, type, attribute);
  if (result.has_value())
    return attribute;
  // The older mnemonic of bounds.
  if (mnemonic == "type_extensions") {
    SmallVector<int64_t> bounds;
    if (parser.parseLess() || parser.parseKeyword("bounds") || parser.parseEqual() ||
        parseBounds(parser, AsmParser::Delimiter::Square, bounds) || parser.parseGreater())
      return {};
    return TypeExtensionsAttr::get(parser.getContext(), bounds);
  }
  parser.emitError(start) << "unknown attribute '" << mnemonic << "' in dialect 'stablehlo'";
  return {};
}

void ShloDialect::printAttribute(Attribute attribute, DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attribute, printer);
}

//===- Result accuracy --------------------------------------------------------------------------------------------===//

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  APFloat atol(0.0), rtol(0.0);
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  auto parseTolerance = [&](StringRef name, APFloat &tolerance) -> ParseResult {
    if (failed(parser.parseOptionalKeyword(name)))
      return success();
    return failure(parser.parseEqual() || parser.parseFloat(APFloat::IEEEdouble(), tolerance) || parser.parseComma());
  };
  if (parser.parseLess() || parseTolerance("atol", atol) || parseTolerance("rtol", rtol))
    return {};
  if (succeeded(parser.parseOptionalKeyword("ulps")) &&
      (parser.parseEqual() || parser.parseInteger(ulps) || parser.parseComma()))
    return {};
  if (parser.parseKeyword("mode") || parser.parseEqual() || parser.parseAttribute(mode) || parser.parseGreater())
    return {};
  return get(parser.getContext(), atol, rtol, ulps, mode);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  printer << '<';
  auto printTolerance = [&](StringRef name, const APFloat &tolerance) {
    if (tolerance.isPosZero())
      return;
    printer << name << " = ";
    printer.printFloat(tolerance);
    printer << ", ";
  };
  printTolerance("atol", getAtol());
  printTolerance("rtol", getRtol());
  if (getUlps() != 0)
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = " << getMode() << '>';
}

//===- Meshes -----------------------------------------------------------------------------------------------------===//

LogicalResult ReplicaGroupMeshAxesAttr::verify(function_ref<InFlightDiagnostic()> emitError, Attribute mesh,
                                               ArrayAttr axes) {
  if (!mesh || !isa<FlatSymbolRefAttr, MeshAttr>(mesh))
    return emitError() << "'mesh' must be a symbol or a #stablehlo.mesh";
  if (!axes || !llvm::all_of(axes, llvm::IsaPred<AxisRefAttr>))
    return emitError() << "'axes' must be a list of #stablehlo.axis_ref";
  return success();
}

//===- Algorithms of products -------------------------------------------------------------------------------------===//

namespace {

// The algorithms that some hardware has. Component counts are 1, except in the decomposition that the specification
// gives as an example.
struct KnownAlgorithm {
  bool (*takes)(Type);
  bool (*accumulates)(Type);
  int64_t components, operations;
};

template <typename... Types> bool isAny(Type type) { return isa<Types...>(type); }

constexpr KnownAlgorithm knownAlgorithms[] = {
    {isAny<Float16Type>, isAny<Float16Type, Float32Type>, 1, 1},
    {isAny<BFloat16Type>, isAny<BFloat16Type, Float32Type>, 1, 1},
    {isAny<BFloat16Type>, isAny<Float32Type>, 1, 3},
    {isAny<BFloat16Type>, isAny<Float32Type>, 1, 6},
    {isAny<BFloat16Type>, isAny<Float32Type>, 1, 9},
    {isAny<BFloat16Type>, isAny<Float32Type>, 3, 6},
    {isAny<FloatTF32Type>, isAny<Float32Type>, 1, 1},
    {isAny<FloatTF32Type>, isAny<Float32Type>, 1, 3},
    {isAny<Float32Type>, isAny<Float32Type>, 1, 1},
    {isAny<Float64Type>, isAny<Float64Type>, 1, 1},
    {isAny<Float8E4M3FNType>, isAny<Float32Type>, 1, 3},
    {isAny<Float8E4M3FNType>, isAny<Float32Type>, 1, 4},
};

} // namespace

bool isKnownAlgorithm(DotAlgorithmAttr algorithm) {
  Type lhs = algorithm.getLhsPrecisionType(), rhs = algorithm.getRhsPrecisionType(),
       accumulation = algorithm.getAccumulationType();
  int64_t lhsComponents = algorithm.getLhsComponentCount(), rhsComponents = algorithm.getRhsComponentCount(),
          operations = algorithm.getNumPrimitiveOperations();
  bool allowImprecise = algorithm.getAllowImpreciseAccumulation();
  if (!lhs || !rhs || !accumulation)
    return false;
  constexpr auto isF8 = isAny<Float8E3M4Type, Float8E4M3Type, Float8E4M3FNType, Float8E4M3FNUZType,
                              Float8E4M3B11FNUZType, Float8E5M2Type, Float8E5M2FNUZType>;
  if (isF8(lhs) && isF8(rhs) && isa<Float32Type>(accumulation) && lhsComponents == 1 && rhsComponents == 1 &&
      operations == 1)
    return true;
  return lhs == rhs && lhsComponents == rhsComponents && !allowImprecise &&
         llvm::any_of(knownAlgorithms, [&](const KnownAlgorithm &known) {
           return known.takes(lhs) && known.accumulates(accumulation) && known.components == lhsComponents &&
                  known.operations == operations;
         });
}

//===- Dimension numbers ------------------------------------------------------------------------------------------===//

namespace {

// A named number or list.
struct DimField {
  StringRef name;
  int64_t *number;
  SmallVector<int64_t> *list;
};

} // namespace

// Fields in any order, separated by commas, with an optional trailing comma. `seen` has a bit for each field that
// occurs.
static ParseResult parseDimFields(AsmParser &parser, ArrayRef<DimField> fields, unsigned &seen) {
  seen = 0;
  StringRef name;
  for (SMLoc start = parser.getCurrentLocation(); succeeded(parser.parseOptionalKeyword(&name));
       start = parser.getCurrentLocation()) {
    const DimField *field = llvm::find_if(fields, [&](const DimField &candidate) { return candidate.name == name; });
    unsigned bit = field == fields.end() ? 0 : 1u << (field - fields.begin());
    if (!bit || (seen & bit))
      return parser.emitError(start) << "unknown or repeated '" << name << "'";
    seen |= bit;
    if (parser.parseEqual())
      return failure();
    if (field->number) {
      if (parser.parseInteger(*field->number))
        return failure();
    } else {
      FailureOr<SmallVector<int64_t>> dims = parseDims(parser);
      if (failed(dims))
        return failure();
      *field->list = std::move(*dims);
    }
    if (failed(parser.parseOptionalComma()))
      break;
  }
  return success();
}

static ParseResult parseDimNumbers(AsmParser &parser, ArrayRef<DimField> fields) {
  unsigned seen;
  if (parser.parseLess() || parseDimFields(parser, fields, seen))
    return failure();
  if (succeeded(parser.parseGreater()))
    return success();
  return parser.emitError(parser.getCurrentLocation(), "expected a comma between dimension numbers");
}

// Empty lists and zeros are omitted.
static void printDimNumbers(AsmPrinter &printer, ArrayRef<std::pair<StringRef, ArrayRef<int64_t>>> lists,
                            int64_t indexVectorDim = 0) {
  printer << '<';
  StringRef before = "";
  for (auto [name, dims] : lists) {
    if (dims.empty())
      continue;
    printer << before << name << " = ";
    printDims(printer, dims);
    before = ", ";
  }
  if (indexVectorDim != 0)
    printer << before << "index_vector_dim = " << indexVectorDim;
  printer << '>';
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[4];
  if (parseDimNumbers(parser, {{"lhs_batching_dimensions", nullptr, &lists[0]},
                               {"rhs_batching_dimensions", nullptr, &lists[1]},
                               {"lhs_contracting_dimensions", nullptr, &lists[2]},
                               {"rhs_contracting_dimensions", nullptr, &lists[3]}}))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3]);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printDimNumbers(printer, {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
                            {"rhs_batching_dimensions", getRhsBatchingDimensions()},
                            {"lhs_contracting_dimensions", getLhsContractingDimensions()},
                            {"rhs_contracting_dimensions", getRhsContractingDimensions()}});
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[5];
  int64_t indexVectorDim = 0;
  if (parseDimNumbers(parser, {{"offset_dims", nullptr, &lists[0]},
                               {"collapsed_slice_dims", nullptr, &lists[1]},
                               {"operand_batching_dims", nullptr, &lists[2]},
                               {"start_indices_batching_dims", nullptr, &lists[3]},
                               {"start_index_map", nullptr, &lists[4]},
                               {"index_vector_dim", &indexVectorDim, nullptr}}))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3], lists[4], indexVectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printDimNumbers(printer,
                  {{"offset_dims", getOffsetDims()},
                   {"collapsed_slice_dims", getCollapsedSliceDims()},
                   {"operand_batching_dims", getOperandBatchingDims()},
                   {"start_indices_batching_dims", getStartIndicesBatchingDims()},
                   {"start_index_map", getStartIndexMap()}},
                  getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[5];
  int64_t indexVectorDim = 0;
  if (parseDimNumbers(parser, {{"update_window_dims", nullptr, &lists[0]},
                               {"inserted_window_dims", nullptr, &lists[1]},
                               {"input_batching_dims", nullptr, &lists[2]},
                               {"scatter_indices_batching_dims", nullptr, &lists[3]},
                               {"scatter_dims_to_operand_dims", nullptr, &lists[4]},
                               {"index_vector_dim", &indexVectorDim, nullptr}}))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3], lists[4], indexVectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printDimNumbers(printer,
                  {{"update_window_dims", getUpdateWindowDims()},
                   {"inserted_window_dims", getInsertedWindowDims()},
                   {"input_batching_dims", getInputBatchingDims()},
                   {"scatter_indices_batching_dims", getScatterIndicesBatchingDims()},
                   {"scatter_dims_to_operand_dims", getScatterDimsToOperandDims()}},
                  getIndexVectorDim());
}

//===- Dimensions of convolutions ---------------------------------------------------------------------------------===//

namespace {

// One bracket of the text: the meaning of each tensor dimension, which is one of two letters or a spatial dimension.
struct ConvTensor {
  char letters[2];
  int64_t dimensions[2] = {-1, -1};
  SmallVector<int64_t> spatial = {};

  // For each tensor dimension its spatial index, or -1 - the index of its letter; none if the numbers are incomplete.
  std::optional<SmallVector<int64_t>> meanings() const {
    constexpr int64_t unknown = std::numeric_limits<int64_t>::min();
    SmallVector<int64_t> result(spatial.size() + 2, unknown);
    auto put = [&](int64_t dimension, int64_t meaning) {
      if (dimension < 0 || dimension >= int64_t(result.size()) || result[dimension] != unknown)
        return false;
      result[dimension] = meaning;
      return true;
    };
    bool complete = put(dimensions[0], -1) && put(dimensions[1], -2);
    for (auto [index, dimension] : llvm::enumerate(spatial))
      complete = complete && put(dimension, int64_t(index));
    return complete ? std::optional(result) : std::nullopt;
  }

  ParseResult parse(AsmParser &parser) {
    SMLoc start = parser.getCurrentLocation();
    SmallVector<std::pair<int64_t, int64_t>> found; // spatial index, tensor dimension
    int64_t position = 0;
    auto parseOne = [&]() -> ParseResult {
      int64_t index;
      OptionalParseResult number = parser.parseOptionalInteger(index);
      if (number.has_value()) {
        found.emplace_back(index, position++);
        return *number;
      }
      for (auto [letter, dimension] : llvm::zip(letters, dimensions)) {
        if (failed(parser.parseOptionalKeyword(StringRef(&letter, 1))))
          continue;
        if (dimension >= 0)
          return parser.emitError(start) << "'" << letter << "' occurs twice";
        dimension = position++;
        return success();
      }
      return parser.emitError(parser.getCurrentLocation())
             << "expected a spatial dimension, '" << letters[0] << "' or '" << letters[1] << "'";
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
      return failure();
    for (auto [letter, dimension] : llvm::zip(letters, dimensions))
      if (dimension < 0)
        return parser.emitError(start) << "'" << letter << "' is missing";
    spatial.assign(found.size(), -1);
    for (auto [index, dimension] : found) {
      if (index < 0 || index >= int64_t(found.size()) || spatial[index] >= 0)
        return parser.emitError(start) << "spatial dimensions must be 0 to " << found.size() - 1 << ", each once";
      spatial[index] = dimension;
    }
    return success();
  }

  void print(AsmPrinter &printer, ArrayRef<int64_t> meanings) const {
    printer << '[';
    llvm::interleaveComma(meanings, printer, [&](int64_t meaning) {
      if (meaning < 0)
        printer << letters[-1 - meaning];
      else
        printer << meaning;
    });
    printer << ']';
  }
};

struct ConvTensors {
  ConvTensor input{{'b', 'f'}}, kernel{{'i', 'o'}}, output{{'b', 'f'}};

  std::array<DimField, 9> fields() {
    return {{{"input_batch_dimension", &input.dimensions[0], nullptr},
             {"input_feature_dimension", &input.dimensions[1], nullptr},
             {"input_spatial_dimensions", nullptr, &input.spatial},
             {"kernel_input_feature_dimension", &kernel.dimensions[0], nullptr},
             {"kernel_output_feature_dimension", &kernel.dimensions[1], nullptr},
             {"kernel_spatial_dimensions", nullptr, &kernel.spatial},
             {"output_batch_dimension", &output.dimensions[0], nullptr},
             {"output_feature_dimension", &output.dimensions[1], nullptr},
             {"output_spatial_dimensions", nullptr, &output.spatial}}};
  }

  ConvDimensionNumbersAttr attribute(MLIRContext *context) const {
    return ConvDimensionNumbersAttr::get(context, input.dimensions[0], input.dimensions[1], input.spatial,
                                         kernel.dimensions[0], kernel.dimensions[1], kernel.spatial,
                                         output.dimensions[0], output.dimensions[1], output.spatial);
  }
};

} // namespace

// After the keyword "raw": all nine fields, for numbers that the brackets cannot express.
static ParseResult parseRawConvolution(AsmParser &parser, ConvTensors &tensors) {
  auto fields = tensors.fields();
  unsigned seen = 0;
  SMLoc start = parser.getCurrentLocation();
  if (parseDimFields(parser, fields, seen))
    return failure();
  for (auto [index, field] : llvm::enumerate(fields))
    if (!(seen >> index & 1))
      return parser.emitError(start) << "'" << field.name << "' is missing";
  return success();
}

ParseResult parseConvDims(AsmParser &parser, ConvDimensionNumbersAttr &dimensions) {
  ConvTensors tensors;
  if (succeeded(parser.parseOptionalKeyword("raw"))) {
    if (parseRawConvolution(parser, tensors))
      return failure();
  } else if (tensors.input.parse(parser) || parser.parseKeyword("x") || tensors.kernel.parse(parser) ||
             parser.parseArrow() || tensors.output.parse(parser)) {
    return failure();
  }
  dimensions = tensors.attribute(parser.getContext());
  return success();
}

static ConvTensors tensorsOf(ConvDimensionNumbersAttr attribute) {
  ConvTensors tensors;
  tensors.input.dimensions[0] = attribute.getInputBatchDimension();
  tensors.input.dimensions[1] = attribute.getInputFeatureDimension();
  tensors.input.spatial.assign(attribute.getInputSpatialDimensions().begin(),
                               attribute.getInputSpatialDimensions().end());
  tensors.kernel.dimensions[0] = attribute.getKernelInputFeatureDimension();
  tensors.kernel.dimensions[1] = attribute.getKernelOutputFeatureDimension();
  tensors.kernel.spatial.assign(attribute.getKernelSpatialDimensions().begin(),
                                attribute.getKernelSpatialDimensions().end());
  tensors.output.dimensions[0] = attribute.getOutputBatchDimension();
  tensors.output.dimensions[1] = attribute.getOutputFeatureDimension();
  tensors.output.spatial.assign(attribute.getOutputSpatialDimensions().begin(),
                                attribute.getOutputSpatialDimensions().end());
  return tensors;
}

bool hasBrackets(ConvDimensionNumbersAttr attribute) {
  ConvTensors tensors = tensorsOf(attribute);
  return tensors.input.meanings() && tensors.kernel.meanings() && tensors.output.meanings();
}

void printConvDims(AsmPrinter &printer, Operation *, ConvDimensionNumbersAttr attribute) {
  ConvTensors tensors = tensorsOf(attribute);
  auto input = tensors.input.meanings(), kernel = tensors.kernel.meanings(), output = tensors.output.meanings();
  if (input && kernel && output) {
    tensors.input.print(printer, *input);
    printer << 'x';
    tensors.kernel.print(printer, *kernel);
    printer << "->";
    tensors.output.print(printer, *output);
    return;
  }
  printer << "raw ";
  llvm::interleaveComma(tensors.fields(), printer, [&](const DimField &field) {
    printer << field.name << " = ";
    if (field.number)
      printer << *field.number;
    else
      printDims(printer, *field.list);
  });
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr result;
  if (parser.parseLess() || parseConvDims(parser, result) || parser.parseGreater())
    return {};
  return result;
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConvDims(printer, nullptr, *this);
  printer << '>';
}

} // namespace shlo::ir
