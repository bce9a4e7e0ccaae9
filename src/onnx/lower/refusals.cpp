// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/refusals.h"

#include "onnx/dialect/names.h"

using namespace mlir;

namespace shlo::onnx {

// "ai.onnx.Gelu of opset 20"; a call is named as a function is.
static std::string titleOf(Operation *op) {
  if (findStructure(op->getName().stripDialect()) == Structure::Custom)
    return calleeOf(op);
  const Schema *schema = schemaOf(op);
  if (!schema)
    return op->getName().getStringRef().str();
  const OpInfo &info = infoOf(schema->op);
  return std::string(nameOf(info.domain)) + "." + std::string(std::string_view(info.name)) + " of opset " +
         std::to_string(schema->since);
}

void Refusals::add(Operation *op, const llvm::Twine &reason) {
  Kind &kind = kinds[{titleOf(op), reason.str()}];
  if (kind.count++ == 0)
    kind.first = op;
}

Error Refusals::error() const {
  Error error = makeError(SHLO_UNSUPPORTED, "");
  uint64_t nodes = 0;
  for (const auto &[key, kind] : kinds) {
    nodes += kind.count;
    Diagnostic finding;
    finding.op = kind.first->getName().getStringRef();
    finding.node = placeOf(kind.first);
    finding.message = key.first + ", " + std::to_string(kind.count) + (kind.count == 1 ? " node" : " nodes") +
                      ", cannot be lowered to StableHLO: " + key.second;
    if (error.diagnostics.size() < mostFindings)
      error.diagnostics.push_back(std::move(finding));
  }
  error.message = "onnx: " + error.diagnostics.front().message + ": " + error.diagnostics.front().node;
  if (kinds.size() > 1)
    error.message += ", and " + std::to_string(kinds.size() - 1) + " more (" + std::to_string(nodes) + " nodes in all)";
  return error;
}

} // namespace shlo::onnx
