#!/usr/bin/env python3
"""Checks that docs/plugin.md has the entries of src/pjrt/entries.def, or writes them.
usage: documented.py SOURCE_ROOT [--write]"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
page = root / "docs/plugin.md"
BEGIN = "<!-- entries: from src/pjrt/entries.def, by tests/plugin/documented.py -->\n"
END = "<!-- end of entries -->\n"

entries = re.findall(r'^PJRT_(ENTRY|STUB)\((\w+).*"(.*)"\)$', (root / "src/pjrt/entries.def").read_text(), re.MULTILINE)
assert len(entries) > 100, "entries.def has another form"
groups = {}
for kind, name, clients in entries:
    group = groups.setdefault(clients or "none of these", {"ENTRY": [], "STUB": []})
    group[kind].append(f"`{name}`")
done = sum(kind == "ENTRY" for kind, _, _ in entries)
rows = [f"{done} of {len(entries)} entries are answered; the others say that they are not implemented.\n\n"]
rows.append("| called by | answered | not implemented |\n|---|---|---|\n")
for clients, group in sorted(groups.items(), key=lambda item: (-len(item[0].split()), item[0])):
    rows.append(f"| {clients} | {', '.join(group['ENTRY'])} | {', '.join(group['STUB'])} |\n")
table = "".join(rows)

text = page.read_text()
first, last = text.index(BEGIN) + len(BEGIN), text.index(END)
if "--write" in sys.argv:
    page.write_text(text[:first] + table + text[last:])
elif text[first:last] != table:
    sys.exit(f"{page} has other entries: python3 {sys.argv[0]} {root} --write")
print(f"{done} of {len(entries)} entries answered")
