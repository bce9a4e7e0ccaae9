"""Programs that go through an artifact and come back: what is written, read, printed, counted and kept.

usage: round_trips.py LIBRARY

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import pathlib
import sys

import wire
from library import Failure, Library, POINTER, SIZE

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent
failures, counts = [], {}


def check(holds, what):
    counts["checks"] = counts.get("checks", 0) + 1
    if not holds:
        failures.append(what)


def program(body, attributes="", arguments="%a: tensor<f32>"):
    return f"module {attributes}{{\n  func.func @main({arguments}) {{\n{body}    return\n  }}\n}}\n"


def written(library, text, **options):
    module = library.parse(text)
    data = library.write(module, **options)
    library.c.shlo_module_destroy(module)
    return data


def artifact_of(library, text):
    out, data = POINTER(), text.encode()
    library.call("shlo_artifact_parse", data, SIZE(len(data)), None, None, ctypes.byref(out))
    return library.text_of(out)


def collected(library, function):
    """The messages of the warnings that a call reports."""
    diagnostics = POINTER()
    library.call("shlo_diagnostics_create", ctypes.byref(diagnostics))
    function(diagnostics)
    c = library.c
    found = [c.shlo_diagnostic_message(POINTER(c.shlo_diagnostics_at(diagnostics, SIZE(i))), None).decode()
             for i in range(c.shlo_diagnostics_count(diagnostics))]
    c.shlo_diagnostics_destroy(diagnostics)
    return found


# --- Programs and their text ------------------------------------------------------------------------------------------

def programs_survive(library):
    """A program reads back to its text, locations included; the versioned text makes the same artifact."""
    names = [HERE / "plain.mlir", HERE / "rich.mlir", TESTS / "conformance/versioned/types.mlir",
             TESTS / "conformance/versioned/locations.mlir"]
    texts = {}
    for path in names:
        module = library.parse(path.read_text())
        text = library.module_text(module, locations=1)
        data = library.write(module)
        library.c.shlo_module_destroy(module)
        check(library.read(data) == text, f"{path.name}: what is read is not what was written")
        printed = library.print(data)
        again = artifact_of(library, printed)
        # A text has no order of uses.
        ordered = any(op.mask.data[0] & wire.USE_ORDERS for op in wire.Artifact(data).ops)
        check(again == data or ordered, f"{path.name}: its versioned text makes another artifact")
        check(library.print(again) == printed, f"{path.name}: its versioned text comes back as another")
        texts[path.name] = text
    check('fused<"metadata">' in texts["rich.mlir"], "metadata of a location is lost")
    check(len(set(texts.values())) == len(names), "the texts do not differ")


# The bits of special floats: the highest is set or not.
FLOATS = {"f32": ("0x7FC00000", "0xFFC00000", "0xFF800000", "0xFFFFFFFF"),
          "f16": ("0x7E00", "0xFE00", "0xFC00", "0xFFFF"),
          "bf16": ("0x7FC0", "0xFFC0", "0xFF80"), "f64": ("0x7FF8000000000000", "0xFFF8000000000000"),
          "f8E4M3FN": ("0x7F", "0xFF"), "f8E5M2": ("0x7F", "0xFF", "0xFC")}


def floats_survive(library):
    for kind, values in FLOATS.items():
        for value in values:
            data = written(library, program(f'    %0 = stablehlo.negate %a {{x.f = {value} : {kind}}} : tensor<f32>\n'))
            text = library.read(data)
            check(f"{value} : {kind}" in text, f"{value} : {kind} is read as {text}")
            printed = library.print(data)
            check(artifact_of(library, printed) == data, f"{value} : {kind} comes out of its text as something else")


# --- Defaults ---------------------------------------------------------------------------------------------------------

WINDOW = '''    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>PARTS}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x5xf32>
'''
CONVOLUTION = '''    %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64,
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>PARTS}> :
      (tensor<1x4x5x3xf32>, tensor<2x2x3x6xf32>) -> tensor<1x3x4x6xf32>
'''

def defaults_are_written(library):
    """An omitted attribute is on the wire, and is omitted again when it is read. The expected forms are those of
    MLIR's attributes: one value for each dimension, a pair for padding."""
    ones, pairs = "tensor_v1<dense<1> : tensor<2xi64>>", "tensor_v1<dense<0> : tensor<2x2xi64>>"
    for name, text, arguments, expected, spelled in (
            ("reduce_window", WINDOW, "%a: tensor<4x6xf32>",
             {"base_dilations": ones, "padding": pairs, "window_dilations": ones, "window_strides": ones},
             ", padding = dense<0> : tensor<2x2xi64>, window_strides = array<i64: 1, 1>"),
            ("convolution", CONVOLUTION, "%a: tensor<1x4x5x3xf32>, %b: tensor<2x2x3x6xf32>",
             {"lhs_dilation": ones, "padding": pairs, "rhs_dilation": ones, "window_strides": ones,
              "window_reversal": "tensor_v1<dense<false> : tensor<2xi1>>"},
             ", padding = dense<0> : tensor<2x2xi64>, window_strides = array<i64: 1, 1>")):
        data = written(library, program(text.replace("PARTS", ""), arguments=arguments))
        printed = library.print(data)
        for attribute, value in expected.items():
            check(f"{attribute} = #vhlo.{value}" in printed, f"{name}: {attribute} is not {value} in\n{printed}")
        read = library.read(data)
        check("padding" not in read and "dilation" not in read, f"{name}: a default is read as a value: {read}")
        check(written(library, program(text.replace("PARTS", spelled), arguments=arguments)) == data,
              f"{name}: the spelled default is written in another way")
        other = spelled.replace("dense<0>", "dense<[[0, 0], [1, 0]]>")
        try:
            changed = written(library, program(text.replace("PARTS", other), arguments=arguments))
            check(changed != data, f"{name}: other padding is written in the same way")
        except Failure as failure:
            check(failure.code == "INVALID_PROGRAM", f"{name}: {failure}")


