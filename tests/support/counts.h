/* Counts what a suite tried, for the summary of all suites (support/summary.py).
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef SHLO_TEST_COUNTS_H
#define SHLO_TEST_COUNTS_H

#include <stdio.h>
#include <stdlib.h>

typedef struct {
  size_t programs;  /* read, and run, built or written */
  size_t values;    /* tensors compared with expected values */
  size_t rejected;  /* programs rejected as expected */
  size_t artifacts; /* artifacts of other writers, read */
  size_t hostile;   /* hostile files */
} SuiteCounts;

/* Writes the counts to the file that CTest names; does nothing without CTest. */
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
