"""Artifacts at a limit, and one beyond it: depth of regions and attributes, numbers of ops and values, shared parts.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import resource

import wire
from library import Failure
from wire import Number, Raw, encoded, varint

# A region inside another, values, one op with a dictionary: the parts that the artifacts here repeat.
PROGRAM = """module {
  func.func @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.constant {note = "x"} dense<1.0> : tensor<f32>
    "other.deep"() ({ "other.deep"() : () -> () }) : () -> ()
    return %a : tensor<f32>
  }
}
"""
DEEPEST_INSPECTED = 512


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


class Maker:
    def __init__(self, library):
        module = library.parse(PROGRAM)
        self.data = library.write(module)
        library.c.shlo_module_destroy(module)

    def artifact(self):
        return wire.Artifact(self.data)

    def nested(self, levels, values=0, surplus=0):
        """A program whose innermost region has that many regions around it, the module's included. Each states
        `values` values. `surplus`: bytes behind them."""
        artifact = self.artifact()
        module = next(op for op in artifact.ops if op.name == "builtin.module")
        index = artifact.op_names.index("other.deep")
        regions = varint(1) + varint(values) + varint(0)  # one block without ops
        for _ in range(levels):
            op = varint(index) + bytes([wire.REGIONS]) + varint(module.place.value) + varint(1 << 1) + regions
            regions = varint(1) + varint(values) + varint(1 << 1) + op
        module.section.payload.nodes = [Raw("regions", regions + bytes(surplus))]
        return artifact.bytes()

    def attributes(self, levels):
        """A program with an array of that many levels as an attribute of an op."""
        artifact = self.artifact()
        entries = artifact.entries["attribute"]
        dictionary = next(op.dictionary for op in artifact.ops if op.name == "vhlo.constant_v1")
        value = entries[dictionary.value].nodes[3]  # code, count, name, value
        tree, offsets = artifact.trees[wire.ATTR_TYPE], artifact.trees[wire.OFFSET]
        builtin = artifact.dialects.index("builtin")
        count = offsets.nodes[0]
        at = tree.nodes.index(artifact.entries["type"][0])
        place = next(i for i, node in enumerate(offsets.nodes) if node.role == "entry dialect" and
                     offsets.nodes[i + 2].of.kind == "type")
        first = count.value
        made = [Raw("array", varint(0) + varint(1) + varint(first + i + 1)) for i in range(levels - 1)]
        made.append(Raw("array", varint(0) + varint(0)))
        tree.nodes[at:at] = made
        offsets.nodes[place:place] = [Number("entry dialect", builtin), Number("entry group", levels)] + [
            Number("entry size", flag=1, of=entry) for entry in made]
        count.value += levels
        value.value = first
        return artifact.bytes()

    def shared(self, items, ops):
        """One dictionary of that many items on as many constants, each with an entry of properties of its own."""
        artifact = self.artifact()
        constant = next(op for op in artifact.ops if op.name == "vhlo.constant_v1")
        entry = artifact.entries["attribute"][constant.dictionary.value]
        strings = artifact.trees[wire.STRING]
        names = [Raw("string", b"n%06d\0" % i) for i in range(items)]
        known = strings.nodes[0].value
        strings.nodes[0].value += items
        strings.nodes[1:1] = [Number("string size", of=name) for name in reversed(names)]
        strings.nodes += names
        # The names are string attributes behind all others.
        tree, offsets = artifact.trees[wire.ATTR_TYPE], artifact.trees[wire.OFFSET]
        first = offsets.nodes[0].value
        made = [Raw("name", varint(2) + varint(known + i)) for i in range(items)]
        at = tree.nodes.index(artifact.entries["type"][0])
        place = next(i for i, node in enumerate(offsets.nodes) if node.role == "entry dialect" and
                     offsets.nodes[i + 2].of.kind == "type")
        tree.nodes[at:at] = made
        offsets.nodes[place:place] = [Number("entry dialect", artifact.dialects.index("builtin")),
                                      Number("entry group", items)] + [Number("entry size", flag=1, of=name)
                                                                       for name in made]
        offsets.nodes[0].value += items
        value = entry.nodes[3].value
        entry.nodes[1].value = items
        entry.nodes[2:] = [Raw("items", b"".join(varint(first + i) + varint(value) for i in range(items)))]
        properties = artifact.trees[wire.PROPERTIES]
        content = encoded(artifact.properties[constant.properties.value])
        start = properties.nodes[0].value
        properties.nodes[0].value += ops
        properties.nodes += [Raw("properties", (varint(len(content)) + content) * ops)]
        block = constant.block
        place = block.nodes.index(constant) + 1
        copies = []
        for i in range(ops):
            constant.properties.value = start + i
            copies.append(encoded(constant))
        constant.properties.value = start
        block.nodes[place:place] = [Raw("constants", b"".join(copies))]
        block.count.value += ops
        region = next(region for region in artifact.regions if block in region.nodes)
        region.values.value += ops
        # The results come behind the argument and the first constant; nothing uses a later one.
        return artifact.bytes()


def try_all(run):
    library, make = run.library, Maker(run.library)

    def expect(what, function, code, *arguments, **options):
        """`code` is None if the file is taken."""
        run.counts["limits"] += 1
        given, message = None, ""
        try:
            function(*arguments, **options)
        except Failure as failure:
            given, message = failure.code, failure.message
        if given != code:
            run.failures.append(f"{what}: {given} {message}, expected {code}")
        return message

    expect("the program itself", library.read, None, make.data)
    # The innermost region of levels + 1.
    for levels, code in ((DEEPEST_INSPECTED - 1, None), (DEEPEST_INSPECTED, "LIMIT"), (20000, "LIMIT")):
        expect(f"{levels + 1} regions inspected", library.inspect, code, make.nested(levels))
    for levels, code in ((159, None), (160, "LIMIT"), (161, "LIMIT"), (20000, "LIMIT")):
        expect(f"{levels + 1} regions", library.read, code, make.nested(levels))
    for most in (3, 10, 512):
        expect(f"{most} regions of {most}", library.read, None, make.nested(most - 1), max_nesting=most)
        expect(f"{most + 1} regions of {most}", library.read, "LIMIT", make.nested(most), max_nesting=most)
    for levels, code in ((511, None), (512, "LIMIT"), (20000, "LIMIT")):
        expect(f"{levels + 1} regions printed", library.print, code, make.nested(levels))
    for levels, code in ((160, None), (161, "LIMIT"), (300, "LIMIT")):
        expect(f"{levels} arrays in each other", library.read, code, make.attributes(levels))
    for most in (20, 200):
        expect(f"{most} arrays of {most}", library.read, None, make.attributes(most), max_nesting=most)
        expect(f"{most + 1} arrays of {most}", library.read, "LIMIT", make.attributes(most + 1), max_nesting=most)
    # All but the module: a function, a constant, two of another dialect, a return.
    expect("5 ops of 5", library.read, None, make.data, max_ops=5)
    expect("5 ops of 4", library.read, "LIMIT", make.data, max_ops=4)

    # Sixty open regions, each of which states almost as many values as the file has bytes: gigabytes.
    size = 4 << 20
    before = peak()
    message = expect("values in open regions", library.read, "MALFORMED", make.nested(60, values=size, surplus=size))
    grown = peak() - before
    if "values" not in message or grown > 400:
        run.failures.append(f"values in open regions: {grown} MiB, {message}")

    expect("a dictionary of 40 ops", library.read, None, make.shared(3000, 40))
    expect("a dictionary of 2000 ops", library.read, "LIMIT", make.shared(3000, 2000))
