// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/split.h"

#include <algorithm>

namespace tool::reference {

std::vector<Part> split(std::string_view text, std::string_view marker) {
  if (marker.empty())
    return {{text, 0}};
  std::vector<Part> parts;
  size_t begin = 0;
  uint32_t above = 0;
  auto end = [&](size_t at) {
    parts.push_back({text.substr(begin, at - begin), above});
    above += uint32_t(std::count(text.begin() + std::ptrdiff_t(begin), text.begin() + std::ptrdiff_t(at), '\n'));
    begin = at;
  };
  for (size_t at = text.find(marker); at != std::string_view::npos; at = text.find(marker, at + 1))
    if (at == 0 || text[at - 1] == '\n') {
      end(at);
      // The marker's line belongs to the next part, so that lines keep their numbers.
      const size_t line = std::min(text.find('\n', at), text.size());
      begin = line;
    }
  end(text.size());
  return parts;
}

} // namespace tool::reference
