/* Compares the text of versioned programs with jaxlib's (make.py).
 *
 *   versioned_test FOLDER          each NAME@VERSION.vhlo.mlir is parsed, printed, upgraded and written again, and the
 *                                  program NAME.mlir, where there is one, becomes it
 *   versioned_test FOLDER COUNT    each is damaged in COUNT ways: that gives a status, or an artifact that can be read
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#define _GNU_SOURCE
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/counts.h"
#include "support/files.h"

static size_t failures;
static const char *subject;

static void complain(const char *what, shlo_error *error) {
  printf("%s: %s%s%s\n", subject, what, error ? ": " : "", error ? shlo_error_message(error, NULL) : "");
  shlo_error_destroy(error);
  ++failures;
}

static shlo_buffer *print(const shlo_buffer *artifact, int locations) {
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  shlo_error *error = NULL;
  shlo_print_options_create(&options, NULL);
  shlo_print_options_set_locations(options, locations, NULL);
  if (shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, &text, &error))
    complain("cannot be printed", error);
  shlo_print_options_destroy(options);
  return text;
}

static shlo_buffer *write_for(const shlo_module *module, const shlo_write_options *options) {
  shlo_buffer *artifact = NULL;
  shlo_error *error = NULL;
  if (shlo_artifact_write(module, options, &artifact, &error))
    complain("cannot be written", error);
  return artifact;
}

static int is_text(const shlo_buffer *buffer, const char *text, size_t size) {
  return buffer && shlo_buffer_size(buffer) == size && !memcmp(shlo_buffer_data(buffer), text, size);
}

/* The artifact's text is `text`. Takes the artifact. */
static void expect(const char *what, shlo_buffer *artifact, const char *text, size_t size, int locations) {
  shlo_buffer *printed = artifact ? print(artifact, locations) : NULL;
  if (!is_text(printed, text, size)) {
    complain(what, NULL);
    if (printed)
      for (size_t i = 0, line = 1; i < size && i < shlo_buffer_size(printed); line += text[i++] == '\n')
        if (shlo_buffer_data(printed)[i] != text[i]) {
          printf("  line %zu: %.60s instead of %.60s\n", line, shlo_buffer_data(printed) + i, text + i);
          break;
        }
  }
  shlo_buffer_destroy(printed);
  shlo_buffer_destroy(artifact);
}

static void round_trip(const char *text, size_t size, const shlo_write_options *target, int locations) {
  shlo_buffer *artifact = NULL, *program = NULL;
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  if (shlo_artifact_parse(text, size, NULL, target, &artifact, &error))
    complain("cannot be parsed", error);
  else
    expect("is printed differently", artifact, text, size, locations);
  if (shlo_module_load(text, size, NULL, &module, &error)) {
    complain("cannot be loaded", error);
    return;
  }
  expect("is written differently", write_for(module, target), text, size, locations);
  shlo_buffer_destroy(program);
  shlo_module_destroy(module);
}

/* A changed value is printed again. */
static void twin(const char *text, size_t size) {
  static const char *const changes[][2] = {
      {"#vhlo.bool_v1<false>", "#vhlo.bool_v1<true >"}, {"!vhlo.f32_v1", "!vhlo.f16_v1"}};
  for (size_t i = 0; i < sizeof changes / sizeof *changes; ++i) {
    char *changed = strdup(text), *at = strstr(changed, changes[i][0]);
    if (at) {
      for (; at; at = strstr(at, changes[i][0]))
        memcpy(at, changes[i][1], strlen(changes[i][1]));
      shlo_parse_options *options = NULL;
      shlo_buffer *artifact = NULL, *printed = NULL;
      shlo_error *error = NULL;
      shlo_parse_options_create(&options, NULL);
      shlo_parse_options_set_verify(options, 0, NULL);
      if (shlo_artifact_parse(changed, size, options, NULL, &artifact, &error))
        complain("its twin cannot be parsed", error);
      else if (is_text(printed = print(artifact, 0), text, size))
        complain("is the same with a changed value", NULL);
      shlo_parse_options_destroy(options);
      shlo_buffer_destroy(printed);
      shlo_buffer_destroy(artifact);
      free(changed);
      return;
    }
    free(changed);
  }
  complain("has nothing to change", NULL);
}

static void from_program(const char *path, const shlo_write_options *target, const char *text, size_t size,
                         int locations) {
  size_t length;
  char *source = file_bytes(path, &length);
  if (!source)
    return;
  shlo_module *module = NULL, *loaded = NULL;
  shlo_buffer *left = NULL, *right = NULL;
  shlo_error *error = NULL;
  if (shlo_module_parse(source, length, NULL, &module, &error)) {
    complain("its program cannot be parsed", error);
  } else {
    expect("its program is written differently", write_for(module, target), text, size, locations);
    if (shlo_module_load(text, size, NULL, &loaded, &error) || shlo_module_print(module, NULL, &left, &error) ||
        shlo_module_print(loaded, NULL, &right, &error))
      complain("its program cannot be compared", error);
    else if (!is_text(left, shlo_buffer_data(right), shlo_buffer_size(right)))
      complain("is upgraded to another program", NULL);
  }
  shlo_buffer_destroy(left);
  shlo_buffer_destroy(right);
  shlo_module_destroy(module);
  shlo_module_destroy(loaded);
  free(source);
}

