// stablehlo-translate.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/interpret.h"
#include "reference/reference.h"
#include "reference/session.h"
#include "reference/versioned.h"

namespace tool::reference {

namespace {

std::vector<Option> translateOptions() {
  std::vector<Option> options = sharedOptions();
  const Option more[] = {
      {"serialize", Takes::Nothing, "write an artifact"},
      {"deserialize", Takes::Nothing, "read an artifact"},
      {"interpret", Takes::Nothing, "run the program"},
      {"target", Takes::Value, "with --serialize: the version to write; current: the newest"},
      {"strip-debuginfo", Takes::Flag, "with --serialize: without locations"},
      {"allow-other-dialects", Takes::Flag, "with --serialize: ops of other dialects are written as they are"},
      {"print-stablehlo-version", Takes::Flag, "with --deserialize: print the version of the artifact"},
      {"args", Takes::Value, "with --interpret: the arguments, [dense<1> : tensor<i32>, ...]"},
      {"probe-output-dir", Takes::Value, "with --interpret: where probes write to"},
      {"interpreter-print-dense", Takes::Flag, "with --interpret: print values as dense<...>"},
  };
  options.insert(options.end(), std::begin(more), std::end(more));
  return options;
}

// Whether all ops have versioned ones; otherwise the outcome says which one has not.
bool canBeVersioned(const Module &module, const Program &program, Outcome &outcome) {
  constexpr std::string_view pass = "stablehlo-legalize-to-vhlo";
  auto options = make<PassOptions>("", shlo_pass_options_create);
  call("", shlo_pass_options_set_lenient, options.get(), 1);
  shlo_module *versioned = nullptr;
  shlo_error *error = nullptr;
  if (shlo_module_run_passes(module.get(), pass.data(), pass.size(), options.get(), &versioned, &error) != SHLO_OK)
    return failVersioning(error, program, outcome), false;
  return Module(versioned), true;
}

void serialize(const CommandLine &line, const Program &program, Outcome &outcome) {
  Module module = load(program, outcome);
  if (!module)
    return;
  std::string target = line.get("target").value_or("");
  if (target.empty())
    throw UsageError{"--serialize needs --target=X.Y.Z, or --target=current"};
  if (!line.flag("allow-other-dialects") && !canBeVersioned(module, program, outcome))
    return;
  auto options = make<WriteOptions>("", shlo_write_options_create);
  if (target != "current")
    call("", shlo_write_options_set_target, options.get(), target.data(), target.size());
  call("", shlo_write_options_set_strip_locations, options.get(), int32_t(line.flag("strip-debuginfo")));
  shlo_buffer *bytes = nullptr;
  shlo_error *error = nullptr;
  if (shlo_artifact_write(module.get(), options.get(), &bytes, &error) != SHLO_OK)
    return fail(error, program.above, outcome);
  outcome.output = textOf(Buffer(bytes));
}

void deserialize(const CommandLine &line, const Program &program, Outcome &outcome) {
  if (line.flag("print-stablehlo-version")) {
    if (shlo_content_detect(program.bytes.data(), program.bytes.size()) != SHLO_CONTENT_ARTIFACT) {
      outcome.output = "// Failed parsing StableHLO version from portable artifact\n";
      return;
    }
    auto inspected = make<Inspection>(program.file, shlo_artifact_inspect,
                                      static_cast<const void *>(program.bytes.data()), program.bytes.size());
    outcome.output = "// Reading portable artifact with StableHLO version: " +
                     std::string(shlo_inspection_version(inspected.get(), nullptr)) + "\n";
  }
  if (Module module = load(program, outcome))
    outcome.output += printed(line, module.get());
}

} // namespace

int runTranslate(int argc, char **argv) {
  const std::vector<Option> options = translateOptions();
  const CommandLine line(options, missingOptions(), nullptr, argc, argv);
  if (line.has("help")) {
    std::printf("stablehlo-translate: writes, reads and runs artifacts\n\n"
                "usage: stablehlo-translate --serialize|--deserialize|--interpret [OPTION]... [FILE]\n\n");
    for (const Option &option : options)
      std::printf("  --%-30s %s\n", std::string(option.name).c_str(), std::string(option.help).c_str());
    return 0;
  }
  if (line.has("version")) {
    std::printf("stablehlo-translate of stablehlo-c %s, StableHLO %s\n", shlo_library_version(),
                shlo_stablehlo_version());
    return 0;
  }
  const int wanted = line.has("serialize") + line.has("deserialize") + line.has("interpret");
  if (wanted != 1)
    throw UsageError{"one of --serialize, --deserialize and --interpret says what to do"};
  if (line.has("serialize"))
    return process(line, [&](const Program &program, Outcome &outcome) { serialize(line, program, outcome); });
  if (line.has("deserialize"))
    return process(line, [&](const Program &program, Outcome &outcome) { deserialize(line, program, outcome); });
  return process(line, [&](const Program &program, Outcome &outcome) { interpret(line, program, outcome); });
}

} // namespace tool::reference
