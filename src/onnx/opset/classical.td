// The domain ai.onnx.ml: trees, support vectors, linear models and encoders.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar transforms = ["NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"];
defvar modes = ["BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ", "LEAF"];

def ArrayFeatureExtractor : Op;
def Binarizer : Op;
def CastMap : Op {
  let values = [Values<"map_form", ["DENSE", "SPARSE"]>, Values<"cast_to", ["TO_FLOAT", "TO_STRING", "TO_INT64"]>];
}
def CategoryMapper : Op {
  let texts = [Text<"cats_strings">, Text<"default_string">];
}
def DictVectorizer : Op {
  let texts = [Text<"string_vocabulary">];
}
def FeatureVectorizer : Op;
def Imputer : Op;
def LabelEncoder : Op {
  let texts = [Text<"classes_strings">, Text<"default_string">, Text<"keys_strings">, Text<"values_strings">];
}
def LinearClassifier : Op {
  let values = [Values<"post_transform", transforms>];
  let texts = [Text<"classlabels_strings">];
}
def LinearRegressor : Op {
  let values = [Values<"post_transform", transforms>];
}
def Normalizer : Op {
  let values = [Values<"norm", ["MAX", "L1", "L2"]>];
}
def OneHotEncoder : Op {
  let texts = [Text<"cats_strings">];
}
def SVMClassifier : Op {
  let values = [Values<"post_transform", transforms>, Values<"kernel_type", ["LINEAR", "POLY", "RBF", "SIGMOID"]>];
  let texts = [Text<"classlabels_strings">];
}
def SVMRegressor : Op {
  let values = [Values<"post_transform", transforms>, Values<"kernel_type", ["LINEAR", "POLY", "RBF", "SIGMOID"]>];
}
def Scaler : Op;
def TreeEnsemble : Op;
def TreeEnsembleClassifier : Op {
  let values = [Values<"post_transform", transforms>, Values<"nodes_modes", modes>];
  let texts = [Text<"classlabels_strings">];
}
def TreeEnsembleRegressor : Op {
  let values = [
    Values<"post_transform", transforms>,
    Values<"nodes_modes", modes>,
    Values<"aggregate_function", ["AVERAGE", "SUM", "MIN", "MAX"]>];
}
def ZipMap : Op {
  let texts = [Text<"classlabels_strings">];
}
