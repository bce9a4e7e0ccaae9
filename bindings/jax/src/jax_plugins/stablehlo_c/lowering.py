"""How JAX lowers programs for the device: what it would otherwise do for its own devices only.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from . import PLATFORM, attempt, callbacks, ffi

# Primitives that JAX lowers to calls of LAPACK for the CPU. The library answers these calls by their names.
LINEAR = ("eig", "eigh", "geqp3", "hessenberg", "householder_product", "schur", "svd", "tridiagonal")


def _take_rule(rules, name):
    """The rule of the CPU for a primitive becomes that of the device."""
    found = [primitive for primitive in rules["cpu"] if primitive.name == name]
    if not found:
        raise LookupError(f"no rule for the primitive {name}")
    for primitive in found:
        rules[PLATFORM][primitive] = rules["cpu"][primitive]


def _take_donation(mlir):
    if PLATFORM not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(PLATFORM)


def _take_cache():
    """Compiled programs may be kept in files: JAX does so for a list of platforms within this function."""
    from jax._src import compilation_cache

    known, is_enabled = compilation_cache.is_cache_used, compilation_cache._is_cache_enabled
    compilation_cache.is_cache_used = lambda client: is_enabled() if client.platform == PLATFORM else known(client)


def register(path):
    from jax._src.interpreters import mlir

    attempt("donation of arguments", _take_donation, mlir)
    attempt("the compilation cache", _take_cache)
    for name in LINEAR:
        attempt(f"jax.lax.linalg: {name}", lambda: _take_rule(mlir._platform_specific_lowerings, name))
    attempt("targets of jax.ffi", ffi.register, path)
    attempt("callbacks", callbacks.register, path)
    for name in ("debug_callback", "debug_print"):
        attempt(f"jax.debug: {name}", lambda: _take_rule(mlir._platform_specific_lowerings, name))
