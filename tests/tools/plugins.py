"""`shlo plugins` and `shlo run --plugin`: plugins that work, fail, abort and never answer.

usage: plugins.py SHLO PLUGIN FAULTY NO_PLUGIN
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import pathlib
import re
import subprocess
import sys

from command import Cases, npy

cases = Cases(sys.argv[1])
case, usage, write = cases.case, cases.usage, cases.write
plugin, faulty, no_plugin = (os.path.abspath(path) for path in sys.argv[2:5])

# faulty.h
ERROR, EXCEPTION, CORRUPTED, OLD, ABORT, SLEEP = 1, 3, 4, 7, 10, 11


def fault(kind, entry=""):
    os.environ["FAULT"] = f"{kind} {entry}".strip()


header = pathlib.Path(__file__).resolve().parents[2] / "third_party/pjrt/pjrt_c_api.h"
MINOR = re.search(r"#define PJRT_API_MINOR (\d+)", header.read_text())[1]
WORKS = [f"0.{MINOR}", "1.22.0", "shlo", "1 shlo", "works"]
case("plugins", plugin, out=[plugin, *WORKS])
case("plugins", "--plugin-option", "device_count=3", plugin, out=["3 shlo", "works"])
case("plugins", "--plugin-option", "turbo=true", plugin, status=1, out=["verdict", "turbo"])
case("plugins", no_plugin, plugin, "/nowhere/x.so", status=1,
     out=["verdict", "no function GetPjrtApi", "works", "No such file"])
for kind, entry, verdict in (
    (ERROR, "Client_Create", "the plugin's Client_Create failed: planted for the test"),
    (EXCEPTION, "Client_Compile", "the plugin's Client_Compile threw an exception"),
    (CORRUPTED, "Buffer_ToHostBuffer", "it adds 3.000000 and 40.000000 to"),
    (OLD, "", "has the version 0.40 of PJRT"),
    (ABORT, "Plugin_Initialize", "ended the process (SIGABRT) while loading it"),
    (ABORT, "Client_Create", "ended the process (SIGABRT) while creating a client"),
    (ABORT, "LoadedExecutable_Execute", "ended the process (SIGABRT) while running a program"),
    (SLEEP, "Client_Create", "did not answer in time while creating a client"),
):
    fault(kind, entry)
    case("plugins", "--seconds", "1", faulty, status=1, out=["verdict", verdict])

# A plugin that ends its process does not end the look at the next one.
fault(ABORT, "Client_Create")
looks = json.loads(case("plugins", "--json", faulty, plugin, status=1, out=["SIGABRT", "works"]).out)
assert [look["path"] for look in looks] == [faulty, plugin] and looks[1]["stablehlo"] == "1.22.0", looks
fault(0)
case("plugins", "--json", faulty, out=["works"])

write("add.mlir", """func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
""")
write("a.npy", npy("<f4", (3,), [1, 2, 3]))
write("b.npy", npy("<f4", (3,), [10, 20, 40]))
write("sum.npy", npy("<f4", (3,), [11, 22, 43]))
RUN = ["run", "add.mlir", "--input", "a.npy", "--input", "b.npy", "--expect", "sum.npy"]
case(*RUN, "--plugin", plugin, out=["11 22 43", "equal"])
case(*RUN, "--plugin", plugin, "--plugin-option", "simd=baseline", "--repeat", "3", out=["equal", "median of"])
case(*RUN, "--plugin", plugin, "--plugin-option", "turbo=1", status=1, err=["Client_Create failed", "turbo"])
fault(CORRUPTED, "Buffer_OpaqueDeviceMemoryDataPointer")
case(*RUN, "--plugin", faulty, status=1, out=["differs"])
for kind, entry, status, message in (
    (ERROR, "Client_Compile", 1, "the plugin's Client_Compile failed: planted for the test"),
    (EXCEPTION, "LoadedExecutable_Execute", 1, "the plugin's LoadedExecutable_Execute threw an exception"),
    (ABORT, "Client_Create", 3, "the plugin ended the process (SIGABRT) while creating a client"),
    (ABORT, "Client_Compile", 3, "the plugin ended the process (SIGABRT) while running the program"),
):
    fault(kind, entry)
    case(*RUN, "--plugin", faulty, status=status, err=[message])
# A program for a mesh, divided among devices: rows of x are on the first and on the second one.
fault(0)
write("mesh.mlir", """module {
  sdy.mesh @mesh = <["a"=2]>
  func.func @main(%x: tensor<2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<2xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
""")
write("x.npy", npy("<f4", (2, 2), [1, 2, 30, 40]))
write("columns.npy", npy("<f4", (2,), [31, 42]))
write("rows.npy", npy("<f4", (2,), [3, 70]))
MESH = ["run", "mesh.mlir", "--input", "x.npy", "--plugin", plugin, "--plugin-option", "device_count=2"]
case(*MESH, "--devices", "2", "--expect", "columns.npy", out=["equal"])
case(*MESH, "--devices", "2", "--expect", "rows.npy", status=1, out=["differs"])
case(*MESH, "--devices", "3", status=1, err=["3 processes, for which there are 2 devices"])
usage(*MESH[:4], "--devices", "2", message="--devices are those of --plugin, and go without --grid")
case(*MESH, "--devices", "0", status=2, err=["--devices takes the number of devices"])
# The same among two processes, each with one of the devices, and one that waits alone.
SHARED = [*MESH[:6], "--plugin-option", "process_timeout=20000", "--devices", "2"]
for name, status, word in (("columns.npy", 0, "equal"), ("rows.npy", 1, "differs")):
    meeting = [*SHARED, "--expect", name, "--rendezvous", "meeting_" + name]
    other = subprocess.Popen([cases.shlo, *meeting, "--process", "1/2"], cwd=cases.folder, text=True,
                             stdout=subprocess.PIPE)
    case(*meeting, "--process", "0/2", status=status, out=[word])
    out, _ = other.communicate(timeout=60)
    assert other.returncode == status and word in out, out
case(*meeting, "--process", "0/2", status=1, err=["is or was the rendezvous of a process 0"])
case(*SHARED, "--plugin-option", "process_timeout=100", "--rendezvous", "alone", "--process", "1/2", status=1,
     err=["process 0 of 2 has not come to shlo/devices/0 in 100 ms"])
for wrong in ("1", "2/2", "a/2", "0/2x", "-1/2"):
    case(*SHARED, "--process", wrong, status=2, err=["--process takes the number of this process"])
usage("plugins", message="LIBRARY is missing")
usage(*RUN, "--plugin", plugin, "--stop-at-nan",
      message="--stop-at-nan looks into a run, which a plugin does not show")
fault(0)
# The usage of the command, told by the process that has the plugin.
case(*RUN, "--plugin", plugin, "--plugin-option", "x", status=2, err=["--plugin-option takes NAME=VALUE, not 'x'"])
cases.done(39)
