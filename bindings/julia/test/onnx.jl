# ONNX models: inspecting, reading with other files, types, writing; tensors in files; schemas.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: ONNX

# --- Inspecting

# %x is tensor<?x3xf32>: in Julia's order, the named dimension is the second.
const NET = """
module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 17 : i64, local = 1 : i64},
  onnx.producer_name = "maker", onnx.producer_version = "2.1", onnx.domain = "org",
  onnx.model_version = 5 : i64, onnx.doc_string = "a note",
  onnx.metadata_props = [{key = "Länge", value = "größer"}]} {
func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = "0:Stückzahl", onnx.name = "größe"},
    %n: tensor<*xi64> {onnx.name = "n"},
    %d: tensor<f32> {onnx.name = "d", onnx.default = dense<1.0> : tensor<f32>},
    %s: !onnx.Seq<tensor<?xf64>> {onnx.name = "s"}, %t: tensor<2x!onnx.String> {onnx.name = "t"})
    -> (tensor<?x3xf32> {onnx.name = "y", onnx.dim_params = "0:Stückzahl"}) {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<300xf32>
  %a = "onnx.Add"(%x, %d) {onnx.names = ["a"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %b = "onnx.Add"(%a, %d) {onnx.names = ["b"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %y = "onnx.Custom"(%b) {domain_name = "local", function_name = "f", onnx.names = ["y"]}
    : (tensor<?x3xf32>) -> tensor<?x3xf32>
  onnx.Return %y {onnx.name = "net"} : tensor<?x3xf32>
}
func.func private @"local.f"(%x: !onnx.Unknown {onnx.name = "in"}) -> (!onnx.Unknown {onnx.name = "out"})
    attributes {onnx.domain = "local", onnx.name = "f", onnx.opset_import = {ai.onnx = 13 : i64}} {
  %y = "onnx.ReluV13"(%x) {onnx.names = ["out"]} : (!onnx.Unknown) -> !onnx.Unknown
  onnx.Return %y : !onnx.Unknown
}}
"""
net = parse(HLOModule, NET)
bytes, beside = ONNX.model(net, "w.bin")
seen = ONNX.inspect(bytes)
@test (seen.ir_version, seen.model_version, seen.producer, seen.producer_version) == (8, 5, "maker", "2.1")
@test (seen.domain, seen.doc, seen.graph) == ("org", "a note", "net")
@test seen.opsets == [ONNX.Opset("ai.onnx", 17), ONNX.Opset("local", 1)]
ops_since(since) =
    [ONNX.Op("ai.onnx", "Add", since, 2), ONNX.Op("ai.onnx", "Relu", 13, 1), ONNX.Op("local", "f", nothing, 1)]
@test seen.ops == ops_since(14) != ops_since(13)
@test seen.inputs == [ONNX.Value("größe", "float[Stückzahl,3]", Float32, (3, -1), ("", "Stückzahl"), false),
    ONNX.Value("n", "int64[]", Int64, nothing, nothing, false), ONNX.Value("d", "float", Float32, (), (), true),
    ONNX.Value("s", "seq(double[?])", Nothing, nothing, nothing, false),
    ONNX.Value("t", "string[2]", Nothing, (2,), ("",), false)]
@test seen.outputs == [ONNX.Value("y", "float[Stückzahl,3]", Float32, (3, -1), ("", "Stückzahl"), false)]
@test seen.outputs != [ONNX.Value("y", "float[Stückzahl,3]", Float32, (-1, 3), ("Stückzahl", ""), false)]
@test seen.initializers ==
      [ONNX.Initializer("d", "float", 4, nothing), ONNX.Initializer("w", "float[300]", 1200, "w.bin")]
@test seen.files == [ONNX.File("w.bin", 1200, 1)] && length(beside) == 1200
@test seen.functions == [ONNX.ModelFunction("local", "f", "", 1, ["in"], ["out"])]
@test seen.metadata == ["Länge" => "größer"]
@test occursin("opsets = StableHLO.ONNX.Opset[Opset(domain = \"ai.onnx\", version = 17)", repr(seen))

