"""Makes data/: damaged artifacts of the models, and programs that demand too much.

usage: make.py [--check]

A file of refused/ violates a rule of the format, of text or of an op, and must give an error. A file of survived/ may
also be accepted. The seed of a change is the name of the file. --check: compares the committed files with the output.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE.parent / "models/data"
STRING, DIALECT, ATTR_TYPE, ATTR_TYPE_OFFSET, IR, PROPERTIES = 0, 1, 2, 3, 4, 8
HUGE = 2**64 - 1


# --- The container ----------------------------------------------------------------------------------------------------

def varint(value, size=None):
    """A prefix varint, of a given size if it must fill a place."""
    size = size or next((n for n in range(1, 9) if value < 1 << 7 * n), 9)
    if size == 9:
        return b"\0" + value.to_bytes(8, "little")
    return (value << size | 1 << size - 1).to_bytes(size, "little")


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def varint(self):
        first = self.data[self.at]
        size = (first & -first).bit_length() if first else 9
        raw = int.from_bytes(self.data[self.at:self.at + size], "little")
        self.at += size
        return raw >> 8 if size == 9 else raw >> size

    def take(self, size):
        self.at += size
        return self.data[self.at - size:self.at]


class Artifact:
    """Header and sections; bytes() puts them together again."""

    def __init__(self, name):
        data = (MODELS / (name + ".mlir.bc")).read_bytes()
        reader = Reader(data, 4)
        self.version = reader.varint()
        end = data.index(b"\0", reader.at)
        self.producer = reader.take(end + 1 - reader.at)
        self.sections = []  # [id, alignment, payload]
        while reader.at < len(data):
            head = reader.take(1)[0]
            length, alignment = reader.varint(), 0
            if head & 0x80:
                alignment = reader.varint()
                reader.at += -reader.at % alignment
            self.sections.append([head & 0x7F, alignment, reader.take(length)])
        assert self.bytes() == data, name

    def header(self):
        return b"ML\xefR" + varint(self.version) + self.producer

    def bytes(self, lengths={}):
        """`lengths` states wrong lengths of sections."""
        out = self.header()
        for section, alignment, payload in self.sections:
            out += bytes([section | (0x80 if alignment else 0)]) + varint(lengths.get(section, len(payload)))
            if alignment:
                out += varint(alignment)
                out += b"\xcb" * (-len(out) % alignment)
            out += payload
        return out

    def find(self, section):
        return next(entry for entry in self.sections if entry[0] == section)

    def change(self, section, function):
        entry = self.find(section)
        entry[2] = function(entry[2])
        return self.bytes()

    def entries(self):
        """(is attribute, index, dialect, where in AttrType, size) of each attribute and type."""
        reader = Reader(self.find(ATTR_TYPE_OFFSET)[2])
        counts, at = [reader.varint(), reader.varint()], 0
        for kind, count in enumerate(counts):
            index = 0
            while index < count:
                dialect, group = reader.varint(), reader.varint()
                for _ in range(group):
                    size = reader.varint() >> 1
                    yield kind == 0, index, dialect, at, size
                    at, index = at + size, index + 1

    def attributes(self):
        """Attributes of the opset's dialect that have room for an array and a reference: number, place and size."""
        groups = {}
        for is_attribute, index, dialect, at, size in self.entries():
            if is_attribute and 4 <= size <= 9:
                groups.setdefault(dialect, []).append((index, at, size))
        return max(groups.values(), key=len)  # locations and names of the builtin dialect are fewer, or shorter

    def with_arrays(self, refer):
        """Makes arrays of attributes: `refer` gives [(attribute, numbers of elements)]."""
        def change(payload):
            out = bytearray(payload)
            for (_, at, size), elements in refer(self.attributes()):
                references = b"".join(map(varint, elements))
                out[at:at + size] = varint(1) + varint(len(elements), size - 1 - len(references)) + references
            return bytes(out)
        return self.change(ATTR_TYPE, change)


