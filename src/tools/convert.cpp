// shlo convert: converts between text and artifacts, for any version.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "support.h"
#include "versions.h"

#include <algorithm>
#include <charconv>

namespace tool {

namespace {

bool isText(shlo_content content) { return content == SHLO_CONTENT_TEXT || content == SHLO_CONTENT_VERSIONED_TEXT; }

bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// The output form without --to: by the name of the output, otherwise text for an artifact and an artifact for text.
std::string defaultForm(const std::string &output, bool inputIsText) {
  if (endsWith(output, ".vhlo.mlir"))
    return "versioned";
  if (endsWith(output, ".mlir"))
    return "text";
  if (endsWith(output, ".onnx"))
    return "onnx";
  if (endsWith(output, ".bc") || endsWith(output, ".mlirbc"))
    return "artifact";
  return inputIsText ? "artifact" : "text";
}

PrintOptions printOptions(const Arguments &arguments, bool generic) {
  auto options = make<PrintOptions>("", shlo_print_options_create);
  call("", shlo_print_options_set_generic, options.get(), int32_t(generic));
  call("", shlo_print_options_set_locations, options.get(), int32_t(arguments.has("--locations")));
  return options;
}

WriteOptions writeOptions(const Arguments &arguments, const Diagnostics &findings) {
  auto options = make<WriteOptions>("", shlo_write_options_create);
  call("", shlo_write_options_set_diagnostics, options.get(), findings.get());
  call("", shlo_write_options_set_strip_locations, options.get(), int32_t(arguments.has("--no-locations")));
  if (std::optional<std::string> target = arguments.get("--target")) {
    std::string version = targetVersion(*target);
    call("", shlo_write_options_set_target, options.get(), version.data(), version.size());
  }
  return options;
}

shlo_other_dialects otherDialectsPolicy(const std::string &name) {
  const std::pair<const char *, shlo_other_dialects> policies[] = {
      {"keep", SHLO_OTHER_DIALECTS_KEEP}, {"strip", SHLO_OTHER_DIALECTS_STRIP}, {"reject", SHLO_OTHER_DIALECTS_REJECT}};
  for (auto [known, policy] : policies)
    if (name == known)
      return policy;
  throw UsageError{"--other-dialects is keep, strip or reject, not '" + name + "'"};
}

bool wantsTypes(const Arguments &arguments) { return arguments.has("--infer") || arguments.has("--shape"); }

// "x=1x3x224x224": an input and its extents, '?' for one that stays as it is.
void setShape(const OnnxInferOptions &options, const std::string &text) {
  const UsageError wrong{"--shape is INPUT=1x3x224x224, with '?' for an extent that stays, not '" + text + "'"};
  const size_t equals = text.rfind('=');
  if (equals == std::string::npos || equals == 0)
    throw wrong;
  std::vector<int64_t> extents;
  const std::string list = text.substr(equals + 1);
  for (size_t at = 0; at < list.size();) {
    const size_t end = std::min(list.find('x', at), list.size());
    const std::string one = list.substr(at, end - at);
    int64_t extent = -1;
    const auto [last, error] = std::from_chars(one.data(), one.data() + one.size(), extent);
    if (one != "?" && (last != one.data() + one.size() || error != std::errc() || extent < 0))
      throw wrong;
    extents.push_back(extent);
    at = end + 1;
    if (at == list.size()) // ends with an x
      throw wrong;
  }
  call("", shlo_onnx_infer_options_set_shape, options.get(), text.data(), equals, extents.size(), extents.data());
}

// An ONNX model with the types of all its values, or as StableHLO.
Module inferred(const std::string &input, const Module &module, const Arguments &arguments, bool isLowered) {
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  auto options = make<OnnxInferOptions>("", shlo_onnx_infer_options_create);
  call("", shlo_onnx_infer_options_set_diagnostics, options.get(), findings.get());
  for (const std::string &shape : arguments.all("--shape"))
    setShape(options, shape);
  Module result = make<Module>(displayName(input), isLowered ? shlo_module_lower_onnx : shlo_onnx_infer, module.get(),
                               options.get());
  reportFindings(input, findings);
  return result;
}

// Whether the input is an ONNX model and the output is to be StableHLO. Text of a model that goes to no file named as
// StableHLO has the model's own ops.
bool lowersOnnx(const std::string &input, std::string_view bytes, const Arguments &arguments) {
  const std::string output = arguments.get("-o").value_or("");
  const std::string form = arguments.get("--to").value_or("");
  if (shlo_content_detect(bytes.data(), bytes.size()) != SHLO_CONTENT_ONNX && !endsWith(input, ".onnx.mlir"))
    return false;
  if (form == "artifact" || form == "versioned")
    return true;
  const bool isNamed = endsWith(output, ".mlir") || endsWith(output, ".bc");
  return isNamed && !endsWith(output, ".onnx.mlir") && form != "onnx" && form != "onnx-text";
}

// The policy is applied after sharding is removed.
Module loaded(const std::string &input, std::string_view bytes, const Arguments &arguments,
              shlo_other_dialects policy) {
  const bool removeSharding = arguments.has("--remove-sharding");
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  Module module = loadProgram(
      input, bytes, findings.get(),
      {.policy = removeSharding ? SHLO_OTHER_DIALECTS_KEEP : policy, .followLinks = arguments.has("--follow-links")});
  if (arguments.has("--opset"))
    module =
        make<Module>(displayName(input), shlo_onnx_convert, module.get(), opsetsOf(arguments.all("--opset")).get());
  if (const bool isLowered = lowersOnnx(input, bytes, arguments); isLowered || wantsTypes(arguments))
    module = inferred(input, module, arguments, isLowered);
  if (removeSharding) {
    module = make<Module>(displayName(input), shlo_module_remove_sharding, module.get());
    module = make<Module>(displayName(input), shlo_module_apply_other_dialects, module.get(), policy, findings.get());
  }
  reportFindings(input, findings);
  return module;
}

// Whether the program is to be changed.
bool changes(const Arguments &arguments, shlo_other_dialects policy) {
  return arguments.has("--target") || arguments.has("--remove-sharding") || policy != SHLO_OTHER_DIALECTS_KEEP;
}

// The versioned program of the input, as an artifact. It is verbatim unless there is a target or another change of the
// program.
Buffer versioned(const std::string &input, std::string_view bytes, const Arguments &arguments,
                 shlo_other_dialects policy) {
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  WriteOptions options = writeOptions(arguments, findings);
  Buffer artifact;
  if (shlo_content_detect(bytes.data(), bytes.size()) == SHLO_CONTENT_VERSIONED_TEXT && !changes(arguments, policy)) {
    artifact = parseVersioned(input, bytes, options);
  } else {
    Module module = loaded(input, bytes, arguments, policy);
    if (lowersOnnx(input, bytes, arguments)) // may have ops of CHLO, which have no form in an artifact
      module = make<Module>(displayName(input), shlo_module_decompose_chlo, module.get());
    artifact = make<Buffer>(displayName(input), shlo_artifact_write, module.get(), options.get());
  }
  reportFindings(input, findings);
  return artifact;
}

Buffer converted(const std::string &input, std::string_view bytes, const std::string &form,
                 const Arguments &arguments) {
  Progress progress("converting " + displayName(input));
  shlo_other_dialects policy = otherDialectsPolicy(arguments.get("--other-dialects").value_or("keep"));
  shlo_content content = shlo_content_detect(bytes.data(), bytes.size());
  if (form == "artifact")
    return versioned(input, bytes, arguments, policy);
  PrintOptions options = printOptions(arguments, form == "generic");
  if (form != "versioned") {
    Module module = loaded(input, bytes, arguments, policy);
    return make<Buffer>("", shlo_module_print, module.get(), options.get());
  }
  if (!isText(content) && !changes(arguments, policy))
    return make<Buffer>(displayName(input), shlo_artifact_print, bytes.data(), bytes.size(), options.get());
  Buffer artifact = versioned(input, bytes, arguments, policy);
  std::string_view made = textOf(artifact);
  return make<Buffer>("", shlo_artifact_print, made.data(), made.size(), options.get());
}

shlo_status writeOnnxBytes(const shlo_module *module, const shlo_onnx_write_options *options, shlo_buffer **out,
                           shlo_error **error) {
  return shlo_onnx_write(module, options, out, nullptr, error);
}

void writeOnnx(const std::string &input, std::string_view bytes, const std::string &output,
               const Arguments &arguments) {
  Progress progress("converting " + displayName(input));
  Module module =
      loaded(input, bytes, arguments, otherDialectsPolicy(arguments.get("--other-dialects").value_or("keep")));
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  auto options = make<OnnxWriteOptions>("", shlo_onnx_write_options_create);
  call("", shlo_onnx_write_options_set_diagnostics, options.get(), findings.get());
  const std::optional<std::string> external = arguments.get("--external");
  if (external)
    call("", shlo_onnx_write_options_set_external, options.get(), external->data(), external->size());
  if (output == "-")
    writeFile(output, textOf(make<Buffer>(displayName(input), writeOnnxBytes, module.get(), options.get())));
  else
    call(displayName(input), shlo_onnx_write_file, module.get(), output.data(), output.size(), options.get());
  reportFindings(input, findings);
}

int run(const Arguments &arguments) {
  const std::string &input = arguments.onlyOperand();
  std::optional<std::string> output = arguments.get("-o");
  if (!output)
    throw UsageError{"-o OUT is missing; '-' is standard output"};
  Input file(input);
  std::string_view bytes = file.bytes();
  const shlo_content content = shlo_content_detect(bytes.data(), bytes.size());
  std::string form = arguments.get("--to").value_or(defaultForm(*output, isText(content)));
  if (form != "onnx" && arguments.has("--external"))
    throw UsageError{"--external applies to ONNX models; name OUT *.onnx, or say --to onnx"};
  if (*output == "-" && arguments.has("--external"))
    throw UsageError{"--external names a file beside OUT, which is standard output"};
  if (form == "onnx-text")
    form = "text";
  if (form != "text" && form != "generic" && form != "versioned" && form != "artifact" && form != "onnx")
    throw UsageError{"--to is text, generic, versioned, artifact, onnx or onnx-text, not '" + form + "'"};
  if (form != "artifact" && form != "versioned" && arguments.has("--target"))
    throw UsageError{"--target applies to artifacts and versioned text; other text has no version"};
  if ((form == "artifact" || form == "onnx") && *output == "-" && isTerminal(stdout))
    throw UsageError{"an artifact or model cannot be written to a terminal; name a file or use a pipe"};
  if (form == "onnx") {
    writeOnnx(input, bytes, *output, arguments);
    return ExitGood;
  }
  Buffer result = converted(input, bytes, form, arguments);
  writeFile(*output, textOf(result));
  return ExitGood;
}

} // namespace

Command convertCommand() {
  return {
      "convert",
      "IN",
      "convert text to artifacts and back, for any StableHLO version",
      {{"-o", "OUT", "the output file; '-' is standard output"},
       {"--to", "FORM",
        "text, generic, versioned (the ops of the artifact itself),\n"
        "artifact, onnx, or onnx-text (the ops of an ONNX model);\n"
        "default: by the name of OUT (.mlir, .vhlo.mlir, .onnx,\n"
        ".onnx.mlir, .bc), else text for an artifact and an artifact\n"
        "for text",
        "text generic versioned artifact onnx onnx-text"},
       {"--target", "VERSION",
        "the version of the artifact: X.Y.Z, none (the newest), week4,\n"
        "week12, max (readable by consumers that old); default: the\n"
        "newest; artifact and versioned text are converted into each\n"
        "other verbatim",
        "none week4 week12 max"},
       {"--other-dialects", "POLICY",
        "attributes and ops of other dialects: keep (default), strip\n(attributes), or reject", "keep strip reject"},
       {"--remove-sharding", nullptr, "remove what says how values are cut for devices"},
       {"--follow-links", nullptr, "follow symbolic links to the external data of an ONNX model"},
       {"--external", "FILE", "write large tensors of an ONNX model into FILE beside it"},
       {"--opset", "[DOMAIN=]N", "convert an ONNX model to that opset; may be repeated"},
       {"--infer", nullptr, "infer the types of all values of an ONNX model"},
       {"--shape", "INPUT=AxB", "infer them for these extents of an input; may be repeated"},
       {"--locations", nullptr, "print locations"},
       {"--no-locations", nullptr, "write no locations"}},
      "  shlo convert model.mlir.bc -o model.mlir             an artifact as text\n"
      "  shlo convert model.mlir -o model.bc --target week12  what a consumer 12 weeks old can read\n"
      "  shlo convert old.bc -o old.vhlo.mlir                 the versioned ops of an artifact\n"
      "  shlo convert model.onnx -o model.mlir                an ONNX model as StableHLO, extents that it leaves open "
      "too\n"
      "  shlo convert model.onnx -o model.bc --shape x=1x3    and as an artifact, for inputs of that shape\n"
      "  shlo convert model.onnx -o model.onnx.mlir           as text with its own ops\n"
      "  shlo convert model.onnx.mlir -o model.onnx           and back\n"
      "  shlo convert a.onnx -o b.onnx --shape x=1x3x224x224  with the types of all values\n"
      "  shlo convert old.onnx -o new.onnx --opset 21         of another opset\n"
      "  shlo convert - -o - --to generic < model.mlir        standard streams\n",
      run};
}

} // namespace tool
