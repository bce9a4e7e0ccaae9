// Functions for files, terminals, numbers and programs that the subcommands share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <vector>

namespace tool {

// The bytes of a file, or of standard input for "-". Files are mapped if possible, so a large program takes no memory
// of its own.
class Input {
public:
  explicit Input(const std::string &path);
  ~Input();
  Input(const Input &) = delete;
  std::string_view bytes() const { return view; }

private:
  std::string kept; // if it cannot be mapped
  void *mapped = nullptr;
  std::string_view view;
};
void writeFile(const std::string &path, std::string_view bytes);
void makeFolder(const std::string &path); // if it is not there
// Throws a Failure if the system has not taken everything that was printed.
void flushOutput();
// The exit status of the work. Failures are printed to standard error.
int exitOf(const std::function<int()> &work);
// The name of a path in messages.
std::string displayName(const std::string &path);

// Whether the stream is a terminal. Colours and progress are only printed to terminals.
bool isTerminal(FILE *stream);

// ANSI escape sequences; empty if the stream is not a terminal.
struct Style {
  explicit Style(FILE *stream);
  const char *bold = "", *dim = "", *red = "", *green = "", *reset = "";
};

// Shows a line on the terminal during its lifetime, after a second with a bar.
class Progress {
public:
  explicit Progress(const std::string &text);
  ~Progress();
  Progress(const Progress &) = delete;
  // The part that is done, from 0 to 1.
  void show(double fraction);
  bool isShown() const { return shown; }

private:
  std::string text;
  bool shown;
  double start;
};

// Text from programs for printing: control characters, which can change a terminal, become '?'.
std::string visible(std::string_view text);

std::string humanBytes(uint64_t bytes);   // "1.2 MB"
std::string humanTime(double seconds);    // "12.3 ms"
std::string plural(uint64_t count, const char *noun); // "1 op", "2 ops"
double now();                             // seconds of a steady clock

// "tensor<2x?xf32>"
std::string typeText(shlo_element_type element, int32_t rank, const int64_t *shape);

// The content of a file, in words.
const char *contentName(shlo_content content);
// Writes an artifact from the text of a versioned program. Options are nullable.
Buffer parseVersioned(const std::string &path, std::string_view text, const WriteOptions &options);
struct Loading {
  shlo_other_dialects policy = SHLO_OTHER_DIALECTS_KEEP;
  bool followLinks = false; // to the external data of an ONNX model
};
// Loads text, versioned text, an artifact or an ONNX model. Large constants are borrowed from the bytes.
Module loadProgram(const std::string &path, std::string_view bytes, shlo_diagnostics *findings,
                   const Loading &loading = {});
// The opsets of "--opset 21 --opset ai.onnx.ml=3". Throws UsageError for anything else.
OnnxConvertOptions opsetsOf(const std::vector<std::string> &texts);
// Prints warnings to standard error.
void reportFindings(const std::string &path, const Diagnostics &findings);

} // namespace tool
