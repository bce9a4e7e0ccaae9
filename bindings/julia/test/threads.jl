# One plan on several threads; a run is cancelled by another thread; handles of several threads.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
plan = Plan(parse(HLOModule, "func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {\n" *
    " %0 = stablehlo.add %x, %x : tensor<64xf32>\n return %0 : tensor<64xf32>\n}"))
right = Threads.Atomic{Int}(0)
Threads.@threads for k in 1:400
    x = fill(Float32(k), 64)
    plan(x) == 2x && plan(Tensor(x)) == 2x && Threads.atomic_add!(right, 1)
    k % 50 == 0 && GC.gc()
end
@test right[] == 400

closed = Threads.Atomic{Int}(0)
handles = [Tensor{Float32}(undef, 4) for _ in 1:2000]
Threads.@threads for k in 1:4000
    close(handles[(k - 1) % 2000 + 1])
    Threads.atomic_add!(closed, 1)
end
@test closed[] == 4000 && !any(isopen, handles)

loop = Plan(parse(HLOModule, """
func.func @main(%x: tensor<i64>) -> tensor<i64> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.while(%i = %zero) : tensor<i64> cond {
    %c = stablehlo.compare LT, %i, %x : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i64>
    %n = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }
  return %0 : tensor<i64>
}
"""))
if Threads.nthreads() > 1
    options = RunOptions()
    task = Threads.@spawn failure(() -> loop(typemax(Int64); options = options))
    sleep(0.1)
    cancel(options)
    @test fetch(task).code == SHLO_CANCELLED
end
