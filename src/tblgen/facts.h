// Reads what the records say for builders in other languages.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tblgen/model.h"

#include "llvm/ADT/StringRef.h"

namespace mlir::tblgen {
class Attribute;
} // namespace mlir::tblgen

namespace shlo::tblgen {

void readFacts(const llvm::Record &record, BuildingFacts &facts);
RewritingFacts readRewriting(const llvm::Record &record);
Absence absenceOf(const llvm::Record &record);
// What the types of values of regions mean, by name.
std::map<std::string, std::string> readRegionValues(const llvm::RecordKeeper &records);
std::vector<AttributeKind> readAttributeKinds(const llvm::RecordKeeper &records);

// The types that a constraint on operands or results accepts. Adds the classes of elements that are new.
void readTypes(const llvm::Record &constraint, Value &value,
               std::map<std::string, std::vector<std::string>> &elementClasses);

// Reads which operands accept fewer element types.
void narrowTypes(const llvm::Record &record, Op &op, std::map<std::string, std::vector<std::string>> &elementClasses);

// What attributes are made of, from their constraints.
class Structures {
public:
  explicit Structures(const llvm::RecordKeeper &records);
  Structure of(const mlir::tblgen::Attribute &attribute) const;
  // A field of a struct; the C++ type determines it, unless the record says more.
  Structure ofField(const llvm::Record &record, llvm::StringRef field, llvm::StringRef cppType) const;

private:
  Structure ofType(llvm::StringRef cppType) const;

  std::map<const llvm::Record *, std::string> kinds;      // by attribute
  std::map<std::string, std::string> kindsOfTypes;        // by C++ type
  std::map<std::string, const llvm::Record *> ofDialects; // attributes that a dialect defines, by C++ class
};

struct BuilderFunction;
// The text of an error if the length is not one, or names a parameter that the function does not have.
std::optional<std::string> checkLength(llvm::StringRef length, const BuilderFunction &function);

} // namespace shlo::tblgen
