// Files, terminals, numbers and programs: what the subcommands share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <cstdint>
#include <cstdio>

namespace tool {

// "-" is standard input and standard output.
//
// The bytes of a file, mapped where that can be: a large program takes no memory of its own.
class Input {
public:
  explicit Input(const std::string &path);
  ~Input();
  Input(const Input &) = delete;
  std::string_view bytes() const { return view; }

private:
  std::string kept; // what cannot be mapped
  void *mapped = nullptr;
  std::string_view view;
};
void writeFile(const std::string &path, std::string_view bytes);
// How a path is named in messages.
std::string displayName(const std::string &path);

// Whether the stream is a terminal: only then are there colours and progress.
bool isTerminal(FILE *stream);

// ANSI attributes, empty strings where the stream is no terminal.
struct Style {
  explicit Style(FILE *stream);
  const char *bold = "", *dim = "", *red = "", *green = "", *reset = "";
};

// A line on the terminal that says what is going on, and goes when that is done.
class Progress {
public:
  explicit Progress(const std::string &text);
  ~Progress();
  Progress(const Progress &) = delete;

private:
  bool shown;
};

std::string humanBytes(uint64_t bytes);   // "1.2 MB"
std::string humanTime(double seconds);    // "12.3 ms"
std::string plural(uint64_t count, const char *noun); // "1 op", "2 ops"
double now();                             // seconds of a steady clock

// "tensor<2x?xf32>"
std::string typeText(shlo_element_type element, int32_t rank, const int64_t *shape);

// What a program's bytes are, in words.
const char *contentName(shlo_content content);
// The artifact of a versioned program's text; options are nullable.
Buffer parseVersioned(const std::string &path, std::string_view text, const WriteOptions &options);
// Reads text, versioned or not, or an artifact, whichever the bytes are. Large constants stay in them.
Module loadProgram(const std::string &path, std::string_view bytes, shlo_diagnostics *findings,
                   shlo_other_dialects policy = SHLO_OTHER_DIALECTS_KEEP);
// Prints what a success had to say to standard error.
void reportFindings(const std::string &path, const Diagnostics &findings);

} // namespace tool
