// Tries version strings, .npy files, ONNX files and texts of versioned programs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "targets.h"

#include "round_trip.h"

#include <cstring>
#include <vector>

namespace shlo::test {
namespace {

constexpr shlo_element_type elements[] = {SHLO_TYPE_NONE, SHLO_TYPE_F32,  SHLO_TYPE_BF16,        SHLO_TYPE_I4,
                                          SHLO_TYPE_I1,   SHLO_TYPE_UI64, SHLO_TYPE_COMPLEX_F64, SHLO_TYPE_F8E8M0FNU};

// -1, 0 or 1; nothing if a text is no version.
bool compareVersions(Gate &gate, std::string_view left, std::string_view right, int32_t &order) {
  constexpr int32_t unset = 77;
  order = unset;
  shlo_status status = gate.status("compare versions", [&](shlo_error **error) {
    return shlo_version_compare(left.data(), left.size(), right.data(), right.size(), &order, error);
  });
  if (status ? order != unset : order < -1 || order > 1)
    gate.find(Kind::Untouched, "compare versions: " + std::to_string(order));
  return !status;
}

} // namespace

void tryVersion(Gate &gate, std::string_view text) {
  gate.begin(text, text.size());
  std::string_view left = text.substr(0, text.find('\0')), right = text.substr(std::min(left.size() + 1, text.size()));
  int32_t order = 0, reverse = 0, same = 0;
  bool isLeft = compareVersions(gate, left, left, same);
  gate.compare();
  if (isLeft && same)
    gate.find(Kind::Value, "a version is not itself");
  if (compareVersions(gate, left, right, order)) {
    gate.accept();
    if (!compareVersions(gate, right, left, reverse) || order != -reverse || gate.plants(Plant::Value))
      gate.find(Kind::Value, "versions compare otherwise in reverse");
  } else {
    gate.refuse();
  }
  shlo_write_options *made = nullptr;
  shlo_write_options_create(&made, nullptr);
  Owned<shlo_write_options> options(made);
  shlo_status status = gate.status("set target", [&](shlo_error **error) {
    return shlo_write_options_set_target(made, left.data(), left.size(), error);
  });
  if (!status && !isLeft)
    gate.find(Kind::Value, "a target that is no version");
  constexpr std::string_view program = "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n return %a : tensor<f32>\n}";
  static const Owned<shlo_module> module = load(gate, program);
  uint64_t blockers = 0;
  shlo_status blocked = gate.status("blockers", [&](shlo_error **error) {
    return shlo_module_blockers(module.get(), left.data(), left.size(), nullptr, &blockers, error);
  });
  if ((blocked == SHLO_OK) != (status == SHLO_OK))
    gate.find(Kind::Blockers, "a target that is one for either writing or blockers");
  if (status)
    return;
  shlo_buffer *bytes = nullptr, *version = nullptr;
  gate.status("write", [&](shlo_error **error) { return shlo_artifact_write(module.get(), made, &bytes, error); });
  Owned<shlo_buffer> artifact(bytes);
  if (!artifact)
    return;
  gate.status("peek", [&](shlo_error **error) {
    return shlo_artifact_peek(shlo_buffer_data(bytes), shlo_buffer_size(bytes), &version, nullptr, error);
  });
  Owned<shlo_buffer> peeked(version);
  if (!compareVersions(gate, bytesOf(peeked), left, order) || order)
    gate.find(Kind::Value, "the artifact has another version: " + std::string(bytesOf(peeked)));
}

namespace {

// A tensor that was read is written, and read again.
template <typename Read, typename Write>
void checkTensor(Gate &gate, const shlo_tensor *tensor, const Read &read, const Write &write) {
  shlo_tensor *again = nullptr;
  shlo_buffer *out = nullptr, *element = nullptr;
  gate.status("write a tensor", [&](shlo_error **error) { return write(tensor, &out, error); });
  gate.status("element", [&](shlo_error **error) { return shlo_tensor_element_text(tensor, 0, &element, error); });
  shlo_status status = gate.status("read what was written", [&](shlo_error **error) {
    const std::string_view file(static_cast<const char *>(shlo_buffer_data(out)), shlo_buffer_size(out));
    return read(file, shlo_tensor_element_type(tensor), &again, error);
  });
  int64_t index = 0;
  gate.compare();
  if (status)
    gate.find(Kind::Refused, "read what was written: " + gate.message());
  else if (shlo_tensor_compare(tensor, again, 0, &index, nullptr) || index != -1)
    gate.find(Kind::Value, "another tensor was read than was written");
  shlo_buffer_destroy(element);
  shlo_buffer_destroy(out);
  shlo_tensor_destroy(again);
}

} // namespace

void tryNpy(Gate &gate, std::string_view bytes) {
  gate.begin("npy", bytes.size());
  auto read = [](std::string_view file, shlo_element_type as, shlo_tensor **out, shlo_error **error) {
    return shlo_tensor_from_npy(file.data(), file.size(), as, out, error);
  };
  bool isRead = false;
  for (shlo_element_type as : elements) {
    shlo_tensor *tensor = nullptr;
    gate.status("read .npy", [&](shlo_error **error) { return read(bytes, as, &tensor, error); });
    if (!tensor)
      continue;
    isRead = true;
    checkTensor(gate, tensor, read, shlo_tensor_to_npy);
    shlo_tensor_destroy(tensor);
  }
  if (isRead)
    gate.accept();
  else
    gate.refuse();
}

namespace {

// The file of a module; null if it is refused.
Owned<shlo_buffer> writeModel(Gate &gate, const shlo_module *module) {
  shlo_buffer *bytes = nullptr;
  gate.status("write a model",
              [&](shlo_error **error) { return shlo_onnx_write(module, nullptr, &bytes, nullptr, error); });
  return Owned<shlo_buffer>(bytes);
}

// What was written is read, and written again.
void checkWrittenModel(Gate &gate, const Owned<shlo_buffer> &first) {
  Owned<shlo_module> again = load(gate, bytesOf(first));
  if (!again)
    return gate.find(Kind::Refused, "read a model that was written: " + gate.message());
  Owned<shlo_buffer> second = writeModel(gate, again.get());
  gate.compare();
  if (!second)
    gate.find(Kind::Refused, "write a model again: " + gate.message());
  else if (bytesOf(first) != bytesOf(second) || gate.plants(Plant::Value))
    gate.find(Kind::Value, "a model that was written and read is written otherwise");
}

// Types of all values are inferred. The module that this gives is valid, and a model if the first one was.
void checkInference(Gate &gate, const shlo_module *module, bool isModel) {
  shlo_module *made = nullptr;
  if (gate.status("infer", [&](shlo_error **error) { return shlo_onnx_infer(module, nullptr, &made, error); })) {
    if (isModel)
      gate.find(Kind::Refused, "infer the types of a model: " + gate.message());
    return;
  }
  Owned<shlo_module> inferred(made);
  // A rule that only the types of results show to be broken was a warning.
  gate.status("verify", [&](shlo_error **error) { return shlo_module_verify(made, error); });
  Owned<shlo_buffer> written = writeModel(gate, made);
  if (isModel && !written)
    gate.find(Kind::Refused, "write a model with types: " + gate.message());
}

// Models go to newer and older opsets. They do just if nothing blocks that.
void checkOpsets(Gate &gate, const shlo_module *module, bool isModel) {
  static constexpr int64_t opsets[] = {28, 21, 17, 13, 11, 9, 7, 1};
  for (int64_t opset : opsets) {
    shlo_onnx_convert_options *options = nullptr;
    shlo_onnx_convert_options_create(&options, nullptr);
    shlo_onnx_convert_options_set_opset(options, "", 0, opset, nullptr);
    uint64_t count = 0;
    shlo_module *made = nullptr;
    const shlo_status listed = gate.status("list blockers", [&](shlo_error **error) {
      return shlo_onnx_blockers(module, options, nullptr, &count, error);
    });
    const shlo_status status =
        gate.status("convert", [&](shlo_error **error) { return shlo_onnx_convert(module, options, &made, error); });
    shlo_onnx_convert_options_destroy(options);
    Owned<shlo_module> converted(made);
    if (!listed && (status == SHLO_OK) != (count == 0))
      gate.find(Kind::Blockers, "blockers of opset " + std::to_string(opset) + ": " + gate.message());
    if (status)
      continue;
    gate.status("verify", [&](shlo_error **error) { return shlo_module_verify(made, error); });
    if (Owned<shlo_buffer> written = writeModel(gate, made); isModel && !written)
      gate.find(Kind::Refused, "write a model of opset " + std::to_string(opset) + ": " + gate.message());
  }
}

} // namespace

void tryOnnx(Gate &gate, std::string_view bytes) {
  gate.begin("onnx", bytes.size());
  auto read = [](std::string_view file, shlo_element_type, shlo_tensor **out, shlo_error **error) {
    return shlo_tensor_from_onnx(file.data(), file.size(), out, error);
  };
  if (shlo_content_detect(bytes.data(), bytes.size()) == SHLO_CONTENT_ONNX) {
    if (Owned<shlo_module> module = load(gate, bytes, false)) {
      useUnverified(gate, module.get());
      writeModel(gate, module.get());
    }
    shlo_onnx_inspection *inspection = nullptr;
    gate.status("inspect a model",
                [&](shlo_error **error) { return shlo_onnx_inspect(bytes.data(), bytes.size(), &inspection, error); });
    Owned<shlo_onnx_inspection> inspected(inspection);
    Owned<shlo_module> model = load(gate, bytes);
    if (!model) {
      gate.refuse();
      return;
    }
    gate.accept();
    if (!inspected)
      gate.find(Kind::Refused, "inspect a model that can be read");
    checkRoundTrips(gate, model.get(), false);
    checkRoundTrips(gate, model.get(), true);
    if (Owned<shlo_buffer> written = writeModel(gate, model.get()))
      checkWrittenModel(gate, written);
    else
      gate.find(Kind::Refused, "write a model that was read: " + gate.message());
    checkInference(gate, model.get(), true);
    checkOpsets(gate, model.get(), true);
    return;
  }
  shlo_tensor *tensor = nullptr;
  gate.status("read .pb", [&](shlo_error **error) { return read(bytes, SHLO_TYPE_NONE, &tensor, error); });
  if (!tensor) {
    gate.refuse();
    return;
  }
  gate.accept();
  checkTensor(gate, tensor, read, [](const shlo_tensor *written, shlo_buffer **out, shlo_error **error) {
    return shlo_tensor_to_onnx(written, "x", 1, out, error);
  });
  shlo_tensor_destroy(tensor);
}

void tryOnnxText(Gate &gate, std::string_view text) {
  tryText(gate, text);
  for (const bool verify : {false, true})
    if (Owned<shlo_module> module = load(gate, text, verify)) {
      if (Owned<shlo_buffer> written = writeModel(gate, module.get()); written && verify)
        checkWrittenModel(gate, written);
      checkInference(gate, module.get(), false);
      checkOpsets(gate, module.get(), false);
    }
}

void tryVersioned(Gate &gate, std::string_view text) {
  gate.begin("versioned", text.size());
  shlo_buffer *bytes = nullptr, *printed = nullptr;
  gate.status("parse versioned", [&](shlo_error **error) {
    return shlo_artifact_parse(text.data(), text.size(), nullptr, nullptr, &bytes, error);
  });
  Owned<shlo_buffer> artifact(bytes);
  if (!artifact) {
    gate.refuse();
    return;
  }
  gate.accept();
  std::string_view written = bytesOf(artifact);
  if (gate.status("print versioned", [&](shlo_error **error) {
        return shlo_artifact_print(written.data(), written.size(), nullptr, &printed, error);
      }))
    gate.find(Kind::Refused, "print versioned: " + gate.message());
  shlo_buffer_destroy(printed);
  if (Owned<shlo_module> module = load(gate, written))
    checkTargets(gate, module.get());
  else
    gate.find(Kind::Refused, "read what was parsed: " + gate.message());
}

} // namespace shlo::test
