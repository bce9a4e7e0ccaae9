"""Reads docs/opset.json into the model that the emitters of typed builders share; stops at anything that does not fit.

The C function of an op takes the builder, then the parameters of the op in their order, then the error. A builder in a
language takes op.required, then op.optional by name, and gives op.results:

- operand      form one: a value; any: a list of values.
- attribute    form boolean or flag (both a bool), integer, integer32, float, text, symbol (the name of a function),
               enum, enums, integers, booleans, pairs (rows of two integers), and other: an attribute of the form that
               parameter.structure describes. An integer32 with an enum is a number of that enum.
- field        likewise, integer or integers: a part of an attribute that is a struct.
- region       form one, or any: a list of regions. parameter.arguments are the types of its arguments.
- result_type  form one or any; the type of a result, where the operands do not determine it.
- result       form one or any. The last op of the builder has them all: a list of results may be NULL with 0 entries,
               unless the op has several such lists.

An optional parameter that is absent is in C NULL with a count of 0, -1 for an enum, and parameter.absent.value for a
bool, an integer or a number of an enum.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import re
from dataclasses import dataclass

from headers import Misfit

PLACE = "docs/opset.json"

# The C types of the parameters of each role and form; {enum} is the enum's type.
C_TYPES = {
    ("operand", "one"): ["const shlo_value *"],
    ("operand", "any"): ["size_t", "const shlo_value *const *"],
    ("attribute", "boolean"): ["int32_t"],
    ("attribute", "flag"): ["int32_t"],
    ("attribute", "integer"): ["int64_t"],
    ("attribute", "integer32"): ["int32_t"],
    ("attribute", "float"): ["double"],
    ("attribute", "text"): ["const char *", "size_t"],
    ("attribute", "symbol"): ["const char *", "size_t"],
    ("attribute", "enum"): ["{enum}"],
    ("attribute", "enums"): ["size_t", "const {enum} *"],
    ("attribute", "integers"): ["size_t", "const int64_t *"],
    ("attribute", "booleans"): ["size_t", "const int32_t *"],
    ("attribute", "pairs"): ["size_t", "const int64_t *"],
    ("attribute", "other"): ["const shlo_attribute *"],
    ("field", "integer"): ["int64_t"],
    ("field", "integers"): ["size_t", "const int64_t *"],
    ("region", "one"): ["const shlo_region *"],
    ("region", "any"): ["size_t", "const shlo_region *const *"],
    ("result_type", "one"): ["const shlo_type *"],
    ("result_type", "any"): ["size_t", "const shlo_type *const *"],
    ("result", "one"): ["const shlo_value **"],
    ("result", "any"): ["size_t", "const shlo_value **"],
}
ORDER = {"operand": 0, "attribute": 1, "field": 1, "region": 2, "result_type": 3, "result": 4}
LISTS = ("any", "integers", "booleans", "enums", "pairs")
# Of an optional parameter without a pointer or an enum, absence is a value.
VALUES = {"boolean": bool, "flag": bool, "integer": int, "integer32": int}
RESULT_TYPES = ("inferred", "refined", "declared")
# The kinds of structures, but for any_of; `number` is a bool, an integer or a float.
KINDS = """bool dictionary enum float integer integer_tensor integers layout list number struct symbol tensor text
    type""".split()
# The types of a region's values that are stated for an operand or result, and those that are not.
OF_VALUES = ("accumulator", "common_accumulator", "members", "same", "scalar", "scalar_pair", "slice")
OF_NOTHING = ("any", "truth")
LENGTH_CALLS = {
    "rank": ("operand",),
    "length": ("operand", "attribute", "field", "result_type"),
    "extent": ("operand",),
    "value": ("attribute",),
    "yields": ("region",),
    "returns": ("attribute",),
}
DIALECTS = ("chlo", "stablehlo")


@dataclass(frozen=True)
class Case:
    name: str  # as in text: "NO_TRANSPOSE"
    constant: str
    value: int


@dataclass(frozen=True)
class Enum:
    name: str  # the C type
    attributes: tuple  # the names in text, for shlo_builder_enum_attribute: "stablehlo.fft_type"
    cases: tuple  # of Case


@dataclass(frozen=True)
class Structure:
    """What an attribute is made of. A list has one structure in `of`, any_of the alternatives, others none."""

    kind: str
    name: str = None  # of a struct: a key of Opset.structs; of an enum: one of Enum.attributes
    of: tuple = ()


@dataclass(frozen=True)
class Field:
    name: str
    optional: bool
    structure: Structure


@dataclass(frozen=True)
class Struct:
    name: str  # in text, for shlo_builder_struct_attribute: "stablehlo.channel_handle"
    fields: tuple  # of Field


@dataclass(frozen=True)
class Absent:
    """What it means that an optional parameter is absent."""

    value: object = None  # a bool, an integer, a text, a list or a dictionary; None if there is no such value
    each: object = None  # the value of each entry of the list
    meaning: str = None  # a sentence


@dataclass(frozen=True)
class RegionValues:
    """The types of one or more arguments of a region, or of values that it yields.

    any                 any number of any types
    truth               tensor<i1>
    same                the type of the value, or of each value of the list, `of`
    scalar              tensor<E>, where E is the element type of the value; for a list one for each
    scalar_pair         two such scalars for each, side by side
    accumulator         tensor<E>, or a wider type that is the same in the whole region; for a list one for each
    common_accumulator  one accumulator for all operands of a list, which have the same element type
    slice               the type of each without the dimension that the attribute `dimension` names
    members             the types that the future `of` holds
    """

    type: str
    of: str = None  # the name of an operand or result


@dataclass(frozen=True)
class CParameter:
    name: str
    type: str


@dataclass(frozen=True)
class Parameter:
    name: str
    role: str
    form: str
    c: tuple  # of CParameter
    optional: bool = False
    absent: Absent = None  # of an optional parameter
    enum: Enum = None
    structure: Structure = None  # of form other
    length: str = None  # of a list, for documentation; see `about` in docs/opset.json
    attribute: str = None  # the name of the attribute in text
    field: str = None  # of role field: its name in the struct
    arguments: tuple = ()  # of RegionValues, for a region
    yields: tuple = ()

    @property
    def is_list(self):
        return self.form in LISTS

    @property
    def absence(self):
        """A sentence: what it means that an optional parameter is absent."""
        if self.absent.meaning:
            return self.absent.meaning
        if self.absent.each is not None:
            return f"Each entry is {json.dumps(self.absent.each)} by default."
        value = self.absent.value
        if self.enum:
            return f"The default is {next(case.name for case in self.enum.cases if case.value == value)}."
        return f"The default is {'empty' if value in ([], {}, '') else json.dumps(value)}."


@dataclass(frozen=True)
class Op:
    name: str  # "stablehlo.if"
    dialect: str  # "stablehlo"
    identifier: str  # "if"; a keyword in some languages (names.free)
    function: str  # in C
    sentence: str
    section: str  # of the specification; None if it does not describe the op
    since: str  # the version of StableHLO that introduced it; None for CHLO
    internal: bool  # only decompositions of other ops make it
    result_types: str  # inferred, refined or declared
    parameters: tuple  # of Parameter, in the order of C

    def of_role(self, *roles):
        return [one for one in self.parameters if one.role in roles]

    @property
    def results(self):
        return self.of_role("result")

    @property
    def required(self):
        return [one for one in self.parameters if one.role != "result" and not one.optional]

    @property
    def optional(self):
        return [one for one in self.parameters if one.optional]

    def parameter(self, name):
        return next(one for one in self.parameters if one.name == name)

    def phrases(self, listed):
        found = [self.phrase(values) for values in listed]
        if len(found) == 2 and found[0] == found[1]:
            return f"{found[0]}, and the same again"
        return ", and ".join(found) or "nothing"

    def phrase(self, values):
        """What a region takes or yields, in words."""
        if values.type in ("any", "truth"):
            return {"any": "any values", "truth": "a scalar of i1"}[values.type]
        of = f"`{values.of}`"
        if values.type == "members":
            return f"the values that {of} holds"
        if values.type == "common_accumulator" or not self.parameter(values.of).is_list:
            return f"a value of the type of {of}" if values.type == "same" else f"a scalar of the element type of {of}"
        phrases = {
            "same": "a value of the type of each of {}",
            "scalar": "a scalar of the element type of each of {}",
            "accumulator": "a scalar of the element type of each of {}",
            "scalar_pair": "two scalars of the element type of each of {}, side by side",
            "slice": "a slice of each of {}, without `dimension`",
        }
        return phrases[values.type].format(of)

    @property
    def description(self):
        """Paragraphs: what the op does, where the specification says so, its regions, and its optional parameters."""
        place = {None: "The specification does not describe it.", "CHLO": f"Operation `{self.name}` of CHLO."}
        version = f" Since StableHLO {self.since}." if self.since else ""
        text = f"{self.sentence}\n\n"
        text += place.get(self.section, f"Section `{self.section}` of the specification.") + version
        for one in self.of_role("region"):
            taken, given = self.phrases(one.arguments), self.phrases(one.yields)
            text += f"\n\n{'Each of ' if one.is_list else ''}`{one.name}` takes {taken}. It yields {given}."
        for one in self.optional:
            text += f"\n\n`{one.name}` is optional. {one.absence}"
        return text


@dataclass(frozen=True)
class Opset:
    version: str
    enums: dict  # the C type -> Enum
    enum_attributes: dict  # the name of an attribute -> Enum
    structs: dict  # name -> Struct
    ops: tuple  # of Op

    def of_dialect(self, dialect):
        return [one for one in self.ops if one.dialect == dialect]


def read(path):
    return parse(json.loads(path.read_text()))


def parse(data):
    """The model of the file's data."""
    take(data, PLACE, "generated opset_version abi about element_classes attribute_kinds region_values", "")
    unknown = {one["name"] for one in data["attribute_kinds"]} ^ set(KINDS)
    demand(not unknown, PLACE, f"attribute kinds {sorted(unknown)}", "teach Structure the same kinds")
    unknown = set(data["region_values"]) ^ {*OF_VALUES, *OF_NOTHING}
    demand(not unknown, PLACE, f"region values {sorted(unknown)}", "teach RegionValues the same types")
    enums = {one["name"]: parse_enum(one) for one in data["enums"]}
    attributes = {name: enum for enum in enums.values() for name in enum.attributes}
    known = {"struct": {one["name"] for one in data["structs"]}, "enum": set(attributes)}
    structs = {one["name"]: parse_struct(one, known) for one in data["structs"]}
    ops = tuple(parse_op(one, enums, known) for one in data["ops"])
    for names in ([one["name"] for one in data["enums"]], known["struct"], [one.function for one in ops]):
        demand(len(set(names)) == len(names), PLACE, "a name twice", "use each once")
    demand(len(structs) == len(data["structs"]), PLACE, "a struct twice", "use each name once")
    demand(ops, PLACE, "no ops", "state one")
    return Opset(data["opset_version"], enums, attributes, structs, ops)


