"""Adds up the counts of all suites, and prints them as one line.

usage: summary.py FOLDER LEFT_OUT SUITE... | --clear FOLDER | --twins

FOLDER has a file of lines "NAME COUNT" for each suite (support/counts.h). Fails if a suite wrote no counts or tried
nothing, or if no suite tried anything of some kind. The line is kept in FOLDER/summary. --clear: deletes the counts of
earlier runs, before the suites run. --twins: tests that each of these failures is noticed.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import sys
import tempfile

KINDS = {"programs": "programs", "values": "values compared", "rejected": "programs rejected", "artifacts": "artifacts",
         "hostile": "hostile files"}


def counts_of(path):
    return {kind: int(count) for kind, count in (line.split() for line in path.read_text().splitlines())}


def summarize(folder, suites):
    """The line, and the failures."""
    total, wrong = dict.fromkeys(KINDS, 0), []
    for suite in suites:
        path = folder / suite
        counts = counts_of(path) if path.exists() else {}
        if not any(counts.values()):
            wrong.append(f"{suite} tried nothing" if counts else f"{suite} wrote nothing")
        for kind, count in counts.items():
            total[kind] += count
    wrong += [f"no {text}" for kind, text in KINDS.items() if not total[kind]]
    return f"{len(suites)} suites tried " + ", ".join(f"{total[kind]} {text}" for kind, text in KINDS.items()), wrong


def twins():
    """Each way to go wrong, in a folder that is right but for that."""
    right = {"a": "programs 2\nvalues 3\nrejected 0\n", "b": "programs 1\nrejected 4\nartifacts 5\nhostile 6\n"}
    changes = {"": {}, "b wrote nothing": {"b": None}, "a tried nothing": {"a": "programs 0\n"},
               "no hostile files": {"b": "rejected 4\nartifacts 5\nhostile 0\n"}}
    for expected, change in changes.items():
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for suite, text in {**right, **change}.items():
                if text is not None:
                    (folder / suite).write_text(text)
            line, wrong = summarize(folder, ["a", "b"])
            if expected not in wrong if expected else wrong:
                sys.exit(f"expected {expected or 'nothing wrong'}: {wrong}")
            if not expected and line != ("2 suites tried 3 programs, 3 values compared, 4 programs rejected, "
                                         "5 artifacts, 6 hostile files"):
                sys.exit(f"wrong line: {line}")
    print(f"{len(changes) - 1} twins are noticed")


def clear(folder):
    for path in pathlib.Path(folder).iterdir():
        path.unlink()


def main(folder, left_out, *suites):
    folder = pathlib.Path(folder)
    line, wrong = summarize(folder, suites)
    if left_out:
        line += f"\nleft out:{left_out}"
    print("\n".join([line, *wrong]))
    if wrong:
        print("(the summary is of a run of all tests)")
    if not wrong:
        (folder / "summary").write_text(line + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    modes = {"--clear": clear, "--twins": twins}
    sys.exit(modes[sys.argv[1]](*sys.argv[2:]) if sys.argv[1] in modes else main(*sys.argv[1:]))