def accuracies_that_are_no_default(library):
    """With the mode DEFAULT, a tolerance contradicts it: it is refused, not taken for the default."""
    for part in ("atol = 1.0e-3", "rtol = 1.0e-3", "ulps = 4"):
        artifact = wire.Artifact(written(library, program(
            "    %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<" + part +
            ", mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>\n")))
        check("TOLERANCE" in library.read(artifact.bytes()), f"{part} is lost")
        mode = next(e for e in artifact.entries["attribute"] if (e.dialect, e.code) == ("vhlo", 19)).nodes[1]
        check(mode.value == 2, f"{part}: mode {mode.value}")
        for value in (0, 1):
            mode.value = value
            try:
                library.read(artifact.bytes())
                check(False, f"{part} with mode {value} is taken")
            except Failure as failure:
                check(failure.code == "INVALID_PROGRAM" and "result_accuracy" in failure.message, f"{part}: {failure}")


# --- Single bits, and parts of other dialects -------------------------------------------------------------------------

def unused_bits_do_not_matter(library):
    """What is beyond the bits of a narrow element is cleared when it is read."""
    for kind, values, width in (("i4", "[-8, 7, 3]", 4), ("ui4", "[15, 0, 9]", 4), ("i2", "[1, -2, 0]", 2),
                                ("ui2", "[3, 0, 2]", 2), ("f4E2M1FN", "[0.5, 6.0, -1.0]", 4), ("i4", "5", 4),
                                ("f6E2M3FN", "[0.5, 6.0, -1.0]", 6), ("f6E3M2FN", "[0.5, 6.0, -1.0]", 6)):
        data = written(library, program(f"    %0 = stablehlo.constant dense<{values}> : tensor<3x{kind}>\n"))
        artifact = wire.Artifact(data)
        entry = next(e for e in artifact.entries["attribute"] if (e.dialect, e.code) == ("vhlo", 15))
        blob = entry.nodes[3]
        canonical = bytes(byte & (1 << width) - 1 for byte in blob.data)
        for bit in range(width, 8):
            blob.data = bytes(byte | 1 << bit for byte in canonical)
            module = library.module_of(artifact.bytes())
            again = wire.Artifact(library.write(module))
            library.c.shlo_module_destroy(module)
            kept = next(e for e in again.entries["attribute"] if (e.dialect, e.code) == ("vhlo", 15)).nodes[3].data
            check(kept == wire.Artifact(data).entries["attribute"][entry.number].nodes[3].data,
                  f"{kind}: bit {bit} of an element is kept: {kept.hex()}")


