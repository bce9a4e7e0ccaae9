// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_converted.h"

#include "exec/extents.h"

namespace shlo::exec {

std::unique_ptr<ConvertedProduct> ConvertedProduct::make(const KernelChoice &choice, std::unique_ptr<Kernel> inner,
                                                         const Conversion &left, const Conversion &result,
                                                         int64_t leftRow, int64_t resultRow) {
  // So many elements of a row of both stay in the second-level cache, for enough rows to use what they are multiplied
  // with. Of short rows there are more, or to begin with them would take longer than to convert them.
  constexpr int64_t mostOfRow = 8192, elementsTogether = int64_t(1) << 17, shortTogether = 8192, rowsTogether = 64;
  auto *product = dynamic_cast<RowwiseKernel *>(inner.get());
  if (!product || product->ownRows() < 2 || leftRow > mostOfRow || resultRow > mostOfRow)
    return nullptr;
  inner.release();
  auto made = std::make_unique<ConvertedProduct>();
  made->inner.reset(product);
  made->left = left;
  made->result = result;
  made->leftRow = leftRow;
  made->resultRow = resultRow;
  const int64_t rows = product->ownRows(), least = product->leastRows(rows);
  const int64_t row = leftRow + resultRow, most = std::max(rowsTogether, shortTogether / row);
  const int64_t wanted = std::clamp<int64_t>(elementsTogether / row, 1, most);
  made->together = std::max<int64_t>(1, wanted / least) * least;

  ByteCount own;
  if (left.needed())
    made->leftAt = own.reserve(made->together * leftRow, size_t(left.bytes()));
  if (result.needed())
    made->sumsAt = own.reserve(made->together * resultRow, size_t(result.bytesBefore()));
  made->innerAt = own.reserve(int64_t(product->rowScratchBytes()), 1);
  const size_t shared = (product->rowSharedBytes() + 63) & ~size_t(63);
  if (!own.fits() || own.bytes() > mostScratchOfWorker)
    return nullptr;
  made->scratchBytes = own.bytes() + shared;
  made->sharedBytes = shared;
  const int64_t pieces = (rows + made->together - 1) / made->together;
  made->chunks = chunksOf(choice, pieces, made->nanoseconds() / double(pieces));
  made->isParallel = product->isParallel || made->chunks > 1;
  made->packedInputs = product->packedInputs;
  made->looseInputs = product->looseInputs & ~(left.needed() ? 1u : 0u);
  return made;
}

double ConvertedProduct::nanoseconds() const {
  const double converted = (left.needed() ? double(leftRow) : 0) + (result.needed() ? double(resultRow) : 0);
  return inner->nanoseconds() + double(ownRows()) * converted * Conversion::nanoseconds;
}

Status ConvertedProduct::run(const KernelArguments &arguments) const {
  char *const shared = arguments.scratch + rowScratchBytes();
  const int64_t rows = ownRows(), pieces = (rows + together - 1) / together;
  Watch watch(arguments.context);
  if (!startRows(arguments, shared, watch))
    return watch.status();
  return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &own) {
    const KernelArguments some{arguments.inputs, arguments.outputs, scratch, own.context};
    return runRows(some, shared, rows, chunkBegin(pieces, chunks, chunk) * together,
                   std::min(rows, chunkBegin(pieces, chunks, chunk + 1) * together), own);
  });
}

bool ConvertedProduct::runRows(const KernelArguments &arguments, const char *shared, int64_t rows, int64_t first,
                               int64_t end, Watch &watch) const {
  char *const scratch = arguments.scratch;
  for (int64_t row = first; row < end; row += together) {
    const int64_t count = std::min(together, end - row);
    // The product counts the bytes of an array from where its row 0 would be.
    auto rowZero = [row](char *of, int64_t rowBytes) {
      return reinterpret_cast<char *>(uintptr_t(of) - uintptr_t(row * rowBytes));
    };
    const char *inputs[2] = {arguments.inputs[0], arguments.inputs[1]};
    char *output = arguments.outputs[0];
    if (left.needed()) {
      const char *from = inputs[0] + row * leftRow * left.bytesBefore();
      if (!left.run(from, scratch + leftAt, count * leftRow, watch))
        return false;
      inputs[0] = rowZero(scratch + leftAt, leftRow * left.bytes());
    }
    if (result.needed())
      output = rowZero(scratch + sumsAt, resultRow * result.bytesBefore());
    if (!inner->runRows({inputs, &output, scratch + innerAt, arguments.context}, shared, rows, row, row + count, watch))
      return false;
    if (result.needed()) {
      char *to = arguments.outputs[0] + row * resultRow * result.bytes();
      if (!result.run(scratch + sumsAt, to, count * resultRow, watch))
        return false;
    }
  }
  return true;
}

} // namespace shlo::exec