def demand(holds, place, what, right):
    if not holds:
        raise Misfit(place, what, right)


def take(data, place, required, optional):
    """The keys of an object: all that are required, none that are unknown."""
    required, optional = required.split(), optional.split()
    if place == PLACE:
        required += ["enums", "structs", "ops"]
    missing = [key for key in required if key not in data]
    unknown = [key for key in data if key not in required + optional]
    demand(not missing, place, f"no {', '.join(missing)}", "state it")
    demand(not unknown, place, f"unknown {', '.join(unknown)}", "teach bindings/generate/opset.py what it means")


def parse_enum(data):
    place = f"{PLACE}: {data.get('name')}"
    take(data, place, "name attributes cases", "")
    demand(data["cases"], place, "an enum without cases", "state one")
    for case in data["cases"]:
        take(case, place, "name constant value", "since")
    values = [case["value"] for case in data["cases"]]
    demand(len(set(values)) == len(values) and min(values) >= 0, place, f"values {values}", "use each number once")
    cases = tuple(Case(case["name"], case["constant"], case["value"]) for case in data["cases"])
    return Enum(data["name"], tuple(data["attributes"]), cases)


def parse_structure(data, place, known):
    take(data, place, "kind", "name of")
    kind, of = data["kind"], data.get("of", [])
    demand(kind in KINDS or kind == "any_of", place, f"a structure of kind {kind}", "use a kind of attribute_kinds")
    demand(("name" in data) == (kind in known), place, f"{kind} with or without a name", "name structs and enums")
    demand(kind not in known or data["name"] in known[kind], place, f"no {kind} {data.get('name')}", "list it")
    most = {"list": (1, 1), "any_of": (2, 9)}.get(kind, (0, 0))
    demand(most[0] <= len(of) <= most[1], place, f"{kind} of {len(of)}", "a list is of one, any_of of several")
    return Structure(kind, data.get("name"), tuple(parse_structure(one, place, known) for one in of))


