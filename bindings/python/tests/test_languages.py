"""The cases of tests/conformance/languages, whose README says what the lines of a case mean.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

import stablehlo_c as shlo
from support import COUNTS, ROOT, Case

CASES = ROOT / "tests" / "conformance" / "languages" / "cases.txt"
POLICIES = ("strip", "reject")
PLACES = ("severity", "file", "line", "column", "source", "op", "subject", "constraint", "version", "pass")


def read_cases():
    """The stated totals; and kind, name, lines as (key, value), and twins as (index of the line, value)."""
    cases, total = [], []
    for line in CASES.read_text().split("\n"):
        key, _, value = line.partition(" ")
        if key == "total":
            total = [int(one) for one in value.split()]
        elif key == "case":
            cases.append((*value.split(), [], []))
        elif key == "twin":
            cases[-1][3].append((len(cases[-1][2]) - 1, value))
        elif key not in ("", "#"):
            cases[-1][2].append((key, value))
    return total, cases


class Given:
    """The lines of a case before its facts."""

    def __init__(self, lines):
        self.lines = [one for one in lines if one[0] != "expect"]

    def all(self, key):
        return [value for one, value in self.lines if one == key]

    def one(self, key, default=None):
        return (self.all(key) or [default])[0]

    def bytes(self):
        path = self.one("file")
        return (ROOT / path).read_bytes() if path else bytes.fromhex(self.one("bytes"))

    def module(self):
        text, options = self.all("text"), {}
        for name, value in (one.split() for one in self.all("option")):
            options[name] = value if name in ("file_name", "other_dialects") else int(value)
        module = shlo.parse("\n".join(text), **options) if text else shlo.loads(self.bytes(), **options)
        for name in self.all("pass"):
            module = module.apply_other_dialects(name) if name in POLICIES else getattr(module, name)()
        if "verify" in [key for key, _ in self.lines]:
            module.verify()
        return module


def tensor(value):
    """A tensor of "ELEMENT SHAPE BYTES", or of a file: "npy PATH"."""
    words = value.split()
    if words[0] == "npy":
        return shlo.Tensor.load(ROOT / words[1])
    return shlo.Tensor(bytes.fromhex(words[2].strip("-")), words[0], [int(one) for one in re.findall(r"\d+", words[1])])


def shape_text(shape):
    return "x".join(map(str, shape)) or "()"


def value_of(one):
    data = one.to_npy()[-one.nbytes :] if one.nbytes else b""
    return f"{shlo.tensor._memory.NAMES[one.element_type]} {shape_text(one.shape)} {data.hex() or '-'}"


def as_tuple(found):
    return found if isinstance(found, tuple) else (found,)


def recorded_text(one):
    iterations = ",".join(map(str, one.iterations)) or "-"
    return f"{one.op} {one.location or '-'} {one.result} {one.process} {iterations} {value_of(one.tensor)}"


def run(given):
    ops, places, times, memory = (given.all(key) for key in ("record_op", "record_at", "times", "record_memory"))
    plan = given.module().compile(given.one("function"), recordable=bool(ops or places))
    by_name, arrays = {}, []
    for key, value in given.lines:
        words = value.split()
        if key == "input":
            arrays.append(tensor(value))
        elif key == "named":
            by_name[words[0]] = tensor(" ".join(words[1:]))
        elif key == "strided":
            start, step, count = map(int, words[:3])
            numbers = memoryview(bytes.fromhex(words[5])).cast("f")
            arrays.append(numbers[start::step][:count])
    cancellation = shlo.Cancellation()
    if given.one("cancelled") == "yes":
        cancellation.cancel()
    timeout = given.one("timeout")
    shown, fractions = [], []
    recorder = shlo.Recorder(
        ops,
        places,
        times=bool(times),
        function=(lambda one: shown.append(recorded_text(one))) if given.one("to_function") else None,
        max_memory=int(memory[0]) if memory else None,
    )
    options = shlo.RunOptions(
        timeout and int(timeout) / 1000,
        cancellation,
        recorder=recorder,
        progress=fractions.append if given.one("progress") else None,
    )
    found = as_tuple(plan.run(by_name or arrays, options=options))
    expected = [tensor(one) for one in given.all("expected")]
    differences = [a.difference(b, float(given.one("tolerance"))) for a, b in zip(found, expected)]
    shapes = [[one.shape for one in by_name.values()], list(by_name)]
    return {
        "output": lambda: [value_of(one) for one in found],
        "differs": lambda: ["none" if one is None else str(one) for one in differences],
        "recorded": lambda: shown + [recorded_text(one) for one in recorder.values],
        "measured": lambda: [
            f"{one.name} {one.location or '-'} {one.calls} {one.steps}"
            for one in recorder.ops
            if one.name.split(".")[1] in times
        ],
        "progress": lambda: [f"{one:g}" for one in fractions[-1:]],
        "shape": lambda: map(shape_text, plan.output_shapes(**dict(zip(shapes[1], shapes[0])))),
    }


def module(given):
    made = given.module()
    blocked = made.blockers(given.one("blockers")) if given.one("blockers") else []
    target = given.one("target")
    artifact = made.to_bytes(target) if target else b""
    parameter = lambda one: f"{one.name or '-'} {one.type}"  # noqa: E731
    state = lambda one: f"{one.name} {'public' if one.is_public else 'private'}"  # noqa: E731
    return {
        "printed": lambda: str(made).rstrip("\n").split("\n"),
        "generic": lambda: made.text(generic=True).rstrip("\n").split("\n"),
        "same": lambda: ["yes" if str(shlo.load(ROOT / given.one("beside"))) == str(made) else "no"],
        "function": lambda: map(state, made.functions),
        "argument": lambda: map(parameter, made.function().arguments),
        "result": lambda: map(parameter, made.function().results),
        "count": lambda: op_counts(made),
        "constant": lambda: [f"{one.type} {one.nbytes}" for one in made.constants],
        "minimum": lambda: [made.minimum_version],
        "written": lambda: [shlo.peek(artifact)[0]],
        "again": lambda: ["same" if str(shlo.loads(artifact)) == str(made) else "different"],
        "blocked": lambda: [str(len(blocked))],
        **place_facts(blocked),
    }


def op_counts(module):
    return sorted(f"{name} {count}" for name, count in module.op_counts.items())


def passes(given):
    before, pipeline = given.module(), shlo.Pipeline(given.one("pipeline"))
    cancellation, reports = shlo.Cancellation(), []
    if given.one("cancelled") == "yes":
        cancellation.cancel()
    made = before.run_passes(pipeline, cancellation=cancellation, reports=reports)
    return {
        "normal": lambda: [str(pipeline)],
        "step": lambda: pipeline.passes,
        "printed": lambda: str(made).rstrip("\n").split("\n"),
        "count": lambda: op_counts(made),
        "report": lambda: [f"{one.name} {one.ops_before} {one.ops_after}" for one in reports],
    }


def known(given):
    found = shlo.find_pass(given.one("find"))
    idempotent = "idempotent" if found.is_idempotent else "changing"
    words = [found.name, found.anchor.name.lower(), found.keeps.name.lower(), idempotent, *found.other_names]
    options = [f"{one.name} {one.form} {one.default or '-'}" for one in found.options]
    return {"known": lambda: [" ".join(words)], "option": lambda: options}


def artifact(given):
    data = given.bytes()
    functions = shlo.inspect(data).functions if given.one("inspect") == "yes" else []
    state = lambda one: " ".join([one.name, "public" if one.is_public else "private", *one.arguments])  # noqa: E731
    return {
        "content": lambda: [shlo.detect(data).name.lower()],
        "written": lambda: [shlo.peek(data)[0]],
        "producer": lambda: [shlo.peek(data)[1]],
        "inspected": lambda: [state(one) for one in functions if one.is_public],
    }


def infer(given):
    with shlo.Builder() as b:
        pairs = [one.split(" ", 1) for one in given.all("attribute")]
        attributes = {name: b.parse_attribute(text) for name, text in pairs}
        found = [str(one) for one in b.infer(given.one("op"), *given.all("operand"), **attributes)]
    return {"type": lambda: found}


def npy(given):
    read = shlo.Tensor.from_npy(given.bytes(), given.one("as"))
    again = lambda: value_of(shlo.Tensor.from_npy(read.to_npy(), read.element_type)) == value_of(read)  # noqa: E731
    return {"value": lambda: [value_of(read)], "again": lambda: ["same" if again() else "different"]}


def place_facts(diagnostics):
    return {name: lambda name=name: [place(one, name) for one in diagnostics] for name in PLACES}


def place(diagnostic, name):
    found = getattr(diagnostic, {"source": "source_line", "pass": "pass_name"}.get(name, name))
    return (found.name.lower() if name == "severity" else str(found)) or "-"


def error_facts(error):
    subjects = [one.subject for one in error.diagnostics] + [error.message]
    named = [re.search(r"input (\d+)", one) for one in subjects]
    inputs = [one.group(1) for one in named if one][:1]
    nearest = re.findall(r"did you mean '([^']*)'", error.message)
    facts = {"error": [error.code.name], "input": inputs, "nearest": nearest}
    return {**{name: lambda found=found: found for name, found in facts.items()}, **place_facts(error.diagnostics)}


def expected_facts(lines):
    expected = {"error": []}
    for key, value in lines:
        if key == "expect":
            fact, _, text = value.partition(" ")
            expected.setdefault(fact, []).append(text)
    return expected


def find_facts(kind, lines):
    """What the facts of a case are, for those that it expects."""
    evaluated = lambda facts: {one: list(facts.get(one, list)()) for one in expected_facts(lines)}  # noqa: E731
    try:
        return evaluated(globals()[kind](Given(lines)))
    except shlo.Error as error:
        return evaluated(error_facts(error))


def differing_facts(lines, found):
    expected = expected_facts(lines)
    return [f"{fact}: {found[fact]}, expected {expected[fact]}" for fact in expected if found[fact] != expected[fact]]


class Languages(Case):
    def test_cases(self):
        total, cases = read_cases()
        counts = [0, 0, 0]
        for kind, name, lines, twins in cases:
            with self.subTest(case=name):
                found = find_facts(kind, lines)
                self.assertEqual(differing_facts(lines, found), [])
                for index, value in twins:
                    other = lines[:]
                    fact = other[index][1].split(" ", 1)[0] + " " if other[index][0] == "expect" else ""
                    other[index] = (other[index][0], fact + value)
                    again = found if fact else find_facts(kind, other)
                    self.assertTrue(differing_facts(other, again), f"the twin {other[index]} is the same")
            counts[0] += 1
            counts[1] += sum(key == "expect" for key, _ in lines)
            counts[2] += len(twins)
        self.assertEqual(counts, total)
        COUNTS["cases of all languages"] += counts[0]
