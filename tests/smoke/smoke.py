"""Loads the library with ctypes, reads an artifact, runs it, compares, and shows an error.

usage: smoke.py LIBRARY MODEL INPUT EXPECTED
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes as c
import sys

shlo = c.CDLL(sys.argv[1])
P = c.c_void_p
for name in ("shlo_error_message", "shlo_status_name", "shlo_diagnostic_source_line"):
    getattr(shlo, name).restype = c.c_char_p
shlo.shlo_error_diagnostic.restype = P
shlo.shlo_plan_output_count.restype = c.c_size_t


def check(status, error):
    if status:
        raise RuntimeError(shlo.shlo_error_message(error, None).decode())


def call(function, *arguments):
    error = P()
    check(function(*arguments, c.byref(error)), error)


def tensor(path):
    data, handle = open(path, "rb").read(), P()
    call(shlo.shlo_tensor_from_npy, data, c.c_size_t(len(data)), 0, c.byref(handle))
    return handle


data, module, plan = open(sys.argv[2], "rb").read(), P(), P()
call(shlo.shlo_artifact_read, data, c.c_size_t(len(data)), None, c.byref(module))
call(shlo.shlo_plan_create, module, None, c.byref(plan))
shlo.shlo_module_destroy(module)
count = shlo.shlo_plan_output_count(plan)
inputs, outputs = (P * 1)(tensor(sys.argv[3])), (P * count)()
call(shlo.shlo_plan_run, plan, c.c_size_t(1), inputs, c.c_size_t(count), outputs, None)
expected, index = tensor(sys.argv[4]), c.c_int64(-2)
call(shlo.shlo_tensor_compare, P(outputs[0]), expected, c.c_double(1e-5), c.byref(index))
assert index.value == -1, f"element {index.value} differs"

# The comparison can fail: one element of the expectation is changed.
shlo.shlo_tensor_mutable_data.restype = c.POINTER(c.c_float)
shlo.shlo_tensor_mutable_data(expected)[3] += 1
call(shlo.shlo_tensor_compare, P(outputs[0]), expected, c.c_double(1e-5), c.byref(index))
assert index.value == 3, f"a changed element went unnoticed: {index.value}"

error, text = P(), b"func.func @main() { stablehlo.nonsense }"
status = shlo.shlo_module_parse(text, c.c_size_t(len(text)), None, c.byref(module), c.byref(error))
assert status != 0
print("error as it should be:", shlo.shlo_status_name(status).decode(), shlo.shlo_error_message(error, None).decode())
for handle, destroy in ((error, shlo.shlo_error_destroy), (plan, shlo.shlo_plan_destroy)):
    destroy(handle)
print("python: 1 artifact read and run, 1 error shown")
