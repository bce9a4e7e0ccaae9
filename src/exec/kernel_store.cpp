// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernel_store.h"

#include "exec/shaping.h"

#include <algorithm>

namespace shlo::exec {

namespace {

// Adds the fields of an op. False if its kernel depends on more than these and the layouts of operands and results.
struct OpFields {
  KernelKey &key;

  template <typename Data> bool operator()(const Data &) const { return false; }
#define SHLO_FIELDS_Kernel(structure)                                                                                  \
  bool operator()(const plan::structure &data) const {                                                                 \
    data.visitFields([&](const char *, const auto &field) {                                                            \
      if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(field)>> ||                                            \
                    std::is_integral_v<std::remove_cvref_t<decltype(field)>>)                                          \
        key.add(uint64_t(field));                                                                                      \
      else                                                                                                             \
        key.add(field);                                                                                                \
    });                                                                                                                \
    return true;                                                                                                       \
  }
#define SHLO_FIELDS_View(structure)
#define SHLO_FIELDS_Other(structure)
#define SHLO_PROGRAM_OP(structure, mnemonic, kind, ...) SHLO_FIELDS_##kind(structure)
#include "opset/program_ops.inc"
#undef SHLO_PROGRAM_OP
};

bool addRequest(const KernelRequest &request, KernelKey &key) {
  // Bodies are computed, too, and products pack constants.
  const bool mayPack =
      std::get_if<plan::DotGeneral>(&request.op.data) || std::get_if<plan::Convolution>(&request.op.data);
  if (!request.op.bodies.empty() || (mayPack && std::any_of(request.constants.begin(), request.constants.end(),
                                                            [](const char *bytes) { return bytes != nullptr; })))
    return false;
  key.add(request.op.data.index());
  if (!std::visit(OpFields{key}, request.op.data))
    return false;
  for (const std::vector<Layout> *list : {&request.inputs, &request.outputs}) {
    key.add(list->size());
    for (const Layout &layout : *list)
      key.add(layout);
  }
  return true;
}

} // namespace

const Kernel *KernelStore::find(const KernelKey &key) const {
  const auto found = known.find(key.hash(seed()));
  return found == known.end() || !(found->second.key == key) ? nullptr : found->second.kernel;
}

const Kernel &KernelStore::add(std::unique_ptr<Kernel> kernel, const KernelKey &key) {
  const Kernel &added = add(std::move(kernel));
  known.try_emplace(key.hash(seed()), key, &added);
  return added;
}

Result<const Kernel *> KernelStore::make(const KernelRequest &request) {
  KernelKey &wanted = key(KernelKey::Op);
  const bool isShared = addRequest(request, wanted);
  if (isShared)
    if (const Kernel *found = find(wanted))
      return found;
  MadeKernel made = makeKernel(request);
  if (!made)
    return std::move(made.error());
  return &(isShared ? add(std::move(*made), wanted) : add(std::move(*made)));
}

const Kernel &KernelStore::copy(const Layout &layout, const KernelChoice &choice) {
  KernelKey &wanted = key(KernelKey::Copy);
  wanted.add(layout);
  if (const Kernel *found = find(wanted))
    return *found;
  return add(makeCopy(layout, choice), wanted);
}

} // namespace shlo::exec
