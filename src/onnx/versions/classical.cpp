// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

#include <cmath>

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// In opset 1, strings were numbered in the order of a list, or numbers had names.
void steps::labelClasses(Draft &draft) {
  if (draft.isUp()) {
    auto classes = dyn_cast_if_present<ArrayAttr>(draft.attribute("classes_strings"));
    const DataType element = draft.element(draft.operand(0));
    if (!classes || element == DataType::UNDEFINED)
      return draft.block("its attribute 'classes_strings' or the type of its operand is not known");
    Integers numbers;
    for (size_t i = 0; i < classes.size(); ++i)
      numbers.push_back(int64_t(i));
    const bool takesStrings = element == DataType::STRING;
    draft.drop("classes_strings");
    draft.set(takesStrings ? "keys_strings" : "values_strings", classes);
    return draft.set(takesStrings ? "values_int64s" : "keys_int64s", draft.integersAttribute(numbers));
  }
  for (auto [strings, integers] : {std::pair{N::keys_strings, N::values_int64s}, {N::values_strings, N::keys_int64s}}) {
    Attribute classes = draft.attribute(textOf(strings));
    const auto numbers = draft.list(integers);
    if (!classes || !numbers)
      continue;
    for (size_t i = 0; i < numbers->size(); ++i)
      if ((*numbers)[i] != int64_t(i))
        return draft.block("its classes are not numbered from 0 on");
    draft.drop(textOf(strings));
    draft.drop(textOf(integers));
    draft.drop(textOf(N::default_float));
    return draft.set("classes_strings", classes);
  }
  draft.block("it does not number strings, or name numbers");
}

// Since opset 3, numbers may be doubles, in tensors.
void steps::treeTensors(Draft &draft) {
  if (draft.isUp())
    return;
  for (N name : {N::base_values_as_tensor, N::class_weights_as_tensor, N::nodes_hitrates_as_tensor,
                 N::nodes_values_as_tensor, N::target_weights_as_tensor})
    if (draft.isGiven(textOf(name)))
      return draft.block("its attribute '" + textOf(name).str() + "' is given, and older versions have floats");
}

// In opset 5, TreeEnsemble took its place.
void steps::treeEnsemble(Draft &draft) {
  if (draft.isUp())
    draft.block("the op is deprecated, and TreeEnsemble has no such form");
}

//===- Trees ----------------------------------------------------------------------------------------------------------===//

namespace {

constexpr StringRef treeModes[] = {"BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ"};
constexpr int64_t memberMode = std::size(treeModes);

// A TreeEnsemble, with its nodes as lists that lead from one to another.
struct Trees {
  Integers roots, features, modes, tracks, targets;
  Integers branches[2], areLeaves[2]; // where a comparison does not hold, and where it does
  SmallVector<float> splits, weights;
  SmallVector<SmallVector<float>> members; // by node; of those that compare with several numbers
};

std::optional<SmallVector<float>> floatsOf(Draft &draft, N name) {
  auto elements = dyn_cast_if_present<DenseFPElementsAttr>(draft.attribute(textOf(name)));
  if (!elements || !elements.getElementType().isF32())
    return {};
  SmallVector<float> list;
  for (const APFloat &element : elements.getValues<APFloat>())
    list.push_back(element.convertToFloat());
  return list;
}

std::optional<Trees> treesOf(Draft &draft) {
  const auto roots = draft.list(N::tree_roots), features = draft.list(N::nodes_featureids),
             otherwise = draft.list(N::nodes_falsenodeids), then = draft.list(N::nodes_truenodeids),
             otherwiseLeaf = draft.list(N::nodes_falseleafs), thenLeaf = draft.list(N::nodes_trueleafs),
             targets = draft.list(N::leaf_targetids);
  const auto splits = floatsOf(draft, N::nodes_splits), weights = floatsOf(draft, N::leaf_weights);
  llvm::SmallVector<int64_t> modes;
  if (!roots || !features || !otherwise || !then || !otherwiseLeaf || !thenLeaf || !targets || !splits || !weights ||
      !integersIn(draft.attribute(textOf(N::nodes_modes)), mostMade, modes))
    return {};
  const size_t count = features->size();
  for (size_t length :
       {otherwise->size(), then->size(), otherwiseLeaf->size(), thenLeaf->size(), splits->size(), modes.size()})
    if (length != count)
      return {};
  if (targets->size() != weights->size())
    return {};
  Trees trees{*roots,  *features, modes, Integers(count, 0), *targets, {*otherwise, *then}, {*otherwiseLeaf, *thenLeaf},
              *splits, *weights,  {}};
  if (const auto tracks = draft.list(N::nodes_missing_value_tracks_true); tracks && tracks->size() == count)
    trees.tracks = *tracks;
  // Sets are in the order of their nodes, with a NaN between them.
  const auto members = floatsOf(draft, N::membership_values).value_or(SmallVector<float>());
  trees.members.resize(count);
  size_t at = 0;
  for (size_t node = 0; node < count; ++node) {
    if (modes[node] < 0 || modes[node] > memberMode)
      return {};
    if (modes[node] != memberMode)
      continue;
    for (; at < members.size() && !std::isnan(members[at]); ++at)
      trees.members[node].push_back(members[at]);
    ++at;
  }
  return trees;
}

// The lists of a TreeEnsembleRegressor: a node for each comparison and for each leaf, which have numbers in their tree.
class TreeLists {
public:
  // False if the nodes are no trees, or too many.
  bool add(const Trees &trees);
  Values make(Draft &draft);

private:
  struct Item {
    int64_t index; // of a node or a leaf
    bool isLeaf;
    size_t member; // of a set: it is compared one by one
    size_t parent; // the place in the lists
    bool isThen;   // the branch that leads here
  };
  bool addTree(const Trees &trees, int64_t tree);

