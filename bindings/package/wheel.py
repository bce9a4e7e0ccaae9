"""The wheels: one with the extension for CPython 3.11 and newer, and one without it for all other interpreters.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import base64
import hashlib
import subprocess
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from archives import zip_file

PLATFORM = "manylinux_2_28"


def extension(folder, compiler):
    """The sources in the folder compiled for the limited API: no symbol of Python is bound before it is loaded."""
    sources = sorted(folder.glob("*.c"))
    include = sysconfig.get_paths()["include"]
    if not (Path(include) / "Python.h").exists():
        raise FileNotFoundError(f"{include} has no Python.h: scripts/setup tests installs it")
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "_fast.abi3.so"
        command = [*compiler, "-std=c11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC", "-s", f"-I{include}"]
        subprocess.run([*command, *sources, "-o", out], check=True)
        return out.read_bytes()


def metadata(project, readme):
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"License: {project['license']['text']}",
        f"Requires-Python: {project['requires-python']}",
    ]
    for extra, needed in project.get("optional-dependencies", {}).items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f"Requires-Dist: {name}; extra == '{extra}'" for name in needed]
    lines += ["Description-Content-Type: text/markdown", "", readme]
    return "\n".join(lines)


def digest(data):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def write(out, stage, source, compiler):
    """Writes both wheels of the package in the folder `source` into `out`; the rest comes from `stage`."""
    project = tomllib.loads((source / "pyproject.toml").read_text())["project"]
    package = source / "src" / "stablehlo_c"
    info = f"stablehlo_c-{project['version']}.dist-info"
    common = {}
    for path in sorted(package.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".pyi", ".typed"):
            common[path.relative_to(package.parent).as_posix()] = (path.read_bytes(), False)
    common[f"stablehlo_c/{stage.library.name}"] = (stage.library.read_bytes(), False)
    common["stablehlo_c/shlo"] = (stage.tool.read_bytes(), True)
    described = metadata(project, (source / "README.md").read_text())
    for tag, more in (
        ("cp311-abi3", {"stablehlo_c/_fast.abi3.so": (extension(source / "src" / "_fast", compiler), False)}),
        ("py3-none", {}),
    ):
        tag += f"-{PLATFORM}_{stage.machine()}"
        entries = {
            **common,
            **more,
            f"{info}/METADATA": (described.encode(), False),
            f"{info}/WHEEL": (
                f"Wheel-Version: 1.0\nGenerator: stablehlo-c\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(),
                False,
            ),
            f"{info}/entry_points.txt": (b"[console_scripts]\nshlo = stablehlo_c._tool:main\n", False),
        }
        for name, data in stage.licences().items():
            entries[f"{info}/licenses/{name}"] = (data, False)
        record = f"{info}/RECORD"
        lines = [f"{name},{digest(data)},{len(data)}" for name, (data, _) in entries.items()]
        entries[record] = ("\n".join([*lines, f"{record},,", ""]).encode(), False)
        zip_file(out / f"stablehlo_c-{project['version']}-{tag}.whl", entries)
