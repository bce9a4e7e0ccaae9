"""The functions of the library that peers.py needs, through ctypes.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes

VERSION = 5  # SHLO_VERSION


class Refused(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


class Library:
    def __init__(self, path):
        self.dll = ctypes.CDLL(str(path))
        pointer, size, text = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p
        out = ctypes.POINTER(pointer)
        for name, result, arguments in [
                ("shlo_module_load", ctypes.c_int, [text, size, pointer, out, out]),
                ("shlo_artifact_write", ctypes.c_int, [pointer, pointer, out, out]),
                ("shlo_write_options_create", ctypes.c_int, [out, out]),
                ("shlo_write_options_set_target", ctypes.c_int, [pointer, text, size, out]),
                ("shlo_write_options_set_strip_locations", ctypes.c_int, [pointer, ctypes.c_int32, out]),
                ("shlo_write_options_destroy", None, [pointer]),
                ("shlo_module_print", ctypes.c_int, [pointer, pointer, out, out]),
                ("shlo_module_destroy", None, [pointer]),
                ("shlo_buffer_data", pointer, [pointer]),
                ("shlo_buffer_size", size, [pointer]),
                ("shlo_buffer_destroy", None, [pointer]),
                ("shlo_error_message", text, [pointer, pointer]),
                ("shlo_error_destroy", None, [pointer])]:
            function = getattr(self.dll, name)
            function.restype, function.argtypes = result, arguments

    def call(self, function, *arguments):
        """The handle that a function gives; what it refuses is an exception."""
        out, error = ctypes.c_void_p(), ctypes.c_void_p()
        status = function(*arguments, ctypes.byref(out), ctypes.byref(error))
        if status:
            message = self.dll.shlo_error_message(error, None).decode(errors="replace")
            self.dll.shlo_error_destroy(error)
            raise Refused(status, message)
        return out

    def bytes_of(self, buffer):
        data = ctypes.string_at(self.dll.shlo_buffer_data(buffer), self.dll.shlo_buffer_size(buffer))
        self.dll.shlo_buffer_destroy(buffer)
        return data


class Module:
    def __init__(self, library, data):
        """From text or an artifact."""
        self.library = library
        self.handle = library.call(library.dll.shlo_module_load, data, len(data), None)

    def __del__(self):
        if hasattr(self, "handle"):
            self.library.dll.shlo_module_destroy(self.handle)

    def text(self):
        return self.library.bytes_of(self.library.call(self.library.dll.shlo_module_print, self.handle, None)).decode()

    def artifact(self, version, strip=False):
        dll, options = self.library.dll, self.library.call(self.library.dll.shlo_write_options_create)
        try:
            error = ctypes.c_void_p()
            if dll.shlo_write_options_set_target(options, version.encode(), len(version), ctypes.byref(error)):
                raise Refused(0, dll.shlo_error_message(error, None).decode())
            dll.shlo_write_options_set_strip_locations(options, strip, None)
            return self.library.bytes_of(self.library.call(dll.shlo_artifact_write, self.handle, options))
        finally:
            dll.shlo_write_options_destroy(options)
