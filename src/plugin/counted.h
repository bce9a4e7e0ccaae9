// Objects that count who refers to them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

namespace shlo::plugin {

// Counts who refers to an object, which destroys itself with the last one.
template <typename T> class Counted {
public:
  void retain() { references.fetch_add(1, std::memory_order_relaxed); }
  void release() {
    if (references.fetch_sub(1, std::memory_order_acq_rel) == 1)
      delete static_cast<T *>(this);
  }

private:
  std::atomic<int64_t> references{1};
};

// A reference to a counted object.
template <typename T> class Ref {
public:
  Ref() = default;
  explicit Ref(T *object) : object(object) {
    if (object)
      object->retain();
  }
  Ref(const Ref &other) : Ref(other.object) {}
  Ref(Ref &&other) noexcept : object(other.object) { other.object = nullptr; }
  Ref &operator=(Ref other) noexcept {
    std::swap(object, other.object);
    return *this;
  }
  ~Ref() {
    if (object)
      object->release();
  }
  T *operator->() const { return object; }
  T &operator*() const { return *object; }
  T *get() const { return object; }
  explicit operator bool() const { return object != nullptr; }

  // Takes the reference of a new counted object over.
  static Ref adopt(T *object) {
    Ref result;
    result.object = object;
    return result;
  }

private:
  T *object = nullptr;
};
template <typename T> Ref<T> adopt(T *object) { return Ref<T>::adopt(object); }

} // namespace shlo::plugin
