// The dialect onnx. Its ops are the rows of the schemas (onnx/opset), so only its types are here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"

def Onnx_Dialect : Dialect {
  let name = "onnx";
  let cppNamespace = "::shlo::onnx";
  let useDefaultTypePrinterParser = 1;
  let isExtensible = 0;
  let extraClassDeclaration = [{
    void registerTypes();
    std::optional<ParseOpHook> getParseOperationHook(::llvm::StringRef name) const override;
    ::llvm::unique_function<void(::mlir::Operation *, ::mlir::OpAsmPrinter &)>
    getOperationPrinter(::mlir::Operation *op) const override;
    // A copy of a name, for as long as the context. While one thread alone uses it.
    const NameText *keep(::llvm::StringRef name);
  private:
    ::llvm::BumpPtrAllocator texts;
  }];
}

class Onnx_Type<string name> : TypeDef<Onnx_Dialect, name> {
  let mnemonic = name;
}
// Types of the format that MLIR does not have. Elements of tensors may be strings.
def Onnx_String : Onnx_Type<"String">;
class Onnx_Container<string name> : Onnx_Type<name> {
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
}
def Onnx_Seq : Onnx_Container<"Seq">;
def Onnx_Opt : Onnx_Container<"Opt">;
// A tensor whose elements are mostly 0. The element is the type of the dense tensor.
def Onnx_Sparse : Onnx_Container<"Sparse">;
def Onnx_Map : Onnx_Type<"Map"> {
  let parameters = (ins "::mlir::Type":$key, "::mlir::Type":$value);
  let assemblyFormat = "`<` $key `,` $value `>`";
}
// A type of a domain that only it knows.
def Onnx_Opaque : Onnx_Type<"Opaque"> {
  let parameters = (ins StringRefParameter<>:$domain, StringRefParameter<>:$name);
  let assemblyFormat = "`<` $domain `,` $name `>`";
}
// The type of a value of which the file says nothing.
def Onnx_Unknown : Onnx_Type<"Unknown">;
