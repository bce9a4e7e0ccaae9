// The extension for XLA's FFI: handlers that were built for CPUs answer custom calls. They are the functions of the
// host of the library's own registry, so a call is as any other one; it only gets a frame of XLA.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/ffi.h"

#include "plugin/entries.h"
#include "plugin/extensions.h"

#include <any>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>

#include <xla/ffi/api/c_api.h>

// An error of a handler.
struct XLA_FFI_Error {
  XLA_FFI_Error_Code code;
  std::string message;
};

// What a handler may ask about its call.
struct XLA_FFI_InvokeContext {
  shlo_call *call;
  const PJRT_ExecuteContext *given;
};

namespace shlo::plugin {
namespace {

thread_local const PJRT_ExecuteContext *currentContext = nullptr;

// --- What handlers may call -----------------------------------------------------------------------------------------

XLA_FFI_Error *makeFfiError(XLA_FFI_Error_Code code, const char *message) noexcept {
  try {
    return new XLA_FFI_Error{code, message ? message : ""};
  } catch (...) {
    return nullptr;
  }
}
template <typename Args> XLA_FFI_Error *isMissing(Args *) noexcept {
  return makeFfiError(XLA_FFI_Error_Code_UNIMPLEMENTED, "stablehlo-c has no such service for handlers");
}

struct Registry {
  struct Handler {
    std::string target;
    XLA_FFI_Handler *function;
  };
  std::map<std::string, int64_t, std::less<>> types; // their numbers by name
  std::deque<Handler> handlers;                      // in the order of registration: the last one of a target answers
};
// While it is looked at. It lives as long as the process: handlers are registered for it.
class LockedRegistry {
public:
  LockedRegistry() {
    if (!made)
      made = new Registry;
  }
  Registry *operator->() const { return made; }

private:
  static inline constinit std::mutex mutex;
  static inline constinit Registry *made = nullptr;
  const std::lock_guard<std::mutex> lock{mutex};
};

// The number of a type by name: a new one, or the given one if the name has none yet.
int64_t typeNumber(std::string_view name, int64_t wanted) {
  const LockedRegistry all;
  const int64_t id = all->types.emplace(name, wanted ? wanted : int64_t(all->types.size()) + 1).first->second;
  if (wanted && wanted != id)
    failInvalid("the type ", name, " is registered with another number");
  return id;
}

const XLA_FFI_Api handlerApi = {
    XLA_FFI_Api_STRUCT_SIZE,
    nullptr,
    {XLA_FFI_Api_Version_STRUCT_SIZE, nullptr, XLA_FFI_API_MAJOR, XLA_FFI_API_MINOR},
    nullptr,
    [](XLA_FFI_Error_Create_Args *args) { return makeFfiError(args->errc, args->message); },
    [](XLA_FFI_Error_GetDetails_Args *args) {
      args->message = args->error->message.c_str();
      args->errc = args->error->code;
    },
    [](XLA_FFI_Error_Destroy_Args *args) { delete args->error; },
    isMissing<XLA_FFI_Handler_Register_Args>,
    isMissing<XLA_FFI_Stream_Get_Args>,
    [](XLA_FFI_Type_Register_Args *args) -> XLA_FFI_Error * {
      try {
        args->type_id->type_id = typeNumber({args->name.ptr, args->name.len}, args->type_id->type_id);
        return nullptr;
      } catch (...) {
        return makeFfiError(XLA_FFI_Error_Code_INVALID_ARGUMENT, "the type cannot be registered");
      }
    },
    [](XLA_FFI_InvokeContext_Get_Args *args) -> XLA_FFI_Error * {
      if (const PJRT_ExecuteContext *given = args->ctx->given)
        for (const PJRT_ExecuteContext::Data &entry : given->list)
          if (entry.type == args->type_id->type_id) {
            args->data = entry.data;
            return nullptr;
          }
      return makeFfiError(XLA_FFI_Error_Code_NOT_FOUND, "the execution has no data of this type");
    },
    isMissing<XLA_FFI_State_Set_Args>,
    isMissing<XLA_FFI_State_Get_Args>,
    [](XLA_FFI_DeviceMemory_Allocate_Args *args) -> XLA_FFI_Error * {
      const size_t alignment = std::max<size_t>(args->alignment, sizeof(void *));
      args->data = std::aligned_alloc(alignment, (args->size + alignment - 1) / alignment * alignment);
      return args->data || !args->size ? nullptr : makeFfiError(XLA_FFI_Error_Code_RESOURCE_EXHAUSTED, "out of memory");
    },
    [](XLA_FFI_DeviceMemory_Free_Args *args) -> XLA_FFI_Error * {
      std::free(args->data);
      return nullptr;
    },
    [](XLA_FFI_ThreadPool_Schedule_Args *args) -> XLA_FFI_Error * { // there is one thread
      args->task(args->data);
      return nullptr;
    },
    [](XLA_FFI_ThreadPool_NumThreads_Args *args) -> XLA_FFI_Error * {
      *args->num_threads = 1;
      return nullptr;
    },
    isMissing<XLA_FFI_Future_Create_Args>,
    isMissing<XLA_FFI_Future_SetAvailable_Args>,
    isMissing<XLA_FFI_Future_SetError_Args>,
    [](XLA_FFI_RunId_Get_Args *args) -> XLA_FFI_Error * {
      args->run_id = 0;
      return nullptr;
    },
    [](XLA_FFI_DeviceOrdinal_Get_Args *args) -> XLA_FFI_Error * {
      args->device_ordinal = int32_t(shlo_call_process(args->ctx->call));
      return nullptr;
    },
    isMissing<XLA_FFI_InvokeContext_FindExtension_Args>,
    isMissing<XLA_FFI_CustomOptions_Get_Args>,
};

// --- Calls ----------------------------------------------------------------------------------------------------------

// FFI has no such types.
constexpr XLA_FFI_DataType XLA_FFI_DataType_F6E2M3FN = XLA_FFI_DataType_INVALID,
                           XLA_FFI_DataType_F6E3M2FN = XLA_FFI_DataType_INVALID;
XLA_FFI_DataType dataType(shlo_element_type type) {
  switch (type) {
#define PJRT_TYPE(element, name)                                                                                       \
  case SHLO_TYPE_##element: return XLA_FFI_DataType_##name;
#include "pjrt/types.def"
#undef PJRT_TYPE
  default: return XLA_FFI_DataType_INVALID;
  }
}

// The attributes of a call, which may be nested. Entries are in the order of their names, which handlers rely on.
class Attributes {
public:
  explicit Attributes(const shlo_attribute *dictionary) {
    const bool isDictionary = shlo_attribute_kind_of(dictionary) == SHLO_ATTRIBUTE_DICTIONARY;
    for (size_t i = 0; isDictionary && i < shlo_attribute_count(dictionary); ++i) {
      XLA_FFI_ByteSpan name;
      name.ptr = shlo_attribute_key(dictionary, i, &name.len);
      names.push_back(keep(name));
      add(shlo_attribute_at(dictionary, i));
    }
    frame = {XLA_FFI_Attrs_STRUCT_SIZE, nullptr, int64_t(names.size()), types.data(), names.data(), values.data()};
  }
  Attributes(const Attributes &) = delete;
  XLA_FFI_Attrs frame;

private:
  void add(const shlo_attribute *entry) {
    const shlo_element_type type = shlo_type_element(shlo_attribute_type(entry));
    switch (shlo_attribute_kind_of(entry)) {
    case SHLO_ATTRIBUTE_STRING: {
      XLA_FFI_ByteSpan text;
      text.ptr = shlo_attribute_text(entry, &text.len);
      return add(XLA_FFI_AttrType_STRING, keep(text));
    }
    case SHLO_ATTRIBUTE_BOOL: return addScalar(SHLO_TYPE_I1, shlo_attribute_integer(entry));
    case SHLO_ATTRIBUTE_INTEGER: return addScalar(type, shlo_attribute_integer(entry)); // narrow: its first bytes
    case SHLO_ATTRIBUTE_FLOAT:
      if (type == SHLO_TYPE_F64)
        return addScalar(type, shlo_attribute_float(entry));
      if (type == SHLO_TYPE_F32)
        return addScalar(type, float(shlo_attribute_float(entry)));
      break;
    case SHLO_ATTRIBUTE_DICTIONARY: return add(XLA_FFI_AttrType_DICTIONARY, &inner.emplace_back(entry).frame);
    case SHLO_ATTRIBUTE_INTEGERS: {
      const size_t count = shlo_attribute_count(entry);
      const shlo_attribute *first = count ? shlo_attribute_at(entry, 0) : nullptr;
      const bool isBool = shlo_attribute_kind_of(first) == SHLO_ATTRIBUTE_BOOL;
      const shlo_element_type element = isBool  ? SHLO_TYPE_I1
                                        : first ? shlo_type_element(shlo_attribute_type(first))
                                                : SHLO_TYPE_I64;
      const size_t size = shlo_element_type_size(element);
      std::vector<char> &bytes = *keep(std::vector<char>(count * size));
      for (size_t i = 0; i < count; ++i) {
        const int64_t value = shlo_attribute_integer_at(entry, i);
        std::memcpy(bytes.data() + i * size, &value, size); // its first bytes
      }
      return add(XLA_FFI_AttrType_ARRAY, keep(XLA_FFI_Array{dataType(element), count, bytes.data()}));
    }
    case SHLO_ATTRIBUTE_TENSOR: {
      const shlo_tensor *tensor = tensors.emplace_back(make<Tensor>(shlo_attribute_tensor, entry)).get();
      return add(XLA_FFI_AttrType_ARRAY, keep(XLA_FFI_Array{dataType(shlo_tensor_element_type(tensor)),
                                                            size_t(shlo_tensor_element_count(tensor)),
                                                            const_cast<void *>(shlo_tensor_data(tensor))}));
    }
    }
    failUnsupported("an attribute of a kind that handlers do not get");
  }
  template <typename T> void addScalar(shlo_element_type type, T value) {
    add(XLA_FFI_AttrType_SCALAR, keep(XLA_FFI_Scalar{dataType(type), keep(value)}));
  }
  void add(XLA_FFI_AttrType type, void *value) {
    types.push_back(type);
    values.push_back(value);
  }
  template <typename T> T *keep(T value) { return &kept.emplace_back().template emplace<T>(std::move(value)); }

