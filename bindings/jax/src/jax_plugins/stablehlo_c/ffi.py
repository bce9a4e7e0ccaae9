"""Targets of jax.ffi: they reach the plugin through its extension for XLA's FFI, which is called with ctypes.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes

from . import PLATFORM

_FFI_EXTENSION = 5


class _Extension(ctypes.Structure):
    pass


_Extension._fields_ = [
    ("struct_size", ctypes.c_size_t),
    ("type", ctypes.c_int),
    ("next", ctypes.POINTER(_Extension)),
    ("type_register", ctypes.c_void_p),
    ("user_data_add", ctypes.c_void_p),
    ("register_handler", ctypes.c_void_p),
]


class _Api(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("extension_start", ctypes.POINTER(_Extension))]


class _RegisterHandler(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("target_name", ctypes.c_char_p),
        ("target_name_size", ctypes.c_size_t),
        ("handler", ctypes.c_void_p),
        ("platform_name", ctypes.c_char_p),
        ("platform_name_size", ctypes.c_size_t),
        ("traits", ctypes.c_int),
    ]


def _extension(path):
    """The extension of the plugin, which JAX has loaded or will load: it is the same one."""
    library = ctypes.CDLL(path)
    library.GetPjrtApi.restype = ctypes.POINTER(_Api)
    at = library.GetPjrtApi().contents.extension_start
    while at:
        if at.contents.type == _FFI_EXTENSION:
            return at.contents
        at = at.contents.next
    raise LookupError("the plugin has no extension for the FFI")


def register_handler(path, name, address):
    """A handler, by its address, answers the custom calls with this name in programs that are compiled from now on."""
    call = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_RegisterHandler))(_extension(path).register_handler)
    name, platform = name.encode(), PLATFORM.encode()
    size = _RegisterHandler.traits.offset + ctypes.sizeof(ctypes.c_int)
    if call(_RegisterHandler(size, name, len(name), address, platform, len(platform), 0)):
        raise RuntimeError(f"the handler {name} cannot be registered")


def _address(capsule):
    get_name = ctypes.pythonapi.PyCapsule_GetName
    get_name.restype, get_name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return get(capsule, get_name(capsule))


def register(path):
    from jaxlib import xla_client

    def on_target(name, function, platform, api_version=0, traits=None):
        if api_version != 1:
            raise NotImplementedError(f"{name}: the device {PLATFORM} runs typed handlers (api_version 1) only")
        stages = function if isinstance(function, dict) else {"execute": function}
        register_handler(path, name, _address(stages["execute"]))

    xla_client.register_custom_call_handler(PLATFORM, on_target)
