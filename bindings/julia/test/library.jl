# A library that is missing, is another one, or has another ABI is one sentence.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

function started(library, others...)
    environment = copy(ENV)
    library === nothing ? delete!(environment, "STABLEHLO_C_LIBRARY") : (environment["STABLEHLO_C_LIBRARY"] = library)
    code = "using StableHLO; try; print(StableHLO.library_version()); catch e; print(e.code, ' ', e.message); end"
    read(setenv(`$(Base.julia_cmd()) --startup-file=no -e $code`, environment), String)
end
@test started(ENV["STABLEHLO_C_LIBRARY"]) == "0.1.0"
missing_library = started("/nowhere/libstablehlo-c.so.0")
@test occursin("SHLO_IO no usable libstablehlo-c, looked for as STABLEHLO_C_LIBRARY=/nowhere/", missing_library)
@test occursin("No such file", missing_library) && occursin("set STABLEHLO_C_LIBRARY to its file", missing_library)
@test occursin("packages contain it for x86-64 and aarch64 Linux", missing_library)
@test count(==('\n'), missing_library) == 0
@test occursin("it is not libstablehlo-c", started("libm.so.6"))
mktempdir() do folder
    whole = read(ENV["STABLEHLO_C_LIBRARY"])
    part = joinpath(folder, "part.so")
    for bytes in (length(whole) - 1, length(whole) ÷ 2, 4096)
        write(part, view(whole, 1:bytes))
        @test occursin(string("it is cut off, ", bytes, " of ", length(whole), " bytes"), started(part))
    end
end
if haskey(ENV, "STABLEHLO_C_OTHER_ABI")
    other = started(ENV["STABLEHLO_C_OTHER_ABI"])
    @test occursin("it has ABI 7.3, but this package needs 0.1 or a newer 0.x", other)
end
