//! The static archive of stablehlo-c, which `stablehlo-sys` links with its feature `bundled`. It contains everything but
//! libc and libm. See the folder `licences` for what is in it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
