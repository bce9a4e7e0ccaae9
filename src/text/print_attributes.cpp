// Prints attributes and their aliases.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/cursor.h"
#include "text/printer.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IntegerSet.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace shlo::text {
namespace {

// Longer text is printed anew each time.
constexpr uint64_t longestKnown = 1024;

class DialectPrinter final : public PrinterInterface<DialectAsmPrinter> {
  using PrinterInterface::PrinterInterface;
};

// The name of an attribute's alias without its number; empty if it has none.
llvm::StringLiteral aliasName(Attribute attribute) {
  if (isa<AffineMapAttr>(attribute))
    return "#map";
  if (isa<IntegerSetAttr>(attribute))
    return "#set";
  if (auto distinct = dyn_cast<DistinctAttr>(attribute); distinct && !isa<UnitAttr>(distinct.getReferencedAttr()))
    return "#distinct";
  return "";
}

} // namespace

//===- Aliases and text that is known -----------------------------------------------------------------------------===//

Printer::Open Printer::open() { return {out.tell(), uses.size(), std::exchange(deepestPart, -1), 0, late}; }

int Printer::close(const Open &open) {
  int depth = deepestPart + 1;
  deepestPart = std::max(open.deepestPart, depth);
  return depth;
}

bool Printer::printKnown(const void *key) {
  auto found = known.find(key);
  if (found == known.end())
    return false;
  out << found->second.text;
  deepestPart = std::max(deepestPart, found->second.depth);
  return true;
}

void Printer::closeKnown(const void *key, const Open &open) {
  int depth = close(open);
  if (uses.size() == open.uses && !out.isOver() && out.tell() - open.begin <= longestKnown)
    known.try_emplace(key, Known{out.from(open.begin).str(), depth});
}

// Programs have few types and attributes, and each of them often.
template <typename T> void Printer::cached(T what, void (Printer::*print)(T)) {
  if (printKnown(what.getAsOpaquePointer()))
    return;
  const Open begun = open();
  (this->*print)(what);
  closeKnown(what.getAsOpaquePointer(), begun);
}
template void Printer::cached(Type, void (Printer::*)(Type));
template void Printer::cached(Attribute, void (Printer::*)(Attribute));

Printer::Open Printer::openAlias(const void *key, llvm::StringLiteral name, bool isLate) {
  const unsigned alias = aliases.add(key, name, isLate);
  Open begun = open();
  begun.alias = alias;
  late = isLate;
  return begun;
}

void Printer::closeAlias(const Open &open) {
  Aliases::Definition definition{{out.from(open.begin).str(), {}}, unsigned(close(open))};
  for (const Aliases::Use &use : ArrayRef(uses).drop_front(open.uses))
    definition.text.uses.push_back({use.position - open.begin, use.alias});
  uses.resize(open.uses);
  out.cut(open.begin);
  aliases.define(open.alias, std::move(definition));
  late = open.late;
}

unsigned Printer::defineAlias(const void *key, llvm::StringLiteral name, llvm::function_ref<void()> print) {
  const Open begun = openAlias(key, name, /*isLate=*/false);
  print();
  closeAlias(begun);
  return begun.alias;
}

void Printer::useAlias(unsigned alias) {
  if (!late)
    aliases.defineEarly(alias);
  uses.push_back({out.tell(), alias});
  deepestPart = std::max(deepestPart, int(aliases.depthOf(alias)));
}

bool Printer::alias(Attribute attribute) {
  if (!useAliases)
    return false;
  if (auto location = dyn_cast<LocationAttr>(attribute)) {
    useAlias(locationAlias(location, late));
    return true;
  }
  llvm::StringLiteral name = aliasName(attribute);
  if (name.empty())
    return false;
  const void *key = attribute.getAsOpaquePointer();
  std::optional<unsigned> known = aliases.find(key);
  useAlias(known ? *known : defineAlias(key, name, [&] { attributeItself(attribute); }));
  return true;
}

std::string Printer::take() {
  out.flush();
  return aliases.empty() ? std::move(text) : aliases.complete({std::move(text), std::move(uses)}, programEnd);
}

//===- Names and text ---------------------------------------------------------------------------------------------===//

void Printer::wordOrString(StringRef text) {
  if (!text.empty() && startsWord(text.front()) && llvm::all_of(text, continuesWord))
    out << text;
  else
    string(text);
}

void Printer::string(StringRef text) {
  out << '"';
  llvm::printEscapedString(text, out);
  out << '"';
}

void Printer::symbol(StringRef name) {
  out << '@';
  wordOrString(name);
}

template <typename T> void Printer::ofDialect(char sigil, StringRef dialect, T printText) {
  out << sigil << dialect << '.';
  uint64_t begin = out.tell();
  printText();
  StringRef text = out.from(begin);
  StringRef body = text.drop_while(continuesWord);
  bool isPlain = !text.empty() && llvm::isAlpha(text.front()) &&
                 (body.empty() || (body.starts_with("<") && Cursor(body, UINT32_MAX).takeBody() == body));
  // In brackets, a dash at the end would be the begin of an arrow. Only a name behind '.' ends so.
  isPlain |= text.ends_with("-");
  if (isPlain)
    return;
  out.replace(begin - 1, '<');
  out << '>';
}

