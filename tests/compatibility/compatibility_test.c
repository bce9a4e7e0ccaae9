/* Compares every version of StableHLO, through the C API, with artifacts of other writers.
 *
 *   compatibility_test programs FOLDER DIFFERENT [COMPENDIUM]
 *   compatibility_test artifacts FOLDER DIFFERENT
 *
 * programs: FOLDER has artifacts NAME.mlir.bc and their programs NAME.mlir. With a COMPENDIUM, the program of an
 * artifact is the functions of the compendium that, by FOLDER/since.txt, the artifact's version or an older one has.
 *
 *   read       the artifact is read as exactly this program
 *   write      the program is written for the version as the same bytes
 *   read back  the written artifact is read as the program
 *   up, down   from each version to the newest and back, in one step and through every version between: equal bytes
 *   too old    (with a COMPENDIUM) a program with a feature of a version is not written for the version before
 *   invalid    a NAME that begins with "invalid-" is rejected; the message names the op and both versions
 *
 * artifacts: all artifacts below FOLDER are read and written for their own version, with locations, as the same bytes.
 *
 * DIFFERENT names the artifacts that are written as other bytes, with the reason. They must be read as the same program
 * again, and their bytes must differ. Twins, which must fail: a program without its last function, an artifact with a
 * changed bit, and an artifact for a neighbouring version.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "support/counts.h"
#include "support/files.h"

enum { MOST_VERSIONS = 128, MOST_NAMES = 512 };

typedef struct {
  char name[256], version[16];
  char *bytes;
  size_t size;
  shlo_module *program; /* NULL if the artifact has no program */
} Artifact;

static struct {
  size_t artifacts, read, same, different, back, up, down, steps, too_old, invalid, twins;
} counts;
static size_t failures;

static int failed(const char *name, const char *what, const char *version, shlo_error *error) {
  printf("FAILED %s: %s %s", name, what, version ? version : "");
  if (error)
    printf(": %s: %.300s", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  printf("\n");
  shlo_error_destroy(error);
  ++failures;
  return 0;
}

/* --- Names and files -------------------------------------------------------------------------------------- */

/* Lines of two or more words: a name and its values. */
typedef struct {
  char *text;
  const char *names[MOST_NAMES], *values[MOST_NAMES];
  int used[MOST_NAMES];
  size_t count;
} Lines;

static int read_lines(const char *path, Lines *lines) {
  size_t size = 0;
  memset(lines, 0, sizeof *lines);
  lines->text = file_bytes(path, &size);
  if (!lines->text)
    return 0;
  for (char *line = lines->text, *next; line && *line; line = next) {
    next = strchr(line, '\n');
    if (next)
      *next++ = '\0';
    char *space = strchr(line, ' ');
    if (*line == '#' || !space || lines->count == MOST_NAMES)
      continue;
    *space = '\0';
    lines->names[lines->count] = line;
    lines->values[lines->count++] = space + 1;
  }
  return 1;
}

static int find(Lines *lines, const char *name) {
  for (size_t i = 0; i < lines->count; ++i)
    if (!strcmp(lines->names[i], name))
      return (int)i;
  return -1;
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), tail = strlen(end);
  return length >= tail && !strcmp(text + length - tail, end);
}

static int compare_versions(const char *a, const char *b) {
  unsigned x[3] = {0, 0, 0}, y[3] = {0, 0, 0};
  sscanf(a, "%u.%u.%u", x, x + 1, x + 2);
  sscanf(b, "%u.%u.%u", y, y + 1, y + 2);
  for (int i = 0; i < 3; ++i)
    if (x[i] != y[i])
      return x[i] < y[i] ? -1 : 1;
  return 0;
}

static int by_version(const void *a, const void *b) {
  const Artifact *x = a, *y = b;
  int order = compare_versions(x->version, y->version);
  return order ? order : strcmp(x->name, y->name);
}

/* --- Calls of the library ------------------------------------------------------------------------------------- */

