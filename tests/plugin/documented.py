#!/usr/bin/env python3
"""Checks that docs/plugin.md has the entries of src/pjrt/entries.def and the version of the header, or writes them.
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

header = (root / "third_party/pjrt/pjrt_c_api.h").read_text()
minor = re.search(r"#define PJRT_API_MINOR (\d+)", header)[1]
text = page.read_text()
first, last = text.index(BEGIN) + len(BEGIN), text.index(END)
wanted, count = re.subn(r"(reports API version 0\.)\d+", rf"\g<1>{minor}", text[:first] + table + text[last:])
assert count == 1, "docs/plugin.md does not say which version the plugin reports"
if "--write" in sys.argv:
    page.write_text(wanted)
elif text != wanted:
    sys.exit(f"{page} has other entries, or another version: python3 {sys.argv[0]} {root} --write")
print(f"{done} of {len(entries)} entries answered, version 0.{minor}")