def a_byte_for_each_boolean(library):
    """Producers of early 2026 wrote one byte for each boolean, and one for all if they are equal."""
    data = written(library, program("    %0 = stablehlo.constant dense<[true, false, true, true, false, false, true, "
                                    "false, true]> : tensor<9xi1>\n"))
    for content, values in ((b"\1\0\1\1\0\0\1\0\1", "[true, false, true, true, false, false, true, false, true]"),
                            (b"\1", "true"), (b"\0", "false"), (b"\xff", "true")):
        artifact = wire.Artifact(data)
        entry = next(e for e in artifact.entries["attribute"] if (e.dialect, e.code) == ("vhlo", 15))
        entry.nodes[3].data, entry.nodes[2].value = content, len(content)
        text = library.read(artifact.bytes())
        check(f"dense<{values}> : tensor<9xi1>" in text, f"{content.hex()} is read as {text}")


def text_attributes(library):
    """An attribute in text with a NUL inside, without one at its end, or of another dialect's name, is dropped and
    counted."""
    data = (TESTS / "capi/other_dialects/unknown.bc").read_bytes()
    entries = [e.number for e in wire.Artifact(data).entries["attribute"] if e.dialect == "foo" and not e.size.flag]
    check(len(entries) > 1, "no attributes in text")

    def warnings(content):
        texts = []
        found = collected(library, lambda d: texts.append(library.read(content, diagnostics=d)))
        return found, texts[0]

    none, whole = warnings(data)
    check(not none, f"a good file gives {none}")
    for number in entries:
        for what, change in {"a NUL inside": lambda b: b[:-3] + b"\0" + b[-2:], "no NUL": lambda b: b[:-1],
                             "another dialect": lambda b: b.replace(b"foo", b"bar", 1)}.items():
            artifact = wire.Artifact(data)
            raw = artifact.entries["attribute"][number].nodes[0]
            raw.data = change(raw.data)
            found, text = warnings(artifact.bytes())
            check(found and text != whole, f"attribute {number} with {what} is kept")


def what_is_dropped_is_counted(library):
    """One warning for each name, with the number of attributes: on an op, in a dictionary, on the module."""
    text = program('    %0 = stablehlo.negate %a {x.d = {k = #odd.mark<"a">, l = 1 : i64}} : tensor<f32>\n'
                   '    %1 = stablehlo.negate %a {x.e = #odd.mark<"b">} : tensor<f32>\n',
                   'attributes {x.m = #odd.mark<"c">} ')
    artifact = wire.Artifact(written(library, text))
    for entry in artifact.entries["attribute"]:
        if entry.dialect == "odd":  # as if in an encoding of the dialect's own
            entry.size.flag = 1
    texts = []
    found = collected(library, lambda d: texts.append(library.read(artifact.bytes(), diagnostics=d)))
    for name in ("'k'", "'x.e'", "'x.m'"):
        check(sum(name in message for message in found) == 1, f"{name} is reported in {found}")
    check(len(found) == 3, f"expected 3 warnings: {found}")
    check("l = 1" in texts[0] and "k =" not in texts[0], f"the rest of a dictionary is lost: {texts[0]}")


def warnings_are_told_once(library):
    """An attribute that old consumers cannot read is told once, however often it occurs."""
    for uses in (1, 2, 5):
        body = "".join(f"    %{i} = stablehlo.negate %a {{x.unit}} : tensor<f32>\n" for i in range(uses))
        body += "".join(f"    %{i + 9} = stablehlo.abs %a {{x.other}} : tensor<f32>\n" for i in range(uses))
        found = collected(library, lambda d: written(library, program(body), target="1.0.0", diagnostics=d))
        check(len(found) == 2 and len(set(found)) == 2, f"{uses} uses of two names: {found}")
    check(not collected(library, lambda d: written(library, program(body), target="1.11.0", diagnostics=d)),
          "a version that reads unit attributes warns")


