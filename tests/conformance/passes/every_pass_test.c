/* Every pass that its record says to keep values, on programs that run, alone and before every other one: the result
 * verifies (which a pipeline checks), and runs to the same outputs. These have the same bits if the records of all
 * passes say so; otherwise they agree within a bound of the element type. Each comparison has a twin: with a changed
 * bit, or a changed value, it must fail.
 *
 *   every_pass_test alone FILE|FOLDER...      each pass
 *   every_pass_test pairs FILE|FOLDER...      each pass that changes the program, then each pass
 *   every_pass_test versions FILE|FOLDER...   expanded for each release, written for it, read again
 *
 * A FILE has programs between lines with "// -----", each up to "// =====" or "// =>" if it has that. A FOLDER has such
 * files, or model.mlir.bc and input_K.npy. Checks (check.*) are left out. Inputs that are not given are made up.
 * Programs that do not run, or need dynamic inputs, are counted.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <string.h>

#include "checks.h"
#include "support/counts.h"
#include "support/files.h"
#include "values.h"

enum { MOST_PASSES = 128 };

/* Some programs never end, and are left out; those that do are given more time for the same again. */
enum { FIRST_MILLISECONDS = 500, NEXT_MILLISECONDS = 60000 };

/* What passes need to do anything. A pass can be there several times. */
static const struct {
  const char *name, *options;
} given_options[] = {
    {"stablehlo-compatibility-expander", "{target=0.9.0}"},
    {"stablehlo-wrap-in-composite", "{op-names=stablehlo.add,stablehlo.multiply version=1}"},
    {"prefix-locations", "{from=- to=b}"},
    {"snapshot-op-locations", "{filename=a.mlir tag=b}"},
};

/* Passes that change no program here, and why. */
static const struct {
  const char *name, *why;
} unchanged[] = {
    {"shape-legalize-to-stablehlo", "programs with ops of shape do not run"},
    {"outline-composite", "xla_mark_tensor needs a function of the host"},
    {"reconcile-unrealized-casts", "casts do not run"},
    {"tool-ops-to-calls", "it is only for tools"},
    {"stablehlo-deserialize", "it is for versioned ops"},
};

/* Passes that drop attributes, and marks of programs that compute something else without these. */
static const char *const dropping[] = {"apply-other-dialects", "sanitize-discardable-attributes"};
static const char *const marks[] = {"xla.sdy.manual_axes", "@SPMDFullToShardShape"};

typedef struct {
  char pipeline[160];
  const char *name;
  int keeps_bits;
  size_t changed;
} Pass;

static Pass passes[MOST_PASSES];
static size_t pass_count;
static size_t programs, unread, pipelines, values, twins, written, unwritten, blocked, failures;

static void fail(const char *program, const char *pipeline, const char *what, shlo_error *error) {
  printf("FAILED %s: %s: %s%s%s\n", program, pipeline, what, error ? ": " : "",
         error ? shlo_error_message(error, NULL) : "");
  shlo_error_destroy(error);
  ++failures;
}

static int is_unchanged(const char *name) {
  for (size_t i = 0; i < sizeof unchanged / sizeof *unchanged; ++i)
    if (!strcmp(unchanged[i].name, name))
      return 1;
  return 0;
}

static void add_pass(const char *name, int keeps_bits) {
  const char *options = "";
  for (size_t k = 0; k < sizeof given_options / sizeof *given_options; ++k)
    if (!strcmp(given_options[k].name, name))
      options = given_options[k].options;
  Pass *pass = &passes[pass_count++];
  snprintf(pass->pipeline, sizeof pass->pipeline, "%s%s", name, options);
  pass->name = name;
  pass->keeps_bits = keeps_bits;
}

static void find_passes(void) {
  for (size_t i = 0; i < shlo_pass_count(); ++i)
    if (shlo_pass_keeps_of(i) != SHLO_PASS_KEEPS_NOTHING &&
        strcmp(shlo_pass_name(i, NULL), "interpreter-instrument-with-probe") != 0)
      add_pass(shlo_pass_name(i, NULL), shlo_pass_keeps_of(i) == SHLO_PASS_KEEPS_BITS);
  for (size_t i = 0; i < shlo_pass_pipeline_count(); ++i)
    add_pass(shlo_pass_pipeline_name(i, NULL), !strcmp(shlo_pass_pipeline_name(i, NULL), "optimize"));
}

