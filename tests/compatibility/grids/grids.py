#!/usr/bin/env python3
"""Runs collectives on grids of processes here and on as many CPU devices of XLA, and compares all results.

usage: grids.py LIBRARY

LIBRARY is libstablehlo-c.so; this Python has jax. Each collective runs in each form of groups that XLA takes, on 2, 4 and 8
processes, on integers, which must be equal, and on floats, whose sums may differ in the last digits. Twins, which have
to fail: the same program with the groups of another one.

Groups of replicas and partitions have all replicas of a partition first, as the specification says. XLA has all
partitions of a replica first: there it gets the same groups by the numbers of processes. It has no collective_broadcast
on CPUs.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import pathlib
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/python/src"))

import numpy as np

GRIDS = (2, 1), (1, 2), (4, 1), (1, 4), (2, 2), (8, 1), (1, 8), (2, 4), (4, 2)
SHAPE = 8, 16
ADD = """({
    ^bb0(%x: tensor<T>, %y: tensor<T>):
      %s = stablehlo.add %x, %y : tensor<T>
      stablehlo.return %s : tensor<T>
    })"""
MANUAL = '{mhlo.sharding = "{manual}"}'
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "


def rows_of(numbers, count, stride):
    """Groups of `count` numbers that are `stride` apart."""
    return [[base + k * stride for k in range(count)] for base in range(numbers) if base // stride % count == 0]


def program(op, element, rows, mode, in_group, dimension, isolated):
    shape, attributes, body, groups = list(SHAPE), "", "", "replica_groups"
    if op == "all_gather":
        attributes = f"all_gather_dim = {dimension} : i64, "
        shape[dimension] *= in_group
    elif op == "all_to_all":
        attributes = f"split_dimension = 1 : i64, concat_dimension = {dimension} : i64, split_count = {in_group} : i64, "
        shape[1] //= in_group
        shape[dimension] *= in_group
    elif op == "reduce_scatter":
        attributes = f"scatter_dimension = {dimension} : i64, "
        shape[dimension] //= in_group
    elif op == "collective_permute":
        groups = "source_target_pairs"
    if "reduce" in op:
        body = ADD.replace("T", element)
    if mode != "replicas":
        attributes += CHANNEL
    if mode == "processes":
        attributes += "use_global_device_ids, "
    of = f"tensor<{SHAPE[0]}x{SHAPE[1]}x{element}>"
    to = f"tensor<{shape[0]}x{shape[1]}x{element}>"
    note, noted = (' , mhlo.sharding = "{manual}"', " " + MANUAL) if isolated else ("", "")
    return f"""func.func @main(%a: {of}{noted}) -> ({to}{noted}) {{
    %0 = "stablehlo.{op}"(%a) {body} {{{attributes}{groups} = dense<{rows}> : tensor<{len(rows)}x{len(rows[0])}xi64>{note}}}
      : ({of}) -> {to}
    return %0 : {to}
  }}"""


def cases(replicas, partitions):
    """Pairs of programs, by op, with other groups."""
    for op in ("all_gather", "all_reduce", "all_to_all", "collective_broadcast", "collective_permute", "reduce_scatter"):
        exchange = op in ("all_to_all", "collective_broadcast", "collective_permute")
        for mode in ("replicas", "partitions") if exchange else ("replicas", "both", "processes"):
            numbers = {"partitions": partitions, "processes": replicas * partitions}.get(mode, replicas)
            if op == "collective_permute":
                ring = [[k, (k + 1) % numbers] for k in range(numbers)]
                for rows, twin in ((ring, ring[:-1]), (ring[:-1], ring)) if numbers > 1 else ():
                    yield op, mode, 1, 0, rows, twin
                continue
            count = 2
            while count <= numbers:
                for stride in (1, numbers // count):
                    rows = rows_of(numbers, count, stride)
                    twin = [row[::-1] for row in rows] if op in ("all_gather", "all_to_all", "collective_broadcast") else None
                    if op in ("all_reduce", "reduce_scatter") and count < numbers:
                        twin = rows_of(numbers, count, 1 if stride > 1 else numbers // count)
                    in_group = count * (partitions if mode == "both" else 1)
                    for dimension in (0, 1) if op in ("all_gather", "all_to_all", "reduce_scatter") else (0,):
                        yield op, mode, in_group, dimension, rows, twin
                count *= 2


class Xla:
    def __init__(self):
        import jax
        import jax._src.interpreters.mlir as mlir
        from jax._src.lib import xla_client
        from jaxlib.mlir import ir

        jax.config.update("jax_enable_x64", True)
        self.jax, self.mlir, self.client, self.ir = jax, mlir, xla_client, ir
        self.devices = jax.devices()

    def run(self, text, replicas, partitions, inputs):
        count = replicas * partitions
        options = self.client.CompileOptions()
        build = options.executable_build_options
        options.num_replicas = build.num_replicas = replicas
        options.num_partitions = build.num_partitions = partitions
        build.use_spmd_partitioning = partitions > 1
        assignment = np.arange(count).reshape(replicas, partitions)
        options.device_assignment = self.client.DeviceAssignment.create(assignment)
        with self.mlir.make_ir_context():
            module = self.ir.Module.parse(text)
            loaded = self.devices[0].client.compile_and_load(
                module, self.client.DeviceList(tuple(self.devices[:count])), options)
        sharding = self.jax.sharding
        mesh = sharding.Mesh(np.array(self.devices[:count]), ("d",))
        parts = [self.jax.device_put(one, device) for one, device in zip(inputs, self.devices)]
        whole = self.jax.make_array_from_single_device_arrays(
            (SHAPE[0] * count, SHAPE[1]), sharding.NamedSharding(mesh, sharding.PartitionSpec("d")), parts)
        results = loaded.execute_sharded([whole]).disassemble_into_single_device_arrays()
        return [np.asarray(one) for one in results[0]]


def same(ours, theirs):
    exact = ours[0].dtype.kind == "i"
    return all(a.shape == b.shape and (np.array_equal(a, b) if exact else np.allclose(a, b, rtol=1e-6, atol=1e-6))
               for a, b in zip(ours, theirs))


def main():
    os.environ["STABLEHLO_C_LIBRARY"] = str(pathlib.Path(sys.argv[1]).resolve())
    import stablehlo_c as shlo

    xla, ran, equal, twins, noticed, refused = Xla(), 0, 0, 0, 0, 0
    rng = np.random.default_rng(2)
    for replicas, partitions in GRIDS:
        count = replicas * partitions
        for element in ("i64", "f32"):
            values = rng.integers(-1000, 1000, (count, *SHAPE))
            inputs = [one if element == "i64" else (one / 7).astype("f4") for one in values]
            for op, mode, in_group, dimension, rows, twin in cases(replicas, partitions):
                def ours(groups):
                    text = program(op, element, groups, mode, in_group, dimension, False)
                    plan = shlo.parse(text).compile(replicas=replicas, partitions=partitions)
                    return plan.run_grid([(one,) for one in inputs])

                by, groups = mode, rows
                if mode == "both":
                    by = "processes"
                    groups = [[replica * partitions + partition for partition in range(partitions) for replica in row]
                              for row in rows]
                try:
                    theirs = xla.run(program(op, element, groups, by, in_group, dimension, partitions > 1), replicas,
                                     partitions, inputs)
                except Exception as failure:
                    refused += 1
                    print(f"XLA refuses {op} by {mode} {rows} on {replicas} x {partitions}: "
                          f"{str(failure).splitlines()[0][:150]}")
                    continue
                ran += 1
                if same(ours(rows), theirs):
                    equal += 1
                else:
                    print(f"differs: {op} by {mode} {rows} on {replicas} x {partitions}, {element}")
                if twin:
                    twins += 1
                    noticed += not same(ours(twin), theirs)
    print(f"{ran} programs, {equal} equal; {twins} twins, {noticed} differ; XLA refuses {refused}")
    return 0 if ran > 400 and ran == equal and twins == noticed else 1


if __name__ == "__main__":
    sys.exit(main())
