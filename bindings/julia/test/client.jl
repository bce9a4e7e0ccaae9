# Plans on the devices of a plugin of PJRT: the project's own. The expected outputs are computed here.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const PLUGIN_FILE = ENV["STABLEHLO_C_PLUGIN"] # which the suite names
new_client(; settings...) = Client(Plugin(PLUGIN_FILE); settings...)

# Any number of elements; each replica adds its number; the device may write the result where the input is.
any_length = parse(HLOModule, """
func.func @main(%a: tensor<?xf32> loc("a"), %b: tensor<?xf32> loc("b")) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}""")
replicas = parse(HLOModule, """
func.func @main(%x: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.add %0, %x : tensor<ui32>
  return %1 : tensor<ui32>
}""")
double = parse(HLOModule, """
func.func @main(%x: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2x3xf32> {
  %0 = stablehlo.add %x, %x : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}""")
stays = RunOptions(results_on_device = true)
x = Float32[1 2; 3 4; -5 0]

# What a plugin says of itself.
plugin = Plugin(PLUGIN_FILE)
@test StableHLO.path(plugin) == PLUGIN_FILE && StableHLO.minor_version(plugin) > 100
@test StableHLO.stablehlo_version(plugin) == StableHLO.newest_version()
said = StableHLO.attributes(plugin)
@test said["stablehlo_minimum_version"] == "0.9.0" != said["stablehlo_current_version"]
@test said["stablehlo_current_version"] == string(StableHLO.newest_version())
@test 4 in StableHLO.extensions(plugin) && !(-1 in StableHLO.extensions(plugin)) # 4 is that of layouts
@test endswith(string(plugin), "libpjrt-stablehlo-c.so: PJRT 0.$(StableHLO.minor_version(plugin)))")
close(plugin)
close(plugin)
@test refused(() -> Client(plugin), "the plugin is closed") && string(plugin) == "Plugin (closed)"
@test refused(() -> StableHLO.path(plugin), "the plugin is closed")

# What is no plugin. One that is known to stop the process is looked for only if the caller insists.
@test refused(() -> Plugin("/nowhere/plugin.so"), "No such file"; code = SHLO_IO)
@test refused(() -> Plugin("/"), "no regular file"; code = SHLO_IO)
@test refused(() -> Plugin(joinpath(SOURCE, "README.md")), "cannot be loaded"; code = SHLO_DEVICE)
@test refused(() -> Plugin(ENV["STABLEHLO_C_LIBRARY"]), "no function GetPjrtApi"; code = SHLO_DEVICE)
@test refused(() -> Plugin("a\0b"))
@test refused(() -> Plugin("/nowhere/libtpu.so"), "without a TPU"; code = SHLO_DEVICE)
@test refused(() -> Plugin("/nowhere/libtpu.so"; force = true), "No such file"; code = SHLO_IO)
@test isopen(Plugin(PLUGIN_FILE; force = true)) # the twin

