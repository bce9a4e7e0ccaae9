"""Makes one field after the other of good artifacts wrong; no way into the library may take such a file.

usage: wrong_fields.py LIBRARY

Each artifact is decoded into typed fields (wire.py). Encoded again, it has the same bytes and is accepted: this is the
twin. Then each kind of field gets values that the format does not allow: an index behind its table, a count of one more
or less, bytes behind the end of a part, a section that is missing.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import contextlib
import pathlib
import re
import sys

import limits
import wire
from library import Failure, Library
from wire import Group, Number, Raw, Section, encoded, varint, walk

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent
WAYS = "read", "load", "print", "inspect"
HUGE = 1 << 62
# What a damaged file may be called where the damage changes the meaning of what follows.
REFUSED = {"MALFORMED", "INVALID_PROGRAM", "UNSUPPORTED", "VERSION", "LIMIT"}
# Who checks: the container of the file, its program, or the content of the program, which is not inspected.
CONTAINER = PROGRAM = WAYS
CONTENT = "read", "load", "print"

# offset: that of the error, if it is known.
Case = collections.namedtuple("Case", "what data ways codes message offset", defaults=("", None))


# --- Changes ----------------------------------------------------------------------------------------------------------

class Editor:
    """Gives the bytes of an artifact with a change, which is then undone."""

    def __init__(self, artifact, name):
        self.artifact, self.name = artifact, name

    @contextlib.contextmanager
    def changed(self, node, **values):
        before = {key: getattr(node, key) for key in values}
        for key, value in values.items():
            setattr(node, key, value)
        yield
        for key, value in before.items():
            setattr(node, key, value)

    def bytes(self, *changes):
        """Changes are (node, {member: value})."""
        with contextlib.ExitStack() as stack:
            for node, values in changes:
                stack.enter_context(self.changed(node, **values))
            return self.artifact.bytes()

    def case(self, what, changes, ways, codes={"MALFORMED"}, message=""):
        """The bytes are made when the case is tried."""
        return Case(f"{self.name}: {what}", lambda: self.bytes(*changes), ways, set(codes), message)

    def behind(self, group, data):
        return group, {"nodes": group.nodes + [Raw("surplus", data)]}


def numbers_of(artifact):
    for node, parent in walk(artifact.root):
        if isinstance(node, Number):
            yield node, parent


def describe(node, parent):
    kind = getattr(parent, "role", "")
    if kind.endswith("entry") and hasattr(parent, "number"):
        kind = f"{kind} #{parent.number} ({parent.dialect} {parent.code})"
    return f"{node.role} of {kind}"


CONTAINER_INDEXES = {"dialect name", "op name dialect", "op name string", "entry dialect"}
PROGRAM_INDEXES = {"op name", "location", "dictionary", "properties index"}
CONTENT_INDEXES = {"attribute", "type", "string index", "result type", "argument type", "argument location", "operand",
                   "optional attribute"}


def wrong_indexes(editor):
    """Behind the table, equal to the right one in the low 32 bits, huge; an entry that refers to itself."""
    for node, parent in numbers_of(editor.artifact):
        ways = (CONTAINER if node.role in CONTAINER_INDEXES else PROGRAM if node.role in PROGRAM_INDEXES
                else CONTENT if node.role in CONTENT_INDEXES else None)
        if not ways or node.limit is None:
            continue
        for what, value in {"one behind its table": node.limit, "two behind its table": node.limit + 1,
                            "2^32 too large": node.value + (1 << 32), "huge": HUGE}.items():
            yield editor.case(f"{describe(node, parent)} is {what}", [(node, {"value": value})], ways)
        if node.own is not None:
            yield editor.case(f"{describe(node, parent)} is its own", [(node, {"value": node.own})], ways,
                              message="itself")
        later = getattr(node, "later", None)
        if later is not None:
            yield editor.case(f"{describe(node, parent)} is not yet defined", [(node, {"value": later})], ways)


def wrong_references(editor):
    """Indexes of properties; a dictionary or a location that is none."""
    artifact = editor.artifact
    entries = artifact.entries["attribute"]
    other = {"location": next(e.number for e in entries if (e.dialect, e.code) == ("builtin", 2)),
             "dictionary": next(e.number for e in entries if (e.dialect, e.code) == ("builtin", 15))}
    limit = artifact.limits["attribute"]
    known = set()
    for op in artifact.ops:
        # What is equal to an earlier op but for bits above the 32nd.
        key = op.name, *(getattr(op, part).value for part in ("dictionary", "properties") if hasattr(op, part))
        for part in ("dictionary", "properties"):
            if key in known and hasattr(op, part):
                node = getattr(op, part)
                yield editor.case(f"{part} of a repeated op is 2^32 too large",
                                  [(node, {"value": node.value + (1 << 32)})], PROGRAM)
        known.add(key)
        for node in op.nodes:
            if getattr(node, "role", "") in other:
                yield editor.case(f"{node.role} of {op.name} is of another kind",
                                  [(node, {"value": other[node.role]})], CONTENT, message="expected a")
        if not hasattr(op, "properties"):
            continue
        entry = artifact.properties[op.properties.value]
        module = op.name == "builtin.module"
        if op.name.split(".")[0] not in ("vhlo", "builtin") or not entry.nodes:
            continue
        for what, value in {"one behind its table": limit, "two behind its table": limit + 1,
                            "huge": HUGE >> 1}.items():
            wrong = value << 1 | 1 if module else value
            yield editor.case(f"property of {op.name} is {what}", [(entry.nodes[0], {"value": wrong})], CONTENT)
        yield editor.case(f"properties of {op.name} have one more", [editor.behind(entry, b"\x01")], CONTENT)
        yield editor.case(f"properties of {op.name} have one less", [(entry, {"nodes": entry.nodes[:-1]})], CONTENT)


# The counts of the container and what it says against them.
CONTAINER_COUNTS = {"string count", "dialect count", "op name total", "op name count", "attribute count", "type count",
                    "entry group", "properties count"}
PROGRAM_COUNTS = {"op count", "region count", "block count"}
CONTENT_COUNTS = {"argument count", "result count", "operand count", "list count"}


def wrong_counts(editor):
    for node, parent in numbers_of(editor.artifact):
        what = describe(node, parent)
        for by in (1, -1, HUGE):
            value = node.value + by
            if value < 0:
                continue
            change = [(node, {"value": value})]
            if node.role in CONTAINER_COUNTS:
                yield editor.case(f"{what} is {by} more", change, CONTAINER)
            elif node.role in PROGRAM_COUNTS:
                yield editor.case(f"{what} is {by} more", change, CONTENT, REFUSED)
            elif node.role in CONTENT_COUNTS:
                # The printed program is not verified: a type with another list may be one, too.
                yield editor.case(f"{what} is {by} more", change, CONTENT if by == HUGE else ("read", "load"),
                                  {"MALFORMED"} if by == HUGE else REFUSED)
            elif node.role == "value count":
                yield editor.case(f"{what} is {by} more", change, CONTENT, message="values" if by > 0 else "")
        if node.of and node.role != "section length":
            # The size of a string includes its NUL.
            for by, lie in {"1 more": 1, "1 less": -1, "none": -len(encoded(node.of)), "2^32 more": 1 << 32,
                            "huge": HUGE}.items():
                if lie:
                    yield editor.case(f"{what} is {by}", [(node, {"lie": lie})],
                                      CONTENT if node.role == "blob size" else CONTAINER, REFUSED)
    for op in editor.artifact.ops:
        if op.isolated and editor.artifact.version >= 2:
            for by in (1, -1):
                yield editor.case(f"regions of {op.name} are {by} more",
                                  [(op.region_count, {"value": op.region_count.value + by})], ("inspect",))


MNEMONICS = {entry["code"]: entry["mnemonic"] for entry in wire.FACTS["attribute_codes"]}


def wrong_values(editor):
    artifact = editor.artifact
    for node, parent in numbers_of(artifact):
        what = describe(node, parent)
        if node.role == "enum case":
            cases = next(e["cases"] for e in wire.FACTS["enums"] if e["attribute_mnemonic"] == MNEMONICS[parent.code])
            for by, value in {"one behind the last": max(cases.values()) + 1, "60": 60,
                              "2^32 more": 1 << 32 | node.value, "huge": HUGE}.items():
                yield editor.case(f"{what} is {by}", [(node, {"value": value})], CONTENT, {"UNSUPPORTED"}, "enum")
        elif node.role == "truth":
            for value in (2, 1 << 32, HUGE):
                yield editor.case(f"{what} is {value}", [(node, {"value": value})], CONTENT)
        elif node.role == "entry code":
            known = wire.LAYOUTS[parent.dialect][parent.kind]
            if parent.dialect != "sdy":
                wrong = {"one behind the last": max(known) + 1, "200": 200, "2^32 more": node.value + (1 << 32),
                         "huge": HUGE}
                for by, value in (wrong if 0 in known else {**wrong, "0": 0}).items():
                    yield editor.case(f"{what} is {by}", [(node, {"value": value})], CONTENT, REFUSED)
        elif node.role == "extent":
            for value in (-1, -2, -(1 << 63) + 1):
                yield editor.case(f"{what} is {value}", [(node, {"value": value})], CONTENT, message="negative")
            others = 1
            for other in parent.nodes:
                if other is not node and getattr(other, "role", "") == "extent" and other.value > 0:
                    others *= other.value
            for by, value in {"too large": (1 << 52) // others + 1, "huge": HUGE}.items():
                yield editor.case(f"{what} is {by}", [(node, {"value": value})], CONTENT, {"LIMIT"}, "elements")
        elif node.role == "line":
            yield editor.case(f"{what} is 2^32", [(node, {"value": 1 << 32})], CONTENT, message="32 bits")
        elif node.role == "width":
            for by, value in {"0": 0, "1": 1, "2": 2, "of signedness 3": node.value | 3, "2^24": (1 << 24) << 2,
                              "2^38": 1 << 40}.items():
                yield editor.case(f"{what} is {by}", [(node, {"value": value})], CONTENT)


# The bits of a number by the code of its versioned type, where a number on the wire can have more.
BITS = {2: 16, 3: 16, 4: 32, 10: 4, 12: 16, 13: 32, 15: 4, 17: 16, 18: 32, 31: 2, 32: 2}


def wrong_numbers(editor):
    """A number has the bits of its type, with or without a sign."""
    artifact = editor.artifact
    for entry in artifact.entries["attribute"]:
        for node in entry.nodes:
            if node.role not in ("wide number", "narrow number"):
                continue
            kind = artifact.entries["type"][entry.nodes[1].value]
            bits = BITS.get(kind.code) if kind.dialect == "vhlo" else kind.nodes[1].value >> 2 if kind.code == 0 else 64
            if not bits or bits == 64 or (node.role == "narrow number" and bits == 8):
                continue
            what = f"{node.role} of {bits} bits in {entry.dialect} {entry.code}"
            for by, value in {"one more bit": 1 << bits, "all bits": (1 << 64) - 1 >> 1,
                              "a sign of more bits": -(1 << bits - 1) - 1}.items():
                change = {"value": value} if node.role == "wide number" else {"data": bytes([value & 0x7f | 1 << bits])}
                yield editor.case(f"{what} has {by}", [(node, change)], CONTENT, message="does not fit its type")


def wrong_parts(editor):
    """Names of dictionaries that are equal or empty, positions of a location that are too many, sizes of arrays."""
    artifact = editor.artifact
    of_ops = {op.dictionary.value: f"of {op.name}" for op in artifact.ops if hasattr(op, "dictionary")}
    for entry in artifact.entries["attribute"]:
        kind = entry.dialect, entry.code
        what = f"attribute #{entry.number} {kind}"
        if kind in (("builtin", 1), ("vhlo", 6)):
            place = of_ops.get(entry.number, "in an attribute")
            names = entry.nodes[2::2]
            # The versioned dictionary is printed verbatim.
            ways = CONTENT if kind[0] == "builtin" else ("read", "load")
            if len(names) > 1:
                yield editor.case(f"{what} {place} has a name twice", [(names[1], {"value": names[0].value})], ways)
            for name in names[:1]:
                string = artifact.strings[artifact.entries["attribute"][name.value].nodes[1].value]
                yield editor.case(f"{what} {place} has an empty name", [(string, {"data": b"\0"})], ways, REFUSED)
        elif kind == ("builtin", 22):
            for count in (5, 6, 100):
                nodes = entry.nodes[:2] + [Number("list count", count)] + [Number("line", 1)] * count
                yield editor.case(f"{what} has {count} positions", [(entry, {"nodes": nodes})], CONTENT,
                                  message="positions")
        elif kind == ("builtin", 17):
            size = entry.nodes[2]
            for by in (1, -1, 1 << 32, HUGE):
                yield editor.case(f"{what} has {by} more elements", [(size, {"value": size.value + by})], CONTENT)


def wrong_types(editor):
    """Quantized types: unknown flags, an axis beyond 31 bits."""
    for entry in editor.artifact.entries["type"]:
        if entry.dialect == "vhlo" and entry.code in (24, 30):
            for node in entry.nodes[1:5:3] if entry.code == 30 else entry.nodes[1:2]:
                for value in (2, 3, 1 << 31, 1 << 32, HUGE):
                    if node is entry.nodes[1] or value > 3:
                        yield editor.case(f"{describe(node, entry)} {entry.nodes.index(node)} is {value}",
                                          [(node, {"value": value})], ("read", "load"))


# The bytes of one element by the code of its versioned type.
SIZES = {2: 2, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 9: 8, 10: 1, 11: 1, 12: 2, 13: 4, 14: 8, 15: 1, 16: 1, 17: 2, 18: 4, 19: 8,
         27: 1, 28: 1, 29: 1, 31: 1, 32: 1, 35: 1, 36: 1, 37: 1, 38: 1, 39: 1, 40: 1}


def wrong_constants(editor):
    """A constant has the bytes of one element or of all."""
    artifact = editor.artifact
    for entry in artifact.entries["attribute"]:
        if (entry.dialect, entry.code) != ("vhlo", 15):
            continue
        tensor = artifact.entries["type"][entry.nodes[1].value]
        shape = [node.value for node in tensor.nodes if node.role == "extent"]
        element = artifact.entries["type"][tensor.nodes[-1].value]
        size = SIZES.get(element.code)
        if element.code == 1:
            size = 2 * SIZES[artifact.entries["type"][element.nodes[1].value].code]
        count = 1
        for extent in shape:
            count *= extent
        allowed = {size, count * size} if size else {0, 1, count, (count + 7) // 8}
        blob = entry.nodes[3]
        for by, length in {"1 more": len(blob.data) + 1, "1 less": len(blob.data) - 1, "twice": len(blob.data) * 2,
                           "many": 2 * count * (size or 1) + 3}.items():
            if length >= 0 and length not in allowed:
                data = (blob.data + bytes(length))[:length]
                yield editor.case(f"constant #{entry.number} of type {element.code} has {by} bytes",
                                  [(blob, {"data": data})], CONTENT, message="bytes")


def wrong_arrays(editor):
    """An array has the bytes of all elements, and no part of another one."""
    for entry in editor.artifact.entries["attribute"]:
        if (entry.dialect, entry.code) == ("builtin", 17):
            blob = entry.nodes[-1]
            for by in (-1, *range(1, 9)):
                yield editor.case(f"array #{entry.number} of {len(blob.data)} bytes has {by} more",
                                  [(blob, {"data": (blob.data + bytes(8))[:len(blob.data) + by]})], CONTENT,
                                  message="an array has another size than it states")


def surplus_and_missing(editor):
    """Bytes behind the end of each part; parts that end too early."""
    artifact = editor.artifact
    names = {wire.STRING: "string", wire.DIALECT: "dialect", wire.ATTR_TYPE: "attribute", wire.OFFSET: "offset",
             wire.IR: "program", wire.PROPERTIES: "property"}
    for number, section in artifact.sections.items():
        if number not in names:
            continue
        for data in (b"\x01", b"\0", b"\xff" * 9):
            yield editor.case(f"{data.hex()} behind section {number}",
                              [(section.payload, {"nodes": section.payload.nodes + [Raw("surplus", data)]})], CONTAINER)
        content = encoded(section.payload)
        if content:
            cut = Raw("cut", content[:-1])
            yield editor.case(f"section {number} lacks a byte",
                              [(section, {"payload": cut}), (section.length, {"of": cut})], CONTAINER, REFUSED)
    for op in artifact.ops:
        if hasattr(op, "section"):
            body = op.section.payload
            for data in (b"\xe7", b"\x0b\x01\x01"):
                good, changed = artifact.bytes(), editor.bytes(editor.behind(body, data))
                offset = next(at for at in range(len(changed)) if changed.startswith(data, at) and
                              good.endswith(changed[at + len(data):]))
                yield Case(f"{editor.name}: {data.hex()} behind the regions of {op.name}", changed, PROGRAM,
                           {"MALFORMED"}, offset=offset)
            for lie in (-1, 1 << 20, HUGE):
                yield editor.case(f"regions of {op.name} are {lie} longer", [(op.section.length, {"lie": lie})],
                                  PROGRAM)
            for number in (wire.STRING, wire.PROPERTIES, 9, 127):
                yield editor.case(f"regions of {op.name} are in section {number}", [(op.section, {"number": number})],
                                  PROGRAM)
            for alignment in (0, 3, 8192, HUGE):
                yield editor.case(f"regions of {op.name} are aligned to {alignment}",
                                  [(op.section, {"alignment": alignment, "padding": b""})], PROGRAM)
    for kind, entries in artifact.entries.items():
        for entry in entries:
            if entry.code is None:
                continue
            what = f"{kind} #{entry.number} ({entry.dialect} {entry.code})"
            yield editor.case(f"a byte behind {what}", [editor.behind(entry, b"\x01")], CONTENT,
                              message="too many bytes")
            yield editor.case(f"{what} without its last part", [(entry, {"nodes": entry.nodes[:-1]})], CONTENT, REFUSED)
            if len(entry.nodes) > 1 and isinstance(entry.nodes[-1], Number):
                for cut in (b"\x02", b"\x40\0", b"\0" * 8):
                    yield editor.case(f"{what} ends in a number of which only {cut.hex()} is there",
                                      [(entry, {"nodes": entry.nodes[:-1] + [Raw("cut", cut)]})], CONTENT)
    data = artifact.bytes()
    for number, section in artifact.sections.items():
        if number in names:
            others = [node for node in artifact.root.nodes if node is not section]
            yield editor.case(f"no section {number}", [(artifact.root, {"nodes": others})],
                              CONTENT if number == wire.PROPERTIES else CONTAINER)
        yield editor.case(f"two sections {number}", [editor.behind(artifact.root, encoded_section(section))], CONTAINER,
                          message="two ")
        for lie in (1, -1, 1 << 32, HUGE):
            yield editor.case(f"section {number} is {lie} longer", [(section.length, {"lie": lie})], CONTAINER, REFUSED)
        for alignment in (0, 3, 12, 8192, HUGE):
            yield editor.case(f"section {number} is aligned to {alignment}",
                              [(section, {"alignment": alignment, "padding": b"" if alignment == HUGE else b"\xcb"})],
                              CONTAINER)
        yield editor.case(f"section {number} has other padding", [(section, {"alignment": 4096, "padding": b"\0"})],
                          CONTAINER)
    for number in (9, 10, 126, 127):
        yield editor.case(f"section {number}", [editor.behind(artifact.root, bytes([number, 1]))], CONTAINER,
                          message="unknown section")
    for surplus in (b"\0", b"\x09", b"\xff"):
        yield Case(f"{editor.name}: {surplus.hex()} behind the file", data + surplus, CONTAINER, {"MALFORMED"})


def encoded_section(section):
    copy = Section(section.number, None, section.payload)
    return encoded(copy)


def wrong_headers(editor):
    artifact = editor.artifact
    for version in (7, 8, 127, 1 << 32 | 6, HUGE):
        yield editor.case(f"bytecode version {version}", [(artifact.bytecode, {"value": version})], CONTAINER,
                          {"VERSION"}, "newer")
    yield editor.case("another magic", [(artifact.root.nodes[0], {"data": b"ML\xefS"})], CONTAINER)
    data = artifact.bytes()
    for end in range(4, 24):
        yield Case(f"{editor.name}: {end} bytes", data[:end], CONTAINER, {"MALFORMED"})


def wrong_strings(editor):
    for string in editor.artifact.strings:
        yield editor.case("a string does not end in a NUL", [(string, {"data": string.data[:-1] + b"x"})], CONTAINER,
                          message="string")
    sizes = [node for node, _ in numbers_of(editor.artifact) if node.role == "string size"]
    for node in sizes[:4] + sizes[-4:]:
        yield editor.case("a string of no bytes", [(node, {"lie": -len(node.of.data)})], CONTAINER)


def wrong_ops(editor):
    artifact = editor.artifact
    program = artifact.trees[wire.IR]
    block = program.nodes[0]
    module = next(op for op in artifact.ops if op.name == "builtin.module")
    for count in (0, 2, 3):
        yield editor.case(f"a program of {count} ops that has one", [(block.count, {"value": count})], PROGRAM)
    yield editor.case("two modules", [(block.count, {"value": 2}), (block, {"nodes": block.nodes + [module]})], CONTENT,
                      message="module")
    arguments = [Number("argument count", 0), Raw("mask", b"\0" if artifact.version >= 3 else b"")]
    yield editor.case("a program with arguments", [(block.count, {"flag": 1}), (
        block, {"nodes": block.nodes[:1] + arguments + block.nodes[1:]})], CONTENT, message="single module")
    mask = module.mask.data[0]
    for bit, nodes in ((wire.RESULTS, [Number("", 0)]), (wire.OPERANDS, [Number("", 0)]),
                       (wire.SUCCESSORS, [Number("", 0)])):
        at = module.nodes.index(module.region_count)
        yield editor.case(f"a module with mask {bit:#x}", [(module.mask, {"data": bytes([mask | bit])}), (
            module, {"nodes": module.nodes[:at] + nodes + module.nodes[at:]})], CONTENT, message="single module")
    region = module.section.payload.nodes[0] if hasattr(module, "section") else module.nodes[-1]
    body = module.section.payload if hasattr(module, "section") else module
    yield editor.case("a module of two regions", [(module.region_count, {"value": 2}),
                                                  (body, {"nodes": body.nodes + [region]})], CONTENT, message="region")
    yield editor.case("a module without regions", [(module.mask, {"data": bytes([mask & ~wire.REGIONS])}), (
        module, {"nodes": [n for n in module.nodes if n is not module.region_count and n is not body and
                           n is not getattr(module, "section", None)]})], CONTENT, message="module")
    for name in sorted({op.name for op in artifact.ops} - {module.name}):
        op = next(found for found in artifact.ops if found.name == name)
        mask = op.mask.data[0]
        yield editor.case(f"{name} is a module in a module", [(op.index, {"value": module.index.value})], CONTENT,
                          message="module")
        yield editor.case(f"{name} with an unknown part", [(op.mask, {"data": bytes([mask | 0x80])})], PROGRAM)
        with_successors = op.nodes[:op.after_operands] + [Number("successor count", 0)] + op.nodes[op.after_operands:]
        yield editor.case(f"{name} with successors", [(op.mask, {"data": bytes([mask | wire.SUCCESSORS])}),
                                                      (op, {"nodes": with_successors})], CONTENT, message="successors")
    for string in artifact.strings:
        if string.data in (b"add_v1\0", b"return_v1\0"):
            for name in (b"add_v9\0", b"unheard_of_v1\0"):
                yield editor.case(f"an op {name[:-1]}", [(string, {"data": name})], CONTENT, {"VERSION"},
                                  name[:-1].decode())


def use_orders(editor):
    """Orders of uses: (what, data, good)."""
    artifact = editor.artifact
    number = Number
    for op in artifact.ops:
        if op.results == 0 or op.mask.data[0] & wire.USE_ORDERS:
            continue
        one = op.results == 1

        def order(size, pairs, places, value=0, count=1):
            head = [] if one else [number("order count", count), number("order value", value)]
            return head + [number("order size", size, flag=pairs)] + [number("order place", place) for place in places]

        good = [order(2, 0, [1, 0]), order(3, 0, [2, 0, 1]), order(2, 1, [0, 1])]
        bad = [order(2, 0, [1, 1]), order(2, 0, [0, 2]), order(0, 0, []), order(3, 1, [0, 1, 2]),
               order(2, 0, [0, HUGE]), order(HUGE, 0, [0, 1])]
        if not one:
            bad += [order(2, 0, [1, 0], value=op.results), order(2, 0, [1, 0], value=HUGE)]
            records = order(2, 0, [1, 0])[1:]
            bad += [[number("order count", op.results + 1)] + records * (op.results + 1)]
        for orders, is_good in [(nodes, True) for nodes in good] + [(nodes, False) for nodes in bad]:
            nodes = op.nodes[:op.after_operands] + orders + op.nodes[op.after_operands:]
            data = editor.bytes((op.mask, {"data": bytes([op.mask.data[0] | wire.USE_ORDERS])}), (op, {"nodes": nodes}))
            what = f"{editor.name}: {op.name} with the order {encoded(Group('', orders)).hex()}"
            yield what, data, is_good and artifact.version >= 3, op.name
    for block in artifact.blocks:
        if artifact.version < 3 or not block.count.flag or block.mask.data[0] & wire.USE_ORDERS:
            continue
        count = block.arguments.value
        head = [] if count == 1 else [number("order count", 1), number("order value", count - 1)]
        at = block.nodes.index(block.mask) + 1
        for places, is_good in (([1, 0], True), ([0, 0], False), ([0, 2], False)):
            orders = head + [number("order size", 2, flag=0)] + [number("order place", place) for place in places]
            nodes = block.nodes[:at] + orders + block.nodes[at:]
            data = editor.bytes((block.mask, {"data": bytes([wire.USE_ORDERS])}), (block, {"nodes": nodes}))
            yield f"{editor.name}: arguments with the order {places}", data, is_good, "arguments"


# --- Twins: what the format allows ------------------------------------------------------------------------------------

def twins(editor):
    """Other forms of the same program: (what, bytes)."""
    artifact = editor.artifact
    yield "itself", artifact.bytes()
    numbers = [node for node, _ in numbers_of(artifact)]
    for size in range(2, 10):
        fitting = [(node, {"size": size}) for node in numbers
                   if len(encoded(node)) <= size and node.size is None]
        yield f"numbers of {size} bytes", editor.bytes(*fitting)
    for number, section in artifact.sections.items():
        for alignment in (1, 2, 8, 64, 4096):
            yield f"section {number} aligned to {alignment}", editor.bytes((section, {"alignment": alignment}))
    head, sections = artifact.root.nodes[:3], artifact.root.nodes[3:]
    yield "sections in reverse", editor.bytes((artifact.root, {"nodes": head + sections[::-1]}))
    resources = (wire.RESOURCE, wire.RESOURCE_OFFSET)
    yield "no resources", editor.bytes((artifact.root, {
        "nodes": head + [section for section in sections if section.number not in resources]}))
    if artifact.version == 6:
        yield "bytecode version 5", editor.bytes((artifact.bytecode, {"value": 5}))
    if artifact.version == 3:
        masks = [(block, {"nodes": [node for node in block.nodes if node is not block.mask]})
                 for block in artifact.blocks if block.count.flag]
        yield "bytecode version 2", editor.bytes((artifact.bytecode, {"value": 2}), *masks)
    if artifact.version >= 1:
        tree = artifact.trees[wire.DIALECT]
        for version in (b"", b"\x03\x05"):
            nodes = []
            for node in tree.nodes:
                nodes.append(node)
                if node.role == "dialect name":
                    nodes += [Section(wire.DIALECT_VERSION, None, Raw("version", version))]
            flags = [(node, {"flag": 1}) for node in tree.nodes if node.role == "dialect name"]
            yield f"dialects of the version {version.hex()}", editor.bytes((tree, {"nodes": nodes}), *flags)


def wrong_dialect_versions(editor):
    if editor.artifact.version < 1:
        return
    tree = editor.artifact.trees[wire.DIALECT]
    first = next(node for node in tree.nodes if node.role == "dialect name")
    at = tree.nodes.index(first) + 1
    for number in (wire.STRING, wire.IR, wire.PROPERTIES, 9):
        nodes = tree.nodes[:at] + [Section(number, None, Raw("version", b"\x03"))] + tree.nodes[at:]
        yield editor.case(f"a dialect version in section {number}", [(tree, {"nodes": nodes}), (first, {"flag": 1})],
                          CONTAINER)


def elided_locations(editor):
    """An argument without a location, and the same with an unknown one."""
    artifact = editor.artifact
    if artifact.version < 4:
        return
    unknown = next(e.number for e in artifact.entries["attribute"] if (e.dialect, e.code) == ("builtin", 15))
    for block in artifact.blocks:
        for kind, place in block.argument_nodes:
            if place is not None and place.value != unknown:
                nodes = [node for node in block.nodes if node is not place]
                yield (editor.bytes((kind, {"flag": 0}), (block, {"nodes": nodes})),
                       editor.bytes((place, {"value": unknown})))


# --- The run ----------------------------------------------------------------------------------------------------------

class Run:
    def __init__(self, library):
        self.library, self.failures, self.counts = library, [], collections.Counter()

    def refused(self, case):
        self.counts["wrong files"] += 1
        case = case._replace(data=case.data() if callable(case.data) else case.data)
        for way in WAYS:
            try:
                getattr(self.library, way)(case.data)
                if way in case.ways:
                    self.failures.append(f"{case.what}: {way} takes it")
            except Failure as failure:
                expected = case.codes if way in case.ways else REFUSED
                if failure.code not in expected:
                    self.failures.append(f"{case.what}: {way} gives {failure}, expected {sorted(expected)}")
                elif way in case.ways and case.message not in failure.message:
                    self.failures.append(f"{case.what}: {way} says {failure}, without '{case.message}'")
                elif way in case.ways and case.offset not in (None, failure.offset):
                    self.failures.append(f"{case.what}: {way} gives {failure} at {failure.offset}, not {case.offset}")
                elif not failure.message or not -1 <= failure.offset <= len(case.data):
                    self.failures.append(f"{case.what}: {way} has no message, or offset {failure.offset}")

    def taken(self, what, data, expected=None):
        """Expected: what each way gives."""
        self.counts["twins"] += 1
        given = {}
        for way in WAYS:
            try:
                given[way] = getattr(self.library, way)(data)
                if expected and given[way] != expected.get(way):
                    self.failures.append(f"{what}: {way} gives another text than for the same program")
            except Failure as failure:
                self.failures.append(f"{what}: {way} refuses it: {failure}")
        return given


def artifacts(library):
    """(name, bytes, whether all is tried): of the library and of another writer, for each version of the bytecode."""
    for name, targets in {"plain": ("0.9.0", "0.10.0", "0.12.0", "0.14.0", "1.22.0"), "rich": ("1.22.0",)}.items():
        module = library.parse((HERE / f"{name}.mlir").read_text())
        for target in targets:
            yield f"{name} for {target}", library.write(module, target=target), target not in ("0.10.0", "0.14.0")
        library.c.shlo_module_destroy(module)
    for path in ("capi/other_dialects/attributes.bc",
):
        yield path, (TESTS / path).read_bytes(), True


KINDS = (wrong_indexes, wrong_references, wrong_counts, wrong_values, wrong_numbers, wrong_parts, wrong_types,
         wrong_constants, wrong_arrays, surplus_and_missing, wrong_headers, wrong_strings, wrong_ops,
         wrong_dialect_versions)
# Those in which the versions of the bytecode differ.
VERSIONED = wrong_counts, wrong_ops, wrong_dialect_versions


def main():
    run = Run(Library(sys.argv[1]))
    library = run.library
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    for name, data, everything in artifacts(library):
        artifact = wire.Artifact(data)
        editor = Editor(artifact, name)
        expected = run.taken(name, data)
        if len(expected) < len(WAYS):
            continue
        for what, twin in twins(editor):
            run.taken(f"{name}, {what}", twin, expected)
        seen = collections.Counter()
        for kind in KINDS if everything else VERSIONED:
            before = run.counts["wrong files"]
            for case in kind(editor):
                # The same change of the same kind of field once.
                key = re.sub(r"#\d+", "", case.what)
                seen[key] += 1
                if only in case.what and seen[key] <= 1:
                    run.refused(case)
            run.counts[kind.__name__] += run.counts["wrong files"] - before
        for what, changed, good, kind in use_orders(editor):
            seen[kind, good] += 1
            if seen[kind, good] > (9 if everything else 1):
                continue
            run.taken(what, changed, expected) if good else run.refused(
                Case(what, changed, CONTENT, {"MALFORMED"}, "order of uses"))
            run.counts["use_orders"] += 1
        for changed, unknown in elided_locations(editor):
            given = run.taken(f"{name}: an argument without its location", changed)
            run.taken(f"{name}: an argument of unknown location", unknown, given)
            if given == expected:
                run.failures.append(f"{name}: an argument without a location has one")
            run.counts["elided_locations"] += 1
        assert artifact.bytes() == data, "a change was not undone"
    limits.try_all(run)
    print("\n".join(run.failures[:200]))
    print(", ".join(f"{count} {name}" for name, count in run.counts.items()) + f", {len(run.failures)} failures")
    empty = [kind.__name__ for kind in KINDS if not run.counts[kind.__name__]]
    empty += [name for name in ("twins", "use_orders", "elided_locations", "limits") if not run.counts[name]]
    if empty:
        print(f"nothing was tried of {empty}")
    return 1 if run.failures or empty else 0


if __name__ == "__main__":
    sys.exit(main())