# Facts are values: equal for equal models, others for others.
other = ONNX.inspect(ONNX.model(parse(HLOModule, replace(NET, "5 : i64" => "6 : i64")), "w.bin").model)
@test seen == ONNX.inspect(copy(bytes)) && hash(seen) == hash(ONNX.inspect(bytes))
@test other != seen && other.model_version == 6 && hash(other) != hash(seen)
@test StableHLO.detect(bytes) == SHLO_CONTENT_ONNX != StableHLO.detect(StableHLO.artifact(parse(HLOModule, COUNTING)))
@test refused(() -> ONNX.inspect(bytes[1:end-1]), "a length exceeds the message"; code = SHLO_MALFORMED)
@test refused(() -> ONNX.inspect(UInt8[8, 8]), "the model has no graph"; code = SHLO_MALFORMED)
mktempdir() do folder
    path = joinpath(folder, "größe.onnx")
    write(path, bytes)
    @test ONNX.inspect(path) == seen != other # w.bin is not needed
    @test refused(() -> ONNX.inspect(folder), folder; code = SHLO_IO)
    @test refused(() -> ONNX.inspect("a\0b"), "NUL")
end

# An opset that is newer than the library.
newer = copy(bytes)
at = findall(k -> newer[k:k+1] == [0x10, 0x11], 1:length(newer)-1)
newer[at .+ 1] .= 99
files = "w.bin" => beside
@test length(at) == 1 && first(ONNX.inspect(newer).opsets).version == 99 != first(seen.opsets).version
@test refused(() -> StableHLO.load(newer; external_files = files), "opset 99"; code = SHLO_VERSION)
warnings = StableHLO.Diagnostics()
@test StableHLO.load(newer; external_files = files, newer_opsets = true, diagnostics = warnings) isa HLOModule
@test [d.severity for d in collect(warnings)] == [SHLO_SEVERITY_WARNING] && occursin("99", collect(warnings)[1].message)
quiet = StableHLO.Diagnostics()
StableHLO.load(bytes; external_files = files, newer_opsets = true, diagnostics = quiet)
@test isempty(collect(quiet))

# --- Reading and writing tensors in other files

# x + w, where w has 80,000 bytes, which are borrowed; built with names.
const ELEMENTS = Float32.(1:20_000)
large(elements = ELEMENTS) = build() do b
    f = func(b, "main_graph", TensorType(elements)) do x
        w = op(b, "onnx.Initializer"; value = Tensor(elements), var"onnx.names" = ["w"])
        op("onnx.Add", x, w; var"onnx.names" = ["y"])
    end
    StableHLO.set_argument_attribute!(b, f, 1, "onnx.name", "x")
    StableHLO.set_result_attribute!(b, f, 1, "onnx.name", "y")
end
function weights_of(program)
    for operation in StableHLO.operations(StableHLO.operations(program)[1])
        StableHLO.name(operation) == "onnx.Initializer" && return StableHLO.value(operation["value"])
    end
end
program = large()
whole = ONNX.model(program)
@test [x.name for x in ONNX.inspect(whole).inputs] == ["x"] && [y.name for y in ONNX.inspect(whole).outputs] == ["y"]
@test weights_of(StableHLO.load(whole)) == ELEMENTS
@test ONNX.model(StableHLO.load(whole)) == whole != ONNX.model(large(2ELEMENTS))
model, external = ONNX.model(program, "w.bin")
@test length(external) == 80_000 && reinterpret(Float32, external) == ELEMENTS && length(model) < 1000 < length(whole)
@test isempty(ONNX.model(program, "w.bin"; external_threshold = 80_001).external)
@test ONNX.model(program, "w.bin"; external_threshold = 80_001).model == whole != model
@test refused(() -> ONNX.model(program, "a/b"), "name is 'a/b'") && refused(() -> ONNX.model(program, ""))
@test refused(() -> ONNX.model(program; external = "w.bin"), "external is NULL")
@test refused(() -> ONNX.model(program; colour = 1), "no option colour")
@test refused(() -> ONNX.model(parse(HLOModule, COUNTING)); code = SHLO_INVALID_PROGRAM)

# Without borrow, the bytes are free after the call; a vector can be given another size.
given = copy(external)
read_copy = StableHLO.load(model; external_files = Dict("w.bin" => given))
@test weights_of(read_copy) == ELEMENTS && !inside(given, weights_of(read_copy))
fill!(given, 0)
@test push!(given, 1)[end] == 1 && weights_of(read_copy) == ELEMENTS

