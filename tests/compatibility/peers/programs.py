"""The programs that peers.py exchanges, and the versions that they are written for.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import json
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent

MINORS = ["0.%d.0" % n for n in range(9, 21)] + ["1.%d.0" % n for n in range(0, 23)]

Program = collections.namedtuple("Program", "group name data inputs expected tolerance version", defaults=[None])


def models(shared):
    for folder in sorted((shared / "models").iterdir()):
        if not (folder / "meta.json").exists():
            continue
        meta = json.loads((folder / "meta.json").read_text())
        inputs = [str(folder / ("input_%d.npy" % k)) for k in range(len(meta["inputs"]))]
        expected = [str(path) for path in sorted(folder.glob("output_*.npy"), key=lambda p: int(p.stem[7:]))]
        yield Program("models", folder.name, (folder / "model.mlir.bc").read_bytes(), inputs,
                      None if meta["dynamic"] else expected, max(meta["tolerance"], 0))


def history(shared, release):
    """What the release's own JAX exported."""
    for path in sorted(shared.glob("models/history/jax-%s-stablehlo-*/*.mlir.bc" % release)):
        stem = path.name[:-len(".mlir.bc")]
        files = {kind: sorted((str(p) for p in path.parent.glob("%s.%s_*.npy" % (stem, kind))),
                              key=lambda p: int(re.search(r"_(\d+)\.npy$", p).group(1))) for kind in ("in", "out")}
        yield Program("history", stem, path.read_bytes(), files["in"], files["out"],
                      0.04 if stem == "halves" else 2e-5)


def functions(text, private=False):
    """Each function that is not private as a module of its own, with what it refers to."""
    pieces = {}
    for piece in re.split(r"(?m)^(?=func\.func )", text):
        name = re.match(r"func\.func (?:(?:public|private|nested) )?@(\w+)", piece)
        if name:
            pieces[name.group(1)] = piece
    for name, piece in pieces.items():
        needed, queue = [name], [name]
        while queue:
            for other in re.findall(r"@(\w+)", pieces[queue.pop()]):
                if other in pieces and other not in needed:
                    needed.append(other)
                    queue.append(other)
        if private or not piece.startswith("func.func private"):
            yield name, "".join(pieces[n] for n in needed)


def compendium(shared):
    for path in [shared / "corpus/artifacts/1.22.0.mlir", HERE.parent / "compendium.mlir"]:
        for name, text in functions(path.read_text()):
            own = "own_" if path.parent == HERE.parent else ""
            yield Program("compendium", own + name, text.encode(), [], None, 0)


def numbers(version):
    return tuple(int(part) for part in version.split("."))


def compendium_of(version):
    """All functions of this project's compendium that a version has, but those that some release has no part in."""
    pieces = ["func.func " + piece.rstrip("\n") + "\n"
              for piece in (HERE.parent / "compendium.mlir").read_text().split("\nfunc.func ")[1:]]
    since = [line.split()[1] for line in (HERE.parent / "older/since.txt").read_text().splitlines()]
    return "".join(p for p, v in zip(pieces, since, strict=True) if numbers(v) <= numbers(version))


def every_version(newest):
    """What a release reads and writes for each version up to its own."""
    for version in MINORS:
        if numbers(version) <= numbers(newest):
            yield Program("version", version, compendium_of(version).encode(), [], None, 0, version)


CHECK = re.compile(r"^ *(?:%\w+ = )?stablehlo\.custom_call @check\.expect_\w+\((%[\w#]+), (%[\w#]+)\)"
                   r".*: \((.*), (.*)\) -> .*\n", re.M)


def testdata(shared, count):
    """Programs whose checks have become results: what was computed, then what was expected."""
    files = [p for p in sorted((shared / "corpus/testdata").glob("*.mlir")) if "chlo." not in p.read_text()]
    for k in range(count):
        path = files[k * len(files) // count]
        text = path.read_text()
        head, main, rest = re.match(r"(?s)(.*?)(  func\.func public @main.*?\n  }\n)(.*)", text).groups()
        checks = CHECK.findall(main)
        values, types = [c[i] for i in (0, 1) for c in checks], [c[i] for i in (2, 3) for c in checks]
        main = CHECK.sub("", main)
        all_types = ", ".join(types)
        main = re.sub(r"(?m)^(  func\.func public @main\(.*?\)) -> .* {$",
                      lambda m: "%s -> (%s) {" % (m.group(1), all_types), main, count=1)
        main = re.sub(r"(?m)^    return .*$", lambda m: "    return %s : %s" % (", ".join(values), all_types), main)
        yield Program("testdata", path.stem, (head + main + rest).encode(), [], [], None)
