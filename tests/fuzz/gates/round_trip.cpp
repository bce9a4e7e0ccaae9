// Checks accepted modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "round_trip.h"

#include "grammar.h"

namespace shlo::test {
namespace {

constexpr std::string_view oldTargets[] = {"0.9.0", "1.8.0"};
constexpr uint64_t mostTextBytes = 1 << 26, mostPlanBytes = 1 << 26;
constexpr uint32_t mostNesting = 256;

Owned<shlo_buffer> print(Gate &gate, const shlo_module *module, bool generic) {
  shlo_print_options *options = nullptr;
  shlo_buffer *text = nullptr;
  shlo_print_options_create(&options, nullptr);
  Owned<shlo_print_options> owned(options);
  shlo_print_options_set_generic(options, generic, nullptr);
  shlo_print_options_set_locations(options, 1, nullptr);
  shlo_print_options_set_max_bytes(options, mostTextBytes, nullptr);
  shlo_status status =
      gate.status("print", [&](shlo_error **error) { return shlo_module_print(module, options, &text, error); });
  if (gate.plants(Plant::Refused))
    status = SHLO_UNSUPPORTED;
  if (status != SHLO_OK && status != SHLO_LIMIT)
    gate.find(Kind::Refused, "print: " + gate.message());
  return Owned<shlo_buffer>(text);
}

Owned<shlo_module> parse(Gate &gate, std::string_view text) {
  shlo_module *module = nullptr;
  // An attribute of the greatest depth is within others here.
  shlo_parse_options *options = nullptr;
  shlo_parse_options_create(&options, nullptr);
  shlo_parse_options_set_max_nesting(options, mostNesting, nullptr);
  shlo_status status = gate.status("parse what was printed", [&](shlo_error **error) {
    return shlo_module_parse(text.data(), text.size(), options, &module, error);
  });
  shlo_parse_options_destroy(options);
  if (status)
    gate.find(Kind::Refused, "parse what was printed: " + gate.message() + " in " + std::string(text));
  return Owned<shlo_module>(module);
}

// Null if it is not read, or if reading says that it drops attributes of other dialects.
Owned<shlo_module> read(Gate &gate, std::string_view bytes) {
  shlo_module *module = nullptr;
  shlo_diagnostics *findings = nullptr;
  shlo_read_options *options = nullptr;
  shlo_diagnostics_create(&findings, nullptr);
  shlo_read_options_create(&options, nullptr);
  shlo_read_options_set_diagnostics(options, findings, nullptr);
  shlo_status status = gate.status("read what was written", [&](shlo_error **error) {
    return shlo_artifact_read(bytes.data(), bytes.size(), options, &module, error);
  });
  bool drops = shlo_diagnostics_count(findings) != 0;
  shlo_read_options_destroy(options);
  shlo_diagnostics_destroy(findings);
  if (drops) {
    shlo_module_destroy(module);
    return nullptr;
  }
  if (status)
    gate.find(Kind::Refused, "read what was written: " + gate.message());
  return Owned<shlo_module>(module);
}

// The generic text of the module tells known differences apart.
void compare(Gate &gate, Kind kind, const Owned<shlo_buffer> &one, const Owned<shlo_buffer> &other,
             const shlo_module *module) {
  if (!one || !other)
    return;
  gate.compare();
  std::string changed(bytesOf(other));
  if (!changed.empty() && ((kind == Kind::TextDiffers && gate.plants(Plant::TextDiffers)) ||
                           (kind == Kind::ArtifactDiffers && gate.plants(Plant::ArtifactDiffers))))
    changed[changed.size() / 2] ^= 1;
  if (bytesOf(one) == changed)
    return;
  Owned<shlo_buffer> text = print(gate, module, /*generic=*/true);
  gate.find(kind, differenceOf(bytesOf(one), changed) + " in " + std::string(text ? bytesOf(text) : ""));
}

// The text without the attributes of the ops' own records: an artifact states defaults, a program omits them.
std::string withoutOwnAttributes(std::string_view text) {
  std::string kept;
  for (size_t at = 0; at < text.size();) {
    size_t end = text.find('\n', at);
    std::string line(text.substr(at, end == text.npos ? end : end - at + 1));
    Grammar::removeOwnAttributes(line);
    if (size_t empty = line.find(" <{}>"); empty != line.npos)
      line.erase(empty, 5);
    kept += line;
    at = end == text.npos ? text.size() : end + 1;
  }
  return kept;
}

// What an artifact must keep: everything but defaults that were written out.
void compareKept(Gate &gate, const Owned<shlo_buffer> &text, const Owned<shlo_buffer> &again) {
  if (!text || !again)
    return;
  gate.compare();
  if (bytesOf(text) == bytesOf(again))
    return;
  std::string one = withoutOwnAttributes(bytesOf(text)), other = withoutOwnAttributes(bytesOf(again));
  if (one != other)
    gate.find(Kind::ArtifactLoses, differenceOf(one, other) + " in " + one);
}

} // namespace

std::string_view bytesOf(const Owned<shlo_buffer> &buffer) {
  return {shlo_buffer_data(buffer.get()), shlo_buffer_size(buffer.get())};
}

Owned<shlo_module> load(Gate &gate, std::string_view bytes, bool verify) {
  shlo_read_options *options = nullptr;
  shlo_module *module = nullptr;
  if (!verify) {
    shlo_read_options_create(&options, nullptr);
    shlo_read_options_set_verify(options, 0, nullptr);
  }
  gate.status(verify ? "load" : "load unverified", [&](shlo_error **error) {
    return shlo_module_load(bytes.data(), bytes.size(), options, &module, error);
  });
  shlo_read_options_destroy(options);
  return Owned<shlo_module>(module);
}

Owned<shlo_buffer> write(Gate &gate, const shlo_module *module, std::string_view target, bool locations,
                         bool *changes) {
  shlo_write_options *options = nullptr;
  shlo_diagnostics *findings = nullptr;
  shlo_buffer *bytes = nullptr;
  shlo_write_options_create(&options, nullptr);
  shlo_write_options_set_strip_locations(options, !locations, nullptr);
  if (changes) {
    shlo_diagnostics_create(&findings, nullptr);
    shlo_write_options_set_diagnostics(options, findings, nullptr);
  }
  if (!target.empty())
    shlo_write_options_set_target(options, target.data(), target.size(), nullptr);
  gate.status("write", [&](shlo_error **error) { return shlo_artifact_write(module, options, &bytes, error); });
  if (changes)
    *changes = shlo_diagnostics_count(findings) != 0;
  shlo_write_options_destroy(options);
  shlo_diagnostics_destroy(findings);
  return Owned<shlo_buffer>(bytes);
}

bool checkRoundTrips(Gate &gate, const shlo_module *module, bool generic) {
  bool changes = false; // what writing says
  Owned<shlo_buffer> text = print(gate, module, generic), artifact = write(gate, module, {}, true, &changes);
  if (text) {
    if (Owned<shlo_module> again = parse(gate, bytesOf(text))) {
      compare(gate, Kind::TextDiffers, text, print(gate, again.get(), generic), module);
      // The pretty form of a loop has no place for the locations of its arguments.
      if (artifact)
        compare(gate, Kind::TextLoses, write(gate, module, {}, generic), write(gate, again.get(), {}, generic), module);
    }
  }
  Owned<shlo_module> again = artifact ? read(gate, bytesOf(artifact)) : nullptr;
  if (!again)
    return false;
  compare(gate, Kind::ArtifactDiffers, artifact, write(gate, again.get()), module);
  if (text && generic && !changes) // the pretty form states attributes in words of its own
    compareKept(gate, text, print(gate, again.get(), generic));
  return true;
}

void checkTargets(Gate &gate, const shlo_module *module) {
  for (std::string_view target : oldTargets) {
    uint64_t blockers = 0;
    gate.status("blockers", [&](shlo_error **error) {
      return shlo_module_blockers(module, target.data(), target.size(), nullptr, &blockers, error);
    });
    Owned<shlo_buffer> artifact = write(gate, module, target);
    if (bool(artifact) == (blockers > 0))
      gate.find(Kind::Blockers,
                std::string(target) +
                    (artifact ? ": written, despite blockers" : ": not written, without blockers: " + gate.message()));
    if (artifact)
      read(gate, bytesOf(artifact));
  }
}

// Prints some ops by themselves: an op may be what its record states although its neighbours are not.
static void printOps(Gate &gate, const shlo_module *module) {
  constexpr int most = 16;
  int printed = 0;
  std::vector<const shlo_operation *> pending = {shlo_module_operation(module)};
  while (!pending.empty() && printed++ < most) {
    const shlo_operation *op = pending.back();
    if ((pending.back() = shlo_operation_next(op)) == nullptr)
      pending.pop_back();
    shlo_buffer *text = nullptr;
    gate.status("print an op", [&](shlo_error **error) { return shlo_operation_print(op, nullptr, &text, error); });
    shlo_buffer_destroy(text);
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
      if (const shlo_operation *first = shlo_region_first(shlo_operation_region(op, i)))
        pending.push_back(first);
  }
}

void useUnverified(Gate &gate, const shlo_module *module) {
  print(gate, module, false);
  print(gate, module, true);
  printOps(gate, module);
  write(gate, module);
  write(gate, module, oldTargets[0]);
  gate.status("verify", [&](shlo_error **error) { return shlo_module_verify(module, error); });
  plan(gate, module);
}

Owned<shlo_plan> plan(Gate &gate, const shlo_module *module) {
  shlo_plan_options *options = nullptr;
  shlo_plan *made = nullptr;
  shlo_plan_options_create(&options, nullptr);
  shlo_plan_options_set_max_memory(options, mostPlanBytes, nullptr);
  gate.status("plan", [&](shlo_error **error) { return shlo_plan_create(module, options, &made, error); });
  shlo_plan_options_destroy(options);
  return Owned<shlo_plan>(made);
}

} // namespace shlo::test