/* --- Damage ------------------------------------------------------------------------------------------------------ */

static uint64_t state = 0x9E3779B97F4A7C15u;

static size_t below(size_t bound) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (size_t)(state % bound);
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* A damaged copy in `out`, which has room for twice the text and some more. */
static size_t damage(const char *text, size_t size, char *out) {
  static const char *const pieces[] = {
      "<", ">", "[", "]", "(", ")", "{", "}", ",", "=", "\"", "-1", "0x", "?", "!vhlo.", "#vhlo.", "99999999999999999999",
      "9223372036854775807", "-9223372036854775808", "0x7FF8000000000000", "dense<", "tensor<", "!vhlo.tuple_v1<", "_v2",
      "i1", "#vhlo.array_v1<[]>", "\\22", "loc(", "^bb0:", "%0", "f32", "\x80"};
  memcpy(out, text, size);
  for (size_t times = 1 + below(2); times; --times) {
    size_t at = below(size), length = least(1 + below(24), size - at), other = below(size);
    const char *piece = pieces[below(sizeof pieces / sizeof *pieces)];
    switch (below(9)) {
    case 0:
      out[at] = (char)(out[at] ^ 1 << below(8));
      break;
    case 6:
    case 7: /* another number */
    case 8:
      while (at + 1 < size && (out[at] < '0' || out[at] > '9'))
        ++at;
      out[at] = (char)('0' + below(10));
      break;
    case 1: /* less */
      memmove(out + at, out + at + length, size - at - length);
      size -= length;
      break;
    case 2: /* something from elsewhere */
      length = least(length, size - other);
      memmove(out + at, out + other, least(length, size - at));
      break;
    case 3:
    case 4:
      length = strlen(piece);
      memmove(out + at + length, out + at, size - at);
      memcpy(out + at, piece, length);
      size += length;
      break;
    default:
      size = at;
    }
    if (!size)
      return 0;
  }
  return size;
}

/* The text of the first functions. */
static size_t beginning(const char *text, size_t size) {
  const char *end = size > 6000 ? memmem(text + 4000, size - 4000, "\n  vhlo.func_v1", 15) : NULL;
  return end ? (size_t)(end + 1 - text) : size;
}

static void damaged(const char *text, size_t size, size_t count, size_t *good) {
  char *copy = malloc(2 * size + 256);
  size = beginning(text, size);
  for (size_t i = 0; i < count; ++i) {
    size_t length = damage(text, size, copy);
    shlo_buffer *artifact = NULL, *printed = NULL;
    shlo_module *module = NULL;
    shlo_error *error = NULL;
    shlo_content_detect(copy, length);
    if (!shlo_artifact_parse(copy, length, NULL, NULL, &artifact, NULL)) {
      ++*good;
      printed = print(artifact, 1);
      if (shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &module, &error))
        complain("what was parsed cannot be read", error);
    }
    shlo_module_destroy(module);
    shlo_buffer_destroy(printed);
    shlo_buffer_destroy(artifact);
  }
  free(copy);
}

int main(int argc, char **argv) {
  if (argc < 2)
    return 2;
  const char *folder = argv[1];
  size_t count = argc > 2 ? (size_t)atol(argv[2]) : 0, texts = 0, good = 0;
  struct dirent **entries;
  int found = scandir(folder, &entries, is_file, alphasort);
  for (int i = 0; i < found; ++i) {
    const char *name = entries[i]->d_name, *version = strchr(name, '@'), *end = strstr(name, ".vhlo.mlir");
    if (!version || !end)
      continue;
    char path[4096];
    size_t size;
    const char *places = strstr(name, ".locations");
    subject = name;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    char *text = file_bytes(path, &size);
    ++texts;
    if (shlo_content_detect(text, size) != SHLO_CONTENT_VERSIONED_TEXT)
      complain("is not taken for what it is", NULL);
    if (count) {
      damaged(text, size, count, &good);
    } else {
      shlo_write_options *target = NULL;
      shlo_error *error = NULL;
      shlo_write_options_create(&target, NULL);
      if (shlo_write_options_set_target(target, version + 1, (size_t)((places ? places : end) - version - 1), &error))
        complain("has no version", error);
      round_trip(text, size, target, places != NULL);
      snprintf(path, sizeof path, "%s/%.*s.mlir", folder, (int)(version - name), name);
      from_program(path, target, text, size, places != NULL);
      twin(text, size);
      shlo_write_options_destroy(target);
    }
    free(text);
  }
  for (int i = 0; i < found; ++i)
    free(entries[i]);
  if (found >= 0)
    free(entries);
  if (count)
    printf("%zu of %zu damaged texts are good\n", good, texts * count);
  printf("%zu texts, %zu failures\n", texts, failures);
  report_counts((SuiteCounts){.programs = texts});
  return failures || !texts || (count && !good);
}
