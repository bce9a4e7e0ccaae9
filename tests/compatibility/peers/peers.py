#!/usr/bin/env python3
"""Exchanges programs with releases of jaxlib: each reads what this library writes for its version, and the reverse.

usage: peers.py LIBRARY ENVIRONMENTS SHARED [--work FOLDER] [--release R]... [--report FILE.md] [--older FOLDER]

LIBRARY is libstablehlo-c.so. ENVIRONMENTS is a folder outside of the tree with one virtual environment per release.
Missing ones are made with pip, which needs the Pythons of RELEASES below (on the path or in a folder of pyenv). SHARED
has the models, the compendium and the test programs. The script takes minutes and some gigabytes of disk. Neither the
build nor the default tests need it.

For every program that this library can write for the release's version:

  read     the release reads the artifact
  back     it writes the program for its own version; this library reads that as the same program, as text
  ran      its results on a CPU are the expected ones, if the program has expected results
  bytes    (newest release, every version) it refuses what this library refuses, and writes the same bytes; also of all
           artifacts of the models, for their own version

Twins, which have to fail: another program is not the same text; expected values with one element changed
are not the results; an artifact with a byte damaged is not the same bytes.

A failure that exceptions.txt names counts apart, with its reason; one of its lines that no failure needed is an error.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import collections
import datetime
import glob
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from library import VERSION, Library, Module, Refused
from programs import MINORS, compendium, compendium_of, every_version, history, models, testdata

HERE = pathlib.Path(__file__).resolve().parent

# Release, its StableHLO version, the Python that has a wheel of it, and packages that must not be the newest.
OLD = ("numpy<2", "scipy<1.12")
RELEASES = [
    ("0.4.13", "0.13.4", "3.11", *OLD), ("0.4.18", "0.14.23", "3.11", *OLD), ("0.4.23", "0.16.1", "3.11", *OLD),
    ("0.4.26", "0.19.4", "3.11", *OLD), ("0.4.28", "0.19.10", "3.11", *OLD), ("0.4.30", "1.1.3", "3.11"),
    ("0.4.33", "1.7.1", "3.11"), ("0.4.36", "1.8.5", "3.11"), ("0.5.0", "1.8.9", "3.11"),
    ("0.5.3", "1.10.0", "3.11"), ("0.6.2", "1.11.0", "3.11"), ("0.7.2", "1.13.0", "3.11"),
    ("0.8.3", "1.13.5", "3.11"), ("0.9.2", "1.14.0", "3.11"), ("0.10.2", "1.17.0", "3.13"),
    ("0.11.2", "1.20.0", "3.13"), ("0.12.0.1", "1.22.0", "3.13")]
NEWEST = RELEASES[-1][0]
Result = collections.namedtuple("Result", "read back ran skipped")


# --- Environments ---------------------------------------------------------------------------------------------------


def python_of(version):
    found = shutil.which("python" + version)
    if found and subprocess.run([found, "-c", "import venv"], capture_output=True).returncode == 0:
        return found
    folders = sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/%s.*/bin/python3" % version)))
    if not folders:
        raise SystemExit("no Python %s here" % version)
    return folders[-1]


def environment(folder, release, python, *others):
    place = folder / release
    program = place / "bin" / "python"
    check = [str(program), "-c", "import jax; print(jax.__version__)"]
    if not program.exists():
        subprocess.run([python_of(python), "-m", "venv", str(place)], check=True)
    if subprocess.run(check, capture_output=True, text=True).stdout.strip() != release:
        subprocess.run([str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile",
                        "jax==" + release, "jaxlib==" + release, *others], check=True)
    return program


# --- One release ----------------------------------------------------------------------------------------------------


def run_worker(python, folder, jobs):
    """How each job went. A step that ends the process has failed, and the worker goes on behind it."""
    answers, first = {}, 0
    for number in range(len(jobs) * 2 + 1):
        (folder / "jobs.json").write_text(json.dumps(jobs))
        step = None
        with open(folder / "stderr.txt", "ab") as stderr:
            worker = subprocess.Popen([str(python), str(HERE / "worker.py"), str(folder), str(first)],
                                      stdout=subprocess.PIPE, stderr=stderr, text=True)
            for line in worker.stdout:
                line = json.loads(line)
                if "step" in line:
                    step = line
                else:
                    answers[line["job"]], step = line, None
        code = worker.wait()
        if step is None:
            break
        died = "ends the process (%d)" % code
        if step["step"] == "ran":
            jobs[step["job"]].update(runs=False, died=died)
            first = step["job"]
        else:
            answers[step["job"]] = dict({"read": None, "ran": None, "written": None}, **{step["step"]: died})
            first = step["job"] + 1
    if len(answers) != len(jobs):
        raise SystemExit("the worker of %s failed: %s" % (python, folder / "stderr.txt"))
    for number, job in enumerate(jobs):
        if "died" in job:
            answers[number]["ran"] = job["died"]
    return answers


COMPARE = """
import json, sys
import numpy as np
def wide(a):
    return a.astype(np.complex128 if a.dtype.kind == 'c' else np.float64)
