// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "custom_calls.h"

#include <cstdio>
#include <cstring>
#include <string_view>
#include <vector>

namespace shlo::test {
namespace {

// Types and attributes are divided by |. In braces: N and M extents, E the element type, R its real type, C its complex
// one, L its letter, u a letter of LAPACK, i an integer, b a bool, w the words of a structure. = is a scalar constant.
struct Form {
  const char *target, *operands, *results, *attributes;
};
#define SQUARE "tensor<{N}x{N}x{E}>"
#define WIDE "tensor<{N}x{M}x{E}>"
#define VECTOR "tensor<{N}x{E}>"
#define REALS "tensor<{N}x{R}>"
#define PIVOTS "tensor<{N}xi32>"
#define INFO "tensor<i32>"
#define TYPED "mhlo.backend_config = "
#define WORDS "api_version = 2 : i32, backend_config = \"{w}\""
constexpr Form forms[] = {
    {"lapack_{L}potrf_ffi", SQUARE, SQUARE "|" INFO, TYPED "{uplo = {u} : ui8}"},
    {"lapack_{L}getrf_ffi", SQUARE, SQUARE "|" PIVOTS "|" INFO, TYPED "{}"},
    {"cusolver_getrf", SQUARE, SQUARE "|" PIVOTS "|" INFO "|" VECTOR, WORDS},
    {"cusolver_geqrf_ffi", SQUARE, SQUARE "|" VECTOR, TYPED "{}"},
    {"lapack_{L}geqp3_ffi", SQUARE "|" PIVOTS, SQUARE "|" PIVOTS "|" VECTOR, TYPED "{}"},
    {"lapack_{L}orgqr_ffi", SQUARE "|" VECTOR, SQUARE, TYPED "{}"},
    {"cusolver_ormqr_ffi", SQUARE "|" VECTOR "|" WIDE, WIDE, TYPED "{left = {b}, transpose = {b}}"},
    {"lapack_{L}syevd_ffi", SQUARE, SQUARE "|" REALS "|" INFO, TYPED "{mode = {u} : ui8, uplo = {u} : ui8}"},
    {"cusolver_syevd", SQUARE, SQUARE "|" REALS "|" INFO "|" VECTOR, WORDS},
    {"lapack_{L}gesdd_ffi", SQUARE, SQUARE "|" REALS "|" SQUARE "|" SQUARE "|" INFO, TYPED "{mode = {u} : ui8}"},
    {"cusolver_gesvd", SQUARE, SQUARE "|" REALS "|" SQUARE "|" SQUARE "|" INFO "|" VECTOR, WORDS},
    {"hipsolver_gesvdj", SQUARE, SQUARE "|" REALS "|" SQUARE "|" SQUARE "|" INFO "|" VECTOR, WORDS},
    {"lapack_{L}gesdd", "=|=|=|=|=|=|" SQUARE, SQUARE "|" REALS "|" SQUARE "|" SQUARE "|" INFO "|" PIVOTS "|" REALS,
     ""},
    {"lapack_{L}geev_ffi", SQUARE, "tensor<{N}x{C}>|tensor<{N}x{N}x{C}>|tensor<{N}x{N}x{C}>|" INFO,
     TYPED "{compute_left = {u} : ui8, compute_right = {u} : ui8}"},
    {"cusolver_geev_ffi", SQUARE, SQUARE "|tensor<{N}x{C}>|" SQUARE "|" SQUARE "|" INFO,
     TYPED "{left = {b}, right = {b}}"},
    {"cuhybrid_eig_real", SQUARE, VECTOR "|" VECTOR "|tensor<{N}x{N}x{C}>|tensor<{N}x{N}x{C}>|" INFO,
     TYPED "{left = {b}, right = {b}}"},
    {"lapack_{L}gees_ffi", SQUARE, SQUARE "|" SQUARE "|" REALS "|" REALS "|" INFO "|" INFO,
     TYPED "{mode = {u} : ui8, sort = {u} : ui8}"},
    {"lapack_{L}gehrd_ffi", SQUARE, SQUARE "|" VECTOR "|" INFO, TYPED "{high = {i} : i64, low = {i} : i64}"},
    {"lapack_{L}sytrd_ffi", SQUARE, SQUARE "|" REALS "|" REALS "|" VECTOR "|" INFO, TYPED "{uplo = {u} : ui8}"},
    {"lapack_{L}gtsv_ffi", VECTOR "|" VECTOR "|" VECTOR "|" WIDE, VECTOR "|" VECTOR "|" VECTOR "|" WIDE "|" INFO,
     TYPED "{}"},
    {"tridiagonal_solve_perturbed_ffi", VECTOR "|" VECTOR "|" VECTOR "|" WIDE, WIDE, TYPED "{}"},
    {"lapack_{L}trsm_ffi", SQUARE "|" WIDE, WIDE,
     TYPED "{diag = {u} : ui8, side = {u} : ui8, trans_x = {u} : ui8, uplo = {u} : ui8}"},
    {"blas_{L}trsm", "=|=|=|=|=|=|=|tensor<{E}>|" SQUARE "|" WIDE, WIDE, "api_version = 2 : i32"},
    {"lapack_{L}potrf", "=|=|=|" SQUARE, SQUARE "|" INFO, "api_version = 2 : i32"},
    {"Eigh", SQUARE, SQUARE "|" REALS, "backend_config = \"{i},{i},{i},1e-6\""},
    {"LuDecomposition", WIDE, WIDE "|" PIVOTS "|" PIVOTS, ""},
    {"Qr", WIDE, WIDE "|" VECTOR, ""},
    {"cu_lu_pivots_to_permutation", PIVOTS, "tensor<{M}xi32>", ""},
    {"cu_threefry2x32_ffi", "tensor<ui32>|tensor<ui32>|tensor<ui32>|tensor<ui32>", "tensor<ui32>|tensor<ui32>", ""},
    {"mhlo.topk", WIDE, "tensor<{N}x{N}x{E}>|tensor<{N}x{N}xi32>", "mhlo.attributes = {k = {i} : i64, largest = {b}}"},
    {"mhlo.erf", WIDE, WIDE, "mhlo.attributes = {}, mhlo.version = {i} : i64"},
    {"mhlo.mulhi", PIVOTS "|" PIVOTS, PIVOTS, ""},
    {"ApproxTopK", VECTOR "|" PIVOTS "|tensor<{E}>|tensor<i32>", VECTOR "|" PIVOTS,
     "called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = {b}, reduction_dim = {i} : i64, "
     "top_k = "
     "{i} : i64}"},
    {"stablehlo.dynamic_top_k", VECTOR "|=", "tensor<?x{E}>|tensor<?xi32>", ""},
};
#undef SQUARE
#undef WIDE
#undef VECTOR
#undef REALS
#undef PIVOTS
#undef INFO
#undef TYPED
#undef WORDS

struct Element {
  const char *name, *real, *complex, *letter;
};
constexpr Element elements[] = {{"f32", "f32", "complex<f32>", "s"},
                                {"f64", "f64", "complex<f64>", "d"},
                                {"complex<f32>", "f32", "complex<f32>", "c"},
                                {"complex<f64>", "f64", "complex<f64>", "z"}};

using Bytes = std::vector<uint8_t>;

void append(Bytes &bytes, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i)
    bytes.push_back(uint8_t(value >> (8 * i)));
}
void put(Bytes &bytes, size_t at, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i)
    bytes[at + i] = uint8_t(value >> (8 * i));
}