static shlo_buffer *text_of(const shlo_module *module, int locations) {
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  if (!shlo_print_options_create(&options, NULL) && !shlo_print_options_set_locations(options, locations, NULL))
    shlo_module_print(module, options, &text, NULL);
  shlo_print_options_destroy(options);
  return text;
}

static int same_text(const shlo_module *a, const shlo_module *b, int locations) {
  shlo_buffer *x = text_of(a, locations), *y = text_of(b, locations);
  int same = x && y && shlo_buffer_size(x) && !strcmp(shlo_buffer_data(x), shlo_buffer_data(y));
  shlo_buffer_destroy(x);
  shlo_buffer_destroy(y);
  return same;
}

static shlo_status write_for(const shlo_module *module, const char *version, int strip, shlo_buffer **out,
                             shlo_error **error) {
  shlo_write_options *options = NULL;
  shlo_status status = shlo_write_options_create(&options, error);
  if (!status)
    status = shlo_write_options_set_target(options, version, strlen(version), error);
  if (!status)
    status = shlo_write_options_set_strip_locations(options, strip, error);
  if (!status)
    status = shlo_artifact_write(module, options, out, error);
  shlo_write_options_destroy(options);
  return status;
}

static int same_bytes(const shlo_buffer *buffer, const char *bytes, size_t size) {
  return buffer && shlo_buffer_size(buffer) == size && !memcmp(shlo_buffer_data(buffer), bytes, size);
}

/* The text of the functions that the version has: all, or all except the last. */
static char *functions_of(const char *compendium, Lines *since, const char *version, int all) {
  char *out = calloc(strlen(compendium) + 1, 1);
  const char *begin = compendium, *mark = "func.func ";
  if (strncmp(begin, mark, strlen(mark))) {
    begin = strstr(compendium, "\nfunc.func ");
    begin = begin ? begin + 1 : NULL;
  }
  char *last = out;
  for (const char *next; out && begin; begin = next) {
    next = strstr(begin, "\nfunc.func ");
    size_t length = next ? (size_t)(++next - begin) : strlen(begin);
    char name[128] = "";
    const char *at = strchr(begin, '@');
    sscanf(at ? at + 1 : "", "%127[A-Za-z0-9_]", name);
    int index = find(since, name);
    if (index < 0)
      failed(name, "is not in since.txt", NULL, NULL);
    else if (compare_versions(since->values[index], version) <= 0) {
      last = out + strlen(out);
      strncat(out, begin, length);
    }
  }
  if (!all)
    *last = '\0';
  return out;
}

/* --- One version ---------------------------------------------------------------------------------------------- */

static void check_invalid(const Artifact *artifact) {
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  shlo_status status = shlo_artifact_read(artifact->bytes, artifact->size, NULL, &module, &error);
  const char *message = status ? shlo_error_message(error, NULL) : "";
  if (status != SHLO_VERSION || !strstr(message, "vhlo.") || !strstr(message, "StableHLO_v") ||
      !strstr(message, shlo_stablehlo_version())) {
    failed(artifact->name, "not refused as it should be", NULL, error);
  } else {
    ++counts.invalid;
    shlo_error_destroy(error);
  }
  shlo_module_destroy(module);
}

/* Whether the artifact is read as the program. Also checks the twins. */
static void check_read(const Artifact *artifact, const shlo_module *twin) {
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  if (shlo_artifact_read(artifact->bytes, artifact->size, NULL, &module, &error)) {
    failed(artifact->name, "read", NULL, error);
    return;
  }
  if (!same_text(module, artifact->program, 0))
    failed(artifact->name, "reads to another program", NULL, NULL);
  else
    ++counts.read;
  if (twin && same_text(module, twin, 0))
    failed(artifact->name, "is a program with one function less, too", NULL, NULL);
  counts.twins += twin != NULL;
  shlo_module_destroy(module);
}

