// The extension for shardings: how executables divide arguments and results. Clients ask where the program leaves it to
// the compiler; here such values are whole on each device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/extensions.h"
#include "plugin/program.h"

namespace shlo::plugin {
namespace {

// The texts of a program for one device are empty: replicated.
void answer(PJRT_Shardings_PJRT_Executable_ParameterShardings_Args &args) {
  args.executable->program->inputs.shardings.give(args.shardings, args.sharding_sizes, args.num_parameters);
}
void answer(PJRT_Shardings_PJRT_Executable_OutputShardings_Args &args) {
  args.executable->program->outputs.shardings.give(args.shardings, args.sharding_sizes, args.num_outputs);
}

} // namespace

constinit PJRT_Shardings_Extension shardingsExtension = {
    {PJRT_Shardings_Extension_STRUCT_SIZE, PJRT_Extension_Type_Shardings, nullptr},
    SHLO_EXTENSION_ENTRY(Shardings_PJRT_Executable_ParameterShardings, executable),
    SHLO_EXTENSION_ENTRY(Shardings_PJRT_Executable_OutputShardings, executable),
};

} // namespace shlo::plugin
