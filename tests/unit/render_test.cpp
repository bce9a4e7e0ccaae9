// Errors as text for people: diagnostics with every part present or absent.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/render.h"

#include <catch2/catch.hpp>

using namespace shlo;

namespace {

std::string rendered(const Diagnostic &finding, bool colour = false) {
  std::vector<Diagnostic> findings = {finding};
  return capi::render(finding.message, &findings, colour);
}

Diagnostic finding() {
  Diagnostic made;
  made.message = "wrong";
  return made;
}

} // namespace

TEST_CASE("a place is what is known of it", "[render]") {
  Diagnostic made = finding();
  CHECK(rendered(made) == "error: wrong\n");
  made.line = 3;
  CHECK(rendered(made) == "line 3: error: wrong\n");
  made.column = 5;
  CHECK(rendered(made) == "line 3:5: error: wrong\n");
  made.file = "a.mlir";
  CHECK(rendered(made) == "a.mlir:3:5: error: wrong\n");
  made.offset = 7; // the line says more
  CHECK(rendered(made) == "a.mlir:3:5: error: wrong\n");
  made.line = 0;
  CHECK(rendered(made) == "a.mlir: byte 7: error: wrong\n");
  made.file = "";
  CHECK(rendered(made) == "byte 7: error: wrong\n");
  made.offset = 0;
  CHECK(rendered(made) == "byte 0: error: wrong\n");
  made = finding();
  made.file = "a.mlir";
  CHECK(rendered(made) == "a.mlir: error: wrong\n");
  made.column = 5; // of no line
  CHECK(rendered(made) == "a.mlir: error: wrong\n");
}

TEST_CASE("severities have words and colours", "[render]") {
  Diagnostic made = finding();
  made.severity = Severity::Warning;
  CHECK(rendered(made) == "warning: wrong\n");
  CHECK(rendered(made, true) == "\x1b[1;35mwarning: \x1b[0m\x1b[1mwrong\x1b[0m\n");
  made.severity = Severity::Note;
  CHECK(rendered(made, true) == "\x1b[1;36mnote: \x1b[0m\x1b[1mwrong\x1b[0m\n");
  made.severity = Severity::Error;
  CHECK(rendered(made, true) == "\x1b[1;31merror: \x1b[0m\x1b[1mwrong\x1b[0m\n");
}

TEST_CASE("a label is said once", "[render]") {
  Diagnostic made = finding();
  made.constraint = "add_c1";
  CHECK(rendered(made) == "error: wrong [add_c1]\n");
  made.message = "wrong by add_c1";
  CHECK(rendered(made) == "error: wrong by add_c1\n");
}

TEST_CASE("lines of a program are shown where there is something to see", "[render]") {
  Diagnostic made = finding();
  made.line = 1;
  made.sourceLine = "  abc";
  CHECK(rendered(made) == "line 1: error: wrong\n    abc\n");
  made.column = 3;
  CHECK(rendered(made) == "line 1:3: error: wrong\n    abc\n    ^\n");
  made.column = 6; // just behind it
  CHECK(rendered(made) == "line 1:6: error: wrong\n    abc\n       ^\n");
  made.column = 99;
  CHECK(rendered(made) == "line 1:99: error: wrong\n    abc\n       ^\n");
  for (const char *blank : {"", " ", "\t", " \t "}) {
    made.sourceLine = blank;
    CHECK(rendered(made) == "line 1:99: error: wrong\n");
  }
}

TEST_CASE("the message of an error stands above findings that do not say it", "[render]") {
  std::vector<Diagnostic> findings = {finding(), finding()};
  findings[1].message = "bad";
  findings[1].notes = {finding()};
  findings[1].notes[0].severity = Severity::Note;
  findings[1].notes[0].message = "since then";
  CHECK(capi::render("two are wrong", &findings, false) == "error: wrong\nerror: bad\nnote: since then\n");
  CHECK(capi::render("two", &findings, false) == "error: two\nerror: wrong\nerror: bad\nnote: since then\n");
  CHECK(capi::render("two\nlines\x1b", nullptr, false) == "error: two\nlines?\n");
  findings = {Diagnostic()};
  CHECK(capi::render("no words", &findings, false) == "error: no words\nerror: \n");
}
