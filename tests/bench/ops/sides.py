"""Who runs a program of the bench: this library, XLA CPU, IREE, onnxruntime.

Each side is a function of a number of threads that returns a function of a program's text and inputs, which returns a
call that runs the program once, and a call that returns the results as NumPy arrays. Peers are imported when a side is
made. Unsupported says why a program cannot be given to a peer.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os


class Unsupported(Exception):
    pass


def aligned(array):
    """A copy that begins with a line of the cache, as the buffers of XLA do. NumPy's large arrays begin within one."""
    import numpy as np

    memory = np.empty(array.nbytes + 64, np.uint8)
    begin = -memory.ctypes.data % 64
    copy = memory[begin : begin + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def library(threads, has_options=False):
    import stablehlo_c as shlo

    options = shlo.RunOptions(pool=shlo.Pool(threads)) if threads > 1 or has_options else None

    def prepare(text, inputs):
        plan = shlo.Plan(shlo.parse(text))
        inputs = [aligned(one) for one in inputs]
        results = plan(*inputs)
        results = results if isinstance(results, tuple) else (results,)
        return lambda: plan.run(inputs, results, options), lambda: results

    return prepare


def xla(threads):
    # Its pool has one thread for each processor that this process may use.
    if threads == 1:
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_ENABLE_X64"] = "1"
    import jax
    import numpy as np
    from jax._src.interpreters.mlir import make_ir_context
    from jaxlib import xla_client
    from jaxlib.mlir import ir

    device = jax.devices("cpu")[0]

    def prepare(text, inputs):
        with make_ir_context():
            module = ir.Module.parse(text)
            executable = device.client.compile_and_load(
                module, xla_client.DeviceList((device,)), xla_client.CompileOptions()
            )
        buffers = [jax.device_put(one) for one in inputs]

        def once():
            results = executable.execute_sharded(buffers).disassemble_into_single_device_arrays()
            for result in results:
                result[0].block_until_ready()
            return results

        return once, lambda: [np.asarray(result[0]) for result in once()]

    return prepare


def iree(threads):
    import iree.compiler as compiler
    import iree.runtime as runtime
    import numpy as np

    config = runtime.Config("local-sync" if threads == 1 else "local-task")

    def prepare(text, inputs):
        if any(one.dtype.kind == "c" or str(one.dtype) == "bfloat16" for one in inputs):
            raise Unsupported("inputs of this element type cannot be passed from NumPy")
        try:
            code = compiler.compile_str(
                text,
                target_backends=["llvm-cpu"],
                input_type="stablehlo",
                extra_args=["--iree-llvmcpu-target-cpu=host"],
            )
        except compiler.CompilerToolError as error:
            raise Unsupported("it does not compile: " + str(error).splitlines()[-1][:200]) from None
        context = runtime.SystemContext(config=config)
        module = runtime.VmModule.copy_buffer(context.instance, code)
        context.add_vm_module(module)
        main = context.modules[module.name]["main"]
        buffers = [runtime.asdevicearray(config.device, one) for one in inputs]

        def results():
            found = main(*buffers)
            return [np.asarray(one.to_host()) for one in (found if isinstance(found, (tuple, list)) else (found,))]

        return lambda: main(*buffers), results

    return prepare


def onnxruntime(threads):
    import numpy as np
    import onnxruntime as runtime
    import stablehlo_c as shlo
    from as_onnx import as_onnx

    def prepare(text, inputs):
        model = as_onnx(shlo.parse(text))
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = threads
        settings.inter_op_num_threads = 1
        settings.log_severity_level = 4
        try:
            session = runtime.InferenceSession(model, settings, ["CPUExecutionProvider"])
        except Exception as error:
            raise Unsupported("it has no kernel: " + str(error).splitlines()[0][:200]) from None
        binding = session.io_binding()
        kept = [runtime.OrtValue.ortvalue_from_numpy(np.ascontiguousarray(one)) for one in inputs]
        for name, value in zip([one.name for one in session.get_inputs()], kept):
            binding.bind_ortvalue_input(name, value)
        for one in session.get_outputs():
            binding.bind_output(one.name)
        return lambda: session.run_with_iobinding(binding), lambda: (
            session.run_with_iobinding(binding),
            binding.copy_outputs_to_cpu(),
        )[1]

    return prepare


def self(threads):
    """This library with one thread, beside itself with more. Options cost some microseconds, on both sides."""
    return library(1, has_options=True)


PEERS = {"xla": xla, "iree": iree, "onnxruntime": onnxruntime, "self": self}
