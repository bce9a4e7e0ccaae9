// Functions for files, terminals, numbers and programs that the subcommands share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support.h"

#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tool {

// --- Files ----------------------------------------------------------------------------------------------------------

std::string displayName(const std::string &path) { return path == "-" ? "<stdin>" : path; }

namespace {

std::string readAll(FILE *file, const std::string &path) {
  std::string bytes;
  char block[1 << 16];
  errno = 0;
  while (size_t count = std::fread(block, 1, sizeof block, file))
    bytes.append(block, count);
  if (std::ferror(file))
    throw Failure{displayName(path) + ": " + std::strerror(errno)};
  return bytes;
}

} // namespace

Input::Input(const std::string &path) {
  if (path == "-") {
    kept = readAll(stdin, path);
    view = kept;
    return;
  }
  std::unique_ptr<FILE, int (*)(FILE *)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  struct stat facts;
  if (!file || fstat(fileno(file.get()), &facts) != 0)
    throw Failure{path + ": " + std::strerror(errno)};
  if (S_ISREG(facts.st_mode) && facts.st_size > 0)
    if (void *start = mmap(nullptr, size_t(facts.st_size), PROT_READ, MAP_PRIVATE, fileno(file.get()), 0);
        start != MAP_FAILED) {
      mapped = start;
      view = {static_cast<const char *>(start), size_t(facts.st_size)};
      return;
    }
  kept = readAll(file.get(), path);
  view = kept;
}

Input::~Input() {
  if (mapped)
    munmap(mapped, view.size());
}

void writeFile(const std::string &path, std::string_view bytes) {
  FILE *file = path == "-" ? stdout : std::fopen(path.c_str(), "wb");
  bool good = file && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  if (file)
    good = (file == stdout ? std::fflush(file) : std::fclose(file)) == 0 && good;
  if (!good)
    throw Failure{(path == "-" ? "<stdout>" : path) + ": " + std::strerror(errno)};
}

void makeFolder(const std::string &path) {
  std::error_code reason;
  std::filesystem::create_directories(path, reason);
  if (reason)
    throw Failure{path + ": " + reason.message()};
}

void flushOutput() {
  errno = 0;
  if (std::fflush(stdout) != 0 || std::ferror(stdout))
    throw Failure{std::string("<stdout>: ") + (errno ? std::strerror(errno) : "writing failed")};
}

int exitOf(const std::function<int()> &work) {
  try {
    const int exit = work();
    flushOutput();
    return exit;
  } catch (const Failure &failure) {
    std::fflush(stdout);
    std::fprintf(stderr, "%s\n", failure.message.c_str());
    return failure.exit;
  } catch (const std::exception &exception) {
    std::fprintf(stderr, "shlo: internal error: %s\n", exception.what());
    return ExitInternal;
  }
}

// --- Terminals ------------------------------------------------------------------------------------------------------

bool isTerminal(FILE *stream) { return isatty(fileno(stream)) == 1; }

Style::Style(FILE *stream) {
  if (!isTerminal(stream))
    return;
  bold = "\x1b[1m";
  dim = "\x1b[2m";
  red = "\x1b[1;31m";
  green = "\x1b[32m";
  reset = "\x1b[0m";
}

Progress::Progress(const std::string &text) : text(text), shown(isTerminal(stderr)), start(now()) {
  if (shown)
    std::fprintf(stderr, "\r\x1b[K%s ...", text.c_str());
}

void Progress::show(double fraction) {
  constexpr int width = 30;
  if (!shown || now() - start < 1)
    return;
  const int full = int(fraction * width);
  std::fprintf(stderr, "\r\x1b[K%s [%s%s] %d%%", text.c_str(), std::string(size_t(full), '#').c_str(),
               std::string(size_t(width - full), '.').c_str(), int(fraction * 100));
}

Progress::~Progress() {
  if (shown)
    std::fputs("\r\x1b[K", stderr);
}

std::string visible(std::string_view text) {
  std::string shown(text);
  for (char &c : shown)
    if (uint8_t(c) < 0x20 || c == 0x7F)
      c = '?';
  return shown;
}

// --- Numbers --------------------------------------------------------------------------------------------------------

namespace {

std::string format(const char *pattern, double value, const char *unit) {
  char text[64];
  std::snprintf(text, sizeof text, pattern, value, unit);
  return text;
}

} // namespace

std::string humanBytes(uint64_t bytes) {
  if (bytes < 1000)
    return std::to_string(bytes) + " B";
  double value = double(bytes);
  const char *const units[] = {"kB", "MB", "GB", "TB", "PB", "EB"};
  size_t unit = 0;
  for (value /= 1000; value >= 999.95 && unit + 1 < std::size(units); value /= 1000)
    ++unit;
  return format("%.1f %s", value, units[unit]);
}

std::string humanTime(double seconds) {
  if (seconds < 1e-3)
    return format("%.1f %s", seconds * 1e6, "us");
  return seconds < 1 ? format("%.2f %s", seconds * 1e3, "ms") : format("%.2f %s", seconds, "s");
}

