"""The library's verdicts on programs, and their text and artifacts.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import hashlib

VERSIONS = ["0.9.0", "1.0.0", "1.8.0", "1.12.0", "1.22.0"]


def digest_of(forms):
    """Six digits for the two texts and the artifact of each version. None: it cannot be written."""
    result = hashlib.sha256()
    for form in forms:
        result.update(b"none" if form is None else b"%d " % len(form) + form)
    return result.hexdigest()[:6]


class Library:
    def __init__(self, path, lenient=False):
        self.dll = ctypes.CDLL(str(path))
        pointer, size, text, flag = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_int32
        out = ctypes.POINTER(pointer)
        for name, result, arguments in [("shlo_parse_options_create", flag, [out, out]),
                                        ("shlo_parse_options_set_file_name", flag, [pointer, text, size, out]),
                                        ("shlo_parse_options_set_lenient", flag, [pointer, flag, out]),
                                        ("shlo_print_options_create", flag, [out, out]),
                                        ("shlo_print_options_set_generic", flag, [pointer, flag, out]),
                                        ("shlo_write_options_create", flag, [out, out]),
                                        ("shlo_write_options_set_target", flag, [pointer, text, size, out]),
                                        ("shlo_module_parse", flag, [text, size, pointer, out, out]),
                                        ("shlo_module_print", flag, [pointer, pointer, out, out]),
                                        ("shlo_artifact_write", flag, [pointer, pointer, out, out]),
                                        ("shlo_module_destroy", None, [pointer]),
                                        ("shlo_buffer_data", pointer, [pointer]),
                                        ("shlo_buffer_size", size, [pointer]),
                                        ("shlo_buffer_destroy", None, [pointer]),
                                        ("shlo_error_message", text, [pointer, pointer]),
                                        ("shlo_error_diagnostic_count", size, [pointer]),
                                        ("shlo_error_diagnostic", pointer, [pointer, size]),
                                        ("shlo_error_destroy", None, [pointer]),
                                        ("shlo_diagnostic_constraint", text, [pointer, pointer])]:
            function = getattr(self.dll, name)
            function.restype, function.argtypes = result, arguments
        self.options = self.made("shlo_parse_options_create")
        self.dll.shlo_parse_options_set_file_name(self.options, b"-", 1, None) # as jaxlib names it, for locations
        self.dll.shlo_parse_options_set_lenient(self.options, int(lenient), None)
        self.generic = self.made("shlo_print_options_create")
        self.dll.shlo_print_options_set_generic(self.generic, 1, None)
        self.targets = []
        for version in VERSIONS:
            self.targets.append(self.made("shlo_write_options_create"))
            self.dll.shlo_write_options_set_target(self.targets[-1], version.encode(), len(version), None)

    def made(self, create):
        handle = ctypes.c_void_p()
        getattr(self.dll, create)(ctypes.byref(handle), None)
        return handle

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

    def forms(self, program):
        """The two texts and the artifacts of VERSIONS of an accepted program."""
        module, text = ctypes.c_void_p(), program.encode()
        if self.dll.shlo_module_parse(text, len(text), self.options, ctypes.byref(module), None):
            return []
        forms = [self.written(self.dll.shlo_module_print, module, options) for options in (None, self.generic)]
        forms += [self.written(self.dll.shlo_artifact_write, module, target) for target in self.targets]
        self.dll.shlo_module_destroy(module)
        return forms

    def written(self, function, module, options):
        buffer = ctypes.c_void_p()
        if function(module, options, ctypes.byref(buffer), None):
            return None
        data = ctypes.string_at(self.dll.shlo_buffer_data(buffer), self.dll.shlo_buffer_size(buffer))
        self.dll.shlo_buffer_destroy(buffer)
        return data
