# Versions of the library and of StableHLO.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"The version of the library."
library_version() = VersionNumber(unsafe_string(CAPI.shlo_library_version()))
"The newest StableHLO version that is read and written."
newest_version() = VersionNumber(unsafe_string(CAPI.shlo_stablehlo_version()))
"The oldest StableHLO version that is read and written."
oldest_version() = VersionNumber(unsafe_string(CAPI.shlo_stablehlo_minimum_version()))
"The version and date (text) of each release, the oldest first."
releases() = [VersionNumber(unsafe_string(CAPI.shlo_release_version(k - 1))) =>
              unsafe_string(CAPI.shlo_release_date(k - 1)) for k in 1:CAPI.shlo_release_count()]

"The version to write for consumers of an age: `SHLO_COMPATIBILITY_WEEK_12`."
function version_for(requirement::CAPI.shlo_compatibility)
    version = static_text(CAPI.shlo_version_for_compatibility(requirement))
    version === nothing && refuse("there is no compatibility requirement ", requirement)
    VersionNumber(version)
end

target_text(target::CAPI.shlo_compatibility) = string(version_for(target))
target_text(target) = string(target)