void change(Bytes &bytes, Random &random) {
  constexpr uint64_t extremes[] = {0, 1, 4, 0x7F, 0xFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF};
  constexpr size_t widths[] = {1, 2, 4, 8};
  for (size_t times = random.below(4); times-- && !bytes.empty();)
    switch (random.below(6)) {
    case 0: bytes.resize(random.below(bytes.size() + 1)); break;
    case 1: bytes.resize(bytes.size() + random.below(9), uint8_t(random.next())); break;
    case 2: bytes[random.below(bytes.size())] ^= uint8_t(1u << random.below(8)); break;
    case 3: bytes[random.below(bytes.size())] = uint8_t(random.next()); break;
    default: {
      const size_t width = random.of(widths), at = random.below(bytes.size());
      put(bytes, at, random.of(extremes), std::min(width, bytes.size() - at));
    }
    }
}

std::string escaped(const Bytes &bytes) {
  std::string text;
  char pair[4];
  for (uint8_t byte : bytes) {
    std::snprintf(pair, sizeof pair, "\\%02X", byte);
    text += pair;
  }
  return text;
}

Bytes words(Random &random) {
  constexpr uint64_t likely[] = {0, 1, 2, 3, 5, 64, 121, 122, 201, 202, 'A', 'N', 'S', 0x4141, 0x5353, 0x4E4E};
  Bytes bytes;
  for (int i = 0; i < 7; ++i)
    append(bytes, random.of(likely), 4);
  change(bytes, random);
  return bytes;
}

