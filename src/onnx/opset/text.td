// Strings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def RegexFullMatch : Op {
  let infer = "sameShape";
  let texts = [Text<"pattern">];
}
def StringConcat : Op {
  let infer = "broadcast";
  let rules = [Rule<"r1", "The shapes of the operands can be broadcast together.">];
}
def StringNormalizer : Op {
  let infer = "normalizeStrings";
  let rules = [Rule<"r1", "The operand is a list, or one row.">];
  let values = [Values<"case_change_action", ["LOWER", "UPPER", "NONE"]>];
  let texts = [Text<"locale">, Text<"stopwords">];
}
def StringSplit : Op {
  let infer = "stringSplit";
  let texts = [Text<"delimiter">];
}
def TfIdfVectorizer : Op {
  let infer = "termFrequencies";
  let rules = [
    Rule<"r1", "The operand has rank 1 or 2.">,
    Rule<"r2", "The places of the n-grams are not negative, and there is one.">];
  let values = [Values<"mode", ["TF", "IDF", "TFIDF"]>];
  let texts = [Text<"pool_strings">];
}
