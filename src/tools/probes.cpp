// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "probes.h"

#include "reference/probe_file.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace tool {

std::string locationOf(const shlo_operation *operation) {
  if (const uint32_t line = shlo_operation_line(operation))
    return shlo_operation_file(operation, nullptr) + (":" + std::to_string(line)) + ":" +
           std::to_string(shlo_operation_column(operation));
  return shlo_operation_location_name(operation, nullptr);
}

std::string opText(const shlo_operation *operation) {
  auto options = make<PrintOptions>("", shlo_print_options_create);
  call("", shlo_print_options_set_elide_above, options.get(), uint64_t(16));
  const auto buffer =
      make<Buffer>("", shlo_operation_print, operation, static_cast<const shlo_print_options *>(options.get()));
  std::string text(textOf(buffer));
  const size_t end = text.find('\n');
  if (end != std::string::npos)
    text = text.substr(0, end) + " ...";
  constexpr size_t most = 300;
  return visible(text.size() > most ? text.substr(0, most) + " ..." : text);
}

std::string iterationsOf(const shlo_history *history, size_t index) {
  std::string text;
  for (size_t i = 0; i < shlo_history_loop_count(history, index); ++i)
    text += (i ? "." : ", iteration ") + std::to_string(shlo_history_iteration(history, index, i));
  return text;
}

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos)
      return parts;
    text.remove_prefix(end + 1);
  }
}

// The values of one probe, in their order.
using Lists = std::map<std::string, std::vector<std::string>>;

void set(const shlo_history *like, const History &history, size_t index, const std::string &path, bool isReference) {
  const shlo_tensor *own = shlo_history_tensor(like, index);
  const Tensor value = isReference ? reference::probeValue(path, own) : readTensor(path, shlo_tensor_element_type(own));
  call(path, shlo_history_set, history.get(), index, static_cast<const shlo_tensor *>(value.get()));
}

// Values in front of a loop are there once here, and may be there once for each iteration elsewhere.
size_t setAll(const shlo_history *like, const History &history, const std::vector<size_t> &indices,
              const std::vector<std::string> &paths, bool isReference) {
  const size_t step = std::max<size_t>(1, paths.size() % indices.size() ? 1 : paths.size() / indices.size());
  size_t count = 0;
  for (size_t i = 0; i < indices.size() && i * step < paths.size(); ++i, ++count)
    set(like, history, indices[i], paths[i * step], isReference);
  return count;
}

// What identifies a value in index.tsv.
std::string keyOf(const shlo_history *history, size_t i) {
  std::string key = shlo_history_op(history, i, nullptr) +
                    ("\t" + visible(locationOf(shlo_history_operation(history, i)))) + "\t" +
                    std::to_string(shlo_history_result(history, i)) + "\t";
  for (size_t loop = 0; loop < shlo_history_loop_count(history, i); ++loop)
    key += (loop ? "," : "") + std::to_string(shlo_history_iteration(history, i, loop));
  return key;
}

} // namespace

History readProbes(const std::string &folder, const shlo_history *history, size_t &count) {
  auto made = make<History>(folder, shlo_history_create_beside, history);
  std::error_code ignored;
  const std::string own = folder + "/index.tsv", other = folder + "/index.csv";
  const bool isReference = !std::filesystem::exists(own, ignored);
  Input file(isReference ? other : own);
  Lists paths;
  std::map<std::string, std::vector<size_t>> indices;
  for (const std::string &line : split(file.bytes(), '\n')) {
    if (!isReference) {
      const std::vector<std::string> cells = split(line, '\t');
      if (cells.size() >= 7 && cells[0] != "file")
        paths[cells[1] + "\t" + cells[2] + "\t" + cells[3] + "\t" + cells[5]].push_back(folder + "/" + cells[0]);
      continue;
    }
    // The id ends with the number of the probe: "probe3", "name.3". It may have commas.
    const size_t path = line.rfind(','), type = path == std::string::npos ? path : line.rfind(',', path - 1);
    if (type == std::string::npos || line == "probe_id,probe_type,probe_path")
      continue;
    const size_t digits = line.find_last_not_of("0123456789", type - 1) + 1;
    const std::string name = std::filesystem::path(line.substr(path + 1)).filename().string();
    paths[line.substr(digits, type - digits)].push_back(folder + "/" + name);
  }
  for (size_t i = 0; i < shlo_history_count(history); ++i)
    if (shlo_history_tensor(history, i))
      indices[isReference ? std::to_string(shlo_history_probe(history, i)) : keyOf(history, i)].push_back(i);
  count = 0;
  for (const auto &[key, list] : paths)
    if (const auto found = indices.find(key); found != indices.end())
      count += setAll(history, made, found->second, list, isReference);
  if (paths.empty())
    throw Failure{(isReference ? other : own) + ": has no values"};
  return made;
}

} // namespace tool
