"""What all packages take from an installed prefix.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

MACHINES = {62: "x86_64", 183: "aarch64"}  # by the number in ELF files


class Stage:
    def __init__(self, prefix, libdir):
        self.prefix = prefix
        self.library = one(prefix / libdir, "libstablehlo-c.so.?")
        self.archive = prefix / libdir / "libstablehlo-c.a"
        self.headers = sorted((prefix / "include" / "stablehlo-c").glob("*.h"))
        self.tool = prefix / "bin" / "shlo"

    def machine(self):
        """The processor that the library is for."""
        with open(self.library, "rb") as file:
            return MACHINES[int.from_bytes(file.read(20)[18:], "little")]

    def version(self):
        """The version of the library, for packages whose sources state none."""
        text = one(self.library.parent / "pkgconfig", "stablehlo-c.pc").read_text()
        return re.search(r"^Version: (.*)$", text, re.MULTILINE)[1]

    def licences(self):
        """Path -> bytes: our licence, those of everything that is linked in, and where to find its source."""
        folder = one(self.prefix / "share" / "doc", "stablehlo-c")
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def one(folder, pattern):
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise FileNotFoundError(f"{len(found)} files {pattern} in {folder}")
    return found[0]
