#!/usr/bin/env python3
"""Checks that rooms include only rooms above them in the table of docs/architecture.md, and that rooms without MLIR do
not include a header of MLIR or LLVM, not even through another room. usage: layering.py SOURCE_ROOT"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
source = root / "src"
INCLUDE = re.compile(r'^\s*#?\s*include\s*["<]([^">]+)[">]', re.MULTILINE)  # of C++ and of TableGen
ROW = re.compile(r"^\| `([\w/]+)` \|.*\| (\w+) \|$", re.MULTILINE)

uses_mlir = dict(ROW.findall((root / "docs/architecture.md").read_text()))
rooms = list(uses_mlir)
groups = {room.split("/")[0] for room in rooms if "/" in room}  # folders of rooms
folders = {path.name for path in source.iterdir() if path.is_dir()} - groups
folders |= {f"{group}/{path.name}" for group in groups for path in (source / group).iterdir() if path.is_dir()}


# Rooms over the C API, and what else they may include.
over_api = {"tools": [], "plugin": ["pjrt"], "pjrt": []}


def room_of(path):
    """The room of a path below src, or its first folder."""
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] in groups else parts[0]


errors = [f"src/{room} is not in the table of rooms, or has no folder" for room in sorted(folders ^ set(rooms))]

# What each file includes: a path below src, or a name that is generated or of a library.
includes = {}
for path in sorted(source.rglob("*")):
    if path.suffix in (".h", ".c", ".cpp", ".def", ".td"):
        found = includes[path.relative_to(source).as_posix()] = []
        for name in INCLUDE.findall(path.read_text()):
            beside = path.parent / name
            found.append(os.path.relpath(beside, source) if beside.is_file() else name)

between = 0
for file, names in includes.items():
    room = room_of(file)
    for name in names:
        target = room_of(name)
        if target not in rooms or target == room:
            continue
        between += 1
        if room not in rooms or rooms.index(target) > rooms.index(room) or target not in over_api.get(room, rooms):
            errors.append(f"src/{file} includes {name}: the room {target} is not for {room}")


def way_to_mlir(file, seen):
    """The files by which `file` reaches a header of MLIR or LLVM, or None."""
    seen.add(file)
    for name in includes.get(file, ()):
        if name.split("/")[0] in ("mlir", "mlir-c", "llvm", "llvm-c"):
            return [file, name]
        if name not in seen and (way := way_to_mlir(name, seen)):
            return [file, *way]
    return None


ways = {}
for file in includes:
    if uses_mlir.get(room_of(file)) == "no" and (way := way_to_mlir(file, set())):
        ways[way[-2], way[-1]] = min(way, ways.get((way[-2], way[-1]), way), key=len)
errors += ["MLIR in a room without it: src/" + " -> ".join(way) for way in ways.values()]

if between < 100 or len(rooms) < 10:
    errors.append(f"only {between} includes between {len(rooms)} rooms were found")
print(*errors, f"{between} includes between {len(rooms)} rooms in {len(includes)} files", sep="\n")
sys.exit(bool(errors))
