// The text of versioned attributes, types and functions, according to the tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/versioned.h"

#include "dialect/asm_form.h"
#include "dialect/elements.h"

#include "llvm/ADT/StringExtras.h"

using namespace shlo;
using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

namespace {

Attribute i64(mlir::MLIRContext *context, int64_t value) {
  return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), value);
}

// Parses or prints the parts of one record.
class PartForm : public AsmForm {
public:
  using AsmForm::AsmForm;

  // The text after the name.
  void body(const CodeRecord &record, llvm::MutableArrayRef<Attribute> values);
  // If the text continues, the rest of a longer form of the same name.
  bool longer(const CodeRecord &record, const CodeRecord &other, llvm::MutableArrayRef<Attribute> values);
  void close();

private:
  void fields(StringRef form, const CodeRecord &record, llvm::MutableArrayRef<Attribute> values);
  void part(const CodeRecord &record, PartKind kind, Attribute &value);
  void enumeration(const CodeRecord &record, Attribute &value);
  void number(int64_t &value, bool isCount);
  void real(Attribute &value);
  void typedReal(Attribute &value);
  void extents(Attribute &value);
  void types(StringRef none, Attribute &value);
  void attribute(Attribute &value);
  void pairs(Attribute &value);
  void numbers(Attribute &value);
  void reals(Attribute &value);
  void complain(llvm::SMLoc place, const Twine &message) { check(parser->emitError(place, message)); }
};

void PartForm::body(const CodeRecord &record, llvm::MutableArrayRef<Attribute> values) {
  if (record.parts.empty())
    return;
  if (record.parts[0].kind == PartKind::Enum) {
    if (!reads())
      printer->getStream() << ' ';
    return enumeration(record, values[0]);
  }
  literal("<");
  fields(record.form, record, values);
}

bool PartForm::longer(const CodeRecord &record, const CodeRecord &other, llvm::MutableArrayRef<Attribute> values) {
  StringRef rest = StringRef(other.form).drop_front(record.form.size());
  StringRef first = rest.take_until([](char c) { return c == '$'; });
  if (!good() || !optional(first, false))
    return false;
  fields(rest.drop_front(first.size()), other, values);
  return true;
}

void PartForm::close() {
  if (comma)
    complain(parser->getCurrentLocation(), "expected no trailing comma");
  literal(">");
}

// In a form, text stands before each part, and none behind the last one.
void PartForm::fields(StringRef form, const CodeRecord &record, llvm::MutableArrayRef<Attribute> values) {
  auto isName = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  while (good() && !form.empty()) {
    bool mayLack = form.consume_front("[");
    auto [text, rest] = form.split('$');
    StringRef name = rest.take_while(isName);
    form = rest.drop_front(name.size());
    size_t index = size_t(llvm::find_if(record.parts, [&](const Part &part) { return part.name == name; }) -
                          record.parts.begin());
    if (mayLack) {
      form.consume_front("]");
      if (!optional(text, bool(values[index])))
        continue;
    } else {
      literal(text);
    }
    if (good())
      part(record, record.parts[index].kind, values[index]);
  }
}

