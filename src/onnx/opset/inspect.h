// Inspects an .onnx file without making a module of it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/check.h"
#include "tensor/element_type.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shlo::onnx {

struct Inspection {
  struct Opset {
    std::string domain; // "ai.onnx"
    int64_t version;
  };
  struct Op {
    std::string domain, name;
    int64_t since; // of its schema; 0 if this library has none, as for a call of a function
    uint64_t occurrences;
  };
  struct Dimension {
    int64_t extent = SHLO_DYNAMIC; // or not negative
    std::string name; // empty if it has none
  };
  struct Value {
    std::string name, type; // "float[batch,3,224,224]", as ONNX's textual form has it
    ElementType element = ElementType::None; // of tensors of numbers
    std::optional<std::vector<Dimension>> shape; // of tensors; none: the rank is unknown
    bool hasDefault = false;                     // an input that is an initializer, too
  };
  struct Initializer {
    std::string name, type;
    uint64_t bytes;       // as elements are stored in raw_data; of strings: their characters
    std::string location; // of external data; empty: the elements are in the file
  };
  struct ExternalFile {
    std::string location;
    uint64_t bytes, tensors; // the size that it must have at least
  };
  struct Function {
    std::string domain, name, overload;
    uint64_t nodes; // without those of subgraphs
    std::vector<std::string> inputs, outputs;
  };
  struct Entry {
    std::string key, value;
  };

  int64_t irVersion = 0, modelVersion = 0;
  std::string producer, producerVersion, domain, doc, graph;
  std::vector<Opset> opsets; // in the order of the file
  std::vector<Op> ops;       // of graphs, subgraphs and functions; the most frequent first
  std::vector<Value> inputs, outputs;
  std::vector<Initializer> initializers; // of the main graph, dense before sparse
  std::vector<ExternalFile> externalFiles; // by location
  std::vector<Function> functions;
  std::vector<Entry> metadata; // of the model
};

// Also of opsets that are newer than the schemas. Nothing is verified but the encoding. SHLO_MALFORMED, SHLO_LIMIT.
Result<Inspection> inspectModel(std::string_view bytes, const FileLimits &limits);

} // namespace shlo::onnx
