#!/usr/bin/env python3
"""Times planning of large programs, beside the time that their artifacts take to read, in the same rounds.

usage: planning.py LIBRARY [--ops N] [--rounds N] [KIND...]

Prints a table. The last column is the time of planning, divided by 1.3 times that of reading and 5 microseconds per op.
Times are the shortest ones of all rounds, of this thread: others may use the machine.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import ctypes
import gc
import time


def function(arguments, body, result, type):
    return f"func.func @main({arguments}) -> {type} {{\n" + "".join(body) + f"  return {result} : {type}\n}}\n"


T = "tensor<8xf32>"
M = "tensor<8x8xf32>"
S = "tensor<f32>"


def chain(n):
    return function(f"%0: {T}", (f"  %{i + 1} = stablehlo.{'sine' if i % 2 else 'exponential'} %{i} : {T}\n"
                                    for i in range(n)), f"%{n}", T)


def wide(n):
    """Every op reads the inputs, and a sum of all."""
    def body():
        yield f"  %s0 = stablehlo.add %a, %b : {T}\n"
        for i in range(n // 2):
            op, input = "multiply" if i % 3 else "subtract", "ab"[i % 2]
            yield (f"  %v{i} = stablehlo.{op} %{input}, %s{max(0, i - 7)} : {T}\n"
                   f"  %s{i + 1} = stablehlo.add %s{i}, %v{i} : {T}\n")
    return function(f"%a: {T}, %b: {T}", body(), f"%s{n // 2}", T)


def inputs(n):
    count = n // 2
    return function(", ".join(f"%a{i}: {T}" for i in range(count)) + f", %s0: {T}", (
        f"  %v{i} = stablehlo.sine %a{i} : {T}\n"
        f"  %s{i + 1} = stablehlo.add %s{i}, %v{i} : {T}\n" for i in range(count)),
        f"%s{count}", T)


def dots(n):
    return function(f"%0: {M}, %w: {M}", (
        f"  %{i + 1} = stablehlo.dot_general %{i}, %w, contracting_dims = [1] x [0] : ({M}, {M}) -> {M}\n"
        for i in range(n)), f"%{n}", M)


def reduces(n):
    return function(f"%x0: {M}, %z: {S}", (
        f"  %r{i} = stablehlo.reduce(%x{i} init: %z) applies stablehlo.add across dimensions = [1] : "
        f"({M}, {S}) -> {T}\n"
        f"  %x{i + 1} = stablehlo.broadcast_in_dim %r{i}, dims = [0] : ({T}) -> {M}\n" for i in range(n // 2)),
        f"%x{n // 2}", M)


def constants(n):
    return function(f"%0: {T}", (
        f"  %c{i} = stablehlo.constant dense<[{', '.join(f'{i % 97 + k}.5' for k in range(8))}]> : {T}\n"
        f"  %{i + 1} = stablehlo.add %{i}, %c{i} : {T}\n" for i in range(n // 2)), f"%{n // 2}", T)


def moves(n):
    def body():
        for i in range(n // 4):
            yield (f"  %t{i} = stablehlo.transpose %x{i}, dims = [1, 0] : ({M}) -> {M}\n"
                   f"  %a{i} = stablehlo.slice %t{i} [0:4, 0:8] : ({M}) -> tensor<4x8xf32>\n"
                   f"  %b{i} = stablehlo.slice %x{i} [4:8, 0:8] : ({M}) -> tensor<4x8xf32>\n"
                   f"  %x{i + 1} = stablehlo.concatenate %a{i}, %b{i}, dim = 0 : "
                   f"(tensor<4x8xf32>, tensor<4x8xf32>) -> {M}\n")
    return function(f"%x0: {M}", body(), f"%x{n // 4}", M)


def gathers(n):
    def body():
        for i in range(n // 2):
            yield (f'  %g{i} = "stablehlo.gather"(%x{i}, %i) {{dimension_numbers = #stablehlo.gather<'
                   "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
                   f"slice_sizes = array<i64: 1, 8>}} : ({M}, tensor<8x1xi32>) -> {M}\n"
                   f"  %x{i + 1} = stablehlo.dynamic_update_slice %g{i}, %u, %z, %z : "
                   f"({M}, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> {M}\n")
    return function(f"%x0: {M}, %i: tensor<8x1xi32>, %u: tensor<2x2xf32>, %z: tensor<i32>", body(), f"%x{n // 2}", M)


def views(n):
    """A long chain of views of a constant that is computed, which a product reads."""
    def body():
        yield f"  %i = stablehlo.iota dim = 0 : {M}\n  %v0 = stablehlo.sine %i : {M}\n"
        for i in range(n - 3):
            yield f"  %v{i + 1} = stablehlo.transpose %v{i}, dims = [1, 0] : ({M}) -> {M}\n"
        yield (f"  %r = stablehlo.dot_general %x, %v{n - 3}, contracting_dims = [1] x [0] : ({M}, {M}) -> {M}\n")
    return function(f"%x: {M}", body(), "%r", M)


def loop(name, state, body):
    return (f"  %i{name}, %s{name} = stablehlo.while(%i = %one, %s = {state}) : tensor<i32>, {M}\n"
            "  cond {\n    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
            "    stablehlo.return %p : tensor<i1>\n  } do {\n    %j = stablehlo.add %i, %one : tensor<i32>\n" + body +
            f"    stablehlo.return %j, %t : tensor<i32>, {M}\n  }}\n")


LOOP_INPUTS = f"%n: tensor<i32>, %one: tensor<i32>, %w: {M}, %s0: {M}"


def whiles(n):
    return function(LOOP_INPUTS, (loop(i + 1, f"%s{i}", f"    %t = stablehlo.sine %s : {M}\n") for i in range(n // 6)),
                    f"%s{n // 6}", M)


def loops_of_dots(n):
    dot = f"    %t = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : ({M}, {M}) -> {M}\n"
    return function(LOOP_INPUTS, (loop(i + 1, f"%s{i}", dot) for i in range(n // 6)), f"%s{n // 6}", M)


def nests(n):
    """Branches in loops in loops."""
    def body():
        for i in range(n // 16):
            yield f"""  %i{i + 1}, %s{i + 1} = stablehlo.while(%i = %one, %s = %s{i}) : tensor<i32>, {M}
  cond {{
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    %k:2 = stablehlo.while(%l = %one, %v = %s) : tensor<i32>, {M}
    cond {{
      %p = stablehlo.compare LT, %l, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }} do {{
      %m = stablehlo.add %l, %one : tensor<i32>
      %q = stablehlo.compare EQ, %l, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %t = "stablehlo.if"(%q) ({{
        %a = stablehlo.sine %v : {M}
        stablehlo.return %a : {M}
      }}, {{
        %b = stablehlo.add %v, %w : {M}
        stablehlo.return %b : {M}
      }}) : (tensor<i1>) -> {M}
      stablehlo.return %m, %t : tensor<i32>, {M}
    }}
    stablehlo.return %j, %k#1 : tensor<i32>, {M}
  }}
