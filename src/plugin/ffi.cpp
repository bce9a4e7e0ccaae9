// The extension for XLA's FFI: handlers that were built for CPUs answer custom calls. They are the functions of the
// host of the library's own registry, so a call is as any other one; it only gets a frame of XLA.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/ffi.h"

#include "plugin/entries.h"
#include "plugin/extensions.h"

#include <cstdlib>
#include <cstring>
#include <deque>
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

struct RegisteredType {
  std::string name;
  int64_t id;
};
struct Registry {
  std::mutex mutex;
  std::vector<RegisteredType> types;
  struct Handler {
    std::string target;
    XLA_FFI_Handler *function;
  };
  std::deque<Handler> handlers; // in the order of registration: the last one of a target answers
};
// Lives as long as the process: handlers are registered for it.
Registry &registry() {
  static Registry *const made = new Registry;
  return *made;
}

// The number of a type by name: a new one, or the given one if the name has none yet.
int64_t typeNumber(std::string_view name, int64_t wanted) {
  Registry &all = registry();
  const std::lock_guard lock(all.mutex);
  for (const RegisteredType &type : all.types)
    if (type.name == name) {
      if (wanted && wanted != type.id)
        fail(PJRT_Error_Code_INVALID_ARGUMENT, "the type " + type.name + " is registered with another number");
      return type.id;
    }
  const int64_t id = wanted ? wanted : int64_t(all.types.size()) + 1;
  all.types.push_back({std::string(name), id});
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

XLA_FFI_DataType dataType(shlo_element_type type) {
  switch (pjrt::bufferType(type)) {
#define SHLO_SAME(name)                                                                                                \
  case PJRT_Buffer_Type_##name: return XLA_FFI_DataType_##name;
    SHLO_SAME(PRED)
    SHLO_SAME(S2)
    SHLO_SAME(S4)
    SHLO_SAME(S8)
    SHLO_SAME(S16)
    SHLO_SAME(S32)
    SHLO_SAME(S64)
    SHLO_SAME(U2)
    SHLO_SAME(U4)
    SHLO_SAME(U8)
    SHLO_SAME(U16)
    SHLO_SAME(U32)
    SHLO_SAME(U64)
    SHLO_SAME(F16)
    SHLO_SAME(F32)
    SHLO_SAME(F64)
    SHLO_SAME(BF16)
    SHLO_SAME(C64)
    SHLO_SAME(C128)
    SHLO_SAME(F8E5M2)
    SHLO_SAME(F8E3M4)
    SHLO_SAME(F8E4M3)
    SHLO_SAME(F8E4M3FN)
    SHLO_SAME(F8E4M3B11FNUZ)
    SHLO_SAME(F8E5M2FNUZ)
    SHLO_SAME(F8E4M3FNUZ)
    SHLO_SAME(F4E2M1FN)
    SHLO_SAME(F8E8M0FNU)
#undef SHLO_SAME
  default: return XLA_FFI_DataType_INVALID;
  }
}

// The attributes of a call, which may be nested. Entries are in the order of their names, which handlers rely on.
class Attributes {
public:
  explicit Attributes(const shlo_attribute *dictionary) {
    const size_t count =
        shlo_attribute_kind_of(dictionary) == SHLO_ATTRIBUTE_DICTIONARY ? shlo_attribute_count(dictionary) : 0;
    for (size_t i = 0; i < count; ++i) {
      XLA_FFI_ByteSpan &name = names.emplace_back();
      name.ptr = shlo_attribute_key(dictionary, i, &name.len);
      add(shlo_attribute_at(dictionary, i));
    }
    for (XLA_FFI_ByteSpan &name : names)
      nameList.push_back(&name);
    frame = {XLA_FFI_Attrs_STRUCT_SIZE, nullptr, int64_t(count), types.data(), nameList.data(), values.data()};
  }
  Attributes(const Attributes &) = delete;
  XLA_FFI_Attrs frame;

private:
  void add(const shlo_attribute *entry) {
    const shlo_element_type type = shlo_type_element(shlo_attribute_type(entry));
    switch (shlo_attribute_kind_of(entry)) {
    case SHLO_ATTRIBUTE_STRING: {
      XLA_FFI_ByteSpan &text = texts.emplace_back();
      text.ptr = shlo_attribute_text(entry, &text.len);
      keep(XLA_FFI_AttrType_STRING, &text);
      return;
    }
    case SHLO_ATTRIBUTE_BOOL:
    case SHLO_ATTRIBUTE_INTEGER:
    case SHLO_ATTRIBUTE_FLOAT: {
      // A narrower integer has the first bytes.
      uint64_t bits = uint64_t(shlo_attribute_integer(entry));
      if (const double wide = shlo_attribute_float(entry); shlo_attribute_kind_of(entry) == SHLO_ATTRIBUTE_FLOAT) {
        const float narrow = float(wide);
        if (type == SHLO_TYPE_F32)
          std::memcpy(&bits, &narrow, sizeof narrow);
        else if (type == SHLO_TYPE_F64)
          std::memcpy(&bits, &wide, sizeof wide);
        else
          break;
      }
      numbers.push_back(bits);
      const bool isBool = shlo_attribute_kind_of(entry) == SHLO_ATTRIBUTE_BOOL;
      keep(XLA_FFI_AttrType_SCALAR,
           &scalars.emplace_back(XLA_FFI_Scalar{isBool ? XLA_FFI_DataType_PRED : dataType(type), &numbers.back()}));
      return;
    }
    case SHLO_ATTRIBUTE_DICTIONARY: keep(XLA_FFI_AttrType_DICTIONARY, &inner.emplace_back(entry).frame); return;
    case SHLO_ATTRIBUTE_INTEGERS: {
      const size_t count = shlo_attribute_count(entry);
      const shlo_attribute *first = count ? shlo_attribute_at(entry, 0) : nullptr;
      const bool isBool = shlo_attribute_kind_of(first) == SHLO_ATTRIBUTE_BOOL;
      const shlo_element_type element = isBool  ? SHLO_TYPE_I1
                                        : first ? shlo_type_element(shlo_attribute_type(first))
                                                : SHLO_TYPE_I64;
      const size_t size = shlo_element_type_size(element);
      std::vector<char> &bytes = lists.emplace_back(count * size);
      for (size_t i = 0; i < count; ++i) {
        const int64_t value = shlo_attribute_integer_at(entry, i);
        std::memcpy(bytes.data() + i * size, &value, size); // its first bytes
      }
      keep(XLA_FFI_AttrType_ARRAY, &arrays.emplace_back(XLA_FFI_Array{dataType(element), count, bytes.data()}));
      return;
    }
    case SHLO_ATTRIBUTE_TENSOR: {
      const shlo_tensor *tensor = tensors.emplace_back(make<Tensor>(shlo_attribute_tensor, entry)).get();
      keep(XLA_FFI_AttrType_ARRAY, &arrays.emplace_back(XLA_FFI_Array{dataType(shlo_tensor_element_type(tensor)),
                                                                      size_t(shlo_tensor_element_count(tensor)),
                                                                      const_cast<void *>(shlo_tensor_data(tensor))}));
      return;
    }
    }
    fail(PJRT_Error_Code_UNIMPLEMENTED, "an attribute of a kind that handlers do not get");
  }
  void keep(XLA_FFI_AttrType type, void *value) {
    types.push_back(type);
    values.push_back(value);
  }

  std::deque<XLA_FFI_ByteSpan> names, texts;
  std::deque<XLA_FFI_Scalar> scalars;
  std::deque<XLA_FFI_Array> arrays;
  std::deque<uint64_t> numbers;
  std::deque<std::vector<char>> lists;
  std::deque<Tensor> tensors;
  std::deque<Attributes> inner;
  std::vector<XLA_FFI_AttrType> types;
  std::vector<XLA_FFI_ByteSpan *> nameList;
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
  } catch (const pjrt::Failure &failure) {
    shlo_call_fail(call, failure.message.data(), failure.message.size());
  } catch (...) {
    constexpr std::string_view message = "the handler threw an exception";
    shlo_call_fail(call, message.data(), message.size());
  }
}

