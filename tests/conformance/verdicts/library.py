"""The library's verdict on a program.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes


class Library:
    def __init__(self, path, lenient):
        self.dll = ctypes.CDLL(str(path))
        pointer, size, text = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p
        out = ctypes.POINTER(pointer)
        for name, result, arguments in [("shlo_parse_options_create", ctypes.c_int, [out, out]),
                                        ("shlo_module_parse", ctypes.c_int, [text, size, pointer, out, out]),
                                        ("shlo_module_destroy", None, [pointer]),
                                        ("shlo_error_message", text, [pointer, pointer]),
                                        ("shlo_error_diagnostic_count", size, [pointer]),
                                        ("shlo_error_diagnostic", pointer, [pointer, size]),
                                        ("shlo_error_destroy", None, [pointer]),
                                        ("shlo_diagnostic_constraint", text, [pointer, pointer])]:
            function = getattr(self.dll, name)
            function.restype, function.argtypes = result, arguments
        self.options = pointer()
        self.dll.shlo_parse_options_create(ctypes.byref(self.options), None)
        if lenient:
            self.dll.shlo_parse_options_set_lenient.argtypes = [pointer, ctypes.c_int32, out]
            self.dll.shlo_parse_options_set_lenient(self.options, 1, None)

    def finding(self, program):
        """None where the program is accepted, else the rule's label, or the message."""
        module, error = ctypes.c_void_p(), ctypes.c_void_p()
        text = program.encode()
        if not self.dll.shlo_module_parse(text, len(text), self.options, ctypes.byref(module), ctypes.byref(error)):
            self.dll.shlo_module_destroy(module)
            return None
        label = b""
        if self.dll.shlo_error_diagnostic_count(error):
            label = self.dll.shlo_diagnostic_constraint(self.dll.shlo_error_diagnostic(error, 0), None)
        message = self.dll.shlo_error_message(error, None)
        self.dll.shlo_error_destroy(error)
        return (label or message).decode(errors="replace")