void Printer::ofDialect(Type type) {
  ofDialect('!', type.getDialect().getNamespace(), [&] {
    DialectPrinter printer(*this);
    type.getDialect().printType(type, printer);
  });
}

void Printer::ofDialect(OpaqueType type) {
  ofDialect('!', type.getDialectNamespace(), [&] { out << type.getTypeData(); });
}

void Printer::ofDialect(Attribute attribute) {
  ofDialect('#', attribute.getDialect().getNamespace(), [&] {
    DialectPrinter printer(*this);
    attribute.getDialect().printAttribute(attribute, printer);
  });
}

void Printer::ofDialect(OpaqueAttr attribute) {
  ofDialect('#', attribute.getDialectNamespace(), [&] { out << attribute.getAttrData(); });
}

//===- Attributes -------------------------------------------------------------------------------------------------===//

void Printer::named(NamedAttribute attribute) {
  wordOrString(attribute.getName().strref());
  if (isa<UnitAttr>(attribute.getValue()))
    return;
  out << " = ";
  this->attribute(attribute.getValue());
}

void Printer::dictionary(ArrayRef<NamedAttribute> attributes) {
  out << '{';
  for (size_t i = 0; i < attributes.size(); ++i) {
    if (i)
      out << ", ";
    named(attributes[i]);
  }
  out << '}';
}

void Printer::dictionary(ArrayRef<NamedAttribute> attributes, ArrayRef<StringRef> without) {
  SmallVector<NamedAttribute> shown;
  for (NamedAttribute one : attributes)
    if (!llvm::is_contained(without, one.getName().strref()))
      shown.push_back(one);
  dictionary(shown);
}

void Printer::integer(const APInt &value, Type type) {
  if (type.isSignlessInteger(1))
    out << (value.isZero() ? "false" : "true");
  else
    value.print(out, /*isSigned=*/!type.isUnsignedInteger());
}

void Printer::attribute(Attribute attribute, TypeBehind typeBehind) {
  if (!attribute)
    out << "<<NULL ATTRIBUTE>>"; // of an op that does not verify
  else if (alias(attribute))
    return;
  else if (typeBehind == TypeBehind::Always)
    cached(attribute, &Printer::attributeItself);
  else
    uncached(attribute, typeBehind);
}

void Printer::uncached(Attribute attribute, TypeBehind typeBehind) {
  const Open begun = open();
  attributeOf(attribute, typeBehind);
  close(begun);
}

void Printer::attributeItself(Attribute attribute) { attributeOf(attribute, TypeBehind::Always); }

void Printer::attributeOf(Attribute attribute, TypeBehind typeBehind) {
  auto typeFollows = [&](Type type, bool isUsual = false) {
    if (typeBehind == TypeBehind::Never || (typeBehind == TypeBehind::UnlessUsual && isUsual) || isa<NoneType>(type))
      return;
    out << " : ";
    this->type(type);
  };
  llvm::TypeSwitch<Attribute>(attribute)
      .Case([&](IntegerAttr number) {
        integer(number.getValue(), number.getType());
        if (!number.getType().isSignlessInteger(1))
          typeFollows(number.getType(), number.getType().isSignlessInteger(64));
      })
      .Case([&](FloatAttr value) {
        const bool isDecimal = number(value.getValue());
        typeFollows(value.getType(), isDecimal && value.getType().isF64()); // hexadecimal numbers are usually integers
      })
      .Case([&](StringAttr text) {
        string(text.getValue());
        typeFollows(text.getType());
      })
      .Case([&](ElementsAttr elements) {
        constant(elements);
        typeFollows(elements.getShapedType());
      })
      .Case([&](DenseArrayAttr numbers) { array(numbers); })
      .Case([&](UnitAttr) { out << "unit"; })
      .Case([&](DictionaryAttr entries) { dictionary(entries.getValue()); })
      .Case([&](ArrayAttr array) {
        out << '[';
        list(array, [&](Attribute one) { this->attribute(one, TypeBehind::UnlessUsual); });
        out << ']';
      })
      .Case([&](TypeAttr type) { this->type(type.getValue()); })
      .Case([&](SymbolRefAttr reference) {
        symbol(reference.getRootReference().getValue());
        for (FlatSymbolRefAttr nested : reference.getNestedReferences()) {
          out << "::";
          symbol(nested.getValue());
        }
      })
      .Case([&](LocationAttr location) { locationInPlace(location); })
      .Case([&](AffineMapAttr map) {
        out << "affine_map<";
        map.getValue().print(out);
        out << '>';
      })
      .Case([&](IntegerSetAttr set) {
        out << "affine_set<";
        set.getValue().print(out);
        out << '>';
      })
      .Case([&](DistinctAttr attribute) {
        unsigned number = distinct.try_emplace(attribute, distinct.size()).first->second;
        out << "distinct[" << number << "]<";
        if (!isa<UnitAttr>(attribute.getReferencedAttr()))
          this->attribute(attribute.getReferencedAttr());
        out << '>';
      })
      .Case([&](StridedLayoutAttr layout) { layout.print(out); })
      .Case([&](OpaqueAttr opaque) {
        ofDialect(opaque);
        typeFollows(opaque.getType());
      })
      .Default([&](Attribute other) {
        ofDialect(other);
        if (auto typed = dyn_cast<TypedAttr>(other))
          typeFollows(typed.getType());
      });
}

} // namespace shlo::text
