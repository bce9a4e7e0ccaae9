// The table of entries.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/extensions.h"

using namespace shlo::plugin;

namespace {

#define PJRT_ENTRY(name, handle, least, clients)                                                                       \
  constexpr auto enter_##name = SHLO_ENTRY(name, handle, PJRT_STRUCT_SIZE(PJRT_##name##_Args, least));
#define PJRT_STUB(name, clients)                                                                                       \
  constexpr auto enter_##name = [](PJRT_##name##_Args *) {                                                             \
    return makeError({PJRT_Error_Code_UNIMPLEMENTED, "PJRT_" #name " is not implemented by stablehlo-c"});             \
  };
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB

// The entry as the type of its slot: two of them return nothing.
template <typename Args> using Entry = PJRT_Error *(*)(Args *);
template <auto entry, typename Args> constexpr Entry<Args> slot(PJRT_Error *(*)(Args *)) { return entry; }
template <auto entry, typename Args> constexpr auto slot(void (*)(Args *)) {
  return [](Args *args) {
    PJRT_Error_Destroy_Args failed = {PJRT_Error_Destroy_Args_STRUCT_SIZE, nullptr, entry(args)};
    answer(failed);
  };
}

constexpr PJRT_Api api = {
    PJRT_Api_STRUCT_SIZE,
    &ffiExtension.base,
    {PJRT_Api_Version_STRUCT_SIZE, nullptr, PJRT_API_MAJOR, PJRT_API_MINOR},
#define PJRT_ENTRY(name, ...) slot<enter_##name>(static_cast<PJRT_##name *>(nullptr)),
#define PJRT_STUB(name, ...) enter_##name,
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
};

} // namespace

extern "C" __attribute__((visibility("default"))) const PJRT_Api *GetPjrtApi(void) { return &api; }