def parse_struct(data, known):
    place = f"{PLACE}: {data.get('name')}"
    take(data, place, "name fields", "")
    fields = []
    for field in data["fields"]:
        take(field, place, "name structure", "optional")
        structure = parse_structure(field["structure"], f"{place}: {field['name']}", known)
        fields.append(Field(field["name"], field.get("optional", False), structure))
    return Struct(data["name"], tuple(fields))


def parse_op(data, enums, known):
    place = f"{PLACE}: {data.get('name')}"
    take(
        data, place, "name sentence section function number constant record result_types parameters", "since internal"
    )
    dialect = data["name"].split(".")[0]
    demand(dialect in DIALECTS, place, f"dialect {dialect}", "teach the emitters where its ops are")
    prefix = "shlo_build_" + ("" if dialect == "stablehlo" else f"{dialect}_")
    demand(data["function"].startswith(prefix), place, f"the function {data['function']}", f"begin with {prefix}")
    demand(data["result_types"] in RESULT_TYPES, place, f"result types {data['result_types']}", "use a known word")
    parameters = tuple(parse_parameter(one, place, enums, known) for one in data["parameters"])
    op = Op(
        data["name"],
        dialect,
        data["function"][len(prefix) :],
        data["function"],
        data["sentence"],
        data["section"],
        data.get("since"),
        data.get("internal", False),
        data["result_types"],
        parameters,
    )
    names = [one.name for one in parameters]
    demand(len(set(names)) == len(names), place, f"two parameters of one name: {names}", "rename one")
    ranks = [ORDER[one.role] for one in parameters]
    demand(ranks == sorted(ranks), place, "another order", "operands, attributes, regions, result types, results")
    given = {one.optional for one in op.of_role("result_type")}
    expected = {"inferred": set(), "refined": {True}, "declared": {False}}[op.result_types]
    demand(given == expected, place, f"result types are {op.result_types}", "have parameters for them accordingly")
    for one in parameters:
        check_references(op, one, f"{place}: {one.name}")
    return op


