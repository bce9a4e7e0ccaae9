// The table of entries.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/extensions.h"

using namespace shlo::plugin;

namespace {

PJRT_Error *refuse(const char *name) noexcept {
  return makeError({PJRT_Error_Code_UNIMPLEMENTED, std::string("PJRT_") + name + " is not implemented by stablehlo-c"});
}

#define PJRT_ENTRY(name, least, clients)                                                                               \
  PJRT_Error *enter_##name(PJRT_##name##_Args *args) {                                                                 \
    return enter(args, PJRT_##name##_Args_STRUCT_SIZE, PJRT_STRUCT_SIZE(PJRT_##name##_Args, least), #name,             \
                 [](PJRT_##name##_Args &whole) { answer(whole); });                                                    \
  }
#define PJRT_STUB(name, clients)                                                                                       \
  PJRT_Error *enter_##name(PJRT_##name##_Args *) { return refuse(#name); }
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB

// These two return nothing.
void destroyError(PJRT_Error_Destroy_Args *args) {
  PJRT_Error_Destroy_Args failed = {PJRT_Error_Destroy_Args_STRUCT_SIZE, nullptr, enter_Error_Destroy(args)};
  if (failed.error)
    answer(failed);
}
void giveMessage(PJRT_Error_Message_Args *args) {
  PJRT_Error_Destroy_Args failed = {PJRT_Error_Destroy_Args_STRUCT_SIZE, nullptr, enter_Error_Message(args)};
  if (failed.error)
    answer(failed);
}

// The entry as the type of its slot.
template <typename Slot, typename Entry> constexpr Slot *slotOf(Entry *entry) {
  if constexpr (std::is_same_v<Slot, PJRT_Error_Destroy>)
    return destroyError;
  else if constexpr (std::is_same_v<Slot, PJRT_Error_Message>)
    return giveMessage;
  else
    return entry;
}

constexpr PJRT_Api api = {
    PJRT_Api_STRUCT_SIZE,
    &ffiExtension.base,
    {PJRT_Api_Version_STRUCT_SIZE, nullptr, PJRT_API_MAJOR, PJRT_API_MINOR},
#define PJRT_ENTRY(name, ...) slotOf<PJRT_##name>(enter_##name),
#define PJRT_STUB(name, ...) slotOf<PJRT_##name>(enter_##name),
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
};

} // namespace

extern "C" __attribute__((visibility("default"))) const PJRT_Api *GetPjrtApi(void) { return &api; }
