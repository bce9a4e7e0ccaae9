// The domain ai.onnx.ml: trees, support vectors, linear models and encoders.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar linearClassifierRules = [
  Rule<"r1", "The operand has rank 1 or 2.">,
  Rule<"r2", "Labels are strings or integers.">];
defvar linearRegressorRules = [
  Rule<"r1", "The operand has rank 1 or 2.">,
  Rule<"r2", "There is at least one target.">];
defvar vectorRegressorRules = [Rule<"r1", "The operand has rank 1 or 2.">];
class TreeRegressorOp : Op {
  let infer = "treeRegressor";
  let rules = linearRegressorRules;
}

defvar transforms = ["NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"];
defvar modes = ["BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ", "LEAF"];

def ArrayFeatureExtractor : Op {
  let infer = "featureExtractor";
  let rules = [Rule<"r1", "The operand has rank 1 or more.">];
}
def Binarizer : Op {
  let infer = "sameShape";
}
def CastMap : Op {
  let infer = "castMap";
  let values = [Values<"map_form", ["DENSE", "SPARSE"]>, Values<"cast_to", ["TO_FLOAT", "TO_STRING", "TO_INT64"]>];
}
def CategoryMapper : Op {
  let infer = "mapCategories";
  let rules = [Rule<"r1", "There are as many strings as integers.">];
  let texts = [Text<"cats_strings">, Text<"default_string">];
}
def DictVectorizer : Op {
  let infer = "vectorizeMap";
  let rules = [Rule<"r1", "One vocabulary is given.">];
  let texts = [Text<"string_vocabulary">];
}
def FeatureVectorizer : Op {
  let infer = "vectorizeFeatures";
  let rules = [Rule<"r1", "There is a dimension for each operand.">];
}
def Imputer : Op {
  let infer = "impute";
  let rules = [Rule<"r1", "There is one value, or one for each feature.">];
}
def LabelEncoder : Op {
  let infer = "encodeLabels";
  let rules = [
    Rule<"r1", "One list of keys and one of values are given.">,
    Rule<"r2", "They have as many entries.">,
    Rule<"r3", "The default is a single value of their type.">];
  let texts = [Text<"classes_strings">, Text<"default_string">, Text<"keys_strings">, Text<"values_strings">];
  let history = [
    Coded<2, "labelClasses">, AddAttribute<4, "keys_tensor">, AddAttribute<4, "values_tensor">,
    AddAttribute<4, "default_tensor">];
}
def LinearClassifier : Op {
  let infer = "linearClassifier";
  let rules = linearClassifierRules;
  let values = [Values<"post_transform", transforms>];
  let texts = [Text<"classlabels_strings">];
}
def LinearRegressor : Op {
  let infer = "linearRegressor";
  let rules = linearRegressorRules;
  let values = [Values<"post_transform", transforms>];
}
def Normalizer : Op {
  let infer = "normalizeRows";
  let rules = vectorRegressorRules;
  let values = [Values<"norm", ["MAX", "L1", "L2"]>];
}
def OneHotEncoder : Op {
  let infer = "encodeOneHot";
  let rules = [
    Rule<"r1", "One list of categories is given.">,
    Rule<"r2", "It is that of the operand: strings, or integers for numbers.">];
  let texts = [Text<"cats_strings">];
}
def SVMClassifier : Op {
  let infer = "vectorClassifier";
  let rules = linearClassifierRules;
  let values = [Values<"post_transform", transforms>, Values<"kernel_type", ["LINEAR", "POLY", "RBF", "SIGMOID"]>];
  let texts = [Text<"classlabels_strings">];
}
def SVMRegressor : Op {
  let infer = "vectorRegressor";
  let rules = vectorRegressorRules;
  let values = [Values<"post_transform", transforms>, Values<"kernel_type", ["LINEAR", "POLY", "RBF", "SIGMOID"]>];
}
def Scaler : Op {
  let infer = "scaleFeatures";
  let rules = [Rule<"r1", "Offset and scale have one number, or one for each feature.">];
}
def TreeEnsemble : Op {
  let infer = "treeEnsemble";
  let rules = [
    Rule<"r1", "The operand has rank 1 or 2.">,
    Rule<"r2", "There is at least one target.">,
    Rule<"r3", "Lists about nodes have one length, and those about leaves too.">,
    Rule<"r4", "Splits and weights have the element type of the operand.">];
  let expand = "treeRegressor";
}
def TreeEnsembleClassifier : Op {
  let infer = "treeClassifier";
  let rules = linearClassifierRules;
  let values = [Values<"post_transform", transforms>, Values<"nodes_modes", modes>];
  let texts = [Text<"classlabels_strings">];
  let history = [Coded<3, "treeTensors">, Coded<5, "treeEnsemble">];
}
def TreeEnsembleRegressor : TreeRegressorOp {
  let values = [
    Values<"post_transform", transforms>,
    Values<"nodes_modes", modes>,
    Values<"aggregate_function", ["AVERAGE", "SUM", "MIN", "MAX"]>];
  let history = [Coded<3, "treeTensors">, Coded<5, "treeEnsemble">];
}
def ZipMap : Op {
  let infer = "zipMap";
  let rules = [Rule<"r1", "One list of labels is given.">];
  let texts = [Text<"classlabels_strings">];
}
