"""The programs of the bench, as jax.numpy and lax write them: families, names, functions, inputs.

make.py exports them. The shapes of OURS are not those of the issue's table, and nobody tuned kernels for them: odd
extents, many dimensions, tiny inner axes, narrow types.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import jax
import jax.numpy as jnp
import jax.scipy.special as special
from jax import lax

PROGRAMS = []  # (family, name, function, inputs)


def program(family, name, function, *inputs):
    """An input is "shape type range", for example "4x3 f32 -1 1", or "5 i32 0 9", whose end is included.

    With "constant" behind it, run.py makes it a constant of the program, as the weights of an exported model are."""
    PROGRAMS.append((family, name, function, inputs))


# ---- Elementwise ---------------------------------------------------------------------------------------------------

add = program
add(
    "elementwise",
    "i32_div_rem_1e6",
    lambda a, b: (lax.div(a, b), lax.rem(a, b)),
    "1000000 i32 -100000 100000",
    "1000000 i32 1 1000",
)
add("elementwise", "f64_exp_1e6", jnp.exp, "1000000 f64 -10 10")
add(
    "elementwise",
    "i8_product_clipped_1e6",
    lambda a, b: jnp.clip(a.astype(jnp.int32) * b.astype(jnp.int32), -128, 127).astype(jnp.int8),
    "1000000 i8 -128 127",
    "1000000 i8 -128 127",
)
add("elementwise", "popcount_clz_1e6", lambda a: lax.population_count(a) + lax.clz(a), "1000000 ui32 0 4000000000")
add("elementwise", "complex_exp_1e5", lambda a, b: jnp.exp(a * b), "100000 c64 -1 1", "100000 c64 -1 1")
add("elementwise", "gelu_4e6", lambda x: jax.nn.gelu(x), "4000000 f32 -3 3")
add("elementwise", "f16_muladd_1e6", lambda a, b: a * b + a, "1000000 f16 -2 2", "1000000 f16 -2 2")
add(
    "elementwise",
    "ten_ops_1e5",
    lambda x: jnp.tanh(jnp.sin(x) * jnp.exp(-x * x) + jnp.sin(x + 1) * 0.5) * x + 1,
    "100000 f32 -2 2",
)
add("elementwise", "f64_pow_1e5", lambda a, b: a**b, "100000 f64 0.1 4", "100000 f64 -3 3")
add("elementwise", "erf_inv_1e5", lax.erf_inv, "100000 f32 -0.99 0.99")
add("elementwise", "add_1e5", lambda a, b: a + b, "100000 f32 -1 1", "100000 f32 -1 1")
add("elementwise", "bf16_silu_1e6", jax.nn.silu, "1000000 bf16 -4 4")
add(
    "elementwise",
    "twelve_add_mul_max_1e5",
    lambda x, y: jnp.maximum(jnp.maximum(jnp.maximum(x * y + x, y) * x + y, x) * y + x, y) * x + y,
    "100000 f32 -1 1",
    "100000 f32 -1 1",
)
# Ours.
add("elementwise", "log1p_expm1_77777", lambda x: jnp.log1p(jnp.expm1(x)), "77777 f32 0.1 5")
add("elementwise", "atan2_f64_33x1001", jnp.arctan2, "33x1001 f64 -1 1", "33x1001 f64 -1 1")
add("elementwise", "f64_log_9x11x13x17", jnp.log, "9x11x13x17 f64 0.01 100")
add("elementwise", "digamma_20011", special.digamma, "20011 f32 0.1 20")
add(
    "elementwise",
    "u8_saturating_mean_999x999",
    lambda a, b: ((a.astype(jnp.uint16) + b.astype(jnp.uint16) + 1) >> 1).astype(jnp.uint8),
    "999x999 ui8 0 255",
    "999x999 ui8 0 255",
)
add(
    "elementwise",
    "select_nan_131071",
    lambda x: jnp.where(jnp.isnan(x) | (x > 1), 0, jnp.sqrt(jnp.abs(x))),
    "131071 f32 -2 2",
)
add(
    "elementwise",
    "i64_shift_xor_65537",
    lambda a, b: (a ^ (a >> 13)) * 31 + (b << 7),
    "65537 i64 -1000000 1000000",
    "65537 i64 -1000000 1000000",
)
add("elementwise", "f16_sigmoid_7x7x7x7x7", jax.nn.sigmoid, "7x7x7x7x7 f16 -5 5")
add("elementwise", "sin_cos_f64_50021", lambda x: (jnp.sin(x), jnp.cos(x)), "50021 f64 -100 100")
add("elementwise", "cbrt_rsqrt_150001", lambda x: jnp.cbrt(x) + lax.rsqrt(x), "150001 f32 0.01 50")
add("elementwise", "i16_mod_by_7_250k", lambda a: a % 7, "250000 i16 -30000 30000")
add("elementwise", "c128_mul_div_30011", lambda a, b: a * b / (a + 2), "30011 c128 -1 1", "30011 c128 -1 1")
add(
    "elementwise",
    "bool_logic_500001",
    lambda a, b, c: (a & ~b) | (b ^ c),
    "500001 i1 0 1",
    "500001 i1 0 1",
    "500001 i1 0 1",
)

# ---- Broadcasts ----------------------------------------------------------------------------------------------------

add("broadcast", "last_axis_3_by_1", lambda a, b: a * b, "1000x1000x3 f32 -1 1", "1000x1000x1 f32 -1 1")
add("broadcast", "two_middle_axes", lambda a, b: a * b, "64x1x64x64 f32 -1 1", "1x32x64x64 f32 -1 1")
add("broadcast", "odd_four_axes", lambda a, b: a * b, "100x7x11x5 f32 -1 1", "100x1x11x1 f32 -1 1")
add("broadcast", "distances_100x64", lambda x: jnp.sqrt(jnp.sum((x[:, None] - x[None]) ** 2, -1)), "100x64 f32 -1 1")
add("broadcast", "rgb_by_3", lambda a, b: a * b, "1000x1000x3 f32 0 1", "3 f32 0 1")
# Ours.
add("broadcast", "row_and_column_701x503", lambda a, b: a[:, None] + b[None], "701 f32 -1 1", "503 f32 -1 1")
add("broadcast", "six_axes", lambda a, b: a + b, "3x5x1x7x1x9 f64 -1 1", "1x5x6x1x8x9 f64 -1 1")
add("broadcast", "bias_bf16_511x513", lambda a, b: a + b, "511x513 bf16 -1 1", "513 bf16 -1 1")
add(
    "broadcast",
    "scale_channels_nchw",
    lambda x, s, b: x * s[:, None, None] + b[:, None, None],
    "3x37x29x31 f32 -1 1",
    "37 f32 0 1",
    "37 f32 -1 1",
)
add("broadcast", "pair_2_by_1_i8", lambda a, b: a + b, "50001x2 i8 -50 50", "50001x1 i8 -50 50")
add(
    "broadcast",
    "causal_mask_8x127x127",
    lambda x: jnp.where(jnp.tril(jnp.ones((127, 127), bool)), x, -1e9),
    "8x127x127 f32 -1 1",
)

# ---- Reductions ----------------------------------------------------------------------------------------------------

add("reduction", "max_10000x17", lambda x: x.max(1), "10000x17 f32 -1 1")
add("reduction", "max_axes_1_3", lambda x: x.max((1, 3)), "32x16x8x8x16 f32 -1 1")
add("reduction", "max_1000x1000_axis_1", lambda x: x.max(1), "1000x1000 f32 -1 1")
add("reduction", "softmax_20000x10", lambda x: jax.nn.softmax(x), "20000x10 f32 -3 3")
add("reduction", "max_1e6", lambda x: x.max(), "1000000 f32 -1 1")
add("reduction", "softmax_256x1000", lambda x: jax.nn.softmax(x), "256x1000 f32 -3 3")
add("reduction", "i64_product_rows_300", lambda x: x.prod(1), "3000x300 i64 -2 2")


def layer_norm(x, w, b):
    m = x.mean(-1, keepdims=True)
    return (x - m) * lax.rsqrt(((x - m) ** 2).mean(-1, keepdims=True) + 1e-5) * w + b


add("reduction", "layer_norm_512x768", layer_norm, "512x768 f32 -1 1", "768 f32 0 1", "768 f32 -1 1")
add("reduction", "logsumexp_axis_0", lambda x: special.logsumexp(x, axis=0), "1000x500 f32 -3 3")
add("reduction", "sum_10000x17", lambda x: x.sum(1), "10000x17 f32 -1 1")
add("reduction", "sum_300000x3", lambda x: x.sum(1), "300000x3 f32 -1 1")
add("reduction", "f64_norm_rows_100", lambda x: jnp.linalg.norm(x, axis=1), "5000x100 f64 -1 1")
add("reduction", "var_std", lambda x: (x.var(1), x.std(0)), "1000x300 f32 -1 1")
add("reduction", "sum_64_cubed_axis_1", lambda x: x.sum(1), "64x64x64 f32 -1 1")
add("reduction", "argmax_rows_1000", lambda x: x.argmax(1), "1000x1000 f32 -1 1")
add("reduction", "cumsum_axis_1", lambda x: x.cumsum(1), "500x500 f32 -1 1")
# Ours.
add("reduction", "min_rows_of_2", lambda x: x.min(1), "200003x2 f32 -1 1")
add("reduction", "min_middle_5x999x7", lambda x: x.min(1), "5x999x7 f32 -1 1")
add("reduction", "max_f64_rows_33", lambda x: x.max(1), "7001x33 f64 -1 1")
add("reduction", "sum_bf16_rows_129", lambda x: x.sum(1), "3001x129 bf16 -1 1")
add("reduction", "sum_i8_to_i32", lambda x: x.astype(jnp.int32).sum(1), "2001x257 i8 -128 127")
add("reduction", "all_any_rows_21", lambda x: (x.all(1), x.any(0)), "20011x21 i1 0 1")
add("reduction", "sum_six_axes", lambda x: x.sum((0, 2, 4)), "5x7x9x11x3x13 f32 -1 1")
add("reduction", "mean_of_image_nchw", lambda x: x.mean((2, 3)), "4x63x29x31 f32 -1 1")
add("reduction", "argmin_axis_0_f64", lambda x: x.argmin(0), "333x777 f64 -1 1")
add("reduction", "cumprod_f64_rows_50", lambda x: x.cumprod(1), "3001x50 f64 0.5 1.5")
add("reduction", "cummax_axis_0", lambda x: lax.cummax(x, 0), "301x703 f32 -1 1")
add("reduction", "logsumexp_rows_5", lambda x: special.logsumexp(x, axis=1), "30011x5 f32 -3 3")
add("reduction", "u8_max_columns", lambda x: x.max(0), "777x1025 ui8 0 255")
add(
    "reduction",
    "rms_norm_f16",
    lambda x: x * lax.rsqrt((x.astype(jnp.float32) ** 2).mean(-1, keepdims=True) + 1e-5).astype(jnp.float16),
    "130x770 f16 -1 1",
)
add("reduction", "sum_scalar_i64", lambda x: x.sum(), "333333 i64 -1000 1000")
add(
    "reduction", "max_where_masked", lambda x, m: jnp.where(m, x, -jnp.inf).max(1), "2003x97 f32 -1 1", "2003x97 i1 0 1"
)
add("reduction", "ptp_last_of_4", lambda x: x.max(-1) - x.min(-1), "300x301x4 f32 -1 1")
add("reduction", "product_f64_all", lambda x: x.prod(), "100003 f64 0.999 1.001")
add("reduction", "complex_sum_axis_0", lambda x: x.sum(0), "401x403 c64 -1 1")
add("reduction", "nan_max_rows", lambda x: jnp.nanmax(x, 1), "1999x65 f32 -1 1")

# ---- Movement ------------------------------------------------------------------------------------------------------

add("movement", "repeat_each_4_times", lambda x: jnp.repeat(jnp.repeat(x, 2, 0), 2, 1), "300x300 f32 -1 1")
add("movement", "meshgrid_stacked", lambda a, b: jnp.stack(jnp.meshgrid(a, b), -1), "300 f32 -1 1", "300 f32 -1 1")
add("movement", "transpose_1000_plus_0", lambda x: x.T + 0, "1000x1000 f32 -1 1")
add("movement", "triu_minus_tril_500", lambda x: jnp.triu(x) - jnp.tril(x), "500x500 f32 -1 1")
add(
    "movement", "concatenate_3_and_1", lambda a, b: jnp.concatenate([a, b], 1), "100000x3 f32 -1 1", "100000x1 f32 -1 1"
)
add("movement", "nchw_to_nhwc", lambda x: x.transpose(0, 2, 3, 1), "8x64x56x56 f32 -1 1")
add("movement", "u8_hwc_to_chw", lambda x: x.transpose(2, 0, 1), "512x512x3 ui8 0 255")
add("movement", "reverse_both_1000", lambda x: x[::-1, ::-1], "1000x1000 f32 -1 1")
add(
    "movement", "reflect_pad_image", lambda x: jnp.pad(x, ((8, 8), (8, 8), (0, 0)), mode="reflect"), "256x256x3 f32 0 1"
)
add("movement", "slice_steps_2_3", lambda x: x[::2, ::3], "1000x1000 f32 -1 1")
add("movement", "rot90_image", lambda x: jnp.rot90(x), "512x512x3 f32 0 1")
add("movement", "roll_17", lambda x: jnp.roll(x, 17), "1000000 f32 -1 1")
# Ours.
add("movement", "transpose_five_axes", lambda x: x.transpose(4, 2, 0, 3, 1), "7x9x11x13x5 f32 -1 1")
add("movement", "transpose_i16_333x1111", lambda x: x.T, "333x1111 i16 -100 100")
add("movement", "transpose_f64_batched", lambda x: x.swapaxes(1, 2), "101x37x41 f64 -1 1")
add("movement", "interleave_two", lambda a, b: jnp.stack([a, b], -1).reshape(-1), "100003 f32 -1 1", "100003 f32 -1 1")
add(
    "movement",
    "concatenate_many",
    lambda *x: jnp.concatenate(x, 0),
    *[f"{k}x127 f32 -1 1" for k in (3, 17, 101, 5, 33)],
)
add("movement", "pad_odd_f16", lambda x: jnp.pad(x, ((1, 2), (3, 0), (0, 5))), "31x63x95 f16 -1 1")
add("movement", "tile_7_3", lambda x: jnp.tile(x, (7, 3)), "91x83 f32 -1 1")
add("movement", "flip_last_of_3", lambda x: x[..., ::-1], "301x299x3 ui8 0 255")
add(
    "movement",
    "space_to_depth",
    lambda x: x.reshape(2, 31, 2, 37, 2, 13).transpose(0, 1, 3, 2, 4, 5).reshape(2, 31, 37, 52),
    "2x62x74x13 f32 -1 1",
)

# ---- Gather, scatter, order ----------------------------------------------------------------------------------------

add("indices", "bincount_256", lambda i: jnp.zeros(256, jnp.int32).at[i].add(1), "100000 i32 0 255")
add(
    "indices",
    "scatter_add_scalars",
    lambda t, i, u: t.at[i].add(u),
    "10000 f32 -1 1",
    "100000 i32 0 9999",
    "100000 f32 -1 1",
)


def bilinear(image, y, x):
    y0, x0 = jnp.floor(y).astype(jnp.int32), jnp.floor(x).astype(jnp.int32)
    fy, fx = y - y0, x - x0
    return (
        image[y0, x0] * (1 - fy) * (1 - fx)
        + image[y0, x0 + 1] * (1 - fy) * fx
        + image[y0 + 1, x0] * fy * (1 - fx)
        + image[y0 + 1, x0 + 1] * fy * fx
    )


add("indices", "bilinear_20000", bilinear, "256x256 f32 0 1", "20000 f32 0 254", "20000 f32 0 254")
add("indices", "pairs_50000", lambda t, a, b: t[a, b], "500x500 f32 -1 1", "50000 i32 0 499", "50000 i32 0 499")
add("indices", "searchsorted_10000", lambda s, x: jnp.searchsorted(jnp.sort(s), x), "10000 f32 0 1", "10000 f32 0 1")
add("indices", "histogram_50", lambda x: jnp.histogram(x, 50, (0.0, 1.0))[0], "100000 f32 0 1")
add("indices", "rows_of_4", lambda t, i: t[i], "5000x4 f32 -1 1", "20000 i32 0 4999")
add(
    "indices",
    "scatter_rows_of_64",
    lambda t, i, u: t.at[i].set(u),
    "5000x64 f32 -1 1",
    "1000 i32 0 4999",
    "1000x64 f32 -1 1",
)
add("indices", "lgamma_1e5", special.gammaln, "100000 f32 0.1 20")
add("order", "top_5_of_1000", lambda x: lax.top_k(x, 5), "256x1000 f32 -1 1")
add("order", "top_100_of_10000", lambda x: lax.top_k(x, 100), "16x10000 f32 -1 1")
add("order", "argsort_i32_rows_64", lambda x: jnp.argsort(x, 1), "2000x64 i32 -1000 1000")
add("order", "sort_rows_100", lambda x: jnp.sort(x, 1), "2000x100 f32 -1 1")
# Ours.
add("indices", "embedding_bf16_rows_96", lambda t, i: t[i], "3001x96 bf16 -1 1", "7001 i32 0 3000")
add("indices", "segment_sum_rows_8", lambda u, i: jax.ops.segment_sum(u, i, 500), "20011x8 f32 -1 1", "20011 i32 0 499")
add("indices", "gather_i64_f64", lambda t, i: t[i], "77777 f64 -1 1", "50021 i64 0 77776")
add(
    "indices",
    "scatter_max_i32",
    lambda t, i, u: t.at[i].max(u),
    "4001 i32 -9 9",
    "40009 i32 0 4000",
    "40009 i32 -100 100",
)
add("indices", "take_along_axis", lambda x, i: jnp.take_along_axis(x, i, 1), "1001x203 f32 -1 1", "1001x57 i32 0 202")
add("indices", "one_hot_of_37", lambda i: jax.nn.one_hot(i, 37), "10007 i32 0 36")
add("indices", "windows_of_5", lambda x: x[jnp.arange(9000)[:, None] + jnp.arange(5)[None]], "9004 f32 -1 1")
add("indices", "lookup_16_entries_u8", lambda t, i: t[i.astype(jnp.int32)], "16 f32 -1 1", "200003 ui8 0 15")
add("order", "sort_f64_50021", jnp.sort, "50021 f64 -1 1")
add(
    "order",
    "sort_pairs_by_key",
    lambda k, v: lax.sort((k, v), num_keys=1),
    "30011 i32 -100000 100000",
    "30011 f32 -1 1",
)
add("order", "median_rows_51", lambda x: jnp.median(x, 1), "1009x51 f32 -1 1")
add("order", "top_3_of_37_f64", lambda x: lax.top_k(x, 3), "3001x37 f64 -1 1")

# ---- Products ------------------------------------------------------------------------------------------------------


def dot_i32(a, b):
    return lax.dot(a, b, preferred_element_type=jnp.int32)


add("products", "i8_512", dot_i32, "512x512 i8 -128 127", "512x512 i8 -128 127")
add("products", "f64_4x4_5000", lambda a, b: a @ b, "5000x4x4 f64 -1 1", "5000x4x4 f64 -1 1")
add("products", "i32_256", lambda a, b: a @ b, "256x256 i32 -100 100", "256x256 i32 -100 100")
add("products", "3x1000x1000", lambda a, b: a @ b, "3x1000 f32 -1 1", "1000x1000 f32 -1 1")
add("products", "bf16_512", lambda a, b: a @ b, "512x512 bf16 -1 1", "512x512 bf16 -1 1")
add("products", "4x4096x1024", lambda a, b: a @ b, "4x4096 f32 -1 1", "4096x1024 f32 -1 1")
add("products", "2000x2000x16", lambda a, b: a @ b, "2000x2000 f32 -1 1", "2000x16 f32 -1 1")
add("products", "outer_1000", jnp.outer, "1000 f32 -1 1", "1000 f32 -1 1")


def attention(q, k, v):
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k) / 8
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s), v)


add("products", "attention", attention, *["2x256x8x64 f32 -1 1"] * 3)
add("products", "f32_512", lambda a, b: a @ b, "512x512 f32 -1 1", "512x512 f32 -1 1")
add("products", "f32_512_transposed", lambda a, b: a @ b.T, "512x512 f32 -1 1", "512x512 f32 -1 1")
add(
    "products",
    "relu_dense_256",
    lambda x, w, b: jax.nn.relu(x @ w + b),
    "256x256 f32 -1 1",
    "256x256 f32 -1 1",
    "256 f32 -1 1",
)
# Ours.
add("products", "f32_301x203x407", lambda a, b: a @ b, "301x203 f32 -1 1", "203x407 f32 -1 1")
add("products", "f64_131x257x63", lambda a, b: a @ b, "131x257 f64 -1 1", "257x63 f64 -1 1")
add("products", "matvec_1503x701", lambda a, x: a @ x, "1503x701 f32 -1 1", "701 f32 -1 1")
add("products", "vecmat_701x1503", lambda x, a: x @ a, "701 f32 -1 1", "701x1503 f32 -1 1")
add("products", "f32_3x3_10000", lambda a, b: a @ b, "10000x3x3 f32 -1 1", "10000x3x3 f32 -1 1")
add("products", "f32_batched_7x65x33x17", lambda a, b: a @ b, "7x65x33 f32 -1 1", "7x33x17 f32 -1 1")
add("products", "f16_127x255x129", lambda a, b: a @ b, "127x255 f16 -1 1", "255x129 f16 -1 1")
add("products", "complex_64x96x80", lambda a, b: a @ b, "64x96 c64 -1 1", "96x80 c64 -1 1")
add("products", "i16_to_i32_200x300x100", lambda a, b: dot_i32(a, b), "200x300 i16 -500 500", "300x100 i16 -500 500")
add(
    "products",
    "u8_i8_to_i32_99x401x77",
    lambda a, b: dot_i32(a.astype(jnp.int32), b.astype(jnp.int32)),
    "99x401 ui8 0 255",
    "401x77 i8 -128 127",
)
add(
    "products",
    "einsum_three_axes",
    lambda a, b: jnp.einsum("abc,cbd->ad", a, b),
    "31x17x53 f32 -1 1",
    "53x17x29 f32 -1 1",
)
add("products", "gram_1001x19", lambda x: x.T @ x, "1001x19 f32 -1 1")
add(
    "products",
    "bilinear_form_batch",
    lambda x, a, y: jnp.einsum("bi,ij,bj->b", x, a, y),
    "501x37 f32 -1 1",
    "37x41 f32 -1 1",
    "501x41 f32 -1 1",
)
add(
    "products",
    "mlp_3_layers_odd",
    lambda x, a, b, c: jnp.tanh(jnp.tanh(x @ a) @ b) @ c,
    "33x101 f32 -1 1",
    "101x203 f32 -1 1",
    "203x99 f32 -1 1",
    "99x7 f32 -1 1",
)
add("products", "f64_5x5_solve_like", lambda a, b: a @ (b @ a), "2003x5x5 f64 -1 1", "2003x5x5 f64 -1 1")

# ---- Convolutions and windows --------------------------------------------------------------------------------------


def conv(x, w, strides, padding, layout, groups=1, lhs_dilation=None):
    return lax.conv_general_dilated(x, w, strides, padding, lhs_dilation, None, layout, groups)


NHWC, NCHW = ("NHWC", "HWIO", "NHWC"), ("NCHW", "OIHW", "NCHW")
add(
    "convolution",
    "1d_101_taps",
    lambda x, w: conv(x, w, (1,), "SAME", ("NWC", "WIO", "NWC")),
    "1x100000x1 f32 -1 1",
    "101x1x1 f32 -1 1",
)


def pool(x, window, strides, operation, init):
    return lax.reduce_window(x, init, operation, window, strides, "VALID")


add(
    "convolution",
    "max_pool_2x2",
    lambda x: pool(x, (1, 2, 2, 1), (1, 2, 2, 1), lax.max, -jnp.inf),
    "8x56x56x64 f32 -1 1",
)
add(
    "convolution",
    "resize_nearest_2",
    lambda x: jax.image.resize(x, (1, 256, 256, 16), "nearest"),
    "1x128x128x16 f32 0 1",
)
add(
    "convolution",
    "resize_bilinear_2",
    lambda x: jax.image.resize(x, (1, 256, 256, 16), "bilinear"),
    "1x128x128x16 f32 0 1",
)
add(
    "convolution",
    "7x7_stride_2_rgb",
    lambda x, w: conv(x, w, (2, 2), "SAME", NHWC),
    "1x224x224x3 f32 -1 1",
    "7x7x3x64 f32 -1 1",
)
add(
    "convolution",
    "depthwise_nchw_128",
    lambda x, w: conv(x, w, (1, 1), "SAME", NCHW, 128),
    "1x128x56x56 f32 -1 1",
    "128x1x3x3 f32 -1 1",
)
add(
    "convolution",
    "nchw_3x3_64",
    lambda x, w: conv(x, w, (1, 1), "SAME", NCHW),
    "1x64x56x56 f32 -1 1",
    "64x64x3x3 f32 -1 1",
)
add(
    "convolution",
    "transposed_4x4",
    lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=NHWC),
    "1x32x32x64 f32 -1 1",
    "4x4x64x32 f32 -1 1",
)
add(
    "convolution",
    "1d_audio",
    lambda x, w: conv(x, w, (2,), "SAME", ("NWC", "WIO", "NWC")),
    "4x4000x16 f32 -1 1",
    "9x16x32 f32 -1 1",
)
add(
    "convolution",
    "nhwc_3x3_64",
    lambda x, w: conv(x, w, (1, 1), "SAME", NHWC),
    "1x56x56x64 f32 -1 1",
    "3x3x64x64 f32 -1 1",
)
add(
    "convolution",
    "avg_pool_nchw_2x2",
    lambda x: pool(x, (1, 1, 2, 2), (1, 1, 2, 2), lax.add, 0.0) / 4,
    "8x64x56x56 f32 -1 1",
)
# Ours.
add(
    "convolution",
    "1x1_nhwc_37_to_53",
    lambda x, w: conv(x, w, (1, 1), "SAME", NHWC),
    "2x29x31x37 f32 -1 1",
    "1x1x37x53 f32 -1 1",
)
add(
    "convolution",
    "5x5_depthwise_nhwc_61",
    lambda x, w: conv(x, w, (1, 1), "SAME", NHWC, 61),
    "1x47x43x61 f32 -1 1",
    "5x5x1x61 f32 -1 1",
)
add(
    "convolution",
    "dilated_3x3",
    lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", None, (2, 2), NHWC),
    "1x33x35x24 f32 -1 1",
    "3x3x24x24 f32 -1 1",
)
add(
    "convolution",
    "3d_3x3x3",
    lambda x, w: conv(x, w, (1, 1, 1), "SAME", ("NDHWC", "DHWIO", "NDHWC")),
    "1x13x17x19x7 f32 -1 1",
    "3x3x3x7x11 f32 -1 1",
)
add(
    "convolution",
    "grouped_nchw_4_groups",
    lambda x, w: conv(x, w, (1, 1), "SAME", NCHW, 4),
    "2x36x27x25 f32 -1 1",
    "48x9x3x3 f32 -1 1",
)
add(
    "convolution",
    "f64_3x3_grey",
    lambda x, w: conv(x, w, (1, 1), "VALID", NCHW),
    "1x1x201x203 f64 -1 1",
    "1x1x3x3 f64 -1 1",
)
add(
    "convolution",
    "max_pool_3x3_overlap_nchw",
    lambda x: pool(x, (1, 1, 3, 3), (1, 1, 2, 2), lax.max, -jnp.inf),
    "3x31x57x55 f32 -1 1",
)
add("convolution", "sum_window_1d_25", lambda x: pool(x, (25,), (1,), lax.add, 0.0), "100003 f32 -1 1")
add("convolution", "resize_cubic_down", lambda x: jax.image.resize(x, (61, 53, 3), "cubic"), "121x133x3 f32 0 1")
add(
    "convolution",
    "filter_gradient",
    lambda x, g: lax.conv_general_dilated(x, g, (1, 1), ((1, 1), (1, 1)), None, None, ("CHWN", "IHWO", "HWNC")),
    "2x27x29x16 f32 -1 1",
    "2x27x29x24 f32 -1 1",
)

# What onnxruntime is quick at, in both layouts.
for layout, order in (("nchw", NCHW), ("nhwc", NHWC)):
    for name, depth, features, taps, extent, stride, groups in (
        ("3x3_64_to_64", 64, 64, 3, 56, 1, 1),
        ("1x1_64_to_256", 64, 256, 1, 56, 1, 1),
        ("7x7_stride_2_3_to_64", 3, 64, 7, 224, 2, 1),
        ("3x3_depthwise_96", 96, 96, 3, 56, 1, 96),
        ("5x5_depthwise_240", 240, 240, 5, 28, 1, 240),
    ):
        image, kernel = [1, depth, extent, extent], [features, depth // groups, taps, taps]
        if layout == "nhwc":
            image, kernel = [image[i] for i in (0, 2, 3, 1)], [kernel[i] for i in (2, 3, 1, 0)]
        add(
            "convolution",
            f"constant_{layout}_{name}",
            lambda x, w, stride=stride, order=order, groups=groups: conv(x, w, (stride, stride), "SAME", order, groups),
            "x".join(map(str, image)) + " f32 -1 1",
            "x".join(map(str, kernel)) + " f32 -1 1 constant",
        )

# ---- Networks of convolutions --------------------------------------------------------------------------------------


class Network:
    """A network in one layout: its weights are taken one after the other, and their inputs are listed first."""

    def __init__(self, layout):
        self.order = layout
        self.axes = (2, 3) if layout is NCHW else (1, 2)
        self.inputs, self.weights = [], None

    def take(self, shape, least, most):
        if self.weights is None:
            self.inputs.append("x".join(map(str, shape)) + f" f32 {least} {most} constant")
            return jnp.zeros(shape, jnp.float32)
        return next(self.weights)

    def features(self, x):
        return x.shape[1 if self.order is NCHW else 3]

    def convolution(self, x, features, taps, stride=1, depthwise=False):
        """With a bias, which has taken up the normalisation of the batch."""
        depth = 1 if depthwise else self.features(x)
        shape = [features, depth, taps, taps] if self.order is NCHW else [taps, taps, depth, features]
        most = round((3 / (depth * taps * taps)) ** 0.5, 3)
        w = self.take(shape, -most, most)
        edge = (taps // 2, taps // 2)
        x = lax.conv_general_dilated(
            x, w, (stride, stride), (edge, edge), None, None, self.order, features if depthwise else 1
        )
        bias = self.take((features,), -0.1, 0.1)
        return x + (bias[:, None, None] if self.order is NCHW else bias)

    def dense(self, x, features):
        return x @ self.take((x.shape[1], features), -0.1, 0.1) + self.take((features,), -0.1, 0.1)

    def add(self, name, function, shape):
        jax.eval_shape(lambda x: function(self, x), jax.ShapeDtypeStruct(shape, jnp.float32))

        def whole(x, *weights):
            self.weights = iter(weights)
            return function(self, x)

        add("networks", name, whole, "x".join(map(str, shape)) + " f32 -1 1", *self.inputs)


def residual(net, x):
    x = jax.nn.relu(net.convolution(x, 24, 3))
    for features, stride in ((24, 1), (48, 2), (48, 1), (96, 2), (96, 1)):
        y = jax.nn.relu(net.convolution(x, features, 3, stride))
        y = net.convolution(y, features, 3)
        if stride > 1 or net.features(x) != features:
            x = net.convolution(x, features, 1, stride)
        x = jax.nn.relu(x + y)
    return net.dense(x.mean(net.axes), 10)


def inverted(net, x):
    x = jnp.clip(net.convolution(x, 16, 3, 2), 0, 6)
    for features, stride in ((16, 1), (24, 2), (24, 1), (40, 2), (40, 1)):
        y = jnp.clip(net.convolution(x, net.features(x) * 6, 1), 0, 6)
        y = jnp.clip(net.convolution(y, net.features(y), 3, stride, True), 0, 6)
        y = net.convolution(y, features, 1)
        x = x + y if stride == 1 and net.features(x) == features else y
    x = jnp.clip(net.convolution(x, 160, 1), 0, 6)
    return net.dense(x.mean(net.axes), 100)


def squeezed(net, x):
    x = jax.nn.silu(net.convolution(x, 16, 3, 2))
    for features, taps, stride in ((16, 3, 1), (24, 5, 2), (24, 5, 1), (32, 5, 2)):
        y = jax.nn.silu(net.convolution(x, net.features(x) * 4, 1))
        y = jax.nn.silu(net.convolution(y, net.features(y), taps, stride, True))
        scale = jax.nn.silu(net.dense(y.mean(net.axes), 8))
        scale = jax.nn.sigmoid(net.dense(scale, net.features(y)))
        y = y * (scale[:, :, None, None] if net.order is NCHW else scale[:, None, None, :])
        y = net.convolution(y, features, 1)
        x = x + y if stride == 1 and net.features(x) == features else y
    return net.dense(x.mean(net.axes), 37)


Network(NCHW).add("residual_nchw_48", residual, (1, 3, 48, 48))
Network(NCHW).add("inverted_nchw_112", inverted, (1, 3, 112, 112))
Network(NHWC).add("squeezed_nhwc_96", squeezed, (1, 96, 96, 3))

# ---- Fourier, random -----------------------------------------------------------------------------------------------

add("fourier", "rfft2_irfft2", lambda x: jnp.fft.irfft2(jnp.fft.rfft2(x)), "4x256x256 f32 -1 1")
add("fourier", "rfft_64x1000", jnp.fft.rfft, "64x1000 f32 -1 1")
add("fourier", "fft_1009", jnp.fft.fft, "1009 c64 -1 1")
# Ours.
add("fourier", "fft_16x4096", jnp.fft.fft, "16x4096 c64 -1 1")
add("fourier", "ifft_f64_300x17", jnp.fft.ifft, "300x17 c128 -1 1")
add("fourier", "fft3_12x15x20", jnp.fft.fftn, "12x15x20 c64 -1 1")


def key(data):
    return jax.random.wrap_key_data(data, impl="threefry2x32")


add("random", "uniform_1e6", lambda k: jax.random.uniform(key(k), (1000000,)), "2 ui32 0 1000")
add("random", "normal_1e5", lambda k: jax.random.normal(key(k), (100000,)), "2 ui32 0 1000")
# Ours.
add("random", "randint_301x303", lambda k: jax.random.randint(key(k), (301, 303), -7, 11), "2 ui32 0 1000")
add(
    "random",
    "dropout_511x257",
    lambda k, x: jnp.where(jax.random.bernoulli(key(k), 0.9, x.shape), x / 0.9, 0),
    "2 ui32 0 1000",
    "511x257 f32 -1 1",
)
add("random", "permutation_5003", lambda k: jax.random.permutation(key(k), 5003), "2 ui32 0 1000")

# ---- Loops ---------------------------------------------------------------------------------------------------------

add("loops", "fori_scalar_10000", lambda x: lax.fori_loop(0, 10000, lambda i, v: v * 0.9999 + 0.001, x), "1 f32 0 1")
add(
    "loops",
    "cond_in_loop_16",
    lambda x: lax.fori_loop(0, 1000, lambda i, v: lax.cond(v.sum() > 0, lambda u: u - 0.1, lambda u: u + 0.15, v), x),
    "16 f32 -1 1",
)
add(
    "loops",
    "scan_tanh_64",
    lambda w, h, xs: lax.scan(lambda c, x: (jnp.tanh(w @ c + x), c[0]), h, xs),
    "64x64 f32 -0.1 0.1",
    "64 f32 -1 1",
    "1000x64 f32 -1 1",
)
add(
    "loops",
    "heat_128",
    lambda u: lax.fori_loop(
        0,
        50,
        lambda i, v: (
            v + 0.1 * (jnp.roll(v, 1, 0) + jnp.roll(v, -1, 0) + jnp.roll(v, 1, 1) + jnp.roll(v, -1, 1) - 4 * v)
        ),
        u,
    ),
    "128x128 f32 0 1",
)
add(
    "loops",
    "scan_carry_1e5",
    lambda c, xs: lax.scan(lambda a, x: (a * 0.9 + x, a[0]), c, xs),
    "100000 f32 -1 1",
    "50 f32 -1 1",
)


def life(g):
    n = sum(jnp.roll(g, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0))
    return ((n == 3) | ((g == 1) & (n == 2))).astype(jnp.int32)


add("loops", "life_64", lambda g: lax.fori_loop(0, 20, lambda i, v: life(v), g), "64x64 i32 0 1")
add(
    "loops",
    "newton_1000",
    lambda a: lax.fori_loop(0, 20, lambda i, x: 0.5 * (x + a / x), jnp.ones_like(a)),
    "1000 f32 0.5 50",
)
# Ours.


def lorenz(s, _):
    x, y, z = s[0], s[1], s[2]
    return s + 0.01 * jnp.stack([10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z]), s[0]


add("loops", "lorenz_500", lambda s: lax.scan(lorenz, s, None, 500), "3 f32 0.5 1")


def forces(p):
    d = p[:, None] - p[None]
    r = (d * d).sum(-1) + 0.1
    return (d / (r * jnp.sqrt(r))[..., None]).sum(1)


add(
    "loops",
    "forces_20_points",
    lambda p, v: lax.fori_loop(0, 100, lambda i, s: (s[0] + 0.01 * s[1], s[1] + 0.01 * forces(s[0])), (p, v)),
    "20x3 f32 -1 1",
    "20x3 f32 -1 1",
)
add(
    "loops",
    "collatz_while",
    lambda n: lax.while_loop(
        lambda s: s[0] > 1, lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1), (n[0], 0)
    )[1],
    "1 i64 97 97",
)
add(
    "loops",
    "gru_step_scan_31",
    lambda w, u, h, xs: lax.scan(
        lambda c, x: ((jax.nn.sigmoid(w @ c + x) * c + jnp.tanh(u @ c) * 0.5), c.sum()), h, xs
    ),
    "31x31 f32 -0.3 0.3",
    "31x31 f32 -0.3 0.3",
    "31 f32 -1 1",
    "257x31 f32 -1 1",
)
add(
    "loops",
    "prefix_product_matrices",
    lambda m: lax.scan(lambda c, x: (c @ x, c[0, 0]), jnp.eye(4), m),
    "300x4x4 f32 -0.6 0.6",
)
add(
    "loops",
    "jacobi_17x19",
    lambda b: lax.fori_loop(
        0,
        200,
        lambda i, u: u.at[1:-1, 1:-1].set(0.25 * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] - b)),
        jnp.zeros((19, 21)),
    ),
    "17x19 f32 -1 1",
)
