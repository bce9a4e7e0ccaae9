// The kernel of decompositions: over the matrices of a batch.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_decomposition.h"

#include "exec/linear_inputs.h"

#include <numeric>

namespace shlo::exec {
namespace {

class DecompositionKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &watch) {
      std::vector<const char *> inputs(inputBytes.size());
      std::vector<char *> outputs(outputBytes.size());
      for (int64_t item = chunkBegin(items, chunks, chunk); item < chunkBegin(items, chunks, chunk + 1); ++item) {
        for (size_t i = 0; i < inputs.size(); ++i)
          inputs[i] = arguments.inputs[i] + item * inputBytes[i];
        for (size_t i = 0; i < outputs.size(); ++i)
          outputs[i] = arguments.outputs[i] + item * outputBytes[i];
        if (!decomposer->run({inputs.data(), outputs.data(), scratch, watch}))
          return false;
      }
      return true;
    });
  }

  MadeDecomposer decomposer;
  Extents inputBytes, outputBytes; // of one matrix
  int64_t items = 0, chunks = 1;
};

MadeDecomposer makeDecomposer(const MatrixRequest &request) {
  using Kind = plan::DecompositionKind;
  switch (request.op.kind) {
  case Kind::Cholesky: return makeCholeskyWithInfo(request);
  case Kind::Lu: return makeLu(request);
  case Kind::PivotsToPermutation: return makePivotsToPermutation(request);
  case Kind::Qr: return makeQr(request);
  case Kind::PivotedQr: return makePivotedQr(request);
  case Kind::HouseholderProduct: return makeHouseholderProduct(request);
  case Kind::HouseholderMultiply: return makeHouseholderMultiply(request);
  case Kind::Hessenberg: return makeHessenberg(request);
  case Kind::Tridiagonal: return makeTridiagonal(request);
  case Kind::SymmetricEigen: return makeSymmetricEigen(request);
  case Kind::Eigen: return makeEigen(request);
  case Kind::Schur: return makeSchur(request);
  case Kind::SingularValues: return makeSingularValues(request);
  case Kind::TridiagonalSolve: return makeTridiagonalSolve(request);
  }
  return nullptr;
}

} // namespace

MadeKernel makeDecomposition(const KernelRequest &request) {
  using Kind = plan::DecompositionKind;
  const auto &op = std::get<plan::Decomposition>(request.op.data);
  auto typesOf = [](const std::vector<Layout> &layouts) {
    std::vector<TensorType> types;
    for (const Layout &layout : layouts)
      types.push_back({layout.element, layout.shape});
    return types;
  };
  const std::vector<TensorType> operands = typesOf(request.inputs), results = typesOf(request.outputs);
  if (plan::resultTypes(op, operands) != results)
    return badProgram("decomposition");
  const TensorType &a = operands[0];
  const size_t inner = op.kind == Kind::PivotsToPermutation || op.kind == Kind::TridiagonalSolve ? 1 : 2;
  const size_t batchRank = a.shape.size() - inner;
  MatrixRequest matrix{.op = op,
                       .element = a.element,
                       .m = a.shape[batchRank],
                       .n = a.shape.back(),
                       .count = operands.back().shape.back(),
                       .baseline = request.choice.baselineSimd};
  if (op.kind == Kind::HouseholderMultiply) {
    matrix.count = operands[1].shape.back();
    matrix.rows = operands[2].shape[batchRank];
    matrix.columns = operands[2].shape.back();
  }
  auto kernel = std::make_unique<DecompositionKernel>();
  auto bytesOf = [&](const std::vector<TensorType> &types) {
    Extents bytes;
    for (const TensorType &type : types) {
      int64_t size = int64_t(byteSize(type.element));
      for (size_t d = batchRank; d < type.shape.size(); ++d)
        size *= type.shape[d];
      bytes.push_back(size);
    }
    return bytes;
  };
  kernel->items = std::accumulate(a.shape.begin(), a.shape.begin() + ptrdiff_t(batchRank), int64_t(1),
                                  std::multiplies<>());
  if (kernel->items) {
    kernel->inputBytes = bytesOf(operands);
    kernel->outputBytes = bytesOf(results);
  } else {
    matrix.m = matrix.n = matrix.count = matrix.rows = matrix.columns = 0;
  }
  kernel->decomposer = makeDecomposer(matrix);
  const ByteCount &own = kernel->decomposer->scratch;
  if (!own.fits())
    return tooLarge();
  const double cost = double(matrix.m) * double(matrix.n) * double(matrix.least() + 20);
  kernel->chunks = own.bytes() > mostScratchOfWorker ? 1 : chunksOf(request.choice, kernel->items, 0.5 * cost);
  kernel->isParallel = kernel->chunks > 1;
  kernel->scratchBytes = own.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
