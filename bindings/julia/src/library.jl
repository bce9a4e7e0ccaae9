# Finding, checking and binding the shared library, when a function of it is first needed.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using Libdl

const VARIABLE = "STABLEHLO_C_LIBRARY"
const SONAME = string("libstablehlo-c.so.", CAPI.ABI[1])
const loading = ReentrantLock()

# Where the library is looked for, in this order: path => words for it.
function candidates()
    given = get(ENV, VARIABLE, "")
    isempty(given) || return [given => string(VARIABLE, "=", given)]
    own = joinpath(dirname(@__DIR__), "lib", SONAME)
    [own => own, SONAME => string(SONAME, " on the system's search path")]
end

# Says how much is missing of a file whose end is. The loader would open it, and the system end the process.
function missing_end(path)
    isfile(path) && filesize(path) >= 64 || return nothing
    open(path) do file
        read(file, 4) == b"\x7fELF" || return nothing
        at(T, offset) = ltoh(read(seek(file, offset), T))
        whole = at(UInt64, 40) + UInt64(at(UInt16, 58)) * at(UInt16, 60) # the headers of sections come last
        filesize(file) < whole ? string("it is cut off, ", filesize(file), " of ", whole, " bytes are there") : nothing
    end
end

# Binds the functions of an open library, or says why it does not fit.
function bind(library)
    version = dlsym(library, :shlo_abi_version; throw_error = false)
    version === nothing && return "it is not libstablehlo-c"
    major, minor = Ref(Int32(-1)), Ref(Int32(-1))
    ccall(version, Cvoid, (Ptr{Int32}, Ptr{Int32}), major, minor)
    if major[] != CAPI.ABI[1] || minor[] < CAPI.ABI[2]
        return string("it has ABI ", major[], ".", minor[], ", but this package needs ", CAPI.ABI[1], ".", CAPI.ABI[2],
                      " or a newer ", CAPI.ABI[1], ".x")
    end
    lacking = CAPI.bind!(library)
    isempty(lacking) ? nothing : string("it lacks ", first(lacking))
end

function load_library()
    lock(loading) do
        findings = String[]
        for (path, words) in candidates()
            problem = try
                found = missing_end(path)
                if found === nothing
                    library = dlopen(path)
                    found = bind(library)
                    found === nothing && return nothing
                    dlclose(library)
                end
                found
            catch e
                string("it cannot be opened, ", e isa ErrorException ? last(split(e.msg, '\n')) : sprint(showerror, e))
            end
            push!(findings, string(words, " (", problem, ")"))
        end
        message = string("no usable libstablehlo-c, looked for as ", join(findings, " and as "),
                         ": install it, or set ", VARIABLE, " to its file (released packages contain it for ",
                         "x86-64 and aarch64 Linux with glibc 2.28 or newer)")
        throw(StableHLOError(CAPI.SHLO_IO, message))
    end
end
