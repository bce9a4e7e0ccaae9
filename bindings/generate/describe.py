"""Writes docs/capi.json: what a binding must know of the C API, from the model of the headers.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
from itertools import groupby

from facts import Facts
from headers import Misfit


def describe(headers):
    facts = Facts(headers)
    result = {"generated": "by bindings/generate from include/stablehlo-c; do not edit", "abi": abi(facts)}
    result["headers"] = [
        {
            "name": one.name,
            "comment": one.comment,
            "includes": one.includes,
            "sections": [{"title": title, "comment": comment} for title, comment in one.sections],
        }
        for one in headers
    ]

    def all_of(kind, describe_one):
        return [{**place(one), **describe_one(one)} for one in facts.of_kind(kind)]

    result["constants"] = all_of(
        "constant",
        lambda one: {"name": one.name, "type": str(one.type), "value": one.value, "comment": facts.comment(one)},
    )
    result["enumerations"] = all_of(
        "enumeration",
        lambda one: {
            "name": one.name,
            "type": str(one.type),
            "comment": facts.comment(one),
            "cases": [{"name": name, "value": value, "comment": comment} for name, value, comment in one.cases],
        },
    )
    result["handles"] = all_of("handle", facts.handle)
    result["structs"] = all_of("struct", facts.struct)
    result["callbacks"] = all_of("callback", facts.callback)
    result["functions"] = all_of("function", facts.function)
    for _, group in groupby(facts.of_kind("function"), lambda one: (one.header, one.section, one.comment)):
        facts.check_remarks(list(group))
    if not result["functions"]:
        raise Misfit("include", "no functions", "declare one")
    return result


def place(one):
    return {"header": one.header, "section": one.section}


def abi(facts):
    numbers = {}
    for part in ("major", "minor"):
        constant = facts.declarations.get(f"SHLO_ABI_{part.upper()}")
        if constant is None or constant.kind != "constant":
            raise Misfit("version.h", f"no SHLO_ABI_{part.upper()}", "define it")
        numbers[part] = constant.value
    return numbers


def render(value, indent=0):
    """JSON with one line for each object or list that has no list of objects in it."""
    flat = json.dumps(value, ensure_ascii=False)
    nested = isinstance(value, (dict, list)) and any(
        isinstance(one, list)
        and any(isinstance(inner, dict) for inner in one)
        or isinstance(value, list)
        and isinstance(one, dict)
        for one in (value.values() if isinstance(value, dict) else value)
    )
    if not nested:
        return flat
    pad, inner = " " * indent, " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + render(one, indent + 1) for one in value) + "\n" + pad + "]"
    return (
        "{\n"
        + ",\n".join(f"{inner}{json.dumps(key)}: {render(one, indent + 1)}" for key, one in value.items())
        + "\n"
        + pad
        + "}"
    )
