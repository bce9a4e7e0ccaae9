# Specialization: what is known of arguments, in Julia's order. The expected outputs are computed here.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Sums the rows of %x, says that there are %n of them, and multiplies by %k.
polymorphic = parse(HLOModule, """
func.func public @main(%n: tensor<i32>, %x: tensor<?x3xf32>, %k: tensor<f32>) -> tensor<?xf32> {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %same = stablehlo.compare EQ, %size, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%same, %n, %size) {api_version = 2 : i32, has_side_effect = true,
    error_message = "expected {0} rows, not {1}"} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
  %shape = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %k, %shape, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r = stablehlo.multiply %sum, %all : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func public @other(%b: tensor<?xi1>) -> tensor<?xi1> {
  return %b : tensor<?xi1>
}""")
sizes(program, name = "main") = size.(StableHLO.arguments(HLOFunction(program, name)))
is_static(program) = !occursin('?', string(program))
@test sizes(polymorphic) == [(), (3, -1), ()] && !is_static(polymorphic)

# A value is no argument any more; a size is that of Julia.
before = string(polymorphic)
fixed = specialize(polymorphic, 4, (3, 4))
@test sizes(fixed) == [(3, 4), ()] && string(polymorphic) == before
@test StableHLO.size.(StableHLO.results(HLOFunction(fixed, "main"))) == [(4,)]
@test !occursin("dynamic_broadcast_in_dim", string(fixed)) && occursin("dynamic_broadcast_in_dim", before)
x = Float32[1 2 3 4; 10 20 30 40; 100 200 300 400] # column k is a row of the tensor
@test Plan(fixed)(x, 2f0) == Float32[222, 444, 666, 888] != Plan(fixed)(x, 3f0)
@test refused(() -> Plan(fixed)(x[:, 1:3], 2f0), "3×4")
# All that is known may be given, and each value in any form that has the type.
for n in (4, Int32(4), 4.0, BigInt(4), fill(Int32(4)), Tensor(Int32(4))), size in ((3, 4), (:, 4), (Int32(3), 0x04))
    @test string(specialize(polymorphic, n, size)) == string(fixed)
end
whole = specialize(polymorphic, 4, x, 2)
@test isempty(sizes(whole)) && Plan(whole)() == Float32[222, 444, 666, 888]
@test Plan(specialize(polymorphic, 4, 2x, 2))() == 2 * Plan(whole)()
strided = specialize(polymorphic, 4, view([x; x], 4:6, :), 2)
@test string(strided) == string(whole)
# The memory of an array is its owner's afterwards.
y = copy(x)
kept = specialize(polymorphic, 4, y, 2)
fill!(y, 0)
@test string(kept) == string(whole)
# What is not known stays so, and is reported.
reports, layer = StableHLO.PassReport[], StableHLO.load(joinpath(SOURCE, "examples", "models", "polymorphic.mlir"))
nothing_known = specialize(layer, nothing, (3, :), nothing; reports = reports)
@test sizes(nothing_known) == sizes(layer) == sizes(specialize(layer)) == [(), (3, -1), (2, 3)]
stayed_dynamic(reports) = only(one.dynamic for one in reports if one.name == "stablehlo-refine-shapes")
@test !isempty(stayed_dynamic(reports))
@test sizes(specialize(layer, 4, (3, 4); reports = empty!(reports))) == [(3, 4), (2, 3)]
@test isempty(stayed_dynamic(reports)) && "symbol-dce" in [one.name for one in reports]
# Another function.
@test sizes(specialize(polymorphic, (7,); function_name = "other"), "other") == [(7,)]
@test isempty(sizes(specialize(polymorphic, [true, false]; function_name = "other"), "other"))

# Mistakes. The library's own texts are in the order of the tensor.
@test refused(() -> specialize(polymorphic, 5, (3, 4)), "expected 5 rows, not 4"; code = SHLO_FAILED)
@test refused(() -> specialize(polymorphic, nothing, (3, 4)), "static assert_what"; code = SHLO_INVALID_PROGRAM)
@test refused(() -> specialize(polymorphic, 4, (4, 3)), "cannot become a tensor<3x4xf32>")
@test refused(() -> specialize(polymorphic, 4, (4,)), "cannot become a tensor<4xf32>")
@test refused(() -> specialize(polymorphic, 4, (3, -2)), "extents has -2")
@test refused(() -> specialize(polymorphic, nothing, 4), "no value of type tensor<f32>")
@test refused(() -> specialize(polymorphic, fill(4)), "no value of type tensor<i64>")
@test refused(() -> specialize(polymorphic, 4.5), "4.5 is no value of the argument Int32")
@test refused(() -> specialize(polymorphic, 1 << 40), "is no value of the argument Int32")
@test refused(() -> specialize(polymorphic, nothing, nothing, nothing, 4), "the function has 3 arguments")
@test refused(() -> specialize(polymorphic, nothing, nothing, nothing, (4,)), "the function has 3 arguments")
@test refused(() -> specialize(polymorphic, "4"), "not String")
@test refused(() -> specialize(polymorphic, 4; function_name = "nobody"), "@nobody")
@test refused(() -> specialize(polymorphic, 4; nonsense = 1), "nonsense")
@test refused(() -> specialize(polymorphic, 4, (3, 4); max_ops = 1); code = SHLO_LIMIT)
stopped = Cancellation()
cancel(stopped)
@test refused(() -> specialize(polymorphic, 4, (3, 4); cancellation = stopped); code = SHLO_CANCELLED)
closed_tensor, closed_program = Tensor(Int32(4)), parse(HLOModule, before)
foreach(close, (closed_tensor, closed_program))
@test refused(() -> specialize(polymorphic, closed_tensor), "the tensor is closed")
@test refused(() -> specialize(closed_program, 4), "the module is closed")
