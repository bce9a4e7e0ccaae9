#!/usr/bin/env python3
"""Runs each public function of jax.numpy.linalg, jax.scipy.linalg, jax.scipy.special and jax.numpy.fft once per type.

usage: compositions.py LIBRARY [--only TEXT] [--write]

LIBRARY is libstablehlo-c.so; this Python has jax 0.12.0. Each function is exported for a CPU, run here, and compared with
JAX (exports.py). compositions.json has the counts and what fails; a run fails if more fails, or if a public function is
not listed below. --write commits what was found.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib

import exports  # sets up JAX; comes first
import jax
import jax.numpy as jnp
import jax.scipy.linalg as scipy
import jax.scipy.special as special
import numpy as np

linalg, fft = jnp.linalg, jnp.fft
draw = np.random.default_rng(7)
REAL = np.float32, np.float64
ALL = REAL + (np.complex64, np.complex128)


def matrix(kind, *shape):
    values = draw.standard_normal(shape)
    if np.dtype(kind).kind == "c":
        values = values + 1j * draw.standard_normal(shape)
    return values.astype(kind)


def square(kind):
    """Well conditioned."""
    return matrix(kind, 5, 5) + 5 * np.eye(5, dtype=kind)


def positive(kind):
    a = matrix(kind, 5, 5)
    return (a @ a.conj().T + 5 * np.eye(5)).astype(kind)


def hermitian(kind):
    a = matrix(kind, 5, 5)
    return ((a + a.conj().T) / 2 + np.diag(np.arange(5) * 3)).astype(kind)


def points(kind, low=0.1, high=4.0):
    return np.linspace(low, high, 33).astype(kind)


def by_value(values, *vectors):
    """Eigenvalues have no order."""
    order = jnp.lexsort((jnp.round(values.imag, 3), jnp.round(values.real, 3)))
    return (values[order],) + tuple(columns[:, order] for columns in vectors)


def factored(upper, basis):
    """What a Schur form has to be, since the order on its diagonal is free."""
    adjoint = basis.conj().T
    return basis @ upper @ adjoint, basis @ adjoint, jnp.tril(upper, -2)


M = lambda kind: (square(kind),)
P = lambda kind: (positive(kind),)
H = lambda kind: (hermitian(kind),)
TALL = lambda kind: (matrix(kind, 7, 4),)
V = lambda kind: (matrix(kind, 6),)
MB = lambda kind: (square(kind), matrix(kind, 5, 3))
X = lambda kind: (points(kind),)
UNIT = lambda kind: (points(kind, 0.02, 0.98),)
SIGNED = lambda kind: (points(kind, -3.1, 3.3),)
XY = lambda kind: (points(kind), points(kind, 3.0, 0.3))
NONE = lambda kind: ()
SIGNAL = lambda kind: (matrix(kind, 3, 12),)
IMAGE = lambda kind: (matrix(kind, 3, 6, 8),)
ONCE = (None,)  # types of functions without inputs

# By module: name, function, inputs of a type, types, and for exports.Case.
LINALG = [
    ("cholesky", linalg.cholesky, P, ALL), ("cond", linalg.cond, M, ALL),
    ("cross", linalg.cross, lambda k: (matrix(k, 4, 3), matrix(k, 4, 3)), ALL), ("det", linalg.det, M, ALL),
    ("diagonal", linalg.diagonal, M, ALL), ("eig", lambda a: by_value(*linalg.eig(a)), M, ALL, {"free": True, "loose": 10}),
    ("eigh", linalg.eigh, H, ALL, {"free": True}), ("eigvals", lambda a: by_value(linalg.eigvals(a)), M, ALL, {"loose": 10}),
    ("eigvalsh", linalg.eigvalsh, H, ALL), ("inv", linalg.inv, M, ALL),
    ("lstsq", linalg.lstsq, lambda k: (matrix(k, 7, 4), matrix(k, 7, 2)), ALL),
    ("matmul", linalg.matmul, MB, ALL), ("matrix_norm", linalg.matrix_norm, M, ALL),
    ("matrix_power", lambda a: linalg.matrix_power(a, 5), M, ALL), ("matrix_rank", linalg.matrix_rank, M, ALL),
    ("matrix_transpose", linalg.matrix_transpose, TALL, ALL),
    ("multi_dot", lambda *a: linalg.multi_dot(a), lambda k: (matrix(k, 3, 8), matrix(k, 8, 5), matrix(k, 5, 2)), ALL),
    ("norm", lambda a: [linalg.norm(a, order) for order in (None, 1, 2, "nuc", np.inf)], M, ALL),
    ("outer", linalg.outer, lambda k: (matrix(k, 5), matrix(k, 3)), ALL), ("pinv", linalg.pinv, TALL, ALL),
    ("qr", linalg.qr, TALL, ALL, {"free": True}), ("slogdet", linalg.slogdet, M, ALL),
    ("solve", linalg.solve, MB, ALL), ("svd", lambda a: linalg.svd(a, full_matrices=False), TALL, ALL, {"free": True}),
    ("svdvals", linalg.svdvals, TALL, ALL),
    ("tensordot", linalg.tensordot, lambda k: (matrix(k, 2, 3, 4), matrix(k, 3, 4, 5)), ALL),
    ("tensorinv", lambda a: linalg.tensorinv(a, 1), lambda k: (matrix(k, 6, 2, 3),), ALL, {"loose": 10}),
    ("tensorsolve", linalg.tensorsolve, lambda k: (matrix(k, 6, 2, 3), matrix(k, 6)), ALL, {"loose": 10}),
    ("trace", linalg.trace, M, ALL), ("vecdot", linalg.vecdot, lambda k: (matrix(k, 4, 3), matrix(k, 4, 3)), ALL),
    ("vector_norm", linalg.vector_norm, TALL, ALL),
]
SCIPY = [
    ("block_diag", scipy.block_diag, MB, ALL), ("cho_factor", lambda a: scipy.cho_factor(a)[0], P, ALL),
    ("cho_solve", lambda a, b: scipy.cho_solve(scipy.cho_factor(a), b), lambda k: (positive(k), matrix(k, 5, 2)), ALL),
    ("cholesky", scipy.cholesky, P, ALL), ("circulant", scipy.circulant, V, ALL), ("companion", scipy.companion, V, ALL),
    ("convolution_matrix", lambda a: scipy.convolution_matrix(a, 4), V, ALL), ("det", scipy.det, M, ALL),
    ("dft", lambda: scipy.dft(6), NONE, ONCE), ("eigh", scipy.eigh, H, ALL, {"free": True}),
    ("eigh_tridiagonal", lambda d, e: scipy.eigh_tridiagonal(d, e, eigvals_only=True),
     lambda k: (matrix(k, 6), matrix(k, 5)), REAL, {"loose": 10}),
    ("expm", scipy.expm, lambda k: (matrix(k, 4, 4),), ALL, {"loose": 10}),
    ("expm_frechet", scipy.expm_frechet, lambda k: (matrix(k, 4, 4), matrix(k, 4, 4)), REAL, {"loose": 10}),
    ("fiedler", scipy.fiedler, V, REAL), ("fiedler_companion", scipy.fiedler_companion, V, ALL),
    ("funm", lambda a: scipy.funm(a, jnp.sin, disp=False)[0], lambda k: (square(k),), ALL, {"loose": 100}),
    ("hadamard", lambda: scipy.hadamard(8), NONE, ONCE), ("hankel", scipy.hankel, V, ALL),
    ("helmert", lambda: scipy.helmert(5), NONE, ONCE),
    ("hessenberg", lambda a: scipy.hessenberg(a, calc_q=True), M, ALL, {"free": True, "loose": 10}),
    ("hilbert", lambda: scipy.hilbert(5), NONE, ONCE), ("inv", scipy.inv, M, ALL),
    ("invhilbert", lambda: scipy.invhilbert(5), NONE, ONCE), ("invpascal", lambda: scipy.invpascal(5), NONE, ONCE),
    ("leslie", scipy.leslie, lambda k: (matrix(k, 5), matrix(k, 4)), ALL), ("lu", scipy.lu, M, ALL),
    ("lu_factor", scipy.lu_factor, M, ALL),
    ("lu_solve", lambda a, b: scipy.lu_solve(scipy.lu_factor(a), b), MB, ALL),
    ("pascal", lambda: scipy.pascal(5), NONE, ONCE), ("polar", scipy.polar, M, ALL, {"loose": 10}),
    ("qr", scipy.qr, M, ALL, {"free": True}),
    ("qr_multiply", scipy.qr_multiply, lambda k: (matrix(k, 5, 5), matrix(k, 3, 5)), ALL,
     {"free": True, "calls": ("lapack_sormqr_ffi", "lapack_dormqr_ffi", "lapack_cunmqr_ffi", "lapack_zunmqr_ffi")}),
    ("rsf2csf", lambda a: factored(*scipy.rsf2csf(*scipy.schur(a))), M, REAL, {"loose": 100}),
    ("schur", lambda a: factored(*scipy.schur(a)), M, ALL, {"loose": 100}), ("solve", scipy.solve, MB, ALL),
    ("solve_sylvester", scipy.solve_sylvester, lambda k: (square(k), square(k), matrix(k, 5, 5)), ALL, {"loose": 100}),
    ("solve_triangular", scipy.solve_triangular, MB, ALL), ("sqrtm", scipy.sqrtm, P, ALL, {"loose": 100}),
    ("svd", lambda a: scipy.svd(a, full_matrices=False), TALL, ALL, {"free": True}), ("toeplitz", scipy.toeplitz, V, ALL),
]
SPECIAL = [
    ("bernoulli", lambda: special.bernoulli(12), NONE, ONCE),
    ("bessel_jn", lambda z: special.bessel_jn(z, v=4), X, REAL), ("beta", special.beta, XY, REAL),
    ("betainc", special.betainc, lambda k: (points(k), points(k, 2.0, 0.5), points(k, 0.05, 0.95)), REAL),
    ("betaln", special.betaln, XY, REAL), ("boxcox", special.boxcox, XY, REAL), ("boxcox1p", special.boxcox1p, XY, REAL),
    ("comb", special.comb, lambda k: (np.arange(5, 38).astype(k), (np.arange(33) % 5).astype(k)), REAL),
    ("dawsn", special.dawsn, SIGNED, REAL), ("digamma", special.digamma, X, REAL), ("entr", special.entr, X, REAL),
    ("erf", special.erf, SIGNED, REAL), ("erfc", special.erfc, SIGNED, REAL),
    ("erfcinv", special.erfcinv, lambda k: (points(k, 0.05, 1.9),), REAL), ("erfcx", special.erfcx, SIGNED, REAL),
    ("erfinv", special.erfinv, lambda k: (points(k, -0.97, 0.97),), REAL), ("exp1", special.exp1, X, REAL),
    ("expi", special.expi, X, REAL), ("expit", special.expit, SIGNED, REAL),
    ("expn", lambda x: special.expn(3, x), X, REAL),
    ("factorial", special.factorial, lambda k: (np.arange(12).astype(k),), REAL), ("fresnel", special.fresnel, SIGNED, REAL),
    ("gamma", special.gamma, X, REAL), ("gammainc", special.gammainc, XY, REAL), ("gammaincc", special.gammaincc, XY, REAL),
    ("gammaln", special.gammaln, X, REAL), ("gammasgn", special.gammasgn, SIGNED, REAL),
    ("hyp1f1", special.hyp1f1, lambda k: (points(k), points(k, 2.0, 0.5), points(k, 0.05, 0.95)), REAL),
    ("hyp2f1", special.hyp2f1, lambda k: (points(k, 0.3, 2.0), points(k, 1.7, 0.5), points(k, 2.1, 3.3), points(k, 0.05, 0.8)),
     REAL),
    ("i0", special.i0, SIGNED, REAL), ("i0e", special.i0e, SIGNED, REAL), ("i1", special.i1, SIGNED, REAL),
    ("i1e", special.i1e, SIGNED, REAL), ("kl_div", special.kl_div, XY, REAL), ("log_ndtr", special.log_ndtr, SIGNED, REAL),
    ("log_softmax", special.log_softmax, SIGNED, REAL), ("loggamma", special.loggamma, X, REAL),
    ("logit", special.logit, UNIT, REAL), ("logsumexp", special.logsumexp, SIGNED, ALL),
    ("multigammaln", lambda a: special.multigammaln(a, 3), lambda k: (points(k, 2.1, 6.0),), REAL),
    ("ndtr", special.ndtr, SIGNED, REAL), ("ndtri", special.ndtri, UNIT, REAL),
    ("owens_t", special.owens_t, XY, REAL), ("poch", special.poch, XY, REAL),
    ("polygamma", lambda x: special.polygamma(2, x), X, REAL), ("rel_entr", special.rel_entr, XY, REAL),
    ("sici", special.sici, SIGNED, REAL), ("softmax", special.softmax, SIGNED, REAL), ("spence", special.spence, X, REAL),
    ("sph_harm_y", lambda theta, phi: special.sph_harm_y(jnp.array([3]), jnp.array([2]), theta, phi, n_max=4), XY, REAL),
    ("wofz", special.wofz, lambda k: (points(k, -2.0, 2.0) + np.asarray(1j, k) * points(k, 0.1, 2.0),), ALL[2:]),
    ("xlog1py", special.xlog1py, XY, REAL), ("xlogy", special.xlogy, XY, REAL),
    ("zeta", special.zeta, lambda k: (points(k, 1.5, 6.0), points(k, 0.5, 3.0)), REAL),
]
FFT = [
    ("fft", fft.fft, SIGNAL, ALL), ("fft2", fft.fft2, IMAGE, ALL), ("fftfreq", lambda: fft.fftfreq(9, 0.5), NONE, ONCE),
    ("fftn", fft.fftn, IMAGE, ALL), ("fftshift", fft.fftshift, IMAGE, ALL), ("hfft", fft.hfft, SIGNAL, ALL),
    ("ifft", fft.ifft, SIGNAL, ALL), ("ifft2", fft.ifft2, IMAGE, ALL), ("ifftn", fft.ifftn, IMAGE, ALL),
    ("ifftshift", fft.ifftshift, IMAGE, ALL), ("ihfft", fft.ihfft, SIGNAL, REAL), ("irfft", fft.irfft, SIGNAL, ALL),
    ("irfft2", fft.irfft2, IMAGE, ALL), ("irfftn", fft.irfftn, IMAGE, ALL), ("rfft", fft.rfft, SIGNAL, REAL),
    ("rfft2", fft.rfft2, IMAGE, REAL), ("rfftfreq", lambda: fft.rfftfreq(9, 0.5), NONE, ONCE),
    ("rfftn", fft.rfftn, IMAGE, REAL),
]
MODULES = [(linalg, LINALG), (scipy, SCIPY), (special, SPECIAL), (fft, FFT)]


def cases():
    for module, functions in MODULES:
        for name, function, inputs, kinds, *more in functions:
            for kind in kinds:
                title = "%s.%s" % (module.__name__, name) + (" " + np.dtype(kind).name if kind else "")
                yield exports.Case(title, function, [inputs(kind)], **(more[0] if more else {}))


def unlisted():
    for module, functions in MODULES:
        listed = {name for name, *_ in functions}
        yield from ("%s.%s is not listed" % (module.__name__, name) for name in dir(module)
                    if not name.startswith("_") and callable(getattr(module, name)) and name not in listed)


if __name__ == "__main__":
    exports.main(__doc__.splitlines()[0], pathlib.Path(__file__).with_suffix(".json"), list(cases()), unlisted())
