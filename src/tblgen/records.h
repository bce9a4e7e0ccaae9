// What the readers of both models need of records.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

#include <string>

namespace shlo::tblgen {

// A record's file and line: "reduction.td:42".
inline std::string sourceOf(const llvm::Record &record) {
  llvm::SMLoc place = record.getLoc().front();
  unsigned buffer = llvm::SrcMgr.FindBufferContainingLoc(place);
  if (!buffer)
    return "";
  llvm::StringRef file = llvm::SrcMgr.getMemoryBuffer(buffer)->getBufferIdentifier();
  return (llvm::sys::path::filename(file) + ":" + llvm::Twine(llvm::SrcMgr.getLineAndColumn(place, buffer).first)).str();
}

inline std::string quoted(llvm::StringRef text) { return ("'" + text + "'").str(); }

} // namespace shlo::tblgen
