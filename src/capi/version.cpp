// version.h: versions of the library, of its ABI and of StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/version.h"

#include "vhlo/tables.h"

#include <array>
#include <iterator>

using shlo::vhlo::Version;

namespace {

// Wide enough for three numbers of 32 bits.
using VersionText = std::array<char, 36>;

constexpr VersionText textOf(Version version) {
  VersionText text{};
  size_t end = 0;
  for (uint32_t number : {version.major, version.minor, version.patch}) {
    char digits[10] = {};
    size_t count = 0;
    do
      digits[count++] = char('0' + number % 10);
    while (number /= 10);
    if (end)
      text[end++] = '.';
    while (count)
      text[end++] = digits[--count];
  }
  return text;
}

constexpr VersionText currentText = textOf(shlo::vhlo::currentVersion);
constexpr VersionText minimumText = textOf(shlo::vhlo::minimumVersion);

} // namespace

void shlo_abi_version(int32_t *major, int32_t *minor) {
  if (major)
    *major = SHLO_ABI_MAJOR;
  if (minor)
    *minor = SHLO_ABI_MINOR;
}

const char *shlo_library_version(void) { return SHLO_LIBRARY_VERSION; }
const char *shlo_stablehlo_version(void) { return currentText.data(); }
const char *shlo_stablehlo_minimum_version(void) { return minimumText.data(); }

const char *shlo_version_for_compatibility(shlo_compatibility requirement) {
  if (requirement < SHLO_COMPATIBILITY_NONE || requirement > SHLO_COMPATIBILITY_MAX)
    return nullptr;
  static const auto texts = [] {
    std::array<VersionText, SHLO_COMPATIBILITY_MAX + 1> all;
    for (size_t i = 0; i < all.size(); ++i)
      all[i] = textOf(shlo::vhlo::versionFor(int32_t(i)));
    return all;
  }();
  return texts[size_t(requirement)].data();
}
