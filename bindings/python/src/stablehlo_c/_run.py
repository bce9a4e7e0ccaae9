"""Runs of plans, which signals interrupt: Ctrl-C raises KeyboardInterrupt out of a run.

The extension does all this in C. Without it, ctypes does.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os
import threading
from ctypes import addressof, byref, c_size_t, c_void_p, cast, pythonapi
from typing import Any

from . import _capi, _library
from .errors import CancelledError, call
from .errors import error as _error

INTERVAL = 100  # milliseconds between two looks for signals
_c, _fast = _library.library, _library.fast
_OwnedRunOptions = _library.owned(_capi.shlo_run_options)

# --- Signals. Python runs their handlers on the main thread only, so only its runs look for them.

_main = threading.main_thread().ident


def _set_main_thread():
    global _main
    _main = threading.get_ident()
    if _fast is not None:
        _fast.set_main_thread(_main)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_set_main_thread)


def _watch(raised):
    """Answers the polls of runs. A handler raises its exception where this is suspended, in the try statement."""
    stops = 0
    while True:
        try:
            yield stops
            pythonapi.PyErr_CheckSignals()
            stops = 0
        except GeneratorExit:
            return
        except BaseException as failure:
            # Without this frame, which whoever gets the exception may clear.
            raised.append(failure.with_traceback(failure.__traceback__.tb_next))
            stops = 1


_raised: Any = []
_watcher = _watch(_raised)
next(_watcher)
_watching = _capi.shlo_poll_fn(_watcher.send)
_poll = _watching if _fast is None else _capi.shlo_poll_fn(_fast.poll)


def _is_watching():
    """Whether a call that begins here can have _watching as its poll. One that a handler began cannot."""
    return threading.get_ident() == _main and not _watcher.gi_running


def looks_for_signals():
    """Whether a run that begins here asks for signals. One that a handler began does not, without the extension."""
    return threading.get_ident() == _main if _fast is not None else _is_watching()


def interruptible(set_poll, function, *arguments):
    """Calls a function that can fail. An exception of a signal's handler comes out of it.

    set_poll: gives a poll to the function's options.
    """
    watches = _is_watching()
    if watches:
        set_poll(_watching, None, INTERVAL)
    try:
        call(function, *arguments)
    except CancelledError:
        if watches and _raised:
            raise _raised.pop() from None
        raise
    if watches and _raised:  # what was stopped has a result, such as a history
        raise _raised.pop()


def options(is_polled, **settings):
    """The handle of run options, with the numbers and handles that are not None."""
    made = _OwnedRunOptions()
    call(_c.shlo_run_options_create, made)
    for name, value in settings.items():
        if name == "progress":
            call(_c.shlo_run_options_set_progress, made, value, None, INTERVAL)
        elif name == "donate":
            for index in value:
                call(_c.shlo_run_options_donate, made, index)
        elif value is not None:
            call(getattr(_c, "shlo_run_options_set_" + name), made, value)
    if is_polled:
        call(_c.shlo_run_options_set_poll, made, _poll, None, INTERVAL)
    return made


_polled = options(True)

# --- Runs

# Instead of a number of processes of a grid, which have inputs of their own: the plan runs on memory, or on tensors.
ON_MEMORY, ON_TENSORS = -1, -2
# The functions that run. Item access makes functions of their own, and these have no types of arguments, whose conversion
# takes longer than a short run: execute gives objects of ctypes only.
_functions = {ON_MEMORY: _c["shlo_plan_run_raw"], ON_TENSORS: _c["shlo_plan_run"]}
_grid = _c["shlo_plan_run_grid"]
for _function in (*_functions.values(), _grid):
    _function.restype = _c.shlo_plan_run.restype


def _fail(address):
    """Raises the error at an address."""
    raise _error(_library.Error(address))


def execute(processes, plan, inputs, outputs, counts, settings):
    """Runs a plan on arrays of handles, or of addresses.

    counts: how many inputs and outputs a process has, of type size_t. settings: the handle of run options, or None.
    """
    if settings is None and looks_for_signals():
        settings = _polled
    if _fast is not None:
        address = 0 if settings is None else settings.value
        given, made = (one.value for one in counts)
        _fast.execute(processes, plan.value, given, addressof(inputs), made, addressof(outputs), address)
        return
    failure = _capi.shlo_error()
    arguments = (counts[0], inputs, counts[1], outputs, settings, byref(failure))
    run = _functions.get(processes)
    if run(plan, *arguments) if run else _grid(plan, c_size_t(processes), *arguments):
        made = _library.Error(failure.value)
        if looks_for_signals() and _raised:
            raise _raised.pop()
        raise _error(made)


if _fast is not None:
    names = (
        "plan_run plan_run_raw plan_run_grid tensor_borrow_const tensor_data tensor_size tensor_destroy tensor_rank "
        "tensor_shape error_destroy"
    ).split()
    _fast.bind(*(cast(getattr(_c, "shlo_" + one), c_void_p).value for one in names), _polled.value, _fail)
    _fast.set_main_thread(_main)