"""
    return function(LOOP_INPUTS, body(), f"%s{n // 16}", M)


def branches(n):
    return function(f"%p: tensor<i1>, %s0: {T}", (
        f'  %s{i + 1} = "stablehlo.if"(%p) ({{\n    %t = stablehlo.sine %s{i} : {T}\n    stablehlo.return %t : {T}\n'
        f"  }}, {{\n    stablehlo.return %s{i} : {T}\n  }}) : (tensor<i1>) -> {T}\n" for i in range(n // 4)),
        f"%s{n // 4}", T)


def calls(n):
    count = n // 3
    return function(f"%0: {T}", (f"  %{i + 1} = call @f{i}(%{i}) : ({T}) -> {T}\n" for i in range(count)),
                    f"%{count}", T) + "".join(
        f"func.func private @f{i}(%a: {T}) -> {T} {{\n  %0 = stablehlo.sine %a : {T}\n  return %0 : {T}\n}}\n"
        for i in range(count))


def layers(n):
    """Attention-like blocks of 28 ops."""
    def body():
        yield f"  %zero = stablehlo.constant dense<0.0> : {S}\n  %ninf = stablehlo.constant dense<0xFF800000> : {S}\n"
        for i in range(n // 28):
            p = f"%l{i}_"
            x = f"%l{i - 1}_z" if i else "%x"
            lines = [f"w = stablehlo.constant dense<{0.01 + i % 7 * 0.001}> : {M}",
                     f"c = stablehlo.constant dense<8.0> : {T}"]

            def dot(name, a, b, left=1, right=0):
                lines.append(f"{name} = stablehlo.dot_general {a}, {b}, contracting_dims = [{left}] x [{right}] : "
                             f"({M}, {M}) -> {M}")

            def broadcast(name, a):
                lines.append(f"{name} = stablehlo.broadcast_in_dim {a}, dims = [0] : ({T}) -> {M}")

            def reduce(name, a, init, op):
                lines.append(f"{name} = stablehlo.reduce({a} init: {init}) applies stablehlo.{op} "
                             f"across dimensions = [1] : ({M}, {S}) -> {T}")

            def element(name, op, *operands, type=M):
                lines.append(f"{name} = stablehlo.{op} {', '.join(operands)} : {type}")
            reduce("m", x, "%zero", "add")
            element("md", "divide", p + "m", p + "c", type=T)
            broadcast("mb", p + "md")
            element("xc", "subtract", x, p + "mb")
            element("sq", "multiply", p + "xc", p + "xc")
            reduce("v", p + "sq", "%zero", "add")
            element("r", "rsqrt", p + "v", type=T)
            broadcast("rb", p + "r")
            element("xn", "multiply", p + "xc", p + "rb")
            for name in "qku":
                dot(name, p + "xn", p + "w")
            dot("s", p + "q", p + "k", 1, 1)
            reduce("mx", p + "s", "%ninf", "maximum")
            broadcast("mxb", p + "mx")
            element("sc", "subtract", p + "s", p + "mxb")
            element("e", "exponential", p + "sc")
            reduce("es", p + "e", "%zero", "add")
            broadcast("esb", p + "es")
            element("pr", "divide", p + "e", p + "esb")
            dot("o", p + "pr", p + "u")
            element("h", "add", x, p + "o")
            dot("f1", p + "h", p + "w", 0, 0)
            element("g", "tanh", p + "f1")
            dot("f2", p + "g", p + "w")
            element("y", "add", p + "h", p + "f2")
            element("z", "logistic", p + "y")
            yield "".join(f"  {p}{line}\n" for line in lines)
    return function(f"%x: {M}", body(), f"%l{n // 28 - 1}_z", M)


def scalars(n):
    ops = "add", "multiply", "maximum"
    return function(f"%0: {S}, %b: {S}", (
        f"  %{i + 1} = stablehlo.{ops[i % 3]} %{i}, %b : {S}\n" for i in range(n)), f"%{n}", S)


def outputs(n):
    """As many results as ops."""
    ops = "sine", "negate"
    body = "".join(f"  %v{i} = stablehlo.{ops[i % 2]} %a : {T}\n" for i in range(n))
    names, types = ", ".join(f"%v{i}" for i in range(n)), ", ".join([T] * n)
    return f"func.func @main(%a: {T}) -> ({types}) {{\n{body}  return {names} : {types}\n}}\n"


def nodes(n):
    """Of ONNX, and of an old opset, so that all steps before a program are measured, too."""
    ops = "Relu", "Add", "Mul", "Sigmoid", "Neg"

    def body():
        for i in range(n):
            op, isPair = ops[i % 5], i % 5 in (1, 2)
            yield (f'  %{i + 1} = "onnx.{op}"(%{i}{", %w" if isPair else ""}) {{onnx.names = ["v{i}"], '
                   f'onnx_node_name = "node_{i}"}} : ({", ".join([T] * (1 + isPair))}) -> {T}\n')
    return ("module attributes {onnx.opset_import = {ai.onnx = 17 : i64}, onnx.ir_version = 8 : i64} {\n"
            f'func.func @main_graph(%0: {T} {{onnx.name = "x"}}, %w: {T} {{onnx.name = "w"}}) -> ({T} {{onnx.name = "y"}}) {{\n' +
            "".join(body()) + f"  onnx.Return %{n} : {T}\n}}\n}}\n")


KINDS = [chain, wide, inputs, outputs, scalars, dots, reduces, constants, moves, gathers, views, whiles, loops_of_dots,
         nests, branches, calls, layers, nodes]


class Library:
    def __init__(self, path):
        self.library = ctypes.CDLL(path)

    def call(self, name, *arguments):
        error = ctypes.c_void_p()
        if getattr(self.library, name)(*arguments, ctypes.byref(error)) != 0:
            self.library.shlo_error_message.restype = ctypes.c_char_p
            raise SystemExit(f"{name}: {self.library.shlo_error_message(error, None).decode()[:500]}")

    def artifact(self, text):
        module, buffer = ctypes.c_void_p(), ctypes.c_void_p()
        text = text.encode()
        self.call("shlo_module_parse", text, ctypes.c_size_t(len(text)), None, ctypes.byref(module))
        if b"onnx.opset_import" in text:
            self.call("shlo_onnx_write", module, None, ctypes.byref(buffer), None)
        else:
            self.call("shlo_artifact_write", module, None, ctypes.byref(buffer))
        self.library.shlo_buffer_data.restype = ctypes.c_void_p
        self.library.shlo_buffer_size.restype = ctypes.c_size_t
        made = ctypes.string_at(self.library.shlo_buffer_data(buffer), self.library.shlo_buffer_size(buffer))
        self.library.shlo_buffer_destroy(buffer)
        self.library.shlo_module_destroy(module)
        return made

    def times(self, artifact):
        """Seconds of reading, and of planning."""
        module, plan = ctypes.c_void_p(), ctypes.c_void_p()
        begin = time.thread_time()
        self.call("shlo_module_load", artifact, ctypes.c_size_t(len(artifact)), None, ctypes.byref(module))
        read = time.thread_time()
        self.call("shlo_plan_create", module, None, ctypes.byref(plan))
        planned = time.thread_time()
        self.library.shlo_plan_destroy(plan)
        self.library.shlo_module_destroy(module)
        return read - begin, planned - read


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("--ops", type=int, default=160_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("kinds", nargs="*")
    given = parser.parse_intermixed_args()
    if unknown := set(given.kinds) - {kind.__name__ for kind in KINDS}:
        parser.error(f"no kinds: {', '.join(sorted(unknown))}")
    library = Library(given.library)
    print("| program | read (s) | plan (s) | us per op | of the bound |\n|---|---|---|---|---|")
    for kind in KINDS:
        if given.kinds and kind.__name__ not in given.kinds:
            continue
        artifact = library.artifact(kind(given.ops))
        gc.collect()
        read, plan = (min(times) for times in zip(*(library.times(artifact) for _ in range(given.rounds))))
        bound = 1.3 * read + 5e-6 * given.ops
        print(f"| {kind.__name__.replace('_', ' ')} | {read:.3f} | {plan:.3f} | {plan / given.ops * 1e6:.2f} | "
              f"{plan / bound:.2f} |", flush=True)


if __name__ == "__main__":
    main()