/* Whether the program is written as the artifact's bytes, or as other bytes if DIFFERENT names the artifact. */
static void check_written(const Artifact *artifact, const shlo_module *program, Lines *different, int strip) {
  shlo_buffer *written = NULL;
  shlo_error *error = NULL;
  shlo_module *again = NULL;
  if (write_for(program, artifact->version, strip, &written, &error)) {
    failed(artifact->name, "write for", artifact->version, error);
    return;
  }
  int known = find(different, artifact->name), same = same_bytes(written, artifact->bytes, artifact->size);
  if (known >= 0)
    different->used[known] = 1;
  if (same && known >= 0)
    failed(artifact->name, "is the same bytes, though it is said to differ:", different->values[known], NULL);
  else if (!same && known < 0)
    failed(artifact->name, "other bytes for", artifact->version, NULL);
  else if (same)
    ++counts.same;
  else
    ++counts.different;
  if (shlo_artifact_read(shlo_buffer_data(written), shlo_buffer_size(written), NULL, &again, &error))
    failed(artifact->name, "read back", NULL, error);
  else if (!same_text(again, program, !strip))
    failed(artifact->name, "is another program when it is read back", NULL, NULL);
  else
    ++counts.back;
  if (same && artifact->size) {
    artifact->bytes[artifact->size / 2] ^= 1;
    if (same_bytes(written, artifact->bytes, artifact->size))
      failed(artifact->name, "is equal to damaged bytes", NULL, NULL);
    artifact->bytes[artifact->size / 2] ^= 1;
    ++counts.twins;
  }
  shlo_module_destroy(again);
  shlo_buffer_destroy(written);
}

/* --- All versions ------------------------------------------------------------------------------------------------ */

/* Writes an artifact for the version of artifacts[to], through every version between. */
static shlo_buffer *through(const Artifact *artifacts, size_t from, size_t to, const shlo_buffer *first) {
  shlo_buffer *at = NULL;
  for (size_t i = from; i != to;) {
    i = to > from ? i + 1 : i - 1;
    const shlo_buffer *bytes = at ? at : first;
    shlo_module *module = NULL;
    shlo_buffer *next = NULL;
    shlo_error *error = NULL;
    if (shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &module, &error) ||
        write_for(module, artifacts[i].version, 1, &next, &error))
      failed(artifacts[from].name, "on the way to", artifacts[i].version, error);
    shlo_module_destroy(module);
    shlo_buffer_destroy(at);
    at = next;
    if (!at)
      return NULL;
    ++counts.steps;
  }
  return at;
}

static int equal_buffers(const shlo_buffer *a, const shlo_buffer *b) {
  return a && b && same_bytes(a, shlo_buffer_data(b), shlo_buffer_size(b));
}

/* Upgrades the program of one version to the newest version, and downgrades it again. */
static void check_chains(const Artifact *artifacts, size_t index, size_t newest) {
  const Artifact *artifact = artifacts + index;
  shlo_buffer *own = NULL, *top = NULL, *neighbour = NULL;
  shlo_error *error = NULL;
  if (index == newest)
    return;
  if (write_for(artifact->program, artifact->version, 1, &own, &error) ||
      write_for(artifact->program, artifacts[newest].version, 1, &top, &error) ||
      write_for(artifact->program, artifacts[index + 1].version, 1, &neighbour, &error)) {
    failed(artifact->name, "write", NULL, error);
  } else {
    shlo_buffer *up = through(artifacts, index, newest, own), *down = through(artifacts, newest, index, top);
    if (!equal_buffers(up, top))
      failed(artifact->name, "is something else in the newest version when it goes through all", NULL, NULL);
    else
      ++counts.up;
    if (!equal_buffers(down, own))
      failed(artifact->name, "is something else when it comes back through all versions", NULL, NULL);
    else
      ++counts.down;
    if (equal_buffers(neighbour, own))
      failed(artifact->name, "is equal for", artifacts[index + 1].version, NULL);
    ++counts.twins;
    shlo_buffer_destroy(up);
    shlo_buffer_destroy(down);
  }
  shlo_buffer_destroy(own);
  shlo_buffer_destroy(top);
  shlo_buffer_destroy(neighbour);
}

