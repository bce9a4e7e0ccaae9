// Tensors of files, numbers about them, and which file is for which input of a program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <cmath>
#include <string>
#include <vector>

namespace tool {

std::string typeOf(const shlo_tensor *tensor);
std::string elementText(const shlo_tensor *tensor, int64_t index);
// The indices of an element, "[3, 4]", from its row-major index.
std::string position(const shlo_tensor *tensor, int64_t index);

// Reads .npy, or .pb of ONNX. NumPy has no name for some element types. Their files say only "one byte" or "two bytes";
// the program knows the type.
Tensor readTensor(const std::string &path, shlo_element_type wanted);

struct Statistics {
  double min = INFINITY, max = -INFINITY, sum = 0; // of numbers
  int64_t count = 0, nan = 0, infinite = 0;        // numbers (also infinite ones), NaNs, infinities

  void add(double value);
  double mean() const { return count ? sum / double(count) : 0; }
};
Statistics statisticsOf(const shlo_tensor *tensor);
// Whether the elements are numbers with an order: no booleans, nothing complex.
bool hasOrder(shlo_element_type type);

// The inputs and outputs, for messages.
std::string signatureOf(const Plan &plan);
// The files of the values by position. "NAME=FILE" is for the value of that name, the others follow in order. An empty
// name is that of a value that is left out.
std::vector<std::string> filesByPosition(const std::vector<std::string> &given, const char *option, size_t count,
                                         int64_t (*find)(const shlo_plan *, const char *, size_t), const Plan &plan);
// Likewise for inputs. Throws UsageError if one is missing. `hint` ends what the message says of --input.
std::vector<std::string> inputFilesOf(const std::vector<std::string> &given, const Plan &plan, const char *hint = "");

} // namespace tool
