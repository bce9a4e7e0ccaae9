"""Nanoseconds of a run of two ops on 8 elements, best of many rounds.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import sys
import timeit

import numpy as np
import stablehlo_c as shlo

CALLS = 100
plan = shlo.Plan(shlo.parse(sys.argv[1]))
x, y, z = np.full(8, 1, np.float32), np.full(8, 2, np.float32), np.zeros(8, np.float32)


def best(call):
    return min(timeit.repeat(call, number=CALLS, repeat=1001)) / CALLS * 1e9


print("arrays", best(lambda: plan.run((x, y), (z,))))
assert (z == 6).all()
print("new arrays", best(lambda: plan(x, y)))