# With borrow, they live as long as anything that is made of the model; a temporary does, too.
lent, lent_model = copy(external), copy(model)
borrowing = StableHLO.load(lent_model; borrow = true, external_files = ["w.bin" => lent])
@test inside(lent, weights_of(borrowing)) && loans_of(lent) == loans_of(lent_model) == 1 && loans_of(external) == 0
cannot_resize(() -> empty!(lent), lent)
inferred = ONNX.infer(borrowing)
close(borrowing)
GC.gc()
@test loans_of(lent) == 1 && weights_of(inferred) == ELEMENTS
close(inferred)
@test loans_of(lent) == 0
temporary() = StableHLO.load(copy(model); borrow = true, external_files = ("w.bin" => copy(external),))
of_temporaries = [temporary() for _ in 1:20]
GC.gc()
garbage = [fill(0xff, 80_000) for _ in 1:40]
@test all(one -> weights_of(one) == ELEMENTS, of_temporaries)
changed = copy(lent)
changed[1] = 0xff
@test weights_of(StableHLO.load(model; external_files = "w.bin" => changed)) != ELEMENTS
part = view([external; external], 80_001:160_000)
strided = view(repeat(external; inner = 2), 1:2:160_000)
for bytes in (part, strided), borrow in (false, true)
    @test weights_of(StableHLO.load(model; external_files = "w.bin" => bytes, borrow = borrow)) == ELEMENTS
end
foreach(close, of_temporaries)
@test refused(() -> StableHLO.load(model), "'w.bin'", "name no folder"; code = SHLO_IO)
with_files(files; options...) = () -> StableHLO.load(model; external_files = files, options...)
@test refused(with_files("w.bin" => external[1:end-1]), "79999"; code = SHLO_MALFORMED)
@test refused(with_files("w.bin" => UInt8[]), "which has 0"; code = SHLO_MALFORMED)
@test refused(with_files("v.bin" => external), "'w.bin'"; code = SHLO_IO)
@test refused(with_files("w.bin" => Float32[1]), "should be bytes")
@test refused(with_files("w.bin" => lent[1:9]; borrow = true); code = SHLO_MALFORMED)
GC.gc()
@test all(loan -> loan.memory === nothing || !any(x -> length(x) == 9, loan.memory), StableHLO.loans)

# In a folder: that of the model, or another one.
mktempdir() do folder
    path, blob = joinpath(folder, "m.onnx"), joinpath(folder, "w.bin")
    ONNX.write(path, program, "w.bin")
    @test read(path) == model && read(blob) == external
    @test weights_of(StableHLO.load(path)) == weights_of(StableHLO.load(path; mmap = true)) == ELEMENTS
    @test cd(() -> weights_of(StableHLO.load("m.onnx")), folder) == ELEMENTS
    @test weights_of(StableHLO.load(model; external_folder = folder)) == ELEMENTS
    @test refused(() -> StableHLO.load(path; external_folder = dirname(folder)), "w.bin"; code = SHLO_IO)
    # Bytes that are given come before files; they are not borrowed unasked.
    doubled = copy(reinterpret(UInt8, 2ELEMENTS))
    from_bytes = StableHLO.load(path; external_files = "w.bin" => doubled)
    fill!(doubled, 0)
    @test weights_of(from_bytes) == 2ELEMENTS != ELEMENTS && push!(doubled, 1)[end] == 1
    @test refused(() -> StableHLO.load(path; mmap = true, external_files = "w.bin" => external), "mmap")
    # A model is written over the files that it was read from; or only refers to them.
    mapped = StableHLO.load(path; mmap = true)
    kept = ONNX.model(mapped; keep_external = true)
    @test kept == model != ONNX.model(mapped)
    ONNX.write(path, mapped)
    @test read(path) == whole != model
    ONNX.write(path, mapped, "v.bin"; external_threshold = 80_000)
    @test read(joinpath(folder, "v.bin")) == external
    @test refused(() -> ONNX.write(joinpath(folder, "nowhere", "m.onnx"), program); code = SHLO_IO)
    # Links are followed on request.
    write(path, model)
    mv(blob, joinpath(folder, "blob"))
    symlink("blob", blob)
    for mmap in (false, true)
        @test refused(() -> StableHLO.load(path; mmap = mmap), "it is a symbolic link"; code = SHLO_IO)
        @test weights_of(StableHLO.load(path; mmap = mmap, follow_links = true)) == ELEMENTS
    end
end

# Checksums are compared on request: the SHA-1 of "abcd", and another one.
checked(sum) = ONNX.model(parse(HLOModule, """
    func.func @g() -> tensor<4xui8> {
      %w = onnx.Initializer {onnx.fields = {data_location = 1 : i64, external_data = [{key = "location", value = "w"},
        {key = "checksum", value = "$sum"}]}, onnx.names = ["w"]} dense<[97, 98, 99, 100]> : tensor<4xui8>
      onnx.Return %w : tensor<4xui8>
    }"""); keep_external = true)
