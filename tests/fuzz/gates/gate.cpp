// Runs cases, and collects what is wrong.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gate.h"

#include "known.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

namespace shlo::test {
namespace {

#ifdef SHLO_INSTRUMENTED
constexpr double mostSeconds = 40; // instrumented code is slower
#else
constexpr double mostSeconds = 2;
#endif
constexpr double plantedSeconds = 0.02; // the limit for calls that the gate delays itself
constexpr size_t baseBytes = size_t(32) << 20, bytesPerByte = 64;
constexpr unsigned shownOfEachKind = 10;

bool isUtf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    unsigned char c = text[i++];
    unsigned more = c < 0x80                ? 0
                    : c >= 0xc2 && c < 0xe0 ? 1
                    : c >= 0xe0 && c < 0xf0 ? 2
                    : c >= 0xf0 && c < 0xf5 ? 3
                                            : 4;
    if (more == 4 || more > text.size() - i)
      return false;
    for (; more; --more, ++i)
      if ((text[i] & 0xc0) != 0x80)
        return false;
  }
  return true;
}

} // namespace

const char *nameOf(Kind kind) {
  constexpr const char *names[] = {"crash",    "slow",          "memory",           "internal error", "error object",
                                   "refused",  "text differs",  "artifact differs", "text loses",     "artifact loses",
                                   "blockers", "value differs", "output touched",   "accepted",       "callback",
                                   "leak",     "never called",  "never successful"};
  static_assert(std::size(names) == size_t(Kind::Count));
  return names[size_t(kind)];
}

std::string shown(std::string_view text) {
  constexpr size_t most = 300;
  std::string line;
  for (char c : text.substr(0, most)) {
    char escaped[8];
    if (std::isprint(uint8_t(c)))
      line += c;
    else
      line.append(escaped, size_t(std::snprintf(escaped, sizeof escaped, c == '\n' ? "\\n" : "\\x%02X", uint8_t(c))));
  }
  return text.size() > most ? line + "..." : line;
}

std::string differenceOf(std::string_view one, std::string_view other) {
  constexpr size_t before = 40, width = 110;
  size_t at = size_t(std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
  size_t begin = at - std::min(at, before);
  return "at byte " + std::to_string(at) + ": " + shown(one.substr(begin, width)) + " | " +
         shown(other.substr(std::min(begin, other.size()), width));
}

void Gate::run(uint64_t first, uint64_t count, const std::function<void(uint64_t)> &each) {
  board.run(
      first, first + count,
      [&](uint64_t which) {
        number = which;
        name.clear();
        ++board.count(begun);
        board.enter(Stage::Ours);
        each(which);
      },
      [&](uint64_t which, Stage, int signal) {
        number = which;
        name.clear();
        find(Kind::Crash, signal ? strsignal(signal) : "the process ended");
      });
}

Gate Gate::trapping() { return Gate(Plant::None, true); }

void Gate::begin(std::string_view itsName, size_t bytes) {
  name = itsName;
  inputBytes = bytes;
  hasBeenSlow = false;
}

const Known *Gate::knownFinding(Kind kind, std::string_view detail) const {
  if (plant != Plant::None)
    return nullptr;
  auto known = std::find_if(knownFindings.begin(), knownFindings.end(),
                            [&](const Known &one) { return one.kind == kind && detail.find(one.sign) != detail.npos; });
  return known == knownFindings.end() ? nullptr : &*known;
}

void Gate::find(Kind kind, std::string_view detail) {
  const Known *known = knownFinding(kind, detail);
  if (traps && !known) {
    std::fprintf(stderr, "FOUND %s in %s: %s\n", nameOf(kind), name.c_str(), shown(detail).c_str());
    std::abort();
  }
  uint64_t before = board.count(known ? firstKnown + size_t(known - knownFindings.data()) : findings + size_t(kind))++;
  if (before >= (known ? 1 : shownOfEachKind))
    return;
  std::string line = known ? "  known (" + std::string(known->reason) + "): " : "  FOUND ";
  board.note(line + nameOf(kind) + ", case " + std::to_string(number) + " " + name + ": " + shown(detail) + "\n");
}

void Gate::measure(const char *what, const Meter &meter) {
  double seconds = meter.seconds();
  size_t bytes = meter.peak();
  ++board.count(called);
  board.count(slowestMicroseconds) = std::max(board.count(slowestMicroseconds), uint64_t(seconds * 1e6));
  board.count(mostBytes) = std::max(board.count(mostBytes), uint64_t(bytes));
  if (seconds > (plants(Plant::Slow) ? plantedSeconds : mostSeconds))
    find(Kind::Slow, std::string(what) + ": " + std::to_string(seconds) + " s");
  if (bytes > baseBytes + bytesPerByte * inputBytes)
    find(Kind::Memory,
         std::string(what) + ": " + std::to_string(bytes >> 20) + " MiB for " + std::to_string(inputBytes) + " bytes");
}

shlo_status Gate::judge(const char *what, shlo_status result, const shlo_error *error, bool hasError) {
  if (plants(Plant::Internal))
    result = SHLO_INTERNAL;
  size_t length = 0;
  const char *text = shlo_error_message(error, &length);
  if (result < 0 || result == SHLO_INTERNAL || result > SHLO_DEVICE)
    find(Kind::Internal, std::string(what) + ": " + text);
  else if (hasError && result != shlo_error_code(error))
    find(Kind::Error, std::string(what) + ": the error has another code");
  if (plants(Plant::Error))
    text = "", length = 0;
  if (result && hasError && (length == 0 || length != std::strlen(text) || !isUtf8({text, length})))
    find(Kind::Error, std::string(what) + ": the message is empty or no UTF-8: " + shown({text, length}));
  if (result)
    lastMessage.assign(text, length);
  return result;
}

void Gate::misbehave() {
  if (plants(Plant::Crash) && number % 2)
    std::raise(SIGSEGV);
  if (plants(Plant::Memory)) {
    std::unique_ptr<char[]> block(new char[baseBytes + bytesPerByte * inputBytes + 1]);
    *const_cast<volatile char *>(block.get()) = 1;
  }
  if (plants(Plant::Slow) && !std::exchange(hasBeenSlow, true))
    for (Meter meter; number % 10 == 0 && meter.seconds() <= plantedSeconds;)
      ;
}

uint64_t Gate::failures() {
  uint64_t sum = 0;
  for (size_t kind = 0; kind < size_t(Kind::Count); ++kind)
    sum += found(Kind(kind));
  return sum;
}

void Gate::print(const char *title) {
  std::printf("%s: %llu cases, %llu accepted, %llu refused, %llu comparisons, %llu calls; slowest call %.3f s, "
              "at most %.1f MiB%s\n",
              title, (unsigned long long)cases(), (unsigned long long)acceptances(), (unsigned long long)refusals(),
              (unsigned long long)comparisons(), (unsigned long long)calls(),
              double(board.count(slowestMicroseconds)) * 1e-6, double(board.count(mostBytes)) / (1 << 20),
              countsMemory() ? "" : " (memory is not counted here)");
  for (size_t i = 0; i < knownFindings.size(); ++i)
    std::printf("  known: %llu times %s\n", (unsigned long long)board.count(firstKnown + i),
                knownFindings[i].reason.data());
  for (size_t kind = 0; kind < size_t(Kind::Count); ++kind)
    if (found(Kind(kind)))
      std::printf("  FOUND %llu times: %s\n", (unsigned long long)found(Kind(kind)), nameOf(Kind(kind)));
  std::fwrite(board.notes().data(), 1, board.notes().size(), stdout);
}

} // namespace shlo::test
