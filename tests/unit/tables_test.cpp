// Lookups in the generated tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/tables.h"

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
        CHECK((attribute.source < record.attributes.size() || (attribute.source == noSource && version.step)));
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
  // Facts about artifacts, including patch releases, which no table lists.
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
  for (int age : {1, 2})
    CHECK(versionFor(age) != nullptr); // which, is said in capi/version_test.c
  CHECK(versionFor(3) == text(minimumVersion));
  CHECK(versionFor(4) == nullptr);
  CHECK(versionFor(-1) == nullptr);
}
