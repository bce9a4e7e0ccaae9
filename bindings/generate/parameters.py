"""Derives the roles of the parameters of a function or callback type.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

from comments import prose
from headers import Misfit


def is_count(parameter):
    return (
        parameter.type.base in ("size_t", "int32_t")
        and not parameter.type.depth
        and re.fullmatch(r"(\w+_)?(count|rank|capacity)", parameter.name) is not None
    )


class Parameters:
    """The roles of the parameters of one function or callback type."""

    def __init__(self, facts, function, is_callback=False):
        self.facts, self.function, self.is_callback = facts, function, is_callback
        self.list = function.parameters
        self.found = [None] * len(self.list)
        self.text = prose(function.comment)
        self.texts = facts.relatives(function)

    def misfit(self, parameter, what, right):
        raise Misfit(self.function.place, f"parameter {parameter.name} of {self.function.name} {what}", right)

    def names(self):
        return [parameter.name for parameter in self.list]

    def set(self, index, role, **rest):
        if self.found[index] is None:
            self.found[index] = dict(role=role, **rest)

    def follows(self, index, of_type, *names):
        after = self.list[index + 1] if index + 1 < len(self.list) else None
        return index + 1 if after and str(after.type) == of_type and after.name in names else None

    def roles(self):
        for index, parameter in enumerate(self.list):
            if self.found[index] is None:
                self.one(index, parameter)
        result = []
        for parameter, facts in zip(self.list, self.found):
            entry = {"name": parameter.name, "type": str(parameter.type), **facts}
            if parameter.type.depth or entry["role"] == "callback":
                null = self.facts.nullable(parameter, self.function, entry)
                entry["nullable"] = null
            if entry["role"] in ("handle", "destroyed", "options"):
                shared = parameter.type.is_const or "Any thread may call it" in self.text
                entry["access"] = "shared" if shared else "exclusive"
            if re.search(rf"\b{parameter.name} may be -1\b", self.text):
                entry["absent"] = -1
            row = re.search(rf"\b{parameter.name} has rows of (\d+)", self.text)
            if row:
                entry["row"] = int(row[1])  # the length counts rows
            default = re.search(rf"\b{parameter.name} is (-?\d+) by default", self.text)
            if default:
                entry["default"] = int(default[1])
            result.append(entry)
        self.keep(result)
        return result

    def keep(self, result):
        """Options that keep a pointer: "Borrowed: the X must outlive ..."."""
        if re.search(r"\bBorrowed: the \w+ must outlive", self.text):
            handles = [entry for entry in result[1:] if entry["role"] == "handle"]
            if len(handles) != 1:
                raise Misfit(
                    self.function.place, f"{self.function.name} borrows, but not one handle", "borrow one handle"
                )
            handles[0]["kept"] = True

    def one(self, index, parameter):
        of_type, kind = parameter.type, self.facts.kind(parameter.type)
        if not of_type.depth:
            if kind == "void" or kind in ("handle", "struct"):
                self.misfit(parameter, f"has type {of_type}", "pass a pointer")
            if kind == "callback":
                return self.callback(index, parameter)
            if kind == "enumeration":
                return self.set(index, "enumeration")
            boolean = {"boolean": True} if of_type.base == "int32_t" and self.text.startswith("Whether ") else {}
            return self.set(index, "scalar", **boolean)
        if parameter.name == "error" and str(of_type) == "shlo_error **":
            return self.set(index, "error")
        handler = getattr(self, f"pointer_{of_type.depth}", None)
        if handler is None:
            self.misfit(parameter, f"has type {of_type}", "use at most two levels of pointers")
        return handler(index, parameter, kind)

    def callback(self, index, parameter):
        if "user" not in self.names():
            self.misfit(parameter, "is a callback without user data", "add a parameter void *user")
        self.set(index, "callback", user="user")

    def pointer_1(self, index, parameter, kind):
        of_type, name = parameter.type, parameter.name
        if kind == "char":
            length = self.follows(index, "size_t", "length", name + "_length")
            if not of_type.is_const or length is None:
                self.misfit(parameter, "is text without a length", f"write const char *{name}, size_t length")
            self.set(index, "text", length=self.list[length].name)
            return self.set(length, "length", of=name)
        if kind == "void":
            if name == "user" and not of_type.is_const:
                return self.set(index, "user")
            size = self.follows(index, "size_t", "size", name + "_size")
            if size is not None:
                self.set(index, "bytes", length=self.list[size].name)
                return self.set(size, "length", of=name)
            if self.is_callback:
                return self.set(index, "pointer")
            self.misfit(
                parameter, "is memory without a size", f"write {of_type}{name}, size_t size; user data is void *user"
            )
        if kind == "handle":
            if self.function.name.endswith("_destroy"):
                return self.set(index, "destroyed")
            return self.set(index, "options" if of_type.is_const and of_type.base.endswith("_options") else "handle")
        if kind == "struct":
            if self.counted(index):
                return self.array(index, parameter, "in" if of_type.is_const else "out")
            taken = re.search(rf"On success the library owns `{name}`", self.text + prose(self.function.context))
            return self.set(
                index,
                "struct",
                direction="in" if of_type.is_const else "inout",
                **({"consumed": True} if taken else {}),
            )
        if kind == "callback":
            self.misfit(parameter, f"has type {of_type}", "pass a callback by value")
        if of_type.is_const:
            return self.array(index, parameter, "in")
        if self.returns_pointer() and of_type.base == "size_t" and name in ("length", "size", "count"):
            return self.set(index, "length", of="return")
        if self.counted(index):
            return self.array(index, parameter, "out")
        return self.set(index, "result")

    def returns_pointer(self):
        return self.function.type.depth == 1

    def counted(self, index):
        return index > 0 and is_count(self.list[index - 1]) and self.found[index - 1]["role"] in ("scalar", "length")

    def pointer_2(self, index, parameter, kind):
        of_type, name = parameter.type, parameter.name
        if of_type.pointers[0]:  # T *const *: an array of pointers
            if kind == "char":
                lengths = self.follows(index, "const size_t *", re.sub("s$", "", name) + "_lengths")
                if not of_type.is_const or lengths is None:
                    self.misfit(
                        parameter,
                        "is a list of texts without lengths",
                        f"write const char *const *{name}, const size_t *{re.sub('s$', '', name)}_lengths",
                    )
                self.array(index, parameter, "in", lengths=self.list[lengths].name)
                count = self.found[index]["length"]
                return self.set(lengths, "array", direction="in", length=count)
            if kind in ("scalar", "enumeration"):
                entries = re.search(self.facts.entries_phrase(parameter), " ".join(self.texts))
                if not entries:
                    self.misfit(parameter, "is a list of arrays without lengths", f'write "{name}[k] has ... extents"')
                rest = {"entry_length": entries[1], "entry_nullable": "may be NULL" in entries[0]}
                return self.array(index, parameter, "in", **self.written(of_type), **rest)
            return self.array(index, parameter, "in", **self.written(of_type))
        if self.counted(index):
            either = re.search(rf"\bIf {name}\[\w\] is NULL, it receives", self.text)
            return self.array(index, parameter, "inout" if either else "out")
        if kind == "handle":
            if not of_type.is_const:
                if of_type.base not in self.facts.destroyers:
                    self.misfit(
                        parameter,
                        f"gives a {of_type.base}, which nothing destroys",
                        f"declare {of_type.base}_destroy, or " f"write const {of_type.base} **",
                    )
                return self.set(index, "owned")
            return self.set(index, "borrowed", owner=self.facts.owner(self.function, name))
        if kind == "struct":
            has_deleter = self.facts.has_deleter(self.facts.declarations[of_type.base])
            if not has_deleter and not re.search(rf"\*{name} is owned by the caller", self.text):
                self.misfit(
                    parameter,
                    "gives a struct without an owner",
                    f'write "*{name} is owned by the caller", or give it a field void (*deleter)({of_type.base} *)',
                )
            return self.set(index, "owned")
        if of_type.is_const and kind in ("char", "void"):
            size = self.follows(
                index, "size_t *", *(("length", name + "_length") if kind == "char" else ("size", name + "_size"))
            )
            owner = self.facts.owner(self.function, name)
            rest = {"owner": owner}
            if size is not None:
                self.set(size, "length", of=name)
                rest["length"] = self.list[size].name
            elif kind == "char" and owner != "static":
                self.misfit(
                    parameter, "gives text without a length", f'add size_t *length, or write "*{name} is static"'
                )
            return self.set(index, "text" if kind == "char" else "bytes", direction="out", **rest)
        self.misfit(
            parameter, f"has type {of_type}", "a list is a count and an array; an output is a pointer to one value"
        )

    @staticmethod
    def written(of_type):
        """What the entries of a list point to is written, unless it is const."""
        return {} if of_type.is_const else {"written": True}

    def array(self, index, parameter, direction, **rest):
        names, name = self.names(), parameter.name
        said = [re.search(rf"\b{name} has (?:one|an?) \w+ per (\w+)", text) for text in self.texts]
        said = next((match for match in said if match), None)
        exact = [re.search(rf"\b{name} has `(\w+)` ", text) for text in self.texts]
        exact = next((match for match in exact if match), None)
        length = None
        of_entries = re.match(r"(\w+)\[\w\]", rest.get("entry_length", ""))  # "sizes[k] has ranks[k] extents"
        if of_entries and of_entries[1] in names:
            other = self.found[names.index(of_entries[1])]
            length = other["length"] if other else None
        if length:
            pass
        elif exact:
            length = exact[1]
        elif said:
            length = "rank" if said[1] in ("axis", "dimension", "extent") else said[1] + "_count"
        elif index and is_count(self.list[index - 1]):
            length = self.list[index - 1].name
        elif (
            index
            and self.found[index - 1].get("role") == "array"
            and self.found[index - 1]["length"] in ("count", "rank")
        ):
            length = self.found[index - 1]["length"]
        if length not in names:
            self.misfit(
                parameter,
                "is an array without a count",
                f"write size_t {name}_count, {parameter.type}{name}, or say " f'"{name} has one entry per axis"',
            )
        at = names.index(length)
        self.set(index, "array", direction=direction, length=length, **rest)
        if self.found[at] is None or self.found[at]["role"] == "scalar":
            self.found[at] = {"role": "length", "of": name}
