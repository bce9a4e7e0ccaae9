// Tries artifacts, texts and attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "targets.h"

#include "round_trip.h"

#include <vector>

namespace shlo::test {

void tryArtifact(Gate &gate, std::string_view bytes) {
  shlo_inspection *inspection = nullptr;
  shlo_content_detect(bytes.data(), bytes.size());
  gate.status("inspect", [&](shlo_error **error) {
    return shlo_artifact_inspect(bytes.data(), bytes.size(), &inspection, error);
  });
  Owned<shlo_inspection> inspected(inspection);
  shlo_module *read = nullptr;
  gate.status("read", [&](shlo_error **error) {
    return shlo_artifact_read(bytes.data(), bytes.size(), nullptr, &read, error);
  });
  Owned<shlo_module> module(read);
  if (module) {
    gate.accept();
    if (!inspected)
      gate.find(Kind::Refused, "inspect what can be read");
    checkRoundTrips(gate, module.get(), bytes.size() % 2);
    checkTargets(gate, module.get());
    plan(gate, module.get());
    return;
  }
  gate.refuse();
  if (Owned<shlo_module> unverified = load(gate, bytes, false))
    useUnverified(gate, unverified.get());
  shlo_buffer *text = nullptr;
  gate.status("print verbatim", [&](shlo_error **error) {
    return shlo_artifact_print(bytes.data(), bytes.size(), nullptr, &text, error);
  });
  shlo_buffer_destroy(text);
}

void tryText(Gate &gate, std::string_view text) {
  shlo_parse_options *options = nullptr;
  shlo_module *parsed = nullptr;
  shlo_parse_options_create(&options, nullptr);
  shlo_parse_options_set_verify(options, 0, nullptr);
  shlo_status status = gate.status("parse unverified", [&](shlo_error **error) {
    return shlo_module_parse(text.data(), text.size(), options, &parsed, error);
  });
  shlo_parse_options_destroy(options);
  Owned<shlo_module> unverified(parsed);
  if (status) {
    gate.refuse();
    return;
  }
  parsed = nullptr;
  gate.status("parse",
              [&](shlo_error **error) { return shlo_module_parse(text.data(), text.size(), nullptr, &parsed, error); });
  Owned<shlo_module> module(parsed);
  if (!module) {
    gate.refuse();
    useUnverified(gate, unverified.get());
    return;
  }
  gate.accept();
  checkRoundTrips(gate, module.get(), text.size() % 2);
  checkTargets(gate, module.get());
  plan(gate, module.get());
}

namespace {

// A builder parses attributes and types many times faster than modules are made.
struct Waiting {
  Owned<shlo_builder> builder;
  std::vector<const shlo_attribute *> attributes;
};
Waiting waiting;

constexpr size_t mostWaiting = 64;

// A builder with these attributes in its module.
Owned<shlo_module> moduleWith(Gate &gate, const std::vector<std::string> &texts) {
  shlo_builder *made = nullptr;
  shlo_module *module = nullptr;
  shlo_builder_create(nullptr, 0, &made, nullptr);
  Owned<shlo_builder> builder(made);
  for (size_t i = 0; i < texts.size(); ++i) {
    const shlo_attribute *attribute = nullptr;
    std::string name = "a.n" + std::to_string(i);
    shlo_builder_parse_attribute(made, texts[i].data(), texts[i].size(), &attribute, nullptr);
    // Some attributes may not stand there; such a module lacks them.
    gate.status("set attribute", [&](shlo_error **error) {
      return shlo_builder_set_attribute(made, nullptr, name.data(), name.size(), attribute, error);
    });
  }
  gate.status("finish", [&](shlo_error **error) { return shlo_builder_finish(made, &module, error); });
  return Owned<shlo_module>(module);
}

std::string textOf(Gate &gate, const shlo_type *type) {
  shlo_buffer *text = nullptr;
  if (gate.status("print type", [&](shlo_error **error) { return shlo_type_print(type, &text, error); }))
    gate.find(Kind::Refused, "print type: " + gate.message());
  std::string copy(shlo_buffer_data(text), shlo_buffer_size(text));
  shlo_buffer_destroy(text);
  return copy;
}

std::string textOf(Gate &gate, const shlo_attribute *attribute) {
  shlo_buffer *text = nullptr;
  if (gate.status("print attribute",
                  [&](shlo_error **error) { return shlo_attribute_print(attribute, nullptr, &text, error); }))
    gate.find(Kind::Refused, "print attribute: " + gate.message());
  std::string copy(shlo_buffer_data(text), shlo_buffer_size(text));
  shlo_buffer_destroy(text);
  return copy;
}

// An attribute or type is unique within its builder, so that equal ones have the same handle.
template <typename Handle, typename Parse>
void checkPrinted(Gate &gate, const char *what, const Handle *handle, std::string_view input, std::string printed,
                  Parse parse, std::string (*textOf)(Gate &, const Handle *)) {
  // Each parse names a resource anew. A module's attributes keep their names.
  if (printed.find("dense_resource<") != printed.npos)
    return;
  const Handle *again = nullptr;
  shlo_status status = gate.status(what, [&](shlo_error **error) {
    return parse(waiting.builder.get(), printed.data(), printed.size(), &again, error);
  });
  gate.compare();
  if (gate.plants(Plant::TextDiffers))
    again = nullptr;
  if (status || gate.plants(Plant::Refused))
    gate.find(Kind::Refused,
              std::string(what) + ": " + gate.message() + " in " + printed + " of " + std::string(input));
  // Each parse makes other distinct attributes.
  else if (printed.find("distinct[") != printed.npos ? textOf(gate, again) != printed : again != handle)
    gate.find(Kind::TextDiffers, std::string(what) + " " + printed + " of " + std::string(input));
}

// Checks the attributes of one module. If one of them has no artifact, or there is a finding, checks halves.
void checkTogether(Gate &gate, const std::vector<std::string> &texts) {
  size_t bytes = 0;
  for (const std::string &text : texts)
    bytes += text.size();
  uint64_t before = gate.failures();
  gate.begin(texts.size() == 1 ? texts[0] : "attributes together", bytes);
  bool hasArtifact = false;
  if (Owned<shlo_module> module = moduleWith(gate, texts)) {
    hasArtifact = checkRoundTrips(gate, module.get(), true);
    checkTargets(gate, module.get());
  }
  if (texts.size() == 1 || (hasArtifact && gate.failures() == before))
    return;
  auto middle = texts.begin() + ptrdiff_t(texts.size() / 2);
  checkTogether(gate, {texts.begin(), middle});
  checkTogether(gate, {middle, texts.end()});
}

} // namespace

void finishAttributes(Gate &gate) {
  std::vector<std::string> texts;
  for (const shlo_attribute *attribute : waiting.attributes)
    texts.push_back(textOf(gate, attribute));
  waiting = {};
  if (texts.empty())
    return;
  checkTogether(gate, texts);
}

void tryAttributes(Gate &gate, std::string_view text) {
  gate.begin("attribute", text.size());
  tryAttribute(gate, text);
  finishAttributes(gate);
}

void tryAttribute(Gate &gate, std::string_view text) {
  if (!waiting.builder) {
    shlo_builder *builder = nullptr;
    shlo_builder_create(nullptr, 0, &builder, nullptr);
    waiting.builder.reset(builder);
  }
  const shlo_attribute *attribute = nullptr;
  const shlo_type *type = nullptr;
  gate.status("parse attribute", [&](shlo_error **error) {
    return shlo_builder_parse_attribute(waiting.builder.get(), text.data(), text.size(), &attribute, error);
  });
  gate.status("parse type", [&](shlo_error **error) {
    return shlo_builder_parse_type(waiting.builder.get(), text.data(), text.size(), &type, error);
  });
  if (!attribute && !type)
    gate.refuse();
  else
    gate.accept();
  if (attribute) {
    checkPrinted(gate, "parse a printed attribute", attribute, text, textOf(gate, attribute),
                 shlo_builder_parse_attribute, textOf);
    waiting.attributes.push_back(attribute);
  }
  if (type) {
    checkPrinted(gate, "parse a printed type", type, text, textOf(gate, type), shlo_builder_parse_type, textOf);
  }
  if (waiting.attributes.size() >= mostWaiting)
    finishAttributes(gate);
}

} // namespace shlo::test
