// Where the ops of a program come from, and which of them are recorded.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/program.h"
#include "plan/recording.h"

namespace shlo::plan {

std::string Origins::location(uint32_t origin) const {
  const Origin &op = at(origin);
  if (op.line == 0)
    return text(op.name);
  return text(op.file) + ":" + std::to_string(op.line) + ":" + std::to_string(op.column);
}

std::string Origins::describe(uint32_t origin) const {
  const std::string place = location(origin);
  return at(origin).op + (place.empty() ? "" : " (" + place + ")");
}

// Whether the location, "dir/model.py:12:3", is the wanted one, which may leave out the column and folders.
static bool isPlace(std::string_view location, std::string_view wanted) {
  const size_t at = location.rfind(wanted);
  if (wanted.empty() || at == std::string_view::npos)
    return false;
  const std::string_view rest = location.substr(at + wanted.size());
  const bool endsThere = rest.empty() || (rest.front() == ':' && wanted.find(':') != std::string_view::npos);
  return endsThere && (at == 0 || location[at - 1] == '/');
}

bool Recording::wants(const Origins &origins, uint32_t origin) const {
  const Origin &op = origins.at(origin);
  if (ops.contains(std::string_view(op.op)))
    return true;
  if (isAll && std::string_view(op.op) != "stablehlo.constant")
    return true;
  if (locations.empty())
    return false;
  const std::string &name = origins.text(op.name), location = origins.location(origin);
  return std::any_of(locations.begin(), locations.end(), [&](const std::string &wanted) {
    return (!name.empty() && name == wanted) || isPlace(location, wanted);
  });
}

} // namespace shlo::plan
