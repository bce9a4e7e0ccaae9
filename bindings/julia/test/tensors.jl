# Tensors: elements, .npy, borrowing, donating.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

t = Tensor{Int16}(undef, 2, 3)
@test size(t) == (2, 3) && all(iszero, t)
t[2, 3] = 7
@test t[6] == 7 && t[2, 2] == 0 && sum(t) == 7
@test_throws BoundsError t[7]
@test_throws BoundsError t[3, 1] = 1
@test refused(() -> (Tensor([1, 2])[1] = 3), "read-only")
@test refused(() -> Tensor(["a"]), "String")
@test refused(() -> Tensor{Int16}(undef, -1))

memory = [1.0, 2.0]
borrowed = Tensor(memory)
@test pointer(borrowed) == pointer(memory)
@test Tensor(view(memory, 2:2)) == [2.0] && Tensor(1:3) == [1, 2, 3] && Tensor(trues(3)) == [true, true, true]
close(borrowed)
close(borrowed)
@test refused(() -> borrowed[1], "the tensor is closed")
@test memory == [1.0, 2.0]

# A vector that was borrowed, itself or through another array, is not resized under the tensor.
wrappers = (identity, v -> view(v, 2:3), v -> reshape(v, 2, 2), v -> reinterpret(Int64, v),
            v -> reshape(reinterpret(UInt8, view(v, 1:2)), 4, 4), v -> view(reshape(v, 2, 2), :, 2))
for wrap in wrappers, change in (v -> push!(v, 5), empty!, v -> resize!(v, 10^6), v -> append!(v, ones(1000)), pop!)
    vector = [1.0, 2.0, 3.0, 4.0]
    lent_tensor = Tensor(wrap(vector))
    expected = copy(lent_tensor)
    @test UInt(pointer(lent_tensor)) - UInt(pointer(vector)) < 32
    cannot_resize(() -> change(vector), vector)
    GC.gc(false)
    @test lent_tensor == expected != expected .+ 1
end
# A run, a comparison and a builder only pass a vector, which can be resized afterwards.
numbers = [1.0, 2.0]
@test StableHLO.difference(numbers, numbers) === nothing
build(b -> func(() -> StableHLO.constant(b, numbers), b, "main"))
same_numbers = Plan(parse(HLOModule, "func.func @main(%x: tensor<?xf64>) -> tensor<?xf64> {\n" *
                                     " return %x : tensor<?xf64>\n}"))
@test same_numbers(numbers) == [1, 2]
@test push!(numbers, 3) == [1, 2, 3]
# What may be closed is copied.
original = Tensor(Float32[1, 2, 3])
part = Tensor(view(original, 2:3))
close(original)
@test part == [2, 3]

# Every element type has a type of Julia, of the same size.
for (number, _) in CAPI.cases(CAPI.shlo_element_type)
    number == 0 && continue
    code = CAPI.shlo_element_type(number)
    T = StableHLO.julia_type(code)
    @test StableHLO.element(T) == code && sizeof(T) == CAPI.shlo_element_type_size(code)
end
@test StableHLO.julia_type(CAPI.shlo_element_type(99)) === Nothing
@test Float32(StableHLO.BFloat16(1.5)) == 1.5f0 && StableHLO.BFloat16(1 + 2.0^-8).bits == 0x3f80
@test StableHLO.BFloat16(1 + 3 * 2.0^-8).bits == 0x3f82 && isnan(Float32(StableHLO.BFloat16(NaN)))
@test Int(StableHLO.I4(0xf8)) == -8 && Int(StableHLO.UI4(0x0f)) == 15 && sizeof(StableHLO.F8E4M3FN) == 1

halves = Plan(parse(HLOModule, "func.func @main(%x: tensor<2xf32>)" *
    " -> (tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xi4>) {\n" *
    "%0 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xbf16>\n" *
    "%1 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf8E4M3FN>\n" *
    "%2 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xi4>\n" *
    "return %0, %1, %2 : tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xi4>\n}"))
b, f, i = halves(Float32[1.5, -2])
@test Float32.(b) == [1.5, -2] && f == StableHLO.F8E4M3FN.([0x3c, 0xc0]) && Int.(i) == [1, -2]

# .npy there and back.
x = reshape(Float32.(1:6), 2, 3)
@test StableHLO.npy(StableHLO.npy_bytes(Tensor(x))) == x
@test StableHLO.npy(StableHLO.npy_bytes(Tensor(b)); as = StableHLO.BFloat16) == b
@test failure(() -> StableHLO.npy(UInt8[1, 2])).code == SHLO_MALFORMED

# Tensors in, tensors out.
double = Plan(parse(HLOModule, "func.func @main(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {\n" *
    "%0 = stablehlo.add %x, %x : tensor<3x2xf32>\n return %0 : tensor<3x2xf32>\n}"))
y = double(Tensor(x))
@test y isa Tensor{Float32,2} && y == 2x && y != x
@test refused(() -> double(Tensor(x')), "input 1", "3×2")
into = Tensor{Float32}(undef, 2, 3)
@test run!(double, (into,), (y,))[1] == 4x

# A donated tensor is consumed.
mine = Tensor{Float32}(undef, 2, 3)
copyto!(mine, x)
@test double(mine; options = RunOptions(donate = [1])) == 2x
@test failure(() -> mine[1]) !== nothing && failure(() -> double(mine)) !== nothing
@test refused(() -> double(Tensor(x); options = RunOptions(donate = [2])))
@test refused(() -> RunOptions(donate = [0]), "from 1")
