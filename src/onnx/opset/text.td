// Strings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def RegexFullMatch : Op {
  let texts = [Text<"pattern">];
}
def StringConcat : Op;
def StringNormalizer : Op {
  let values = [Values<"case_change_action", ["LOWER", "UPPER", "NONE"]>];
  let texts = [Text<"locale">, Text<"stopwords">];
}
def StringSplit : Op {
  let texts = [Text<"delimiter">];
}
def TfIdfVectorizer : Op {
  let values = [Values<"mode", ["TF", "IDF", "TFIDF"]>];
  let texts = [Text<"pool_strings">];
}