def blockers_are_told_once(library):
    """A type that has the same newer part twice blocks once; each of two newer parts blocks."""
    quantized = [f"tensor<2x!quant.uniform<i8:f32:0, {{0.5, {scale}:2}}>>" for scale in ("1.25", "2.25")]
    small = "tensor<2xf4E2M1FN>"
    texts = {"an argument": lambda types: program("", arguments=f"%a: tuple<{', '.join(types)}>"),
             "an attribute": lambda types: program(
                 f"    %0 = stablehlo.negate %a {{x.list = [{', '.join(types)}]}} : tensor<f32>\n")}
    for where, text in texts.items():
        found = {}
        for what, types in {"one": quantized[:1], "two": quantized, "other": quantized + [small]}.items():
            module = library.parse(text(types))
            count = ctypes.c_uint64()
            messages = collected(library, lambda d: library.call(
                "shlo_module_blockers", module, b"0.9.0", SIZE(5), d, ctypes.byref(count)))
            library.c.shlo_module_destroy(module)
            check(count.value == len(messages) > 0, f"{where} of {what}: {count.value} blockers, but {messages}")
            found[what] = messages
        check(found["one"] == found["two"], f"{where}: {found['two']}, but {found['one']} for one of them")
        check(len(found["other"]) > len(found["two"]), f"{where}: a second newer part is not told: {found['other']}")


def types_without_a_form(library):
    """A type with bounds has no builtin form: it is refused, not written without them."""
    bounds = "tensor<?xf32, #stablehlo.bounds<4>>"
    for where in (f"attributes {{x.type = {bounds}}} ", f"attributes {{x.list = [{{a = {bounds}}}]}} "):
        try:
            written(library, program("", where))
            check(False, f"{where} is written")
        except Failure as failure:
            check(failure.code == "UNSUPPORTED" and failure.message, f"{where}: {failure}")
        check(written(library, program("", where.replace(", #stablehlo.bounds<4>", ""))), "a type without bounds")


def constants_in_lists(library):
    """A large constant that is borrowed from the file, and is also part of a list."""
    data = bytes(i * 7 % 251 for i in range(1 << 17))
    dense = f'dense<"0x{data.hex()}"> : tensor<{1 << 15}xf32>'
    constant = f"    %0 = stablehlo.constant {dense}\n"
    lists = f"    %1 = stablehlo.negate %a {{x.list = [{dense}, 1 : i64], x.plain = {dense}}} : tensor<f32>\n"
    for body in (constant + lists, lists + constant, constant + lists + constant.replace("%0", "%2")):
        artifact = written(library, program(body))
        size = len(artifact)
        check(size < 2 * len(data), f"the constant is in the file more than once: {size} bytes")
        texts, again = [], []
        for borrow in (0, 1):
            module = library.module_of(artifact, borrow=borrow)
            texts.append(library.module_text(module, locations=1))
            again.append(library.write(module))
            # Both kinds of text are parsed again to the same program.
            parsed = library.parse(texts[-1])
            check(library.module_text(parsed, locations=1) == texts[-1], "the text is not the program")
            library.c.shlo_module_destroy(parsed)
            library.c.shlo_module_destroy(module)
        check(texts[0] == texts[1], "a borrowed constant is printed in another way")
        check(again == [artifact, artifact], "a borrowed constant is written in another way")


def empty_layouts_beside_others(library):
    """A custom call without results has no layouts for them, but may have some for its operands; and the reverse."""
    layout = "dense<[0, 1]> : tensor<2xindex>"
    call = ("    {0}stablehlo.custom_call @x({1}) {{operand_layouts = [{2}], result_layouts = [{3}], "
            "has_side_effect = true}} : ({4}) -> {5}\n")
    square = "tensor<2x2xf32>"
    for body in (call.format("", "%a", layout, "", square, "()"), call.format("%0 = ", "", "", layout, "", square),
                 call.format("%0 = ", "%a", layout, layout, square, square)):
        artifact = written(library, program(body, arguments=f"%a: {square}"))
        text = library.read(artifact)
        check(text.count("dense<[0, 1]>") == body.count("dense<[0, 1]>"), f"{body} was read as {text}")
        check("operand_layouts = [" in text and "result_layouts = [" in text, f"{body} was read as {text}")
    text = library.read(written(library, program(call.format("", "", "", "", "", "()"))))
    check("layouts" not in text, f"two empty lists mean that there are none: {text}")


