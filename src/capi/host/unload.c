/* Frees what libstdc++ takes when the library is loaded. Only in the shared library, which has its own libstdc++.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */

/* __gnu_cxx::__freeres(): the 72 KiB from which exceptions are thrown once memory has run out. */
extern void free_emergency_pool(void) __asm__("_ZN9__gnu_cxx9__freeresEv");

__attribute__((destructor(101))) static void unload(void) { free_emergency_pool(); }
