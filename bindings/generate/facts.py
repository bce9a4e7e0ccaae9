"""Derives what a binding must know from the declarations: roles, lengths, owners, NULL, threads.

Each fact follows from the form of a declaration, from a convention of docs/promises.md, or from one of the phrases
below in its comment. Whatever has no role stops the generator, and so does a remark about NULL that fits no parameter.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

from comments import SINCE, prose
from headers import SCALARS, Callback, Misfit
from parameters import Parameters


class Facts:
    def __init__(self, headers):
        self.headers = headers
        self.declarations = {one.name: one for header in headers for one in header.declarations}
        self.of_kind = lambda kind: [one for one in self.declarations.values() if one.kind == kind]
        self.functions = {one.name: one for one in self.of_kind("function")}
        self.destroyers = {}
        for name, function in self.functions.items():
            if name.endswith("_destroy"):
                self.check_destroyer(function)
                self.destroyers[name[: -len("_destroy")]] = name

    def kind(self, of_type):
        if of_type.base in SCALARS or of_type.base in ("void", "char"):
            return of_type.base if of_type.base in ("void", "char") else "scalar"
        return self.declarations[of_type.base].kind

    def check_destroyer(self, function):
        handle = function.name[: -len("_destroy")]
        fits = [str(one.type) for one in function.parameters] == [f"{handle} *"] and str(function.type) == "void"
        if not fits or self.declarations.get(handle) is None or self.declarations[handle].kind != "handle":
            raise Misfit(
                function.place,
                f"{function.name} does not destroy a handle",
                f"write void {handle}_destroy({handle} *NAME)",
            )
        if "Accepts NULL" not in function.comment:
            raise Misfit(
                function.place, f"the comment of {function.name} does not say what NULL does", 'add "Accepts NULL."'
            )

    # --- Comments

    def since(self, one):
        for text in (one.comment, one.context):
            found = SINCE.search(text)
            if found:
                return found[1]
        raise Misfit(
            one.place,
            f"nothing says which ABI version introduced {one.name}",
            'add "since ABI X.Y" to its comment, or to that of its section or header',
        )

    def comment(self, one):
        return re.sub(r"\s*\bsince ABI \d+\.\d+\.?", "", one.comment).strip()

    def relatives(self, one, seen=()):
        """The comments that hold for a function: its own, and those of functions that it is like."""
        texts = [prose(one.comment)]
        for name in re.findall(r"\b(?:[Oo]therwise like|Like) (shlo_\w+)", texts[0]):
            other = self.declarations.get(name)
            if other is None:
                raise Misfit(one.place, f"the comment refers to {name}, which does not exist", "correct the name")
            if other.name not in seen:
                texts += self.relatives(other, seen + (one.name,))
        return texts

    def check_remarks(self, group):
        """Each remark about NULL in the comment of these functions must fit a parameter of one of them."""
        text = prose(group[0].comment)
        remarks = r"\bnullable\b|may be NULL|NULL for none|\[\w\] has "
        if len(re.findall(remarks, text)) < len(re.findall(remarks, re.sub(r"\s+", " ", group[0].comment))):
            raise Misfit(
                group[0].place,
                f"the comment of {group[0].name} has a remark about NULL in parentheses",
                'only "NAME (nullable)" and "NAME (a nullable WORD)" are understood',
            )
        used = []
        for function in group:
            for parameter in function.parameters:
                phrases = self.null_phrases(parameter, function) + "|" + self.entries_phrase(parameter)
                used += [match.span() for match in re.finditer(phrases, text)]
        for match in re.finditer(remarks, text):
            if not any(start <= match.start() and match.end() <= end for start, end in used):
                raise Misfit(
                    group[0].place,
                    f"no parameter fits the remark '{text[max(0, match.start() - 30):match.end()]}'",
                    'write "NAME is nullable" or "NAME may be NULL" with the name of a parameter',
                )

    def null_phrases(self, parameter, function):
        name = rf"\*?\b{parameter.name}\b"
        phrases = [
            rf"{name}(?:,? and \*?\w+)? (?:is|are) (?:an? )?nullable",
            rf"\*?\w+ and {name} are nullable",
            rf"{name} may be NULL",
            rf"\b[Ii]f {name} is NULL",
            rf"{name} has [^.;]* may be NULL for rank 0",
        ]
        if parameter.type.depth and str(parameter.type) != "shlo_error **":
            phrases += [r"Both pointers are nullable"]
        if parameter.type.base.endswith("_options"):
            phrases += [r"Both options are nullable"]
        # "NULL for none" is about the only handle or callback that is set.
        settable = [
            one
            for one in function.parameters[1:]
            if one.type.depth < 2 and self.kind(one.type) in ("handle", "callback")
        ]
        if settable == [parameter]:
            phrases += [r"NULL for none"]
        return "|".join(phrases)

    def entries_phrase(self, parameter):
        """The length of each entry of a list of lists, and whether an entry may be NULL."""
        return (
            rf"\b{parameter.name}\[\w\] has (?P<of_{parameter.name}>[^.;,]*?)(?:,? and may be NULL[^.;]*)?(?=[.;,]|$)"
        )

    def nullable(self, parameter, function, facts):
        """False, True, or "empty": NULL only together with a length of 0."""
        role = facts["role"]
        if role in ("error", "user"):
            return True
        for text in self.relatives(function):
            found = re.search(self.null_phrases(parameter, function), text)
            if found and found[0].endswith("for rank 0"):
                return "empty"
            if found:
                return True
        context = prose(function.opening)
        if role in ("result", "owned", "borrowed") and "A result parameter may be NULL." in context:
            return True
        if role == "array" and "the array may be NULL if the count is 0" in context:
            return "empty"
        if role == "array" and facts["direction"] == "out" and "or is NULL with 0 entries" in context:
            return "empty"
        if role in ("options", "length") and (role == "length" or parameter.type.is_const):
            return True  # promises 6 and 7
        fallible = any(str(one.type) == "shlo_error **" for one in function.parameters)
        # Promise 2: a function that cannot fail takes NULL.
        return (
            function.kind == "function" and not fallible and role in ("handle", "options", "text", "bytes", "destroyed")
        )

    # --- Functions

    def function(self, one):
        of_status = str(one.type) == "shlo_status"
        errors = [
            index
            for index, parameter in enumerate(one.parameters)
            if parameter.type.base == "shlo_error" and parameter.type.depth == 2
        ]
        last = len(one.parameters) - 1
        if errors and (
            errors != [last]
            or str(one.parameters[last].type) != "shlo_error **"
            or one.parameters[last].name != "error"
        ):
            raise Misfit(one.place, f"{one.name} has its error not last", "the last parameter is shlo_error **error")
        if errors and not of_status:
            raise Misfit(one.place, f"{one.name} takes an error, but returns {one.type}", "return shlo_status")
        if of_status and not errors and not one.comment.startswith("The code"):
            raise Misfit(
                one.place,
                f"{one.name} can fail and has no error",
                "end the parameters with shlo_error **error; the "
                'comment of an accessor of codes starts with "The code"',
            )
        if one.type.base == "shlo_status" and one.type.depth:
            raise Misfit(one.place, f"{one.name} returns {one.type}", "return shlo_status")
        if not one.comment:
            raise Misfit(
                one.place,
                f"{one.name} has no comment",
                "write one above it; functions without a blank line " "between them share a comment",
            )
        parameters = Parameters(self, one).roles()
        exclusive = [parameter["name"] for parameter in parameters if parameter.get("access") == "exclusive"]
        return {
            "name": one.name,
            "since": self.since(one),
            "fallible": bool(errors),
            "comment": self.comment(one),
            "returns": self.returns(one, parameters),
            "threads": exclusive or "any",
            "parameters": parameters,
        }

    def first_handle(self, one):
        for parameter in one.parameters:
            if self.kind(parameter.type) == "handle" and parameter.type.depth == 1:
                return parameter.name
        return None

    def owner(self, one, subject):
        """Of what a function returns or writes: a parameter, or "static"."""
        text = prose(one.comment)
        about = rf"\*{subject} (?:is|are) " if subject else ""
        if re.search(rf"\*{subject} is static" if subject else r"\bStatic\b", text):
            return "static"
        named = re.search(about + r"[Bb]orrowed (?:from|like) (?:the |its )?\*?(\w+)", text)
        if named and named[1] not in ("it", "them", "error"):
            for parameter in one.parameters:
                short = parameter.type.base.replace("shlo_", "")
                if named[1] in (parameter.name, short):
                    return parameter.name
            raise Misfit(
                one.place,
                f"{one.name} borrows from '{named[1]}', which is not a parameter",
                "name a parameter or the type of its handle",
            )
        owner = self.first_handle(one)
        if owner is None:
            raise Misfit(
                one.place, f"nothing says who owns what {one.name} returns", 'write "Static" or "Borrowed from ..."'
            )
        return owner

    def sibling(self, one, endings, replaced):
        """The function that gives the length of what a function returns: shlo_X_rank for shlo_X_shape."""
        stem = re.sub(replaced, "", one.name)
        for ending in endings:
            other = self.functions.get(stem + ending)
            if other and [parameter.name for parameter in other.parameters] == [
                parameter.name for parameter in one.parameters
            ]:
                return other.name
        return None

    def returns(self, one, parameters):
        kind, of_type = self.kind(one.type), one.type
        result = {"type": str(of_type)}
        if not of_type.depth:
            if kind == "void":
                return dict(result, role="nothing")
            if kind == "enumeration":
                return dict(result, role="status" if any(p["role"] == "error" for p in parameters) else "enumeration")
            if kind != "scalar":
                raise Misfit(one.place, f"{one.name} returns {of_type} by value", "return a scalar or a pointer")
            if "_is_" in one.name:
                result["boolean"] = True
            return dict(result, role="scalar")
        if of_type.depth > 1:
            raise Misfit(one.place, f"{one.name} returns {of_type}", "return one pointer, or use an output parameter")
        owner = self.owner(one, None)
        result["nullable"] = "never NULL" not in one.comment
        result["owner"] = owner
        if kind == "handle":
            if not of_type.is_const:
                raise Misfit(
                    one.place,
                    f"{one.name} returns a handle that can be changed",
                    f"return it in {of_type.base} **out, " f"or borrowed as const {of_type.base} *",
                )
            return dict(result, role="borrowed")
        if kind == "struct":
            return dict(result, role="struct")
        lengths = [p["name"] for p in parameters if p["role"] == "length" and p["of"] == "return"]
        if lengths:
            return dict(
                result, role="text" if kind == "char" else "bytes" if kind == "void" else "array", length=lengths[0]
            )
        length = (
            self.sibling(one, ["_size"], r"(_mutable)?_data$")
            if kind in ("void", "char")
            else self.sibling(one, ["_rank"], r"_(shape|bounds)$")
        )
        if length:
            return dict(result, role="array" if kind == "scalar" else "bytes", length_function=length)
        if kind == "char" and owner == "static":
            return dict(result, role="text")
        raise Misfit(
            one.place,
            f"{one.name} returns {of_type} without a length",
            'take "size_t *length" (text) or "size_t '
            '*size" (bytes); only static text needs none; a shape has a function with _rank, data one with _size',
        )

    # --- Types

    def callback(self, one):
        parameters = Parameters(self, one, is_callback=True).roles()
        if not any(parameter["role"] == "user" for parameter in parameters):
            raise Misfit(one.place, f"{one.name} has no user data", "add a parameter void *user")
        users = [other for other in self.of_kind("function") if one.name in [p.type.base for p in other.parameters]]
        threads = []
        for text in [one.comment] + [user.comment for user in users]:
            threads = threads or [
                sentence for sentence in re.split(r"(?<=\.) ", prose(text)) if re.search(r"\bon the thread\b", sentence)
            ]
        if not threads:
            raise Misfit(
                one.place,
                f"nothing says on which thread {one.name} is called",
                'write "on the thread that ..." in its comment, or in that of a function that takes it',
            )
        return {
            "name": one.name,
            "comment": self.comment(one),
            "returns": str(one.type),
            "thread": " ".join(threads),
            "parameters": parameters,
        }

    def struct(self, one):
        fields = []
        for field, comment in one.parameters:
            entry = {"name": field.name}
            if isinstance(field, Callback):
                entry.update(
                    callback={
                        "returns": str(field.result),
                        "parameters": [{"name": p.name, "type": str(p.type)} for p in field.parameters],
                    }
                )
            else:
                entry.update(type=str(field.type))
                if field.length is not None:
                    entry.update(length=field.length)
            fields.append(dict(entry, comment=comment))
        result = {"name": one.name, "comment": self.comment(one), "fields": fields}
        if self.has_deleter(one):
            result["deleter"] = "deleter"
        if one.value is not None:
            result["of"] = one.value
        return result

    @staticmethod
    def has_deleter(one):
        """Whether a structure has a field deleter, which its owner calls with it."""
        return any(
            isinstance(field, Callback)
            and field.name == "deleter"
            and [str(parameter.type) for parameter in field.parameters] == [f"{one.name} *"]
            for field, _ in one.parameters
        )

    def handle(self, one):
        entry = {"name": one.name, "comment": self.comment(one)}
        if one.name in self.destroyers:
            return dict(entry, destroy=self.destroyers[one.name])
        if re.search(r"\bconstants? of the library\b", prose(one.comment + one.context)):
            return dict(entry, static=True)
        if not re.search(r"\b[Bb]orrowed\b", one.comment + one.context):
            raise Misfit(
                one.place,
                f"nothing destroys {one.name}, and nothing says that it is borrowed",
                f'declare {one.name}_destroy, or write "Borrowed from its ..." or "constants of the library"',
            )
        owners = self.owners()[one.name]
        if not owners:
            raise Misfit(one.place, f"no function gives a {one.name}", "declare one, or leave out the type")
        return dict(entry, borrowed_from=sorted(owners))

    def owners(self):
        """For each borrowed handle type the types with a destroyer that it comes from, directly or through others, and
        the callback types that get one."""
        edges = {}
        for one in self.of_kind("function"):
            first = self.first_handle(one)
            source = next((p.type.base for p in one.parameters if p.name == first), None)
            given = [one.type] if one.type.depth == 1 else []
            given += [p.type for p in one.parameters if p.type.depth == 2 and not p.type.pointers[0]]
            for of_type in given:
                if source and self.kind(of_type) == "handle" and of_type.is_const:
                    edges.setdefault(of_type.base, set()).add(source)
        result = {}
        for handle in [one.name for one in self.of_kind("handle")]:
            seen, work = set(), [handle]
            while work:
                for source in edges.get(work.pop(), ()):
                    if source not in seen:
                        seen.add(source)
                        if source not in self.destroyers:
                            work.append(source)
            result[handle] = {one for one in seen if one in self.destroyers}
        for callback in self.of_kind("callback"):  # what a callback gets is valid during the call
            for parameter in callback.parameters:
                if parameter.type.base in result and parameter.type.base not in self.destroyers:
                    result[parameter.type.base].add(callback.name)
        return result
