# Versions and targets.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
@test StableHLO.oldest_version() == v"0.9.0" < StableHLO.newest_version()
@test StableHLO.releases()[1][1] >= v"0.9.0" && length(StableHLO.releases()) > 20
@test StableHLO.version_for(SHLO_COMPATIBILITY_MAX) == v"0.9.0"
@test StableHLO.version_for(SHLO_COMPATIBILITY_NONE) == StableHLO.newest_version()
@test refused(() -> StableHLO.version_for(CAPI.shlo_compatibility(99)), "requirement")
