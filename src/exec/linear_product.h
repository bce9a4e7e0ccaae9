// A dot_general as a batch of matrix products.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_inputs.h"

namespace shlo::exec {

// One operand as a batch of matrices: rows are the free axes, columns the contracted ones.
struct Operand : PreparedInput {
  int64_t rowStride = 0, columnStride = 0;
};

// The bytes of a right operand that stays in the second-level cache while rows are multiplied with it.
inline constexpr int64_t mostOfRight = 2 << 20;

struct Product {
  Operand left, right;
  Walk<2> batches; // offsets of the matrices, in elements
  int64_t batchCount = 1, m = 1, n = 1, k = 1;
  bool areRowsInOrder = false; // the left operand's axes are batches, rows and columns, as those of the result

  // A result of one column has the memory of one row, so a real product is computed transposed.
  bool isColumn() const { return n == 1 && m > 1; }
  // Places the memory of a kernel's workers, and behind it what they share; threads share the preparation of operands,
  // too. False if there is too much.
  bool share(const KernelChoice &choice, ByteCount own, const ByteCount &shared, Kernel &kernel, size_t &sharedAt);
  // Of the matrices of one batch.
  Walk<2>::Offsets offsetsOf(int64_t batch) const;
  // The number of chunks if threads take whole matrices, each of which takes this time; 1 if they share each matrix.
  // The run's thread does not poll while it waits for another's chunk, so a chunk must be short.
  int64_t chunksOfBatches(const KernelChoice &choice, double nanoseconds) const {
    const double chunksOfMatrix = nanoseconds / double(choice.chunkWork);
    const bool isShared = chunksOfMatrix >= (batchCount < 16 ? 16 : 512);
    return isShared ? 1 : chunksOf(choice, batchCount, nanoseconds);
  }
};

// Analyzes the shapes; both operands are converted to the given types. False if the shapes do not match.
bool analyze(const KernelRequest &request, ElementType leftType, ElementType rightType, Product &product,
             ByteCount &scratch);
inline bool analyze(const KernelRequest &request, ElementType computed, Product &product, ByteCount &scratch) {
  return analyze(request, computed, computed, product, scratch);
}

// Integers, and bf16 where the processor multiplies it, of more than a few products; the kernels of linear_dot.cpp
// compute the others.
bool isPacked(const KernelRequest &request);
MadeKernel makePacked(const KernelRequest &request);
// The type that they convert the left operand to.
ElementType packedLeftType(const KernelRequest &request);

// Products of complex numbers with parts of this type.
template <typename T> MadeKernel makeComplexProduct(const KernelRequest &request, ElementType computed);

// Products that need no packing. T: float or double, in which they are computed.
template <typename T> bool isUnpacked(const KernelRequest &request, const Product &product);
template <typename T>
MadeKernel makeUnpacked(const KernelRequest &request, ElementType computed, Product product, ByteCount shared);

} // namespace shlo::exec
