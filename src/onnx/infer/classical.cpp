// Models of classical machine learning.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace shlo::onnx::rules {

// Rows of features: a list is one row.
static Number rowsOf(const Shape &shape) { return shape.size() == 1 ? Number(1) : shape[0]; }

static LogicalResult matrix(Node &node, StringRef rule) {
  const Shape *shape = node.shape(0);
  if (!shape || shape->size() == 1 || shape->size() == 2)
    return success();
  return node.fail(rule, operand(0)) << "has rank " << int64_t(shape->size()) << ", expected 1 or 2";
}

static size_t lengthOf(Node &node, AttributeName name) {
  const mlir::Attribute value = node.attribute(name);
  if (auto list = llvm::dyn_cast_if_present<mlir::ArrayAttr>(value))
    return list.size();
  auto numbers = llvm::dyn_cast_if_present<mlir::DenseArrayAttr>(value);
  return numbers ? size_t(numbers.size()) : 0;
}

LogicalResult featureExtractor(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 1)))
    return failure();
  const Shape *x = node.shape(0), *y = node.shape(1);
  if (!x)
    return success();
  Number count = y ? Number(1) : Number();
  for (size_t i = 0; y && i < y->size(); ++i)
    count = count * (*y)[i];
  Shape result = x->size() == 1 ? Shape{1, Number()} : *x;
  result.back() = count;
  node.set(0, std::move(result));
  return success();
}

