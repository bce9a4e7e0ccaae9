// Contexts that are used again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/contexts.h"

#include "artifact/artifact.h"
#include "dialect/module.h"
#include "text/print.h"
#include "text/text.h"

#include <stablehlo-c/builder.h>

#include <catch2/catch.hpp>

#include <set>
#include <string>
#include <thread>

using namespace shlo;

namespace {

const std::string small = "module { func.func @f() { return } }";

std::shared_ptr<Module> parsed(const std::string &text) {
  auto module = parseText(text, {});
  REQUIRE(module);
  return *module;
}

const void *contextOf(const std::string &text) { return &parsed(text)->context(); }

// Takes all contexts that wait. Returns their number.
size_t drain() {
  size_t count = 0;
  while (ModuleContext::take()->isPrepared())
    ++count;
  return count;
}

// How many contexts wait after what happens.
template <typename F> size_t keptBy(F &&happens) {
  drain();
  happens();
  return drain();
}

} // namespace

TEST_CASE("The context of a small module is used again") {
  const void *context = contextOf(small);
  CHECK(contextOf(small) == context);
  // Of an artifact, too, and after a failure.
  auto bytes = artifact::write(*parsed(small), {});
  REQUIRE(bytes);
  auto read = artifact::read(*bytes, {});
  REQUIRE(read);
  CHECK(&(*read)->context() == context);
  read->reset();
  CHECK(!parseText("module { func.func @f() { return ", {}));
  CHECK(contextOf(small) == context);
  const void *elsewhere = nullptr;
  std::thread([&] { elsewhere = contextOf(small); }).join();
  CHECK(elsewhere == context);
}

TEST_CASE("Modules that live at once have contexts of their own, and few contexts are kept") {
  CHECK(keptBy([] {
          std::vector<std::shared_ptr<Module>> modules;
          std::set<const void *> contexts;
          for (int i = 0; i < 9; ++i)
            contexts.insert(&modules.emplace_back(parsed(small))->context());
          CHECK(contexts.size() == 9);
        }) == 4);
}

TEST_CASE("A context that took much input is not used again") {
  auto module = [](size_t bytes) { return "module attributes {x.a = \"" + std::string(bytes, 'x') + "\"} {}"; };
  CHECK(keptBy([&] { parsed(module(32000)); }) == 1);
  CHECK(keptBy([&] { parsed(module(33000)); }) == 0);
  // Of all modules together.
  CHECK(keptBy([&] {
          parsed(module(16000));
          parsed(module(16000));
        }) == 1);
  CHECK(keptBy([&] {
          parsed(module(17000));
          parsed(module(17000));
        }) == 0);
}

TEST_CASE("What a module made known does not reach the next one") {
  auto bytes = artifact::write(*parsed(small), {});
  REQUIRE(bytes);
  CHECK(keptBy([&] { REQUIRE(artifact::printVersioned(*bytes, {})); }) == 0);
  CHECK(!parseText("module { \"vhlo.return_v1\"() : () -> () }", {}));
}

TEST_CASE("Resources keep their names") {
  const std::string text = "module attributes {x.r = dense_resource<k> : tensor<4xi8>} {} "
                           "{-# dialect_resources: { builtin: { k: \"0x0400000001020304\" } } #-}";
  for (int i = 0; i < 3; ++i) {
    auto printed = printText(*parsed(text), PrintOptions());
    REQUIRE(printed);
    CHECK(printed->find("dense_resource<k>") != std::string::npos);
  }
}

TEST_CASE("A copy for a pass ends the use of a context") {
  CHECK(keptBy([] { parsed(small)->clone(); }) == 0);
}

TEST_CASE("Memory that attributes borrow ends the use of a context") {
  CHECK(keptBy([] { parsed(small)->keep(std::make_shared<int>(0)); }) == 0);
}

namespace {

// Builds a module with a text, numbers and a name in a location, and frees it.
void build(size_t textSize, size_t numbers, size_t nameSize, bool finishes, const shlo_type *foreign = nullptr) {
  shlo_builder *builder = nullptr;
  REQUIRE(shlo_builder_create(nullptr, 0, &builder, nullptr) == SHLO_OK);
  const shlo_type *type = nullptr;
  const shlo_attribute *value = nullptr;
  const std::string text(textSize, 't');
  REQUIRE(shlo_builder_string_attribute(builder, text.data(), text.size(), &value, nullptr) == SHLO_OK);
  const std::vector<int64_t> list(numbers, 7);
  REQUIRE(shlo_builder_integers_attribute(builder, numbers, list.data(), &value, nullptr) == SHLO_OK);
  const std::string name(nameSize, 'n');
  REQUIRE(shlo_builder_set_location_name(builder, name.data(), name.size(), nullptr) == SHLO_OK);
  const shlo_region *body = nullptr;
  REQUIRE(shlo_builder_begin_function(builder, "f", 1, SHLO_VISIBILITY_DEFAULT, 0, nullptr, &body, nullptr) == SHLO_OK);
  if (foreign)
    CHECK(shlo_builder_tuple_type(builder, 1, &foreign, &type, nullptr) == SHLO_OK);
  REQUIRE(shlo_builder_end_function(builder, 0, nullptr, nullptr, nullptr) == SHLO_OK);
  shlo_module *module = nullptr;
  if (finishes)
    REQUIRE(shlo_builder_finish(builder, &module, nullptr) == SHLO_OK);
  shlo_builder_destroy(builder);
  shlo_module_destroy(module);
}

} // namespace

TEST_CASE("The context of a small module that was built is used again") {
  for (bool finishes : {false, true}) {
    CHECK(keptBy([&] { build(100, 10, 10, finishes); }) == 1);
    CHECK(keptBy([&] { build(15000, 1500, 3000, finishes); }) == 1);
    CHECK(keptBy([&] { build(33000, 10, 10, finishes); }) == 0);
    CHECK(keptBy([&] { build(10, 4200, 10, finishes); }) == 0);
    CHECK(keptBy([&] { build(10, 10, 33000, finishes); }) == 0);
    CHECK(keptBy([&] {
            for (int i = 0; i < 3; ++i)
              build(12000, 10, 10, finishes);
          }) == 0);
  }
  // What is copied from another context may be much.
  shlo_builder *other = nullptr;
  REQUIRE(shlo_builder_create(nullptr, 0, &other, nullptr) == SHLO_OK);
  const shlo_type *foreign = nullptr;
  REQUIRE(shlo_builder_tensor_type(other, SHLO_TYPE_I8, 0, nullptr, &foreign, nullptr) == SHLO_OK);
  CHECK(keptBy([&] { build(100, 10, 10, true, foreign); }) == 0);
  shlo_builder_destroy(other);
}
