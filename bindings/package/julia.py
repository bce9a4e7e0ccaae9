"""Julia's package with the library in its folder `lib`.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import tomllib

from archives import tar_gz_file


def write(out, stage, source):
    """Writes the package in the folder `source` into `out`; library and licences come from `stage`."""
    project = tomllib.loads((source / "Project.toml").read_text())
    entries = {}
    for pattern in ("Project.toml", "README.md", "src/**/*.jl", "examples/*.jl"):
        for path in sorted(source.glob(pattern)):
            entries[path.relative_to(source).as_posix()] = path.read_bytes()
    entries[f"lib/{stage.library.name}"] = stage.library.read_bytes()
    entries.update(stage.licences())
    root = project["name"]
    name = f"{root}.jl-{project['version']}-linux-{stage.machine()}.tar.gz"
    tar_gz_file(out / name, {f"{root}/{path}": (data, False) for path, data in entries.items()})
