# The rule of the README's first paragraph: an array of size (a, b, c) is tensor<c x b x a>, without a copy.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# All extents differ: x is tensor<2x3x5>, its last axis is summed.
program = parse(HLOModule, """
func.func @main(%x: tensor<2x3x5xf32>) -> tensor<2x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2]
    : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
""")
plan = Plan(program)
x = reshape(Float32[k^2 for k in 1:30], 5, 3, 2)
@test size(StableHLO.inputs(plan)[1]) == (5, 3, 2) && size(StableHLO.outputs(plan)[1]) == (3, 2)
@test string(StableHLO.inputs(plan)[1]) == "5×3×2 Float32"
# What is given out can be changed without harm: runs check arrays against the plan itself.
StableHLO.inputs(plan)[1].size[1] = 1
empty!(StableHLO.outputs(plan)[1].size)
@test size(StableHLO.inputs(plan)[1]) == (5, 3, 2) && size(StableHLO.outputs(plan)[1]) == (3, 2)
@test refused(() -> plan(x[1:1, :, :]), "1×3×2", "5×3×2 Float32")
@test occursin("5×3×2 Float32", string(StableHLO.functions(program)[1]))
@test StableHLO.arguments(HLOFunction(program))[1].type == "tensor<2x3x5xf32>"
y = plan(x)
@test y isa Matrix{Float32} && y == dropdims(sum(x; dims = 1); dims = 1)
@test y != dropdims(sum(reverse(x; dims = 2); dims = 1); dims = 1)
@test refused(() -> plan(permutedims(x, (3, 2, 1))), "2×3×5", "5×3×2 Float32")

# The other view has the tensor's own order.
rows = Float32[100i + 10j + k for i in 1:2, j in 1:3, k in 1:5]
@test size(rowmajor(rows)) == (5, 3, 2) && rowmajor(rows)[5, 3, 1] == rows[1, 3, 5]
@test rowmajor(plan(rowmajor(rows))) == dropdims(sum(rows; dims = 3); dims = 3)
@test rowmajor(plan(rowmajor(rows))) != dropdims(sum(rows[[2, 1], :, :]; dims = 3); dims = 3)
@test rowmajor(rowmajor(rows)) === rows
@test rowmajor(PermutedDimsArray(rows, (2, 1, 3))) == permutedims(rows, (3, 1, 2))
@test rowmajor(fill(1)) == fill(1)

# A tensor of the library has the same order as an array.
t = Tensor(x)
@test size(t) == (5, 3, 2) && t == x && StableHLO.difference(t, x) === nothing
changed = copy(x)
changed[4, 2, 1] += 1
@test StableHLO.difference(t, changed) == LinearIndices(x)[4, 2, 1]
