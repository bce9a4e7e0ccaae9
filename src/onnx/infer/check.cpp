// The rules that the schemas state for every op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/check.h"

#include "onnx/dialect/attributes.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/infer/node.h"

#include "llvm/ADT/SmallString.h"

using llvm::dyn_cast;
using llvm::failure;
using llvm::isa;
using llvm::LogicalResult;
using llvm::StringRef;
using llvm::success;
using mlir::Attribute;
using mlir::Type;

namespace shlo::onnx {
namespace {

StringRef textOf(Text text) { return std::string_view(text); }
// Texts of tables and of attributes end with a 0.
infer::Subject subjectOf(StringRef name) { return name.data(); }

// "1", "2 to 3", "at least 2".
std::string rangeOf(Arity arity) {
  if (arity.most == SIZE_MAX)
    return "at least " + std::to_string(arity.least);
  return arity.least == arity.most ? std::to_string(arity.least)
                                   : std::to_string(arity.least) + " to " + std::to_string(arity.most);
}

class SchemaChecker {
public:
  SchemaChecker(mlir::Operation *op, infer::InferenceContext &context, const Schema &schema)
      : op(op), context(context), schema(schema) {}

  LogicalResult check() {
    if (failed(checkTypes(schema.inputs(), context.operandTypes(), "operand")) ||
        (context.hasResults() && failed(checkTypes(schema.outputs(), op->getResultTypes(), "result"))))
      return failure();
    return success(succeeded(checkSubgraphs()) && succeeded(checkAttributes()));
  }

private:
  LogicalResult checkTypes(std::span<const Formal> formals, mlir::TypeRange types, const char *what);
  LogicalResult checkType(const Formal &formal, Type type, infer::Subject subject);
  LogicalResult checkSubgraphs();
  LogicalResult checkAttributes();
  LogicalResult checkAttribute(const AttributeSchema &attribute, Attribute value);

