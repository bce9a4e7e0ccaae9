#!/usr/bin/env python3
"""Programs of JAX on devices of several processes: jax.distributed with the plugin, compared with one process. The same
with pypjrt and its own store, if it is installed. Outside of the default tests, because it takes jax.

usage: processes.py PLUGIN

A program is a function of arrays on all devices; each process gives its part of x. All processes print digests of what
they have of the results, which must be those of one process with as many devices, bit for bit. The twin adds 1 to one
element in one process. Then one process of two and of four is killed between two steps: the others must say so within
the time that the option process_timeout allows.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import hashlib
import json
import os
import pathlib
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

DEVICES = 4
TIMEOUT = 4000  # milliseconds


def use_plugin(plugin, options):
    os.environ |= {"JAX_PLATFORMS": "shlo", "TF_CPP_MIN_LOG_LEVEL": "3"}
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings/jax/src"))
    from jax._src import xla_bridge

    xla_bridge.register_plugin("shlo", priority=400, library_path=plugin, options=options)
    from jax_plugins.stablehlo_c import lowering

    lowering.register(plugin)


def programs():
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax import lax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

    mesh = Mesh(np.array(jax.devices()), ("x",))
    rng = np.random.default_rng(5)
    x, w, y = (rng.standard_normal(shape).astype("f4") for shape in ((16, 10), (10, 6), (16, 6)))

    def put(value, spec):
        sharding = NamedSharding(mesh, spec)
        return jax.make_array_from_callback(value.shape, sharding, lambda index: value[index])

    def mapped(body, out):
        return jax.jit(jax.shard_map(body, mesh=mesh, in_specs=P("x"), out_specs=out, check_vma=False))

    @jax.jit
    def step(w, x, y):
        loss, gradient = jax.value_and_grad(lambda w: jnp.mean((jnp.tanh(x @ w) - y) ** 2))(w)
        return w - 0.1 * gradient, loss

    def training(x):
        weights, target = put(w, P()), put(y, P("x"))
        for _ in range(5):
            weights, loss = step(weights, x, target)
        return weights, loss

    return put, P, x, {
        "psum": mapped(lambda x: lax.psum(x, "x"), P()),
        "all_gather": mapped(lambda x: lax.all_gather(x, "x", tiled=True), P()),
        "ppermute": mapped(lambda x: lax.ppermute(x, "x", [(i, (i + 1) % DEVICES) for i in range(DEVICES)]), P("x")),
        "training": training,
        "left open": jax.jit(lambda x: (x.sum(0), x * 2, x.T)),
    }


def work(plugin, process, count, address, twin, kill):
    """One process: prints, for each program and result, the digests of the parts of its devices."""
    use_plugin(plugin, {"device_count": DEVICES // count, "process_timeout": TIMEOUT})
    import jax
    import numpy as np

    if count > 1:
        jax.distributed.initialize(address, num_processes=count, process_id=process)
    assert len(jax.devices()) == DEVICES and jax.process_count() == count, jax.devices()
    assert len(jax.local_devices()) == DEVICES // count
    put, P, x, functions = programs()
    if twin and process == count - 1:
        x = x.copy()
        x[-1, -1] += 1
    given = put(x, P("x"))
    if kill:
        run = functions["psum"]
        print("began", np.asarray(jax.tree.leaves(run(given))[0].addressable_shards[0].data).sum() != 0, flush=True)
        if process == count - 1:
            os.kill(os.getpid(), signal.SIGKILL)
        begin = time.monotonic()
        try:
            run(given)
            print("nothing happened", flush=True)
        except Exception as failure:
            print(json.dumps([time.monotonic() - begin, str(failure)[:300]]), flush=True)
        os._exit(0)  # the coordination service would wait for the one that is gone
    found = {}
    for name, function in functions.items():
        for k, result in enumerate(jax.tree.leaves(function(given))):
            for shard in result.addressable_shards:
                data = np.ascontiguousarray(shard.data)
                found[f"{name} {k} {shard.device.id}"] = [str(shard.index), hashlib.sha256(data).hexdigest()]
    if count > 1:  # each process would call functions of the host for all devices
        try:
            jax.block_until_ready(jax.jit(lambda x: (jax.debug.callback(lambda y: None, x[0, 0]), x + 1)[1])(given))
            sys.exit("a callback is not refused")
        except Exception as failure:
            assert "each process would call it for all devices" in str(failure), failure
    print(json.dumps(found), flush=True)


def work_with_pypjrt(plugin, process, count, folder, twin):
    """The same of a program for replicas, with the store of pypjrt: prints the sums of its devices."""
    import pypjrt

    client = pypjrt.Client.create(plugin, kv_store=pypjrt.FileStore(folder), options={
        "device_count": DEVICES // count, "node_id": process, "num_nodes": count, "process_timeout": TIMEOUT})
    program = client.compile(PSUM, options=pypjrt.CompileOptions(num_replicas=DEVICES))
    with client.devices() as devices:
        assert client.process_index == process and len(devices) == DEVICES // count
        first = process * DEVICES // count
        parts = [bytearray(struct.pack("3f", *(10**k * (first + i + 1) + (twin and k == 0) for k in range(3))))
                 for i in range(len(devices))]
        lists = [[client.buffer_from_host(part, 11, [3], device)] for part, device in zip(parts, devices)]
        print(json.dumps([struct.unpack("3f", bytes(one.to_host())) for one, in program.execute_sharded(lists)]))


def start(*words):
    return subprocess.Popen([sys.executable, __file__, *map(str, words)], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True)


def ends(children):
    outputs = []
    for child in children:
        out, err = child.communicate(timeout=120)
        outputs.append(out)
        if child.returncode and child.returncode != -signal.SIGKILL:
            print(err[-3000:])
    return outputs


def free_address():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{one.getsockname()[1]}"


def run_all(plugin, count, twin=False, kill=False):
    address = free_address()
    outputs = ends([start(plugin, "--worker", process, count, address, int(twin), int(kill))
                    for process in range(count)])
    if kill:
        return outputs
    found = {}
    for output in outputs:
        found |= json.loads(output.splitlines()[-1])
    return found


PSUM = """module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
"""


def main(plugin):
    good = True

    def say(what, right):
        nonlocal good
        good = good and right
        print(f"{'equal' if right else 'WRONG'}  {what}", flush=True)

    alone = run_all(plugin, 1)
    for count in (2, 4):
        together, twin = run_all(plugin, count), run_all(plugin, count, twin=True)
        say(f"jax.distributed, {count} processes: {len(together)} parts of results", together == alone and len(alone) > 20)
        differing = sum(twin[key] != alone[key] for key in alone)
        say(f"the twin: {differing} parts differ", 0 < differing)
        begin = time.monotonic()
        outputs = run_all(plugin, count, kill=True)
        seconds = time.monotonic() - begin
        told = [json.loads(output.splitlines()[-1]) for output in outputs[:-1]]
        right = all(spent < 2 * TIMEOUT / 1000 and f"process {count - 1} of {count} has not come" in text
                    for spent, text in told)
        say(f"one of {count} is killed: the others say so after {max(spent for spent, _ in told):.1f} s "
            f"(all of it {seconds:.1f} s)", right)
        try:
            import pypjrt
        except ImportError:
            print("pypjrt is not installed")
            continue
        for twin in (False, True):
            with tempfile.TemporaryDirectory() as folder:
                outputs = ends([start(plugin, "--pypjrt", process, count, folder, int(twin), 0)
                                for process in range(count)])
            sums = [one for output in outputs for one in json.loads(output)]
            right = sums == [[10, 100, 1000]] * DEVICES  # of 1, 2, 3, 4 times 1, 10, 100
            say(f"pypjrt, {count} processes{', the twin' if twin else ''}: {sums[0]}", right != twin)
    return 0 if good else 1


if __name__ == "__main__":
    if len(sys.argv) > 2:
        number, count = int(sys.argv[3]), int(sys.argv[4])
        twin, kill = sys.argv[6] == "1", sys.argv[7] == "1"
        if sys.argv[2] == "--pypjrt":
            work_with_pypjrt(sys.argv[1], number, count, sys.argv[5], twin)
        else:
            work(sys.argv[1], number, count, sys.argv[5], twin, kill)
    else:
        sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))
