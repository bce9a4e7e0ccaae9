"""Committed figures that may only fall: ratios of times from one run, by group and item.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import pathlib


class Ratchet:
    """`tolerance`: how much above its figure an item may be, because two runs differ. `unit` follows a ratio."""

    def __init__(self, path, tolerance, unit):
        self.path, self.tolerance, self.unit = pathlib.Path(path), tolerance, unit

    def kept(self):
        """The committed figures: {group: {item: ratio}}."""
        return json.loads(self.path.read_text())

    def slower(self, found, kept):
        """One line for each figure that has become slower, or that nobody has committed."""
        lines = []
        for group, figures in found.items():
            for item, ratio in figures.items():
                limit = kept.get(group, {}).get(item)
                if limit is None:
                    lines.append(f"{group}, {item}: {ratio:.2f} {self.unit}; {self.path.name} has no figure")
                elif ratio > limit * self.tolerance:
                    lines.append(f"{group}, {item}: {ratio:.2f} {self.unit}, {self.path.name} has {limit:.2f}")
        return lines

    def lowered(self, found, kept):
        """The committed figures, with those that have become faster and those that are new."""
        result = {group: dict(figures) for group, figures in kept.items()}
        for group, figures in found.items():
            row = result.setdefault(group, {})
            for item, ratio in figures.items():
                row[item] = round(min(ratio, row.get(item, ratio)), 2)
        return result

    def write(self, figures):
        self.path.write_text(json.dumps(figures, indent=2) + "\n")