def first_varint(value):
    """Replaces the first number of a section."""
    def change(payload):
        reader = Reader(payload)
        reader.varint()
        return varint(value) + payload[reader.at:]
    return change


def change_number(value, number):
    """Replaces number `number`, counted from 0, of a section that begins with numbers."""
    def change(payload):
        reader = Reader(payload)
        for _ in range(number):
            reader.varint()
        begin = reader.at
        reader.varint()
        return payload[:begin] + varint(value) + payload[reader.at:]
    return change


def swap_ids(artifact, one, other):
    a, b = artifact.find(one), artifact.find(other)
    a[0], b[0] = b[0], a[0]
    return artifact.bytes()


def without(artifact, section):
    artifact.sections.remove(artifact.find(section))
    return artifact.bytes()


def twice(artifact, section):
    artifact.sections.append(artifact.find(section))
    return artifact.bytes()


# Each of these violates a rule of the format, for every program.
REFUSED = {
    "magic": ("control_flow/model", lambda a: b"MLiR" + a.bytes()[4:]),
    "version_of_the_future": ("integer_mix/model", lambda a: a.bytes().replace(a.header(), b"ML\xefR" + varint(127) +
                                                                             a.producer, 1)),
    "version_without_end": ("integer_mix/model", lambda a: a.bytes().replace(a.header(), b"ML\xefR" + varint(HUGE) +
                                                                           a.producer, 1)),
    "producer_without_end": ("linalg_solve/model", lambda a: a.header()[:-1]),
    "header_only": ("linalg_solve/model", lambda a: a.header()),
    "half": ("history/jax-0.5.0-stablehlo-1.8.9/sorting", lambda a: a.bytes()[:len(a.bytes()) // 2]),
    "one_byte_less": ("history/jax-0.5.3-stablehlo-1.10.0/threefry", lambda a: a.bytes()[:-1]),
    "section_length_huge": ("control_flow/model", lambda a: a.bytes({IR: HUGE})),
    "section_one_longer": ("history/jax-0.6.2-stablehlo-1.11.0/branches", lambda a: a.bytes(
        {STRING: len(a.find(STRING)[2]) + 1})),
    "section_alignment_huge": ("train_step_args/model", lambda a: a.header() + bytes([0x80 | IR]) + varint(1) +
                               varint(1 << 62) + a.bytes()[len(a.header()):]),
    "strings_missing": ("threefry_sample/model", lambda a: without(a, STRING)),
    "program_missing": ("exports/cumsum_dynamic", lambda a: without(a, IR)),
    "strings_twice": ("threefry_sample/model", lambda a: twice(a, STRING)),
    "sections_swapped": ("exports/two_platforms", lambda a: swap_ids(a, STRING, ATTR_TYPE)),
    "string_count_huge": ("sort_topk_cumsum/model", lambda a: a.change(STRING, first_varint(1 << 40))),
    "string_size_zero": ("sort_topk_cumsum/model", lambda a: a.change(STRING, change_number(0, 1))),
    "dialect_count_huge": ("spectral_fft/model", lambda a: a.change(DIALECT, first_varint(1 << 60))),
    "dialect_name_out_of_range": ("spectral_fft/model", lambda a: a.change(DIALECT, change_number(1 << 33, 1))),
    "attribute_count_huge": ("conv_train_grad/model", lambda a: a.change(ATTR_TYPE_OFFSET, first_varint(1 << 61))),
    "entry_size_huge": ("history/jax-0.12.0.1-stablehlo-1.22.0/indexing",
                        lambda a: a.change(ATTR_TYPE_OFFSET, change_number(1 << 50, 4))),
    "properties_count_huge": ("history/jax-0.8.3-stablehlo-1.13.5/grad_step",
                              lambda a: a.change(PROPERTIES, first_varint(1 << 40))),
    "property_size_huge": ("history/jax-0.7.2-stablehlo-1.13.0/complex_fft",
                           lambda a: a.change(PROPERTIES, change_number(1 << 63, 1))),
    "attributes_in_a_cycle": ("history/jax-0.9.2-stablehlo-1.14.0/conv_pool", lambda a: a.with_arrays(
        lambda found: [(entry, [found[(i + 1) % len(found)][0]]) for i, entry in enumerate(found)])),
    "attributes_of_themselves": ("history/jax-0.4.13-stablehlo-0.13.4/grad_step", lambda a: a.with_arrays(
        lambda found: [(entry, [entry[0]]) for entry in found])),
    "attribute_out_of_range": ("exports/svd_cpu", lambda a: a.with_arrays(
        lambda found: [(entry, [120]) for entry in found])),
}


# --- Damage that may leave a program ----------------------------------------------------------------------------------

def flip_bit(section):
    def change(artifact, source):
        def flip(payload):
            out = bytearray(payload)
            out[source.randrange(len(out))] ^= 1 << source.randrange(8)
            return bytes(out)
        return artifact.change(section, flip)
    return change


def chain(artifact):
    """Arrays in arrays, as deep as there are attributes."""
    return artifact.with_arrays(lambda found: [(entry, [after[0]]) for entry, after in zip(found, found[1:])] +
                                [(found[-1], [])])


def bad_utf8(payload):
    """The last byte of every tenth string is no character of UTF-8."""
    parts = payload.split(b"\0")
    return b"\0".join(part[:-1] + b"\xff" if part and i % 10 == 9 else part for i, part in enumerate(parts))


SURVIVED = {
    "attributes_in_a_chain": ("threefry_sample/model", lambda a, s: chain(a)),
    "bad_utf8": ("history/jax-0.4.33-stablehlo-1.7.1/integers", lambda a, s: a.change(STRING, bad_utf8)),
    "bytes_at_the_end": ("exports/shard_map", lambda a, s: a.bytes() + s.randbytes(64)),
    "old_version_claimed": ("history/jax-0.4.36-stablehlo-1.8.5/scan_rnn", lambda a, s: a.bytes().replace(
        a.header(), b"ML\xefR" + varint(1) + a.producer, 1)),
}
SECTIONS = {"program": IR, "attributes": ATTR_TYPE, "properties": PROPERTIES, "strings": STRING}
for section_name, section in SECTIONS.items():
    for origin in ("history/jax-0.10.2-stablehlo-1.17.0/integers", "history/jax-0.11.2-stablehlo-1.20.0/scan_rnn",
                   "history/jax-0.12.0.1-stablehlo-1.22.0/indexing", "exports/sharding_constraint"):
        SURVIVED[f"bit_of_{section_name}_in_{origin.split('/')[-1]}"] = (origin, flip_bit(section))

# --- Programs ---------------------------------------------------------------------------------------------------------


def main(body, results="tensor<i32>", arguments=""):
    return f"func.func @main({arguments}) -> {results} {{\n{body}}}\n"


LAST = str(2**63 - 1)
LOOP = '''  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.while(%arg = %0) : tensor<i32>
   cond {
    %2 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %3 = stablehlo.not %arg : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }
  return %1 : tensor<i32>
'''
PROGRAMS_REFUSED = {
    "tuple_of_tuples": main("", "tuple<" * 5000 + "tensor<i32>" + ">" * 5000),
    "region_in_region": main('"stablehlo.case"(%0) ({\n' * 3000 + "})" * 3000),
    "attribute_in_attribute": "module attributes {a = " + "[" * 20000 + "]" * 20000 + "} {}\n",
    "shape_overflows": main(f"  %0 = stablehlo.iota dim = 0 : tensor<{LAST}x{LAST}xi32>\n"
                            f"  return %0 : tensor<{LAST}x{LAST}xi32>\n", f"tensor<{LAST}x{LAST}xi32>"),
    "number_of_1000_digits": main(f"  %0 = stablehlo.constant dense<{'9' * 1000}> : tensor<i32>\n"
                                  "  return %0 : tensor<i32>\n"),
    "text_ends_in_a_string": main('  %0 = stablehlo.custom_call @f() {api = "'),
    "recursion": main("  %0 = call @main() : () -> tensor<i32>\n  return %0 : tensor<i32>\n"),
    "loop_without_end": main(LOOP),
    "slice_out_of_range": main(f"  %0 = stablehlo.slice %a [{LAST}:{LAST}:{LAST}] : (tensor<4xi32>) -> tensor<0xi32>\n"
                               "  return %0 : tensor<0xi32>\n", "tensor<0xi32>", "%a: tensor<4xi32>"),
}
BIG = "tensor<1048576x1048576xf32>"
PROGRAMS_SURVIVED = {
    "divide_by_zero": main("  %0 = stablehlo.constant dense<-2147483648> : tensor<i32>\n"
                           "  %1 = stablehlo.divide %0, %a : tensor<i32>\n"
                           "  %2 = stablehlo.constant dense<-1> : tensor<i32>\n"
                           "  %3 = stablehlo.remainder %0, %2 : tensor<i32>\n"
                           "  %4 = stablehlo.add %1, %3 : tensor<i32>\n"
                           "  return %4 : tensor<i32>\n", arguments="%a: tensor<i32>"),
    "terabytes": main(f"  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> {BIG}\n"
                      f"  %1 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [1] : ({BIG}, {BIG}) -> {BIG}\n"
                      f"  %2 = stablehlo.slice %1 [0:1, 0:1] : ({BIG}) -> tensor<1x1xf32>\n"
                      "  return %2 : tensor<1x1xf32>\n", "tensor<1x1xf32>", "%a: tensor<f32>"),
    "gather_from_nowhere": main(f"  %0 = stablehlo.constant dense<[[-{LAST}], [{LAST}]]> : tensor<2x1xi64>\n"
                                '  %1 = "stablehlo.gather"(%a, %0) {dimension_numbers = #stablehlo.gather<'
                                "offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], "
                                "index_vector_dim = 1>, slice_sizes = array<i64: 1>} : "
                                "(tensor<4xi32>, tensor<2x1xi64>) -> tensor<2xi32>\n"
                                "  return %1 : tensor<2xi32>\n", "tensor<2xi32>", "%a: tensor<4xi32>"),
    "doubled_40_times": main("".join(f"  %{i + 1} = stablehlo.concatenate %{i}, %{i}, dim = 0 : "
                                     f"(tensor<{2**i}xi8>, tensor<{2**i}xi8>) -> tensor<{2**(i + 1)}xi8>\n"
                                     for i in range(40)) +
                             f"  %41 = stablehlo.slice %40 [0:1] : (tensor<{2**40}xi8>) -> tensor<1xi8>\n"
                             "  return %41 : tensor<1xi8>\n", "tensor<1xi8>", "%0: tensor<1xi8>"),
}


def files():
    for name, (origin, change) in REFUSED.items():
        yield f"refused/{name}.bc", change(Artifact(origin))
    for name, (origin, change) in SURVIVED.items():
        yield f"survived/{name}.bc", change(Artifact(origin), random.Random(name))
    for folder, programs in ("refused", PROGRAMS_REFUSED), ("survived", PROGRAMS_SURVIVED):
        for name, text in programs.items():
            yield f"{folder}/{name}.mlir", text.encode()


def run():
    made = {HERE / "data" / name: content for name, content in files()}
    if "--check" in sys.argv:
        there = {path: path.read_bytes() for path in (HERE / "data").glob("*/*")}
        different = sorted(str(path) for path in made.keys() | there.keys() if made.get(path) != there.get(path))
        if different:
            sys.exit("not what make.py makes: " + " ".join(different))
        print(f"{len(made)} files are what make.py makes")
        return
    for path, content in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    print(f"{len(made)} files, {sum(map(len, made.values()))} bytes")


if __name__ == "__main__":
    run()
