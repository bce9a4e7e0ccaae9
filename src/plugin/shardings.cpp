// The extension for shardings: how executables divide arguments and results. Clients ask where the program leaves it to
// the compiler; here such values are whole on each device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/extensions.h"
#include "plugin/program.h"

namespace shlo::plugin {
namespace {

// The texts of a program for one device are empty: replicated.
void give(const Program::Values &values, size_t &count, const char *const *&texts, const size_t *&sizes) {
  count = values.count();
  texts = values.shardingTexts.data();
  sizes = values.shardingSizes.data();
}
void answer(PJRT_Shardings_PJRT_Executable_ParameterShardings_Args &args) {
  give(nonNull(args.executable, "executable").program->inputs, args.num_parameters, args.shardings,
       args.sharding_sizes);
}
void answer(PJRT_Shardings_PJRT_Executable_OutputShardings_Args &args) {
  give(nonNull(args.executable, "executable").program->outputs, args.num_outputs, args.shardings, args.sharding_sizes);
}

#define SHARDINGS_ENTRY(name)                                                                                          \
  [](PJRT_Shardings_PJRT_Executable_##name##_Args *args) {                                                             \
    return enter(args, PJRT_Shardings_PJRT_Executable_##name##_Args_STRUCT_SIZE,                                       \
                 PJRT_Shardings_PJRT_Executable_##name##_Args_STRUCT_SIZE, "Shardings_PJRT_Executable_" #name,         \
                 [](auto &whole) { answer(whole); });                                                                  \
  }

} // namespace

constinit PJRT_Shardings_Extension shardingsExtension = {
    {PJRT_Shardings_Extension_STRUCT_SIZE, PJRT_Extension_Type_Shardings, nullptr},
    SHARDINGS_ENTRY(ParameterShardings),
    SHARDINGS_ENTRY(OutputShardings),
};

} // namespace shlo::plugin
