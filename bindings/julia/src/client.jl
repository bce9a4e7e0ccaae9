# Plans on the devices of others: plugins of PJRT, clients of them, and tensors on their devices.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Plugin(path; force = false)

A shared library with the interface PJRT, which others make for GPUs, TPUs and more: version 0.57 of PJRT or a later one
of 0. It stays loaded until the process ends. It is code of whoever made it, which runs in this process: it may start
threads, write to the standard error and end the process. Plugins that are known to do the last, or to stop the process,
are refused, unless `force`. A name without a folder is a file of the working folder.

`StableHLO.path(plugin)`, `minor_version` (57 of 0.57), `stablehlo_version` (the newest that it reads, or `nothing`),
`attributes` (what it says of itself) and `extensions` (their numbers in PJRT) are facts of it.
"""
Plugin
@handle Plugin shlo_plugin "plugin"
Plugin(path::AbstractString; force::Bool = false) =
    Plugin(make(CAPI.shlo_plugin_load, CAPI.shlo_plugin, String(path), sizeof(path), force))

"The path that a plugin was loaded from."
path(plugin::Plugin) = borrowed_text(CAPI.shlo_plugin_path, plugin)
"The minor version of PJRT that a plugin has: 57 of 0.57."
minor_version(plugin::Plugin) = Int(CAPI.shlo_plugin_minor_version(plugin))
"The newest version of StableHLO that a plugin reads; `nothing` if it does not say."
function stablehlo_version(plugin::Plugin)
    text = borrowed_text(CAPI.shlo_plugin_stablehlo_version, plugin)
    isempty(text) ? nothing : VersionNumber(text)
end
"What a plugin says of itself: texts by name."
attributes(plugin::Plugin) = Dict(borrowed_text(CAPI.shlo_plugin_attribute_name, plugin, k - 1) =>
                                  borrowed_text(CAPI.shlo_plugin_attribute_value, plugin, k - 1)
                                  for k in 1:CAPI.shlo_plugin_attribute_count(plugin))
"The extensions of PJRT that a plugin has: their numbers there (4 layouts, 5 FFI, ...)."
extensions(plugin::Plugin) =
    [Int(CAPI.shlo_plugin_extension(plugin, k - 1)) for k in 1:CAPI.shlo_plugin_extension_count(plugin)]
Base.show(io::IO, plugin::Plugin) = isopen(plugin) ?
    print(io, "Plugin(", path(plugin), ": PJRT 0.", minor_version(plugin), ")") : print(io, "Plugin (closed)")

"""
    Client(plugin; settings...)

The devices of a plugin, for `Plan(program; client = client)` and `DeviceTensor(array, client)`, which keep it. Settings
are texts, numbers and truth values that the plugin knows: `Client(plugin; device_count = 2)`. What the plugin does
wrong, or refuses, is an error with the code `SHLO_DEVICE`.

`StableHLO.devices(client)` lists the devices, `StableHLO.platform(client)` is "cpu" or "cuda", and
`StableHLO.memory(client, 1)` tells the bytes in use on the first device.
"""
Client
@handle Client shlo_client "client"
@handle ClientOptions shlo_client_options "options"
function Client(plugin::Plugin; settings...)
    options = ClientOptions(make(CAPI.shlo_client_options_create, CAPI.shlo_client_options))
    try
        foreach(((name, value),) -> client_setting(options, String(name), value), pairs(settings))
        Client(make(CAPI.shlo_client_create, CAPI.shlo_client, plugin, options))
    finally
        close(options)
    end
end
client_setting(options, name, value::Union{AbstractString,Symbol}) = (text = String(value);
    call(CAPI.shlo_client_options_set_text, options, name, sizeof(name), text, sizeof(text)))
client_setting(options, name, value::Bool) =
    call(CAPI.shlo_client_options_set_flag, options, name, sizeof(name), value)
function client_setting(options, name, value::Integer)
    typemin(Int64) <= value <= typemax(Int64) || refuse("setting ", name, " is out of range: ", value)
    call(CAPI.shlo_client_options_set_integer, options, name, sizeof(name), value)
end
client_setting(options, name, value::Real) =
    call(CAPI.shlo_client_options_set_number, options, name, sizeof(name), value)
client_setting(options, name, value) =
    refuse("setting ", name, " is ", value, ", but should be a text, a number or a truth value")

"""
A device of a client: `id`, the plugin's number for it; `kind`, as the plugin calls it; `process`, which has it; and
`is_local`, whether that is this process, which alone may use it.
"""
struct Device
    id::Int
    kind::String
    process::Int
    is_local::Bool
end

"The name of the platform of a client: \"cpu\" or \"cuda\"."
platform(client::Client) = borrowed_text(CAPI.shlo_client_platform, client)
"The version of the platform of a client."
platform_version(client::Client) = borrowed_text(CAPI.shlo_client_platform_version, client)
"""
    StableHLO.devices(client)

