// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

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

} // namespace shlo::onnx
