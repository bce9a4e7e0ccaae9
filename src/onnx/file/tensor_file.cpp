// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/tensor_file.h"

#include "onnx/file/tensor_data.h"
#include "onnx/file/writer.h"

namespace shlo::onnx {

Result<Tensor> readTensorFile(std::string_view bytes) {
  const FileLimits limits;
  if (Status status = checkMessage(FieldType::Tensor, bytes, limits); !status)
    return std::move(status.error());
  Result<TensorData> data = readTensorData(Message(FieldType::Tensor, bytes), limits);
  if (!data)
    return std::move(data.error());
  if (data->isString())
    return makeError(SHLO_UNSUPPORTED, "onnx: a tensor of strings, expected one of numbers");
  if (data->storage == TensorData::Storage::External)
    return makeError(SHLO_UNSUPPORTED, "onnx: the elements are in another file, '" +
                                           std::string(data->external.location) + "'");
  Result<Tensor> tensor = Tensor::create({data->type->element, data->shape}, false);
  if (!tensor)
    return tensor;
  if (Status status = copyElements(*data, data->raw, tensor->data()); !status)
    return std::move(status.error());
  return tensor;
}

Result<std::string> writeTensorFile(const Tensor &tensor, std::string_view name) {
  const DataTypeInfo *type = findDataType(tensor.type.element);
  if (!type)
    return makeError(SHLO_UNSUPPORTED, std::string("onnx: there are no tensors of ") + info(tensor.type.element).name);
  const std::string raw = packElements(*type, tensor.data(), size_t(elementCount(tensor.type.shape)));
  std::string bytes;
  Result<uint64_t> size = writeMessage(
      [&](Writer &writer) {
        writer.numbers(field::Tensor::dims, {tensor.type.shape.begin(), tensor.type.shape.end()});
        writer.integer(field::Tensor::data_type, int64_t(type->type));
        if (!name.empty())
          writer.text(field::Tensor::name, name);
        writer.text(field::Tensor::raw_data, raw);
      },
      [&](std::string_view piece) {
        bytes += piece;
        return Status();
      });
  if (!size)
    return std::move(size.error());
  return bytes;
}

} // namespace shlo::onnx
