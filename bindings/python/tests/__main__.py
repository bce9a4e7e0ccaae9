"""Runs the tests of the package, and counts them. usage: python3 tests [NAME...]

The library is that of STABLEHLO_C_LIBRARY.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src"), str(HERE.parent / "examples")]

found = unittest.defaultTestLoader.discover(str(HERE), "test_*.py", str(HERE))
if sys.argv[1:]:
    found = unittest.defaultTestLoader.loadTestsFromNames(sys.argv[1:])
result = unittest.TextTestRunner(verbosity=1).run(found)
import support  # noqa: E402

reasons = {reason for _, reason in result.skipped}
extension = "with" if support.shlo.plan._Runner.__module__.endswith("_fast") else "without"
left_out = f", {len(result.skipped)} left out ({'; '.join(sorted(reasons))})" if reasons else ""
ran = result.testsRun - len(result.skipped)
print(f"python {sys.version.split()[0]}, {extension} extension: {ran} tests{left_out}, {support.summary()}")
sys.exit(not result.wasSuccessful() or result.testsRun <= len(result.skipped))
