"""Go's module with what it needs of the library: headers and the static archive for cgo, which then needs no flags and
no pkg-config, and the shared library for programs without cgo.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from archives import tar_gz_file

FOLDER = "internal/capi"
GOARCH = {"x86_64": "amd64", "aarch64": "arm64"}
ARCHIVE = """// #cgo CFLAGS: -I${SRCDIR}/include
// #cgo LDFLAGS: ${SRCDIR}/libstablehlo-c.a -lm -ldl
"""


def replaced(entries, name, *changes):
    """The text of a file with changes of lines that it has once."""
    text = entries[f"{FOLDER}/{name}"].decode()
    for old, new in changes:
        if text.count(old) != 1:
            raise ValueError(f"{name} has not once {old}")
        text = text.replace(old, new)
    return text.encode()


def contain(entries, stage):
    """Adds the library in both forms. The tag stablehlo_installed has the module look for an installed one."""
    processor = GOARCH[stage.machine()]
    when_installed = f"(stablehlo_installed || !linux || !{processor})"
    when_contained = f"!stablehlo_installed && linux && {processor}"
    build, how = "//go:build cgo\n", "// #cgo pkg-config: stablehlo-c\n"
    contained = replaced(entries, "link_cgo.go", (build, f"//go:build cgo && {when_contained}\n"), (how, ARCHIVE))
    installed = replaced(entries, "link_cgo.go", (build, f"//go:build cgo && {when_installed}\n"))
    entries[f"{FOLDER}/link_cgo.go"], entries[f"{FOLDER}/link_archive.go"] = installed, contained
    for header in stage.headers:
        entries[f"{FOLDER}/include/stablehlo-c/{header.name}"] = header.read_bytes()
    entries[f"{FOLDER}/libstablehlo-c.a"] = stage.archive.read_bytes()
    tag = ("!cgo && stablehlo_embedded\n", f"!cgo && {when_contained}\n")
    entries[f"{FOLDER}/embedded.go"] = replaced(entries, "embedded.go", tag)
    entries[f"{FOLDER}/libstablehlo-c.so"] = stage.library.read_bytes()


def write(out, stage, source, version):
    """Writes the module in the folder `source` into `out`; library, headers and licences come from `stage`."""
    paths = [source / "go.mod", source / "go.sum", source / "README.md"]
    paths += [path for path in sorted(source.rglob("*.go")) if not path.name.endswith("_test.go")]
    entries = {path.relative_to(source).as_posix(): path.read_bytes() for path in paths}
    contain(entries, stage)
    entries.update(stage.licences())
    name = f"stablehlo-go-{version}-linux-{stage.machine()}.tar.gz"
    tar_gz_file(out / name, {f"stablehlo/{path}": (data, False) for path, data in entries.items()})
