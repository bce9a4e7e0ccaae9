/* Programs without their own checks.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef SHLO_PASSES_CHECKS_H
#define SHLO_PASSES_CHECKS_H

#include <string.h>

/* Drops lines with checks, in place. */
static inline void without_checks(char *text) {
  char *to = text;
  for (char *line = text; *line;) {
    char *end = strchr(line, '\n');
    size_t length = end ? (size_t)(end + 1 - line) : strlen(line);
    char *check = strstr(line, "check.");
    if (!check || check > line + length || strstr(line, "func.func") == line) {
      memmove(to, line, length);
      to += length;
    }
    line += length;
  }
  *to = '\0';
}

#endif
