// Resources in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "parse.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <catch2/catch.hpp>

using namespace shlo::text;

namespace {

// A use of the resource "k", and metadata; null if one of both is refused.
mlir::DenseResourceElementsAttr parse(Texts &texts, const std::string &metadata) {
  return texts.whole("dense_resource<k> : tensor<4xi8> {-# " + metadata + " #-}",
                     [](Parser &parser) -> mlir::DenseResourceElementsAttr {
                       auto use = mlir::dyn_cast_or_null<mlir::DenseResourceElementsAttr>(parser.attribute());
                       return use && parser.cursor.take("{-#") && !parser.fileMetadata() ? use : nullptr;
                     });
}

bool isRefused(const std::string &metadata) {
  Texts texts;
  return !parse(texts, metadata);
}

} // namespace

TEST_CASE("A resource is defined behind its use") {
  Texts texts;
  auto use = parse(texts, "dialect_resources: { builtin: { k: \"0x080000000102aAFF\", other: \"0x01000000\" } }");
  REQUIRE(use);
  mlir::AsmResourceBlob *blob = use.getRawHandle().getBlob();
  REQUIRE(blob);
  CHECK(blob->getDataAlignment() == 8);
  CHECK(llvm::StringRef(blob->getData().data(), blob->getData().size()) == "\x01\x02\xaa\xff");
  // The same key in another text is another resource.
  auto other = parse(texts, "dialect_resources: { builtin: { \"k\": \"0x0400000009\" } }");
  REQUIRE(other);
  CHECK(use.getRawHandle().getBlob()->getData().size() == 4);
  CHECK(other.getRawHandle().getBlob()->getData().size() == 1);
}

TEST_CASE("A resource may lack its data") {
  Texts texts;
  auto use = parse(texts, "");
  REQUIRE(use);
  CHECK(!use.getRawHandle().getBlob());
}

TEST_CASE("Blobs have an alignment that is a power of two") {
  for (const char *blob : {"0x0400000001", "0x01000000", "0x00100000"}) {
    INFO(blob);
    CHECK(!isRefused("dialect_resources: { builtin: { k: \"" + std::string(blob) + "\" } }"));
  }
  for (const char *blob : {"0x0000000001", "0x0300000001", "0x0000008001", "0x010000", "0x", "0x040000000",
                           "0x0400000g", "04000000", "text"}) {
    INFO(blob);
    CHECK(isRefused("dialect_resources: { builtin: { k: \"" + std::string(blob) + "\" } }"));
  }
  CHECK(isRefused("dialect_resources: { builtin: { k: true } }"));
  CHECK(isRefused("dialect_resources: { builtin: { k: 5 } }"));
}

TEST_CASE("External resources are ignored") {
  CHECK(!isRefused("external_resources: { tool: { a: true, \"b c\": \"text\", d: \"0x01\" } }, dialect_resources: {}"));
  CHECK(isRefused("external_resources: { tool: { a: [1] } }"));
  CHECK(isRefused("external_resources: { tool: { a: true } } dialect_resources: {}"));
  CHECK(isRefused("external_resources: { tool: { a: true, } }"));
}

TEST_CASE("Sections and dialects are known") {
  CHECK(isRefused("other: {}"));
  CHECK(isRefused("dialect_resources: { nobody: {} }"));
  CHECK(isRefused("dialect_resources: { quant: {} }"));
  CHECK(isRefused("dialect_resources: { builtin: { k: \"0x0400000001\" }"));
}
