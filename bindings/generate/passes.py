"""Reads docs/passes.json into the model that the emitters of passes share; stops at anything that does not fit.

An option has a form: flag, number, text, or texts, a list of them. Its default is a value of that form.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import re
from dataclasses import dataclass

from headers import Misfit

PLACE = "docs/passes.json"
FORMS = ("flag", "number", "text", "texts")


def snake(name):
    """A name in text, "op-names" or "useDebugInfo", as an identifier with underscores."""
    return re.sub(r"\W+", "_", re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name)).strip("_").lower()


def camel(name):
    return "".join(part.capitalize() for part in snake(name).split("_"))


def sentence(text):
    return text[:1].upper() + text[1:].rstrip(".") + "."


@dataclass(frozen=True)
class Option:
    name: str
    form: str
    default: object  # a bool, an int, a str, or a tuple, which is empty
    summary: str  # a sentence


@dataclass(frozen=True)
class Pass:
    name: str
    summary: str
    options: tuple  # of Option


def misfit(name, what, right):
    raise Misfit(PLACE, f"{name}: {what}", right)


def known(data, names, place):
    """The facts of an object, which has all of these names, and no others."""
    wrong = sorted(set(data) ^ set(names))
    if wrong:
        misfit(place, f"unknown or missing {', '.join(wrong)}", "teach bindings/generate/passes.py")
    return [data[name] for name in names]


def default(name, form, text):
    if form == "flag" and text in ("true", "false"):
        return text == "true"
    if form == "number" and re.fullmatch(r"-?\d+", text):
        return int(text)
    if form == "texts" and not text:
        return ()
    if form == "text":
        return text
    return misfit(name, f"the default {text} of form {form}", "give a default of the form")


def parse(data):
    passes = []
    known(data, ("generated", "passes", "pipelines"), "the file")
    for entry in data["passes"]:
        facts = ("name", "summary", "anchor", "keeps", "idempotent", "other_names", "options")
        name, summary, *_, listed = known(entry, facts, entry.get("name", "a pass"))
        options = []
        for one in listed:
            of, form, text, told = known(one, ("name", "type", "default", "summary"), f"an option of {name}")
            if form not in FORMS:
                misfit(name, f"option {of} of form {form}", f"use one of {', '.join(FORMS)}")
            options.append(Option(of, form, default(f"{name}, {of}", form, text), sentence(told)))
        if len({snake(one.name) for one in options}) != len(options):
            misfit(name, "two options of one name", "rename one")
        passes.append(Pass(name, sentence(summary), tuple(options)))
    if len({snake(one.name) for one in passes}) != len(passes):
        misfit("the file", "two passes of one name", "rename one")
    return passes


def read(path):
    return parse(json.loads(path.read_text()))
