#!/usr/bin/env python3
"""Checks that each type has one definition. Two types of one name in one namespace have the same destructor for the
linker, whatever their members are: what one of them holds is then destroyed as what the other one holds.

usage: definitions.py SOURCE_ROOT [planted]     planted: checks that a second definition is noticed
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import pathlib
import re
import sys

TOKEN = re.compile(
    r"""//[^\n]* | /\*.*?\*/ | R"\((?:.*?)\)" | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])+' | \#[^\n]*(?:\\\n[^\n]*)*
      | [{};] | [^{};"'/\#]+ | .""",
    re.S | re.X,
)
NAMESPACE = re.compile(r"(?:^|\s)(?:inline\s+)?namespace(?:\s+([\w:]+))?\s*$")
TYPE = re.compile(
    r"\b(?:class|struct|union|enum(?:\s+class)?)\s+(?:\[\[[^\]]*\]\]\s*)?([A-Za-z_]\w*)\s*(?:final\s*)?(?::[^:].*)?$",
    re.S,
)


def types_of(text, file):
    """The types that a file defines in namespaces and types, by their whole names, without specializations."""
    scopes, head = [], ""  # a name; None: a function or the like
    for token in TOKEN.findall(text):
        if token == "{":
            name = None
            if found := NAMESPACE.search(head.strip()):
                name = found.group(1) or f"(anonymous of {file})"
            elif (found := TYPE.search(head.strip())) and not re.search(rf"{found.group(1)}\s*<", head):
                name = found.group(1)
                if None not in scopes:
                    yield "::".join([*scopes, name])
            scopes.append(name)
            head = ""
        elif token in "};":
            if token == "}" and scopes:
                scopes.pop()
            head = ""
        elif token[0] not in "\"'#" and not token.startswith(("//", "/*", 'R"')):
            head += token


def main():
    source = pathlib.Path(sys.argv[1]) / "src"
    files = {path.relative_to(source).as_posix(): path.read_text()
             for path in sorted(source.rglob("*")) if path.suffix in (".h", ".cpp")}
    if sys.argv[2:] == ["planted"]:
        files["exec/planted.h"] = "namespace shlo::exec {\n// struct Other {};\nstruct Layout final : Base {\n};\n}\n"
    places = collections.defaultdict(set)
    for file, text in files.items():
        for name in types_of(text, file):
            places[name].add(file)
    twice = [
        f"{name} is defined in {' and in '.join(sorted(of))}" for name, of in sorted(places.items()) if len(of) > 1
    ]
    if sys.argv[2:] == ["planted"]:
        print(*twice, sep="\n")
        return twice != ["shlo::exec::Layout is defined in exec/kernel.h and in exec/planted.h"]
    if len(places) < 1000:
        twice.append("there are more types than were found")
    print(*twice, f"{len(places)} types in {len(files)} files", sep="\n")
    return bool(twice)


if __name__ == "__main__":
    sys.exit(main())
