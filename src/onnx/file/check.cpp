// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/check.h"

#include "onnx/file/wire.h"

#include <string>
#include <vector>

namespace shlo::onnx {

Error malformed(std::string message, int64_t offset) {
  Diagnostic diagnostic;
  diagnostic.message = "onnx: " + std::move(message);
  diagnostic.offset = offset;
  return Error{SHLO_MALFORMED, diagnostic.message, {diagnostic}};
}

namespace {

// Reads depth first. The messages on the way are a list, so nesting needs no stack.
class Checker {
public:
  Checker(std::string_view bytes, const FileLimits &limits) : bytes(bytes), limits(limits) {}

  Status check(FieldType root) {
    if (bytes.size() > limits.bytes)
      return limit("the file", bytes.size(), limits.bytes, "bytes");
    open.push_back({FieldReader(bytes), root, nullptr});
    while (!open.empty()) {
      if (open.back().reader.atEnd()) {
        open.pop_back();
        continue;
      }
      EncodedField encoded;
      const char *why;
      if (!open.back().reader.read(encoded, why))
        return damaged(why);
      if (Status status = enter(encoded); !status)
        return status;
    }
    return {};
  }

private:
  struct Frame {
    FieldReader reader;
    FieldType message;
    const Field *field; // of the message around it
  };

  Status enter(const EncodedField &encoded) {
    const Field *field = findField(open.back().message, encoded.number);
    if (!field || !matches(encoded, *field))
      return {}; // an unknown field
    if (isMessage(field->type)) {
      if (++objects > limits.objects)
        return limit("the file", objects, limits.objects, "messages");
      if (open.size() > limits.nesting)
        return limit("the nesting of messages", open.size(), limits.nesting, "levels");
      open.push_back({FieldReader(encoded.bytes), field->type, field});
    } else if (field->type == FieldType::Text && encoded.bytes.size() > limits.nameBytes) {
      return limit(way(field), encoded.bytes.size(), limits.nameBytes, "bytes");
    } else if (field->isRepeated() && encoded.wire == Wire::Length && wireOf(field->type) != Wire::Length) {
      return checkBlock(*field, encoded.bytes);
    }
    return {};
  }
  Status checkBlock(const Field &field, std::string_view block) {
    const Wire wire = wireOf(field.type);
    if (wire != Wire::Varint) {
      const size_t size = wire == Wire::EightBytes ? 8 : 4;
      return block.size() % size == 0 ? Status() : damaged("a block of numbers ends within one", &field);
    }
    uint64_t value;
    for (const char *next = block.data(), *end = next + block.size(); next != end;)
      if (!(next = readVarint(next, end, value)))
        return damaged("a block of numbers ends within one", &field);
    return {};
  }

  // "graph.node.attribute".
  std::string way(const Field *last) const {
    std::string text;
    for (const Frame &frame : open)
      if (frame.field)
        text += (text.empty() ? "" : ".") + std::string(frame.field->name);
    if (last)
      text += (text.empty() ? "" : ".") + std::string(last->name);
    return text.empty() ? schemaName(open[0].message) : text;
  }
  Error damaged(const char *why, const Field *field = nullptr) const {
    return malformed("in " + way(field) + ": " + why, open.back().reader.place() - bytes.data());
  }
  Error limit(const std::string &what, uint64_t found, uint64_t most, const char *unit) const {
    return makeError(SHLO_LIMIT, "onnx: " + what + " has " + std::to_string(found) + " " + unit +
                                     " or more; the limit is " + std::to_string(most));
  }

  std::string_view bytes;
  const FileLimits &limits;
  std::vector<Frame> open;
  uint64_t objects = 0;
};

} // namespace

Status checkMessage(FieldType type, std::string_view bytes, const FileLimits &limits) {
  return Checker(bytes, limits).check(type);
}

bool looksLikeModel(std::string_view bytes) {
  bool hasVersion = false, hasGraph = false;
  FieldType message = FieldType::Model;
  // A message that ends beyond the bytes is looked into: its beginning has fields of its own.
  while (true) {
    FieldReader reader(bytes);
    const Field *longer = nullptr;
    while (!reader.atEnd() && !longer) {
      EncodedField encoded;
      const char *why;
      const bool isComplete = reader.read(encoded, why);
      if (!isComplete && reader.endsWithin())
        return hasVersion && hasGraph;
      if (!isComplete && !reader.readBeginning(encoded))
        return false;
      const Field *field = findField(message, encoded.number);
      if (!field || !matches(encoded, *field))
        return false;
      if (message == FieldType::Model) {
        const bool isVersion = field->number == field::Model::ir_version.number;
        constexpr uint64_t mostVersions = 1000; // now 14
        if (isVersion && (encoded.value == 0 || encoded.value > mostVersions))
          return false;
        hasVersion = hasVersion || isVersion;
        hasGraph = hasGraph || field->number == field::Model::graph.number;
      }
      if (!isComplete) {
        longer = field;
        bytes = encoded.bytes;
      }
    }
    if (!longer || !isMessage(longer->type))
      return hasVersion && hasGraph;
    message = longer->type;
  }
}

} // namespace shlo::onnx
