// version.h: versions of the library, of its ABI and of StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/version.h"

#include "capi/handle.h"
#include "vhlo/tables.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

// The version of the reference's portable API that this library covers (docs/versions.md).
constexpr int32_t portableApi = 9;

vhlo::Version checkedVersion(const char *version, size_t length, const char *parameter) {
  std::string_view text = checkedText(nonNull(version, parameter), length, parameter);
  std::optional<vhlo::Version> parsed = vhlo::parseVersion(text);
  if (!parsed)
    fail(SHLO_INVALID_ARGUMENT,
         std::string(parameter) + " '" + std::string(text.substr(0, 64)) + "' is not of the form X.Y.Z");
  return *parsed;
}

const vhlo::ReleaseRecord *releaseAt(size_t index) {
  return index < vhlo::releaseRecords().size() ? &vhlo::releaseRecords()[index] : nullptr;
}

} // namespace

void shlo_abi_version(int32_t *major, int32_t *minor) {
  if (major)
    *major = SHLO_ABI_MAJOR;
  if (minor)
    *minor = SHLO_ABI_MINOR;
}

const char *shlo_library_version(void) { return SHLO_LIBRARY_VERSION; }
const char *shlo_stablehlo_version(void) { return vhlo::releaseRecords().back().name.data(); }
const char *shlo_stablehlo_minimum_version(void) { return vhlo::releaseRecords().front().name.data(); }
int32_t shlo_stablehlo_api_version(void) { return portableApi; }

size_t shlo_release_count(void) { return vhlo::releaseRecords().size(); }
const char *shlo_release_version(size_t index) {
  const vhlo::ReleaseRecord *release = releaseAt(index);
  return release ? release->name.data() : nullptr;
}
const char *shlo_release_date(size_t index) {
  const vhlo::ReleaseRecord *release = releaseAt(index);
  return release ? release->date.data() : nullptr;
}

const char *shlo_version_for_compatibility(shlo_compatibility requirement) { return vhlo::versionFor(requirement); }

shlo_status shlo_version_compare(const char *left, size_t left_length, const char *right, size_t right_length,
                                 int32_t *order, shlo_error **error) {
  return fallible(error, [&] {
    vhlo::Version first = checkedVersion(left, left_length, "left");
    vhlo::Version second = checkedVersion(right, right_length, "right");
    *nonNull(order, "order") = first < second ? -1 : second < first ? 1 : 0;
  });
}
