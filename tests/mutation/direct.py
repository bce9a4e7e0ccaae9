"""The tests of a build, called without CTest: a defect needs only the first failure, which is the first line with FAILED.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time

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

    def failure(self, environment):
        """Why the test fails, or ""."""
        with tempfile.TemporaryDirectory() as scratch:
            own = {name: f"{scratch}/{name}" if name == "SHLO_COUNTS" else value
                   for name, value in self.environment.items()}
            # A program of the build prints its lines at once; a script runs the command as its users do.
            lines_at_once = ["stdbuf", "-oL"] if self.command[0].startswith(str(self.build)) else []
            process = subprocess.Popen(
                [*lines_at_once, *self.command], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **own, **environment}, preexec_fn=limit_memory,
                start_new_session=True, text=True, errors="replace")
            late = threading.Event()

            def end():
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass

            # Two defects that need much memory slow each other down.
            limit = 60 + 5 * self.seconds
            timer = threading.Timer(limit, lambda: (late.set(), end()))
            timer.start()
            lines, found = collections.deque(maxlen=LINES), ""
            for line in process.stdout:
                lines.append(line)
                if "FAILED" in line and not self.must_fail and not self.passing:
                    found = line.strip()
                    end()
                    break
            process.stdout.close()
            code = process.wait()
            timer.cancel()
        if late.is_set():
            return f"more than {limit:.0f} s"
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
        """The failures without a defect. Each test runs twice at the same time, as for two defects; quick ones go first
        from now on."""
        failures = []

        def run_all():
            for test in self.tests:
                start = time.monotonic()
                if failure := test.failure({}):
                    failures.append(f"{test.name}: {failure}")
                test.seconds = time.monotonic() - start

        threads = [threading.Thread(target=run_all) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
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
