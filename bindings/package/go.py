"""Go's module with headers and the static archive, which cgo then needs no flags and no pkg-config to find.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from archives import tar_gz_file

LINK = "internal/capi/link_cgo.go"
INSTALLED = "cgo && (stablehlo_installed || !linux || !amd64)"
CONTAINED = "cgo && !stablehlo_installed && linux && amd64"
ARCHIVE = """// #cgo CFLAGS: -I${SRCDIR}/include
// #cgo LDFLAGS: ${SRCDIR}/libstablehlo-c.a -lm
"""


def links(text):
    """Two variants of the file that says how to link: with an installed library, and with the archive."""
    build, how = "//go:build cgo\n", "// #cgo pkg-config: stablehlo-c\n"
    if text.count(build) != 1 or text.count(how) != 1:
        raise ValueError(f"{LINK} has not the lines {build}{how}")
    contained = text.replace(build, f"//go:build {CONTAINED}\n").replace(how, ARCHIVE)
    return text.replace(build, f"//go:build {INSTALLED}\n"), contained


def write(out, stage, source, version):
    """Writes the module in the folder `source` into `out`; headers, archive and licences come from `stage`."""
    paths = [source / "go.mod", source / "README.md"]
    paths += [path for path in sorted(source.rglob("*.go")) if not path.name.endswith("_test.go")]
    entries = {path.relative_to(source).as_posix(): path.read_bytes() for path in paths}
    installed, contained = links(entries[LINK].decode())
    entries[LINK] = installed.encode()
    entries[LINK.replace("_cgo", "_archive")] = contained.encode()
    folder = LINK.rsplit("/", 1)[0]
    for header in stage.headers:
        entries[f"{folder}/include/stablehlo-c/{header.name}"] = header.read_bytes()
    entries[f"{folder}/libstablehlo-c.a"] = stage.archive.read_bytes()
    entries.update(stage.licences())
    name = f"stablehlo-go-{version}-linux-x86_64.tar.gz"
    tar_gz_file(out / name, {f"stablehlo/{path}": (data, False) for path, data in entries.items()})
