"""Writes a home for cargo that has no crate: for each crate of a Cargo.lock an empty one stands in.

cargo looks for the crates of all features before it builds without them. So the suite can run offline on any machine.
usage: rust_home.py HOME CARGO_LOCK
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import pathlib
import shutil
import sys
import tomllib


def manifest(package, versions):
    """With the dependencies that Cargo.lock lists: "name", or "name version" where there are several versions."""
    text = f'[package]\nname = "{package["name"]}"\nversion = "{package["version"]}"\n\n[dependencies]\n'
    for dependency in package.get("dependencies", []):
        name, *version = dependency.split()
        text += f'{name} = {{ version = "={version[0] if version else versions[name]}", default-features = false }}\n'
    return text


def main(home, lock):
    home = pathlib.Path(home).absolute()
    crates = home / "crates"
    shutil.rmtree(crates, ignore_errors=True)
    packages = [one for one in tomllib.loads(pathlib.Path(lock).read_text())["package"] if "source" in one]
    versions = {one["name"]: one["version"] for one in packages}
    for one in packages:
        folder = crates / f"{one['name']}-{one['version']}"
        (folder / "src").mkdir(parents=True)
        (folder / "src" / "lib.rs").touch()
        (folder / "Cargo.toml").write_text(manifest(one, versions))
        (folder / ".cargo-checksum.json").write_text(json.dumps({"files": {}, "package": one["checksum"]}))
    (home / "config.toml").write_text(
        f'[source.crates-io]\nreplace-with = "empty"\n\n[source.empty]\ndirectory = "{crates}"\n'
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