/* Floats from -1.5 to 2.5, integers from 0 to 5, of numbers without a pattern. */
static shlo_tensor *make_input(shlo_element_type type, int32_t rank, const int64_t *shape) {
  shlo_tensor *small = NULL, *result = NULL;
  if (shlo_tensor_create(SHLO_TYPE_F32, rank, shape, &small, NULL) || shlo_tensor_element_count(small) > 1 << 16) {
    shlo_tensor_destroy(small);
    return NULL;
  }
  float *numbers = shlo_tensor_mutable_data(small);
  uint32_t state = 12345;
  for (int64_t i = 0; i < shlo_tensor_element_count(small); ++i) {
    state = state * 1664525u + 1013904223u;
    numbers[i] = (float)(state >> 16) / 16384 - 1.5f;
  }
  const size_t bytes = (size_t)shlo_tensor_element_count(small) * shlo_element_type_size(type);
  if (type == SHLO_TYPE_F32)
    return small;
  if (!shlo_tensor_create(type, rank, shape, &result, NULL)) {
    unsigned char *data = shlo_tensor_mutable_data(result);
    const size_t size = shlo_element_type_size(type);
    memset(data, 0, shlo_tensor_size(result));
    for (int64_t i = 0; i < shlo_tensor_element_count(small); ++i) {
      const unsigned integer = (unsigned)(numbers[i] + 1.5f);
      unsigned char *at = data + (size_t)i * size;
      if (bytes != shlo_tensor_size(result))
        continue; /* packed: zeros */
      if (type == SHLO_TYPE_F64 || type == SHLO_TYPE_COMPLEX_F64)
        memcpy(at, &(double){numbers[i]}, sizeof(double));
      else if (type == SHLO_TYPE_COMPLEX_F32)
        memcpy(at, &numbers[i], sizeof(float));
      else if (type == SHLO_TYPE_BF16)
        memcpy(at, (const char *)&numbers[i] + 2, 2);
      else if (type == SHLO_TYPE_F16)
        memcpy(at, &(uint16_t){(uint16_t)(0x3800u + integer * 0x100u)}, 2);
      else if (type == SHLO_TYPE_I1)
        *at = integer & 1;
      else
        *at = (unsigned char)integer;
    }
  }
  shlo_tensor_destroy(small);
  return result;
}

static int make_inputs(const shlo_module *module, Values *inputs) {
  shlo_plan *plan = NULL;
  if (shlo_plan_create(module, NULL, &plan, NULL))
    return 0;
  int good = shlo_plan_input_count(plan) <= MOST_VALUES;
  for (size_t i = 0; good && i < shlo_plan_input_count(plan); ++i) {
    const int32_t rank = shlo_plan_input_rank(plan, i);
    const int64_t *shape = shlo_plan_input_shape(plan, i);
    for (int32_t axis = 0; axis < rank; ++axis)
      good &= shape[axis] >= 0;
    inputs->list[i] = good ? make_input(shlo_plan_input_element_type(plan, i), rank, shape) : NULL;
    good &= inputs->list[i] != NULL;
    inputs->count += (size_t)good;
  }
  shlo_plan_destroy(plan);
  return good;
}

static double tolerance_of(shlo_element_type type) {
  switch (type) {
  case SHLO_TYPE_F64:
  case SHLO_TYPE_COMPLEX_F64: return 1e-12;
  case SHLO_TYPE_F32:
  case SHLO_TYPE_COMPLEX_F32: return 1e-5;
  case SHLO_TYPE_F16: return 4e-3;
  case SHLO_TYPE_BF16: return 3e-2;
  default: return 0;
  }
}

static int agree(const shlo_tensor *a, const shlo_tensor *b, int same_bits) {
  if (same_bits)
    return same(a, b);
  int64_t index = 0;
  return !shlo_tensor_compare(a, b, tolerance_of(shlo_tensor_element_type(a)), &index, NULL) && index < 0;
}

/* The program with other inputs, or the outputs with other bits, are not what is compared with. */
static void twin(const char *program, const char *pipeline, shlo_tensor *after, const shlo_tensor *before,
                 int same_bits) {
  if (!shlo_tensor_size(after))
    return;
  unsigned char *bytes = shlo_tensor_mutable_data(after);
  bytes[shlo_tensor_size(after) - 1] ^= same_bits ? 1 : 0x42; /* a low bit; or one of the exponent, or of an integer */
  ++twins;
  if (agree(after, before, same_bits))
    fail(program, pipeline, "a changed value is not noticed", NULL);
}

