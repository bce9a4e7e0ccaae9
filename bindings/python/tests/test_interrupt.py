"""What stops a run: Ctrl-C and other signals, a cancellation, a time limit.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import stablehlo_c as shlo
from support import COUNTS, ENDLESS, Case, numpy, two_ops

PACKAGE = Path(shlo.__file__).resolve().parent


class Alarm(Exception):
    pass


class Signals(Case):
    """Signals that this process sends to itself while the main thread runs a plan."""

    def setUp(self):
        self.plan = shlo.parse(ENDLESS).compile()
        self.tensor = shlo.Tensor(1, "i32")
        self.handled = []

    def stopped(self, of_class, run, number=signal.SIGINT, handler=signal.default_int_handler, seconds=10):
        """Runs, and sends a signal meanwhile: the exception and the seconds that passed."""
        before = signal.signal(number, handler)
        timer = threading.Timer(0.2, os.kill, (os.getpid(), number))
        start = time.monotonic()
        timer.start()
        try:
            with self.assertRaises(of_class) as caught:
                run()
        finally:
            timer.join()
            signal.signal(number, before)
        self.assertLess(time.monotonic() - start, seconds)
        COUNTS["signals"] += 1
        return caught.exception

    def test_ctrl_c(self):
        self.stopped(KeyboardInterrupt, lambda: self.plan(self.tensor))
        self.stopped(KeyboardInterrupt, lambda: self.plan(1))
        self.stopped(KeyboardInterrupt, lambda: self.plan.run([1], options=shlo.RunOptions(timeout=30)))
        if numpy is not None:
            x = numpy.array(1, "i4")
            for _ in range(2):  # the second one is prepared for arrays
                self.stopped(KeyboardInterrupt, lambda: self.plan(x))
            self.stopped(KeyboardInterrupt, lambda: self.plan.run([x], out=x.copy()))
        endless = shlo.parse(ENDLESS)
        self.stopped(KeyboardInterrupt, lambda: endless.history([1], keep_values=False))
        self.assertIsInstance(endless.history([1], keep_values=False, timeout=0.1).error, shlo.LimitError)
        grid = shlo.parse(ENDLESS).compile(partitions=2)
        self.stopped(KeyboardInterrupt, lambda: grid.run_grid([(1,), (1,)]))
        self.stopped(KeyboardInterrupt, lambda: grid.run_grid([(1,), (1,)], shlo.RunOptions(timeout=30)))
        self.assertEqual(two_ops().run([1] * 8, [2] * 8).tolist(), [6.0] * 8)

    def test_handlers(self):
        def raises(*_):
            raise Alarm("rings")

        def goes_on(*_):
            self.handled.append(two_ops().run([1] * 8, [2] * 8).tolist())

        def interrupted(*_):
            self.plan.run([1], options=shlo.RunOptions(timeout=0.1))

        error = self.stopped(Alarm, lambda: self.plan(self.tensor), signal.SIGUSR1, raises)
        self.assertEqual(str(error), "rings")
        options = shlo.RunOptions(timeout=1)
        run = lambda: self.plan.run([self.tensor], options=options)  # noqa: E731
        self.stopped(shlo.LimitError, run, signal.SIGUSR1, goes_on)
        self.assertEqual(self.handled, [[6.0] * 8])
        self.stopped(shlo.LimitError, run, signal.SIGUSR1, interrupted)

    def test_a_handler_closes_what_runs(self):
        options = shlo.RunOptions(timeout=1)
        used = [self.plan, self.tensor, options]

        def closes(*_):
            for one in used:
                one.close()
            self.handled.append(two_ops().run([1] * 8, [2] * 8).tolist())

        run = lambda: used[0].run([used[1]], options=options)  # noqa: E731
        self.stopped(shlo.LimitError, run, signal.SIGUSR1, closes)
        self.assertEqual(self.handled, [[6.0] * 8])
        self.assertTrue(all(one.is_closed for one in used))
        self.refused(ValueError, "closed", run)

    def test_other_threads_go_on(self):
        ends = []

        def work():
            try:
                self.plan.run([1], options=shlo.RunOptions(timeout=0.6))
            except shlo.LimitError:
                ends.append("limit")

        thread = threading.Thread(target=work)
        thread.start()
        self.stopped(KeyboardInterrupt, lambda: time.sleep(5))
        thread.join()
        self.assertEqual(ends, ["limit"])

    def test_after_fork(self):
        child = os.fork()
        if not child:
            try:
                self.stopped(KeyboardInterrupt, lambda: self.plan(self.tensor))
                os._exit(0)
            finally:
                os._exit(1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)

    def test_a_program_that_ctrl_c_ends(self):
        # A shell starts what runs in the background without Ctrl-C.
        code = (
            "import signal, sys, stablehlo_c as s; signal.signal(signal.SIGINT, signal.default_int_handler);"
            "p = s.parse(sys.argv[1]).compile(); print('runs', flush=True); p(1)"
        )
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
        command = [sys.executable, "-B", "-c", code, ENDLESS]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            self.assertEqual(process.stdout.readline(), b"runs\n")
            time.sleep(0.2)
            process.send_signal(signal.SIGINT)
            _, printed = process.communicate(timeout=30)
        self.assertEqual(process.returncode, -signal.SIGINT)
        self.assertTrue(printed.strip().endswith(b"KeyboardInterrupt"), printed)


class Limits(Case):
    def setUp(self):
        self.plan = shlo.parse(ENDLESS).compile()

    def test_timeout(self):
        options = shlo.RunOptions(timeout=0.05)
        self.refused(shlo.LimitError, "", self.plan.run, [1], options=options)
        self.refused(ValueError, "more than 0", shlo.RunOptions, timeout=0)
        self.refused(ValueError, "more than 0", shlo.RunOptions, timeout=float("nan"))

    def test_cancel(self):
        options = shlo.RunOptions()
        timer = threading.Timer(0.05, options.cancel)
        start = time.monotonic()
        timer.start()
        self.refused(shlo.CancelledError, "", self.plan.run, [1], options=options)
        self.assertLess(time.monotonic() - start, 30)
        self.refused(shlo.CancelledError, "", self.plan.run, [1], options=options)
        options.close()
        self.refused(ValueError, "closed", self.plan.run, [1], options=options)
        self.refused(ValueError, "closed", options.cancel)

    def test_cancellation(self):
        ends, stop, other = [], shlo.Cancellation(), shlo.Cancellation()

        def work(cancellation):
            try:
                self.plan.run([1], options=shlo.RunOptions(timeout=2, cancellation=cancellation))
            except shlo.Error as error:
                ends.append(error.code)

        threads = [threading.Thread(target=work, args=(one,)) for one in (stop, stop, other)]
        for one in threads:
            one.start()
        timer = threading.Timer(0.1, lambda: (stop.cancel(), stop.close()))
        kept = shlo.RunOptions(cancellation=stop)
        timer.start()
        self.refused(shlo.CancelledError, "", self.plan.run, [1], options=kept)
        for one in (*threads, timer):
            one.join()
        self.assertEqual(sorted(ends), [shlo.Status.LIMIT, shlo.Status.CANCELLED, shlo.Status.CANCELLED])
        self.assertFalse(other.is_cancelled)
        other.cancel()
        self.assertTrue(other.is_cancelled)
        self.refused(ValueError, "closed", stop.cancel)
        self.refused(ValueError, "closed", shlo.RunOptions, cancellation=stop)

    def test_closed_while_it_runs(self):
        module = shlo.parse(ENDLESS)
        options, plan = shlo.RunOptions(timeout=1), module.compile()
        timers = [threading.Timer(0.3, one.close) for one in (plan, module, options)]
        for one in timers:
            one.start()
        self.refused(shlo.LimitError, "", plan.run, [1], options=options)
        for one in timers:
            one.join()

    def test_tensors_closed_while_it_runs(self):
        plan, x = shlo.parse(ENDLESS).compile(), shlo.Tensor(1, "i32")
        stop = signal.signal(signal.SIGALRM, lambda *_: 1 / 0)
        timers = [threading.Timer(0.05, one.close) for one in (plan, x)]
        for one in timers:
            one.start()
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        try:
            self.assertRaises(ZeroDivisionError, plan, x)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, stop)
        self.assertTrue(plan.is_closed and x.is_closed)
        self.refused(ValueError, "closed", plan, x)