right = checked("81fe8bfe87576c3ecb22426f8e57847382917acf")
wrong = checked("81fe8bfe87576c3ecb22426f8e57847382917ace")
abcd = "w" => Vector{UInt8}("abcd")
@test weights_of(StableHLO.load(right; external_files = abcd, verify_checksums = true)) == b"abcd"
@test StableHLO.load(wrong; external_files = abcd) isa HLOModule
@test refused(() -> StableHLO.load(wrong; external_files = abcd, verify_checksums = true), "SHA-1";
              code = SHLO_MALFORMED)

# Limits, each at what the model has and one below.
small = ONNX.model(parse(HLOModule, """
    func.func @g(%x: tensor<f32> {onnx.name = "input"}) -> (tensor<1x1xf32> {onnx.name = "w"}) {
      %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<1x1xf32>
      onnx.Return %w : tensor<1x1xf32>
    }"""))
for (limit, most) in (:max_bytes => length(small), :max_messages => 13, :max_rank => 2, :max_name_length => 5)
    @test StableHLO.load(small; (limit => most,)...) isa HLOModule
    @test failure(() -> StableHLO.load(small; (limit => most - 1,)...)).code == SHLO_LIMIT
end
@test failure(() -> StableHLO.load(whole[1:end-1])).code == SHLO_MALFORMED

# --- Types

concatenation(attributes, result = "") = parse(HLOModule, """
    func.func @main_graph(%x: tensor<?x3xf32> {onnx.name = "größe", onnx.dim_params = "0:Stückzahl"},
                          %y: tensor<?x3xf32> {onnx.name = "y", onnx.dim_params = "0:Stückzahl"})
        -> (!onnx.Unknown {onnx.name = "z"}) {
      %z = "onnx.Concat"(%x, %y) {$attributes, onnx.names = ["z"], onnx_node_name = "join"}
        : (tensor<?x3xf32>, tensor<?x3xf32>) -> $(isempty(result) ? "!onnx.Unknown" : result)
      onnx.Return %z : $(isempty(result) ? "!onnx.Unknown" : result)
    }"""; lenient = true)
unknown = concatenation("axis = 0 : si64")
type_of_z(program) = StableHLO.text(StableHLO.type(StableHLO.operands(StableHLO.operations(
    StableHLO.operations(program)[1])[end])[1]))
before = string(unknown)
@test type_of_z(unknown) == "!onnx.Unknown" && type_of_z(ONNX.infer(unknown)) == "tensor<?x3xf32>"
@test type_of_z(ONNX.infer(unknown; dimensions = "Stückzahl" => 8)) == "tensor<16x3xf32>"
@test type_of_z(ONNX.infer(unknown; dimensions = (Stückzahl = 9,))) == "tensor<18x3xf32>"
@test type_of_z(ONNX.infer(unknown; sizes = Dict("größe" => (3, 2), "y" => (:, 5)))) == "tensor<7x3xf32>"
@test type_of_z(ONNX.infer(unknown; sizes = (größe = (3, :), y = (3, -1)))) == "tensor<?x3xf32>"
@test string(unknown) == before != string(ONNX.infer(unknown))
@test refused(() -> ONNX.infer(unknown; sizes = "größe" => (2, 3)), "größe")
@test refused(() -> ONNX.infer(unknown; sizes = "nobody" => (3, 2)), "nobody")
@test refused(() -> ONNX.infer(unknown; dimensions = "Stückzahl" => -2))
@test refused(() -> ONNX.infer(unknown; colour = 1), "no option colour")

# What the model says and what is inferred contradict each other: a warning, or an error, which names the node.
declared = concatenation("axis = 0 : si64", "tensor<?x4xf32>")
warnings = StableHLO.Diagnostics()
@test type_of_z(ONNX.infer(declared; diagnostics = warnings)) == "tensor<?x3xf32>"
@test [d.severity for d in collect(warnings)] == [SHLO_SEVERITY_WARNING]
refusal = failure(() -> ONNX.infer(declared; strict = true))
@test refusal.code == SHLO_INVALID_PROGRAM
quiet = StableHLO.Diagnostics()
ONNX.infer(unknown; strict = true, diagnostics = quiet)
@test isempty(collect(quiet))
@test occursin("Concat 'join'", refusal.diagnostics[1].node) && occursin("Concat 'join'", collect(warnings)[1].node)
@test failure(() -> parse(HLOModule, "func.func @")).diagnostics[1].node == ""

