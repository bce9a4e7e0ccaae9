# Binds every function of the library, and calls some. usage: symbols.jl CAPI LIBRARY
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include(ARGS[1])
using Libdl
using .CAPI

missing_names = CAPI.bind!(dlopen(ARGS[2]))
isempty(missing_names) || (println("missing: ", missing_names); exit(1))
major, minor = Ref(Int32(-1)), Ref(Int32(-1))
CAPI.shlo_abi_version(major, minor)
(major[] == CAPI.ABI[1] && minor[] >= CAPI.ABI[2]) || (println("ABI ", major[], ".", minor[]); exit(1))
text = "func.func @main() { stablehlo.nonsense }"
out, failure = Ref{Ptr{CAPI.shlo_module}}(C_NULL), Ref{Ptr{CAPI.shlo_error}}(C_NULL)
status = CAPI.shlo_module_parse(text, sizeof(text), C_NULL, out, failure)
(status != CAPI.SHLO_OK && out[] == C_NULL) || (println("nonsense was accepted"); exit(1))
size = Ref{Csize_t}(0)
message = unsafe_string(CAPI.shlo_error_message(failure[], size), size[])
occursin("stablehlo.nonsense", message) || (println(message); exit(1))
CAPI.shlo_error_destroy(failure[])
# Another library has none of them.
length(CAPI.bind!(dlopen("libm.so.6"))) == length(CAPI.NAMES) || (println("functions were found in libm"); exit(1))
println("julia ", VERSION, ": ", length(CAPI.NAMES), " functions bound, 1 error shown")