  Integers ids, treeIds, features, tracks, branches[2], targets, targetIds, targetTrees;
  SmallVector<float> values, weights;
  SmallVector<StringRef> modes;
};

bool TreeLists::add(const Trees &trees) {
  for (size_t tree = 0; tree < trees.roots.size(); ++tree)
    if (!addTree(trees, int64_t(tree)))
      return false;
  return true;
}

bool TreeLists::addTree(const Trees &trees, int64_t tree) {
  constexpr size_t none = SIZE_MAX;
  int64_t count = 0;
  SmallVector<Item> rest{{trees.roots[size_t(tree)], false, 0, none, false}};
  while (!rest.empty()) {
    const Item item = rest.pop_back_val();
    const size_t most = item.isLeaf ? trees.weights.size() : trees.features.size();
    if (item.index < 0 || size_t(item.index) >= most || int64_t(ids.size()) >= mostMade)
      return false;
    const auto node = size_t(item.index);
    auto branch = [&](bool isThen, size_t parent, bool isOfParent) {
      rest.push_back({trees.branches[isThen][node], trees.areLeaves[isThen][node] != 0, 0, parent, isOfParent});
    };
    const bool isSet = !item.isLeaf && trees.modes[node] == memberMode;
    if (isSet && trees.members[node].empty()) { // nothing is in it
      branch(false, item.parent, item.isThen);
      if (++count > mostMade)
        return false;
      continue;
    }
    const size_t place = ids.size();
    if (item.parent != none)
      branches[item.isThen][item.parent] = count;
    ids.push_back(count++);
    treeIds.push_back(tree);
    features.push_back(item.isLeaf ? 0 : trees.features[node]);
    tracks.push_back(item.isLeaf ? 0 : trees.tracks[node]);
    branches[0].push_back(0);
    branches[1].push_back(0);
    values.push_back(item.isLeaf ? 0 : isSet ? trees.members[node][item.member] : trees.splits[node]);
    modes.push_back(item.isLeaf ? StringRef("LEAF") : isSet ? StringRef("BRANCH_EQ") : treeModes[trees.modes[node]]);
    if (item.isLeaf) {
      targets.push_back(trees.targets[node]);
      targetIds.push_back(ids.back());
      targetTrees.push_back(tree);
      weights.push_back(trees.weights[node]);
      continue;
    }
    branch(true, place, true);
    if (isSet && item.member + 1 < trees.members[node].size())
      rest.push_back({item.index, false, item.member + 1, place, false});
    else
      branch(false, place, false);
  }
  return true;
}

Values TreeLists::make(Draft &draft) {
  Builder builder(draft.context());
  auto floats = [&](ArrayRef<float> list) {
    SmallVector<Attribute> all;
    for (float one : list)
      all.push_back(builder.getF32FloatAttr(one));
    return Attribute(builder.getArrayAttr(all));
  };
  constexpr StringRef aggregates[] = {"AVERAGE", "SUM", "MIN", "MAX"},
                      transforms[] = {"NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"};
  const int64_t aggregate = draft.integer(N::aggregate_function).value_or(-1),
                transform = draft.integer(N::post_transform).value_or(-1),
                targetCount = draft.integer(N::n_targets).value_or(1);
  if (aggregate < 0 || aggregate >= int64_t(std::size(aggregates)) || transform < 0 ||
      transform >= int64_t(std::size(transforms)))
    return {};
  return draft.makeVersion(*findVersion(OpName::TreeEnsembleRegressor, 3), 1, {draft.operand(0)},
                           {{N::aggregate_function, aggregates[aggregate]},
                            {N::post_transform, transforms[transform]},
                            {N::n_targets, targetCount},
                            {N::nodes_nodeids, ids},
                            {N::nodes_treeids, treeIds},
                            {N::nodes_featureids, features},
                            {N::nodes_missing_value_tracks_true, tracks},
                            {N::nodes_falsenodeids, branches[0]},
                            {N::nodes_truenodeids, branches[1]},
                            {N::nodes_values, floats(values)},
                            {N::nodes_modes, Attribute(builder.getStrArrayAttr(modes))},
                            {N::target_ids, targets},
                            {N::target_nodeids, targetIds},
                            {N::target_treeids, targetTrees},
                            {N::target_weights, floats(weights)}});
}

} // namespace

// Before opset 5, leaves were nodes, and nothing compared with several numbers. Results were floats.
void expansions::treeRegressor(Draft &draft) {
  const auto rank = draft.rank(draft.operand(0));
  if (draft.element(draft.operand(0)) != DataType::FLOAT || (rank && *rank != 2))
    return draft.block("its operand is no table of floats");
  const auto trees = treesOf(draft);
  TreeLists lists;
  if (!trees || !lists.add(*trees))
    return draft.block("its nodes are not known, are no trees, or are too many");
  if (const Values values = lists.make(draft); !values.empty())
    return draft.replace(values);
  draft.block("its attribute 'aggregate_function' or 'post_transform' is one of the function, or has no name");
}

} // namespace shlo::onnx
