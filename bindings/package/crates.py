"""The crates: both levels of the binding, and the one with the static archive, which the lower level links.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re
import tomllib

from archives import tar_gz_file

ARCHIVE = "stablehlo-static-x86_64-linux"


def manifest(text):
    """Without what only the source tree has: paths of other crates, and the workspace."""
    return re.sub(r', path = "[^"]*"', "", text).replace("\n[workspace]\n", "")


def write(out, stage, source):
    """Writes the crates in the folder `source` into `out`; archive and licences come from `stage`.

    There is a crate with the archive for one processor only, and the others are the same for all.
    """
    if stage.machine() != "x86_64":
        return
    licences = stage.licences()
    for name in ("stablehlo", "stablehlo-sys", ARCHIVE):
        folder = source / name
        text = (folder / "Cargo.toml").read_text()
        entries = {"Cargo.toml": manifest(text).encode()}
        for pattern in ("build.rs", "README.md", "src/**/*.rs", "examples/*.rs"):
            for path in sorted(folder.glob(pattern)):
                entries[path.relative_to(folder).as_posix()] = path.read_bytes()
        if name == ARCHIVE:
            entries["lib/libstablehlo-c.a"] = stage.archive.read_bytes()
            entries.update(licences)
        else:
            entries["LICENSE"] = licences["LICENSE"]
        root = f"{name}-{tomllib.loads(text)['package']['version']}"
        tar_gz_file(out / f"{root}.crate", {f"{root}/{path}": (data, False) for path, data in entries.items()})
