// The generated tables: looking things up in them, and the slots of ops against MLIR's own access by name.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/text.h"
#include "vhlo/properties.h"
#include "vhlo/tables.h"

#include "mlir/IR/Builders.h"

#include <catch2/catch.hpp>

using namespace shlo;
using namespace shlo::vhlo;

TEST_CASE("every op is found by its names", "[tables]") {
  REQUIRE(opRecords().size() >= 120);
  for (const OpRecord &record : opRecords()) {
    INFO(record.op.str());
    CHECK(findByOp(record.op) == &record);
    const OpRecord *found = findByMnemonic(record.mnemonic);
    REQUIRE(found);
    CHECK(found->mnemonic == record.mnemonic);
    CHECK((found == &record || record.op == "stablehlo.return"));
  }
  CHECK(findByMnemonic("return")->op == "func.return");
  CHECK(findByOp("stablehlo.return")->mnemonic == "return");
  for (const char *name : {"", "ad", "addd", "stablehlo.add", "zzz", "ABS"})
    CHECK(findByMnemonic(name) == nullptr);
  for (const char *name : {"", "add", "stablehlo.", "stablehlo.ad", "vhlo.add_v1", "zzz"})
    CHECK(findByOp(name) == nullptr);
}

TEST_CASE("versions of an op follow each other without gaps", "[tables]") {
  for (const OpRecord &record : opRecords()) {
    INFO(record.op.str());
    for (size_t i = 0; i < record.versions.size(); ++i) {
      const OpVersion &version = record.versions[i];
      CHECK(version.number == i + 1);
      CHECK(version.min <= version.max);
      if (i)
        CHECK(record.versions[i - 1].max < version.min);
      for (size_t k = 0; k < version.attributes.size(); ++k) {
        const WireAttribute &attribute = version.attributes[k];
        CHECK((attribute.slot < record.slots.size() || (attribute.slot == noSlot && version.step)));
        if (k)
          CHECK(version.attributes[k - 1].name < attribute.name);
      }
    }
    CHECK(record.versions.back().max == currentVersion);
  }
}

TEST_CASE("codes are places", "[tables]") {
  for (size_t i = 0; i < typeRecords().size(); ++i)
    CHECK(typeRecords()[i].code == i);
  for (size_t i = 0; i < attributeRecords().size(); ++i)
    CHECK(attributeRecords()[i].code == i + 1);
  CHECK(enumRecords().size() == 9);
}

TEST_CASE("bytecode versions of releases", "[tables]") {
  // Facts about artifacts, among them patch releases, which no table lists.
  CHECK(bytecodeVersion({0, 9, 0}) == 0);
  CHECK(bytecodeVersion({0, 9, 5}) == 0);
  CHECK(bytecodeVersion({0, 10, 0}) == 1);
  CHECK(bytecodeVersion({0, 11, 3}) == 1);
  CHECK(bytecodeVersion({0, 13, 0}) == 3);
  CHECK(bytecodeVersion({0, 14, 9}) == 4);
  CHECK(bytecodeVersion({0, 15, 0}) == 6);
  CHECK(bytecodeVersion(currentVersion) == 6);
}

TEST_CASE("versions for consumers of some age", "[tables]") {
  CHECK(versionFor(0) == text(currentVersion));
  CHECK(versionFor(1) == std::string("1.18.0"));
  CHECK(versionFor(2) == std::string("1.16.3"));
  CHECK(versionFor(3) == text(minimumVersion));
  CHECK(versionFor(4) == nullptr);
  CHECK(versionFor(-1) == nullptr);
}

TEST_CASE("slots are what MLIR finds by name", "[tables]") {
  auto module = Module::create();
  mlir::Builder build(&module->context());
  mlir::Attribute candidates[] = {
      build.getI64IntegerAttr(3), build.getI32IntegerAttr(1), build.getBoolAttr(true), build.getUnitAttr(),
      build.getStringAttr("text"), build.getArrayAttr({}), build.getDictionaryAttr({}),
      build.getDenseI64ArrayAttr({1, 2}), build.getDenseBoolArrayAttr({true}), build.getI64TensorAttr({1, 2}),
      mlir::FlatSymbolRefAttr::get(build.getContext(), "name"), build.getF32FloatAttr(1)};
  size_t taken = 0, refused = 0;
  for (const OpRecord &record : opRecords()) {
    INFO(record.op.str());
    auto slots = propertySlots(record);
    if (!record.op.starts_with("stablehlo.")) {
      CHECK(slots.empty());
      continue;
    }
    REQUIRE(slots.size() == record.slots.size());
    mlir::OperationName name(record.op, build.getContext());
    mlir::Operation *byPlace = mlir::Operation::create(mlir::OperationState(build.getUnknownLoc(), name));
    mlir::Operation *byName = mlir::Operation::create(mlir::OperationState(build.getUnknownLoc(), name));
    for (size_t i = 0; i < slots.size(); ++i) {
      llvm::StringRef attribute = record.slots[i].attribute;
      mlir::OpaqueProperties properties = byPlace->getPropertiesStorage();
      for (mlir::Attribute candidate : candidates) {
        byName->setInherentAttr(build.getStringAttr(attribute), candidate);
        mlir::Attribute kept = byName->getInherentAttr(attribute).value_or(mlir::Attribute());
        bool set = slots[i].set(properties, candidate);
        CHECK(set == bool(kept));
        CHECK(slots[i].get(properties) == kept);
        CHECK(byPlace->getInherentAttr(attribute).value_or(mlir::Attribute()) == kept);
        ++(set ? taken : refused);
      }
      CHECK(slots[i].set(properties, {}));
      CHECK(!slots[i].get(properties));
    }
    byPlace->destroy();
    byName->destroy();
  }
  CHECK(taken > 100);
  CHECK(refused > 1000);
}
