#!/usr/bin/env python3
"""Runs functions of JAX that were exported with symbolic dimensions, each with inputs of three sizes.

usage: polymorphic.py LIBRARY [--only TEXT] [--write]

LIBRARY is libstablehlo-c.so; this Python has jax 0.12.0. Each function is exported once for a CPU, planned once, run for
each size, and compared with JAX (exports.py). polymorphic.json has the counts and what fails; a run fails if more fails.
--write commits what was found.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib

import exports  # sets up JAX; comes first
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

SIZES = 3, 5, 8
draw = np.random.default_rng(11)


def scan_sum(x):
    return lax.scan(lambda c, row: (c + row, c * row), jnp.zeros(x.shape[1:], x.dtype), x)


def rnn(w, x):
    def step(state, row):
        state = jnp.tanh(state @ w + row)
        return state, state.sum()
    return lax.scan(step, jnp.zeros(x.shape[1:], x.dtype), x)


def fori(x):
    return lax.fori_loop(0, x.shape[0], lambda i, total: total + x[i] * i, jnp.zeros(x.shape[1:], x.dtype))


def rows_while(x):
    return lax.while_loop(lambda s: s[0] < x.shape[0], lambda s: (s[0] + 1, s[1] + x[s[0]].max()), (0, 0.0))


def window(x, start):
    """A dynamic slice of symbolic size."""
    return lax.dynamic_slice(x, (start, 0), (x.shape[0] - 2, 3))


def halves(x, start):
    return lax.dynamic_slice_in_dim(x, start, x.shape[0] // 2 + 1)


def updated(x, y, start):
    return lax.dynamic_update_slice(x, y, (start, 1))


def updated_part(x, start):
    return lax.dynamic_update_slice(x, x[: x.shape[0] - 1] * 2, (start, 0))


def index_rows(x, i):
    return lax.dynamic_index_in_dim(x, i, keepdims=False)


def padded(x):
    return jnp.pad(x, ((x.shape[0], 1), (0, x.shape[0] - 1)))


def gathered(x, k):
    """Slices of symbolic size at given places."""
    numbers = lax.GatherDimensionNumbers(offset_dims=(1, 2), collapsed_slice_dims=(), start_index_map=(0,))
    return lax.gather(x, k[:, None], numbers, (x.shape[0] - 1, 4))


def blocks(x, k):
    return jax.vmap(lambda start: lax.dynamic_slice_in_dim(x, start, x.shape[0] - 2))(k)


def reversed_scan(x):
    return lax.scan(lambda c, row: (c * 0.5 + row, c), jnp.zeros(x.shape[1:], x.dtype), x, reverse=True)


def shifted(x, start):
    return jnp.roll(x, start, axis=0)


def mapped(x):
    return lax.map(lambda row: jnp.sort(row) * row.size, x)


def attention(q, k, v):
    return jax.nn.softmax(q @ k.T / np.sqrt(4.0).astype(np.float32)) @ v


def conv(x, w):
    return lax.conv_general_dilated(x, w, (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))


def grad(w, x):
    return jax.grad(lambda w: jnp.mean(jnp.tanh(x @ w) ** 2))(w)


def grad_scan(w, x):
    return jax.grad(lambda w: rnn(w, x)[1].sum())(w)


# Name, function, shapes of the operands with sizes as text; "i" in front: an index below 2.
FUNCTIONS = [
    ("add", lambda x: x + x.shape[0], "b, 4"), ("sum", lambda x: x.sum(0), "b, 4"), ("mean", lambda x: x.mean(), "b, 4"),
    ("matmul", jnp.matmul, "b, 4", "4, b"), ("transpose", lambda x: x.T, "b, 4"),
    ("reshape", lambda x: x.reshape(-1), "b, 4"), ("flatten_twice", lambda x: x.reshape(2 * x.shape[0], -1), "b, 4"),
    ("concatenate", lambda x: jnp.concatenate([x, x, x[:1]]), "b, 4"), ("iota", lambda x: jnp.arange(x.shape[0]) + x, "b"),
    ("broadcast", lambda x: jnp.broadcast_to(x, (3,) + x.shape), "b, 4"), ("slice", lambda x: x[1:-1, ::2], "b, 4"),
    ("strided", lambda x: x[::2], "b, 4"), ("reverse", lambda x: x[::-1], "b, 4"), ("padded", padded, "b, 4"),
    ("sort", lambda x: jnp.sort(x, 0), "b, 4"), ("argmax", lambda x: x.argmax(0), "b, 4"),
    ("cumsum", lambda x: jnp.cumsum(x, 0), "b, 4"), ("cumlogsumexp", lambda x: lax.cumlogsumexp(x, 0), "b, 4"),
    ("top_k", lambda x: lax.top_k(x, 2), "4, b"), ("softmax", lambda x: jax.nn.softmax(x, 0), "b, 4"),
    ("where", lambda x: jnp.where(x > 0, x, 0), "b, 4"), ("take", lambda x, i: jnp.take(x, i, 0), "b, 4", "i b"),
    ("one_hot", lambda i: jax.nn.one_hot(i, 4), "i b"), ("scatter", lambda x, i: x.at[i].add(1.5), "b, 4", "i b"),
    ("segment_sum", lambda x, i: jax.ops.segment_sum(x, i, 2), "b, 4", "i b"), ("attention", attention, "b, 4", "c, 4", "c, 4"),
    ("conv", conv, "2, b, 3", "3, 3, 5"), ("max_pool", lambda x: lax.reduce_window(x, -np.inf, lax.max, (2, 1), (1, 1), "SAME"), "b, 4"),
    ("scan", scan_sum, "b, 4"), ("scan_two", scan_sum, "b, c"), ("scan_reversed", reversed_scan, "b, 4"),
    ("rnn", rnn, "4, 4", "b, 4"), ("map", mapped, "b, 4"), ("fori", fori, "b, 4"), ("while", rows_while, "b, 4"),
    ("associative", lambda x: lax.associative_scan(jnp.add, x), "8, b"), ("grad", grad, "4, 3", "b, 4"),
    ("grad_scan", grad_scan, "4, 4", "b, 4"), ("dynamic_slice", window, "b, 4", "i"), ("dynamic_slice_half", halves, "b, 4", "i"),
    ("dynamic_update_slice", updated, "b, 4", "2, 2", "i"), ("dynamic_update_part", updated_part, "b, 4", "i"),
    ("dynamic_update_symbolic", updated, "b, 4", "c, 2", "i"), ("dynamic_index", index_rows, "b, 4", "i"),
    ("gather_slices", gathered, "b, 4", "i 3"), ("slices", blocks, "b, 4", "i 3"), ("roll", shifted, "b, 4", "i"),
    ("roll_static", lambda x: jnp.roll(x, 1, 0), "b, 4"), ("diagonal", lambda x: jnp.diag(x), "b, b"),
    ("triangle", jnp.tril, "b, b"), ("eye", lambda x: x @ jnp.eye(x.shape[1], dtype=x.dtype), "4, b"),
    ("repeat", lambda x: jnp.repeat(x, 2, 0), "b, 4"), ("tile", lambda x: jnp.tile(x, (2, 3)), "b, 4"),
    ("linspace", lambda x: jnp.linspace(0.0, 1.0, x.shape[0]), "b"), ("unstack", lambda x: jnp.stack([x, x * 2], 1), "b, 4"),
    ("split", lambda x: jnp.split(x.reshape(2 * x.shape[0], 2), 2), "b, 4"), ("einsum", lambda x, y: jnp.einsum("bi,bj->ij", x, y), "b, 4", "b, 3"),
    ("layer_norm", lambda x: (x - x.mean(1, keepdims=True)) / jnp.sqrt(x.var(1, keepdims=True) + 1e-5), "b, 4"),
    ("cond", lambda x, i: lax.cond(i > 0, lambda: x * 2, lambda: x + 1), "b, 4", "i"),
    ("vmap_scan", lambda x: jax.vmap(scan_sum)(x), "b, c, 4"), ("argsort", lambda x: jnp.argsort(x, 0), "b, 4"),
    ("bits", lambda x: lax.bitcast_convert_type(x, jnp.int32), "b, 4"),
]


def operand(text, sizes):
    kind, names = ("i", text[1:].strip()) if text.startswith("i") else ("f", text)
    shape = [sizes.get(name.strip()) or int(name) for name in names.split(",") if name.strip()]
    if kind == "i":
        return draw.integers(0, 2, shape).astype(np.int64)
    return draw.standard_normal(shape).astype(np.float32)


def cases():
    for name, function, *operands in FUNCTIONS:
        scope = jax.export.SymbolicScope(["b >= 3"] + ["c >= 2", "c <= b"] * any("c" in text for text in operands))
        shapes = [jax.ShapeDtypeStruct(jax.export.symbolic_shape(text.lstrip("i ") or "", scope=scope),
                                       np.int64 if text.startswith("i") else np.float32) for text in operands]
        runs = [[operand(text, {"b": size, "c": size - 1}) for text in operands] for size in SIZES]
        yield exports.Case(name, function, runs, shapes)


if __name__ == "__main__":
    exports.main(__doc__.splitlines()[0], pathlib.Path(__file__).with_suffix(".json"), list(cases()))
