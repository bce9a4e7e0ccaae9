// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/print_tensor.h"

#include "support.h"

#include <algorithm>
#include <vector>

namespace tool::reference {

namespace {

using Builder = Handle<shlo_builder, shlo_builder_destroy>;

std::string typeOf(const shlo_tensor *tensor) {
  return typeText(shlo_tensor_element_type(tensor), shlo_tensor_rank(tensor), shlo_tensor_shape(tensor));
}

std::string constantText(const shlo_tensor *tensor) {
  auto builder = make<Builder>("", shlo_builder_create, "", size_t(0));
  const shlo_attribute *attribute = nullptr;
  call("", shlo_builder_tensor_attribute, builder.get(), tensor, &attribute);
  return std::string(textOf(make<Buffer>("", shlo_attribute_print, attribute, nullptr)));
}

// The elements of a constant's text; one, if all are equal.
std::vector<std::string> elementsOf(const std::string &text) {
  std::vector<std::string> elements;
  std::string current;
  int parentheses = 0;
  const size_t begin = text.find('<') + 1, end = text.rfind("> :");
  auto flush = [&] {
    if (!current.empty())
      elements.push_back(std::move(current));
    current.clear();
  };
  for (size_t i = begin; i < end; ++i) {
    const char c = text[i];
    parentheses += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == '[' || c == ']' || (c == ',' && parentheses == 0))
      flush();
    else if (c == '(')
      current += '[';
    else if (c == ')')
      current += ']';
    else if (c == ',')
      current += ", ";
    else if (c != ' ')
      current += c;
  }
  flush();
  return elements;
}

// Row by row, since the text of a large constant is in hexadecimal.
class Elements {
public:
  explicit Elements(const shlo_tensor *tensor) : tensor(tensor) {}

  const std::string &next() {
    if (at == chunk.size()) {
      const int64_t left = shlo_tensor_element_count(tensor) - first;
      const int64_t count = std::min<int64_t>(left, 32);
      const size_t size = shlo_tensor_size(tensor) / size_t(shlo_tensor_element_count(tensor));
      const char *bytes = static_cast<const char *>(shlo_tensor_data(tensor)) + size_t(first) * size;
      auto part =
          make<Tensor>("", shlo_tensor_copy, shlo_tensor_element_type(tensor), int32_t(1), &count,
                       static_cast<const void *>(bytes), size_t(count) * size, static_cast<const int64_t *>(nullptr));
      chunk = elementsOf(constantText(part.get()));
      chunk.resize(size_t(count), chunk.empty() ? "" : chunk.front());
      first += count;
      at = 0;
    }
    return chunk[at++];
  }

private:
  const shlo_tensor *tensor;
  int64_t first = 0;
  std::vector<std::string> chunk;
  size_t at = 0;
};

void printAxis(const shlo_tensor *tensor, int32_t axis, Elements &elements, std::string &text) {
  const std::string indent(size_t(axis + 1) * 2, ' ');
  const int64_t extent = shlo_tensor_shape(tensor)[axis];
  text += indent + "[";
  if (axis + 1 == shlo_tensor_rank(tensor)) {
    for (int64_t i = 0; i < extent; ++i)
      text += (i ? ", " : "") + elements.next();
    text += "]";
    return;
  }
  for (int64_t i = 0; i < extent; ++i) {
    text += i ? ",\n" : "\n";
    printAxis(tensor, axis + 1, elements, text);
  }
  text += (extent ? "\n" + indent : "") + "]";
}

} // namespace

std::string blockText(const shlo_tensor *tensor) {
  Elements elements(tensor);
  std::string text = typeOf(tensor) + " {";
  if (shlo_tensor_rank(tensor) == 0)
    return text + elements.next() + "}";
  text += "\n";
  printAxis(tensor, 0, elements, text);
  return text + "\n}";
}

std::string denseText(const shlo_tensor *tensor) { return constantText(tensor); }

} // namespace tool::reference