/* Each feature of a version blocks the version before, with name and location. */
static void check_too_old(const Artifact *artifact, const Artifact *before) {
  shlo_buffer *written = NULL;
  shlo_error *error = NULL;
  shlo_status status = write_for(artifact->program, before->version, 1, &written, &error);
  if (status != SHLO_VERSION || !shlo_error_diagnostic_count(error)) {
    failed(artifact->name, "not refused for", before->version, error);
  } else {
    ++counts.too_old;
    shlo_error_destroy(error);
  }
  shlo_buffer_destroy(written);
}

/* --- Folders ----------------------------------------------------------------------------------------------------- */

static int load(Artifact *artifact, const char *folder, const char *file) {
  char path[2048];
  shlo_buffer *version = NULL;
  memset(artifact, 0, sizeof *artifact);
  snprintf(path, sizeof path, "%s/%s", folder, file);
  snprintf(artifact->name, sizeof artifact->name, "%.*s", (int)(strlen(file) - strlen(".mlir.bc")), file);
  artifact->bytes = file_bytes(path, &artifact->size);
  if (!artifact->bytes || shlo_artifact_peek(artifact->bytes, artifact->size, &version, NULL, NULL))
    return failed(artifact->name, "is no artifact", NULL, NULL);
  snprintf(artifact->version, sizeof artifact->version, "%s", (const char *)shlo_buffer_data(version));
  shlo_buffer_destroy(version);
  ++counts.artifacts;
  return 1;
}

static void unload(Artifact *artifact) {
  shlo_module_destroy(artifact->program);
  free(artifact->bytes);
}

static shlo_module *parsed(const char *name, const char *text) {
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  if (text && shlo_module_parse(text, strlen(text), NULL, &module, &error))
    failed(name, "parse", NULL, error);
  return module;
}

static void check_programs(const char *folder, const char *compendium, Lines *since, Lines *different) {
  static Artifact artifacts[MOST_VERSIONS];
  struct dirent **entries = NULL;
  int found = scandir(folder, &entries, is_file, alphasort);
  size_t count = 0;
  for (int i = 0; i < found; ++i) {
    const char *file = entries[i]->d_name;
    Artifact *artifact = artifacts + count;
    if (!ends_with(file, ".mlir.bc") || count == MOST_VERSIONS || !load(artifact, folder, file))
      continue;
    if (!strncmp(file, "invalid-", strlen("invalid-"))) {
      check_invalid(artifact);
      unload(artifact);
      continue;
    }
    char path[2048];
    size_t size = 0;
    snprintf(path, sizeof path, "%s/%s.mlir", folder, artifact->name);
    char *text = compendium ? functions_of(compendium, since, artifact->version, 1) : file_bytes(path, &size);
    char *less = compendium ? functions_of(compendium, since, artifact->version, 0) : NULL;
    artifact->program = parsed(artifact->name, text);
    shlo_module *twin = parsed(artifact->name, less);
    shlo_module *read = NULL;
    if (artifact->program) {
      check_read(artifact, twin);
      check_written(artifact, artifact->program, different, 1);
    } else if (!text && !shlo_artifact_read(artifact->bytes, artifact->size, NULL, &read, NULL)) {
      check_written(artifact, read, different, 0);
    } else {
      failed(artifact->name, "has no program", NULL, NULL);
    }
    free(text);
    free(less);
    shlo_module_destroy(twin);
    shlo_module_destroy(read);
    /* The following checks use only versions without a patch number. */
    if (artifact->program && !strncmp(artifact->name, artifact->version, sizeof artifact->version))
      ++count;
    else
      unload(artifact);
  }
  qsort(artifacts, count, sizeof *artifacts, by_version);
  for (size_t i = 0; i < count; ++i) {
    check_chains(artifacts, i, count - 1);
    int isNew = 0;
    for (size_t line = 0; since && line < since->count; ++line)
      isNew |= !strcmp(since->values[line], artifacts[i].version);
    if (isNew && i)
      check_too_old(artifacts + i, artifacts + i - 1);
  }
  for (size_t i = 0; i < count; ++i)
    unload(artifacts + i);
  for (int i = 0; i < found; ++i)
    free(entries[i]);
  free(entries);
}

