// StableHLO versions: targets, what a program needs, what an artifact says.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace tool {

// "X.Y.Z" of a target given as that, or as none, week4, week12 or max; throws UsageError where it is neither.
std::string targetVersion(const std::string &target);

// The oldest version that the module can be written for; nothing where no version can express it, and `why` says so.
std::optional<std::string> minimumVersion(const shlo_module *module, std::string &why);
// What the release before `version` lacks, each thing once, with how often and where first.
std::vector<std::string> reasonsFor(const shlo_module *module, const std::string &version);

// The facts of a finding that are known.
nlohmann::ordered_json diagnosticJson(const shlo_diagnostic *diagnostic);

// What is in an artifact, also where this library cannot read it.
void showInspection(const Style &style, const shlo_inspection *inspection);
nlohmann::ordered_json inspectionJson(const shlo_inspection *inspection);

} // namespace tool
