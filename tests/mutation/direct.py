"""The tests of a build, called without CTest: a defect needs only the first failure, which is the first line with FAILED.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import glob
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import schemata

# A defect may request any amount of memory: only its own process must fail.
MOST_MEMORY = 8 << 30
# Catch2 prints a failure when its test case ends, and goes on.
OWN_OPTIONS = {"unit": ["--abort"]}
# More lines than any test prints before it fails: a defect may print without end.
LINES = 5000


def limit_memory():
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    if hard == resource.RLIM_INFINITY or hard > MOST_MEMORY:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


def processor_seconds(session):
    """The time of a session's processes. A limit of the system (RLIMIT_CPU) would make their own clocks coarse."""
    ticks = 0
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            fields = pathlib.Path(path).read_text().rpartition(")")[2].split()
        except OSError:
            continue  # It has ended.
        if int(fields[3]) == session:
            ticks += sum(map(int, fields[11:15]))  # Its own time and that of its children that have ended.
    return ticks / os.sysconf("SC_CLK_TCK")


class Test:
    """A test as CTest describes it."""

    def __init__(self, entry, build):
        properties = {p["name"]: p["value"] for p in entry["properties"]}
        self.name = entry["name"]
        self.build = build
        self.command = entry["command"] + OWN_OPTIONS.get(self.name, [])
        self.folder = properties.get("WORKING_DIRECTORY", str(build))
        self.environment = dict(pair.split("=", 1) for pair in properties.get("ENVIRONMENT", []))
        self.must_fail = properties.get("WILL_FAIL", False)
        self.passing = [re.compile(text, re.S) for text in properties.get("PASS_REGULAR_EXPRESSION", [])]
        self.skipped = properties.get("SKIP_RETURN_CODE")
        self.seconds = 60.0
        self.reached = set()

    def failure(self, environment):
        """Why the test fails, or ""."""
        with tempfile.TemporaryDirectory() as scratch:
            own = {name: f"{scratch}/{name}" if name == "SHLO_COUNTS" else value
                   for name, value in self.environment.items()}
            # A program of the build prints its lines at once; a script runs the command as its users do.
            lines_at_once = ["stdbuf", "-oL"] if self.command[0].startswith(str(self.build)) else []
            # A defect that does not end is noticed by its processor time, to which other work on the machine does not
            # add. The time that passes ends only what waits for ever.
            processor, passing = 30 + 5 * self.seconds, 300 + 20 * self.seconds
            process = subprocess.Popen(
                [*lines_at_once, *self.command], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **own, **environment}, preexec_fn=limit_memory,
                start_new_session=True, text=True, errors="replace")
            late, done, start = threading.Event(), threading.Event(), time.monotonic()

            def end():
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass

            def watch():
                while not done.wait(1):
                    if time.monotonic() - start > passing or processor_seconds(process.pid) > processor:
                        late.set()
                        end()

            watcher = threading.Thread(target=watch)
            watcher.start()
            lines, found = collections.deque(maxlen=LINES), ""
            for line in process.stdout:
                lines.append(line)
                if "FAILED" in line and not self.must_fail and not self.passing:
                    found = line.strip()
                    end()
                    break
            process.stdout.close()
            code = process.wait()
            done.set()
            watcher.join()
        if late.is_set():
            return f"more than {processor:.0f} s of processor time, or {passing:.0f} s"
        if found:
            return found
        if self.passing:
            output = "".join(lines)
            return "" if any(wanted.search(output) for wanted in self.passing) else "the output does not match"
        if code == self.skipped:
            return ""
        return "" if (code != 0) == self.must_fail else f"exit status {code}: {lines[-1].strip() if lines else ''}"


class Tests:
    """The tests of a build folder but those whose names match left_out."""

    def __init__(self, build, left_out):
        described = subprocess.check_output(["ctest", "--test-dir", build, "--show-only=json-v1"], text=True)
        entries = [entry for entry in json.loads(described)["tests"] if "command" in entry]
        self.tests = [Test(entry, build) for entry in entries if not re.search(left_out, entry["name"])]

    def measure(self):
        """The failures without a defect. Notes how long each test takes and which switches it reaches; quick tests go
        first from now on."""
        def look(test):
            with tempfile.NamedTemporaryFile() as reached:
                reached.truncate(schemata.MOST_DEFECTS)
                start = time.monotonic()
                failure = test.failure({schemata.REACHED: reached.name})
                test.seconds = time.monotonic() - start
                # A time that a test measures may be too long because of other work.
                failure = failure and test.failure({})
                test.reached = {number for number, byte in enumerate(reached.read()) if byte}
            return f"{test.name}: {failure}" if failure else ""

        with ThreadPoolExecutor(2) as pool:
            failures = [failure for failure in pool.map(look, self.tests) if failure]
        self.tests.sort(key=lambda test: test.seconds)
        return failures

    def named(self, pattern):
        return [test for test in self.tests if re.search(pattern, test.name)]

    def first_failure(self, tests, environment):
        """Name and failure of the first test that fails twice in a row, or ""."""
        for test in tests:
            if (failure := test.failure(environment)) and test.failure(environment):
                return f"{test.name}: {failure[:160]}"
        return ""
