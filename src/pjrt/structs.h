// Structs of callers, whose headers may be older or newer: they begin with their size.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/codes.h"

#include <algorithm>
#include <cstring>

namespace shlo::pjrt {

// As much of a struct as there is; `whole` is its size in this library's header. Fields that are not there are 0.
template <typename T> T copyOf(const T *given, size_t whole) {
  T copy{};
  size_t size;
  std::memcpy(&size, given, sizeof size);
  std::memcpy(static_cast<void *>(&copy), given, std::min(size, whole));
  return copy;
}
template <typename T> void needSize(const T &given, size_t least, const char *what, const char *behind = "") {
  if (given.struct_size < least)
    failInvalid("PJRT_", what, behind, " has struct_size ", given.struct_size, ", at least ", least, " is needed");
}

// Calls answer(args) with the arguments of an entry, which it reads and writes as far as the caller's struct reaches.
// `least`: what it cannot do without. An entry that knows better what is there says isWhole.
template <typename Args, typename Answer>
void answerWith(Args *args, size_t whole, size_t least, const char *name, bool isWhole, Answer &&answer) {
  if (!args)
    failInvalid("PJRT_", name, ": args is NULL");
  if (args->struct_size >= whole || isWhole)
    return answer(*args);
  needSize(*args, least, name, "_Args");
  Args copy = copyOf(args, whole);
  answer(copy);
  std::memcpy(static_cast<void *>(args), &copy, args->struct_size);
}

} // namespace shlo::pjrt