def constants_have_types_with_values(library):
    """Constants and numbers have a type that has such values, of that size."""
    types = ["tensor<?xi64>", "tensor<*xi64>", "tuple<>", "index", "i1", "i8", "i16", "f16", "f32", "none",
             "tensor<2xi32>", "tensor<4xf32>", "complex<f32>", "tensor<2xi64>", "tensor<2xf64>",
             "tensor<2x!stablehlo.token>"]
    data = written(library, program(
        f"    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>\n"
        f"    %1 = stablehlo.negate %a {{x.types = [{', '.join(types)}], x.number = 5 : i16, x.real = 0.5 : f16}} "
        f": tensor<f32>\n"))
    whole = wire.Artifact(data)
    lists = next(e for e in whole.entries["attribute"] if (e.dialect, e.code) == ("vhlo", 1) and
                 e.nodes[1].value == len(types))
    index = {text: next(node.value for node in whole.entries["attribute"][one.value].nodes if node.role == "type")
             for text, one in zip(types, lists.nodes[2:])}
    for kind, allowed in ((("vhlo", 15), {"tensor<2xi64>"}), (("vhlo", 9), {"i16", "i8", "index"}),
                          (("vhlo", 8), {"f16", "f32"})):
        entry = next(e for e in whole.entries["attribute"] if (e.dialect, e.code) == kind)
        read = set()
        for text, number in index.items():
            artifact = wire.Artifact(data)
            node = next(node for node in artifact.entries["attribute"][entry.number].nodes if node.role == "type")
            node.value = number
            try:
                library.read(artifact.bytes())
                read.add(text)
            except Failure as failure:
                check(failure.code in ("MALFORMED", "INVALID_PROGRAM"), f"{kind} of type {text}: {failure}")
        check(read and read <= allowed, f"{kind} is read with the types {read}")


def lists_have_elements_of_bytes(library):
    """The numbers of a list are bits, or have 8, 16, 32 or 64 bits, as in MLIR."""
    for element, data in (("i16", 2), ("i1", 1)):
        value = "true" if element == "i1" else "1"
        text = program("", f"attributes {{x.list = array<{element}: {value}>}} ", arguments="")
        whole = wire.Artifact(written(library, text))
        entry = next(e for e in whole.entries["attribute"] if (e.dialect, e.code) == ("builtin", 17))
        kind = whole.entries["type"][next(node.value for node in entry.nodes if node.role == "type")]
        for width in (1, 3, 8, 12, 16, 24, 32, 64, 72, 128):
            for sign in (0, 1, 2):
                kind.nodes[1].value = width << 2 | sign
                fits = sign == 0 and data == 1 if width == 1 else width == 8 * data
                try:
                    library.read(whole.bytes())
                    check(fits, f"a list of one {element} is read as one number of {width} bits, {sign}")
                except Failure as failure:
                    check(not fits, f"a list of {element}: {width} bits, {sign}: {failure}")


def builtin_attributes_without_a_form(library):
    """Resources, strings, sparse and distinct attributes have codes in MLIR's bytecode, but artifacts have none."""
    data = written(library, program("", "attributes {x.list = array<i8: 1>} ", arguments=""))
    for code in (16, 19, 20, 21):
        artifact = wire.Artifact(data)
        entry = next(e for e in artifact.entries["attribute"] if (e.dialect, e.code) == ("builtin", 17))
        entry.nodes[0].value = code
        try:
            library.read(artifact.bytes())
            check(False, f"an attribute of code {code} is read")
        except Failure as failure:
            check(failure.code == "UNSUPPORTED" and f"code {code}" in failure.message, f"code {code}: {failure}")


def locations_of_files(library):
    """The location of a line without a column goes through; a file alone becomes its line 0."""
    text = program('    %0 = stablehlo.negate %a : tensor<f32> loc("f":12)\n')
    line = wire.Artifact(written(library, text))
    entry = next(e for e in line.entries["attribute"] if (e.dialect, e.code) == ("builtin", 22))
    check([node.value for node in entry.nodes[2:]] == [1, 12], "the location is no line")
    entry.nodes[3].value = 0
    first = line.bytes()
    entry.nodes[2].value = 0
    del entry.nodes[3:]
    for data in (first, line.bytes()):
        module = library.module_of(data)
        check(library.write(module) == first, "a location is written as another")
        check('loc("f":0)' in library.module_text(module, locations=1), "a location is printed as another")
        library.c.shlo_module_destroy(module)