  mlir::Operation *op;
  infer::InferenceContext &context;
  const Schema &schema;
  llvm::SmallVector<std::optional<ValueType>, 4> bound = {schema.variableCount, std::nullopt}; // of type variables
};

LogicalResult SchemaChecker::checkTypes(std::span<const Formal> formals, mlir::TypeRange types, const char *what) {
  const Arity arity = arityOf(formals);
  if (types.size() < arity.least || types.size() > arity.most)
    return context.fail("", what[0] == 'o' ? "operands" : "results")
           << "are " << int64_t(types.size()) << " values, expected " << rangeOf(arity);
  for (size_t i = 0; i < types.size(); ++i) {
    const Formal &formal = formals[std::min(i, formals.size() - 1)];
    const infer::Subject subject(what, int64_t(i));
    if (isa<mlir::NoneType>(types[i])) {
      if (what[0] == 'o' && formal.option != Option::Optional && i < arity.least)
        return context.fail("", subject) << "is omitted, but '" << textOf(formal.name) << "' must be there";
    } else if (failed(checkType(formal, types[i], subject))) {
      return failure();
    }
  }
  return success();
}

LogicalResult SchemaChecker::checkType(const Formal &formal, Type type, infer::Subject subject) {
  if (isa<UnknownType>(type))
    return success();
  const TypeVariable &variable = schema.variables()[formal.variable];
  const std::optional<ValueType> found = valueTypeOf(type);
  if (!found || !variable.types().contains(*found))
    return context.fail("", subject) << "is " << type << ", but '" << textOf(formal.name) << "' is one of "
                                     << namesOf(variable.types());
  if (!formal.same)
    return success();
  std::optional<ValueType> &expected = bound[formal.variable];
  if (expected && *expected != *found)
    return context.fail("", subject) << "is " << nameOf(found) << ", but the other values of type "
                                     << textOf(variable.name) << " are " << nameOf(expected);
  expected = found;
  return success();
}

// The subgraphs are regions. One that is not given has no block.
LogicalResult SchemaChecker::checkSubgraphs() {
  unsigned count = 0;
  for (const AttributeSchema &attribute : schema.attributes()) {
    if (attribute.kind != AttributeKind::Graph)
      continue;
    if (attribute.region < op->getNumRegions() && attribute.use == Use::Required &&
        op->getRegion(attribute.region).empty())
      return context.fail("", infer::region(attribute.region))
             << "is empty, but '" << textOf(attribute.name) << "' must be there";
    ++count;
  }
  if (op->getNumRegions() != count)
    return context.fail("", "regions") << "are " << int64_t(op->getNumRegions()) << ", expected " << int64_t(count);
  return success();
}

LogicalResult SchemaChecker::checkAttribute(const AttributeSchema &attribute, Attribute value) {
  const infer::Subject subject = subjectOf(textOf(attribute.name));
  if (!hasForm(attribute.kind, value))
    return context.fail("", subject) << "is not " << formName(attribute.kind);
  if (attribute.allowed().empty())
    return success();
  auto isAllowed = [&](Attribute one) {
    const StringRef text = llvm::cast<mlir::StringAttr>(one).getValue();
    return llvm::any_of(attribute.allowed(), [&](Text allowed) {
      return attribute.anyCase ? textOf(allowed).equals_insensitive(text) : textOf(allowed) == text;
    });
  };
  llvm::SmallVector<Attribute> values = {value};
  if (auto list = dyn_cast<mlir::ArrayAttr>(value))
    values.assign(list.begin(), list.end());
  for (Attribute one : values)
    if (!isAllowed(one)) {
      std::string allowed;
      for (Text text : attribute.allowed())
        (allowed += allowed.empty() ? "'" : "', '") += textOf(text);
      return context.fail("", subject) << "is '" << llvm::cast<mlir::StringAttr>(one).getValue()
                                       << "', expected one of " << allowed << "'";
    }
  return success();
}

LogicalResult SchemaChecker::checkAttributes() {
  for (mlir::NamedAttribute entry : op->getDiscardableAttrs()) { // all but names
    const StringRef name = entry.getName().getValue();
    if (const AttributeSchema *attribute = schema.findAttribute(name)) {
      if (failed(checkAttribute(*attribute, entry.getValue())))
        return failure();
    } else if (!name.contains('.')) { // others belong to a dialect
      return context.fail("", subjectOf(name))
             << "is no attribute of " << std::string_view(infoOf(schema.op).name) << " of opset " << schema.since;
    }
  }
  // Within a function, an attribute may be that of the node that calls it.
  auto references = op->getAttrOfType<mlir::DictionaryAttr>("onnx.references");
  for (const AttributeSchema &attribute : schema.attributes())
    if (attribute.use == Use::Required && attribute.kind != AttributeKind::Graph &&
        !op->hasAttr(textOf(attribute.name)) && !(references && references.contains(textOf(attribute.name))))
      return context.fail("", subjectOf(textOf(attribute.name))) << "is missing";
  return success();
}

} // namespace

const Schema *checkSchema(mlir::Operation *op, infer::InferenceContext &context) {
  // One that is being made is not where it will be.
  mlir::Operation *around = op->getParentOp() ? op : context.around();
  const Schema *schema = schemaOf(op, around);
  if (!schema) {
    const auto name = findVersionedName(op->getName().stripDialect());
    const Domain domain = name ? infoOf(name->op).domain : Domain();
    (void)LogicalResult(context.fail("", "op") << "is newer than opset " << opsetOf(domain, around) << " of "
                                               << nameOf(domain) << ", which the module states");
    return nullptr;
  }
  return succeeded(checkSchema(op, context, *schema)) ? schema : nullptr;
}

LogicalResult checkSchema(mlir::Operation *op, infer::InferenceContext &context, const Schema &schema) {
  return SchemaChecker(op, context, schema).check();
}

namespace {

// What types say.
struct DeclaredFacts final : Node::Source {
  DeclaredFacts(mlir::Operation *op, mlir::TypeRange operands) : op(op), operands(operands) {}
  Facts factsOf(unsigned operand) override { return onnx::factsOf(operands[operand]); }
  mlir::ElementsAttr constantOf(unsigned) override { return nullptr; }
  std::optional<Attribute> referenced(StringRef) override { return {}; }
  std::optional<FactsList> yields(unsigned region, llvm::ArrayRef<Facts>) override {
    mlir::Region &body = op->getRegion(region);
    if (!body.hasOneBlock() || body.front().empty())
      return {};
    FactsList list;
    for (Type type : body.front().back().getOperandTypes())
      list.push_back(onnx::factsOf(type));
    return list;
  }
  mlir::Operation *op;
  mlir::TypeRange operands;
};

} // namespace

LogicalResult checkNode(mlir::Operation *op, infer::InferenceContext &context) {
  const Schema *schema = checkSchema(op, context);
  if (!schema)
    return failure();
  // ONNX's own checker knows only the schemas, unless it is asked for more.
  const InferFunction infer = inferFunctionOf(schema->op);
  if (context.isLenient())
    return context.declaredResults();
  DeclaredFacts source(op, context.operandTypes());
  source.passesOn = !context.isVerifying();
  Node node(op, *schema, context, source);
  // An op that is being made has the results that must be there, or all if none must; a variadic one is up to the
  // rules.
  const Arity results = arityOf(schema->outputs());
  if (results.most != SIZE_MAX)
    node.setResultCount(results.least ? results.least : results.most);
  if (infer && (failed(infer(node)) || failed(checkResultTypes(node))))
    return failure();
  if (context.isVerifying())
    return context.declaredResults();
  if (node.isOpenCount())
    return context.needsResults();
  inferTypes(node);
  for (size_t i = 0; i < node.results(); ++i) {
    Type type = typeOf(node.result(i), op->getContext());
    // What is declared may say more.
    if (!type)
      type = context.hasResults() ? op->getResult(unsigned(i)).getType() : UnknownType::get(op->getContext());
    if (failed(context.result(type, "")))
      return failure();
  }
  return success();
}

} // namespace shlo::onnx