static void check_artifacts(const char *root, const char *below, Lines *different) {
  char folder[1024];
  struct dirent **entries = NULL;
  snprintf(folder, sizeof folder, "%s/%s", root, below);
  int found = scandir(folder, &entries, is_file, alphasort);
  for (int i = 0; i < found; ++i) {
    char path[1024], full[2100];
    struct stat about;
    snprintf(path, sizeof path, "%s%s%s", below, *below ? "/" : "", entries[i]->d_name);
    snprintf(full, sizeof full, "%s/%s", root, path);
    if (!stat(full, &about) && S_ISDIR(about.st_mode)) {
      check_artifacts(root, path, different);
    } else if (ends_with(path, ".mlir.bc")) {
      Artifact artifact;
      shlo_error *error = NULL;
      if (load(&artifact, root, path) &&
          (!shlo_artifact_read(artifact.bytes, artifact.size, NULL, &artifact.program, &error) ||
           failed(artifact.name, "read", NULL, error))) {
        ++counts.read;
        check_written(&artifact, artifact.program, different, 0);
      }
      unload(&artifact);
    }
    free(entries[i]);
  }
  free(entries);
}

int main(int argc, char **argv) {
  if (argc < 4 || (strcmp(argv[1], "programs") && strcmp(argv[1], "artifacts"))) {
    printf("usage: compatibility_test programs FOLDER DIFFERENT [COMPENDIUM] | artifacts FOLDER DIFFERENT\n");
    return 2;
  }
  static Lines different, since;
  if (!read_lines(argv[3], &different))
    failed(argv[3], "cannot be read", NULL, NULL);
  char path[2048];
  size_t size = 0;
  char *compendium = argc > 4 ? file_bytes(argv[4], &size) : NULL;
  snprintf(path, sizeof path, "%s/since.txt", argv[2]);
  if (argc > 4 && (!compendium || !read_lines(path, &since)))
    failed(argv[4], "cannot be read", NULL, NULL);
  else if (!strcmp(argv[1], "programs"))
    check_programs(argv[2], compendium, compendium ? &since : NULL, &different);
  else
    check_artifacts(argv[2], "", &different);
  for (size_t i = 0; i < different.count; ++i)
    if (!different.used[i])
      failed(different.names[i], "is not there, though it is said to differ:", different.values[i], NULL);
  if (!counts.artifacts || !counts.read || !(counts.same + counts.different) || !counts.twins)
    failed(argv[2], "nothing was tested", NULL, NULL);
  printf("%zu artifacts: %zu read, %zu same bytes, %zu other bytes for a known reason, %zu read back; %zu upgraded, "
         "%zu downgraded in %zu steps; %zu too new for a version, %zu invalid; %zu twins failed as they must\n",
         counts.artifacts, counts.read, counts.same, counts.different, counts.back, counts.up, counts.down,
         counts.steps, counts.too_old, counts.invalid, counts.twins);
  printf("%zu passed, %zu failed\n",
         counts.read + counts.same + counts.different + counts.back + counts.up + counts.down + counts.too_old +
             counts.invalid + counts.twins, failures);
  report_counts((SuiteCounts){
      .programs = counts.read, .rejected = counts.too_old + counts.invalid, .artifacts = counts.artifacts});
  free(compendium);
  free(different.text);
  free(since.text);
  return failures != 0;
}
