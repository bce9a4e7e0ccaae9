/* Reads files for tests in C.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef SHLO_TEST_FILES_H
#define SHLO_TEST_FILES_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

/* The bytes of a file, followed by a NUL; NULL if it cannot be read. The caller frees them. */
static inline char *file_bytes(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *bytes = malloc(length > 0 ? (size_t)length + 1 : 1);
  *size = bytes && length > 0 ? fread(bytes, 1, (size_t)length, file) : 0;
  if (bytes)
    bytes[*size] = '\0';
  fclose(file);
  return bytes;
}

/* For scandir: all but hidden files. */
static inline int is_file(const struct dirent *entry) { return entry->d_name[0] != '.'; }

#endif
