// Result types of tokens and of transfers to and from the host.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/collectives.h"

namespace shlo::infer {

LogicalResult infer(ir::AfterAllOp op, Site &site) { return site.result(ir::TokenType::get(op.getContext()), ""); }
LogicalResult infer(ir::CreateTokenOp op, Site &site) { return site.result(ir::TokenType::get(op.getContext()), ""); }
LogicalResult infer(ir::OutfeedOp op, Site &site) { return site.result(ir::TokenType::get(op.getContext()), ""); }

// Tensors, then a token.
static LogicalResult receivedResults(Site &site, StringRef countRule, StringRef tensorRule, StringRef tokenRule) {
  if (failed(site.needsResults()))
    return failure();
  mlir::Operation *op = site.operation();
  unsigned count = op->getNumResults();
  if (count == 0)
    return site.fail(countRule, "results") << "is empty";
  for (unsigned i = 0; i + 1 < count; ++i)
    if (!llvm::isa<RankedTensorType>(op->getResult(i).getType()))
      return site.fail(tensorRule, result(i)) << "is " << op->getResult(i).getType() << ", expected a tensor";
  if (!llvm::isa<ir::TokenType>(op->getResult(count - 1).getType()))
    return site.fail(tokenRule, result(count - 1)) << "is " << op->getResult(count - 1).getType()
                                                   << ", expected a token";
  return site.declaredResults();
}

LogicalResult infer(ir::InfeedOp op, Site &site) {
  if (auto layout = op.getLayout(); layout && site.hasResults()) {
    // A list of dimensions for each tensor.
    if (failed(site.size(int64_t(layout->size()), site.resultsLeft() - 1, "", "layout")))
      return failure();
    for (mlir::Attribute entry : *layout) {
      auto dims = llvm::dyn_cast<mlir::ArrayAttr>(entry);
      if (!dims || !llvm::all_of(dims, llvm::IsaPred<mlir::IntegerAttr>))
        return site.fail("", "layout") << "has an entry that is no list of integers";
    }
  }
  return receivedResults(site, "c1", "c2", "c3");
}

// Channel types: 1 between devices, 2 from device to host, 3 from host to device.
static LogicalResult channelType(Site &site, int64_t type, bool isHostTransfer, int64_t hostType) {
  int64_t expected = isHostTransfer ? hostType : 1;
  if (type == expected)
    return success();
  return site.fail("c5", "channel_handle") << "has type " << type << ", expected " << expected
                                           << (isHostTransfer ? " for a transfer with the host" : " between devices");
}

LogicalResult infer(ir::SendOp op, Site &site) {
  if (failed(channelType(site, op.getChannelHandle().getType(), op.getIsHostTransfer(), 2)))
    return failure();
  if (auto pairs = op.getSourceTargetPairs(); pairs && failed(sourceTargetPairs(site, *pairs)))
    return failure();
  return site.result(ir::TokenType::get(op.getContext()), "");
}

LogicalResult infer(ir::RecvOp op, Site &site) {
  if (failed(channelType(site, op.getChannelHandle().getType(), op.getIsHostTransfer(), 3)))
    return failure();
  if (auto pairs = op.getSourceTargetPairs(); pairs && failed(sourceTargetPairs(site, *pairs)))
    return failure();
  return receivedResults(site, "", "", "");
}

} // namespace shlo::infer