static void compare(const char *program, const char *pipeline, const shlo_module *made, const Values *inputs,
                    const Values *before, int same_bits) {
  Values after = {{NULL}, 0};
  shlo_error *error = NULL;
  ++pipelines;
  if (!run(made, inputs, NEXT_MILLISECONDS, &after, &error) || after.count != before->count) {
    fail(program, pipeline, "the result does not run", error);
  } else {
    for (size_t i = 0; i < after.count; ++i) {
      ++values;
      if (!agree(after.list[i], before->list[i], same_bits)) {
        int64_t index = -1;
        char what[128];
        shlo_tensor_compare(after.list[i], before->list[i], 0, &index, NULL);
        snprintf(what, sizeof what, "output %zu differs at element %lld", i, (long long)index);
        fail(program, pipeline, what, NULL);
      } else {
        twin(program, pipeline, after.list[i], before->list[i], same_bits);
      }
    }
  }
  destroy(&after);
}

static shlo_buffer *text_of(const shlo_module *module) {
  shlo_buffer *text = NULL;
  shlo_print_options *options = NULL;
  shlo_print_options_create(&options, NULL);
  shlo_print_options_set_locations(options, 1, NULL);
  shlo_module_print(module, options, &text, NULL);
  shlo_print_options_destroy(options);
  return text;
}

static int drops_meaning(const char *text, const char *name) {
  int drops = 0, has_mark = 0;
  for (size_t i = 0; i < sizeof dropping / sizeof *dropping; ++i)
    drops |= !strcmp(dropping[i], name);
  for (size_t i = 0; i < sizeof marks / sizeof *marks; ++i)
    has_mark |= strstr(text, marks[i]) != NULL;
  return drops && has_mark;
}

/* What the pass makes; NULL if it changes nothing, or fails. A pass may refuse a program that it cannot take. */
static shlo_module *changed_by(const char *program, const char *pipeline, const shlo_module *module, const Pass *pass) {
  shlo_module *made = NULL;
  shlo_error *error = NULL;
  const shlo_status status =
      shlo_module_run_passes(module, pass->pipeline, strlen(pass->pipeline), NULL, &made, &error);
  if (status == SHLO_INTERNAL)
    fail(program, pipeline, "fails", error);
  else
    shlo_error_destroy(error);
  if (!made)
    return NULL;
  shlo_buffer *old = text_of(module), *new = text_of(made);
  if (!strcmp(shlo_buffer_data(old), shlo_buffer_data(new)) || drops_meaning(shlo_buffer_data(old), pass->name)) {
    shlo_module_destroy(made);
    made = NULL;
  }
  shlo_buffer_destroy(old);
  shlo_buffer_destroy(new);
  return made;
}

static void with_passes(const char *program, const shlo_module *module, const Values *inputs, const Values *before,
                        int with_pairs) {
  for (size_t p = 0; p < pass_count; ++p) {
    Pass *first = &passes[p];
    shlo_module *made = changed_by(program, first->pipeline, module, first);
    if (!made)
      continue;
    ++first->changed;
    compare(program, first->pipeline, made, inputs, before, first->keeps_bits);
    for (size_t q = 0; with_pairs && q < pass_count; ++q) {
      const Pass *second = &passes[q];
      char pipeline[400];
      snprintf(pipeline, sizeof pipeline, "%s,%s", first->pipeline, second->pipeline);
      shlo_module *both = changed_by(program, pipeline, made, second);
      if (both)
        compare(program, pipeline, both, inputs, before, first->keeps_bits && second->keeps_bits);
      shlo_module_destroy(both);
    }
    shlo_module_destroy(made);
  }
}

static int can_be_written(const shlo_module *module) {
  static const char expand[] = "chlo-legalize-to-stablehlo";
  shlo_module *made = NULL;
  shlo_buffer *artifact = NULL;
  const int can = !shlo_module_run_passes(module, expand, strlen(expand), NULL, &made, NULL) &&
                  !shlo_artifact_write(made, NULL, &artifact, NULL);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(made);
  return can;
}

static void for_versions(const char *program, const shlo_module *module, const Values *inputs, const Values *before) {
  for (size_t i = 0; i < shlo_release_count(); ++i) {
    const char *target = shlo_release_version(i);
    char pipeline[160];
    snprintf(pipeline, sizeof pipeline, "chlo-legalize-to-stablehlo,stablehlo-compatibility-expander{target=%s}",
             target);
    shlo_module *made = NULL, *read = NULL;
    shlo_error *error = NULL;
    shlo_write_options *options = NULL;
    shlo_buffer *artifact = NULL;
    if (shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, &error)) {
      fail(program, pipeline, "fails", error);
      continue;
    }
    shlo_write_options_create(&options, NULL);
    shlo_write_options_set_target(options, target, strlen(target), NULL);
    const shlo_status status = shlo_artifact_write(made, options, &artifact, &error);
    if (status == SHLO_VERSION && shlo_error_diagnostic_count(error) > 0) {
      ++blocked; /* and named */
      shlo_error_destroy(error);
    } else if (status ||
               shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &read, &error)) {
      fail(program, pipeline, "is not written and read", error);
    } else {
      ++written;
      compare(program, pipeline, read, inputs, before, 0);
    }
    shlo_module_destroy(read);
    shlo_buffer_destroy(artifact);
    shlo_write_options_destroy(options);
    shlo_module_destroy(made);
  }
}

