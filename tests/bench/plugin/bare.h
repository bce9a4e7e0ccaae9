/* The least that a client of a plugin can be: one program of two vectors, whose inputs stay on the device.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef BENCH_PLUGIN_BARE_H
#define BENCH_PLUGIN_BARE_H

#include <stddef.h>
#include <stdint.h>

/* Makes a client of the plugin, compiles the text, and copies `count` elements to the device, twice. Ends the process
 * if something fails. */
void bare_open(const char *plugin, const char *text, const float *data, int64_t count);
/* Runs the program, waits for it, and frees the result. */
void bare_run(void);
/* The result of a run, on the host. */
void bare_result(float *data, size_t size);

#endif
