// The text of sdy's attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/sdy_form.h"

#include "llvm/ADT/STLExtras.h"

using namespace shlo::sdy;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;

namespace {

constexpr StringRef reductions[] = {"sum", "max", "min"};
constexpr int64_t lettersFromI = 'z' - 'i' + 1;

Attribute i64(mlir::MLIRContext *context, int64_t value) {
  return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), value);
}

size_t sizeOf(Attribute list) {
  if (auto numbers = mlir::dyn_cast_or_null<mlir::DenseI64ArrayAttr>(list))
    return size_t(numbers.size());
  auto parts = mlir::dyn_cast_or_null<mlir::ArrayAttr>(list);
  return parts ? parts.size() : 0;
}

ArrayRef<int64_t> numbersOf(Attribute list) { return mlir::cast<mlir::DenseI64ArrayAttr>(list).asArrayRef(); }

std::string factorName(int64_t index) {
  if (index < lettersFromI)
    return std::string(1, char('i' + index));
  return "z_" + std::to_string(index - lettersFromI + 1);
}

// Takes the first name off a word such as "ijz_2".
std::optional<int64_t> takeFactor(StringRef &word) {
  if (word.empty() || word.front() < 'i' || word.front() > 'z')
    return std::nullopt;
  int64_t index = word.front() - 'i';
  word = word.drop_front();
  uint32_t beyond = 0;
  if (index == lettersFromI - 1 && word.consume_front("_") && (word.consumeInteger(10, beyond) || beyond == 0))
    return std::nullopt;
  return index + beyond;
}

} // namespace

//===- Parsing and printing --------------------------------------------------------------------------------------===//

void Form::text(Attribute &field) {
  if (!reads()) {
    printer->printAttribute(field);
    return;
  }
  std::string value;
  check(parser->parseString(&value));
  field = mlir::StringAttr::get(context(), value);
}

void Form::number(Attribute &field) {
  if (!reads()) {
    printer->getStream() << mlir::cast<mlir::IntegerAttr>(field).getInt();
    return;
  }
  int64_t value = 0;
  check(parser->parseInteger(value));
  field = i64(context(), value);
}

void Form::numbers(StringRef open, Attribute &field, StringRef close) {
  SmallVector<int64_t> values;
  if (!reads())
    values.assign(numbersOf(field).begin(), numbersOf(field).end());
  list(open, values.size(), close, [&](size_t i) {
    Attribute value = reads() ? Attribute() : i64(field.getContext(), values[i]);
    number(value);
    if (reads())
      values.push_back(mlir::cast<mlir::IntegerAttr>(value).getInt());
  });
  if (reads())
    field = mlir::DenseI64ArrayAttr::get(context(), values);
}

void Form::texts(StringRef open, Attribute &field, StringRef close) {
  SmallVector<Attribute> values;
  if (!reads())
    llvm::append_range(values, mlir::cast<mlir::ArrayAttr>(field));
  list(open, values.size(), close, [&](size_t i) {
    if (reads())
      values.emplace_back();
    text(values[i]);
  });
  if (reads())
    field = mlir::ArrayAttr::get(context(), values);
}

void Form::part(Kind kind, Attribute &field) {
  if (!reads())
    print(mlir::cast<FormAttr>(field));
  else if (good())
    field = read(kind);
}

void Form::parts(StringRef open, Kind kind, Attribute &field, StringRef close) {
  SmallVector<Attribute> values;
  if (!reads())
    llvm::append_range(values, mlir::cast<mlir::ArrayAttr>(field));
  list(open, values.size(), close, [&](size_t i) {
    if (reads())
      values.emplace_back();
    part(kind, values[i]);
  });
  if (reads() && good())
    field = mlir::ArrayAttr::get(context(), values);
}

//===- Each kind -------------------------------------------------------------------------------------------------===//

