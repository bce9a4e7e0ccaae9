"""A module of a program through ctypes: ops, values, types and attributes as Python objects.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "tests/artifact"))
from library import POINTER, SIZE, Failure, Library  # noqa: E402

DYNAMIC = -(2**63)
# Functions of ir.h that take one handle, and perhaps an index, and what they return.
ACCESSORS = {
    POINTER: "module_operation operation_region operation_operand operation_result operation_next "
    "operation_attribute_at region_first region_last region_argument value_type type_part attribute_at attribute_type",
    SIZE: "operation_operand_count operation_result_count operation_region_count operation_attribute_count "
    "region_argument_count type_part_count type_input_count attribute_count",
    ctypes.c_int32: "type_kind_of type_element type_rank type_is_quantized type_quantized_axis attribute_kind_of",
    ctypes.c_int64: "attribute_integer attribute_integer_at",
    ctypes.c_double: "attribute_float",
    ctypes.c_char_p: "operation_name attribute_text attribute_class operation_attribute_name attribute_key",
}
INDEXED = {"operation_region", "operation_operand", "operation_result", "operation_attribute_at", "region_argument",
           "type_part", "attribute_at", "attribute_integer_at", "operation_attribute_name", "attribute_key"}
WITH_LENGTH = {"operation_name", "attribute_text", "attribute_class", "operation_attribute_name", "attribute_key"}


def enumerators(header, prefix):
    text = (ROOT / "include/stablehlo-c" / header).read_text()
    return {name: int(value) for name, value in re.findall(rf"^  {prefix}(\w+) = (\d+)", text, re.MULTILINE)}


KINDS = {value: name.lower() for name, value in enumerators("ir.h", "SHLO_TYPE_KIND_").items()}
ATTRIBUTES = {value: name.lower() for name, value in enumerators("ir.h", "SHLO_ATTRIBUTE_").items()}
ELEMENTS = {name: value for name, value in enumerators("tensor.h", "SHLO_TYPE_").items()}


class Program(Library):
    def __init__(self, path):
        super().__init__(path)
        self.get = {}
        for result, names in ACCESSORS.items():
            for name in names.split():
                function = getattr(self.c, f"shlo_{name}")
                function.restype = result
                function.argtypes = [POINTER] + [SIZE] * (name in INDEXED) + [POINTER] * (name in WITH_LENGTH)
                self.get[name] = function
        self.c.shlo_element_type_name.restype = ctypes.c_char_p
        self.c.shlo_type_shape.restype, self.c.shlo_type_shape.argtypes = ctypes.POINTER(ctypes.c_int64), [POINTER]

    def many(self, kind, of, handle):
        return [self.get[f"{of}_{kind}"](handle, i) for i in range(self.get[f"{of}_{kind}_count"](handle))]

    def text(self, name, handle, *index):
        return self.get[name](handle, *index, None).decode(errors="replace")

    def printed(self, function, handle, *options):
        buffer = POINTER()
        self.call(function, POINTER(handle), *options, ctypes.byref(buffer))
        return self.text_of(buffer).decode(errors="replace")

    def attribute_text(self, attribute):
        return self.printed("shlo_attribute_print", attribute, None)

    def type_of(self, handle):
        """A type as (kind, shape, element): the element is a text, the shape None if there is none."""
        rank, shape = self.get["type_rank"](handle), None
        if rank >= 0:
            extents = self.c.shlo_type_shape(handle)
            shape = tuple(extents[i] for i in range(rank))
        element = self.c.shlo_element_type_name(self.get["type_element"](handle)).decode()
        if self.get["type_is_quantized"](handle):
            element = "quantized per axis" if self.get["type_quantized_axis"](handle) >= 0 else "quantized"
        elif rank >= 0 and element == "none":
            element = re.search(r"(\w+)[,>]", self.printed("shlo_type_print", handle)).group(1)
        return KINDS[self.get["type_kind_of"](handle)], shape, element

    def value_types(self, values):
        return [self.type_of(self.get["value_type"](value)) for value in values]

    def attributes(self, operation):
        return {self.text("operation_attribute_name", operation, i): self.get["operation_attribute_at"](operation, i)
                for i in range(self.get["operation_attribute_count"](operation))}

    def operations(self, operation):
        """The operation, and all in its regions."""
        yield operation
        for region in self.many("region", "operation", operation):
            inner = self.get["region_first"](region) if region else None
            while inner:
                yield from self.operations(inner)
                inner = self.get["operation_next"](inner)
