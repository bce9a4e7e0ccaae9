# Plans that the processes of a grid run together.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

@testset "grids" begin
    program = StableHLO.load(joinpath(SOURCE, "tests", "conformance", "languages", "grid.mlir"))
    inputs = [(Int32[k, 10k],) for k in 0:3]
    plan = Plan(program; grid = (1, 4))
    @test StableHLO.grid(plan) == (1, 4)
    results = StableHLO.run_grid(plan, inputs)
    @test first.(results) == [[2, 20], [4, 40], [2, 20], [4, 40]]
    @test [only(one[2]) for one in results] == 0:3
    two = StableHLO.run_grid(Plan(program; grid = (2, 2)), [(Tensor(x[1]),) for x in inputs])
    @test first.(two) == first.(results)
    @test [only(one[2]) for one in two] == [0, 1, 0, 1]
    @test_throws StableHLOError Plan(program; grid = (1, 2))
    @test_throws StableHLOError Plan(program; grid = (0, 1))
    @test_throws StableHLOError Plan(program; grid = 4)
    @test_throws StableHLOError StableHLO.run_grid(plan, inputs[1:3])
    @test_throws StableHLOError StableHLO.run_grid(plan, [inputs[1:3]; [(Int32[1, 2], Int32[3, 4])]])
    @test_throws StableHLOError StableHLO.run_grid(plan, [inputs[1:3]; [(Float32[1, 2],)]])
    @test_throws StableHLOError plan(Int32[1, 2])
end
