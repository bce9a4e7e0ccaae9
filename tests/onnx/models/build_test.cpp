// Builds every .onnx file below a folder again, op by op, and compares the text with that of the model that was read.
// Results are inferred first, so each version of an op is built at least once.
//   onnx-build FOLDER FILES [twin]
// Fails if there are fewer files than FILES. The twin leaves out the attributes of functions, and every text must differ.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/rebuilder.h"

#include <stablehlo-c/stablehlo.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>

namespace {

using shlo::test::nameOf;
using shlo::test::Rebuilder;

template <auto destroy> struct Destroyer {
  template <typename T> void operator()(T *handle) const { destroy(handle); }
};
template <typename T, auto destroy> using Handle = std::unique_ptr<T, Destroyer<destroy>>;
using Module = Handle<shlo_module, shlo_module_destroy>;

struct Failure {
  std::string message;
};
void check(shlo_status status, shlo_error *error, const std::string &what) {
  if (!status)
    return;
  const std::string message = what + ": " + shlo_error_message(error, nullptr);
  shlo_error_destroy(error);
  throw Failure{message};
}

std::string textOf(const shlo_module *module) {
  shlo_buffer *buffer = nullptr;
  shlo_error *error = nullptr;
  check(shlo_module_print(module, nullptr, &buffer, &error), error, "print");
  std::string text(static_cast<const char *>(shlo_buffer_data(buffer)), shlo_buffer_size(buffer));
  shlo_buffer_destroy(buffer);
  return text;
}

std::string nameIn(const shlo_operation *op, const char *attribute) {
  const char *name = shlo_attribute_text(shlo_operation_attribute(op, attribute, std::string_view(attribute).size()), nullptr);
  return name ? name : "";
}

class Copier {
public:
  Copier(const shlo_module *model, bool isTwin) : model(model), isTwin(isTwin) {}

  // The versions whose results were inferred are added to `inferred`, others to `given`.
  Module copy(std::set<std::string> &inferred, std::set<std::string> &given) {
    shlo_error *error = nullptr;
    shlo_builder *made = nullptr;
    check(shlo_builder_create(nullptr, 0, &made, &error), error, "create");
    Handle<shlo_builder, shlo_builder_destroy> owner(made);
    builder = made;
    const shlo_operation *root = shlo_module_operation(model);
    for (size_t i = 0; i < shlo_operation_attribute_count(root); ++i) {
      size_t length = 0;
      const char *name = shlo_operation_attribute_name(root, i, &length);
      check(shlo_builder_set_attribute(builder, nullptr, name, length, shlo_operation_attribute_at(root, i), &error),
            error, name);
    }
    for (const shlo_operation *function = shlo_region_first(shlo_operation_region(root, 0)); function;
         function = shlo_operation_next(function))
      copyFunction(function, inferred, given);
    shlo_module *module = nullptr;
    check(shlo_builder_finish(builder, &module, &error), error, "finish");
    return Module(module);
  }

private:
  void copyFunction(const shlo_operation *function, std::set<std::string> &inferred, std::set<std::string> &given) {
    shlo_error *error = nullptr;
    const shlo_region *body = shlo_operation_region(function, 0);
    std::vector<const shlo_value *> arguments;
    for (size_t i = 0; i < shlo_region_argument_count(body); ++i)
      arguments.push_back(shlo_region_argument(body, i));
    Rebuilder rebuilder(builder);
    const bool isPrivate = nameIn(function, "sym_visibility") == "private";
    const shlo_region *begun =
        rebuilder.begin(nameIn(function, "sym_name"), isPrivate ? SHLO_VISIBILITY_PRIVATE : SHLO_VISIBILITY_DEFAULT,
                        arguments, &error);
    check(begun ? SHLO_OK : SHLO_INTERNAL, error, "begin");
    const shlo_operation *last = shlo_region_last(body);
    for (const shlo_operation *op = shlo_region_first(body); op != last; op = shlo_operation_next(op)) {
      (infers(op, rebuilder) ? inferred : given).insert(std::string(nameOf(op)));
      check(rebuilder.add(op, &error) ? SHLO_OK : SHLO_INTERNAL, error, std::string(nameOf(op)));
    }
    const std::vector<const shlo_value *> returned = rebuilder.operandsOf(last);
    const shlo_operation *made = nullptr;
    check(shlo_builder_end_function(builder, returned.size(), returned.data(), &made, &error), error, "end");
    const shlo_operation *end = shlo_region_last(shlo_operation_region(made, 0));
    check(rebuilder.copyAttributes(last, end, &error) ? SHLO_OK : SHLO_INTERNAL, error, "end");
    if (isTwin)
      return;
    for (size_t i = 0; i < shlo_operation_attribute_count(function); ++i) {
      size_t length = 0;
      const char *name = shlo_operation_attribute_name(function, i, &length);
      const shlo_attribute *value = shlo_operation_attribute_at(function, i);
      const std::string_view text(name, length);
      if (text == "arg_attrs" || text == "res_attrs")
        copyLists(value, made, text == "arg_attrs" ? shlo_builder_set_argument_attribute : shlo_builder_set_result_attribute);
      else if (text.starts_with("onnx."))
        check(shlo_builder_set_attribute(builder, made, name, length, value, &error), error, name);
    }
  }

