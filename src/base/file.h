// Files as bytes in memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace shlo {

// The bytes live as long as `owner`.
struct FileBytes {
  std::string_view bytes;
  std::shared_ptr<const void> owner;
};

// Reads a regular file. Fails with SHLO_IO for anything else, without waiting for it, and for a file whose size changes
// meanwhile.
Result<FileBytes> readFile(const std::string &path);
// Maps a regular file into memory. An access to a page that another process has cut off later raises SIGBUS, which no
// check can prevent.
Result<FileBytes> mapFile(const std::string &path);
// Likewise a file beneath a folder, by the names on the way. The file, or a folder on the way, is not a symbolic link,
// unless `followLinks` (shlo_read_options_set_follow_links): a link could lead out of the folder.
Result<FileBytes> mapFileBeneath(const std::string &folder, const std::vector<std::string> &names, bool followLinks);

} // namespace shlo
