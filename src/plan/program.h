// A function as the executor sees it: static shapes, plain structs, no MLIR.
//
// Values are numbered over the whole program. A op reads values defined before it in its own body or in a body
// around it, and defines new ones; loops and branches are ops with bodies. Calls and composites are inlined.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace shlo::plan {

using Extents = std::vector<int64_t>;
using ValueId = uint32_t;

// Element functions, one per elementwise op of the opset: generated from the evaluators of src/opset.
// SHLO_ELEMENT_FUNCTION(enumerator, mnemonic, number of operands)
enum class ElementFunction : uint16_t {
#define SHLO_ELEMENT_FUNCTION(enumerator, mnemonic, arity) enumerator,
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
};

enum class CompareDirection : uint8_t { EQ, NE, GE, GT, LE, LT };
// Float: IEEE comparison; Total: total order; Weak: -0 equals +0, NaNs equal and last (WEAKORDER).
enum class CompareOrder : uint8_t { Float, Total, Weak, Signed, Unsigned };

// --- What a op does. Dimension lists are as in the specification's op of that name. -------------------------------

// The op of that element function; operands of one shape, but scalars may stand for `clamp`'s bounds and `select`'s
// predicate. compare, convert, clamp, select, reduce_precision and complex/real/imag are element functions too.
struct Elementwise {
  ElementFunction function;
  CompareDirection direction = CompareDirection::EQ; // compare
  CompareOrder order = CompareOrder::Float;          // compare
  int32_t exponentBits = 0, mantissaBits = 0;        // reduce_precision
};
struct Constant {
  // The bytes in the layout of the boundary; a splat has one element.
  std::shared_ptr<Storage> bytes;
  bool splat = false;
};
struct Iota { int64_t dimension; };
struct BitcastConvert {};
struct BroadcastInDim { Extents dimensions; };
struct Reshape {};
struct Transpose { Extents permutation; };
struct Slice { Extents start, limit, strides; };
struct Reverse { Extents dimensions; };
struct Pad { Extents low, high, interior; }; // low and high may be negative
struct Concatenate { int64_t dimension; };
struct DynamicSlice { Extents sizes; };      // operands: operand, then one scalar index an axis
struct DynamicUpdateSlice {};                // operands: operand, update, then one scalar index an axis
struct Reduce { Extents dimensions; };       // operands: inputs, then init values; body 0
struct ReduceWindow {                        // likewise
  Extents windowDimensions, windowStrides, baseDilations, windowDilations;
  Extents paddingLow, paddingHigh;
};
struct SelectAndScatter { // operands: operand, source, init value; body 0 select, body 1 scatter
  Extents windowDimensions, windowStrides, paddingLow, paddingHigh;
};
struct DotGeneral { Extents lhsBatching, rhsBatching, lhsContracting, rhsContracting; };
struct Convolution {
  Extents windowStrides, paddingLow, paddingHigh, lhsDilation, rhsDilation;
  std::vector<bool> windowReversal;
  int64_t inputBatch, inputFeature, kernelInputFeature, kernelOutputFeature, outputBatch, outputFeature;
  Extents inputSpatial, kernelSpatial, outputSpatial;
  int64_t featureGroups = 1, batchGroups = 1;
};
enum class FftKind : uint8_t { Fft, Ifft, Rfft, Irfft };
struct Fft { FftKind kind; Extents lengths; };
struct Cholesky { bool lower; };
enum class TransposeA : uint8_t { None, Transpose, Adjoint };
struct TriangularSolve { bool leftSide, lower, unitDiagonal; TransposeA transposeA; };
struct Sort { int64_t dimension; bool stable; }; // body 0: comparator
struct Gather {
  Extents offsetDims, collapsedSliceDims, operandBatchingDims, startIndicesBatchingDims, startIndexMap;
  int64_t indexVectorDim;
  Extents sliceSizes;
  bool indicesAreSorted = false;
};
struct Scatter { // operands: inputs, indices, updates; body 0
  Extents updateWindowDims, insertedWindowDims, inputBatchingDims, scatterIndicesBatchingDims;
  Extents scatterDimsToOperandDims;
  int64_t indexVectorDim;
  bool indicesAreSorted = false, uniqueIndices = false;
};
enum class RngAlgorithm : uint8_t { Default, ThreeFry, Philox };
struct RngBitGenerator { RngAlgorithm algorithm; }; // results: new state, bits
struct Case {};                                     // operand: i32 index (i1 predicate: true is body 0); no body parameters
struct While {};                                    // body 0 condition, body 1 step
// A condition the program states about its shapes: operand 0 is an i1 scalar that must be true.
struct Assert { std::string message; };
// The value as it is: optimization_barrier, identity custom calls.
struct Identity {};

using OpData = std::variant<Elementwise, Constant, Iota, BitcastConvert, BroadcastInDim, Reshape, Transpose, Slice,
                            Reverse, Pad, Concatenate, DynamicSlice, DynamicUpdateSlice, Reduce, ReduceWindow,
                            SelectAndScatter, DotGeneral, Convolution, Fft, Cholesky, TriangularSolve, Sort, Gather,
                            Scatter, RngBitGenerator, Case, While, Assert, Identity>;

struct Op;

// A straight list of ops. Parameters are values that the op around it sets (loop state, reduction arguments).
struct Body {
  std::vector<ValueId> parameters;
  std::vector<Op> ops;
  std::vector<ValueId> results;
};

struct Op {
  OpData data;
  std::vector<ValueId> operands;
  std::vector<ValueId> results;
  std::vector<Body> bodies;
  // Where the op stands in the source, for errors at run time: "model.py:12:3".
  std::string location;
};

struct Program {
  std::vector<TensorType> values; // type of each value, by ValueId
  Body body;                      // parameters: the inputs; results: the outputs
};

} // namespace shlo::plan