def parse_parameter(data, place, enums, known):
    place = f"{place}: {data.get('name')}"
    take(
        data,
        place,
        "name role form c",
        "optional absent enum structure length attribute field arguments yields elements kinds rank",
    )
    role, form = data["role"], data["form"]
    demand((role, form) in C_TYPES, place, f"role {role} with form {form}", "use a known form")
    enum = data.get("enum")
    demand(enum is None or enum in enums, place, f"no enum {enum}", "list it in enums")
    demand(form not in ("enum", "enums") or enum, place, "an enum without a name", "name it")
    found = [one["type"] for one in data["c"]]
    right = [one.format(enum=enum) for one in C_TYPES[role, form]]
    if form == "integer32" and enum:
        right = [enum]
    demand(found == right, place, f"C types {found}", f"for {role} {form} they are {right}")
    demand(("structure" in data) == (form == "other"), place, "with or without a structure", "form other has one")
    demand(("length" in data) >= (form in LISTS), place, "a list without a length", "state it")
    for values in ("arguments", "yields"):
        demand((values in data) == (role == "region"), place, f"with or without {values}", "regions have them")
    return Parameter(
        data["name"],
        role,
        form,
        tuple(CParameter(one["name"], one["type"]) for one in data["c"]),
        data.get("optional", False),
        parse_absent(data, place),
        enums.get(enum),
        parse_structure(data["structure"], place, known) if form == "other" else None,
        data.get("length"),
        data.get("attribute"),
        data.get("field"),
        tuple(parse_region_values(one, place) for one in data.get("arguments", ())),
        tuple(parse_region_values(one, place) for one in data.get("yields", ())),
    )


def parse_absent(data, place):
    demand(data.get("optional", False) == ("absent" in data), place, "absence without meaning", "state both or none")
    if "absent" not in data:
        return None
    absent, form = data["absent"], data["form"]
    take(absent, place, "", "value each meaning")
    demand(absent, place, "absence that means nothing", "state a value or a meaning")
    if form in VALUES:
        right = type(absent.get("value")) is VALUES[form]
        demand(right, place, f"{absent} for {form}", "state the value")
    else:
        demand(form not in ("float", "symbol", "one") or data["role"] == "result_type", place, "optional", "require it")
    return Absent(absent.get("value"), absent.get("each"), absent.get("meaning"))


def parse_region_values(data, place):
    take(data, place, "type", "of")
    of_value = data["type"] in OF_VALUES
    demand(of_value or data["type"] in OF_NOTHING, place, f"a value of type {data['type']}", "use a known type")
    demand(("of" in data) == of_value, place, f"{data['type']} of {data.get('of')}", "name what it is the type of")
    return RegionValues(data["type"], data.get("of"))


def check_references(op, parameter, place):
    """What a parameter says about others names parameters of a role that fits."""
    roles = {one.name: one.role for one in op.parameters}
    for values, allowed in ((parameter.arguments, ("operand",)), (parameter.yields, ("operand", "result"))):
        for one in values:
            demand(one.of is None or roles.get(one.of) in allowed, place, f"{one.type} of {one.of}", "name a value")
            sliced = one.type != "slice" or roles.get("dimension") == "attribute"
            demand(sliced, place, "slices without a dimension", "have an attribute dimension")
    for call, name in re.findall(r"(\w+)\((\w+)", parameter.length or ""):
        if call == "min":
            continue
        demand(call in LENGTH_CALLS, place, f"the length {parameter.length}", "use a known function")
        demand(roles.get(name) in LENGTH_CALLS[call], place, f"the length {parameter.length}", "name a parameter")


def fits(structure, value):
    """Whether a value in JSON, as the table of cases has it, is that of a structure."""
    kinds = {list: ("integer_tensor",), dict: ("struct", "dictionary"), str: ("text", "symbol")}
    return structure.kind in kinds[type(value)]
