"""Decodes an artifact into a tree of fields that knows what each number means, and encodes the tree again.

Written from the documentation of MLIR bytecode and the facts of ../conformance/facts. Nothing is shared with the
library, except the format.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import pathlib

FACTS = json.loads((pathlib.Path(__file__).parent.parent / "conformance/facts/facts.json").read_text())
STRING, DIALECT, ATTR_TYPE, OFFSET, IR, RESOURCE, RESOURCE_OFFSET, DIALECT_VERSION, PROPERTIES = range(9)
ATTRIBUTES, RESULTS, OPERANDS, SUCCESSORS, REGIONS, USE_ORDERS, HAS_PROPERTIES = (1 << bit for bit in range(7))
WORD = 1 << 64

VHLO = {"attribute": {entry["code"]: entry["fields"] for entry in FACTS["attribute_codes"]},
        "type": {entry["code"]: entry["fields"] for entry in FACTS["type_codes"]}}
BUILTIN = {
    "attribute": {0: ["list(attr)"], 1: ["pairs(attr,attr)"], 2: ["str"], 3: ["str", "type"], 4: ["attr"],
                  5: ["attr", "list(attr)"], 6: ["type"], 7: [], 8: ["type", "apint(type)"],
                  9: ["type", "apfloat(type)"], 10: ["attr", "attr"], 11: ["attr", "line", "line"],
                  12: ["list(attr)"], 13: ["list(attr)", "attr"], 14: ["attr", "attr"], 15: [],
                  17: ["type", "elements", "blob"], 18: ["type", "blob"], 22: ["attr", "list(line)"]},
    "type": {0: ["width"], 1: [], 2: ["list(type)", "list(type)"], 3: [], 4: [], 5: [], 6: [], 9: ["type"], 12: [],
             13: ["list(svarint)", "type"], 15: ["list(type)"], 18: ["type"]},
}
SDY = {"attribute": {0: ["list(attr)"], 1: ["str", "svarint"], 2: ["list(attr)", "list(svarint)"],
                     3: ["svarint", "svarint"], 4: ["str", "optattr"], 5: ["list(attr)", "byte", "varint"],
                     6: ["attr", "list(attr)", "list(attr)"], 7: ["list(attr)"], 8: ["list(svarint)"],
                     9: ["list(attr)"], 10: ["list(svarint)", "list(attr)", "list(attr)", "list(svarint)",
                                             "list(svarint)", "list(svarint)", "list(svarint)", "byte"],
                     11: ["list(attr)"], 12: ["list(attr)"], 13: ["list(attr)", "svarint", "svarint"],
                     14: ["list(attr)"], 15: ["attr", "list(attr)", "list(attr)", "list(attr)"], 16: ["list(attr)"],
                     17: ["attr", "list(attr)", "list(attr)", "list(attr)", "svarint"]}, "type": {}}
LAYOUTS = {"vhlo": VHLO, "builtin": BUILTIN, "sdy": SDY}
# The bytes of a number of these types: one, or a signed number.
NARROW = {"vhlo": {6, 7, 10, 11, 15, 16, 27, 28, 29, 31, 32, 35, 36, 37, 38, 39, 40}}


def varint(value, size=None):
    """With the lowest zeros of the first byte as its length; `size` asks for more bytes than are needed."""
    size = size or next((n for n in range(1, 9) if value < 1 << 7 * n), 9)
    if size == 9:
        return b"\0" + value.to_bytes(8, "little")
    return (value << size | 1 << size - 1).to_bytes(size, "little")


class Number:
    """A number. `role` says of what; `limit` is the size of the table that an index goes into; `of` is the node whose
    size it states, to which `lie` is added."""

    def __init__(self, role, value=0, *, flag=None, signed=False, limit=None, of=None, own=None):
        self.role, self.value, self.flag, self.signed = role, value, flag, signed
        self.limit, self.of, self.own, self.lie, self.size = limit, of, own, 0, None

    def encode(self, out, content=None):
        """`content`: what `of` is encoded as, if it is known."""
        value = (len(encoded(self.of) if content is None else content) if self.of else self.value) + self.lie
        if self.signed:
            value = value << 1 if value >= 0 else (-value << 1) - 1
        out += varint((value if self.flag is None else value << 1 | self.flag) % WORD, self.size)


class Raw:
    def __init__(self, role, data):
        self.role, self.data = role, data

    def encode(self, out):
        out += self.data


class Group:
    """Nodes one after the other; `facts` are its named parts."""

    def __init__(self, role, nodes=(), **facts):
        self.role, self.nodes = role, list(nodes)
        self.__dict__.update(facts)

    def add(self, node):
        self.nodes.append(node)
        return node

    def encode(self, out):
        for node in self.nodes:
            node.encode(out)


class Section(Group):
    """An alignment counts from the start of the file: only outer sections may have one."""

    def __init__(self, number, alignment, payload):
        self.number, self.alignment, self.payload, self.padding = number, alignment, payload, b"\xcb"
        self.length = Number("section length", of=payload)
        super().__init__("section", [self.length, payload])

    def encode(self, out):
        content = encoded(self.payload)  # once: the time is linear in the depth
        out.append(self.number | (0x80 if self.alignment is not None else 0))
        self.length.encode(out, content)
        if self.alignment is not None:
            out += varint(self.alignment)
            out += self.padding * (-len(out) % (self.alignment or 1))
        out += content


def encoded(node):
    out = bytearray()
    node.encode(out)
    return bytes(out)


def walk(node, parent=None):
    yield node, parent
    for child in getattr(node, "nodes", ()):
        yield from walk(child, node)


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def at_end(self):
        return self.at == len(self.data)

    def take(self, size):
        assert self.at + size <= len(self.data), "the data ends"
        self.at += size
        return self.data[self.at - size:self.at]

    def byte(self):
        return self.take(1)[0]

    def varint(self):
        first = self.data[self.at]
        size = (first & -first).bit_length() if first else 9
        raw = int.from_bytes(self.take(size), "little")
        return raw >> 8 if size == 9 else raw >> size

    def svarint(self):
        value = self.varint()
        return -(value + 1 >> 1) if value & 1 else value >> 1

    def number(self, role, flag=False, **facts):
        value = self.varint()
        return Number(role, value >> 1, flag=value & 1, **facts) if flag else Number(role, value, **facts)

    def section(self):
        """Its number, alignment or None, and bytes."""
        head, size, alignment = self.byte(), self.varint(), None
        if head & 0x80:
            alignment = self.varint()
            self.at += -self.at % alignment
        return head & 0x7f, alignment, self.take(size)


class Artifact:
    """`root` is the file. The other members are nodes of the tree by what they are."""

    def __init__(self, data):
        reader = Reader(data, 4)
        self.root = Group("file", [Raw("magic", data[:4])])
        self.bytecode = self.root.add(reader.number("bytecode version"))
        self.version = self.bytecode.value
        end = data.index(b"\0", reader.at)
        self.producer = self.root.add(Raw("producer", reader.take(end + 1 - reader.at)))
        raw = []
        while not reader.at_end():
            raw.append(reader.section())
        payload = {number: content for number, _, content in raw}
        self.trees = {}
        self.trees[STRING] = self.read_strings(payload[STRING])
        self.trees[DIALECT] = self.read_dialects(payload[DIALECT])
        self.read_entries(payload[OFFSET], payload[ATTR_TYPE])
        self.properties = []
        if PROPERTIES in payload:
            self.trees[PROPERTIES] = self.read_properties(payload[PROPERTIES])
        self.ops, self.regions, self.blocks, self.arguments = [], [], [], []
        reader = Reader(payload[IR])
        self.scope = []  # the first number and count of values of the open regions, innermost last
        self.trees[IR] = Group("program")
        self.read_block(reader, self.trees[IR], 0)
        assert reader.at_end()
        self.sections = {}
        for number, alignment, _ in raw:
            content = self.trees.setdefault(number, Raw("resources", payload[number]))
            self.sections[number] = self.root.add(Section(number, alignment, content))
        assert self.bytes() == data, "not what was read"

    def bytes(self):
        return encoded(self.root)

    # --- Tables ---------------------------------------------------------------------------------------------------

    def read_strings(self, data):
        reader = Reader(data)
        group = Group("strings", [reader.number("string count")])
        sizes = [reader.varint() for _ in range(group.nodes[0].value)]
        self.strings = [Raw("string", reader.take(size)) for size in reversed(sizes)]
        for string in reversed(self.strings):
            group.add(Number("string size", of=string))
        group.nodes += self.strings
        assert reader.at_end()
        return group

    def text(self, index):
        return self.strings[index].data[:-1].decode(errors="replace")

    def read_dialects(self, data):
        reader, strings = Reader(data), len(self.strings)
        group = Group("dialects", [reader.number("dialect count")])
        self.dialects, self.op_names = [], []
        for _ in range(group.nodes[0].value):
            name = group.add(reader.number("dialect name", flag=self.version >= 1, limit=strings))
            assert not name.flag, "dialect versions occur in no portable artifact"
            self.dialects.append(self.text(name.value))
        if self.version >= 4:
            group.add(reader.number("op name total"))
        while not reader.at_end():
            dialect = group.add(reader.number("op name dialect", limit=len(self.dialects)))
            count = group.add(reader.number("op name count"))
            for _ in range(count.value):
                name = group.add(reader.number("op name string", flag=self.version >= 5, limit=strings))
                self.op_names.append(f"{self.dialects[dialect.value]}.{self.text(name.value)}")
        return group

    def read_entries(self, offsets, data):
        reader, content = Reader(offsets), Reader(data)
        group, entries = Group("offsets"), Group("entries")
        counts = {kind: group.add(reader.number(f"{kind} count")) for kind in ("attribute", "type")}
        self.limits = {kind: count.value for kind, count in counts.items()}
        self.entries = {"attribute": [], "type": []}
        raw = []
        for kind, count in counts.items():
            while len(self.entries[kind]) < count.value:
                dialect = group.add(reader.number("entry dialect", limit=len(self.dialects)))
                size = group.add(reader.number("entry group"))
                for _ in range(size.value):
                    length = reader.number("entry size", flag=True)
                    entry = Group(f"{kind} entry", dialect=self.dialects[dialect.value], kind=kind, size=length,
                                  number=len(self.entries[kind]), code=None)
                    self.entries[kind].append(entry)
                    raw.append((entry, content.take(length.value)))
                    length.of = entry
                    group.add(length)
                    entries.add(entry)
        assert reader.at_end() and content.at_end()
        self.raw = {id(entry): data for entry, data in raw}
        for entry, data in raw:
            self.read_entry(entry, data)
        self.trees[OFFSET], self.trees[ATTR_TYPE] = group, entries

    def read_entry(self, entry, data):
        layouts = LAYOUTS.get(entry.dialect, {}).get(entry.kind, {})
        code = Reader(data).varint() if data else None
        if not entry.size.flag or code not in layouts:
            entry.nodes = [Raw("entry bytes", data)]
            return
        reader = Reader(data)
        entry.code = code
        entry.add(reader.number("entry code"))
        for field in layouts[code]:
            self.read_field(reader, entry, field)
        assert reader.at_end(), (entry.dialect, entry.kind, code)

    def width(self, entry):
        """The bits of the numbers of a type, or None if they are of another kind."""
        index = entry.nodes[1].value
        kind = self.entries["type"][index]
        data = Reader(self.raw[id(kind)])
        code = data.varint()
        if kind.dialect == "vhlo":
            return 8 if code in NARROW["vhlo"] else 64
        return data.varint() >> 2 if code == 0 else 64

    def read_field(self, reader, entry, field):
        limits = {"attr": self.limits["attribute"], "type": self.limits["type"], "str": len(self.strings)}
        roles = {"attr": "attribute", "type": "type", "str": "string index"}
        if field in roles:
            own = entry.number if roles[field] == entry.kind else None
            entry.add(reader.number(roles[field], limit=limits[field], own=own))
        elif field.startswith("enum("):
            entry.add(reader.number("enum case"))
        elif field == "svarint":
            entry.add(Number("signed", reader.svarint(), signed=True))
        elif field == "byte":
            entry.add(Raw("byte", reader.take(1)))
        elif field in ("blob", "tensordata(type)"):
            size = Number("blob size")
            reader_size = reader.varint()
            size.of = Raw("blob", reader.take(reader_size))
            entry.nodes += [size, size.of]
        elif field == "apfloat(f64)":
            entry.add(Number("float", reader.svarint(), signed=True))
        elif field.startswith("ap"):
            if self.width(entry) <= 8:
                entry.add(Raw("narrow number", reader.take(1)))
            else:
                entry.add(Number("wide number", reader.svarint(), signed=True))
        elif field == "optattr":
            value = reader.varint()
            entry.add(Number("optional attribute", value >> 1, flag=value & 1, own=entry.number,
                             limit=limits["attr"] if value & 1 else None))
        elif field == "flagattr":
            flag = entry.add(reader.number("presence"))
            if flag.value:
                self.read_field(reader, entry, "attr")
        elif field.startswith("list("):
            count = entry.add(reader.number("list count"))
            for _ in range(count.value):
                before = len(entry.nodes)
                self.read_field(reader, entry, field[5:-1])
                if field == "list(svarint)" and entry.kind == "type" and (entry.dialect, entry.code) in (
                        ("vhlo", 20), ("vhlo", 21), ("vhlo", 41), ("builtin", 13)):
                    entry.nodes[before].role = "extent"
        elif field.startswith("pairs("):
            count = entry.add(reader.number("list count"))
            for _ in range(2 * count.value):
                self.read_field(reader, entry, "attr")
        else:
            entry.add(reader.number("truth" if (entry.dialect, entry.code) == ("vhlo", 2) else field))

    def read_properties(self, data):
        reader = Reader(data)
        group = Group("properties", [reader.number("properties count")])
        for _ in range(group.nodes[0].value):
            size = reader.varint()
            inner = Reader(reader.take(size))
            entry = Group("properties entry")
            while not inner.at_end():
                entry.add(inner.number("property", limit=self.limits["attribute"]))
            self.properties.append(entry)
            group.nodes += [Number("properties size", of=entry), entry]
        assert reader.at_end()
        return group

    # --- The program ----------------------------------------------------------------------------------------------

    def read_block(self, reader, parent, depth):
        block = parent.add(Group("block"))
        block.count = block.add(reader.number("op count", flag=True))
        self.blocks.append(block)
        block.argument_nodes = []
        if block.count.flag:
            block.arguments = block.add(reader.number("argument count"))
            for _ in range(block.arguments.value):
                kind = block.add(reader.number("argument type", flag=self.version >= 4, limit=self.limits["type"]))
                place = None
                if self.version < 4 or kind.flag:
                    place = block.add(reader.number("argument location", limit=self.limits["attribute"]))
                block.argument_nodes.append((kind, place))
                self.define(1)
            if self.version >= 3:
                block.mask = block.add(Raw("block mask", reader.take(1)))
                if block.mask.data[0] & USE_ORDERS:
                    self.read_orders(reader, block, block.arguments.value)
        for _ in range(block.count.value):
            self.read_op(reader, block, depth)
        return block

    def define(self, count):
        if self.scope:
            self.scope[-1][1] += count

    def read_orders(self, reader, parent, values):
        group = parent.add(Group("use orders"))
        count = 1 if values == 1 else group.add(reader.number("order count")).value
        for _ in range(count):
            if values != 1:
                group.add(reader.number("order value"))
            size = group.add(reader.number("order size", flag=True))
            for _ in range(size.value):
                group.add(reader.number("order place"))

    def read_op(self, reader, block, depth):
        op = block.add(Group("op", block=block, depth=depth, results=0))
        op.index = op.add(reader.number("op name", limit=len(self.op_names)))
        op.name = self.op_names[op.index.value]
        op.mask = op.add(Raw("mask", reader.take(1)))
        mask = op.mask.data[0]
        op.place = op.add(reader.number("location", limit=self.limits["attribute"]))
        if mask & ATTRIBUTES:
            op.dictionary = op.add(reader.number("dictionary", limit=self.limits["attribute"]))
        if mask & HAS_PROPERTIES:
            op.properties = op.add(reader.number("properties index", limit=len(self.properties)))
        if mask & RESULTS:
            op.result_count = op.add(reader.number("result count"))
            op.results = op.result_count.value
            for _ in range(op.results):
                op.add(reader.number("result type", limit=self.limits["type"]))
        if mask & OPERANDS:
            count = op.add(reader.number("operand count"))
            for _ in range(count.value):
                first, defined, total = self.scope[-1]
                operand = op.add(reader.number("operand", limit=first + total))
                # The first value that is not defined yet: of this op itself or of a later one.
                operand.later = first + defined if defined < total else None
        assert not mask & SUCCESSORS
        op.after_operands = len(op.nodes)
        if mask & USE_ORDERS:
            self.read_orders(reader, op, op.results)
        self.define(op.results)
        self.ops.append(op)
        op.isolated = False
        if mask & REGIONS:
            op.region_count = op.add(reader.number("region count", flag=True))
            op.isolated = bool(op.region_count.flag)
            inner, body = reader, op
            if op.isolated and self.version >= 2:
                number, alignment, content = reader.section()
                assert number == IR
                inner, body = Reader(content), Group("regions")
                op.section = op.add(Section(IR, alignment, body))
            for _ in range(op.region_count.value):
                self.read_region(inner, body, op, depth + 1)
            assert inner is reader or inner.at_end()

    def read_region(self, reader, parent, op, depth):
        region = parent.add(Group("region", op=op, depth=depth))
        self.regions.append(region)
        region.blocks = region.add(reader.number("block count"))
        if not region.blocks.value:
            return
        region.values = region.add(reader.number("value count"))
        outer = 0 if op.isolated or not self.scope else self.scope[-1][0] + self.scope[-1][2]
        self.scope.append([outer, 0, region.values.value])
        for _ in range(region.blocks.value):
            self.read_block(reader, region, depth)
        assert self.scope[-1][1] == region.values.value
        self.scope.pop()
