/* Mutates types, extents, numbers, ops and operands of programs. Mutations keep the form of the text, so many mutants
 * are programs.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

/* --- Changes ------------------------------------------------------------------------------------------------- */

typedef struct {
  char *text;
  size_t size, room;
} Text;

/* Replaces a range of the text. */
static void replace(Text *in, size_t at, size_t length, const char *with, size_t with_length) {
  if (in->size - length + with_length >= in->room) return;
  memmove(in->text + at + with_length, in->text + at + length, in->size - at - length);
  memcpy(in->text + at, with, with_length);
  in->size += with_length - length;
  in->text[in->size] = '\0';
}

/* The position of one occurrence of `word`; -1 if there is none. */
static long find_one(const Text *in, const char *word) {
  long found = -1;
  uint32_t count = 0;
  const char *at = in->text;
  while ((at = strstr(at, word)) != NULL) {
    if (choose(++count) == 0) found = at - in->text;
    at += strlen(word);
  }
  return found;
}

static size_t number_text(char *out, size_t room, long now) {
  static const long numbers[] = {0, 1, 2, 3, 4, 5, 7, 8, 16, 17, 33, 64, 127, 255, 1000, -1, -2, 65536, 2147483647};
  long number = choose(2) ? now + (long)choose(5) - 2 : numbers[choose(sizeof numbers / sizeof *numbers)];
  return (size_t)snprintf(out, room, "%ld", number);
}

static void change_number(Text *in) {
  size_t at = choose((uint32_t)in->size), length = 0;
  char number[32];
  while (at < in->size && (!isdigit((unsigned char)in->text[at]) || (at && isalnum((unsigned char)in->text[at - 1])))) ++at;
  while (at + length < in->size && isdigit((unsigned char)in->text[at + length])) ++length;
  if (length && length < 18) replace(in, at, length, number, number_text(number, sizeof number, atol(in->text + at)));
}

/* Replaces a type with another, once or everywhere. */
static void change_type(Text *in) {
  static const char *const elements[] = {"f32", "f64", "f16", "bf16", "i1", "i8", "i16", "i32", "i64", "ui8", "ui32",
                                         "i4", "ui2", "complex<f32>", "complex<f64>", "f8E4M3FN", "f8E5M2", "f4E2M1FN",
                                         "!quant.uniform<i8:f32, 0.5:3>", "!quant.uniform<u8:f32:0, {0.5, 0.25}>"};
  static const char *const extents[] = {"?", "0", "1", "2", "3", "5", "8", "33"};
  char old[256], made[512];
  long at = find_one(in, "tensor<");
  size_t length, begin, i;
  const char *element;
  if (at < 0) return;
  for (length = 0, i = 0; in->text[(size_t)at + length]; ++length) {
    i += in->text[(size_t)at + length] == '<';
    if (in->text[(size_t)at + length] == '>' && --i == 0) break;
  }
  if (!in->text[(size_t)at + length] || ++length >= sizeof old) return;
  memcpy(old, in->text + at, length);
  old[length] = '\0';
  begin = strlen("tensor<");
  /* An x follows each extent. */
  element = old + begin;
  while (isdigit((unsigned char)*element) || *element == '?') {
    const char *x = element + strspn(element, "0123456789?");
    if (*x != 'x') break;
    element = x + 1;
  }
  if (choose(3) == 0) {
    snprintf(made, sizeof made, "%.*s%s>", (int)(element - old), old, elements[choose(sizeof elements / sizeof *elements)]);
  } else if (element == old + begin || choose(8) == 0) {
    snprintf(made, sizeof made, "tensor<%sx%s", extents[choose(8)], old + begin);
  } else {
    const char *extent = old + begin, *rest;
    while (choose(2) && strchr(extent, 'x') + 1 < element) extent = strchr(extent, 'x') + 1;
    rest = strchr(extent, 'x') + (choose(8) == 0);
    snprintf(made, sizeof made, "%.*s%s%s", (int)(extent - old), old, *rest == 'x' ? extents[choose(8)] : "", rest);
  }
  if (choose(3) == 0) {
    replace(in, (size_t)at, length, made, strlen(made));
    return;
  }
  for (char *next = strstr(in->text, old); next; next = strstr(next + strlen(made), old)) {
    size_t before = in->size;
    replace(in, (size_t)(next - in->text), length, made, strlen(made));
    if (in->size == before && strlen(made) != length) break;
  }
}

/* Replaces an op with another op of the program. */
static void change_op(Text *in) {
  char name[64];
  long from = find_one(in, "stablehlo."), to = find_one(in, "stablehlo.");
  if (from < 0) return;
  size_t length = strspn(in->text + from, "abcdefghijklmnopqrstuvwxyz_."), old = strspn(in->text + to, "abcdefghijklmnopqrstuvwxyz_.");
  if (length >= sizeof name) return;
  memcpy(name, in->text + from, length);
  replace(in, (size_t)to, old, name, length);
}

/* Replaces a value with another value. */
static void change_value(Text *in) {
  static const char word[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_#%";
  char name[64];
  long from = find_one(in, "%"), to = find_one(in, "%");
  if (from < 0) return;
  size_t length = strspn(in->text + from, word), old = strspn(in->text + to, word);
  if (length >= sizeof name) return;
  memcpy(name, in->text + from, length);
  replace(in, (size_t)to, old, name, length);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed) {
  Text text = {malloc(max_size + 1), size, max_size};
  chosen = seed;
  if (!text.text || choose(16) == 0 || size == 0) {
    free(text.text);
    return LLVMFuzzerMutate(data, size, max_size);
  }
  memcpy(text.text, data, size);
  text.text[size] = '\0';
  if (strlen(text.text) == size)
    for (uint32_t changes = 1 + choose(3); changes; --changes) {
      void (*const kinds[])(Text *) = {change_type, change_type, change_number, change_number, change_op, change_value};
      kinds[choose(sizeof kinds / sizeof *kinds)](&text);
    }
  memcpy(data, text.text, text.size);
  size = text.size;
  free(text.text);
  return size;
}

/* --- Running ------------------------------------------------------------------------------------------------- */

/* Some programs check their results with custom calls that have no implementation here. These lines are removed. */
static size_t without_checks(const char *text, size_t size, char *out) {
  size_t kept = 0, begin, end;
  for (begin = 0; begin < size; begin = end) {
    const char *stop = memchr(text + begin, '\n', size - begin);
    const char *check = NULL;
    end = stop ? (size_t)(stop - text) + 1 : size;
    for (size_t i = begin; i + 7 < end && !check; ++i)
      if (!memcmp(text + i, "@check.", 7)) check = text + i;
    if (check) continue;
    memcpy(out + kept, text + begin, end - begin);
    kept += end - begin;
  }
  return kept;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_module *module = NULL;
  char *text = malloc(size + 1);
  if (!text) return 0;
  size = without_checks((const char *)data, size, text);
  uint32_t seed = (uint32_t)size;
  for (size_t i = 0; i < size; i += 7) seed = seed * 31 + (unsigned char)text[i];
  if (shlo_module_parse(text, size, NULL, &module, NULL) == SHLO_OK) use_module(module, seed);
  shlo_module_destroy(module);
  free(text);
  return 0;
}
