"""Mutant schemata: many defects in one build, of which an environment variable turns on one.

The statements around a defect are written twice, `if (shlo_defect == 7) { the defect } else { as it was }`. The
condition also notes in a mapped file that it was reached: a test that does not reach a defect need not be run on it.
The smallest statements that compile are taken: first those that hold the defect, then those up to the end of their
block, then the same for the block around it. Defects in the same statements share one chain of conditions. What is no
statement, a signature or a constant that the compiler needs, cannot be switched and gets a build of its own.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import re
import subprocess

VARIABLE = "SHLO_DEFECT"
# A file with a byte for each defect, which becomes 1 when its place is reached.
REACHED = "SHLO_REACHED"
MOST_DEFECTS = 1 << 16
# The sources that define the variable: one of a room that is in every library and test, one of the command.
HOMES = ["src/base/utf8.cpp", "src/tools/support.cpp"]
# More characters than this are no statements of one function.
LARGEST = 4000
DECLARATION = "extern int shlo_defect; extern unsigned char *shlo_reached;\n"
# Not getenv, which a test replaces or forbids: the environment is read as it stands.
DEFINITION = f"""
#include <fcntl.h>
#include <sys/mman.h>
extern char **environ;
unsigned char *shlo_reached = nullptr;
// A test loads and unloads the library many times.
__attribute__((destructor)) static void shlo_unmap() {{
  if (unsigned char *mapped = shlo_reached) {{
    shlo_reached = nullptr;
    munmap(mapped, {MOST_DEFECTS});
  }}
}}
static const char *shlo_variable(const char *name) {{
  for (char **entry = environ; entry && *entry; ++entry) {{
    const char *text = *entry, *wanted = name;
    while (*wanted && *text == *wanted)
      ++text, ++wanted;
    if (!*wanted)
      return text;
  }}
  return "";
}}
int shlo_defect = [] {{
  if (const char *path = shlo_variable("{REACHED}="); *path) {{
    void *mapped = mmap(nullptr, {MOST_DEFECTS}, PROT_READ | PROT_WRITE, MAP_SHARED, open(path, O_RDWR | O_CLOEXEC), 0);
    if (mapped != MAP_FAILED)
      shlo_reached = static_cast<unsigned char *>(mapped);
  }}
  int number = 0;
  for (const char *text = shlo_variable("{VARIABLE}="); *text; ++text)
    number = number * 10 + (*text - '0');
  return number;
}}();
"""
TOKEN = re.compile(r'''//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:\\\n|[^\n])*|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'''
                   r"""'(?:\\.|[^'\\\n])+'|[A-Za-z_]\w*|\d[\w.']*|\s+|.""", re.S | re.M)
OPENING = {"(": ")", "[": "]", "{": "}"}


class Source:
    """The tokens of a file, without white space and comments, and the partner of each bracket."""

    def __init__(self, text):
        self.text = text
        self.tokens, self.starts, self.partner = [], [], {}
        for found in TOKEN.finditer(text):
            if not found[0].isspace() and not found[0].startswith(("//", "/*")):
                self.tokens.append(found[0])
                self.starts.append(found.start())
        opened = []
        for i, token in enumerate(self.tokens):
            if token in OPENING:
                opened.append(i)
            elif opened and token == OPENING[self.tokens[opened[-1]]]:
                self.partner[opened.pop()] = i

    def end(self, i):
        return self.starts[i] + len(self.tokens[i])

    def after_statement(self, i, last):
        """The token after the statement that begins at token i, at most last."""
        tokens = self.tokens
        if i >= last:
            return last
        if tokens[i] == "{":
            return self.partner[i] + 1
        if tokens[i] in ("if", "for", "while", "switch"):
            condition = i + 1
            while tokens[condition] != "(":
                condition += 1
            after = self.after_statement(self.partner[condition] + 1, last)
            if tokens[i] == "if" and after < last and tokens[after] == "else":
                after = self.after_statement(after + 1, last)
            return after
        while i < last and tokens[i] != ";":
            i = self.partner.get(i, i) + 1
        return min(i + 1, last)

    def covers(self, begin, end):
        """Ranges of text that hold the text from begin to end and may be statements, the most likely one first."""
        blocks = [(self.end(i), self.starts[j], i, j) for i, j in self.partner.items()
                  if self.tokens[i] == "{" and self.end(i) <= begin and end <= self.starts[j]]
        for _, close, first, last in sorted(blocks, reverse=True):
            i, start = first + 1, None
            try:
                while i < last:
                    after = self.after_statement(i, last)
                    if start is None and self.end(after - 1) > begin:
                        start = self.starts[i]
                    i = after
                    if start is not None and self.end(i - 1) >= end:
                        yield min(start, begin), self.end(i - 1)
                        yield min(start, begin), close
                        break
            except (KeyError, IndexError):
                continue  # Braces of a list, not of a block.


def difference(old, new):
    """How many characters are equal at the beginning and at the end of two texts."""
    shorter = min(len(old), len(new))
    head = next((i for i in range(shorter) if old[i] != new[i]), shorter)
    tail = next((i for i in range(shorter - head) if old[-1 - i] != new[-1 - i]), shorter - head)
    return head, tail


class Edit:
    """Defects with overlapping statements: (number, begin, end, replacement) each."""

    def __init__(self, source, defects):
        self.source, self.defects, self.attempt = source, defects, 0
        covers = source.covers(min(d[1] for d in defects), max(d[2] for d in defects))
        self.ranges = [cover for cover in covers if cover[1] - cover[0] <= LARGEST]

    def range(self):
        return self.ranges[self.attempt] if self.attempt < len(self.ranges) else None

    def replacement(self):
        start, end = self.range()
        text = self.source.text
        chain = "".join(f"if ((shlo_reached && (shlo_reached[{number}] = 1)), shlo_defect == {number}) "
                        f"{{ {text[start:begin]}{new}{text[to:end]}\n}} else "
                        for number, begin, to, new in self.defects)
        return f"{chain}{{ {text[start:end]}\n}}"


def merged(edits):
    """The edits, those that overlap joined."""
    found = []
    for edit in sorted(edits, key=lambda edit: edit.range()):
        if found and edit.range()[0] < found[-1].range()[1]:
            before = found.pop()
            joined = Edit(edit.source, sorted(before.defects + edit.defects))
            while joined.range() and joined.range()[1] - joined.range()[0] < max(
                    e.range()[1] - e.range()[0] for e in (before, edit)):
                joined.attempt += 1
            edit = joined
        if edit.range():
            found.append(edit)
    return found


def written(source, edits):
    """(text, [(first line, last line, edit)])."""
    text, lines, at = DECLARATION, [], 0
    for edit in edits:
        start, end = edit.range()
        text += source.text[at:start]
        first = text.count("\n") + 1
        text += edit.replacement()
        lines.append((first, text.count("\n") + 1, edit))
        at = end
    return text + source.text[at:], lines


class Compiler:
    """Says where a source of the tree does not compile."""

    def __init__(self, tree, build):
        self.tree = tree
        self.commands = {entry["file"]: entry for entry in json.loads((build / "compile_commands.json").read_text())}
        deps = subprocess.check_output(["ninja", "-C", build, "-t", "deps"], text=True)
        self.users = {}
        for block in deps.split("\n\n"):
            files = [os.path.normpath(build / line.strip()) for line in block.splitlines()[1:]]
            # The build folder has sources too, of the precompiled header.
            main = next((file for file in files if file in self.commands and not file.startswith(str(build))), None)
            for header in files if main else []:
                self.users.setdefault(header, main)

    def errors(self, file):
        """The lines of the file with errors, of a header in one of its users; -1 for an error elsewhere."""
        path = str(self.tree / file)
        entry = self.commands[path if path in self.commands else self.users[path]]
        command = re.sub(r" -o \S+", "", entry["command"]) + " -fsyntax-only -w -ferror-limit=0"
        done = subprocess.run(command, shell=True, cwd=entry["directory"], capture_output=True, text=True,
                              errors="replace")
        places = re.findall(r"^(\S+?):(\d+):\d+: (?:fatal )?error:", done.stderr, re.M)
        found = {int(line) if place == path else -1 for place, line in places}
        return found or ({-1} if done.returncode else set())


def switch(file, defects, compiler, tree):
    """Writes the file with those of its numbered defects that can be switched, and returns their numbers."""
    path = tree / file
    source = Source(path.read_text(encoding="utf-8"))
    single = {}
    for number, defect in defects:
        head, tail = difference(defect["old"], defect["new"])
        begin = source.text.index(defect["old"])
        single[number] = (number, begin + head, begin + len(defect["old"]) - tail,
                          defect["new"][head:len(defect["new"]) - tail])

    def settle(edits, certain=False):
        """Widens the edits until the file compiles."""
        while True:
            edits = merged([edit for edit in edits if edit.range()])
            text, lines = written(source, edits)
            path.write_text(text, encoding="utf-8")
            wrong = compiler.errors(file)
            if not wrong or not edits:
                return edits
            guilty = [edit for first, last, edit in lines if any(first <= line <= last for line in wrong)]
            if not guilty and not certain and len(edits) > 1:
                # A name that is declared in an edit and used after it is an error elsewhere: each edit is tried alone.
                edits = [kept for edit in edits for kept in settle([edit])]
                certain = True
                continue
            for edit in guilty or edits:
                edit.attempt += 1

    edits = settle([Edit(source, [defect]) for defect in single.values()])
    return {number for edit in edits for number, *_ in edit.defects}
