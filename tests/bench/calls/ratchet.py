"""What calls took, as multiples of the same call from C in the same run. The figures may only fall.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import pathlib

FILE = pathlib.Path(__file__).with_name("ratchet.json")
# The fastest rounds of two runs differ by up to 10 % on a busy machine, and C's differ, too.
TOLERANCE = 1.2


def kept():
    """The committed figures: {language: {what: multiple of C}}."""
    return json.loads(FILE.read_text())


def slower(found, kept):
    """One line for each figure that has become slower, or that nobody has committed."""
    lines = []
    for language, figures in found.items():
        for what, ratio in figures.items():
            limit = kept.get(language, {}).get(what)
            if limit is None:
                lines.append(f"{language}, {what}: {ratio:.2f} times C; {FILE.name} has no figure")
            elif ratio > limit * TOLERANCE:
                lines.append(f"{language}, {what}: {ratio:.2f} times C, {FILE.name} has {limit:.2f}")
    return lines


def lowered(found, kept):
    """The committed figures, with those that have become faster and those that are new."""
    result = {language: dict(figures) for language, figures in kept.items()}
    for language, figures in found.items():
        row = result.setdefault(language, {})
        for what, ratio in figures.items():
            row[what] = round(min(ratio, row.get(what, ratio)), 2)
    return result


def write(figures):
    FILE.write_text(json.dumps(figures, indent=2) + "\n")
