# Reading, printing, verifying, writing, inspecting.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

source = "module @m {\n  func.func public @main(%arg0: tensor<2x3xf32> loc(\"w\")) -> tensor<3x2xf32> {\n" *
    "    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n" *
    "    return %0 : tensor<3x2xf32>\n  }\n}\n"
program = parse(HLOModule, source)
plain = replace(source, " loc(\"w\")" => "")
@test string(program) == plain && StableHLO.text(program) == plain
@test StableHLO.text(parse(HLOModule, replace(source, "@m " => "@n "))) != plain
@test occursin("\"stablehlo.transpose\"(", StableHLO.text(program; generic = true))
@test occursin("loc(\"w\"", StableHLO.text(program; locations = true))
@test repr(program) == "HLOModule(\"m\", main(w: 3×2 Float32) -> (2×3 Float32))"
@test StableHLO.verify(program) === nothing
broken = parse(HLOModule, replace(plain, "tensor<3x2xf32>" => "tensor<2x2xf32>"); verify = false)
@test refused(() -> StableHLO.verify(broken), "transpose"; code = SHLO_INVALID_PROGRAM)
@test StableHLO.op_counts(program)[1][2] == 1 && "stablehlo.transpose" in first.(StableHLO.op_counts(program))
@test (StableHLO.partition_count(program), StableHLO.replica_count(program)) == (1, 1)

# Functions keep their module alive.
main = HLOFunction(program, "main")
close(program)
@test StableHLO.name(main) == "main" && StableHLO.is_public(main)
@test refused(() -> StableHLO.text(program), "the module is closed")
@test refused(() -> Plan(program), "the module is closed")
@test repr(program) == "HLOModule (closed)"
close(main)
@test refused(() -> StableHLO.arguments(main), "the function is closed")
program = parse(HLOModule, source)
@test refused(() -> HLOFunction(program, "nobody"), "main"; code = SHLO_NOT_FOUND)

# Artifacts of versions.
bytes = StableHLO.artifact(program; target = "1.9.0")
@test StableHLO.detect(bytes) == SHLO_CONTENT_ARTIFACT && StableHLO.detect(b"nothing") != SHLO_CONTENT_ARTIFACT
@test StableHLO.inspect(bytes).version == "1.9.0"
@test bytes == StableHLO.artifact(program; target = v"1.9.0") != StableHLO.artifact(program)
@test StableHLO.inspect(StableHLO.artifact(program; target = SHLO_COMPATIBILITY_WEEK_12)).version ==
      string(StableHLO.version_for(SHLO_COMPATIBILITY_WEEK_12))
@test string(StableHLO.load(bytes)) == plain
@test refused(() -> StableHLO.artifact(program; target = "0.8.0"))
@test occursin("vhlo.transpose_v1", StableHLO.versioned_text(bytes))
mktempdir() do folder
    path = joinpath(folder, "m.bc")
    write(path, program; target = "1.9.0")
    @test read(path) == bytes
    @test string(StableHLO.load(path; mmap = true)) == string(StableHLO.load(path)) == plain
    @test repr(StableHLO.load(path)) == repr(program)
end
stripped = StableHLO.load(StableHLO.artifact(program; strip_locations = true))
@test StableHLO.arguments(HLOFunction(stripped))[1].name == "" != "w" ==
    StableHLO.arguments(HLOFunction(program))[1].name

# What blocks a version.
eights = parse(HLOModule, "func.func @main(%x: tensor<2xf8E4M3>) -> tensor<2xf8E4M3> {\n" *
                          " return %x : tensor<2xf8E4M3>\n}")
blocking = StableHLO.blockers(eights, "0.9.0")
@test !isempty(blocking) && all(d -> VersionNumber(d.version) > v"0.9.0", blocking)
@test isempty(StableHLO.blockers(eights, StableHLO.newest_version()))
@test StableHLO.minimum_version(eights) == maximum(VersionNumber(d.version) for d in blocking)
@test StableHLO.minimum_version(program) == v"0.9.0"
refusal = failure(() -> StableHLO.artifact(eights; target = "0.9.0"))
@test refusal.code == SHLO_VERSION && length(refusal.diagnostics) == length(blocking)

inspection = StableHLO.inspect(joinpath(LSTM, "model.mlir.bc"))
@test any(f -> f.name == "main" && f.public && f.arguments == ["tensor<50x4x32xf32>"], inspection.functions)
@test any(o -> o.name == "vhlo.while_v1" && o.count == 1 && o.since == "0.9.0", inspection.ops)
@test failure(() -> StableHLO.inspect(b"nothing")).code == SHLO_MALFORMED

# Warnings, policies, passes.
other = "module attributes {tf.x = 1 : i32} {\n func.func @main() { return }\n}"
warnings = StableHLO.Diagnostics()
parse(HLOModule, other; other_dialects = SHLO_OTHER_DIALECTS_STRIP, diagnostics = warnings)
@test length(collect(warnings)) == 1 && collect(warnings)[1].severity == SHLO_SEVERITY_WARNING
@test failure(() -> parse(HLOModule, other; other_dialects = SHLO_OTHER_DIALECTS_REJECT)).code == SHLO_UNSUPPORTED
chlo = parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n" *
                        " %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32>\n return %0 : tensor<2xf32>\n}")
@test occursin("chlo.tan", string(chlo)) && !occursin("chlo", string(StableHLO.decompose_chlo(chlo)))
@test StableHLO.remove_sharding(program) isa HLOModule
@test StableHLO.apply_other_dialects(parse(HLOModule, other), SHLO_OTHER_DIALECTS_STRIP) isa HLOModule

# Bytes that are lent to the library live until nothing uses them; others can be changed at once.
weights = Float32.(1:1 << 16)
heavy = StableHLO.artifact(build(b -> func(() -> StableHLO.constant(b, weights), b, "main")))
only_constant(program) = StableHLO.value(StableHLO.operations(StableHLO.operations(program)[1])[1]["value"])
lent = copy(heavy)
borrowing = StableHLO.load(lent; borrow = true)
held = only_constant(borrowing)
@test held == weights && inside(lent, held)
@test loans_of(lent) == 1 && loans_of(heavy) == 0
cannot_resize(() -> empty!(lent), lent)
@test held == weights
close(borrowing)
GC.gc()
@test loans_of(lent) == 0
@test failure(() -> held[1]) !== nothing
copying = StableHLO.load(lent)
@test only_constant(copying) == weights && !inside(lent, only_constant(copying))
fill!(lent, 0)
@test only_constant(copying) == weights
@test failure(() -> StableHLO.load(lent; borrow = true)).code == SHLO_MALFORMED
@test loans_of(lent) == 0
@test string(StableHLO.load(Vector{UInt8}(plain); borrow = true)) == plain
