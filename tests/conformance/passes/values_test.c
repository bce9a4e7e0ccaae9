/* Runs programs before and after a pipeline of passes: the outputs must be the same, bit for bit. Each comparison has a
 * twin: with one bit of an output changed, it must fail. If all passes are marked as idempotent, the pipeline must not
 * change its own result.
 *
 *   values_test PIPELINE FOLDER...
 *
 * A folder has programs *.mlir without inputs, whose checks (check.*) are left out; or model.mlir.bc and input_K.npy.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <string.h>

#include "checks.h"
#include "support/counts.h"
#include "support/files.h"
#include "values.h"

static size_t programs, unread, changed, values, failures, twins;

/* Whether all passes of the pipeline say that they change nothing when they are run again. */
static int is_idempotent(const char *pipeline) {
  shlo_pipeline *parsed = NULL;
  int result = !shlo_pipeline_parse(pipeline, strlen(pipeline), &parsed, NULL);
  for (size_t i = 0; result && i < shlo_pipeline_pass_count(parsed); ++i) {
    size_t length = 0;
    const char *name = shlo_pipeline_pass_name(parsed, i, &length);
    result = shlo_pass_is_idempotent((size_t)shlo_pass_find(name, length));
  }
  shlo_pipeline_destroy(parsed);
  return result;
}

static int have_same_text(const shlo_module *a, const shlo_module *b) {
  shlo_buffer *first = NULL, *second = NULL;
  shlo_module_print(a, NULL, &first, NULL);
  shlo_module_print(b, NULL, &second, NULL);
  int result = first && second && !strcmp(shlo_buffer_data(first), shlo_buffer_data(second));
  shlo_buffer_destroy(first);
  shlo_buffer_destroy(second);
  return result;
}

static void fail(const char *name, const char *what, shlo_error *error) {
  printf("FAILED %s: %s%s%s\n", name, what, error ? ": " : "", error ? shlo_error_message(error, NULL) : "");
  ++failures;
}

static void compare(const char *name, const shlo_module *module, const char *pipeline, const Values *inputs) {
  shlo_module *made = NULL;
  shlo_error *error = NULL;
  Values before = {{NULL}, 0}, after = {{NULL}, 0};
  if (!run(module, inputs, 0, &before, &error)) {
    ++unread;
    shlo_error_destroy(error);
    return;
  }
  ++programs;
  if (shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, &error)) {
    fail(name, "the pipeline fails", error);
  } else if (!run(made, inputs, 0, &after, &error) || after.count != before.count) {
    fail(name, "the result does not run", error);
  } else {
    shlo_module *again = NULL;
    changed += !have_same_text(module, made);
    if (is_idempotent(pipeline) && (shlo_module_run_passes(made, pipeline, strlen(pipeline), NULL, &again, &error) ||
                                    !have_same_text(made, again)))
      fail(name, "the pipeline changes its own result", error);
    shlo_module_destroy(again);
    for (size_t i = 0; i < before.count; ++i) {
      ++values;
      if (!same(before.list[i], after.list[i])) {
        int64_t index = -1;
        char what[128];
        shlo_tensor_compare(after.list[i], before.list[i], 0, &index, NULL);
        snprintf(what, sizeof what, "output %zu differs at element %lld", i, (long long)index);
        fail(name, what, NULL);
      } else if (shlo_tensor_size(after.list[i])) {
        unsigned char *bytes = shlo_tensor_mutable_data(after.list[i]);
        bytes[values % shlo_tensor_size(after.list[i])] ^= 1;
        ++twins;
        if (same(before.list[i], after.list[i]))
          fail(name, "a changed bit is not noticed", NULL);
      }
    }
  }
  destroy(&before);
  destroy(&after);
  shlo_module_destroy(made);
  shlo_error_destroy(error);
}

static void compare_program(const char *folder, const char *name, const char *pipeline) {
  char path[4096];
  size_t size = 0;
  snprintf(path, sizeof path, "%s/%s", folder, name);
  char *text = file_bytes(path, &size);
  shlo_module *module = NULL;
  Values none = {{NULL}, 0};
  if (text)
    without_checks(text);
  if (text && !shlo_module_parse(text, strlen(text), NULL, &module, NULL))
    compare(name, module, pipeline, &none);
  else
    ++unread;
  shlo_module_destroy(module);
  free(text);
}

static void compare_model(const char *folder, const char *bytes, size_t size, const char *pipeline) {
  shlo_module *module = NULL;
  Values inputs = {{NULL}, 0};
  for (char path[4096]; inputs.count < MOST_VALUES; ++inputs.count) {
    size_t length = 0;
    snprintf(path, sizeof path, "%s/input_%zu.npy", folder, inputs.count);
    char *npy = file_bytes(path, &length);
    int is_read = npy && !shlo_tensor_from_npy(npy, length, SHLO_TYPE_NONE, &inputs.list[inputs.count], NULL);
    free(npy);
    if (!is_read)
      break;
  }
  if (shlo_artifact_read(bytes, size, NULL, &module, NULL))
    ++unread;
  else
    compare(folder, module, pipeline, &inputs);
  shlo_module_destroy(module);
  destroy(&inputs);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: %s PIPELINE FOLDER...\n", argv[0]);
    return 2;
  }
  for (int k = 2; k < argc; ++k) {
    char path[4096];
    size_t size = 0;
    snprintf(path, sizeof path, "%s/model.mlir.bc", argv[k]);
    char *model = file_bytes(path, &size);
    if (model) {
      compare_model(argv[k], model, size, argv[1]);
      free(model);
      continue;
    }
    struct dirent **entries = NULL;
    int count = scandir(argv[k], &entries, is_file, alphasort);
    for (int i = 0; i < count; ++i) {
      const char *end = strrchr(entries[i]->d_name, '.');
      if (end && !strcmp(end, ".mlir"))
        compare_program(argv[k], entries[i]->d_name, argv[1]);
      free(entries[i]);
    }
    free(entries);
  }
  printf(
      "%s: %zu programs, %zu changed by it, %zu outputs compared, %zu twins, %zu failures; %zu programs do not run\n",
      argv[1], programs, changed, values, twins, failures, unread);
  report_counts((SuiteCounts){.programs = programs, .values = values});
  return failures || !values || !changed || !twins;
}
