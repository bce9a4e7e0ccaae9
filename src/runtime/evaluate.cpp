// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/evaluate.h"

#include "runtime/executable.h"

namespace shlo::runtime {

Result<std::vector<Tensor>> evaluate(std::shared_ptr<const Module> module, const exec::RunContext &context) {
  Options options;
  options.function = "main";
  options.build.context = context;
  Result<std::shared_ptr<const Executable>> executable = Executable::compile(std::move(module), options);
  if (!executable)
    return std::move(executable.error());
  const Specialization *single = (*executable)->fixed().get();
  if (!single)
    return makeError(SHLO_UNSUPPORTED, "the shapes of the results are not known");
  std::vector<Tensor> outputs(single->outputs().size());
  std::vector<Tensor *> places;
  for (Tensor &output : outputs)
    places.push_back(&output);
  if (Status status = run(*single, {}, {}, places, context); !status)
    return std::move(status.error());
  return outputs;
}

} // namespace shlo::runtime
