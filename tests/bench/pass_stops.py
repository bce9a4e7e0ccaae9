#!/usr/bin/env python3
"""Measures how long passes take to stop: the work between two questions whether they must.

usage: pass_stops.py LIBRARY PROGRAM.mlir [PASS...]

The processor time of the thread between two calls of a poll, and from the last one to the end of the call; the longest
of each run, the least of five runs. Then runs in which the poll says stop at its N-th call, for N over all of them: the
longest time from there to the end. Each pass runs on the program, and those of versioned ops on its versioned ops.
Needs jaxlib, as what it imports does.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "conformance" / "passes"))
from equal_text import Library, out, pointer  # noqa: E402

OPTIONS = {"stablehlo-wrap-in-composite": "{op-names=stablehlo.add version=1}",
           "stablehlo-compatibility-expander": "{target=1.0.0}", "vhlo-to-version": "{target=1.0.0}"}  # fmt: skip
RUNS, STOPS = 5, 40
CANCELLED = 13


def main():
    library = Library(sys.argv[1])
    dll = library.dll
    text, module, error = pathlib.Path(sys.argv[2]).read_bytes(), pointer(), pointer()
    if dll.shlo_module_parse(text, len(text), None, ctypes.byref(module), ctypes.byref(error)):
        sys.exit(library.why(error))
    dll.shlo_module_verify.argtypes = [pointer, out]
    dll.shlo_module_verify(module, None)
    versioned = pointer()
    to_versioned = b"stablehlo-legalize-to-vhlo"
    dll.shlo_module_run_passes(module, to_versioned, len(to_versioned), None, ctypes.byref(versioned), None)
    dll.shlo_pass_name.restype = ctypes.c_char_p
    dll.shlo_pass_name.argtypes = [ctypes.c_size_t, pointer]

    poll_type = ctypes.CFUNCTYPE(ctypes.c_int32, pointer)
    moments, stop_at = [], [0]

    @poll_type
    def poll(_):
        moments.append(time.thread_time())
        return len(moments) == stop_at[0]

    dll.shlo_pass_options_set_poll.argtypes = [pointer, poll_type, pointer, ctypes.c_uint64, out]
    dll.shlo_pass_options_set_poll(library.options, poll, None, 0, None)

    def run(program, pipeline, stop):
        """The moments of begin, polls and end, and the status."""
        made, error = pointer(), pointer()
        moments.clear()
        stop_at[0] = stop
        begin = time.thread_time()
        status = dll.shlo_module_run_passes(program, pipeline, len(pipeline), library.options, ctypes.byref(made),
                                            ctypes.byref(error))
        end = time.thread_time()
        if status == 0:
            dll.shlo_module_destroy(made)
        else:
            why = library.why(error)
            if not stop:
                raise ValueError(why.splitlines()[0])
        return [begin, *moments, end]

    names = sys.argv[3:] or [dll.shlo_pass_name(number, None).decode() for number in range(dll.shlo_pass_count())]
    for name in names:
        pipeline = (name + OPTIONS.get(name, "")).encode()
        program = versioned if name.startswith("vhlo-") else module
        try:
            runs = [run(program, pipeline, 0) for _ in range(RUNS)]
        except ValueError as why:
            print(f"{name:45} {why}")
            continue
        polls = min(len(one) for one in runs) - 2
        # How far apart they are: by place, the least of the runs.
        gaps = [min(pair) for pair in zip(*([b - a for a, b in zip(one, one[1:])] for one in runs))]
        late = 0
        for k in range(STOPS):
            stop = 1 + k * (polls - 1) // (STOPS - 1) if polls > 1 else 1
            late = max(late, min(one[-1] - one[-2] for one in (run(program, pipeline, stop) for _ in range(3))))
        print(f"{name:45} {polls:6} polls, {max(gaps) * 1e3:6.1f} ms apart, {late * 1e3:6.1f} ms to the end after one",
              flush=True)


if __name__ == "__main__":
    main()
