"""The declarations of the public headers, one per line, and a library that has no more than them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import re
import subprocess


def preprocessed(compiler, include):
    """The headers as one text, in which PUBLIC stands for attributes."""
    return subprocess.run([compiler, "-E", "-P", "-xc", "-", f"-I{include}", "-D__attribute__(x)=PUBLIC"],
                          input="#include <stablehlo-c/stablehlo.h>\n", text=True, capture_output=True,
                          check=True).stdout


def promises(text):
    """The declarations in preprocessed headers."""
    text = re.sub(r"\s+", " ", text)
    lines = set()
    for declaration in re.findall(r"PUBLIC ([^;]*\bshlo_\w+\([^;]*\));", text):
        lines.add(declaration.replace(" *", "*").replace("* ", "*").strip())
    for enumeration in re.findall(r"enum \{([^}]*)\}", text):
        for case in enumeration.split(","):
            if case.strip():
                lines.add("enumerator " + re.sub(r"\s*=\s*", " = ", case.strip()))
    for alias in re.findall(r"typedef ((?:[^;{]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\bshlo_\w+[^;]*);", text):
        lines.add("type " + alias.strip())
    return lines


def in_order(types):
    """Definitions of types, each after those that it refers to."""
    names = {}
    for line in types:
        function = re.search(r"\(\*\s*(shlo_\w+)\)", line)
        names[function[1] if function else re.findall(r"shlo_\w+", line)[-1]] = line
    ordered = []

    def define(name):
        line = names.pop(name, None)
        if line is not None:
            for other in re.findall(r"shlo_\w+", line):
                define(other)
            ordered.append(line)

    for name in list(names):
        define(name)
    return ordered


def library(compiler, lines, path):
    """Compiles a library with these declarations and their debug information. Its functions do nothing."""
    types = [line.removeprefix("type ") for line in lines if line.startswith("type ")]
    handles = sorted(line for line in types if line.startswith("struct ") and "{" not in line)
    others = in_order(sorted(set(types) - set(handles)))
    functions = sorted(line for line in lines if not line.startswith(("type ", "enumerator ")))
    source = ["#include <stddef.h>", "#include <stdint.h>"]
    source += [f"typedef {line};" for line in handles + others]
    source += [f"{line} {{ __builtin_trap(); }}" for line in functions]
    subprocess.run([compiler, "-xc", "-", "-g", "-w", "-shared", "-fPIC", "-nostdlib", "-o", path],
                   input="\n".join(source) + "\n", text=True, check=True)
    return len(functions)
