#!/usr/bin/env python3
"""Prints a random list of defects: `sample.py COUNT SEED > FILE`, to be tried with `run --file FILE`.

A line is drawn from all lines of code of src, without tblgen, whose mistakes show in the committed files that it
writes. Of the mistakes that are possible in the line (`mistakes`), one is drawn. Lines without any are drawn again.
The text that is replaced is made longer until it occurs in the file once. Some defects do not compile, which `run`
says, and some change nothing for a user, which a person must say (`equivalent`).

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import random
import re
import sys

from schemata import TOKEN

TREE = pathlib.Path(__file__).resolve().parent.parent.parent
# clang-format puts white space around binary operators and none around the brackets of template arguments.
OPERATORS = {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
             "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "+=": ["-="], "-=": ["+="], "|": ["&"],
             "&": ["|"]}
PAIRS = ["lhs rhs", "begin end", "row column", "rows columns", "min max", "first last", "front back", "low high",
         "lower upper", "input output", "inputs outputs", "operand result", "operands results", "from to",
         "before after", "head tail", "left right", "width height", "true false", "size empty"]
PARTNERS = {word: other for pair in PAIRS for word, other in (pair.split(), pair.split()[::-1])}
OPERATOR = re.compile(r"(?<=\s)([<>=!]=|&&|\|\||[-+]=|[-<>+*/%|&])(?=\s|$)")
NUMBER = re.compile(r"(?<![\w.'])(0x[0-9A-Fa-f]+|0|[1-9]\d*)(?=[uUlL]*\b)(?![\w.']*['.])")
WORD = re.compile(r"(?<![\w>])[A-Za-z_]\w*")
ARGUMENTS = re.compile(r"(?<=[(,] |.\()([\w.\[\]*&]+), ([\w.\[\]*&]+)(?=[,)])")
CONDITION = re.compile(r"\b(?:if|while) (\()")
TRUTH = re.compile(r"return ([^;]*(?:[!=<>]=| [<>] |&&|\|\||!|\b(?:is|has)[A-Z])[^;]*);$")
STATEMENT = re.compile(r"(?:\+\+|--)?[\w.\->:\[\]*]+(?:\(.*\)(?:\.\w+\(.*\))*| [-+*/|&]?= .*|\+\+|--)?;$")
BEFORE_STATEMENT = re.compile(r"([;{})]|\belse|^)$")


def masked(text):
    """The text with blanks for comments, literals of text, and directives of the preprocessor."""
    def blank(found):
        if found[0].startswith(("//", "/*", '"', "R\"", "'")) or found[0].lstrip().startswith("#"):
            return re.sub(r"[^\n]", "\a" if found[0][0] in "\"'R" else " ", found[0])
        return found[0]

    return TOKEN.sub(blank, text)


def closed(text, start):
    """The end of the bracket that opens at start, or None."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in "([{") - (text[i] in ")]}")
        if depth == 0:
            return i
    return None


def mistakes(code, line, before, known):
    """(begin, end, new text, why) of each mistake in a line, whose masked code follows code that ends with `before`.
    The file has the words `known`."""
    for found in OPERATOR.finditer(code):
        for new in OPERATORS[found[1]]:
            yield *found.span(1), new, f"{found[1]} is {new}"
    for found in NUMBER.finditer(code):
        for step in (1, -1):
            if int(found[1], 0) + step >= 0:
                yield *found.span(1), str(int(found[1], 0) + step), f"{found[1]} is {int(found[1], 0) + step}"
    for found in WORD.finditer(code):
        if PARTNERS.get(found[0]) in known:
            yield *found.span(), PARTNERS[found[0]], f"{found[0]} is {PARTNERS[found[0]]}"
    for found in ARGUMENTS.finditer(code):
        if found[1] != found[2]:
            yield *found.span(), f"{found[2]}, {found[1]}", f"{found[1]} and {found[2]} are swapped"
    for found in CONDITION.finditer(code):
        end = closed(code, found.start(1))
        begin = end and found.start(1) + 1 + code[found.start(1) + 1:end].rfind(";") + 1
        if end and not re.search(r"\w \*?&?\w+ = ", code[begin:end]):
            yield begin, end, " " * (code[begin] == " ") + f"!({line[begin:end].strip()})", "the condition is negated"
    for found in TRUTH.finditer(code):
        yield *found.span(1), f"!({line[slice(*found.span(1))]})", "the result is negated"
    statement = code.strip()
    if (STATEMENT.match(statement) and BEFORE_STATEMENT.search(before) and closed(f"({statement})", 0) ==
            len(statement) + 1 and not statement.startswith(("return", "using", "default:"))):
        begin = code.index(statement)
        yield begin, begin + len(statement), ";", "the statement is missing"


def quoted(text):
    return "'''" + ("\n" if text.startswith("\n") else "") + text + "'''"


def entry(path, number, rng):
    """A mistake in a line of the file as (name, text of the entry), or None."""
    text = path.read_text(encoding="utf-8")
    code, lines = masked(text).split("\n"), text.split("\n")
    before, known = " ".join("".join(code[:number]).split())[-80:], {"true", "false", *WORD.findall(masked(text))}
    possible = list(mistakes(code[number], lines[number], before, known))
    if not possible:
        return None
    begin, end, new, why = rng.choice(possible)
    first, last = number, number + 1
    while text.count("\n".join(lines[first:last])) > 1:
        if number - first >= last - number - 1 and last < len(lines):
            last += 1
        else:
            first -= 1
    old = "\n".join(lines[first:last])
    changed = lines[number][:begin] + new + lines[number][end:]
    replaced = "\n".join(lines[first:number] + [changed] + lines[number + 1:last])
    file = path.relative_to(TREE)
    name = f"{'-'.join(file.parts[1:-1])}-{file.name.replace('.', '-')}-{number + 1}"
    return name, (f'[[defect]]\nname = "{name}"\nfile = "{file}"\nold = {quoted(old)}\nnew = {quoted(replaced)}\n'
                  f"why = '''line {number + 1}: {why}'''\n")


def lines_of_code():
    for path in sorted((TREE / "src").glob("**/*")):
        if path.suffix in (".cpp", ".h") and path.relative_to(TREE).parts[1] != "tblgen":
            for number, line in enumerate(masked(path.read_text(encoding="utf-8")).split("\n")):
                if re.search(r"\w", line):
                    yield path, number


def main():
    count, rng = int(sys.argv[1]), random.Random(int(sys.argv[2]))
    lines, found = list(lines_of_code()), {}
    while len(found) < count:
        if defect := entry(*rng.choice(lines), rng):
            found.setdefault(*defect)
    print(f"# {count} mistakes in {len(lines)} lines of code, seed {sys.argv[2]}.\n")
    print("\n".join(found.values()))


if __name__ == "__main__":
    main()