static void one(const char *mode, const char *program, const shlo_module *module, Values *inputs) {
  Values before = {{NULL}, 0};
  if (module && (inputs->count || make_inputs(module, inputs)) &&
      run(module, inputs, FIRST_MILLISECONDS, &before, NULL)) {
    ++programs;
    if (!strcmp(mode, "versions") && !can_be_written(module)) /* not even for the newest version */
      ++unwritten;
    else if (!strcmp(mode, "versions"))
      for_versions(program, module, inputs, &before);
    else
      with_passes(program, module, inputs, &before, !strcmp(mode, "pairs"));
  } else {
    ++unread;
  }
  destroy(&before);
  destroy(inputs);
}

static void file_of_programs(const char *mode, const char *path) {
  size_t size = 0;
  char *all = file_bytes(path, &size), *next;
  int number = 0;
  if (all)
    without_checks(all);
  for (char *text = all; text; text = next) {
    if ((next = strstr(text, "// -----"))) {
      *next = '\0';
      next += 8;
    }
    static const char *const ends[] = {"// =====", "// =>"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; ++i) {
      char *end = strstr(text, ends[i]);
      if (end)
        *end = '\0';
    }
    char name[256];
    const char *base = strrchr(path, '/');
    snprintf(name, sizeof name, "%s:%d", base ? base + 1 : path, ++number);
    shlo_module *module = NULL;
    Values inputs = {{NULL}, 0};
    shlo_module_parse(text, strlen(text), NULL, &module, NULL);
    one(mode, name, module, &inputs);
    shlo_module_destroy(module);
  }
  free(all);
}

static void model(const char *mode, const char *folder, const char *bytes, size_t size) {
  shlo_module *module = NULL;
  Values inputs = {{NULL}, 0};
  for (char path[4096]; inputs.count < MOST_VALUES; ++inputs.count) {
    size_t length = 0;
    snprintf(path, sizeof path, "%s/input_%zu.npy", folder, inputs.count);
    char *npy = file_bytes(path, &length);
    const int is_read = npy && !shlo_tensor_from_npy(npy, length, SHLO_TYPE_NONE, &inputs.list[inputs.count], NULL);
    free(npy);
    if (!is_read)
      break;
  }
  shlo_artifact_read(bytes, size, NULL, &module, NULL);
  one(mode, folder, module, &inputs);
  shlo_module_destroy(module);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: %s alone|pairs|versions FILE|FOLDER...\n", argv[0]);
    return 2;
  }
  find_passes();
  for (int i = 2; i < argc; ++i) {
    char path[4096];
    size_t size = 0;
    snprintf(path, sizeof path, "%s/model.mlir.bc", argv[i]);
    char *bytes = file_bytes(path, &size);
    struct dirent **entries = NULL;
    const int count = bytes ? 0 : scandir(argv[i], &entries, is_file, alphasort);
    if (bytes)
      model(argv[1], argv[i], bytes, size);
    else if (count < 0)
      file_of_programs(argv[1], argv[i]);
    for (int k = 0; k < count; ++k) {
      snprintf(path, sizeof path, "%s/%s", argv[i], entries[k]->d_name);
      if (strstr(entries[k]->d_name, ".mlir"))
        file_of_programs(argv[1], path);
      free(entries[k]);
    }
    free(entries);
    free(bytes);
  }
  size_t idle = 0;
  if (!strcmp(argv[1], "pairs")) /* here each pass has something to do */
    for (size_t p = 0; p < pass_count; ++p)
      if ((passes[p].changed == 0) != is_unchanged(passes[p].name)) {
        printf("FAILED %s changes %zu programs\n", passes[p].pipeline, passes[p].changed);
        ++idle;
      }
  printf("%s: %zu programs run, %zu do not; %zu passes, %zu pipelines, %zu outputs compared, %zu twins", argv[1],
         programs, unread, pass_count, pipelines, values, twins);
  printf("; %zu artifacts, %zu blocked, %zu programs without; %zu failures\n", written, blocked, unwritten,
         failures + idle);
  report_counts((SuiteCounts){.programs = programs, .values = values, .artifacts = written});
  return failures || idle || !values || !twins;
}