void PartForm::part(const CodeRecord &record, PartKind kind, Attribute &value) {
  switch (kind) {
  case PartKind::Flag: {
    bool flag = !reads() && mlir::cast<mlir::BoolAttr>(value).getValue();
    if (!reads())
      return literal(flag ? "true" : "false");
    StringRef word;
    llvm::SMLoc place = parser->getCurrentLocation();
    check(parser->parseKeyword(&word));
    if (good() && word != "true" && word != "false")
      complain(place, "expected true or false");
    value = mlir::BoolAttr::get(context(), word == "true");
    return;
  }
  case PartKind::Enum:
    return enumeration(record, value);
  case PartKind::Number:
  case PartKind::Count: {
    int64_t image = reads() ? 0 : mlir::cast<mlir::IntegerAttr>(value).getInt();
    number(image, kind == PartKind::Count);
    if (reads())
      value = i64(context(), image);
    return;
  }
  case PartKind::Numbers:
    return numbers(value);
  case PartKind::Extents:
    return extents(value);
  case PartKind::F64:
    return real(value);
  case PartKind::F64s:
    return reals(value);
  case PartKind::String: {
    if (!reads())
      return printer->printAttribute(value);
    std::string text;
    check(parser->parseString(&text));
    value = mlir::StringAttr::get(context(), text);
    return;
  }
  case PartKind::Type: {
    if (!reads())
      return printer->printType(mlir::cast<mlir::TypeAttr>(value).getValue());
    Type type;
    check(parser->parseType(type));
    if (good())
      value = mlir::TypeAttr::get(type);
    return;
  }
  case PartKind::Types:
    return types("", value);
  case PartKind::FunctionTypes: return types("()", value);
  case PartKind::Attr:
  case PartKind::OptionalAttr:
  case PartKind::FlaggedAttr:
    return attribute(value);
  case PartKind::Attrs: {
    SmallVector<Attribute> values;
    if (!reads())
      llvm::append_range(values, mlir::cast<mlir::ArrayAttr>(value));
    list("[", values.size(), "]", [&](size_t i) {
      if (reads())
        values.emplace_back();
      attribute(values[i]);
    });
    if (reads() && good())
      value = mlir::ArrayAttr::get(context(), values);
    return;
  }
  case PartKind::Pairs:
    return pairs(value);
  case PartKind::Float:
    return typedReal(value);
  case PartKind::Integer:
  case PartKind::Elements: {
    if (!reads())
      return printer->printAttribute(value);
    llvm::SMLoc place = parser->getCurrentLocation();
    attribute(value);
    if (!good())
      return;
    if (kind == PartKind::Integer) {
      auto integer = mlir::dyn_cast<mlir::IntegerAttr>(value);
      if (!integer || !versionedOf(integer.getType()) || integer.getType().isInteger(1))
        complain(place, "expected an integer of a versioned type");
      return;
    }
    auto elements = mlir::dyn_cast<mlir::DenseIntOrFPElementsAttr>(value);
    if (!elements || !versionedOf(elements.getType()))
      complain(place, "expected a constant of a versioned type");
    return;
  }
  }
}

void PartForm::enumeration(const CodeRecord &record, Attribute &value) {
  if (!reads()) {
    const EnumCase *known = findCase(record.code, uint64_t(mlir::cast<mlir::IntegerAttr>(value).getInt()));
    return literal(known ? StringRef(known->name) : StringRef());
  }
  StringRef word;
  llvm::SMLoc place = parser->getCurrentLocation();
  check(parser->parseKeyword(&word));
  if (!good())
    return;
  for (const EnumRecord &known : enumRecords())
    if (known.code == record.code)
      for (const EnumCase &one : known.cases)
        if (one.name == word)
          value = i64(context(), one.value);
  if (!value)
    complain(place, "'" + word + "' is not a case of " + record.name);
}

void PartForm::number(int64_t &value, bool isCount) {
  if (!reads()) {
    printer->getStream() << value;
    return;
  }
  llvm::SMLoc place = parser->getCurrentLocation();
  check(parser->parseInteger(value));
  if (good() && isCount && value < 0)
    complain(place, "expected a non-negative number");
}

void PartForm::numbers(Attribute &value) {
  SmallVector<int64_t> images;
  if (!reads())
    images.assign(mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef().begin(),
                  mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef().end());
  list("[", images.size(), "]", [&](size_t i) {
    if (reads())
      images.emplace_back();
    if (reads() ? !symbol('?') : images[i] != dynamicExtent)
      return number(images[i], false);
    images[i] = dynamicExtent;
    if (!reads())
      literal("?");
  });
  if (reads())
    value = mlir::DenseI64ArrayAttr::get(context(), images);
}

void PartForm::real(Attribute &value) {
  if (!reads())
    return printer->printFloat(mlir::cast<mlir::FloatAttr>(value).getValue());
  llvm::APFloat image(0.0);
  check(parser->parseFloat(llvm::APFloat::IEEEdouble(), image));
  value = mlir::FloatAttr::get(mlir::Float64Type::get(context()), image);
}

