// What is written can be read: text -> module -> artifact -> module -> text changes nothing, for the oldest, a middle
// and the newest version; or write refuses with a reason, or tells its diagnostics what it changes.
//
// usage: written-test                            all programs of the tree, and generated ones
//        written-test KIND [COUNT [FIRST]]       generated programs of one kind, from seed FIRST on
//        written-test show KIND SEED             prints one of them
//        written-test file PATH...               these programs
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "written/neighbours.h"

#include "support/counts.h"

#include <stablehlo-c/stablehlo.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <vector>

using namespace shlo::test;

namespace {

template <auto destroy> struct Destroy {
  template <typename T> void operator()(T *handle) const { destroy(handle); }
};
using Module = std::unique_ptr<shlo_module, Destroy<shlo_module_destroy>>;
using Buffer = std::unique_ptr<shlo_buffer, Destroy<shlo_buffer_destroy>>;
using Failure = std::unique_ptr<shlo_error, Destroy<shlo_error_destroy>>;
using Findings = std::unique_ptr<shlo_diagnostics, Destroy<shlo_diagnostics_destroy>>;

struct Options {
  Options() {
    shlo_parse_options_create(&unverified, nullptr);
    shlo_parse_options_set_verify(unverified, 0, nullptr);
    shlo_read_options_create(&readUnverified, nullptr);
    shlo_read_options_set_verify(readUnverified, 0, nullptr);
    shlo_print_options_create(&print, nullptr);
    shlo_print_options_set_generic(print, 1, nullptr);
    shlo_print_options_set_locations(print, 1, nullptr);
  }
  shlo_parse_options *unverified = nullptr;
  shlo_read_options *readUnverified = nullptr;
  shlo_print_options *print = nullptr;
};
const Options &options() {
  static const Options all;
  return all;
}

struct Tally {
  size_t programs = 0, unread = 0, equal = 0, told = 0, refused = 0, failures = 0;
  std::map<std::string, std::pair<size_t, std::string>> kinds; // of failures: number, first
};

std::string_view view(const Buffer &buffer) {
  return {static_cast<const char *>(shlo_buffer_data(buffer.get())), shlo_buffer_size(buffer.get())};
}

Buffer printed(const shlo_module *module, Failure &why) {
  shlo_buffer *out = nullptr;
  shlo_error *error = nullptr;
  shlo_module_print(module, options().print, &out, &error);
  why.reset(error);
  return Buffer(out);
}

// Writes for a version; null with a reason.
Buffer written(const shlo_module *module, const char *target, shlo_diagnostics *findings, Failure &why) {
  shlo_write_options *how = nullptr;
  shlo_write_options_create(&how, nullptr);
  shlo_write_options_set_target(how, target, strlen(target), nullptr);
  shlo_write_options_set_diagnostics(how, findings, nullptr);
  shlo_buffer *out = nullptr;
  shlo_error *error = nullptr;
  shlo_artifact_write(module, how, &out, &error);
  shlo_write_options_destroy(how);
  why.reset(error);
  return Buffer(out);
}

Module readBack(std::string_view bytes, bool verified, Failure &why) {
  shlo_module *out = nullptr;
  shlo_error *error = nullptr;
  shlo_artifact_read(bytes.data(), bytes.size(), verified ? nullptr : options().readUnverified, &out, &error);
  why.reset(error);
  return Module(out);
}

const char *message(const Failure &failure) { return shlo_error_message(failure.get(), nullptr); }

// What differs between two texts: the first lines that do.
std::string difference(std::string_view a, std::string_view b) {
  size_t at = size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  size_t begin = at < 60 ? 0 : at - 60;
  return "'" + std::string(a.substr(begin, 140)) + "' became '" + std::string(b.substr(begin, 140)) + "'";
}

// A reason is a message that is about the program: with a diagnostic that names an op.
bool isReason(const Failure &failure) {
  shlo_status code = shlo_error_code(failure.get());
  return (code == SHLO_VERSION || code == SHLO_UNSUPPORTED || code == SHLO_LIMIT || code == SHLO_INVALID_PROGRAM) &&
         strlen(message(failure)) > 10;
}

// Whether a warning says that the program changed, not only that old consumers cannot read it.
bool tells(const shlo_diagnostics *findings) {
  for (size_t i = 0; i < shlo_diagnostics_count(findings); ++i) {
    std::string_view text = shlo_diagnostic_message(shlo_diagnostics_at(findings, i), nullptr);
    if (text.find("became attributes") != text.npos || text.find("were reduced") != text.npos)
      return true;
  }
  return false;
}

// A default of an attribute: a start, any number of items, an end.
struct Default {
  std::string_view name, start, item, end;
};
constexpr Default defaults[] = {
    {"result_accuracy", "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", "", ""},
    {"channel_handle", "#stablehlo.channel_handle<handle = 0, type = 0>", "", ""},
    {"precision_config", "[#stablehlo<precision DEFAULT>", ", #stablehlo<precision DEFAULT>", "]"},
    {"precision_config", "[", "", "]"}, // another length than valid programs have
    {"window_strides", "array<i64: 1", ", 1", ">"},
    {"lhs_dilation", "array<i64: 1", ", 1", ">"},
    {"rhs_dilation", "array<i64: 1", ", 1", ">"},
    {"base_dilations", "array<i64: 1", ", 1", ">"},
    {"window_dilations", "array<i64: 1", ", 1", ">"},
    {"window_reversal", "array<i1: false", ", false", ">"},
    {"padding", "dense<0> : tensor<1x2xi64>", "", ""},
    {"padding", "dense<0> : tensor<2x2xi64>", "", ""},
    {"padding", "dense<0> : tensor<3x2xi64>", "", ""},
    {"padding", "dense<0> : tensor<4x2xi64>", "", ""},
    {"indices_are_sorted", "false", "", ""},
    {"unique_indices", "false", "", ""},
    {"is_stable", "false", "", ""},
};

// The end of the default at `at`, with the comma or brackets around it; `at` if there is none. `begin` moves before
// what goes with it.
size_t endOfDefault(const Default &one, std::string_view text, size_t at, size_t &begin) {
  size_t end = at + one.name.size() + 3 + one.start.size();
  while (!one.item.empty() && text.substr(end).starts_with(one.item))
    end += one.item.size();
  if (!text.substr(end).starts_with(one.end))
    return at;
  end += one.end.size();
  if (text.substr(end).starts_with(", "))
    return end + 2;
  if (text.substr(0, at).ends_with(", ")) {
    begin = at - 2;
    return end;
  }
  if (text.substr(0, at).ends_with(" <{") && text.substr(end).starts_with("}>")) {
    begin = at - 3;
    return end + 2;
  }
  return at;
}

// An attribute that is written out with its default has no form of its own: it is omitted on reading.
std::string withoutDefaults(std::string text) {
  for (const Default &one : defaults) {
    const std::string start = std::string(one.name) + " = " + std::string(one.start);
    std::string kept;
    size_t from = 0;
    for (size_t at = 0; (at = text.find(start, at)) != text.npos;) {
      size_t begin = at, end = endOfDefault(one, text, at, begin);
      if (end == at) {
        ++at;
        continue;
      }
      if (begin < from) // the one before has taken the comma
        begin = from;
      kept.append(text, from, begin - from);
      from = at = end;
    }
    text = kept + text.substr(from);
  }
  return text;
}

class Check {
public:
  Check(std::string name, std::string_view text, Tally &tally) : name(std::move(name)), text(text), tally(tally) {}

