# Loads the library with ccall, reads an artifact, runs it, compares, and shows an error.
# usage: smoke.jl LIBRARY MODEL INPUT EXPECTED
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using Libdl

const library = dlopen(ARGS[1])
symbol(name) = dlsym(library, name)
message(failure) = unsafe_string(ccall(symbol(:shlo_error_message), Cstring, (Ptr{Cvoid}, Ptr{Csize_t}), failure, C_NULL))
check(status, failure) = status == 0 || error(message(failure[]))

function tensor(path)
    bytes, handle, failure = read(path), Ref(C_NULL), Ref(C_NULL)
    check(ccall(symbol(:shlo_tensor_from_npy), Int32, (Ptr{UInt8}, Csize_t, Int32, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}),
                bytes, length(bytes), 0, handle, failure), failure)
    handle[]
end

function compare(actual, expected)
    index, failure = Ref(Int64(-2)), Ref(C_NULL)
    check(ccall(symbol(:shlo_tensor_compare), Int32, (Ptr{Cvoid}, Ptr{Cvoid}, Cdouble, Ptr{Int64}, Ptr{Ptr{Cvoid}}),
                actual, expected, 1e-5, index, failure), failure)
    index[]
end

function from_bytes(name, bytes)
    handle, failure = Ref(C_NULL), Ref(C_NULL)
    status = ccall(symbol(name), Int32, (Ptr{UInt8}, Csize_t, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}),
                   bytes, length(bytes), C_NULL, handle, failure)
    status, handle[], failure
end

status, program, failure = from_bytes(:shlo_artifact_read, read(ARGS[2]))
check(status, failure)
plan = Ref(C_NULL)
check(ccall(symbol(:shlo_plan_create), Int32, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}, Ptr{Ptr{Cvoid}}),
            program, C_NULL, plan, failure), failure)
count = ccall(symbol(:shlo_plan_output_count), Csize_t, (Ptr{Cvoid},), plan[])
inputs, outputs = [tensor(ARGS[3])], fill(C_NULL, count)
check(ccall(symbol(:shlo_plan_run), Int32,
            (Ptr{Cvoid}, Csize_t, Ptr{Ptr{Cvoid}}, Csize_t, Ptr{Ptr{Cvoid}}, Ptr{Cvoid}, Ptr{Ptr{Cvoid}}),
            plan[], 1, inputs, count, outputs, C_NULL, failure), failure)
expected = tensor(ARGS[4])
@assert compare(outputs[1], expected) == -1 "an element differs"
# The comparison can fail: one element of the expectation is changed.
data = ccall(symbol(:shlo_tensor_mutable_data), Ptr{Float32}, (Ptr{Cvoid},), expected)
unsafe_store!(data, unsafe_load(data, 4) + 1, 4)
@assert compare(outputs[1], expected) == 3 "a changed element went unnoticed"

status, _, failure = from_bytes(:shlo_module_parse, Vector{UInt8}("func.func @main() { stablehlo.nonsense }"))
@assert status != 0
println("error as it should be: ", status, " ", message(failure[]))
println("julia: 1 artifact read and run, 1 error shown")
