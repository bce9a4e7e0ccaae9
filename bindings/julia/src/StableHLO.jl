# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
Reads, builds, inspects, writes and runs StableHLO programs; reads, inspects and writes ONNX models.

An array of size `(a, b, c)` is `tensor<c x b x a>`, without a copy: Julia's first dimension varies fastest, and the
last one of a tensor does. All signatures are in Julia's order. `rowmajor(x)` is the other view: an array whose
dimensions are in the order of the tensor.

    module_ = StableHLO.load("model.mlir.bc")
    plan = Plan(module_)
    y = plan(x)
"""
module StableHLO

include("capi.jl")
include("error.jl")
include("library.jl")
include("handle.jl")
include("element.jl")
include("versions.jl")
include("tensor.jl")
include("memory.jl")
include("dlpack.jl")
include("module.jl")
include("function.jl")
include("artifact.jl")
include("onnx.jl")
include("ir.jl")
include("client.jl")
include("custom_call.jl")
include("plan.jl")
include("recorder.jl")
include("options.jl")
include("pipeline.jl")
include("passes.jl")
include("run.jl")
include("history.jl")
include("builder.jl")
include("attributes.jl")
include("arithmetic.jl")
include("typed.jl")
include("ops.jl")
include("chlo.jl")

export HLOModule, HLOFunction, HostFunction, Plan, RunOptions, Cancellation, Pool, Recorder, Tensor, StableHLOError
export Builder, DLPack, TensorType, AttributeText, Pipeline, Pass, History, Diff, run!, run_passes, specialize
export Plugin, Client, DeviceTensor
export rowmajor, cancel, @attr_str

# The enumerators of the C API have the names of its documentation.
for enumeration in CAPI.ENUMERATIONS, (_, name) in CAPI.cases(enumeration)
    @eval const $name = CAPI.$name
    @eval export $name
end

function __init__()
    CAPI.load[] = load_library
end

end
