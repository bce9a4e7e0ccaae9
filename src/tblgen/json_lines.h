// JSON with short values in one line.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace shlo::tblgen {

// A value in one line, with spaces.
inline void inLine(llvm::json::OStream &json, llvm::function_ref<void(llvm::json::OStream &)> write) {
  std::string compact;
  llvm::raw_string_ostream buffer(compact);
  llvm::json::OStream line(buffer);
  write(line);
  line.flush();
  json.rawValue([&](llvm::raw_ostream &os) {
    bool isText = false, isEscaped = false;
    for (char c : compact) {
      os << c;
      if (!isText && (c == ',' || c == ':'))
        os << ' ';
      if (c == '"' && !isEscaped)
        isText = !isText;
      isEscaped = c == '\\' && !isEscaped;
    }
  });
}

template <typename Names> void writeNames(llvm::json::OStream &json, llvm::StringRef key, const Names &names) {
  json.attributeArray(key, [&] {
    for (const std::string &name : names)
      json.value(name);
  });
}

} // namespace shlo::tblgen
