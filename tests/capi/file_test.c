/* artifact.h: shlo_module_load_file of what is no file, and of a file that changes.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "support.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static char folder[] = "/tmp/file_test_XXXXXX";
static char path[64];

/* Sets `path`. */
static const char *named(const char *name) {
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return path;
}

static void write_file(const char *name, const void *bytes, size_t size) {
  FILE *file = fopen(named(name), "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, size, file), size);
  fclose(file);
}

static shlo_status load(const shlo_read_options *options, shlo_module **out, shlo_error **error) {
  return shlo_module_load_file(path, strlen(path), options, out, error);
}

/* Reading and mapping both refuse what is no regular file, and wait for nothing: nobody writes to the pipe. */
static void what_is_no_file_is_an_error(void **state) {
  (void)state;
  assert_int_equal(mkfifo(named("pipe"), 0600), 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  memcpy(address.sun_path, named("socket"), strlen(path) + 1);
  int listener = socket(AF_UNIX, SOCK_STREAM, 0);
  assert_int_equal(bind(listener, (struct sockaddr *)&address, sizeof address), 0);
  /* A root without /dev/pts has no terminals. */
  int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  int has_terminal = terminal >= 0 && !grantpt(terminal) && !unlockpt(terminal);
  struct {
    const char *path, *what;
  } cases[] = {{"/dev/zero", "it is a device"}, {"/dev/null", "it is a device"},
               {"/", "it is a directory"},      {"/dev/full", "it is a device"},
               {"/dev/fd/9", "it is a pipe"},   {has_terminal ? ptsname(terminal) : "/dev/pts/0", "it is a device"}};
  enum { EVERYWHERE = 3 };
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  assert_int_equal(dup2(ends[0], 9), 9);
  shlo_read_options *mapping = NULL;
  shlo_module *module = UNTOUCHED(shlo_module);
  ok(shlo_read_options_create(&mapping, &error));
  ok(shlo_read_options_set_borrow(mapping, 1, &error));
  for (int maps = 0; maps < 2; ++maps) {
    const shlo_read_options *options = maps ? mapping : NULL;
    named("pipe");
    fails(SHLO_IO, "it is a pipe, expected a file", load(options, &module, &error));
    named("socket");
    fails(SHLO_IO, "it is a socket, expected a file", load(options, &module, &error));
    named("nothing");
    fails(SHLO_IO, "cannot be read: No such file", load(options, &module, &error));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
      snprintf(path, sizeof path, "%s", cases[i].path);
      if (i >= EVERYWHERE && access(path, F_OK) != 0) {
        print_message("left out: %s, which is not here\n", path);
        continue;
      }
      fails(SHLO_IO, cases[i].what, load(options, &module, &error));
    }
    write_file("empty", "", 0);
    fails(SHLO_MALFORMED, "", load(options, &module, &error));
    /* The twin. */
    write_file("program", add_program, sizeof add_program - 1);
    shlo_module *read = NULL;
    ok(load(options, &read, &error));
    shlo_module_destroy(read);
  }
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  shlo_read_options_destroy(mapping);
  close(9);
  close(ends[0]);
  close(ends[1]);
  if (terminal >= 0)
    close(terminal);
  close(listener);
}

/* A file of this kind says that it has no bytes, and has some. */
static void a_file_that_grows_is_an_error(void **state) {
  (void)state;
  shlo_module *module = NULL;
  snprintf(path, sizeof path, "/proc/self/status");
  fails(SHLO_IO, "its size changed while it was read", load(NULL, &module, &error));
}

static char *long_text;
static size_t long_size;
static atomic_int is_done;

static void *cut_off_and_restore(void *unused) {
  (void)unused;
  char own[64];
  snprintf(own, sizeof own, "%s/changing", folder);
  for (int round = 0; !atomic_load(&is_done); ++round) {
    int file = open(own, O_WRONLY);
    if (ftruncate(file, round % 2 ? 4096 : 0) || write(file, long_text, long_size) != (ssize_t)long_size)
      abort();
    close(file);
  }
  return NULL;
}

/* Another thread cuts the file off and writes it again all the time. */
static void a_file_that_shrinks_is_an_error(void **state) {
  (void)state;
  enum { ops = 20000, rounds = 60 };
  long_text = malloc(ops * 64 + 200);
  char *end = long_text + sprintf(long_text, "func.func @main(%%a: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (int i = 0; i < ops; ++i)
    end += sprintf(end, "  %%%d = stablehlo.abs %%a : tensor<4xf32>\n", i);
  end += sprintf(end, "  return %%a : tensor<4xf32>\n}\n");
  long_size = (size_t)(end - long_text);
  write_file("changing", long_text, long_size);
  pthread_t thread;
  assert_int_equal(pthread_create(&thread, NULL, cut_off_and_restore, NULL), 0);
  int counts[SHLO_INTERNAL + 1] = {0};
  named("changing");
  for (int round = 0; round < rounds; ++round) {
    shlo_module *module = NULL;
    shlo_status status = load(NULL, &module, NULL);
    ++counts[status];
    shlo_module_destroy(module);
  }
  atomic_store(&is_done, 1);
  assert_int_equal(pthread_join(thread, NULL), 0);
  free(long_text);
  /* What was read is the whole file, a part of it, or no file. */
  assert_int_equal(counts[SHLO_OK] + counts[SHLO_IO] + counts[SHLO_MALFORMED] + counts[SHLO_INVALID_PROGRAM], rounds);
  named("changing");
  shlo_module *module = NULL;
  ok(load(NULL, &module, &error));
  shlo_module_destroy(module);
}

static int make_folder(void **state) {
  (void)state;
  return mkdtemp(folder) == NULL;
}
static int remove_folder(void **state) {
  (void)state;
  static const char *const names[] = {"pipe", "socket", "empty", "program", "changing"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    unlink(named(names[i]));
  return rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_no_file_is_an_error),
      cmocka_unit_test(a_file_that_grows_is_an_error),
      cmocka_unit_test(a_file_that_shrinks_is_an_error),
  };
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
