/* What a suite tried, for the summary of all suites (support/summary.py).
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef SHLO_TEST_COUNTS_H
#define SHLO_TEST_COUNTS_H

#include <stdio.h>
#include <stdlib.h>

typedef struct {
  size_t programs;  /* read, and run, built or written */
  size_t values;    /* tensors compared with what they should be */
  size_t rejected;  /* programs refused as they should be */
  size_t artifacts; /* portable artifacts of others, read */
  size_t hostile;   /* files made to do harm */
} SuiteCounts;

/* Writes the counts to the file that CTest names; without CTest, nothing. */
static inline void report_counts(SuiteCounts counts) {
  const char *path = getenv("SHLO_COUNTS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file)
    return;
  fprintf(file, "programs %zu\nvalues %zu\nrejected %zu\nartifacts %zu\nhostile %zu\n", counts.programs, counts.values,
          counts.rejected, counts.artifacts, counts.hostile);
  fclose(file);
}

#endif
