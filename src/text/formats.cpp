// The tables of pretty forms.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"
#include "dialect/chlo.h"
#include "text/format_parser.h"
#include "text/op_printer.h"

using namespace mlir;

namespace shlo::text {

namespace {

template <typename P, typename A> P ownerOf(A P::*);
template <typename P, typename A> A valueOf(A P::*);

// An attribute in a member of the op's properties. `width` is that of an integer, whose text does not say it.
template <auto member, unsigned width>
constexpr FormatAttribute formatAttribute(llvm::StringLiteral name, bool isShown, Attribute (*byDefault)(Builder)) {
  using Properties = decltype(ownerOf(member));
  using Value = decltype(valueOf(member));
  auto of = [](Operation *op) -> Value & { return op->getPropertiesStorage().template as<Properties *>()->*member; };
  return {name,
          isShown,
          [](Operation *op) -> Attribute { return decltype(of)()(op); },
          [](Operation *op, Attribute attribute) { decltype(of)()(op) = llvm::cast<Value>(attribute); },
          [](AsmParser &parser) -> Attribute {
            Value value;
            Type type; // that the text does not say
            if constexpr (width != 0)
              type = parser.getBuilder().getIntegerType(width);
            else if constexpr (std::is_same_v<Value, StringAttr>)
              type = parser.getBuilder().getNoneType();
            return parser.parseCustomAttributeWithFallback(value, type) ? Attribute() : Attribute(value);
          },
          [](AsmPrinter &printer, Attribute attribute) {
            if constexpr (requires(Value value) { value.print(printer); })
              printer.printStrippedAttrOrType(llvm::cast<Value>(attribute));
            else
              printer.printAttributeWithoutType(attribute);
          },
          byDefault};
}

#include "opset/formats.inc"

} // namespace

const OpFormat *findFormat(StringRef op) {
  const OpFormat *found =
      llvm::lower_bound(formats, op, [](const OpFormat &one, StringRef name) { return one.op < name; });
  return found != std::end(formats) && found->op == op ? found : nullptr;
}

} // namespace shlo::text
