#!/usr/bin/env python3
"""Compares the functions of the headers, the library, docs/capi.json and the low level of each language.

usage: complete.py SOURCE LIBRARY
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import re
import subprocess
import sys
from pathlib import Path

source, library = Path(sys.argv[1]), sys.argv[2]
camel = lambda name: "".join(word[:1].upper() + word[1:] for word in name[len("shlo_") :].split("_"))  # noqa: E731


def found(path, pattern):
    return set(re.findall(pattern, (source / path).read_text(), re.M))


def exported():
    text = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1].split("@")[0] for line in text.splitlines() if " T " in line}


headers = set()
for path in (source / "include" / "stablehlo-c").glob("*.h"):
    headers |= set(re.findall(r"\b(shlo_\w+)\(", " ".join(re.findall(r"^SHLO_API [^(]*\(", path.read_text(), re.M))))
places = {
    "library": exported(),
    "docs/capi.json": {one["name"] for one in json.loads((source / "docs" / "capi.json").read_text())["functions"]},
    "Python": found("bindings/python/src/stablehlo_c/_capi.py", r'^    "(shlo_\w+)": \('),
    "Rust": found("bindings/rust/stablehlo-sys/src/functions.rs", r"^    fn (shlo_\w+)\("),
    "Rust, symbols": found("bindings/rust/stablehlo-sys/tests/symbols.rs", r'^        \("(shlo_\w+)", '),
    "Go, names": found("bindings/go/internal/capi/names.go", r'^\t"(shlo_\w+)",$'),
    "Julia": found("bindings/julia/src/capi.jl", r"^(shlo_\w+)\("),
}
camels = {camel(name): name for name in headers}
assert len(camels) == len(headers)
for name, path, pattern in (
    ("Go, cgo", "cgo.go", r"^func (\w+)\("),
    ("Go, loaded", "loaded.go", r"^(?:func|var) ([A-Z]\w+) ?(?:func)?\("),
):
    places[name] = {camels.get(one, one) for one in found(f"bindings/go/internal/capi/{path}", pattern)}


capi = json.loads((source / "docs" / "capi.json").read_text())
opset = json.loads((source / "docs" / "opset.json").read_text())
parameters = {
    (one["name"], parameter["name"]): parameter for one in capi["functions"] for parameter in one["parameters"]
}
pairs = [(op["function"], one["name"]) for op in opset["ops"] for one in op["parameters"] if one["form"] == "pairs"]
assert len(pairs) > 3, "hardly any lists of pairs"


def differences():
    for function, name in pairs:
        if parameters[function, name].get("row") != 2:
            yield f"{name} of {function} is a list of pairs in opset.json, but not in capi.json"
    for place, functions in places.items():
        for name in sorted(headers ^ functions):
            yield f"{name} is {'not in' if name in headers else 'only in'} {place}"


wrong = list(differences())
for one in wrong:
    print(one)
assert len(headers) > 400, "hardly any functions in the headers"
# The comparison can fail: one function less is found.
for place in places:
    removed = places[place].pop()
    assert f"{removed} is not in {place}" in differences() or wrong
    places[place].add(removed)
row = parameters[pairs[0]].pop("row", None)
assert f"{pairs[0][1]} of {pairs[0][0]} is a list of pairs in opset.json, but not in capi.json" in differences()
parameters[pairs[0]]["row"] = row
print(f"{len(headers)} functions of the headers, compared with {len(places)} places: {', '.join(places)}")
sys.exit(1 if wrong else 0)
