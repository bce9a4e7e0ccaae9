// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "changed_model.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <stdexcept>

namespace {

// A field of a message: its number, how it is written, and its content as it is in the file.
struct Field {
  uint64_t number, wire;
  std::string content; // of a message, string or list: without the length
};
using Message = std::vector<Field>;

constexpr uint64_t varintWire = 0, wideWire = 1, lengthWire = 2, narrowWire = 5;

uint64_t varint(const std::string &bytes, size_t &at) {
  uint64_t value = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    const auto byte = uint8_t(bytes.at(at++));
    value |= uint64_t(byte & 127) << shift;
    if (byte < 128)
      break;
  }
  return value;
}

void add(std::string &bytes, uint64_t value) {
  for (; value > 127; value >>= 7)
    bytes.push_back(char(value | 128));
  bytes.push_back(char(value));
}

Message parsed(const std::string &bytes) {
  Message fields;
  for (size_t at = 0; at < bytes.size();) {
    const uint64_t tag = varint(bytes, at);
    size_t begin = at, size = 0;
    switch (tag & 7) {
    case varintWire: varint(bytes, at); break;
    case wideWire: at += 8; break;
    case narrowWire: at += 4; break;
    case lengthWire:
      size = varint(bytes, at);
      begin = at;
      at += size;
      break;
    default: throw std::runtime_error("the model has a group");
    }
    fields.push_back({tag >> 3, tag & 7, bytes.substr(begin, at - begin)});
  }
  return fields;
}

std::string written(const Message &fields) {
  std::string bytes;
  for (const Field &field : fields) {
    add(bytes, field.number << 3 | field.wire);
    if (field.wire == lengthWire)
      add(bytes, field.content.size());
    bytes += field.content;
  }
  return bytes;
}

// The content of a field.
std::string contentOf(const std::string &message, uint64_t number) {
  for (const Field &field : parsed(message))
    if (field.number == number)
      return field.content;
  return "";
}

// Changes the messages in a field.
std::string changed(const std::string &message, uint64_t number, const std::function<void(Message &)> &change) {
  Message fields = parsed(message);
  for (Field &field : fields)
    if (field.number == number) {
      Message inner = parsed(field.content);
      change(inner);
      field.content = written(inner);
    }
  return written(fields);
}

// Numbers of fields.
namespace model {
constexpr uint64_t version = 1, graph = 7;
}
namespace graph {
constexpr uint64_t initializer = 5, input = 11, output = 12;
}
namespace tensor {
constexpr uint64_t type = 2, name = 8;
}
namespace value {
constexpr uint64_t name = 1, type = 2;
}
namespace type {
constexpr uint64_t tensor = 1, element = 1, shape = 2;
}
namespace elements {
const std::string ui16(1, 4), bf16(1, 16);
}
namespace shape {
constexpr uint64_t dimension = 1, value = 1, name = 2;
}

} // namespace

std::string withConstants(const std::string &bytes, const std::vector<std::string> &tensors) {
  Message fields = parsed(bytes);
  for (Field &field : fields)
    if (field.number == model::version) {
      // Before version 4, initializers had to be inputs.
      size_t at = 0;
      const uint64_t version = varint(field.content, at);
      field.content.clear();
      add(field.content, std::max<uint64_t>(version, 4));
    }
  return changed(written(fields), model::graph, [&](Message &body) {
    std::set<std::string> initialized;
    for (const Field &field : body)
      if (field.number == graph::initializer)
        initialized.insert(contentOf(field.content, tensor::name));
    Message kept, made;
    for (const Field &field : body) {
      const std::string name = field.number == graph::input ? contentOf(field.content, value::name) : "";
      if (field.number == graph::input && initialized.count(name))
        continue; // it would be an input with a default
      if (field.number != graph::input || made.size() == tensors.size()) {
        kept.push_back(field);
        continue;
      }
      const std::string element =
          contentOf(contentOf(contentOf(field.content, value::type), type::tensor), type::element);
      Message constant = parsed(tensors[made.size()]);
      std::erase_if(constant, [](const Field &one) { return one.number == tensor::name; });
      for (Field &one : constant)
        if (one.number == tensor::type && one.content == elements::ui16 && element == elements::bf16)
          one.content = element; // releases that had no bf16 kept its bits
      constant.push_back({tensor::name, lengthWire, name});
      made.push_back({graph::initializer, lengthWire, written(constant)});
    }
    kept.insert(kept.end(), made.begin(), made.end());
    body = kept;
  });
}

// The model with other dimensions of inputs, and without the extents of its outputs.
static std::string withDimensions(const std::string &bytes, const std::function<std::string(std::string)> &ofInput) {
  return changed(bytes, model::graph, [&](Message &body) {
    for (Field &field : body) {
      const bool isInput = field.number == graph::input;
      if (!isInput && field.number != graph::output)
        continue;
      field.content = changed(field.content, value::type, [&](Message &type) {
        for (Field &kind : type)
          if (kind.number == type::tensor)
            kind.content = changed(kind.content, type::shape, [&](Message &extents) {
              for (Field &extent : extents)
                if (extent.number == shape::dimension)
                  extent.content = isInput ? ofInput(extent.content) : "";
            });
      });
    }
  });
}

std::string withoutExtents(const std::string &bytes) {
  int names = 0;
  return withDimensions(
      bytes, [&](const std::string &) { return written({{shape::name, lengthWire, "n" + std::to_string(names++)}}); });
}

std::string withNamedExtents(const std::string &bytes) {
  return withDimensions(bytes, [](const std::string &dimension) {
    const std::string value = contentOf(dimension, shape::value);
    size_t at = 0;
    const uint64_t extent = value.empty() ? 0 : varint(value, at);
    return extent < 2 ? dimension : written({{shape::name, lengthWire, "n" + std::to_string(extent)}});
  });
}