def near(a, b, tolerance):
    if a.shape != b.shape: return False
    if a.dtype.kind in 'biu' and b.dtype.kind in 'biu': return bool((a == b).all())
    a, b = wide(a), wide(b)
    with np.errstate(all='ignore'):
        return bool(((a == b) | (np.abs(a - b) <= tolerance * (1 + np.abs(b))) | (np.isnan(a) & np.isnan(b))).all())
for line in sys.stdin:
    got, expected, tolerance, damaged = json.loads(line)
    good = True
    for g, e in zip(got, expected):
        a, b = np.load(g), np.load(e)
        if damaged and b.size:
            b = b.copy(); last = b.reshape(-1)[-1]
            b.reshape(-1)[-1] = not last if b.dtype.kind == 'b' else 7 if last != 7 and last < 50 else 0
            damaged = False
        good = good and near(a, b, tolerance)
    print(json.dumps(None if damaged else good and len(got) == len(expected)), flush=True)
"""


class Comparer:
    def __init__(self, python):
        self.process = subprocess.Popen([str(python), "-c", COMPARE], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)

    def near(self, got, expected, tolerance, damaged=False):
        """Whether all are; None for a twin of results without elements."""
        print(json.dumps([got, expected, tolerance, damaged]), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def check_release(library, release, version, python, programs, folder, compare):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    jobs, kept, results = [], [], {}
    for program in programs:
        name = "%s.%s" % (program.group, program.name)
        try:
            module = Module(library, program.data)
            artifact = module.artifact(program.version or version)
        except Refused as refused:
            if refused.status != VERSION:
                raise SystemExit("%s: %s" % (name, refused))
            results[name] = Result(None, None, None, str(refused))
            continue
        (folder / (name + ".bc")).write_bytes(artifact)
        jobs.append({"name": name, "version": program.version or version, "inputs": program.inputs,
                     "runs": program.expected is not None})
        kept.append((program, module.text()))
    answers = run_worker(python, folder, jobs)
    twins = collections.Counter()
    for number, ((program, text), job) in enumerate(zip(kept, jobs)):
        answer = answers[number]
        read, back, ran = answer["read"] or True, answer["written"] or True, answer["ran"] or True
        if read is not True:
            results[job["name"]] = Result(read, None, None, None)
            continue
        if back is True:
            try:
                theirs = Module(library, (folder / (job["name"] + ".back.bc")).read_bytes()).text()
                back = theirs == text or "another program"
                if back is not True:
                    (folder / (job["name"] + ".ours.mlir")).write_text(text)
                    (folder / (job["name"] + ".theirs.mlir")).write_text(theirs)
                twins["text"] += theirs != kept[0 if number else 1][1]
                twins["texts compared"] += 1
            except Refused as refused:
                back = "this library: %s" % refused
        if program.expected is None:
            ran = None
        elif ran is True:
            got = sorted((str(p) for p in folder.glob(glob.escape(job["name"]) + ".out_*.npy")),
                         key=lambda p: int(re.search(r"_(\d+)\.npy$", p).group(1)))
            expected, tolerance = program.expected, program.tolerance
            if program.group == "testdata":
                got, expected = got[:len(got) // 2], got[len(got) // 2:]
                tolerance = 0.02 if re.search(r"bf16|f16|f8|bfloat16|float16|float8", job["name"]) else 1e-4
            ran = compare.near(got, expected, tolerance) or "other results"
            if ran is True and expected:
                twin = compare.near(got, expected, tolerance, True)
                twins["results"] += twin is False
                twins["results compared"] += twin is not None  # where there is an element to change
        results[job["name"]] = Result(read, back, ran, None)
    return results, twins


def own_versions(library, python, shared, folder):
    """The newest release reads each artifact of the models and writes it again: the same bytes as this library."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    jobs, ours, originals = [], [], []
    for path in sorted((shared / "models").rglob("*.mlir.bc")):
        data = path.read_bytes()
        name = "%s.%s" % (path.parent.name, path.name[:-len(".mlir.bc")])
        version = re.match(rb"ML\xefR.StableHLO_v([\d.]+)\0", data, re.S).group(1).decode()
        (folder / (name + ".bc")).write_bytes(data)
        jobs.append({"name": name, "version": version, "inputs": [], "runs": False})
        ours.append(Module(library, data).artifact(version))
        originals.append(data)
    answers, results, same = run_worker(python, folder, jobs), {}, 0
    for number, (job, artifact, original) in enumerate(zip(jobs, ours, originals)):
        wrong = answers[number]["read"] or answers[number]["written"]
        theirs = None if wrong else (folder / (job["name"] + ".back.bc")).read_bytes()
        results["artifacts.%s for %s" % (job["name"], job["version"])] = wrong or theirs == artifact or "other bytes"
        same += artifact == original
    return results, same