void PartForm::reals(Attribute &value) {
  SmallVector<double> images;
  if (!reads())
    images.assign(mlir::cast<mlir::DenseF64ArrayAttr>(value).asArrayRef().begin(),
                  mlir::cast<mlir::DenseF64ArrayAttr>(value).asArrayRef().end());
  list("[", images.size(), "]", [&](size_t i) {
    Attribute one;
    if (!reads())
      one = mlir::FloatAttr::get(mlir::Float64Type::get(value.getContext()), images[i]);
    real(one);
    if (reads())
      images.push_back(mlir::cast<mlir::FloatAttr>(one).getValueAsDouble());
  });
  if (reads())
    value = mlir::DenseF64ArrayAttr::get(context(), images);
}

// A number and its type, which follows it and determines its format. An f64 can represent the values of all other
// types. A hexadecimal number is the bits of the type, or of an f64 if it is too long for the type.
void PartForm::typedReal(Attribute &value) {
  if (!reads()) {
    real(value);
    literal(" : ");
    return printer->printType(versionedOf(mlir::cast<mlir::FloatAttr>(value).getType()));
  }
  const char *begin = parser->getCurrentLocation().getPointer(); // the text is NUL-terminated
  bool hexadecimal = begin[0] == '0' && begin[1] == 'x';
  Attribute wide;
  real(wide);
  literal(":");
  if (!good())
    return;
  llvm::SMLoc place = parser->getCurrentLocation();
  Type type;
  check(parser->parseType(type));
  if (!good())
    return;
  auto narrow = mlir::dyn_cast_or_null<mlir::FloatType>(builtinOf(type));
  if (!narrow)
    return complain(place, "expected a versioned float type");
  llvm::APFloat image = mlir::cast<mlir::FloatAttr>(wide).getValue();
  llvm::APInt bits = image.bitcastToAPInt();
  const llvm::fltSemantics &semantics = narrow.getFloatSemantics();
  std::optional<llvm::APFloat> number = hexadecimal && bits.getActiveBits() <= narrow.getWidth()
                                            ? llvm::APFloat(semantics, bits.trunc(narrow.getWidth()))
                                            : ir::nearest(image.convertToDouble(), semantics);
  if (!number)
    return complain(place, "the number is out of the range of its type");
  value = mlir::FloatAttr::get(narrow, *number);
}

void PartForm::extents(Attribute &value) {
  if (!reads()) {
    for (int64_t extent : mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef()) {
      if (extent == dynamicExtent)
        printer->getStream() << "?x";
      else
        printer->getStream() << extent << 'x';
    }
    return;
  }
  SmallVector<int64_t> shape;
  check(parser->parseDimensionList(shape, /*allowDynamic=*/true, /*withTrailingX=*/true));
  value = mlir::DenseI64ArrayAttr::get(context(), shape);
}

void PartForm::types(StringRef none, Attribute &value) {
  SmallVector<Attribute> values;
  if (!reads()) {
    llvm::append_range(values, mlir::cast<mlir::ArrayAttr>(value));
    if (values.empty())
      return literal(none);
    for (auto [i, type] : llvm::enumerate(values)) {
      if (i)
        literal(", ");
      printer->printType(mlir::cast<mlir::TypeAttr>(type).getValue());
    }
    return;
  }
  bool bracketed = symbol('(');
  for (bool more = true; more;) {
    Type type;
    mlir::OptionalParseResult read = parser->parseOptionalType(type);
    if (!read.has_value() && values.empty())
      break;
    check(read.has_value() ? *read : parser->emitError(parser->getCurrentLocation(), "expected a type"));
    if (good())
      values.push_back(mlir::TypeAttr::get(type));
    more = good() && symbol(',');
  }
  if (bracketed)
    literal(")");
  value = mlir::ArrayAttr::get(context(), values);
}

void PartForm::attribute(Attribute &value) {
  if (!reads())
    return printer->printAttribute(value);
  check(parser->parseAttribute(value));
}

void PartForm::pairs(Attribute &value) {
  SmallVector<Attribute> values;
  if (!reads())
    llvm::append_range(values, mlir::cast<mlir::ArrayAttr>(value));
  list("{", values.size() / 2, "}", [&](size_t i) {
    if (reads())
      values.resize(2 * i + 2);
    attribute(values[2 * i]);
    literal(" = ");
    if (good())
      attribute(values[2 * i + 1]);
  });
  if (reads() && good())
    value = mlir::ArrayAttr::get(context(), values);
}