# An attribute that a file has no place for.
warnings = StableHLO.Diagnostics()
ONNX.model(concatenation("axis = 0 : si64, foreign.note = 1 : i64"); diagnostics = warnings)
ONNX.model(unknown; diagnostics = quiet)
@test occursin("foreign.note", only(collect(warnings)).message) && isempty(collect(quiet))

# --- Tensors in files

x = reshape(Float32.(1:6), 3, 2)
stored = ONNX.tensor_bytes(x; name = "größe")
@test ONNX.tensor(stored) == x != ONNX.tensor(ONNX.tensor_bytes(2x)) && eltype(ONNX.tensor(stored)) == Float32
@test occursin("größe", String(copy(stored))) && !occursin("größe", String(ONNX.tensor_bytes(x)))
@test ONNX.tensor(UInt8[0x0a, 2, 3, 2, 0x10, 7, 0x3a, 6, 1, 2, 3, 4, 5, 6]) == [1 3 5; 2 4 6] # INT64, dims [3, 2]
@test ONNX.tensor(ONNX.tensor_bytes(x')) == x' && ONNX.tensor(ONNX.tensor_bytes(Tensor(x))) == x
@test ONNX.tensor(ONNX.tensor_bytes(fill(true))) == fill(true)
mktempdir() do folder
    path = joinpath(folder, "input_0.pb")
    write(path, stored)
    @test ONNX.tensor(path) == x
    @test failure(() -> ONNX.tensor(joinpath(folder, "nothing.pb"))).code == SHLO_IO
end
@test refused(() -> ONNX.tensor(stored[1:end-1]), "a length exceeds"; code = SHLO_MALFORMED)
@test refused(() -> ONNX.tensor_bytes(StableHLO.F8E3M4.([1, 2])), "f8E3M4"; code = SHLO_UNSUPPORTED)

# --- Schemas

clip = ONNX.schema("Clip"; opset = 9)
@test (clip.op, clip.domain, clip.since, clip.deprecated, clip.nondeterministic) == ("Clip", "ai.onnx", 6, false, false)
@test clip.inputs == [ONNX.Formal("input", SHLO_ONNX_SINGLE, 1, true, "T")]
@test clip.types == ["T" => ["tensor(double)", "tensor(float)", "tensor(float16)"]]
@test clip.attributes == [ONNX.Attribute("max", SHLO_ONNX_FLOAT, false, floatmax(Float32), []),
                          ONNX.Attribute("min", SHLO_ONNX_FLOAT, false, -floatmax(Float32), [])]
@test clip == ONNX.schema("Clip"; domain = "ai.onnx", opset = 10) != ONNX.schema("Clip")
@test clip in ONNX.schemas() && ONNX.schema("Clip").since == 13 && isempty(ONNX.schema("Clip").attributes)
@test [formal.option for formal in ONNX.schema("Clip").inputs] ==
      [SHLO_ONNX_SINGLE, SHLO_ONNX_OPTIONAL, SHLO_ONNX_OPTIONAL]
@test string(clip) == "Schema(ai.onnx Clip since 6)"
attribute_of(schema, name) = only(filter(a -> a.name == name, schema.attributes))
@test attribute_of(ONNX.schema("Elu"), "alpha").default === 1f0
along = attribute_of(ONNX.schema("Concat"), "axis")
@test along.required && along.default === nothing
@test attribute_of(ONNX.schema("Gemm"), "transA").default === 0
padding = attribute_of(ONNX.schema("Conv"), "auto_pad")
@test padding.default == "NOTSET" && "SAME_UPPER" in padding.values && !("SAME" in padding.values)
concat = ONNX.schema("Concat").inputs
@test [(f.option, f.least, f.homogeneous) for f in concat] == [(SHLO_ONNX_VARIADIC, 1, true)]
@test !ONNX.schema("Loop").inputs[end].homogeneous
@test ONNX.schema("RandomNormal").nondeterministic && ONNX.schema("Upsample").deprecated
lists = [a.default for s in ONNX.schemas() for a in s.attributes if a.default isa Vector]
@test any(d -> d isa Vector{Int}, lists) && any(d -> d isa Vector{String} || d isa Vector{Float32}, lists)
@test all(!isempty, lists)

every = ONNX.schemas()
@test length(every) == CAPI.shlo_onnx_schema_count() == length(Set(every)) && issorted(every; by = s -> (s.op, s.since))
@test all(s -> ONNX.schema(s.op; domain = s.domain, opset = s.since) == s, every)
@test ONNX.newest_opset() == ONNX.newest_opset("ai.onnx") == maximum(s.since for s in every if s.domain == "ai.onnx")
@test ONNX.newest_opset("nobody") === nothing
missing_op = failure(() -> ONNX.schema("Größe"; opset = 9))
@test missing_op.code == SHLO_NOT_FOUND && missing_op.message == "there is no op \"Größe\" in opset 9 of ai.onnx"
@test refused(() -> ONNX.schema("Clip"; domain = "ai.onnx.ml"), "ai.onnx.ml"; code = SHLO_NOT_FOUND)
@test refused(() -> ONNX.schema("LayerNormalization"; opset = 16); code = SHLO_NOT_FOUND)
@test ONNX.schema("LayerNormalization"; opset = 17).since == 17

# --- Running, lowering, other opsets

scaled = parse(HLOModule, """
module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 20 : i64}} {
func.func @main_graph(%x: tensor<?x2xf32> {onnx.name = "x", onnx.dim_params = "0:batch"},
    %w: tensor<2xf32> {onnx.name = "w", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>},
    %s: tensor<1xi64> {onnx.name = "s", onnx.default = dense<-1> : tensor<1xi64>}) -> (tensor<?xf32> {onnx.name = "y"}) {
  %0 = "onnx.Mul"(%x, %w) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = "onnx.Reshape"(%0, %s) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}}
""")
x, w, s = reshape(Float32[1, 2], 2, 1), Float32[3, 5], [2]
plan = Plan(scaled)
@test [(p.name, p.has_default, p.decides_shape) for p in StableHLO.inputs(plan)] ==
      [("x", false, false), ("w", true, false), ("s", true, true)]
@test plan(x) == plan(x = x) == plan(x, nothing, s) == plan("s" => s, "x" => x) == Float32[10, 40]
@test plan(x, w) == plan(x = x, w = w) == plan(x, w, nothing) == Float32[3, 10] != plan(x)
@test plan(Tensor(x), w) == Float32[3, 10] && plan(Tensor(x), w) isa Tensor
y = zeros(Float32, 2)
@test run!(plan, (y,), (x, nothing, s)) == (Float32[10, 40],)
@test run!(plan, ["y" => y], ["x" => x, "w" => w]) == ["y" => Float32[3, 10]]
@test StableHLO.output_sizes(plan, (2, 3)) == [(6,)] == StableHLO.output_sizes(plan, (2, 3), (2,), nothing)
@test refused(() -> plan(nothing, w), "input")
@test refused(() -> plan(w = w), "3 inputs")

@test Plan(ONNX.lower(scaled))(x = reshape(Float32.(1:6), 2, 3)) == Float32[10, 40, 30, 80, 50, 120] # for all sizes
@test refused(() -> ONNX.lower(scaled; sizes = "x" => (1, 3)), "has the extent 2")
lowered = ONNX.lower(scaled; dimensions = "batch" => 1)
@test string(lowered) == string(ONNX.lower(scaled; sizes = "x" => (:, 1)))
@test Plan(lowered)(x = x) == Float32[10, 40]
unknown = parse(HLOModule, """
module attributes {onnx.opset_import = {ai.onnx = 20 : i64}} {
func.func @main_graph(%x: tensor<9xui8>) -> tensor<?x?x?xui8> {
  %0 = "onnx.ImageDecoder"(%x) {onnx_node_name = "decode"} : (tensor<9xui8>) -> tensor<?x?x?xui8>
  onnx.Return %0 : tensor<?x?x?xui8>
}}
""")
unlowered = failure(() -> ONNX.lower(unknown))
@test unlowered.code == SHLO_UNSUPPORTED && occursin("ImageDecoder of opset 20, 1 node", unlowered.diagnostics[1].message)

@test occursin("ai.onnx = 13", string(ONNX.convert(scaled, 13))) && occursin("ai.onnx = 28", string(ONNX.convert(scaled)))
@test isempty(ONNX.blockers(scaled, "ai.onnx" => 13))
@test refused(() -> ONNX.convert(scaled, 99), "opset is 99")
@test refused(() -> ONNX.convert(unknown, 19), "1 node blocks"; code = SHLO_VERSION)
@test occursin("'decode'", only(ONNX.blockers(unknown, 19)).node)
@test ONNX.minimum_opset(unknown) == 20 == ONNX.minimum_opset(unknown, "ai.onnx")
@test refused(() -> ONNX.minimum_opset(unknown, "other"), "has no schemas")
foreach(close, (plan, scaled, lowered, unknown))