  void copyLists(const shlo_attribute *list, const shlo_operation *function,
                 decltype(shlo_builder_set_argument_attribute) *set) {
    shlo_error *error = nullptr;
    for (size_t i = 0; i < shlo_attribute_count(list); ++i) {
      const shlo_attribute *one = shlo_attribute_at(list, i);
      for (size_t k = 0; k < shlo_attribute_count(one); ++k) {
        size_t length = 0;
        const char *name = shlo_attribute_key(one, k, &length);
        check(set(builder, function, i, name, length, shlo_attribute_at(one, k), &error), error, name);
      }
    }
  }

  bool infers(const shlo_operation *op, Rebuilder &rebuilder) {
    if (shlo_operation_region_count(op))
      return false; // regions wait for the op that takes them; add() makes them
    std::vector<const shlo_type *> types;
    for (const shlo_value *operand : rebuilder.operandsOf(op))
      types.push_back(shlo_value_type(operand));
    constexpr size_t most = 64;
    const shlo_type *results[most];
    size_t count = 0;
    const std::string_view name = nameOf(op);
    return !shlo_builder_infer(builder, name.data(), name.size(), types.size(), types.data(),
                               rebuilder.attributesOf(op), 0, nullptr, most, results, &count, nullptr);
  }

  const shlo_module *model;
  bool isTwin;
  shlo_builder *builder = nullptr;
};

} // namespace

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: %s FOLDER FILES [twin]\n", argv[0]);
    return 2;
  }
  const bool twin = argc > 3;
  size_t files = 0, wrong = 0;
  std::set<std::string> inferred, given;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(argv[1])) {
    if (entry.path().extension() != ".onnx")
      continue;
    ++files;
    const std::string path = entry.path().string();
    try {
      shlo_module *module = nullptr;
      shlo_error *error = nullptr;
      check(shlo_module_load_file(path.data(), path.size(), nullptr, &module, &error), error, "load");
      const Module model(module);
      const Module copy = Copier(module, twin).copy(inferred, given);
      if ((textOf(copy.get()) == textOf(module)) == twin) {
        ++wrong;
        std::printf("%s: built %s\n", path.c_str(), twin ? "as if nothing were missing" : "differently");
      }
    } catch (const Failure &failure) {
      ++wrong;
      std::printf("%s: %s\n", path.c_str(), failure.message.c_str());
    }
  }
  for (const std::string &name : inferred)
    given.erase(name);
  std::printf("%zu files, %zu wrong; results of %zu ops inferred, given of %zu:", files, wrong, inferred.size(), given.size());
  for (const std::string &name : given)
    std::printf(" %s", name.c_str());
  std::printf("\n");
  return wrong || files < size_t(std::atoll(argv[2]));
}
