// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/external.h"

#include <algorithm>

namespace shlo::onnx {

// The names of a relative path that stays beneath its folder; none if it does not.
static std::vector<std::string> namesOf(std::string_view location) {
  std::vector<std::string> names;
  if (location.empty() || location.front() == '/' || location.back() == '/' ||
      location.find('\0') != std::string_view::npos)
    return {};
  while (true) {
    const size_t end = location.find('/');
    const std::string_view name = location.substr(0, end);
    if (name == "..")
      return {};
    if (!name.empty() && name != ".")
      names.emplace_back(name);
    if (end == std::string_view::npos)
      return names;
    location.remove_prefix(end + 1);
  }
}

Result<ExternalFiles::File *> ExternalFiles::open(std::string_view location) {
  if (auto found = files.find(location); found != files.end())
    return &found->second;
  auto add = [&](FileBytes content) { return &files.emplace(location, File{std::move(content), ""}).first->second; };
  if (auto found = source.given.find(location); found != source.given.end())
    return add({found->second, nullptr});
  const std::vector<std::string> names = namesOf(location);
  if (names.empty())
    return makeError(SHLO_MALFORMED, "onnx: external data at '" + std::string(location) +
                                         "', expected a path beneath the folder of the model");
  if (source.folder.empty())
    return makeError(SHLO_IO, "onnx: external data at '" + std::string(location) +
                                  "': the options name no folder, and give no bytes for this location");
  Result<FileBytes> content = mapFileBeneath(source.folder, names, source.followLinks);
  if (!content)
    return std::move(content.error());
  return add(std::move(*content));
}

Result<FileBytes> ExternalFiles::elementsOf(const TensorData &tensor) {
  const ExternalData &external = tensor.external;
  Result<File *> opened = open(external.location);
  if (!opened)
    return std::move(opened.error());
  File &file = **opened;
  const uint64_t size = file.content.bytes.size(), bytes = tensor.rawBytes();
  auto wrong = [&](const std::string &what) {
    return makeError(SHLO_MALFORMED, "onnx: tensor '" + std::string(tensor.name()) + "' " + what);
  };
  if (external.offset > size || bytes > size - external.offset)
    return wrong("has " + std::to_string(bytes) + " bytes from " + std::to_string(external.offset) + " on in '" +
                 std::string(external.location) + "', which has " + std::to_string(size));
  if (source.sha1 && !external.checksum.empty()) {
    if (file.checksum.empty())
      file.checksum = source.sha1(file.content.bytes);
    auto isSameDigit = [](char a, char b) { return a == (b >= 'A' && b <= 'F' ? b - 'A' + 'a' : b); };
    if (!std::ranges::equal(file.checksum, external.checksum, isSameDigit))
      return wrong("states the checksum " + std::string(external.checksum) + " of '" + std::string(external.location) +
                   "', whose SHA-1 is " + file.checksum);
  }
  return FileBytes{file.content.bytes.substr(size_t(external.offset), size_t(bytes)), file.content.owner};
}

std::vector<FileBytes> ExternalFiles::mapped() const {
  std::vector<FileBytes> result;
  for (const auto &[location, file] : files)
    if (file.content.owner)
      result.push_back(file.content);
  return result;
}

} // namespace shlo::onnx
