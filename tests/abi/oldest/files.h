/* Reads and writes whole files, for all examples.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef EXAMPLES_FILES_H
#define EXAMPLES_FILES_H

#include <stdio.h>
#include <stdlib.h>

/* The bytes of a file, to be freed. Ends the program if the file cannot be read. */
static inline char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *bytes = malloc(length > 0 ? (size_t)length : 1);
  if (!bytes || length < 0 || fread(bytes, 1, (size_t)length, file) != (size_t)length) {
    perror(path);
    exit(1);
  }
  fclose(file);
  *size = (size_t)length;
  return bytes;
}

#endif