  // `lose` makes the twin: a reader that loses something.
  void run(const std::function<std::string(std::string)> &lose = {});

private:
  void fail(const std::string &kind, const std::string &what) {
    ++tally.failures;
    auto &[count, first] = tally.kinds[kind];
    if (!count++)
      first = name + ": " + what + "\n    " + std::string(text.substr(0, 400));
  }
  void write(const char *target, const std::function<std::string(std::string)> &lose);

  std::string name;
  std::string_view text;
  Tally &tally;
  Module module;
  Buffer before;
  bool verified = true;
};

void Check::run(const std::function<std::string(std::string)> &lose) {
  ++tally.programs;
  for (const shlo_parse_options *how : {static_cast<const shlo_parse_options *>(nullptr),
                                        static_cast<const shlo_parse_options *>(options().unverified)}) {
    shlo_module *out = nullptr;
    if (shlo_module_parse(text.data(), text.size(), how, &out, nullptr) == SHLO_OK)
      module.reset(out);
    if (module)
      break;
    verified = false;
  }
  if (!module) {
    ++tally.unread;
    return;
  }
  Failure why;
  before = printed(module.get(), why);
  if (!before)
    return; // a limit of printing
  for (const char *target : {"0.9.0", "1.0.0", shlo_stablehlo_version()})
    write(target, lose);
}

void Check::write(const char *target, const std::function<std::string(std::string)> &lose) {
  Failure why;
  shlo_diagnostics *list = nullptr;
  shlo_diagnostics_create(&list, nullptr);
  Findings findings(list);
  Buffer artifact = written(module.get(), target, list, why);
  if (!artifact) {
    ++tally.refused;
    if (!isReason(why))
      fail("refused without a reason", std::string(target) + ": " + message(why));
    return;
  }
  Module again = readBack(view(artifact), verified, why);
  if (!again)
    return fail(std::string("cannot be read: ") + message(why), target);
  Buffer after = printed(again.get(), why);
  if (!after)
    return fail("cannot be printed", std::string(target) + ": " + message(why));
  std::string found(view(after));
  if (lose)
    found = lose(std::move(found));
  if (found == view(before) || withoutDefaults(found) == withoutDefaults(std::string(view(before))))
    ++tally.equal;
  else if (tells(list))
    ++tally.told;
  else
    fail("differs", std::string(target) + ": " + difference(view(before), found));
}

struct Generator {
  const char *name;
  std::string (*make)(Random &random);
  uint64_t seed;
};
constexpr Generator generators[] = {{"constants", constants, 0xF02},
                                    {"types", types, 0xF03},
                                    {"buffers", buffers, 0xF07},
                                    {"properties", properties, 0xF07B}};

std::string generated(const Generator &generator, uint64_t number) {
  Random random(generator.seed << 32 | number);
  return generator.make(random);
}

void checkGenerated(const Generator &generator, uint64_t first, uint64_t count, Tally &tally,
                    const std::function<std::string(std::string)> &lose = {}) {
  for (uint64_t i = first; i < first + count; ++i) {
    std::string text = generated(generator, i);
    Check(std::string(generator.name) + " " + std::to_string(i), text, tally).run(lose);
  }
}

std::string contentsOf(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int report(const char *what, const Tally &tally) {
  printf("%-12s %6zu programs, %5zu do not parse; %6zu round trips equal, %5zu told, %5zu refused, %zu failures\n",
         what, tally.programs, tally.unread, tally.equal, tally.told, tally.refused, tally.failures);
  for (const auto &[kind, value] : tally.kinds)
    printf("  %zu x %s\n    %s\n", value.first, kind.c_str(), value.second.c_str());
  return tally.failures != 0;
}

constexpr size_t perKind = 2500;

int testAll() {
  int failed = 0;
  size_t programs = 0;
  Tally files;
  std::vector<std::filesystem::path> paths;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(SHLO_TESTS))
    if (entry.path().extension() == ".mlir" && entry.file_size() < (64 << 10))
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  for (const auto &path : paths) {
    std::string text = contentsOf(path);
    Check(path.string(), text, files).run();
  }
  failed |= report("files", files);
  programs += files.programs;
  for (const Generator &generator : generators) {
    Tally tally;
    checkGenerated(generator, 0, perKind, tally);
    failed |= report(generator.name, tally);
    programs += tally.programs - tally.unread;
    if (tally.equal < perKind / 4) {
      printf("too few programs of kind %s were written and read\n", generator.name);
      failed = 1;
    }
    // The twin: of each program that is read back, the last character that is not a blank or bracket is lost.
    Tally twin;
    checkGenerated(generator, 0, 100, twin, [](std::string text) {
      text.erase(text.find_last_not_of(" \n)}"), 1);
      return text;
    });
    if (twin.equal || !twin.failures) {
      printf("a reader that loses something passes for kind %s\n", generator.name);
      failed = 1;
    }
  }
  report_counts(SuiteCounts{.programs = programs, .values = 0, .rejected = 0, .artifacts = 0, .hostile = 0});
  return failed;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 2)
    return testAll();
  Tally tally;
  if (strcmp(argv[1], "file") == 0) {
    for (int i = 2; i < argc; ++i) {
      std::string text = contentsOf(argv[i]);
      Check(argv[i], text, tally).run();
    }
    return report("files", tally);
  }
  bool show = strcmp(argv[1], "show") == 0 && argc > 3;
  for (const Generator &generator : generators) {
    if (strcmp(argv[show ? 2 : 1], generator.name) != 0)
      continue;
    if (show)
      return puts(generated(generator, strtoull(argv[3], nullptr, 0)).c_str()) < 0;
    checkGenerated(generator, argc > 3 ? strtoull(argv[3], nullptr, 0) : 0,
                   argc > 2 ? strtoull(argv[2], nullptr, 0) : perKind, tally);
    return report(generator.name, tally);
  }
  fprintf(stderr, "no kind '%s'\n", argv[1]);
  return 2;
}
