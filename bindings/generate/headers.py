"""Reads the C headers into a model of their declarations.

The grammar is small on purpose: a header has comments, includes, constants, opaque handle types, structs, callback
types, enumerations and functions, in the forms that parse() below knows. Everything else stops the generator.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import List, Optional


class Misfit(Exception):
    """A declaration or comment that the generator does not understand: where, what, and what would be right."""

    def __init__(self, place, what, right):
        super().__init__(f"{place}: {what}; {right}")


INTEGERS = {
    "int8_t": 1,
    "int16_t": 2,
    "int32_t": 4,
    "int64_t": 8,
    "uint8_t": 1,
    "uint16_t": 2,
    "uint32_t": 4,
    "uint64_t": 8,
    "size_t": 8,
}
SCALARS = set(INTEGERS) | {"float", "double"}
LIMITS = {f"INT{bits}_MIN": -(2 ** (bits - 1)) for bits in (8, 16, 32, 64)}
LIMITS.update({f"INT{bits}_MAX": 2 ** (bits - 1) - 1 for bits in (8, 16, 32, 64)})
LIMITS.update({f"UINT{bits}_MAX": 2**bits - 1 for bits in (8, 16, 32, 64)})


@dataclass(frozen=True)
class Type:
    """A base type and its pointers. pointers[0] is the innermost one; True if the pointer itself is const."""

    base: str
    is_const: bool = False
    pointers: tuple = ()

    def __str__(self):
        text = ("const " if self.is_const else "") + self.base
        for index, is_const in enumerate(self.pointers):
            text += (" *" if index == 0 else "*") + ("const " if is_const and index + 1 < len(self.pointers) else "")
        return text

    @property
    def depth(self):
        return len(self.pointers)


@dataclass
class Parameter:
    name: str
    type: Type
    length: Optional[int] = None  # of an array in a struct


@dataclass
class Callback:
    """A typedef of a pointer to a function, or a field of a struct that is one."""

    name: str
    result: Type
    parameters: List[Parameter]


@dataclass
class Declaration:
    kind: str  # handle, struct, callback, enumeration, constant, function
    name: str
    place: str  # FILE:LINE
    header: str
    section: str
    comment: str
    context: str  # what the comments of the section and of the header say
    opening: str  # what the comment of the header says
    type: Optional[Type] = None  # of a constant; the underlying type of an enumeration; the result of a function
    value: object = None  # of a constant; the structure that this one is a field of
    parameters: list = field(default_factory=list)  # also the fields of a struct
    cases: list = field(default_factory=list)  # (name, value, comment)


@dataclass
class Header:
    name: str
    comment: str
    includes: List[str]
    sections: list  # (title, comment)
    declarations: List[Declaration]


@dataclass
class Token:
    kind: str  # comment, directive, blank, word, number, sign
    text: str
    line: int
    first: bool = False  # on its line


TOKEN = re.compile(
    r"(?P<comment>/\*.*?\*/)|(?P<directive>^[ \t]*#(?:[^\n\\]|\\\n|\\.)*)|(?P<blank>\n[ \t]*(?=\n))|(?P<space>\s+?)|"
    r"(?P<string>\"[^\"\n]*\")|(?P<word>[A-Za-z_]\w*)|(?P<number>\d\w*)|(?P<sign><<|[*(){}\[\];,=\-+])",
    re.S | re.M,
)


def tokens(text, name):
    position, line, last_line = 0, 1, 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise Misfit(
                f"{name}:{line}",
                f"unexpected {text[position:position + 20].splitlines()[0]!r}",
                "the grammar of the headers is in bindings/generate/headers.py",
            )
        kind = match.lastgroup
        if kind != "space":
            yield Token(kind, match[0], line, line != last_line)
            last_line = line
        line += match[0].count("\n")
        if kind == "comment":
            last_line = line
        position = match.end()
    yield Token("end", "", line)


def plain(comment):
    """The text of a comment. Lines are joined, except paragraphs, list items and indented lines."""
    lines = [re.sub(r"^\s*\*( |$)", "", line).rstrip() for line in comment[2:-2].strip().split("\n")]
    text = ""
    for line in lines:
        if not line or not text:
            text = text + ("\n" if text else "") + line.strip()
        elif text.endswith("\n"):
            text += "\n" + line if not text.endswith("\n\n") else line
        elif re.match(r"- |  ", line):
            text += "\n" + line
        else:
            text += " " + line
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def line_of(comment):
    return re.sub(r"\s+", " ", plain(comment))


SECTION = re.compile(r"^-{3,} (.*?) -{3,}")


class Parser:
    def __init__(self, path, known):
        self.file = path.name
        self.tokens = list(tokens(path.read_text(), self.file))
        self.index = 0
        self.known = known  # name -> kind, of the types of all headers so far
        self.header = Header(path.name, "", [], [], [])
        self.comment = ""
        self.section = ("", "")
        self.place_line = 1

    # --- Tokens

    @property
    def next(self):
        return self.tokens[self.index]

    def fail(self, what, right, line=None):
        raise Misfit(f"{self.file}:{line or self.next.line}", what, right)

    def take(self):
        token = self.next
        self.index += 1
        return token

    def skip_comments(self):
        while self.next.kind in ("blank", "comment"):
            self.take()

    def accept(self, text):
        if self.next.text == text:
            return self.take()
        return None

    def expect(self, text, right):
        while self.next.kind == "blank":
            self.take()
        if self.next.text != text:
            self.fail(
                f"expected '{text}', found {self.next.text.splitlines()[0] if self.next.text else 'the end'!r}", right
            )
        return self.take()

    def word(self, right):
        if self.next.kind != "word":
            self.fail(f"expected a name, found {self.next.text!r}", right)
        return self.take().text

    # --- Parts

    def type(self, right):
        is_const = bool(self.accept("const"))
        is_struct = bool(self.accept("struct"))
        line, base = self.next.line, self.word(right)
        if self.accept("const"):
            self.fail(f"'{base} const'", f"write 'const {base}'")
        pointers = []
        while self.accept("*"):
            pointers.append(bool(self.accept("const")))
        if base in ("void", "char"):
            if not pointers and not (base == "void" and not is_const):
                self.fail(f"type {base} without a pointer", "use int8_t or uint8_t for a number", line)
        elif base not in SCALARS and base not in self.known:
            self.fail(
                f"unknown type {base}",
                "use a type of stdint.h, size_t, float, double, or a shlo_ type that is " "declared before",
                line,
            )
        if is_struct and self.known.get(base) not in ("struct", "handle"):
            self.fail(f"struct {base} is not declared", f"typedef struct {base} {base}; comes before its use", line)
        return Type(base, is_const, tuple(pointers))

    def parameters(self):
        right = "a parameter is TYPE NAME; a function without parameters has (void)"
        self.expect("(", right)
        found = []
        if self.next.text == "void" and self.tokens[self.index + 1].text == ")":
            self.take()
            self.take()
            return found
        while True:
            line = self.next.line
            of_type = self.type(right)
            if self.next.text == "(":
                self.fail(
                    "a parameter that is a pointer to a function",
                    "give it a type: typedef RESULT (*shlo_NAME_fn)(...);",
                )
            if of_type.base == "void" and not of_type.depth:
                self.fail("a parameter of type void", right, line)
            name = self.word(right)
            if self.next.text == "[":
                self.fail(f"parameter {name} is written as an array", f"write it as a pointer: {of_type} *{name}")
            if name in [parameter.name for parameter in found]:
                self.fail(f"two parameters {name}", "give them different names", line)
            found.append(Parameter(name, of_type))
            if self.accept(")"):
                return found
            self.expect(",", right)

    def value(self, right):
        """An integer: a literal, a limit of stdint.h, or two of them with -, + or <<; with parentheses or a cast."""
        text, line = [], self.next.line
        while self.next.kind in ("word", "number") or self.next.text in ("(", ")", "-", "<<", "+"):
            text.append(self.take().text)
        return self.integer("".join(text) if "<<" not in text else " ".join(text), right, line)

    def integer(self, text, right, line):
        cast = re.match(r"\(?\((u?int\d+_t|size_t)\)", text)
        if cast:
            text = text[cast.end() :].rstrip(")") if text.startswith("((") else text[cast.end() :]
        text = re.sub(r"\b(0x[0-9a-fA-F]+|\d+)[uUlL]+\b", r"\1", text.strip())
        match = re.fullmatch(r"\(?\s*(-?)\s*(\w+)\s*(?:(-|\+|<<)\s*(\w+))?\s*\)?", text)
        numbers = []
        for word in match.groups()[1::2] if match else [text]:
            if word is None:
                continue
            if word in LIMITS:
                numbers.append(LIMITS[word])
            elif re.fullmatch(r"0x[0-9a-fA-F]+|0|[1-9]\d*", word):
                numbers.append(int(word, 0))
            else:
                self.fail(f"the value {text!r} is not an integer", right, line)
        first = -numbers[0] if match[1] else numbers[0]
        result = {
            None: lambda: first,
            "-": lambda: first - numbers[1],
            "+": lambda: first + numbers[1],
            "<<": lambda: first << numbers[1],
        }[match[3]]()
        return result, (cast[1] if cast else None)

    # --- Declarations

    def declare(self, kind, name, line, **rest):
        if not re.match(r"(shlo_|SHLO_)\w", name):
            self.fail(f"the {kind} {name} has no prefix", "names start with shlo_ or SHLO_", line)
        if name in self.known and not (kind == "struct" and self.known[name] == "handle"):
            self.fail(f"{name} is declared twice", "declare it once", line)
        if kind == "struct":  # it was declared as a handle before its fields were known
            self.header.declarations = [one for one in self.header.declarations if one.name != name]
        self.known[name] = kind
        self.header.declarations.append(
            Declaration(
                kind,
                name,
                f"{self.file}:{line}",
                self.file,
                self.section[0],
                self.comment,
                self.section[1] + "\n" + self.header.comment,
                self.header.comment,
                **rest,
            )
        )

    def fields(self, owner):
        """The fields of a structure: (Parameter or Callback, comment). A structure in it is named OWNER_FIELD."""
        right = (
            f"a field of {owner} is TYPE NAME; or TYPE NAME, NAME; or TYPE NAME[NUMBER]; or "
            "RESULT (*NAME)(PARAMETERS); or struct {...} NAME;"
        )
        self.expect("{", right)
        found, comment = [], ""
        while True:
            if self.next.kind == "blank":
                self.take()
            elif self.next.kind == "comment":
                token = self.take()
                if token.first or not found:
                    comment = line_of(token.text)
                else:
                    found[-1] = (found[-1][0], line_of(token.text))
            elif self.accept("}"):
                return found
            else:
                found += [(one, comment) for one in self.field(owner, right)]
                self.expect(";", right)
                comment = ""

    def field(self, owner, right):
        line = self.next.line
        if self.next.text == "struct" and self.tokens[self.index + 1].text == "{":
            self.take()
            fields = self.fields(owner)
            field = self.word(right)
            name = f"{owner}_{field}"
            outer, self.comment = self.comment, f"The field {field} of {owner}."
            self.declare("struct", name, line, parameters=fields, value=owner)
            self.comment = outer
            return [Parameter(field, Type(name))]
        of_type = self.type(right)
        if self.accept("("):
            self.expect("*", right)
            name = self.word(right)
            self.expect(")", right)
            return [Callback(name, of_type, self.parameters())]
        found = [Parameter(self.word(right), of_type)]
        if self.accept("["):
            found[0].length = self.value(right)[0]
            self.expect("]", right)
        while not of_type.depth and self.accept(","):
            found.append(Parameter(self.word(right), of_type))
        return found

    def cases(self):
        right = "a case is SHLO_NAME = NUMBER, and its comment is above it or on its line"
        self.expect("{", right)
        found, comment = [], ""
        while True:
            if self.next.kind == "blank":
                self.take()
            elif self.next.kind == "comment":
                token = self.take()
                if token.first or not found:
                    comment = line_of(token.text)
                else:
                    found[-1] = found[-1][:2] + (line_of(token.text),)
            elif self.accept("}"):
                self.expect(";", right)
                return found
            else:
                line, name = self.next.line, self.word(right)
                self.expect("=", right)
                value, _ = self.value(right)
                if name in self.known:
                    self.fail(f"{name} is declared twice", "declare it once", line)
                if not name.startswith("SHLO_"):
                    self.fail(f"the case {name} has no prefix", "cases start with SHLO_", line)
                self.known[name] = "case"
                found.append((name, value, comment))
                comment = ""
                if self.next.text != "}" and self.next.kind != "comment":
                    self.expect(",", right)

    def typedef(self, line):
        right = (
            "a typedef is one of: typedef struct shlo_X shlo_X; typedef struct shlo_X {...} shlo_X; typedef int32_t "
            "shlo_X; with an enum below it; typedef RESULT (*shlo_X_fn)(...);"
        )
        if self.accept("struct"):
            tag = self.word(right)
            if self.next.text == "{":
                self.known.setdefault(tag, "handle")  # its fields may point to it
                fields = self.fields(tag)
                name = self.word(right)
                self.expect(";", right)
                if name != tag:
                    self.fail(f"struct {tag} is called {name}", f"typedef struct {tag} {{...}} {tag};", line)
                self.declare("struct", name, line, parameters=fields)
                return
            name = self.word(right)
            self.expect(";", right)
            if name != tag:
                self.fail(f"struct {tag} is called {name}", f"typedef struct {tag} {tag};", line)
            self.declare("handle", name, line)
            return
        result = self.type(right)
        if self.accept("("):
            self.expect("*", right)
            name = self.word(right)
            self.expect(")", right)
            parameters = self.parameters()
            self.expect(";", right)
            if not name.endswith("_fn"):
                self.fail(f"the callback type {name}", f"the name of a callback type ends with _fn: {name}_fn", line)
            self.declare("callback", name, line, type=result, parameters=parameters)
            return
        name = self.word(right)
        self.expect(";", right)
        if result.depth or result.base not in INTEGERS or self.next.text != "enum":
            self.fail(f"typedef {result} {name}", right, line)
        self.take()
        self.known[name] = "enumeration"
        cases = self.cases()
        del self.known[name]
        self.declare("enumeration", name, line, type=result, cases=cases)
        self.fits(cases, result.base, line)

    def fits(self, cases, base, line):
        bits = 8 * INTEGERS[base]
        low, high = (
            (0, 2**bits - 1) if base.startswith("u") or base == "size_t" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        )
        for name, value, _ in cases:
            if not low <= value <= high:
                self.fail(f"{name} = {value} does not fit {base}", f"use a value from {low} to {high}", line)

    def directive(self, token):
        text = token.text.strip()
        guard = "STABLEHLO_C_" + re.sub(r"\W", "_", self.file).upper()
        include = re.fullmatch(r'#include ["<]([\w./-]+)[">]', text)
        constant = re.fullmatch(r"#define (SHLO_\w+) (.+)", text)
        if include:
            self.header.includes.append(include[1])
        elif text.startswith("#if defined(_WIN32)") or text.startswith("#ifdef __cplusplus"):
            while not self.next.text.startswith("#endif"):  # SHLO_API, and extern "C" {
                if self.next.kind == "end":
                    self.fail(f"{text} has no #endif", "end it", token.line)
                self.take()
            self.take()
        elif text in (f"#ifndef {guard}", f"#define {guard}", "#endif"):
            pass
        elif constant:
            value, cast = self.integer(constant[2], f"a constant is #define {constant[1]} INTEGER", token.line)
            self.constant(constant[1], value, cast, token.line)
        else:
            self.fail(
                f"unknown directive {text!r}",
                "known are the include guard, #include, #define SHLO_NAME INTEGER, "
                'the definition of SHLO_API and extern "C"',
                token.line,
            )

    def constant(self, name, value, base, line):
        if base is None:
            base = next(
                (
                    one
                    for one in ("int32_t", "int64_t", "uint64_t")
                    if (0 if one[0] == "u" else -(2 ** (8 * INTEGERS[one] - 1)))
                    <= value
                    < 2 ** (8 * INTEGERS[one] - (one[0] != "u"))
                ),
                None,
            )
            if base is None:
                self.fail(f"{name} = {value} fits no type", "use at most 64 bits", line)
        self.fits([(name, value, "")], base, line)
        self.declare("constant", name, line, type=Type(base), value=value)

    def parse(self):
        right = "a declaration starts with SHLO_API, typedef, enum or static const"
        while self.next.kind != "end":
            token = self.take()
            line = token.line
            if token.kind == "blank":
                self.comment = ""
            elif token.kind == "directive":
                self.directive(token)
            elif token.kind == "comment":
                if not token.first:
                    self.fail("a comment behind a declaration", "put the comment above the declaration", line)
                self.remark(plain(token.text))
            elif token.text == "__extension__" and self.next.text == "enum":
                pass  # a case of more bits than an int
            elif token.text == "typedef":
                self.typedef(line)
            elif token.text == "enum":
                for name, value, comment in self.cases():
                    del self.known[name]
                    outer, self.comment = self.comment, comment or self.comment
                    self.constant(name, value, None, line)
                    self.comment = outer
            elif token.text == "static":
                self.expect("const", right)
                base, name = self.type(right), self.word(right)
                self.expect("=", "a constant is static const TYPE SHLO_NAME = INTEGER;")
                value, _ = self.value("a constant is static const TYPE SHLO_NAME = INTEGER;")
                self.expect(";", right)
                if base.base not in INTEGERS or base.depth:
                    self.fail(f"the constant {name} has type {base}", "constants are integers", line)
                self.constant(name, value, base.base, line)
            elif token.text == "SHLO_API":
                result, name = self.type(right), self.word("a function is SHLO_API RESULT shlo_NAME(PARAMETERS);")
                parameters = self.parameters()
                self.expect(";", "a function is SHLO_API RESULT shlo_NAME(PARAMETERS);")
                self.declare("function", name, line, type=result, parameters=parameters)
            else:
                self.fail(f"unexpected {token.text.splitlines()[0]!r}", right, line)
        if not self.header.comment:
            self.fail("the header has no comment of its own", f"start it with /* {self.file} - what it is for.", 1)
        return self.header

    def remark(self, text):
        if not self.header.comment:
            if not text.startswith(f"{self.file} - "):
                self.fail(
                    "the first comment does not name the header", f"start it with /* {self.file} - what it is for.", 1
                )
            self.header.comment = re.sub(r"\n*SPDX-License-Identifier: .*", "", text).strip()
            self.comment = ""
            return
        title = SECTION.match(text)
        if title:
            text = text[title.end() :].strip()
            self.section = (title[1], text)
            self.header.sections.append(self.section)
        elif self.next.kind == "blank":  # a remark about what follows
            self.section = (self.section[0], (self.section[1] + "\n\n" + text).strip())
            if self.header.sections:
                self.header.sections[-1] = self.section
        self.comment = text


def read(folder):
    """The headers of a folder, each after those that it includes."""
    paths = {path.name: path for path in sorted(Path(folder).glob("*.h"))}
    if not paths:
        raise Misfit(folder, "no headers", "give the folder that has stablehlo.h")
    known, done, active = {}, {}, []

    def visit(name):
        if name in done:
            return
        if name in active:
            raise Misfit(name, "headers include each other", "break the circle")
        active.append(name)
        for include in re.findall(r'#include "stablehlo-c/([\w.-]+)"', paths[name].read_text()):
            if include not in paths:
                raise Misfit(name, f"includes {include}, which does not exist", "correct the name")
            visit(include)
        done[name] = Parser(paths[name], known).parse()

    for name in paths:
        visit(name)
    return list(done.values())
