// Text with ops of MHLO, the dialect that StableHLO was made of. Older producers write it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace shlo::plugin {

// The text with the ops, types and attributes of MHLO as those of StableHLO. Names of attributes (mhlo.num_partitions),
// symbols, strings and comments stay.
std::string withoutMhlo(std::string_view text);

} // namespace shlo::plugin
