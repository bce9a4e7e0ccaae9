#!/usr/bin/env python3
"""The passes of docs/passes.json as the emitters see them: each fact is read, what does not fit is refused, and passes
with options of every form become what each language has for them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "generate"))
import go_passes  # noqa: E402
import julia_passes  # noqa: E402
import passes  # noqa: E402
import python_passes  # noqa: E402
import rust_passes  # noqa: E402
from headers import Misfit  # noqa: E402


def option(name, form, default):
    return {"name": name, "type": form, "default": default, "summary": "the sentence of " + name}


# Names that are keywords, defaults that are zero and others, forms.
TOY = {
    "generated": "by hand",
    "passes": [
        {
            "name": "toy-pass",
            "summary": "Does nothing.",
            "anchor": "module",
            "keeps": "the same bits",
            "idempotent": True,
            "other_names": ["nothing"],
            "options": [
                option("from", "text", ""),
                option("type", "text", "it's $x"),
                option("op-names", "texts", ""),
                option("useAll", "flag", "false"),
                option("strict", "flag", "true"),
                option("version", "number", "0"),
                option("limit", "number", "-7"),
            ],
        },
        {
            "name": "while",
            "summary": "Has no options",
            "anchor": "function",
            "keeps": "within a bound",
            "idempotent": False,
            "other_names": [],
            "options": [],
        },
    ],
    "pipelines": [{"name": "both", "passes": "toy-pass,while", "summary": "Runs both."}],
}
# What each language must have of them.
EMITTED = {
    python_passes: [
        "def toy_pass(\n    *,\n    from_: str = \"\",\n    type: str = \"it's $x\",\n"
        "    op_names: Sequence[str] = (),\n    use_all: bool = False,\n    strict: bool = True,\n"
        "    version: int = 0,\n    limit: int = -7,\n) -> Pass:\n",
        "    from_: The sentence of from.\n",
        '            "useAll": use_all,\n',
        'def while_() -> Pass:\n    """Has no options."""\n    return Pass("while")\n',
    ],
    rust_passes: [
        '("toy-pass", &ToyPass::default()),',
        "    /// The sentence of from.\n    pub from: String,\n",
        "    /// The sentence of limit. The default is `-7`.\n    pub limit: i64,\n",
        '            type_: "it\'s $x".into(),\n',
        "            limit: -7,\n",
        '            ("op-names", Setting::Texts(&self.op_names)),\n',
        "#[derive(Clone, Debug, PartialEq, Eq, Default)]\npub struct While;\n",
    ],
    go_passes: [
        '{"while", passes.While{}},',
        "\t// The sentence of strict. The default is true.\n\tStrict *bool\n",
        "\tUseAll bool\n",
        "\tOpNames []string\n",
        '\t\tpasstext.Setting{Name: "useAll", Value: p.UseAll},\n',
        '// While is while. Has no options.\ntype While struct{}\n',
    ],
    julia_passes: [
        'type_ = "it\'s \\$x", op_names = String[]',
        "op_names = String[]",
        "limit = -7",
        '"useAll" => use_all',
        'while_() = Pass("while")\n',
    ],
}


def change(**facts):
    return lambda data: data["passes"][0].update(facts)


def change_option(index, **facts):
    return lambda data: data["passes"][0]["options"][index].update(facts)


TWINS = [
    ("another fact of the file", lambda data: data.update(version=1), "version"),
    ("no pipelines", lambda data: data.pop("pipelines"), "pipelines"),
    ("another fact of a pass", change(cost=1), "cost"),
    ("no summary", lambda data: data["passes"][0].pop("summary"), "summary"),
    ("another fact of an option", change_option(0, unit="ms"), "unit"),
    ("an unknown form", change_option(0, type="real"), "form real"),
    ("a flag that is a number", change_option(4, default="1"), "the default 1 of form flag"),
    ("a number that is none", change_option(6, default="many"), "the default many of form number"),
    ("a list that is not empty", change_option(2, default="a"), "the default a of form texts"),
    ("an option twice", change_option(4, name="use-all"), "two options of one name"),
    ("a pass twice", change(name="while"), "two passes of one name"),
]


def python_values(text):
    """What the functions for Python make, by name."""
    module = types.ModuleType("passes")
    made = text.replace("from .pipeline import Pass\n", "Pass = lambda name, options={}: (name, options)\n")
    exec(compile(made, "passes.py", "exec"), module.__dict__)
    return module


def failures():
    read = passes.parse(json.loads(json.dumps(TOY)))
    for language, parts in EMITTED.items():
        text = "".join(language.emit(read).values())
        for part in parts:
            if part not in text:
                yield f"{language.__name__} does not write {part!r}:\n{text}"
        if "toy-pass" in "".join(language.emit(read[1:]).values()):
            yield f"{language.__name__} writes a pass that is not there"
    module = python_values("".join(python_passes.emit(read).values()))
    defaults = {"from": "", "type": "it's $x", "op-names": (), "useAll": False, "strict": True, "version": 0}
    defaults["limit"] = -7
    if module.toy_pass() != ("toy-pass", defaults) or module.while_() != ("while", {}):
        yield f"Python makes {module.toy_pass()} and {module.while_()}"
    if module.toy_pass(limit=7) == module.toy_pass():
        yield "a value makes no difference"
    for name, apply, message in TWINS:
        wrong = json.loads(json.dumps(TOY))
        apply(wrong)
        try:
            passes.parse(wrong)
            yield f"{name} was accepted"
        except Misfit as misfit:
            if message not in str(misfit):
                yield f"{name}: expected ...{message}..., found {misfit}"


def main():
    known = json.loads((ROOT / "docs" / "passes.json").read_text())["passes"]
    found = passes.read(ROOT / "docs" / "passes.json")
    wrong = list(failures())
    if [one.name for one in found] != [one["name"] for one in known] or not found:
        wrong.append("docs/passes.json has other passes")
    for one in wrong:
        print(one)
    parts = sum(map(len, EMITTED.values()))
    print(f"{len(found)} passes read, {parts} parts of {len(EMITTED)} languages, {len(TWINS)} misfits")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