// Parses an attribute or type; null, without parts, on failure.
const CodeRecord *readRecord(mlir::DialectAsmParser &parser, ArrayRef<CodeRecord> records, const char *what,
                             SmallVector<Attribute> &parts) {
  StringRef name;
  llvm::SMLoc place = parser.getCurrentLocation();
  if (mlir::failed(parser.parseKeyword(&name)))
    return nullptr;
  const CodeRecord *record = llvm::find_if(records, [&](const CodeRecord &known) { return known.name == name; });
  if (record == records.end()) {
    parser.emitError(place, "'") << name << "' is not a versioned " << what << " of this library";
    return nullptr;
  }
  PartForm form(parser);
  parts.resize(record->parts.size());
  form.body(*record, parts);
  if (record + 1 != records.end() && record[1].name == record->name) {
    SmallVector<Attribute> more(record[1].parts.size());
    if (form.longer(*record, record[1], more)) {
      for (auto [part, value] : llvm::zip(record->parts, parts))
        for (auto [i, other] : llvm::enumerate(record[1].parts))
          if (other.name == part.name)
            more[i] = value;
      parts = std::move(more);
      ++record;
    }
  }
  if (!record->parts.empty() && record->parts[0].kind != PartKind::Enum)
    form.close();
  return form.good() ? record : nullptr;
}

void printRecord(mlir::DialectAsmPrinter &printer, const CodeRecord &record, ArrayRef<Attribute> parts) {
  printer.getStream() << record.name;
  SmallVector<Attribute> values(parts);
  PartForm form(printer);
  form.body(record, values);
  if (!record.parts.empty() && record.parts[0].kind != PartKind::Enum)
    form.close();
}

// Names the results of an op that has several.
struct ResultNames : mlir::OpAsmOpInterface::FallbackModel<ResultNames> {
  void getAsmResultNames(mlir::Operation *op, mlir::OpAsmSetValueNameFn setName) const {
    const OpRecord *record = findVersioned(op->getName().stripDialect()).first;
    if (record->results.size() == op->getNumResults())
      for (auto [result, name] : llvm::zip(op->getResults(), record->results))
        setName(result, name);
  }
  void getAsmBlockArgumentNames(mlir::Operation *, mlir::Region &, mlir::OpAsmSetValueNameFn) const {}
  void getAsmBlockNames(mlir::Operation *, mlir::OpAsmSetBlockNameFn) const {}
  static StringRef getDefaultDialect() { return ""; }
};

} // namespace

void *VersionedDialect::getRegisteredInterfaceForOp(mlir::TypeID interface, mlir::OperationName op) {
  static const ResultNames names;
  const OpRecord *record = findVersioned(op.stripDialect()).first;
  if (interface != mlir::OpAsmOpInterface::getInterfaceID() || !record || record->results.empty())
    return nullptr;
  return const_cast<ResultNames *>(&names);
}

Attribute VersionedDialect::parseAttribute(mlir::DialectAsmParser &parser, Type) const {
  SmallVector<Attribute> parts;
  const CodeRecord *record = readRecord(parser, attributeRecords(), "attribute", parts);
  return record ? VersionedAttr::get(parser.getContext(), *record, parts) : Attribute();
}

void VersionedDialect::printAttribute(Attribute attribute, mlir::DialectAsmPrinter &printer) const {
  auto versioned = mlir::cast<VersionedAttr>(attribute);
  printRecord(printer, versioned.getRecord(), versioned.getParts());
}

Type VersionedDialect::parseType(mlir::DialectAsmParser &parser) const {
  SmallVector<Attribute> parts;
  const CodeRecord *record = readRecord(parser, typeRecords(), "type", parts);
  return record ? VersionedType::get(parser.getContext(), *record, parts) : Type();
}

void VersionedDialect::printType(Type type, mlir::DialectAsmPrinter &printer) const {
  auto versioned = mlir::cast<VersionedType>(type);
  printRecord(printer, versioned.getRecord(), versioned.getParts());
}
