// passes.h: single passes as functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/passes.h"

#include "capi/module_handle.h"
#include "capi/onnx_handle.h"
#include "dialect/other_dialects.h"
#include "onnx/lower/lower.h"
#include "passes/chlo.h"
#include "passes/sharding.h"
#include "runtime/evaluate.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

// Runs a pass that requires a verified module.
template <typename Pass>
shlo_status rewrite(const shlo_module *module, shlo_module **out, shlo_error **error, Pass &&pass) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    nonNull(out, "out");
    state.ensureVerified();
    *out = new shlo_module(std::make_shared<const ModuleState>(unwrap(pass(state.module())), /*verified=*/false));
  });
}

} // namespace

shlo_status shlo_module_remove_sharding(const shlo_module *module, shlo_module **out, shlo_error **error) {
  return rewrite(module, out, error, withoutSharding);
}

shlo_status shlo_module_decompose_chlo(const shlo_module *module, shlo_module **out, shlo_error **error) {
  return rewrite(module, out, error, [](const Module &given) { return withoutChlo(given); });
}

shlo_status shlo_module_lower_onnx(const shlo_module *module, const shlo_onnx_infer_options *options, shlo_module **out,
                                   shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    const shlo_onnx_infer_options *known = checkedOrNull(options, "options");
    nonNull(out, "out");
    state.ensureVerified();
    const std::shared_ptr<const Module> newest = unwrap(onnx::withNewestOpsets(state.shared()));
    unwrap(newest->use());
    auto evaluate = [](std::shared_ptr<const Module> program) { return runtime::evaluate(std::move(program), {}); };
    *out = new shlo_module(std::make_shared<const ModuleState>(
        unwrap(onnx::lowerForAllExtents(*newest, known ? known->values : onnx::InferOptions(), evaluate)),
        /*verified=*/true));
  });
}

shlo_status shlo_module_apply_other_dialects(const shlo_module *module, shlo_other_dialects policy,
                                             shlo_diagnostics *diagnostics, shlo_module **out, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    OtherDialects wanted = checkedPolicy(policy);
    checkedOrNull(diagnostics, "diagnostics");
    nonNull(out, "out");
    state.ensureProgram();
    std::shared_ptr<Module> copy = state.module().clone();
    llvm::StringMap<uint64_t> dropped;
    unwrap(applyPolicy(copy->op(), wanted, dropped));
    auto made = std::make_unique<shlo_module>(std::make_shared<const ModuleState>(std::move(copy), false));
    reportDropped(dropped, findingsOf(diagnostics));
    *out = made.release();
  });
}
