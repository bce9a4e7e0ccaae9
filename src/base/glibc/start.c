/* Starts a program with the first version of glibc's __libc_start_main. Since glibc 2.34 libc calls a program's
 * constructors itself. The earlier version calls them only through the parameter `init`, which the startup file of a
 * newer glibc leaves out. Both versions call the destructors.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "oldest.h"

#include <stddef.h>

typedef void constructor(int argc, char **argv, char **environment);
extern constructor *__preinit_array_start[], *__preinit_array_end[], *__init_array_start[],
    *__init_array_end[] __attribute__((visibility("hidden")));
void _init(void);

static void construct(int argc, char **argv, char **environment) {
  for (constructor **next = __preinit_array_start; next != __preinit_array_end; ++next)
    (*next)(argc, argv, environment);
  _init();
  for (constructor **next = __init_array_start; next != __init_array_end; ++next)
    (*next)(argc, argv, environment);
}

typedef int program(int argc, char **argv, char **environment);
__asm__(".symver older_libc_start_main,__libc_start_main@" OLDEST);
int older_libc_start_main(program *main, int argc, char **argv, constructor *init, void (*fini)(void),
                          void (*loader_fini)(void), void *stack_end);

__attribute__((visibility("hidden"), used)) int __libc_start_main(program *main, int argc, char **argv,
                                                                  constructor *init, void (*fini)(void),
                                                                  void (*loader_fini)(void), void *stack_end) {
  return older_libc_start_main(main, argc, argv, init ? init : construct, fini, loader_fini, stack_end);
}
