// StableHLO versions: targets, required versions, inspection of artifacts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace tool {

// The version "X.Y.Z" of a target X.Y.Z, none, week4, week12 or max. Throws UsageError for anything else.
std::string targetVersion(const std::string &target);

// The oldest version that the module can be written for; none if no version can express it, and `why` gives the reason.
std::optional<std::string> minimumVersion(const shlo_module *module, std::string &why);
// What the version before `version` lacks: each thing once, with its count and first location.
std::vector<std::string> reasonsFor(const shlo_module *module, const std::string &version);

// Shows the contents of an artifact, even if it is newer than this library.
void showInspection(const Style &style, const shlo_inspection *inspection);
nlohmann::ordered_json inspectionJson(const shlo_inspection *inspection);

} // namespace tool
