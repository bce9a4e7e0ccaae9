// Infers the result types of tokens and of transfers to and from the host.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/collectives.h"

namespace shlo::infer {

LogicalResult infer(ir::AfterAllOp op, InferenceContext &context) {
  return context.result(ir::TokenType::get(op.getContext()), "");
}
LogicalResult infer(ir::CreateTokenOp op, InferenceContext &context) {
  return context.result(ir::TokenType::get(op.getContext()), "");
}
LogicalResult infer(ir::OutfeedOp op, InferenceContext &context) {
  return context.result(ir::TokenType::get(op.getContext()), "");
}

// The results are tensors and then a token.
static LogicalResult receivedResults(InferenceContext &context, StringRef countRule, StringRef tensorRule,
                                     StringRef tokenRule) {
  if (failed(context.needsResults()))
    return failure();
  mlir::Operation *op = context.operation();
  unsigned count = op->getNumResults();
  if (count == 0)
    return context.fail(countRule, "results") << "is empty";
  for (unsigned i = 0; i + 1 < count; ++i)
    if (!llvm::isa<RankedTensorType>(op->getResult(i).getType()))
      return context.fail(tensorRule, result(i)) << "is " << op->getResult(i).getType() << ", expected a tensor";
  if (!llvm::isa<ir::TokenType>(op->getResult(count - 1).getType()))
    return context.fail(tokenRule, result(count - 1))
           << "is " << op->getResult(count - 1).getType() << ", expected a token";
  return context.declaredResults();
}

LogicalResult infer(ir::InfeedOp op, InferenceContext &context) {
  if (auto layout = op.getLayout(); layout && context.hasResults()) {
    // One list of dimensions per tensor.
    if (failed(context.size(int64_t(layout->size()), context.resultsLeft() - 1, "", "layout")))
      return failure();
    for (mlir::Attribute entry : *layout) {
      auto dims = llvm::dyn_cast<mlir::ArrayAttr>(entry);
      if (!dims || !llvm::all_of(dims, llvm::IsaPred<mlir::IntegerAttr>))
        return context.fail("", "layout") << "has an entry that is not a list of integers";
    }
  }
  return receivedResults(context, "c1", "c2", "c3");
}

// Channel types: 1 between devices, 2 from device to host, 3 from host to device.
static LogicalResult channelType(InferenceContext &context, int64_t type, bool isHostTransfer, int64_t hostType) {
  int64_t expected = isHostTransfer ? hostType : 1;
  if (type == expected)
    return success();
  return context.fail("c5", "channel_handle")
         << "has type " << type << ", expected " << expected
         << (isHostTransfer ? " for a transfer with the host" : " between devices");
}

LogicalResult infer(ir::SendOp op, InferenceContext &context) {
  if (failed(channelType(context, op.getChannelHandle().getType(), op.getIsHostTransfer(), 2)))
    return failure();
  if (auto pairs = op.getSourceTargetPairs();
      pairs && !context.isLenient() && failed(sourceTargetPairs(context, *pairs)))
    return failure();
  return context.result(ir::TokenType::get(op.getContext()), "");
}

LogicalResult infer(ir::RecvOp op, InferenceContext &context) {
  if (failed(channelType(context, op.getChannelHandle().getType(), op.getIsHostTransfer(), 3)))
    return failure();
  if (auto pairs = op.getSourceTargetPairs();
      pairs && !context.isLenient() && failed(sourceTargetPairs(context, *pairs)))
    return failure();
  return receivedResults(context, "", "", "");
}

} // namespace shlo::infer