def check_bytes(library, python, programs, folder):
    """The newest release writes every program for every version: the same bytes, or refused by both."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    jobs, ours = [], []
    for program in programs:
        module = Module(library, program.data)
        name = "%s.%s" % (program.group, program.name)
        (folder / (name + ".bc")).write_bytes(module.artifact(MINORS[-1]))
        for version in MINORS:
            # The name of the file is the program's; that of what comes back tells the version.
            jobs.append({"name": name, "version": version, "inputs": [], "runs": False,
                         "back": "%s.%s" % (name, version)})
            try:
                ours.append(module.artifact(version))
            except Refused as refused:
                if refused.status != VERSION:
                    raise SystemExit("%s for %s: %s" % (name, version, refused))
                ours.append(None)
    answers = run_worker(python, folder, jobs)
    results, twins = collections.defaultdict(dict), collections.Counter()
    for number, (job, artifact) in enumerate(zip(jobs, ours)):
        answer = answers[number]
        path = folder / (job["back"] + ".back.bc")
        if answer["read"]:
            outcome = answer["read"]
        elif artifact is None:
            outcome = "refused" if answer["written"] else "only this library refuses"
        elif answer["written"]:
            outcome = "only the release refuses: " + answer["written"]
        else:
            theirs = path.read_bytes()
            outcome = "same" if theirs == artifact else "other bytes"
            twins["bytes"] += theirs != artifact[:-1] + bytes([artifact[-1] ^ 1])
            twins["bytes compared"] += 1
            if outcome == "other bytes":
                (folder / (job["back"] + ".ours.bc")).write_bytes(artifact)
                # What is left of the difference when this library writes the release's artifact again?
                if Module(library, theirs).artifact(job["version"]) == artifact:
                    outcome = "other bytes, until written again"
            else:
                path.unlink()
        results[job["version"]][job["name"]] = outcome
    return results, twins


# Releases whose way of writing is special: see ../older.txt.
OLDER = ["0.4.13", "0.4.18", "0.4.26", "0.4.36", "0.8.3"]


def make_older(library, environments, work, folder):
    """The compendium as older releases write it for their own versions, and which functions that are."""
    since = [line.split() for line in (HERE.parent / "frozen/since.txt").read_text().splitlines()]
    # The oldest of them write nothing of the quant dialect.
    (folder / "since.txt").write_text("".join("%s %s\n" % (name, "99.0.0" if name == "quantized" else version)
                                              for name, version in since))
    for release, version, *how in RELEASES:
        if release not in OLDER:
            continue
        place = work / ("older-" + release)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        program = compendium_of(version).encode()
        (place / "all.bc").write_bytes(Module(library, program).artifact(version, strip=True))
        jobs = [{"name": "all", "version": version, "inputs": [], "runs": False}]
        answer = run_worker(environment(environments, release, *how), place, jobs)[0]
        if answer["read"] or answer["written"]:
            raise SystemExit("%s: %s" % (release, answer))
        shutil.copy(place / "all.back.bc", folder / ("jaxlib-%s.mlir.bc" % release))


# --- Reasons and the report -----------------------------------------------------------------------------------------


class Exceptions:
    """Lines of exceptions.txt: RELEASES | STEP | PROGRAM | MESSAGE | REASON."""

    def __init__(self, path):
        self.lines = []
        for line in path.read_text().splitlines():
            if line.strip() and not line.startswith("#"):
                releases, step, program, message, reason = (part.strip() for part in line.split(" | ", 4))
                self.lines.append({"releases": releases.split(), "step": step, "program": re.compile(program),
                                   "message": re.compile(message), "reason": reason, "used": collections.Counter()})

    def reason(self, release, step, program, message):
        order = [r[0] for r in RELEASES]
        for line in self.lines:
            first, last = line["releases"][0], line["releases"][-1]
            if (order.index(first) <= order.index(release) <= order.index(last) and line["step"] == step
                    and line["program"].fullmatch(program) and line["message"].search(message)):
                line["used"][release] += 1
                return line["reason"]
        return None


def fraction(good, reasons, bad):
    total = good + reasons + bad
    return "-" if not total else "%d/%d" % (good, total) + (" (%d explained)" % reasons if reasons else "") + \
        (" **%d unexplained**" % bad if bad else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("environments", type=pathlib.Path)
    parser.add_argument("shared", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("peers-work"),
                        help="folder for what is exchanged")
    parser.add_argument("--release", action="append", help="only these; no report then")
    parser.add_argument("--testdata", type=int, default=200, help="how many programs of testdata")
    parser.add_argument("--older", type=pathlib.Path, help="make the artifacts of this folder, and nothing else")
    parser.add_argument("--report", type=pathlib.Path, help="Markdown, between the marks of this file")
    arguments = parser.parse_args()
    library, environments, shared = Library(arguments.library.resolve()), arguments.environments, arguments.shared
    if arguments.older:
        make_older(library, environments, arguments.work, arguments.older)
        return 0
    exceptions = Exceptions(HERE / "exceptions.txt")
    programs = list(models(shared)) + list(compendium(shared)) + list(testdata(shared, arguments.testdata))
    if not programs:
        raise SystemExit("no programs in %s" % shared)
    python = {release: environment(environments, release, *how) for release, _, *how in RELEASES
              if not arguments.release or release in arguments.release}
    compare = Comparer(next(iter(python.values())))
    rows, unexplained, broken = [], 0, []

    def judge(release, step, outcomes):
        """(passed, explained, failed) of {program: True or what is wrong}."""
        nonlocal unexplained
        good = reasons = 0
        for name, outcome in outcomes.items():
            if outcome is True:
                good += 1
            elif exceptions.reason(release, step, name, outcome):
                reasons += 1
            else:
                unexplained += 1
                print("%s %s %s: %s" % (release, step, name, outcome), flush=True)
        return good, reasons, len(outcomes) - good - reasons

    for release, version, *_ in RELEASES:
        if release not in python:
            continue
        own = list(history(shared, release))
        results, twins = check_release(library, release, version, python[release],
                                       programs + own + list(every_version(version)), arguments.work / release, compare)
        counts = [judge(release, step, {name: getattr(r, step) for name, r in results.items()
                                        if getattr(r, step) is not None}) for step in ("read", "back", "ran")]
        skipped = sum(r.skipped is not None for r in results.values())
        versions = {step: [getattr(r, step) is True for name, r in results.items() if name.startswith("version.")]
                    for step in ("read", "back")}
        rows.append([release, version, "%d" % (len(results) - skipped), "%d" % skipped] +
                    [fraction(*c) for c in counts] +
                    ["%d/%d" % (sum(versions[step]), len(versions["read"])) for step in ("read", "back")])
        print(" | ".join(rows[-1]), dict(twins), flush=True)
        if (not twins["text"] or twins["text"] != twins["texts compared"]
                or twins["results"] != twins["results compared"]):
            broken.append("a twin of %s passed" % release)
    by_version = []
    if NEWEST in python:
        results, twins = check_bytes(library, python[NEWEST], programs, arguments.work / (NEWEST + "-bytes"))
        for version in MINORS:
            outcomes = results[version]
            refused = sum(o == "refused" for o in outcomes.values())
            counts = judge(NEWEST, "bytes", {"%s for %s" % (name, version): o == "same" or o
                                             for name, o in outcomes.items() if o != "refused"})
            by_version.append([version, fraction(*counts), "%d" % refused])
        again, same = own_versions(library, python[NEWEST], shared, arguments.work / (NEWEST + "-again"))
        counts = judge(NEWEST, "bytes", again)
        by_version.append(["its own", "%s artifacts of the models; %d are what their releases wrote" %
                           (fraction(*counts), same), "-"])
        print(dict(twins))
        for row in by_version:
            print(" | ".join(row))
        if not twins["bytes"] or twins["bytes"] != twins["bytes compared"]:
            broken.append("a twin of the bytes passed")
    if not arguments.release:
        broken += ["no failure needed: " + line["reason"] for line in exceptions.lines if not line["used"]]
    for text in broken:
        print("error:", text)
    if arguments.report and not arguments.release:
        report(arguments.report, rows, by_version, exceptions)
    print("%d passed, %d failed" % (sum(int(row[2]) for row in rows), unexplained + len(broken)))
    return 1 if unexplained or broken or not rows else 0


def table(head, rows):
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head)] + rows) + "\n"


def report(path, rows, versions, exceptions):
    text = path.read_text()
    begin, end = "<!-- peers: made by tests/compatibility/peers/peers.py -->\n", "<!-- end of peers -->"
    before, rest = text.split(begin)
    used = [[", ".join("%s ×%d" % item for item in line["used"].items()), line["step"], line["reason"]]
            for line in exceptions.lines]
    command = "peers.py LIBRARY ENVIRONMENTS SHARED --report docs/compatibility.md"
    made = "Made %s with `%s`.\n\n" % (datetime.date.today(), command)
    made += table(["jaxlib", "StableHLO", "programs", "not in that version", "it reads ours", "we read its", "results",
                   "older versions of ours it reads", "of its we read"], rows)
    made += "\n" + table(["version", "same bytes as jaxlib " + NEWEST, "refused by both"], versions)
    made += "\n" + table(["failures", "step", "reason"], used)
    path.write_text(before + begin + made + end + rest.split(end)[1])


if __name__ == "__main__":
    sys.exit(main())
