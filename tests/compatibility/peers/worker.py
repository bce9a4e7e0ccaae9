"""Reads, runs and writes portable artifacts with one release of jaxlib; that release's Python runs it. See peers.py.

usage: worker.py FOLDER [FIRST]

FOLDER has jobs.json: a list of {"name", "version", "inputs": [npy...], "runs": bool}. For each job from number FIRST
on, NAME.bc is read, run if it can run (results go to NAME.out_K.npy), and written again as NAME.back.bc for the version
(BACK.back.bc if the job has a "back"). A line of JSON announces each step, so the caller knows which step ended the
process. The last line states how the job ended.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import sys

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import jax  # noqa: E402
import jaxlib  # noqa: E402
import numpy as np  # noqa: E402
from jaxlib import xla_client  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402
from jaxlib.mlir.dialects import chlo, stablehlo  # noqa: E402

jax.config.update("jax_enable_x64", True)
RELEASE = tuple(int(part) for part in jaxlib.__version__.split("."))


class BytePeer:
    """Releases whose functions for artifacts take and give bytes; modules of their own end the process."""

    def read(self, artifact):
        text = self.runnable(artifact)
        return stablehlo.deserialize_portable_artifact(artifact), text

    def write(self, program, version):
        try:
            return stablehlo.serialize_portable_artifact(program[0], version)
        except SystemError:  # bytecode that the release does not read again itself; text goes
            return stablehlo.serialize_portable_artifact(program[1], version)

    def runnable(self, artifact):
        text = xla_client._xla.mlir.deserialize_portable_artifact(artifact)
        return text if isinstance(text, str) else text.decode()


class ModulePeer:
    def __init__(self):
        self.context = ir.Context()
        for dialect in (stablehlo, chlo):
            dialect.register_dialect(self.context)
        try:
            from jaxlib.mlir.dialects import sdy
            sdy.register_dialect(self.context)
        except ImportError:
            pass

    def read(self, artifact):
        module = stablehlo.deserialize_portable_artifact(self.context, artifact)
        if not module.operation.verify():
            raise ValueError("what was read does not verify")
        return module

    def write(self, program, version):
        try:
            return stablehlo.serialize_portable_artifact(program, version, True)
        except TypeError:  # other dialects' matter is no matter yet
            return stablehlo.serialize_portable_artifact(program, version)

    def runnable(self, artifact):
        return self.read(artifact)


class Runner:
    def __init__(self):
        self.device = jax.devices("cpu")[0]

    def run(self, program, inputs):
        client = self.device.client
        if hasattr(client, "compile_and_load"):
            devices = xla_client.DeviceList((self.device,))
            try:
                executable = client.compile_and_load(program, devices, xla_client.CompileOptions())
            except TypeError:  # modules only as text yet
                executable = client.compile_and_load(str(program), devices, xla_client.CompileOptions())
        else:
            executable = client.compile(str(program))
        arrays = [jax.device_put(np.load(path), self.device) for path in inputs]
        results = executable.execute_sharded(arrays).disassemble_into_single_device_arrays()
        return [np.asarray(result[0]) for result in results]


def first_line(error):
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)[:300]


def main():
    folder = sys.argv[1]
    with open(os.path.join(folder, "jobs.json")) as file:
        jobs = json.load(file)
    peer = BytePeer() if RELEASE < (0, 4, 33) else ModulePeer()
    runner = None
    for number in range(int(sys.argv[2]) if len(sys.argv) > 2 else 0, len(jobs)):
        job = jobs[number]
        path = os.path.join(folder, job["name"])
        answer = {"job": number, "read": None, "ran": None, "written": None}

        def step(name):
            print(json.dumps({"job": number, "step": name}), flush=True)

        step("read")
        try:
            with open(path + ".bc", "rb") as file:
                artifact = file.read()
            program = peer.read(artifact)
        except Exception as error:
            answer["read"] = first_line(error)
            print(json.dumps(answer), flush=True)
            continue
        if job["runs"]:
            step("ran")
            try:
                runner = runner or Runner()
                for place, value in enumerate(runner.run(peer.runnable(artifact), job["inputs"])):
                    plain = value if value.dtype.kind in "biufc" else value.astype(np.float32)
                    np.save("%s.out_%d.npy" % (path, place), plain)
            except Exception as error:
                answer["ran"] = first_line(error)
        step("written")
        try:
            written = peer.write(program, job["version"])
            with open(os.path.join(folder, job.get("back", job["name"]) + ".back.bc"), "wb") as file:
                file.write(written)
        except Exception as error:
            answer["written"] = first_line(error)
        print(json.dumps(answer), flush=True)


main()