  std::deque<std::any> kept;
  std::deque<Tensor> tensors;
  std::deque<Attributes> inner;
  std::vector<XLA_FFI_AttrType> types;
  std::vector<XLA_FFI_ByteSpan *> names;
  std::vector<void *> values;
};

XLA_FFI_Buffer bufferOf(shlo_element_type type, void *data, int32_t rank, const int64_t *shape) {
  return {XLA_FFI_Buffer_STRUCT_SIZE, nullptr, dataType(type), data, rank, const_cast<int64_t *>(shape)};
}

void invoke(shlo_call *call, XLA_FFI_Handler *handler) {
  const size_t operands = shlo_call_operand_count(call), results = shlo_call_result_count(call);
  std::vector<XLA_FFI_Buffer> buffers;
  for (size_t i = 0; i < operands; ++i)
    buffers.push_back(bufferOf(shlo_call_operand_element_type(call, i),
                               const_cast<void *>(shlo_call_operand_data(call, i, nullptr)),
                               shlo_call_operand_rank(call, i), shlo_call_operand_shape(call, i)));
  for (size_t i = 0; i < results; ++i)
    buffers.push_back(bufferOf(shlo_call_result_element_type(call, i), shlo_call_result_data(call, i, nullptr),
                               shlo_call_result_rank(call, i), shlo_call_result_shape(call, i)));
  std::vector<void *> pointers;
  for (XLA_FFI_Buffer &buffer : buffers)
    pointers.push_back(&buffer);
  std::vector<XLA_FFI_ArgType> argumentTypes(operands, XLA_FFI_ArgType_BUFFER);
  std::vector<XLA_FFI_RetType> resultTypes(results, XLA_FFI_RetType_BUFFER);
  const shlo_operation *op = shlo_call_operation(call);
  const shlo_attribute *config = shlo_operation_attribute(op, "backend_config", 14);
  if (shlo_attribute_kind_of(config) != SHLO_ATTRIBUTE_DICTIONARY)
    config = shlo_operation_attribute(op, "mhlo.backend_config", 19); // as portable artifacts have it
  const Attributes attributes(config);
  XLA_FFI_InvokeContext context{call, currentContext};
  XLA_FFI_CallFrame frame = {
      XLA_FFI_CallFrame_STRUCT_SIZE,
      nullptr,
      &handlerApi,
      &context,
      XLA_FFI_ExecutionStage_EXECUTE,
      {XLA_FFI_Args_STRUCT_SIZE, nullptr, int64_t(operands), argumentTypes.data(), pointers.data()},
      {XLA_FFI_Rets_STRUCT_SIZE, nullptr, int64_t(results), resultTypes.data(), pointers.data() + operands},
      attributes.frame,
      nullptr};
  const std::unique_ptr<XLA_FFI_Error> error(handler(&frame));
  if (error)
    shlo_call_fail(call, error->message.data(), error->message.size());
}

// No exception may leave a function of the host.
void answerCall(shlo_call *call, void *user) noexcept {
  try {
    invoke(call, static_cast<Registry::Handler *>(user)->function);
  } catch (...) {
    const pjrt::Failure failure = failureOfException();
    shlo_call_fail(call, failure.message.data(), failure.message.size());
  }
}

// --- The extension --------------------------------------------------------------------------------------------------

void answer(PJRT_FFI_Type_Register_Args &args) {
  args.type_id = typeNumber({args.type_name, args.type_name_size}, args.type_id);
}
void answer(PJRT_FFI_UserData_Add_Args &args) {
  args.context->list.push_back({args.user_data.type_id, args.user_data.data});
}
void answer(PJRT_FFI_Register_Handler_Args &args) {
  need(args.handler, "handler");
  const LockedRegistry all;
  all->handlers.push_back(
      {std::string(args.target_name, args.target_name_size), reinterpret_cast<XLA_FFI_Handler *>(args.handler)});
}

} // namespace

ContextScope::ContextScope(const PJRT_ExecuteContext *context) : before(currentContext) { currentContext = context; }
ContextScope::~ContextScope() { currentContext = before; }

void addHandlers(shlo_plan_options *options) {
  const LockedRegistry all;
  if (all->handlers.empty())
    return;
  constexpr uint32_t anyVersion = 0; // portable artifacts do not say that a call is typed
  const auto calls = make<Handle<shlo_custom_calls, shlo_custom_calls_destroy>>(shlo_custom_calls_create);
  for (Registry::Handler &handler : all->handlers)
    call(shlo_custom_calls_register, calls.get(), handler.target.data(), handler.target.size(), anyVersion,
         shlo_call_flags(SHLO_CALL_ORDERED), answerCall, static_cast<void *>(&handler), nullptr);
  call(shlo_plan_options_set_custom_calls, options, calls.get());
}

std::string calledHandler(std::string_view text) {
  const LockedRegistry all;
  for (const Registry::Handler &handler : all->handlers)
    for (const char *quote : {"", "\""})
      if (text.find(std::string("custom_call @") + quote + handler.target + quote + "(") != std::string_view::npos)
        return handler.target;
  return "";
}

constinit PJRT_FFI_Extension ffiExtension = {
    {PJRT_FFI_Extension_STRUCT_SIZE, PJRT_Extension_Type_FFI, &layoutsExtension.base},
    SHLO_EXTENSION_ENTRY(FFI_Type_Register, type_name),
    SHLO_EXTENSION_ENTRY(FFI_UserData_Add, context),
    SHLO_EXTENSION_ENTRY(FFI_Register_Handler, target_name),
};

void answer(PJRT_ExecuteContext_Create_Args &args) { args.context = new PJRT_ExecuteContext; }
void answer(PJRT_ExecuteContext_Destroy_Args &args) { delete args.context; }

} // namespace shlo::plugin
