// The extension for layouts. All values are row-major and contiguous, so there is one layout for each rank.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/extensions.h"
#include "plugin/program.h"

namespace shlo::plugin {
namespace {

void answer(PJRT_Layouts_MemoryLayout_Destroy_Args &args) { delete args.layout; }
void answer(PJRT_Layouts_MemoryLayout_Serialize_Args &args) {
  giveBytes(rowMajorText(args.layout->rank), args.serialized_bytes, args.serialized_bytes_size, args.serialized_layout,
            args.serialized_layout_deleter);
}
void answer(PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args &args) {
  args.layout = new PJRT_Layouts_MemoryLayout{args.num_dims};
}
void answer(PJRT_Layouts_PJRT_Topology_GetDefaultLayout_Args &args) {
  args.layout = new PJRT_Layouts_MemoryLayout{args.num_dims};
}
void answer(PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args &args) {
  args.layout = new PJRT_Layouts_MemoryLayout{args.buffer->dims.size()};
}
void answer(PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args &args) {
  give(args.executable->program->outputs.layoutList, args.layouts, args.num_outputs);
}
void answer(PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args &args) {
  give(args.executable->program->inputs.layoutList, args.layouts, args.num_parameters);
}

} // namespace

std::string rowMajorText(size_t rank) {
  return "{" + listed(rank, [&](size_t i) { return std::to_string(rank - 1 - i); }, ",") + "}";
}

constinit PJRT_Layouts_Extension layoutsExtension = {
    {PJRT_Layouts_Extension_STRUCT_SIZE, PJRT_Extension_Type_Layouts, &shardingsExtension.base},
    SHLO_EXTENSION_ENTRY(Layouts_MemoryLayout_Destroy, struct_size),
    SHLO_EXTENSION_ENTRY(Layouts_MemoryLayout_Serialize, layout),
    SHLO_EXTENSION_ENTRY(Layouts_PJRT_Client_GetDefaultLayout, client),
    SHLO_EXTENSION_ENTRY(Layouts_PJRT_Buffer_MemoryLayout, buffer),
    SHLO_EXTENSION_ENTRY(Layouts_PJRT_Topology_GetDefaultLayout, topology_description),
    SHLO_EXTENSION_ENTRY(Layouts_PJRT_Executable_GetOutputLayouts, executable),
    SHLO_EXTENSION_ENTRY(Layouts_PJRT_Executable_GetParameterLayouts, executable),
};

} // namespace shlo::plugin