std::string plural(uint64_t count, const char *noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string typeText(shlo_element_type element, int32_t rank, const int64_t *shape) {
  std::string text = "tensor<";
  for (int32_t axis = 0; axis < rank; ++axis)
    text += (shape[axis] == SHLO_DYNAMIC ? "?" : std::to_string(shape[axis])) + "x";
  return text + shlo_element_type_name(element) + ">";
}

// --- Programs -------------------------------------------------------------------------------------------------------

Failure failureOf(shlo_error *owned, const std::string &subject) {
  std::shared_ptr<shlo_error> error(owned, shlo_error_destroy);
  shlo_status code = shlo_error_code(owned);
  int exit = code == SHLO_INTERNAL || code == SHLO_OUT_OF_MEMORY ? ExitInternal : ExitInput;
  bool placed = false;
  for (size_t i = 0; i < shlo_error_diagnostic_count(owned); ++i)
    placed = placed || *shlo_diagnostic_file(shlo_error_diagnostic(owned, i), nullptr);
  shlo_buffer *text = nullptr;
  if (shlo_error_render(owned, isTerminal(stderr), &text, nullptr) != SHLO_OK)
    return Failure{shlo_error_message(owned, nullptr), exit, error};
  Buffer rendered(text);
  std::string message(textOf(rendered));
  while (!message.empty() && message.back() == '\n')
    message.pop_back();
  if (!placed && !subject.empty())
    for (size_t line = 0; line != std::string::npos; line = message.find('\n', line)) {
      line += line > 0;
      message.insert(line, subject + ": ");
    }
  return Failure{message, exit, error};
}

const char *contentName(shlo_content content) {
  switch (content) {
  case SHLO_CONTENT_ARTIFACT:
    return "portable artifact";
  case SHLO_CONTENT_MLIR_BYTECODE:
    return "MLIR bytecode";
  case SHLO_CONTENT_TEXT:
    return "text";
  case SHLO_CONTENT_JAX_EXPORT:
    return "JAX export";
  case SHLO_CONTENT_VERSIONED_TEXT:
    return "text of a versioned program";
  case SHLO_CONTENT_ONNX:
    return "ONNX model";
  default:
    return "unknown content";
  }
}

static ParseOptions parseOptions(const std::string &name) {
  auto options = make<ParseOptions>(name, shlo_parse_options_create);
  call(name, shlo_parse_options_set_file_name, options.get(), name.data(), name.size());
  return options;
}

Buffer parseVersioned(const std::string &path, std::string_view text, const WriteOptions &options) {
  std::string name = displayName(path);
  ParseOptions parse = parseOptions(name);
  return make<Buffer>(name, shlo_artifact_parse, text.data(), text.size(), parse.get(), options.get());
}

Module loadProgram(const std::string &path, std::string_view bytes, shlo_diagnostics *findings,
                   const Loading &loading) {
  std::string name = displayName(path);
  shlo_content content = shlo_content_detect(bytes.data(), bytes.size());
  Buffer artifact;
  if (content == SHLO_CONTENT_VERSIONED_TEXT) {
    artifact = parseVersioned(path, bytes, nullptr);
    bytes = textOf(artifact);
  }
  if (content == SHLO_CONTENT_TEXT) {
    ParseOptions options = parseOptions(name);
    call(name, shlo_parse_options_set_other_dialects, options.get(), loading.policy);
    call(name, shlo_parse_options_set_diagnostics, options.get(), findings);
    return make<Module>(name, shlo_module_parse, bytes.data(), bytes.size(), options.get());
  }
  auto options = make<ReadOptions>(name, shlo_read_options_create);
  call(name, shlo_read_options_set_other_dialects, options.get(), loading.policy);
  call(name, shlo_read_options_set_diagnostics, options.get(), findings);
  call(name, shlo_read_options_set_borrow, options.get(), content != SHLO_CONTENT_VERSIONED_TEXT);
  call(name, shlo_read_options_set_follow_links, options.get(), loading.followLinks);
  if (content == SHLO_CONTENT_ONNX && path != "-") // which may refer to files beside it
    return make<Module>(name, shlo_module_load_file, path.data(), path.size(), options.get());
  return make<Module>(name, shlo_module_load, bytes.data(), bytes.size(), options.get());
}

OnnxConvertOptions opsetsOf(const std::vector<std::string> &texts) {
  auto options = make<OnnxConvertOptions>("", shlo_onnx_convert_options_create);
  for (const std::string &text : texts) {
    const size_t equals = text.rfind('=');
    const std::string domain = equals == text.npos ? "" : text.substr(0, equals);
    const char *first = text.data() + (equals == text.npos ? 0 : equals + 1), *last = text.data() + text.size();
    int64_t opset = 0;
    const auto [end, error] = std::from_chars(first, last, opset);
    if (first == last || end != last || error != std::errc())
      throw UsageError{"--opset is a number, or DOMAIN=NUMBER, not '" + text + "'"};
    call("", shlo_onnx_convert_options_set_opset, options.get(), domain.data(), domain.size(), opset);
  }
  return options;
}

void reportFindings(const std::string &path, const Diagnostics &findings) {
  constexpr size_t most = 10;
  size_t count = shlo_diagnostics_count(findings.get());
  for (size_t i = 0; i < count && i < most; ++i) {
    const shlo_diagnostic *finding = shlo_diagnostics_at(findings.get(), i);
    std::string place = shlo_diagnostic_file(finding, nullptr);
    if (place.empty())
      place = displayName(path);
    if (uint32_t line = shlo_diagnostic_line(finding))
      place += ":" + std::to_string(line);
    std::fprintf(stderr, "%s: note: %s\n", visible(place).c_str(),
                 visible(shlo_diagnostic_message(finding, nullptr)).c_str());
  }
  if (count > most)
    std::fprintf(stderr, "%s: note: and %zu more\n", displayName(path).c_str(), count - most);
}

} // namespace tool
