// The extension for layouts. All values are row-major and contiguous, so there is one layout for each rank.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/extensions.h"
#include "plugin/program.h"

namespace shlo::plugin {
namespace {

PJRT_Layouts_MemoryLayout *makeLayout(size_t rank) { return new PJRT_Layouts_MemoryLayout{rank}; }

void answer(PJRT_Layouts_MemoryLayout_Destroy_Args &args) { delete args.layout; }
void answer(PJRT_Layouts_MemoryLayout_Serialize_Args &args) {
  giveBytes(rowMajorText(nonNull(args.layout, "layout").rank), args.serialized_bytes, args.serialized_bytes_size,
            args.serialized_layout, args.serialized_layout_deleter);
}
void answer(PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args &args) {
  need(args.client, "client");
  args.layout = makeLayout(args.num_dims);
}
void answer(PJRT_Layouts_PJRT_Topology_GetDefaultLayout_Args &args) {
  need(args.topology_description, "topology_description");
  args.layout = makeLayout(args.num_dims);
}
void answer(PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args &args) {
  args.layout = makeLayout(nonNull(args.buffer, "buffer").dims.size());
}
void answer(PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args &args) {
  const Program::Values &outputs = nonNull(args.executable, "executable").program->outputs;
  args.num_outputs = outputs.count();
  args.layouts = const_cast<PJRT_Layouts_MemoryLayout **>(outputs.layoutList.data());
}
void answer(PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args &args) {
  const Program::Values &inputs = nonNull(args.executable, "executable").program->inputs;
  args.num_parameters = inputs.count();
  args.layouts = const_cast<PJRT_Layouts_MemoryLayout **>(inputs.layoutList.data());
}

#define LAYOUTS_ENTRY(name)                                                                                            \
  [](PJRT_Layouts_##name##_Args *args) {                                                                               \
    return enter(args, PJRT_Layouts_##name##_Args_STRUCT_SIZE, PJRT_Layouts_##name##_Args_STRUCT_SIZE,                 \
                 "Layouts_" #name, [](auto &whole) { answer(whole); });                                                \
  }

} // namespace

std::string rowMajorText(size_t rank) {
  std::string text = "{";
  for (size_t axis = rank; axis-- > 0;)
    text += std::to_string(axis) + (axis ? "," : "");
  return text + "}";
}

constinit PJRT_Layouts_Extension layoutsExtension = {
    {PJRT_Layouts_Extension_STRUCT_SIZE, PJRT_Extension_Type_Layouts, &shardingsExtension.base},
    LAYOUTS_ENTRY(MemoryLayout_Destroy),
    LAYOUTS_ENTRY(MemoryLayout_Serialize),
    LAYOUTS_ENTRY(PJRT_Client_GetDefaultLayout),
    LAYOUTS_ENTRY(PJRT_Buffer_MemoryLayout),
    LAYOUTS_ENTRY(PJRT_Topology_GetDefaultLayout),
    LAYOUTS_ENTRY(PJRT_Executable_GetOutputLayouts),
    LAYOUTS_ENTRY(PJRT_Executable_GetParameterLayouts),
};

} // namespace shlo::plugin