All devices of a client, those of other processes included, as [`StableHLO.Device`](@ref). What takes a device takes its
place in this list, from 1.
"""
devices(client::Client) = [Device(CAPI.shlo_client_device_id(client, k - 1),
                                  borrowed_text(CAPI.shlo_client_device_kind, client, k - 1),
                                  CAPI.shlo_client_device_process(client, k - 1),
                                  CAPI.shlo_client_device_is_local(client, k - 1) != 0) for k in 1:device_count(client)]
device_count(client) = Int(CAPI.shlo_client_device_count(client))
# As the library counts.
function device_index(client, device::Integer)
    count = device_count(client)
    1 <= device <= count || refuse("there is no device ", device, "; the client has ", count)
    Int64(device - 1)
end
"The bytes in use on a device of a client; `nothing` if it does not say."
function memory(client::Client, device::Integer = 1)
    bytes = CAPI.shlo_client_device_memory(client, device_index(client, device))
    bytes < 0 ? nothing : Int(bytes)
end
Base.show(io::IO, client::Client) = isopen(client) ?
    print(io, "Client(", platform(client), ": ", device_count(client), " devices)") : print(io, "Client (closed)")

# The settings of a plan on devices of a client.
client_settings(::Nothing, ::Nothing) = NamedTuple()
client_settings(::Nothing, devices) = refuse("devices are those of a client")
client_settings(client::Client, ::Nothing) = (client = client,)
function client_settings(client::Client, devices)
    indices = Int64[device_index(client, device) for device in devices]
    (client = client, devices = (length(indices), indices))
end

"""
    DeviceTensor(array, client; device = 1)     copies an array to a device of a client
    Array(tensor), Tensor(tensor)               copies it back

A tensor on a device, which keeps its client. It has a size and no elements here. A plan of the same client takes it as
an input, without a copy, and returns such tensors with `RunOptions(results_on_device = true)`. If it is donated, the
device may write a result there. `StableHLO.device(tensor)` is the device's place in `StableHLO.devices(client)`, and
`nothing` for other arrays.
"""
mutable struct DeviceTensor{T,N} <: AbstractArray{T,N}
    address::Address
    dims::NTuple{N,Int}
    DeviceTensor{T,N}(pointer::Ptr{CAPI.shlo_tensor}, dims) where {T,N} =
        finalizer(close, new{T,N}(Address(pointer), dims))
end
@owned DeviceTensor shlo_tensor "tensor"

Base.close(tensor::DeviceTensor) = close_handle(tensor)
Base.isopen(tensor::DeviceTensor) = tensor.address[] != 0

# A tensor of the library, of any type and shape.
function DeviceTensor(handle::Ptr{CAPI.shlo_tensor})
    T, rank = julia_type(CAPI.shlo_tensor_element_type(handle)), Int(CAPI.shlo_tensor_rank(handle))
    DeviceTensor{T,rank}(handle, Tuple(julia_size(CAPI.shlo_tensor_shape(handle), rank)))
end
function DeviceTensor(array::AbstractArray{T,N}, client::Client; device::Integer = 1) where {T,N}
    index, from = device_index(client, device), passing(array)
    handle = make(CAPI.shlo_tensor_to_device, CAPI.shlo_tensor, from, client, index)
    from === array || close(from)
    DeviceTensor{T,N}(handle, size(array))
end
DeviceTensor(x::Number, client::Client; device::Integer = 1) = DeviceTensor(fill(x), client; device = device)

Tensor(tensor::DeviceTensor{T,N}) where {T,N} =
    Tensor{T,N}(make(CAPI.shlo_tensor_to_host, CAPI.shlo_tensor, tensor), tensor.dims)
# Array, collect, copy and convert are made of this.
function Base.copyto!(to::Array, from::DeviceTensor)
    here = Tensor(from)
    copyto!(to, here)
    close(here)
    to
end

device(tensor::DeviceTensor) = (index = CAPI.shlo_tensor_device(tensor); index < 0 ? nothing : Int(index) + 1)
device(::AbstractArray) = nothing

Base.size(tensor::DeviceTensor) = tensor.dims
Base.IndexStyle(::Type{<:DeviceTensor}) = IndexLinear()
@noinline elsewhere(tensor) = refuse("the elements of the tensor are on device ", something(device(tensor), "?"),
                                     ": Array(tensor) copies them")
Base.getindex(tensor::DeviceTensor, index::Int) = elsewhere(tensor)
Base.setindex!(tensor::DeviceTensor, value, index::Int) = elsewhere(tensor)
Base.show(io::IO, ::MIME"text/plain", tensor::DeviceTensor) = show(io, tensor)
function Base.show(io::IO, tensor::DeviceTensor{T}) where {T}
    isopen(tensor) || return print(io, "closed DeviceTensor{", T, "}")
    place = device(tensor)
    print(io, Base.dims2string(size(tensor)), " DeviceTensor{", T, "}",
          place === nothing ? ", which a run has consumed" : string(" on device ", place))
end

# Runs pass it as it is.
contiguous(tensor::DeviceTensor) = tensor
passing(tensor::DeviceTensor) = tensor
copied(tensor::DeviceTensor) = Tensor(tensor)
