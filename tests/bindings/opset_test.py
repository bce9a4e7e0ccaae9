#!/usr/bin/env python3
"""The model of docs/opset.json that the emitters of builders share: it has each fact, and refuses what does not fit.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "generate"))
import opset  # noqa: E402
from headers import Misfit  # noqa: E402


def op_of(data, name):
    return next(one for one in data["ops"] if one["name"] == name)


def parameter_of(data, op, name):
    return next(one for one in op_of(data, op)["parameters"] if one["name"] == name)


def change(op, parameter, **facts):
    """A change of an op, or of a parameter of it; None removes a fact."""

    def apply(data):
        target = parameter_of(data, op, parameter) if parameter else op_of(data, op)
        for key, value in facts.items():
            if value is None:
                del target[key]
            else:
                target[key] = value

    return apply


def of_file(key, value):
    return lambda data: data.__setitem__(key, value)


def in_list(key, index, **facts):
    return lambda data: data[key][index].update(facts)


REDUCE, CONV = "stablehlo.reduce", "stablehlo.convolution"
# What is changed, and what must be said.
TWINS = [
    ("a fact of another kind", of_file("passes", []), "unknown passes"),
    ("no enums", lambda data: data.pop("enums"), "no enums"),
    ("no ops", of_file("ops", []), "no ops"),
    ("an unknown fact of an op", change(REDUCE, None, traits=[]), "unknown traits"),
    ("an unknown fact of a parameter", change(REDUCE, "body", effects=1), "unknown effects"),
    ("no sentence", change(REDUCE, None, sentence=None), "no sentence"),
    ("another dialect", change(REDUCE, None, name="vhlo.reduce"), "dialect vhlo"),
    ("another prefix", change("chlo.scan", None, function="shlo_build_scan"), "begin with shlo_build_chlo_"),
    ("an op twice", lambda data: data["ops"].append(op_of(data, REDUCE)), "a name twice"),
    ("an unknown role", change(REDUCE, "body", role="successor"), "role successor"),
    ("an unknown form", change(REDUCE, "dimensions", form="floats"), "form floats"),
    ("another C type", change(REDUCE, "dimensions", form="pairs", c=[{"name": "a", "type": "double"}]), "C types"),
    ("a parameter twice", change(REDUCE, "dimensions", name="inputs"), "two parameters of one name"),
    ("another order", lambda data: op_of(data, REDUCE)["parameters"].reverse(), "another order"),
    ("a list without a length", change(REDUCE, "dimensions", length=None), "a list without a length"),
    ("a length of nothing", change(REDUCE, "dimensions", length="rank(operand)"), "the length rank(operand)"),
    ("a length by an unknown function", change(REDUCE, "dimensions", length="size(inputs)"), "use a known function"),
    ("no arguments", change(REDUCE, "body", arguments=None), "arguments"),
    ("arguments of nothing", change(REDUCE, "body", arguments=[{"type": "same", "of": "x"}]), "same of x"),
    ("unknown arguments", change(REDUCE, "body", arguments=[{"type": "wide", "of": "inputs"}]), "of type wide"),
    ("a truth of something", change(REDUCE, "body", yields=[{"type": "truth", "of": "inputs"}]), "truth of inputs"),
    ("slices of no dimension", change(REDUCE, "body", yields=[{"type": "slice", "of": "inputs"}]), "slices without"),
    ("an unknown enum", change(CONV, "precision_config", enum="shlo_speed"), "no enum shlo_speed"),
    ("optional without meaning", change(CONV, "padding", absent=None), "absence without meaning"),
    ("meaning without optional", change(CONV, "padding", optional=None), "absence without meaning"),
    ("absence that means nothing", change(CONV, "padding", absent={}), "absence that means nothing"),
    (
        "a bool that is absent by a sentence",
        change("stablehlo.sort", "is_stable", absent={"meaning": "Not."}),
        "for boolean",
    ),
    ("other result types", change(CONV, None, result_types="guessed"), "result types guessed"),
    ("result types without parameters", change(CONV, None, result_types="inferred"), "result types are inferred"),
    ("an unknown kind", change(CONV, "padding", form="other", structure={"kind": "map"}), "C types"),
    (
        "an unknown structure",
        change("stablehlo.tanh", "result_accuracy", structure={"kind": "map"}),
        "a structure of kind map",
    ),
    (
        "an unlisted struct",
        change("stablehlo.tanh", "result_accuracy", structure={"kind": "struct", "name": "x"}),
        "no struct x",
    ),
    (
        "a list of two",
        change(
            "stablehlo.tanh", "result_accuracy", structure={"kind": "list", "of": [{"kind": "bool"}, {"kind": "bool"}]}
        ),
        "list of 2",
    ),
    ("a new kind of attribute", in_list("attribute_kinds", 0, name="map"), "attribute kinds"),
    ("a new type of values", lambda data: data["region_values"].update(wide="?"), "region values ['wide']"),
    ("an enum without cases", in_list("enums", 0, cases=[]), "an enum without cases"),
    ("a struct twice", lambda data: data["structs"].append(data["structs"][0]), "a struct twice"),
]


def main():
    text = (ROOT / "docs" / "opset.json").read_text()
    data = json.loads(text)
    found = opset.parse(data)
    assert len(found.ops) == len(data["ops"]) >= 168, len(found.ops)
    assert sum(len(one.parameters) for one in found.ops) == sum(len(one["parameters"]) for one in data["ops"])
    assert len(found.of_dialect("chlo")) + len(found.of_dialect("stablehlo")) == len(found.ops)
    conv = next(one for one in found.ops if one.name == CONV)
    assert [one.name for one in conv.required[:3]] == ["lhs", "rhs", "input_batch_dimension"]
    assert [one.name for one in conv.optional] == [
        "window_strides",
        "padding",
        "lhs_dilation",
        "rhs_dilation",
        "window_reversal",
        "precision_config",
        "result_type",
    ]
    assert conv.parameter("padding").absence == "Each entry is [0, 0] by default."
    call = next(one for one in found.ops if one.name == "stablehlo.custom_call")
    assert call.parameter("api_version").absence == "The default is API_VERSION_ORIGINAL."
    failures = []
    for name, apply, message in TWINS:
        wrong = json.loads(text)
        apply(wrong)
        try:
            opset.parse(wrong)
            failures.append(f"{name} was accepted")
        except Misfit as misfit:
            if message not in str(misfit):
                failures.append(f"{name}: expected ...{message}..., found {misfit}")
    for failure in failures:
        print(failure)
    print(f"{len(found.ops)} ops read, {len(TWINS) - len(failures)} of {len(TWINS)} misfits refused")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