// --- Fourier transforms ---------------------------------------------------------------------------------------------

// Each field of the table is a number of `size` bytes, or a list of them.
struct Field {
  size_t size;
  std::vector<uint64_t> list;
  uint64_t number = 0;
  bool isList = false;
};

Bytes flatBuffer(const std::vector<Field> &fields) {
  const size_t table = 4 + 4 + 2 * fields.size();
  Bytes bytes;
  append(bytes, table, 4);
  append(bytes, 4 + 2 * fields.size(), 2);
  append(bytes, 4 + 8 * fields.size(), 2);
  for (size_t i = 0; i < fields.size(); ++i)
    append(bytes, 4 + 8 * i, 2);
  append(bytes, table - 4, 4);
  for (const Field &field : fields)
    append(bytes, field.isList ? 0 : field.number, 8);
  for (size_t i = 0; i < fields.size(); ++i)
    if (fields[i].isList) {
      const size_t at = table + 4 + 8 * i;
      put(bytes, at, bytes.size() - at, 4);
      append(bytes, fields[i].list.size(), 4);
      for (uint64_t number : fields[i].list)
        append(bytes, number, fields[i].size);
    }
  return bytes;
}

std::string typeText(const std::vector<uint64_t> &shape, std::string_view element) {
  std::string text = "tensor<";
  for (uint64_t extent : shape)
    text += std::to_string(extent) + "x";
  return text.append(element).append(">");
}

