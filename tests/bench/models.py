#!/usr/bin/env python3
"""Measures ONNX models beside the package onnx in one run, and prints Markdown tables: reading, verifying, inferring.

usage: models.py --build build/release [MODEL.onnx...]
Runs with a Python that has the package onnx. Models of one op after another, of 10,000 to 320,000 nodes, and one with
3 GiB of external data are made; the files given are measured as well. Times are those of the thread: others may use
the machine.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time

from onnx import ModelProto, TensorProto, checker, helper, shape_inference

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--build", required=True)
parser.add_argument("models", nargs="*")
arguments = parser.parse_args()
os.sched_setaffinity(0, {0})


def chain(count):
    """Relu, Add, Mul, Sigmoid and Neg in turn."""
    nodes, before = [], "x"
    for i in range(count):
        op = ("Relu", "Add", "Mul", "Sigmoid", "Neg")[i % 5]
        nodes.append(helper.make_node(op, [before] + ["w"] * (op in ("Add", "Mul")), [f"v{i}"], name=f"node_{i}"))
        before = f"v{i}"
    graph = helper.make_graph(nodes, "chain", [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 64])],
                              [helper.make_tensor_value_info(before, TensorProto.FLOAT, ["batch", 64])],
                              [helper.make_tensor("w", TensorProto.FLOAT, [64], [1.0] * 64)])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8).SerializeToString()


def with_external_data(folder):
    """Twelve matrices of 256 MiB in a file without blocks."""
    bytes_each, nodes, tensors, before = 1 << 28, [], [], "x"
    for i in range(12):
        tensor = TensorProto(name=f"w{i}", data_type=TensorProto.FLOAT, dims=[8192, 8192])
        tensor.data_location = TensorProto.EXTERNAL
        for key, value in (("location", "w.bin"), ("offset", str(i * bytes_each)), ("length", str(bytes_each))):
            tensor.external_data.add(key=key, value=value)
        tensors.append(tensor)
        nodes.append(helper.make_node("MatMul", [before, tensor.name], [f"y{i}"]))
        before = f"y{i}"
    graph = helper.make_graph(nodes, "large", [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 8192])],
                              [helper.make_tensor_value_info(before, TensorProto.FLOAT, ["batch", 8192])], tensors)
    with open(os.path.join(folder, "w.bin"), "wb") as file:
        file.truncate(12 * bytes_each)
    path = os.path.join(folder, "large.onnx")
    with open(path, "wb") as file:
        file.write(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)]).SerializeToString())
    return path


def ours(path, repeat):
    command = [os.path.join(arguments.build, "tests/bench/shlo-bench"), "onnx", path, str(repeat)]
    return json.loads(subprocess.check_output(command, text=True))


def median(run, repeat):
    def once():
        start = time.thread_time()
        run()
        return (time.thread_time() - start) * 1e3

    return statistics.median(once() for _ in range(repeat))


def row(name, path, repeat):
    with open(path, "rb") as file:
        content = file.read()
    theirs = [median(lambda: ModelProto().ParseFromString(content), repeat),
              median(lambda: checker.check_model(content), repeat),
              median(lambda: shape_inference.infer_shapes(content, data_prop=True), repeat)]
    mine = ours(path, repeat)
    total = mine["load_ms"] + mine["infer_ms"]
    print(f"| {name} | {len(content) / 1e6:.1f} | " + " | ".join(f"{one:.1f}" for one in theirs) +
          f" | {mine['load_only_ms']:.1f} | {mine['load_ms'] - mine['load_only_ms']:.1f} | {mine['infer_ms']:.1f} | "
          f"{mine['write_ms']:.1f} | {sum(theirs) / total:.2f} | {mine['peak_kb'] / 1e3:.1f} |", flush=True)


print("| model | MB | onnx load | check | infer | ours load | verify | infer | write | onnx / ours | peak MB |")
print("|---|" + "--:|" * 10)
with tempfile.TemporaryDirectory() as scratch:
    for count in (10_000, 30_000, 100_000, 320_000):
        chained = os.path.join(scratch, "chain.onnx")
        with open(chained, "wb") as out:
            out.write(chain(count))
        row(f"{count} nodes", chained, 5)
    for given in arguments.models:
        row(os.path.basename(given), given, 5)
    large = ours(with_external_data(scratch), 5)
    print(f"\n3 GiB of external data: loaded and verified in {large['load_ms']:.2f} ms, "
          f"peak {large['peak_kb'] / 1e3:.1f} MB")
