// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/external.h"

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

Result<FileBytes> ExternalFiles::open(std::string_view location) {
  if (auto found = source.given.find(location); found != source.given.end())
    return found->second;
  if (auto found = files.find(location); found != files.end())
    return found->second;
  const std::vector<std::string> names = namesOf(location);
  if (names.empty())
    return makeError(SHLO_MALFORMED, "onnx: external data at '" + std::string(location) +
                                         "', expected a path beneath the folder of the model");
  if (source.folder.empty())
    return makeError(SHLO_IO, "onnx: external data at '" + std::string(location) +
                                  "': the options name no folder, and give no bytes for this location");
  Result<FileBytes> file = mapFileBeneath(source.folder, names, source.followLinks);
  if (file)
    files.emplace(location, *file);
  return file;
}

Result<FileBytes> ExternalFiles::elementsOf(const TensorData &tensor) {
  const ExternalData &external = tensor.external;
  Result<FileBytes> file = open(external.location);
  if (!file)
    return std::move(file.error());
  const uint64_t size = file->bytes.size(), bytes = tensor.rawBytes();
  if (external.offset > size || bytes > size - external.offset)
    return makeError(SHLO_MALFORMED, "onnx: tensor '" + std::string(tensor.name()) + "' has " + std::to_string(bytes) +
                                         " bytes from " + std::to_string(external.offset) + " on in '" +
                                         std::string(external.location) + "', which has " + std::to_string(size));
  return FileBytes{file->bytes.substr(size_t(external.offset), size_t(bytes)), file->owner};
}

} // namespace shlo::onnx