void Form::all(Kind kind, Fields f) {
  switch (kind) {
  case Kind::ManualAxes:
    return texts("{", f[0], "}");
  case Kind::MeshAxis:
    text(f[0]);
    literal("=");
    return number(f[1]);
  case Kind::Mesh:
    parts("<[", Kind::MeshAxis, f[0], "]");
    if (optional(", device_ids=", sizeOf(f[1])))
      numbers("[", f[1], "]");
    return literal(">");
  case Kind::SubAxisInfo:
    literal("(");
    number(f[0]);
    literal(")");
    return number(f[1]);
  case Kind::AxisRef:
    text(f[0]);
    if (optional(":", bool(f[1])))
      part(Kind::SubAxisInfo, f[1]);
    return;
  case Kind::DimensionSharding:
    return dimensionSharding(f);
  case Kind::Sharding: {
    literal("<");
    bool mesh = !reads() && mlir::isa<FormAttr>(f[0]);
    if (optional("mesh", mesh)) {
      part(Kind::Mesh, f[0]);
    } else if (reads()) {
      mlir::StringAttr name;
      check(parser->parseSymbolName(name));
      if (good())
        f[0] = mlir::FlatSymbolRefAttr::get(name);
    } else {
      printer->printAttribute(f[0]);
    }
    literal(", ");
    parts("[", Kind::DimensionSharding, f[1], "]");
    if (optional(", replicated=", sizeOf(f[2])))
      parts("{", Kind::AxisRef, f[2], "}");
    if (optional(", unreduced=", sizeOf(f[3]) || f[4])) {
      // A sum is not printed.
      int64_t reduction = f[4] ? mlir::cast<mlir::IntegerAttr>(f[4]).getInt() : 0;
      for (auto [i, word] : llvm::enumerate(reductions))
        if (reads() ? good() && mlir::succeeded(parser->parseOptionalKeyword(word)) : i && int64_t(i) == reduction) {
          if (reads())
            f[4] = i ? i64(context(), int64_t(i)) : Attribute();
          else
            literal(word);
          break;
        }
      parts("{", Kind::AxisRef, f[3], "}");
    }
    return literal(">");
  }
  case Kind::ShardingPerValue:
    parts("<[", Kind::Sharding, f[0], "]");
    return literal(">");
  case Kind::DimMapping: {
    SmallVector<int64_t> indices;
    if (!reads())
      indices.assign(numbersOf(f[0]).begin(), numbersOf(f[0]).end());
    factors(indices);
    if (reads())
      f[0] = mlir::DenseI64ArrayAttr::get(context(), indices);
    return;
  }
  case Kind::TensorMapping:
    return parts("[", Kind::DimMapping, f[0], "]");
  case Kind::OpShardingRule:
    return shardingRule(f);
  case Kind::AxisRefList:
    return parts("{", Kind::AxisRef, f[0], "}");
  case Kind::ListOfAxisRefLists:
    return parts("[", Kind::AxisRefList, f[0], "]");
  case Kind::AllToAllParam:
    parts("{", Kind::AxisRef, f[0], "}");
    literal(": ");
    number(f[1]);
    literal("->");
    return number(f[2]);
  case Kind::AllToAllParamList:
    return parts("[", Kind::AllToAllParam, f[0], "]");
  }
}

// {"a", "b", ?}p1: axes, whether there may be more, and a priority.
void Form::dimensionSharding(Fields f) {
  if (!reads()) {
    parts("{", Kind::AxisRef, f[0], "");
    if (!mlir::cast<mlir::BoolAttr>(f[1]).getValue())
      literal(sizeOf(f[0]) ? ", ?" : "?");
    literal("}");
    if (f[2])
      printer->getStream() << 'p' << mlir::cast<mlir::IntegerAttr>(f[2]).getInt();
    return;
  }
  SmallVector<Attribute> axes;
  bool open = false;
  literal("{");
  if (good() && !symbol('}')) {
    while (good() && !(open = symbol('?'))) {
      axes.emplace_back();
      part(Kind::AxisRef, axes.back());
      if (!good() || !symbol(','))
        break;
    }
    literal("}");
  }
  if (!good())
    return;
  f[0] = mlir::ArrayAttr::get(context(), axes);
  f[1] = mlir::BoolAttr::get(context(), !open);
  StringRef priority;
  llvm::SMLoc place = parser->getCurrentLocation();
  int64_t value = 0;
  if (mlir::failed(parser->parseOptionalKeyword(&priority)))
    return;
  if (!priority.consume_front("p") || priority.getAsInteger(10, value) || value < 0)
    return check(parser->emitError(place, "expected a priority such as p1"));
  f[2] = i64(context(), value);
}