# Clients, their settings and devices.
client = new_client(device_count = 3, simd = :baseline, threads = "1")
@test StableHLO.platform(client) == "shlo" && occursin("stablehlo-c", StableHLO.platform_version(client))
@test [one.id for one in StableHLO.devices(client)] == 0:2
@test all(one -> one.is_local && one.process == 0 && !isempty(one.kind), StableHLO.devices(client))
@test StableHLO.memory(client, 3) isa Int && StableHLO.memory(client) isa Int
@test refused(() -> StableHLO.memory(client, 4), "there is no device 4; the client has 3")
@test refused(() -> StableHLO.memory(client, 0), "there is no device 0")
@test string(client) == "Client(shlo: 3 devices)" != string(new_client())
@test length(StableHLO.devices(new_client())) == 1
for value in (true, 1, typemin(Int64), 0x01, 1.5, 1//2, "fast", "", :fast)
    @test refused(() -> new_client(turbo = value), "turbo"; code = SHLO_DEVICE)
end
@test refused(() -> new_client(device_count = 0), "it must be from 1 to"; code = SHLO_DEVICE)
@test refused(() -> new_client(device_count = true), "device_count is no number"; code = SHLO_DEVICE)
@test refused(() -> new_client(turbo = BigInt(2)^63), "setting turbo is out of range")
@test refused(() -> new_client(turbo = [1]), "setting turbo is [1], but should be a text")

# Runs: the calls of other plans.
dynamic, fixed = Plan(any_length; client = client), Plan(double; client = client)
@test string(dynamic) == string(Plan(any_length))
@test dynamic(Float32[1, 2], Float32[10, 20]) == Float32[11, 22] != Float32[11, 23]
@test dynamic(b = Float32[1, 2, 4], a = Float32[1, 1, 1]) == Float32[2, 3, 5]
@test dynamic(Tensor(Float32[1]), Float32[2]) isa Tensor{Float32,1}
@test fixed(x) == 2x != x && fixed(view([x; x], 4:6, :)) == 2x && fixed(Tensor(x)) == 2x
out = zeros(Float32, 3, 2)
@test run!(fixed, (out,), (x,))[1] === out == 2x
fractions = Float64[]
told = RunOptions(max_milliseconds = 60_000, interruptible = true, progress = f -> push!(fractions, f))
@test fixed(x; options = told) == 2x && fractions[end] == 1
@test refused(() -> fixed(x'), "input 1", "3×2")

# What a plugin cannot do.
@test refused(() -> Plan(double; client = client, recordable = true), "inside of runs"; code = SHLO_UNSUPPORTED)
@test refused(() -> Plan(double; client = client, custom_calls = "f" => (call, outs, ins) -> nothing),
              "functions of the host"; code = SHLO_UNSUPPORTED)
unknown = parse(HLOModule, """
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}""")
@test refused(() -> Plan(unknown; client = client), "Client_Compile failed: "; code = SHLO_UNSUPPORTED) # its own words

# Grids, and which devices run them.
numbers = [(fill(UInt32(10)),), (fill(UInt32(20)),)]
for (chosen, places) in ((nothing, [1, 2]), ((), [1, 2]), ([3, 1], [3, 1]))
    two = Plan(replicas; client = client, devices = chosen, grid = (2, 1))
    @test [one[1][] for one in StableHLO.run_grid(two, numbers)] == [10, 21] != [10, 20]
    results = StableHLO.run_grid(two, numbers; options = stays)
    @test [StableHLO.device(one[1]) for one in results] == places
    @test [Array(one[1])[] for one in results] == [10, 21]
    @test [one[1][] for one in StableHLO.run_grid(two, results)] == [10, 22]
end
@test refused(() -> Plan(replicas; client = client, devices = [4]), "there is no device 4; the client has 3")
@test refused(() -> Plan(replicas; client = client, devices = [1, 0]), "there is no device 0")
@test refused(() -> Plan(replicas; client = client, devices = 1, grid = (2, 1)), "2 processes, for which there are 1")
@test refused(() -> Plan(replicas; client = client, grid = (4, 1)), "4 processes, for which there are 3 devices")
@test refused(() -> Plan(replicas; devices = [1]), "devices are those of a client")
@test Plan(replicas; client = client, devices = 2)(0x00000007)[] == 7 # the twin

# Tensors on a device have no elements here.
there = DeviceTensor(x, client; device = 2)
@test size(there) == (3, 2) && eltype(there) == Float32 && StableHLO.device(there) == 2
@test StableHLO.device(x) === nothing === StableHLO.device(Tensor(x))
@test string(there) == "3×2 DeviceTensor{Float32} on device 2" == sprint(show, MIME("text/plain"), there)
@test Array(there) == x == collect(there) == Tensor(there) && Array(there) != 2x
@test Tensor(there) isa Tensor{Float32,2} && convert(Matrix{Float64}, there) == x
@test Array(DeviceTensor(view([x; x], 4:6, :), client)) == x && Array(DeviceTensor(2.5, client))[] == 2.5
@test StableHLO.device(DeviceTensor(Tensor(x), client)) == 1
for ask in (() -> there[1], () -> there[1, 2], () -> (there[1] = 2), () -> there == x, () -> sum(there),
            () -> 2 .* there)
    @test refused(ask, "the elements of the tensor are on device 2: Array(tensor) copies them")
end
@test refused(() -> StableHLO.difference(there, x), "is on a device")
@test refused(() -> DeviceTensor(there, client), "is on a device")
@test refused(() -> specialize(double, there), "is on a device")
@test refused(() -> History(double, there), "is on a device")
@test refused(() -> build(b -> func(() -> StableHLO.constant(b, there), b, "main")), "is on a device")
@test StableHLO.set!(StableHLO.beside(History(double, x)), 1, there)[1].value == x # which is copied
@test refused(() -> DeviceTensor(x, client; device = 4), "there is no device 4; the client has 3")
@test refused(() -> DeviceTensor(["a"], client), "String")
@test refused(() -> run!(fixed, (there,), (x,)), "output 1", "cannot be written")
close(there)
close(there)
@test refused(() -> Array(there), "the tensor is closed") && string(there) == "closed DeviceTensor{Float32}"

# Results that stay are inputs of the next run.
for donates in (false, true)
    state = DeviceTensor(x, client)
    options = RunOptions(results_on_device = true, donate = donates ? [1] : [])
    for step in 1:20
        next = fixed(state; options = options)
        @test next isa DeviceTensor{Float32,2} && StableHLO.device(next) == 1
        @test donates == refused(() -> Array(state), "consumed") && (StableHLO.device(state) === nothing) == donates
        state = next
    end
    @test Array(state) == 2^20 * x != 2^21 * x
    # Without the wish they come back, as arrays, and into those of the caller.
    @test fixed(state) isa Matrix{Float32} && fixed(state) == 2^21 * x
    for options in (nothing, stays)
        @test run!(fixed, (fill!(out, 0),), (state,); options = options)[1] == 2^21 * x
    end
end
@test Array(dynamic(Float32[1, 2], Float32[3, 4]; options = stays)) == Float32[4, 6]
on_one = DeviceTensor(Float32[1, 2], client)
@test dynamic(on_one, Float32[3, 4]) == Float32[4, 6] && dynamic(on_one, Tensor(Float32[3, 4])) == Float32[4, 6]
several = Plan(parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi1>) {\n" *
    "%0 = stablehlo.negate %x : tensor<2xf32>\n%1 = stablehlo.is_finite %x : (tensor<2xf32>) -> tensor<2xi1>\n" *
    "return %0, %1 : tensor<2xf32>, tensor<2xi1>\n}"); client = client)
@test map(Array, several(Float32[1, Inf]; options = stays)) == (Float32[-1, -Inf], [true, false])
@test several(on_one) == (Float32[-1, -2], [true, true])
# What was an input may change afterwards.
same = Plan(parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n return %x : tensor<2xf32>\n}");
            client = client)
given = Float32[1, 2]
kept = same(given; options = stays)
fill!(given, 9)
@test Array(kept) == Float32[1, 2] != given

# Plans of the CPU, of another device and of another client take no such tensors, and give none.
there = DeviceTensor(x, client; device = 2)
@test refused(() -> Plan(double)(there), "the plan runs on the CPU")
@test refused(() -> Plan(double)(x; options = stays), "the plan runs on the CPU")
@test refused(() -> fixed(there), "on another device than the plan")
@test refused(() -> Plan(double; client = new_client())(DeviceTensor(x, client)), "on another device than the plan")
@test Plan(double; client = client, devices = [2])(there) == 2x # the twin

# What needs a client keeps it, in whichever order things are closed.
for order in ([1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1])
    needed = Any[new_client()]
    push!(needed, Plan(double; client = needed[1]), DeviceTensor(x, needed[1]))
    last_one = needed[2](needed[3]; options = stays)
    foreach(close, needed[order])
    @test Array(last_one) == 2x
end
close(client)
close(client)
@test fixed(x) == 2x && Array(kept) == Float32[1, 2]
@test refused(() -> Plan(double; client = client), "the client is closed")
@test refused(() -> DeviceTensor(x, client), "the client is closed")
@test refused(() -> StableHLO.devices(client), "the client is closed") && string(client) == "Client (closed)"

# Several threads use one client.
shared = new_client()
plan, right = Plan(double; client = shared), Threads.Atomic{Int}(0)
Threads.@threads for k in 1:100
    array = fill(Float32(k), 3, 2)
    Array(plan(DeviceTensor(array, shared); options = stays)) == 2array && Threads.atomic_add!(right, 1)
    k % 25 == 0 && GC.gc()
end
@test right[] == 100