// Strings become integers, and integers strings.
LogicalResult mapCategories(Node &node) {
  const size_t strings = lengthOf(node, AttributeName::cats_strings), integers = lengthOf(node, AttributeName::cats_int64s);
  if (!node.isOpen(AttributeName::cats_strings) && !node.isOpen(AttributeName::cats_int64s) &&
      (strings != integers || !node.isGiven(AttributeName::cats_strings) || !node.isGiven(AttributeName::cats_int64s)))
    return node.fail("r1", "attributes") << "have " << int64_t(strings) << " strings and " << int64_t(integers)
                                         << " integers as categories, expected as many of both";
  const DataType from = node.element(0);
  if (from != DataType::UNDEFINED)
    node.set(0, from == DataType::STRING ? DataType::INT64 : DataType::STRING);
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

LogicalResult castMap(Node &node) {
  const StringRef to = node.text(AttributeName::cast_to);
  if (!to.empty())
    node.set(0, to == "TO_STRING" ? DataType::STRING : to == "TO_INT64" ? DataType::INT64 : DataType::FLOAT);
  node.set(0, Shape{1, Number()});
  return success();
}

LogicalResult vectorizeMap(Node &node) {
  if (node.facts(0).type)
    node.set(0, node.facts(0).type->element);
  const size_t strings = lengthOf(node, AttributeName::string_vocabulary), integers = lengthOf(node, AttributeName::int64_vocabulary);
  if (!node.isOpen(AttributeName::string_vocabulary) && !node.isOpen(AttributeName::int64_vocabulary) && (strings != 0) == (integers != 0))
    return node.fail("r1", "attributes") << "need one vocabulary";
  node.set(0, Shape{1, int64_t(strings + integers)});
  return success();
}

LogicalResult vectorizeFeatures(Node &node) {
  const auto sizes = node.integers(AttributeName::inputdimensions);
  if (sizes && node.isGiven(AttributeName::inputdimensions) && sizes->size() != node.operands())
    return node.fail("r1", "inputdimensions") << "has " << int64_t(sizes->size()) << " entries, expected " << int64_t(node.operands());
  Number columns = 0, rows;
  for (size_t i = 0; i < node.operands(); ++i) {
    const Shape *shape = node.shape(i);
    if (sizes && i < sizes->size())
      columns = columns + (*sizes)[i];
    else
      columns = shape && !shape->empty() ? columns + shape->back() : Number();
    if (shape && !shape->empty())
      rows = known(rows, rowsOf(*shape));
  }
  node.set(0, Shape{rows, columns});
  return success();
}

LogicalResult impute(Node &node) {
  const size_t floats = lengthOf(node, AttributeName::imputed_value_floats), integers = lengthOf(node, AttributeName::imputed_value_int64s);
  const Shape *shape = node.shape(0);
  const auto count = int64_t(std::max(floats, integers));
  if (count > 1 && shape && !shape->empty() && failed(node.sameExtent("r1", 0, shape->size() - 1, count)))
    return failure();
  if (shape)
    node.set(0, *shape);
  return success();
}

LogicalResult encodeLabels(Node &node) {
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  if (node.since() == 1) {
    const DataType from = node.element(0);
    if (from != DataType::UNDEFINED)
      node.set(0, from == DataType::STRING ? DataType::INT64 : DataType::STRING);
    return success();
  }
  const std::pair<const char *, AttributeName> keys[] = {{"keys", AttributeName::keys_floats}, {"keys", AttributeName::keys_int64s}, {"keys", AttributeName::keys_strings}};
  const std::pair<AttributeName, DataType> values[] = {{AttributeName::values_floats, DataType::FLOAT},
                                                       {AttributeName::values_int64s, DataType::INT64},
                                                       {AttributeName::values_strings, DataType::STRING}};
  size_t keyLists = node.isGiven(AttributeName::keys_tensor), valueLists = node.isGiven(AttributeName::values_tensor);
  size_t keyCount = 0, valueCount = 0;
  for (const auto &[text, name] : keys)
    if (node.isGiven(name)) {
      ++keyLists;
      keyCount = lengthOf(node, name);
    }
  for (const auto &[name, type] : values)
    if (node.isGiven(name)) {
      ++valueLists;
      valueCount = lengthOf(node, name);
      node.set(0, type);
    }
  if (auto tensor = llvm::dyn_cast_if_present<mlir::ElementsAttr>(node.attribute(AttributeName::values_tensor)))
    if (const auto facts = factsOf(tensor.getType()); facts.type)
      node.set(0, facts.type->element);
  if (auto tensor = llvm::dyn_cast_if_present<mlir::ElementsAttr>(node.attribute(AttributeName::default_tensor))) {
    const auto facts = factsOf(tensor.getType());
    if (tensor.getNumElements() != 1 || (facts.type && node.results() && node.result(0).type && facts.type->element != node.result(0).type->element))
      return node.fail("r3", "default_tensor") << "is no single value of the type of the values";
  }
  if (keyLists != 1 || valueLists != 1)
    return node.fail("r1", "attributes") << "have " << int64_t(keyLists) << " lists of keys and " << int64_t(valueLists)
                                         << " of values, expected one of each";
  for (const auto &[name, count] : {std::pair(AttributeName::keys_tensor, &keyCount), std::pair(AttributeName::values_tensor, &valueCount)})
    if (auto tensor = llvm::dyn_cast_if_present<mlir::ElementsAttr>(node.attribute(name)))
      *count = size_t(tensor.getNumElements());
  if (keyCount != valueCount)
    return node.fail("r2", "attributes") << "have " << int64_t(keyCount) << " keys, but " << int64_t(valueCount) << " values";
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

// Labels of one kind, and the number of them.
static LogicalResult labels(Node &node, AttributeName strings, AttributeName integers, size_t &count) {
  const bool hasStrings = node.isGiven(strings), hasIntegers = node.isGiven(integers);
  if (hasStrings && hasIntegers)
    return node.fail("r2", nameOf(strings).data()) << "is given, and so is " << nameOf(integers);
  count = lengthOf(node, hasStrings ? strings : integers);
  if (hasStrings || hasIntegers)
    node.set(0, hasStrings ? DataType::STRING : DataType::INT64);
  return success();
}

static LogicalResult classify(Node &node, AttributeName strings, AttributeName integers, Number scores) {
  size_t count = 0;
  if (failed(matrix(node, "r1")) || failed(labels(node, strings, integers, count)))
    return failure();
  const Shape *shape = node.shape(0);
  const Number rows = shape ? rowsOf(*shape) : Number();
  node.set(0, Shape{rows});
  node.set(1, Shape{rows, scores.is(0) && count ? Number(int64_t(count)) : scores.is(0) ? Number() : scores});
  return success();
}

LogicalResult linearClassifier(Node &node) {
  return classify(node, AttributeName::classlabels_strings, AttributeName::classlabels_ints, 0);
}
LogicalResult vectorClassifier(Node &node) {
  return classify(node, AttributeName::classlabels_strings, AttributeName::classlabels_ints, Number());
}
LogicalResult treeClassifier(Node &node) {
  return classify(node, AttributeName::classlabels_strings, AttributeName::classlabels_int64s, 0);
}

static LogicalResult regress(Node &node, Number targets) {
  if (failed(matrix(node, "r1")))
    return failure();
  const Shape *shape = node.shape(0);
  node.set(0, Shape{shape ? rowsOf(*shape) : Number(), targets});
  return success();
}

static LogicalResult regressTargets(Node &node, AttributeName name) {
  const auto targets = node.integer(name);
  if (targets && *targets < 1)
    return node.fail("r2", nameOf(name).data()) << "is " << *targets << ", expected at least 1";
  return regress(node, targets ? Number(*targets) : Number());
}
LogicalResult linearRegressor(Node &node) { return regressTargets(node, AttributeName::targets); }
LogicalResult treeEnsemble(Node &node) {
  // Lists about nodes have one length, and so have those about leaves.
  const AttributeName ofNodes[] = {AttributeName::nodes_featureids, AttributeName::nodes_truenodeids, AttributeName::nodes_falsenodeids,
                                   AttributeName::nodes_trueleafs, AttributeName::nodes_falseleafs};
  const size_t count = lengthOf(node, ofNodes[0]);
  for (AttributeName name : ofNodes)
    if (node.attribute(name) && lengthOf(node, name) != count)
      return node.fail("r3", nameOf(name).data()) << "has " << int64_t(lengthOf(node, name)) << " entries, expected " << int64_t(count);
  auto check = [&](AttributeName name, size_t entries, bool hasOperandType) -> LogicalResult {
    auto tensor = llvm::dyn_cast_if_present<mlir::ElementsAttr>(node.attribute(name));
    if (!tensor)
      return success();
    if (tensor.getNumElements() != int64_t(entries))
      return node.fail("r3", nameOf(name).data()) << "has " << tensor.getNumElements() << " elements, expected " << int64_t(entries);
    const auto type = factsOf(tensor.getType()).type;
    if (hasOperandType && type && node.element(0) != DataType::UNDEFINED && type->element != node.element(0))
      return node.fail("r4", nameOf(name).data()) << "has another element type than the operand";
    return success();
  };
  if (failed(check(AttributeName::nodes_modes, count, false)) || failed(check(AttributeName::nodes_splits, count, true)) ||
      failed(check(AttributeName::nodes_hitrates, count, true)) ||
      failed(check(AttributeName::leaf_weights, lengthOf(node, AttributeName::leaf_targetids), true)))
    return failure();
  return regressTargets(node, AttributeName::n_targets);
}
LogicalResult treeRegressor(Node &node) { return regressTargets(node, AttributeName::n_targets); }
LogicalResult vectorRegressor(Node &node) { return regress(node, 1); }

LogicalResult normalizeRows(Node &node) {
  if (failed(matrix(node, "r1")))
    return failure();
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

LogicalResult encodeOneHot(Node &node) {
  const size_t strings = lengthOf(node, AttributeName::cats_strings), integers = lengthOf(node, AttributeName::cats_int64s);
  if (!node.isOpen(AttributeName::cats_strings) && !node.isOpen(AttributeName::cats_int64s) &&
      node.isGiven(AttributeName::cats_strings) == node.isGiven(AttributeName::cats_int64s))
    return node.fail("r1", "attributes") << "need one list of categories";
  const bool isText = node.element(0) == DataType::STRING;
  const AttributeName own = isText ? AttributeName::cats_strings : AttributeName::cats_int64s;
  if (node.element(0) != DataType::UNDEFINED && !node.isGiven(own))
    return node.fail("r2", StringRef(nameOf(own)).data()) << "is missing";
  if (const Shape *shape = node.shape(0)) {
    Shape result = *shape;
    result.push_back(int64_t(strings + integers));
    node.set(0, std::move(result));
  }
  return success();
}

LogicalResult scaleFeatures(Node &node) {
  const Shape *shape = node.shape(0);
  for (const auto &[name, count] : {std::pair("offset", lengthOf(node, AttributeName::offset)), std::pair("scale", lengthOf(node, AttributeName::scale))})
    if (count > 1 && shape && !shape->empty() && areDifferent(shape->back(), int64_t(count)))
      return node.fail("r1", name) << "has " << int64_t(count) << " entries, expected 1 or " << shape->back().get();
  if (shape)
    node.set(0, *shape);
  return success();
}

LogicalResult zipMap(Node &node) {
  const bool hasStrings = node.isGiven(AttributeName::classlabels_strings), hasIntegers = node.isGiven(AttributeName::classlabels_int64s);
  if (hasStrings == hasIntegers)
    return node.fail("r1", "attributes") << "need one list of labels";
  Facts facts;
  facts.type = ValueType{Container::SequenceOfMaps, DataType::FLOAT, hasStrings ? DataType::STRING : DataType::INT64};
  node.set(0, facts);
  return success();
}

} // namespace shlo::onnx::rules
