// Tensors of files, numbers about them, and which file is for which input of a program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "values.h"

#include <algorithm>
#include <cstring>

namespace tool {

std::string typeOf(const shlo_tensor *tensor) {
  return typeText(shlo_tensor_element_type(tensor), shlo_tensor_rank(tensor), shlo_tensor_shape(tensor));
}

std::string elementText(const shlo_tensor *tensor, int64_t index) {
  return std::string(textOf(make<Buffer>("", shlo_tensor_element_text, tensor, index)));
}

std::string position(const shlo_tensor *tensor, int64_t index) {
  std::string text;
  const int64_t *shape = shlo_tensor_shape(tensor);
  for (int32_t axis = shlo_tensor_rank(tensor); axis-- > 0;) {
    text = std::to_string(index % shape[axis]) + (text.empty() ? "" : ", ") + text;
    index /= shape[axis];
  }
  return "[" + text + "]";
}

// --- Files ----------------------------------------------------------------------------------------------------------

static bool isNarrowInteger(shlo_element_type type) {
  return type == SHLO_TYPE_I2 || type == SHLO_TYPE_I4 || type == SHLO_TYPE_UI2 || type == SHLO_TYPE_UI4;
}

Tensor readTensor(const std::string &path, shlo_element_type wanted) {
  Input file(path);
  std::string name = displayName(path);
  std::string_view bytes = file.bytes();
  shlo_tensor *tensor = nullptr;
  shlo_error *error = nullptr;
  const void *data = bytes.data();
  if (path.size() > 3 && path.substr(path.size() - 3) == ".pb")
    return make<Tensor>(name, shlo_tensor_from_onnx, data, bytes.size());
  shlo_status status = shlo_tensor_from_npy(data, bytes.size(), SHLO_TYPE_NONE, &tensor, &error);
  bool unnamed = status == SHLO_UNSUPPORTED;
  if (status == SHLO_OK && isNarrowInteger(wanted))
    unnamed = shlo_element_type_size(shlo_tensor_element_type(tensor)) == 1;
  if (unnamed) {
    shlo_error_destroy(error);
    shlo_tensor_destroy(tensor);
    return make<Tensor>(name, shlo_tensor_from_npy, data, bytes.size(), wanted);
  }
  if (status != SHLO_OK)
    throw failureOf(error, name);
  return Tensor(tensor);
}

// --- Numbers --------------------------------------------------------------------------------------------------------

void Statistics::add(double value) {
  if (std::isnan(value)) {
    ++nan;
    return;
  }
  infinite += std::isinf(value);
  min = std::min(min, value);
  max = std::max(max, value);
  sum += value;
  ++count;
}

template <typename T> static void addAll(Statistics &statistics, const shlo_tensor *tensor) {
  const char *data = static_cast<const char *>(shlo_tensor_data(tensor));
  for (size_t offset = 0; offset < shlo_tensor_size(tensor); offset += sizeof(T)) {
    T value;
    std::memcpy(&value, data + offset, sizeof value);
    statistics.add(double(value));
  }
}

Statistics statisticsOf(const shlo_tensor *tensor) {
  Statistics statistics;
  switch (shlo_tensor_element_type(tensor)) {
  case SHLO_TYPE_F32: addAll<float>(statistics, tensor); break;
  case SHLO_TYPE_F64: addAll<double>(statistics, tensor); break;
  case SHLO_TYPE_I32: addAll<int32_t>(statistics, tensor); break;
  case SHLO_TYPE_I64: addAll<int64_t>(statistics, tensor); break;
  default: // rare types, through their text
    for (int64_t i = 0; i < shlo_tensor_element_count(tensor); ++i)
      statistics.add(std::strtod(elementText(tensor, i).c_str(), nullptr));
  }
  return statistics;
}

bool hasOrder(shlo_element_type type) {
  return type != SHLO_TYPE_I1 && type != SHLO_TYPE_COMPLEX_F32 && type != SHLO_TYPE_COMPLEX_F64;
}

// --- Programs -------------------------------------------------------------------------------------------------------

static std::string inputType(const Plan &plan, size_t index) {
  return typeText(shlo_plan_input_element_type(plan.get(), index), shlo_plan_input_rank(plan.get(), index),
                  shlo_plan_input_shape(plan.get(), index));
}

// "x: " for a value of that name.
static std::string prefix(std::string_view name) { return name.empty() ? "" : std::string(name) + ": "; }

std::string signatureOf(const Plan &plan) {
  std::string text;
  for (size_t i = 0; i < shlo_plan_input_count(plan.get()); ++i)
    text += "\n  input " + std::to_string(i) + "   " + prefix(shlo_plan_input_name(plan.get(), i, nullptr)) +
            inputType(plan, i) + (shlo_plan_input_has_default(plan.get(), i) ? ", which has a default" : "");
  for (size_t i = 0; i < shlo_plan_output_count(plan.get()); ++i)
    text += "\n  output " + std::to_string(i) + "  " + prefix(shlo_plan_output_name(plan.get(), i, nullptr)) +
            typeText(shlo_plan_output_element_type(plan.get(), i), shlo_plan_output_rank(plan.get(), i),
                     shlo_plan_output_shape(plan.get(), i));
  return text;
}

std::vector<std::string> filesByPosition(const std::vector<std::string> &given, const char *option, size_t count,
                                         int64_t (*find)(const shlo_plan *, const char *, size_t), const Plan &plan) {
  std::vector<std::string> files(count), unnamed;
  for (const std::string &one : given) {
    const size_t equals = one.find('=');
    const int64_t place = equals == std::string::npos ? -1 : find(plan.get(), one.data(), equals);
    if (place < 0) {
      unnamed.push_back(one);
      continue;
    }
    if (!files[size_t(place)].empty())
      throw UsageError{std::string(option) + " gives '" + one.substr(0, equals) + "' twice"};
    files[size_t(place)] = one.substr(equals + 1);
    if (files[size_t(place)].empty())
      throw UsageError{std::string(option) + " is NAME=FILE, not '" + one + "'"};
  }
  size_t place = 0;
  for (const std::string &one : unnamed) {
    while (place < count && !files[place].empty())
      ++place;
    if (place == count)
      files.emplace_back(); // one too many
    files[place] = one;
  }
  return files;
}

std::vector<std::string> inputFilesOf(const std::vector<std::string> &given, const Plan &plan, const char *hint) {
  const size_t count = shlo_plan_input_count(plan.get());
  std::vector<std::string> files = filesByPosition(given, "--input", count, shlo_plan_find_input, plan);
  bool isComplete = files.size() == count;
  for (size_t i = 0; i < count; ++i)
    isComplete = isComplete && (!files[i].empty() || shlo_plan_input_has_default(plan.get(), i));
  if (!isComplete)
    throw UsageError{"the program takes " + plural(count, "input") + ", " + std::to_string(given.size()) +
                     " given (--input [NAME=]FILE.npy, once per input" + hint + "):" + signatureOf(plan)};
  return files;
}

} // namespace tool
