// Stores of keys and values that all processes of a distributed client share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace shlo::client {

// Any thread may use it. Keys and values are any bytes.
class Store {
public:
  virtual ~Store() = default;
  // The value of the key, as soon as it has one: SHLO_LIMIT after that time, SHLO_NOT_FOUND at once if it is 0.
  virtual Result<std::string> get(std::string_view key, std::chrono::milliseconds patience) = 0;
  virtual Status put(std::string_view key, std::string_view value) = 0;
};

// A folder that all processes see: a file for each key. It has no thread and asks again and again. `process`: the
// number of this one. Fails if a process of that number uses the folder, or has used it: its values would be taken for
// new ones.
Result<std::shared_ptr<Store>> openFolder(const std::string &path, int64_t process);

} // namespace shlo::client