std::vector<uint64_t> rowMajor(const std::vector<uint64_t> &shape) {
  std::vector<uint64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

std::string fourier(Random &random) {
  const bool isDynamic = random.oneIn(2), isDouble = random.oneIn(2);
  const size_t kind = random.below(3), rank = 1 + random.below(4), axes = 1 + random.below(std::min<size_t>(rank, 3));
  std::vector<uint64_t> shape, last;
  for (size_t i = 0; i < rank; ++i)
    shape.push_back(1 + random.below(5));
  for (size_t i = 0; i < axes; ++i)
    last.push_back(rank - axes + i);
  std::vector<uint64_t> in = shape, out = shape;
  (kind == 1 ? in : out).back() = kind ? shape.back() / 2 + 1 : shape.back();
  const bool isForward = kind == 0 ? random.oneIn(2) : kind == 2;
  constexpr double factors[] = {1, 0.25, -3, 0, 1e300};
  const double scale = random.of(factors);
  uint64_t bits;
  std::memcpy(&bits, &scale, sizeof bits);
  auto number = [](size_t size, uint64_t value) { return Field{size, {}, value}; };
  auto list = [](size_t size, std::vector<uint64_t> values) { return Field{size, std::move(values), 0, true}; };
  Bytes bytes =
      isDynamic
          ? flatBuffer({number(4, rank), number(1, isDouble), number(1, kind), list(4, last), number(1, isForward)})
          : flatBuffer({number(1, isDouble), number(1, kind), list(8, shape), list(8, rowMajor(in)),
                        list(8, rowMajor(out)), list(4, last), number(1, isForward), number(8, bits)});
  change(bytes, random);
  const std::string real = isDouble ? "f64" : "f32", complex = "complex<" + real + ">";
  const std::string from = typeText(in, kind == 2 ? real : complex), to = typeText(out, kind == 1 ? real : complex);
  std::string list0 = "tensor<" + std::to_string(bytes.size()) + "xui8>";
  std::string text = "func.func @main(%a: " + from + ") -> " + to + " {\n  %d = stablehlo.constant dense<";
  if (bytes.empty())
    text += "> : " + list0 + "\n";
  else {
    text += "\"0x";
    char pair[3];
    for (uint8_t byte : bytes) {
      std::snprintf(pair, sizeof pair, "%02X", byte);
      text += pair;
    }
    text += "\"> : " + list0 + "\n";
  }
  std::string names = "%d, %a", types = list0 + ", " + from;
  if (isDynamic) {
    const std::vector<uint64_t> lists[] = {shape, rowMajor(in), rowMajor(out)};
    for (size_t k = 0; k < 3; ++k) {
      std::string values;
      for (uint64_t value : lists[k])
        values += (values.empty() ? "" : ", ") + (random.oneIn(40) ? "-1" : std::to_string(value));
      const std::string type = "tensor<" + std::to_string(rank) + "xi32>", name = "%l" + std::to_string(k);
      text += "  " + name + " = stablehlo.constant dense<[" + values + "]> : " + type + "\n";
      names += ", " + name;
      types += ", " + type;
    }
    text += "  %f = stablehlo.constant dense<" + std::string(random.oneIn(5) ? "0.5" : "1.0") + "> : tensor<1xf64>\n";
    names += ", %f";
    types += ", tensor<1xf64>";
  }
  return text + "  %0 = stablehlo.custom_call @" + (isDynamic ? "dynamic_ducc_fft" : "ducc_fft") + "(" + names +
         ") {api_version = 2 : i32} : (" + types + ") -> " + to + "\n  return %0 : " + to + "\n}\n";
}

std::vector<std::string> split(const std::string &text) {
  std::vector<std::string> parts;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('|', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

} // namespace

std::string mutantCall(Random &random) {
  if (random.oneIn(3))
    return fourier(random);
  constexpr std::string_view extents[] = {"0", "1", "2", "3", "5", "9"};
  constexpr std::string_view integers[] = {"0", "1", "2", "3", "5", "-1", "1000", "9223372036854775807"};
  constexpr char letters[] = "ALNRSTUVC";
  const Form &form = random.of(forms);
  const Element &element = random.of(elements);
  const std::string_view n = random.of(extents), m = random.of(extents);
  auto filled = [&](std::string_view pattern) {
    std::string text;
    for (size_t at = 0; at < pattern.size(); ++at) {
      if (pattern[at] != '{' || at + 2 >= pattern.size() || pattern[at + 2] != '}') {
        text += pattern[at];
        continue;
      }
      switch (pattern[at + 1]) {
      case 'N': text += random.oneIn(60) ? random.of(extents) : n; break;
      case 'M': text += random.oneIn(60) ? random.of(extents) : m; break;
      case 'E': text += random.oneIn(60) ? "i32" : element.name; break;
      case 'R': text += element.real; break;
      case 'C': text += element.complex; break;
      case 'L': text += element.letter; break;
      case 'u': text += std::to_string(random.oneIn(10) ? random.below(256) : letters[random.below(9)]); break;
      case 'i': text += random.of(integers); break;
      case 'b': text += random.oneIn(2) ? "true" : "false"; break;
      default: text += escaped(words(random));
      }
      at += 2;
    }
    return text;
  };
  std::vector<std::string> operands = split(filled(form.operands)), results = split(filled(form.results));
  if (random.oneIn(4)) // a batch
    for (std::vector<std::string> *types : {&operands, &results})
      for (std::string &type : *types)
        if (type != "=")
          type.insert(type.find('<') + 1, "2x");
  if (random.oneIn(20) && !operands.empty())
    (random.oneIn(2) ? operands : results).pop_back();
  if (random.oneIn(20) && !operands.empty())
    operands.push_back(random.of(operands));
  std::string arguments, constants, names, types, outputs, values;
  for (size_t i = 0; i < operands.size(); ++i) {
    std::string &type = operands[i];
    const std::string name = "%a" + std::to_string(i);
    if (type == "=") {
      type = random.oneIn(30) ? "tensor<i64>" : "tensor<i32>";
      constants += "  " + name + " = stablehlo.constant dense<" + std::to_string(int(random.below(90)) - 5) +
                   "> : " + type + "\n";
    } else {
      arguments += (arguments.empty() ? "" : ", ") + name + ": " + type;
    }
    names += (i ? ", " : "") + name;
    types += (i ? ", " : "") + type;
  }
  for (size_t i = 0; i < results.size(); ++i) {
    outputs += (i ? ", " : "") + results[i];
    values += (i ? ", %0#" : "%0#") + std::to_string(i);
  }
  const std::string left = results.empty() ? "" : "%0:" + std::to_string(results.size()) + " = ";
  return "func.func @main(" + arguments + ") -> (" + outputs + ") {\n" + constants + "  " + left +
         "stablehlo.custom_call @" + filled(form.target) + "(" + names + ") {" + filled(form.attributes) + "} : (" +
         types + ") -> (" + outputs + ")\n  return" + (results.empty() ? "" : " " + values + " : " + outputs) +
         "\n}\n"
         "func.func private @greater(%a: tensor<" +
         element.name + ">, %b: tensor<" + element.name +
         ">, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {\n  %0 = stablehlo.compare " +
         (element.name[0] == 'f' ? "GT" : "EQ") + ", %a, %b : (tensor<" + element.name + ">, tensor<" + element.name +
         ">) -> tensor<i1>\n  return %0 : tensor<i1>\n}\n";
}

} // namespace shlo::test