void Form::factors(llvm::SmallVectorImpl<int64_t> &indices) {
  if (!reads()) {
    for (int64_t index : indices)
      printer->getStream() << factorName(index);
    return;
  }
  StringRef word;
  llvm::SMLoc place = parser->getCurrentLocation();
  check(parser->parseKeyword(&word));
  while (good() && !word.empty())
    if (std::optional<int64_t> index = takeFactor(word))
      indices.push_back(*index);
    else
      check(parser->emitError(place, "expected names of factors such as i or z_1"));
}

void Form::factorList(StringRef word, Attribute &field) {
  SmallVector<int64_t> indices;
  if (!reads())
    indices.assign(numbersOf(field).begin(), numbersOf(field).end());
  if (optional((" " + word + "=").str(), !indices.empty()))
    list("{", indices.size(), "}", [&](size_t i) {
      SmallVector<int64_t, 1> one;
      if (!reads())
        one.push_back(indices[i]);
      factors(one);
      if (reads())
        indices.append(one);
    });
  if (reads())
    field = mlir::DenseI64ArrayAttr::get(context(), indices);
}

void Form::mappings(Attribute &field) { parts("(", Kind::TensorMapping, field, ")"); }

// <([i, j])->([ij]) {i=2, j=3} reduction={j}, custom>
void Form::shardingRule(Fields f) {
  literal("<");
  mappings(f[1]);
  literal("->");
  mappings(f[2]);
  SmallVector<int64_t> sizes;
  if (!reads())
    sizes.assign(numbersOf(f[0]).begin(), numbersOf(f[0]).end());
  if (optional(" {", !sizes.empty())) {
    list("", sizes.size(), "}", [&](size_t i) {
      SmallVector<int64_t> name;
      if (!reads())
        name.push_back(int64_t(i));
      factors(name);
      if (reads() && good() && (name.size() != 1 || name[0] != int64_t(i)))
        return check(parser->emitError(parser->getCurrentLocation(), "expected the size of factor ")
                     << factorName(int64_t(i)));
      literal("=");
      Attribute size = reads() ? Attribute() : i64(f[0].getContext(), sizes[i]);
      number(size);
      if (reads())
        sizes.push_back(mlir::cast<mlir::IntegerAttr>(size).getInt());
    });
  }
  if (reads())
    f[0] = mlir::DenseI64ArrayAttr::get(context(), sizes);
  constexpr StringRef words[] = {"reduction", "need_replication", "permutation", "blocked_propagation"};
  for (auto [i, word] : llvm::enumerate(words))
    factorList(word, f[3 + i]);
  bool custom = optional(", custom", !reads() && mlir::cast<mlir::BoolAttr>(f[7]).getValue());
  if (reads())
    f[7] = mlir::BoolAttr::get(context(), custom);
  literal(">");
}

//===- Whole attributes ------------------------------------------------------------------------------------------===//

FormAttr Form::read(Kind kind) {
  llvm::SMLoc place = parser->getCurrentLocation();
  SmallVector<Attribute, 8> fields(fieldsOf(kind).size());
  all(kind, fields);
  if (comma)
    check(parser->emitError(place, "expected no trailing comma"));
  if (!good())
    return {};
  // Fields that the text may omit, but the attribute may not.
  for (auto [field, value] : llvm::zip(fieldsOf(kind), fields)) {
    if (value)
      continue;
    if (field.type == Field::Parts)
      value = mlir::ArrayAttr::get(context(), {});
    else if (field.type == Field::Numbers)
      value = mlir::DenseI64ArrayAttr::get(context(), {});
  }
  FormAttr result = makeForm(context(), kind, fields);
  if (!result)
    check(parser->emitError(place, "has parts that do not match"));
  return result;
}

void Form::print(FormAttr attr) {
  SmallVector<Attribute, 8> fields(attr.getFields());
  all(attr.getKind(), fields);
}

FormAttr Form::readShardings() {
  Attribute shardings;
  parts("[", Kind::Sharding, shardings, "]");
  return good() ? makeForm(context(), Kind::ShardingPerValue, shardings) : FormAttr();
}

void Form::printShardings(FormAttr attr) {
  Attribute shardings = attr.getFields()[0];
  parts("[", Kind::Sharding, shardings, "]");
}
