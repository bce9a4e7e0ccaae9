"""Pipelines: their text, what they do, what they report, what stops them, and what passes there are.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import inspect
import json
import os
import signal
import threading
import time

import stablehlo_c as shlo
from stablehlo_c import passes
from support import COUNTS, ROOT, Case, two_ops

CHLO = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}"""
# What remove-sharding refuses.
UNKNOWN = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "sdy.later"(%x) : (tensor<2xf32>) -> tensor<1xf32>
  return %x : tensor<2xf32>
}"""
NORMAL = "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo))"
KNOWN = json.loads((ROOT / "docs" / "passes.json").read_text())


class Texts(Case):
    def test_normal_form(self):
        typed = [passes.remove_sharding(), passes.chlo_legalize_to_stablehlo()]
        for given in (NORMAL, "remove-sharding, decompose-chlo"):
            self.assertEqual(str(shlo.Pipeline(given)), NORMAL)
        self.assertEqual(str(shlo.Pipeline(*typed)), NORMAL)
        self.assertEqual(str(shlo.Pipeline(typed[0], "func.func(decompose-chlo)")), NORMAL)
        self.assertEqual(shlo.Pipeline(*typed).passes, ("remove-sharding", "chlo-legalize-to-stablehlo"))
        self.assertNotEqual(str(shlo.Pipeline(*reversed(typed))), NORMAL)
        self.assertEqual((str(shlo.Pipeline()), shlo.Pipeline().passes), ("builtin.module()", ()))
        self.assertEqual(repr(shlo.Pipeline()), "<Pipeline builtin.module()>")

    def test_options(self):
        one = shlo.Pass("p", {"op-names": ["a", "b"], "version": 1, "on": True, "to": "it's", "none": ()})
        self.assertEqual(str(one), "p{op-names='a,b' version='1' on=true to=\"it's\"}")
        self.refused(ValueError, "both kinds of quotes", str, shlo.Pass("p", {"to": "\"it's\""}))
        error = self.refused(ValueError, "remove-sharding", shlo.Pipeline, shlo.Pass("remove-sharding", {"x": 1}))
        self.assertEqual((error.code, error.diagnostics[0].column), (shlo.Status.MALFORMED, 17))

    def test_refusals(self):
        error = self.refused(shlo.MalformedError, "did you mean", shlo.Pipeline, "remove-sharding,\ndecompose-clo")
        place = error.diagnostics[0]
        self.assertEqual((place.line, place.column, place.source_line), (2, 1, "decompose-clo"))
        self.refused(ValueError, "not 1", shlo.Pipeline, 1)
        self.refused(ValueError, "not None", two_ops().run_passes, None)
        closed = shlo.Pipeline(NORMAL)
        closed.close()
        self.refused(ValueError, "closed", two_ops().run_passes, closed)
        self.refused(ValueError, "closed", str, closed)


class Runs(Case):
    def test_run(self):
        module, reports, before = shlo.parse(CHLO), [], str(shlo.parse(CHLO))
        pipeline = shlo.Pipeline(NORMAL)
        for given in (NORMAL, pipeline, passes.chlo_legalize_to_stablehlo(), [passes.chlo_legalize_to_stablehlo()]):
            self.assertIn("stablehlo.tan", str(module.run_passes(given)))
        self.assertEqual(str(module), before)
        self.assertEqual(str(module.run_passes("remove-sharding")), before)
        made = pipeline.run(module, reports=reports)
        self.assertEqual(str(made), str(module.decompose_chlo()))
        self.assertEqual([one.name for one in reports], list(pipeline.passes))
        self.assertEqual([(one.ops_before, one.ops_after) for one in reports], [(3, 3), (3, 3)])
        self.assertTrue(0 < sum(one.seconds for one in reports) < 60)
        self.assertEqual((reports[0].rewrites, reports[0].dynamic, made.warnings), ({}, (), ()))

    def test_failure(self):
        reports, module = [], shlo.parse(UNKNOWN)
        error = self.refused(
            shlo.UnsupportedError, "sdy.later", module.run_passes, "decompose-chlo,remove-sharding", reports=reports
        )
        self.assertEqual(error.diagnostics[0].pass_name, "remove-sharding")
        self.assertIn("'remove-sharding'", error.message)
        self.assertEqual([one.name for one in reports], ["chlo-legalize-to-stablehlo", "remove-sharding"])

    def test_one_pipeline_for_all_threads(self):
        pipeline, found = shlo.Pipeline(NORMAL), []

        def work():
            for _ in range(20):
                found.append(str(pipeline.run(shlo.parse(CHLO))))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual((len(found), len(set(found))), (80, 1))


class Stops(Case):
    """What stops a pipeline that takes seconds."""

    def setUp(self):
        lines = "\n".join(f"  %{k + 1} = stablehlo.negate %{k} : tensor<f32>" for k in range(4000))
        text = f"func.func @main(%0: tensor<f32>) -> tensor<f32> {{\n{lines}\n  return %4000 : tensor<f32>\n}}"
        self.module, self.long = shlo.parse(text), shlo.Pipeline(*["decompose-chlo", "remove-sharding"] * 2048)

    def test_limits(self):
        self.refused(shlo.LimitError, "time limit", self.module.run_passes, self.long, timeout=0.05)
        self.refused(ValueError, "more than 0", self.module.run_passes, self.long, timeout=0)
        self.refused(ValueError, "max_ops", self.module.run_passes, self.long, max_ops=-1)

    def test_cancellation(self):
        stop = shlo.Cancellation()
        timer = threading.Timer(0.05, stop.cancel)
        timer.start()
        self.refused(shlo.CancelledError, "cancelled", self.module.run_passes, self.long, cancellation=stop)
        timer.join()

    def test_ctrl_c(self):
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        timer, start = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)), time.monotonic()
        timer.start()
        try:
            self.assertRaises(KeyboardInterrupt, self.forever)
        finally:
            timer.join()
            signal.signal(signal.SIGINT, before)
        self.assertLess(time.monotonic() - start, 10)
        self.assertEqual(str(self.module.run_passes("remove-sharding")), str(self.module))
        COUNTS["signals"] += 1

    def forever(self):
        while True:
            self.module.run_passes(self.long)


class Known(Case):
    def test_passes(self):
        found = {one.name: one for one in shlo.known_passes()}
        self.assertEqual(list(found), sorted(found))
        for one in KNOWN["passes"]:
            pass_ = found[one["name"]]
            self.assertEqual(pass_.summary, one["summary"])
            self.assertEqual(list(pass_.other_names), one["other_names"])
            self.assertEqual(pass_.is_idempotent, one["idempotent"])
            options = [(of["name"], of["type"], of["default"], of["summary"]) for of in one["options"]]
            self.assertEqual([tuple(of) for of in pass_.options], options)
            for name in (pass_.name, *pass_.other_names):
                self.assertEqual(shlo.find_pass(name), pass_)
        self.assertEqual(found["remove-sharding"].anchor, shlo.PassAnchor.MODULE)
        self.assertEqual(found["chlo-legalize-to-stablehlo"].anchor, shlo.PassAnchor.FUNCTION)
        self.assertEqual(found["chlo-legalize-to-stablehlo"].keeps, shlo.PassKeeps.BOUND)
        self.refused(LookupError, "nothing", shlo.find_pass, "nothing")
        self.assertEqual([one.name for one in shlo.known_pipelines()], [one["name"] for one in KNOWN["pipelines"]])

    def test_typed(self):
        """Each function makes the pass with its defaults, which the normal form leaves out."""
        functions = [one for _, one in inspect.getmembers(passes, inspect.isfunction)]
        for one in functions:
            self.assertRegex(str(shlo.Pipeline(one())), rf"^builtin\.module\((func\.func\()?{one().name}\)\)?$")
            self.assertTrue(one.__doc__)
        self.assertEqual(sorted(one().name for one in functions), [one["name"] for one in KNOWN["passes"]])
        COUNTS["passes"] += len(functions)