// --- The extension --------------------------------------------------------------------------------------------------

void answer(PJRT_FFI_Type_Register_Args &args) {
  need(args.type_name, "type_name");
  args.type_id = typeNumber({args.type_name, args.type_name_size}, args.type_id);
}
void answer(PJRT_FFI_UserData_Add_Args &args) {
  nonNull(args.context, "context").list.push_back({args.user_data.type_id, args.user_data.data});
}
void answer(PJRT_FFI_Register_Handler_Args &args) {
  need(args.target_name, "target_name");
  need(args.handler, "handler");
  Registry &all = registry();
  const std::lock_guard lock(all.mutex);
  all.handlers.push_back(
      {std::string(args.target_name, args.target_name_size), reinterpret_cast<XLA_FFI_Handler *>(args.handler)});
}

#define FFI_ENTRY(name)                                                                                                \
  [](PJRT_FFI_##name##_Args *args) {                                                                                   \
    return enter(args, PJRT_FFI_##name##_Args_STRUCT_SIZE, PJRT_FFI_##name##_Args_STRUCT_SIZE, "FFI_" #name,           \
                 [](auto &whole) { answer(whole); });                                                                  \
  }

} // namespace

ContextScope::ContextScope(const PJRT_ExecuteContext *context) : before(currentContext) { currentContext = context; }
ContextScope::~ContextScope() { currentContext = before; }

void addHandlers(shlo_plan_options *options) {
  Registry &all = registry();
  const std::lock_guard lock(all.mutex);
  if (all.handlers.empty())
    return;
  constexpr uint32_t anyVersion = 0; // portable artifacts do not say that a call is typed
  const auto calls = make<Handle<shlo_custom_calls, shlo_custom_calls_destroy>>(shlo_custom_calls_create);
  for (Registry::Handler &handler : all.handlers)
    call(shlo_custom_calls_register, calls.get(), handler.target.data(), handler.target.size(), anyVersion,
         shlo_call_flags(SHLO_CALL_ORDERED), answerCall, static_cast<void *>(&handler), nullptr);
  call(shlo_plan_options_set_custom_calls, options, static_cast<const shlo_custom_calls *>(calls.get()));
}

std::string calledHandler(std::string_view text) {
  Registry &all = registry();
  const std::lock_guard lock(all.mutex);
  for (const Registry::Handler &handler : all.handlers)
    for (const char *quote : {"", "\""})
      if (text.find(std::string("custom_call @") + quote + handler.target + quote + "(") != std::string_view::npos)
        return handler.target;
  return "";
}

constinit PJRT_FFI_Extension ffiExtension = {
    {PJRT_FFI_Extension_STRUCT_SIZE, PJRT_Extension_Type_FFI, &layoutsExtension.base},
    FFI_ENTRY(Type_Register),
    FFI_ENTRY(UserData_Add),
    FFI_ENTRY(Register_Handler),
};

void answer(PJRT_ExecuteContext_Create_Args &args) { args.context = new PJRT_ExecuteContext; }
void answer(PJRT_ExecuteContext_Destroy_Args &args) { delete args.context; }

} // namespace shlo::plugin