def unverified_properties(library):
    """Parts that no valid op has are refused when an unverified program is written; the valid ones are written."""
    for part, code in (("api_version = 2 : i32", ""), ("api_version = 5 : i32", "UNSUPPORTED"),
                       ("api_version = 4294967298 : i64", "UNSUPPORTED"), ("called_computations = [@main]", ""),
                       ("called_computations = [@main, \"main\"]", "UNSUPPORTED"),
                       ("called_computations = [@main::@b]", "UNSUPPORTED")):
        text = program(f'    %0 = "stablehlo.custom_call"(%a) <{{call_target_name = "f", {part}}}> : (tensor<f32>) -> '
                       'tensor<f32>\n')
        module = library.parse(text, verify=0)
        count = ctypes.c_uint64()
        library.call("shlo_module_blockers", module, b"1.9.0", SIZE(5), None, ctypes.byref(count))
        check(bool(count.value) == bool(code), f"{part}: {count.value} blockers")
        try:
            library.write(module)
            check(not code, f"{part} is written")
        except Failure as failure:
            check(failure.code == code, f"{part}: {failure}")
        library.c.shlo_module_destroy(module)


def types_that_inspection_does_not_know(library):
    """A type of an unknown code is told as such. Types that are not made of it keep their text."""
    types = ["tensor<2xi8>", "tensor<3xf32>", "tensor<4xi1>", "tensor<f64>"]
    data = written(library, program("", arguments=", ".join(f"%a{i}: {text}" for i, text in enumerate(types))))
    check(library.argument_types(data) == types, f"{library.argument_types(data)}, but {types}")
    alone = set()
    for number in range(len(wire.Artifact(data).entries["type"])):
        artifact = wire.Artifact(data)
        entry = artifact.entries["type"][number]
        if entry.code is None:
            continue
        entry.nodes[0].value = 250
        found = library.argument_types(artifact.bytes())
        changed = [i for i, text in enumerate(found) if text != types[i]]
        check(all(found[i] == "unknown type" for i in changed), f"type {number}: {found}")
        check(len(changed) <= 1, f"type {number}: {found}")
        alone.update(changed)
    check(alone == set(range(len(types))), f"only {alone} were ever unknown")


def each_argument_has_its_order(library):
    """An op that is rewritten for an older version is the newest user of its operands. If other ops use them, too, the
    order of the uses is recorded: that of each argument, however many there are."""
    for count in range(1, 40):
        ops = "".join(f"    %d{i} = stablehlo.dot_general %a{i}, %a{i}, contracting_dims = [1] x [0] : "
                      f"(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
                      f"    %s{i} = stablehlo.add %a{i}, %a{i} : tensor<2x2xf32>\n" for i in range(count))
        arguments = ", ".join(f"%a{i}: tensor<2x2xf32>" for i in range(count))
        for target, is_older in (("1.0.0", True), ("1.10.0", False)):
            artifact = wire.Artifact(written(library, program(ops, arguments=arguments), target=target))
            block, = [block for block in artifact.blocks if block.count.flag]
            orders = [group for group in block.nodes if group.role == "use orders"]
            records = [[number.value for number in group.nodes if number.role == "order value"] for group in orders]
            places = [number.value for group in orders for number in group.nodes if number.role == "order place"]
            expected = [[] if count == 1 else list(range(count))] if is_older else []
            check(records == expected, f"{count} arguments for {target}: orders of {records}")
            check(places == places[:4] * (len(orders) and count) and sorted(places[:4]) == [0, 1, 2, 3][:len(places)],
                  f"{count} arguments for {target}: orders {places}")


def main():
    library = Library(sys.argv[1])
    tests = (programs_survive, floats_survive, defaults_are_written, accuracies_that_are_no_default,
             unused_bits_do_not_matter, a_byte_for_each_boolean, text_attributes,
             what_is_dropped_is_counted, warnings_are_told_once,
             blockers_are_told_once, types_without_a_form, constants_in_lists,
             empty_layouts_beside_others, constants_have_types_with_values,
             lists_have_elements_of_bytes, builtin_attributes_without_a_form,
             locations_of_files, unverified_properties, types_that_inspection_does_not_know,
             each_argument_has_its_order)
    for test in tests:
        before = counts.get("checks", 0)
        try:
            test(library)
        except Failure as failure:
            failures.append(f"{test.__name__}: {failure}")
        if counts.get("checks", 0) == before:
            failures.append(f"{test.__name__} checked nothing")
    print("\n".join(text[:2000] for text in failures))
    print(f"{counts['checks']} checks, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
