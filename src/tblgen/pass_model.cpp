// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/pass_model.h"

#include "tblgen/records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace llvm;

namespace shlo::tblgen {
namespace passes {

std::string Pass::optionsClass() const {
  return options.empty() ? "" : std::string(1, toUpper(function[0])) + function.substr(1) + "Options";
}

namespace {

std::vector<std::string> texts(const Record &record, StringRef field) {
  std::vector<std::string> result;
  for (StringRef one : record.getValueAsListOfStrings(field))
    result.push_back(one.str());
  return result;
}

Option readOption(const Record &record) {
  const Record *type = record.getValueAsDef("type");
  return {record.getValueAsString("name").str(),    record.getValueAsString("member").str(),
          record.getValueAsString("summary").str(), type->getName().str(),
          type->getValueAsString("cpp").str(),      record.getValueAsString("absent").str()};
}

Pass readPass(const Record &record) {
  Pass pass;
  pass.name = record.getValueAsString("name");
  pass.summary = record.getValueAsString("summary");
  pass.description = record.getValueAsString("description");
  pass.function = record.getValueAsString("function");
  pass.applies = record.getValueAsString("applies");
  pass.source = sourceOf(record);
  pass.anchor = record.getValueAsDef("anchor")->getName();
  pass.keeps = record.getValueAsDef("keeps")->getName();
  pass.otherNames = texts(record, "otherNames");
  pass.idempotent = record.getValueAsBit("idempotent");
  pass.testOnly = record.getValueAsBit("testOnly");
  pass.takes = record.getValueAsDef("takes")->getName();
  pass.replaces = record.getValueAsBit("replaces");
  for (const Record *option : record.getValueAsListOfDefs("options"))
    pass.options.push_back(readOption(*option));
  return pass;
}

// A name that pipelines can have: letters, digits and dashes.
bool isName(StringRef name) {
  return !name.empty() && all_of(name, [](char c) { return isAlnum(c) || c == '-'; });
}

} // namespace
} // namespace passes

bool readRecords(const RecordKeeper &records, passes::Registry &registry) {
  bool good = true;
  std::set<std::string> names;
  auto claim = [&](const Record &record, StringRef name) {
    if (!passes::isName(name) || !names.insert(name.str()).second) {
      PrintError(record.getLoc(), "the name " + quoted(name) + " is no name, or another record has it");
      good = false;
    }
  };
  for (const Record *record : records.getAllDerivedDefinitions("Pass")) {
    passes::Pass &pass = registry.passes.emplace_back(passes::readPass(*record));
    claim(*record, pass.name);
    for (const std::string &name : pass.otherNames)
      claim(*record, name);
    std::set<std::string> options, members;
    for (const passes::Option &option : pass.options)
      if (!options.insert(option.name).second || !members.insert(option.member).second) {
        PrintError(record->getLoc(), "two options of " + quoted(pass.name) + " have one name: " + quoted(option.name));
        good = false;
      }
    if (!StringRef(pass.summary).ends_with(".")) {
      PrintError(record->getLoc(), "the summary of " + quoted(pass.name) + " is no sentence");
      good = false;
    }
  }
  for (const Record *record : records.getAllDerivedDefinitions("Pipeline")) {
    registry.pipelines.push_back({record->getValueAsString("name").str(), record->getValueAsString("text").str(),
                                  record->getValueAsString("summary").str()});
    claim(*record, registry.pipelines.back().name);
  }
  sort(registry.passes, [](const passes::Pass &a, const passes::Pass &b) { return a.name < b.name; });
  sort(registry.pipelines, [](const passes::Pipeline &a, const passes::Pipeline &b) { return a.name < b.name; });
  return good;
}

} // namespace shlo::tblgen
