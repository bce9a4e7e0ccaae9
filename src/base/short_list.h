// Lists of few numbers, which are in the object itself. A plan has so many lists of extents, strides and operands that
// to allocate each would take most of the time of planning.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <new>
#include <type_traits>
#include <utility>

namespace shlo {

// Like std::vector, for numbers. Up to `Few` of them need no allocation.
template <typename T, uint32_t Few> class ShortList {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) * Few >= sizeof(T *));

public:
  using value_type = T;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  using reference = T &;
  using const_reference = const T &;
  using pointer = T *;
  using const_pointer = const T *;
  using iterator = T *;
  using const_iterator = const T *;
  using reverse_iterator = std::reverse_iterator<T *>;
  using const_reverse_iterator = std::reverse_iterator<const T *>;

  ShortList() = default;
  explicit ShortList(size_t n, T value = {}) { assign(n, value); }
  ShortList(std::initializer_list<T> values) : ShortList(values.begin(), values.end()) {}
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  ShortList(Iterator first, Iterator last) {
    assign(first, last);
  }
  template <uint32_t Other, typename = std::enable_if_t<Other != Few>>
  ShortList(const ShortList<T, Other> &other) : ShortList(other.begin(), other.end()) {}
  ShortList(const ShortList &other) { copy(other); }
  ShortList(ShortList &&other) noexcept { take(other); }
  ShortList &operator=(const ShortList &other) {
    if (this != &other)
      assign(other.begin(), other.end());
    return *this;
  }
  ShortList &operator=(ShortList &&other) noexcept {
    if (this != &other) {
      release();
      take(other);
    }
    return *this;
  }
  ShortList &operator=(std::initializer_list<T> values) {
    assign(values.begin(), values.end());
    return *this;
  }
  ~ShortList() { release(); }

  T *data() { return isShort() ? few : many; }
  const T *data() const { return isShort() ? few : many; }
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  T *begin() { return data(); }
  T *end() { return data() + count; }
  const T *begin() const { return data(); }
  const T *end() const { return data() + count; }
  const T *cbegin() const { return begin(); }
  const T *cend() const { return end(); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  T &operator[](size_t i) { return data()[i]; }
  const T &operator[](size_t i) const { return data()[i]; }
  T &front() { return *data(); }
  const T &front() const { return *data(); }
  T &back() { return data()[count - 1]; }
  const T &back() const { return data()[count - 1]; }

  void reserve(size_t n) {
    if (n > room)
      grow(n);
  }
  void clear() { count = 0; }
  void resize(size_t n, T value = {}) {
    reserve(n);
    if (n > count)
      std::fill(data() + count, data() + n, value);
    count = uint32_t(n);
  }
  void assign(size_t n, T value) {
    count = 0;
    resize(n, value);
  }
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  void assign(Iterator first, Iterator last) {
    const auto n = size_t(std::distance(first, last));
    reserve(n);
    std::copy(first, last, data());
    count = uint32_t(n);
  }
  void push_back(T value) {
    if (count == room)
      grow(size_t(room) * 2);
    data()[count++] = value;
  }
  void pop_back() { --count; }
  T *insert(const T *at, T value) { return insert(at, &value, &value + 1); }
  T *insert(const T *at, std::initializer_list<T> values) { return insert(at, values.begin(), values.end()); }
  // The elements are of another list.
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  T *insert(const T *at, Iterator first, Iterator last) {
    const auto n = size_t(std::distance(first, last)), before = size_t(at - begin());
    if (count + n > room)
      grow(std::max(count + n, size_t(room) * 2));
    T *const to = data() + before;
    std::move_backward(to, end(), end() + n);
    std::copy(first, last, to);
    count += uint32_t(n);
    return to;
  }
  T *erase(const T *at) { return erase(at, at + 1); }
  T *erase(const T *first, const T *last) {
    T *const to = begin() + (first - begin());
    std::move(begin() + (last - begin()), end(), to);
    count -= uint32_t(last - first);
    return to;
  }
  void swap(ShortList &other) noexcept { std::swap(*this, other); }

  friend bool operator==(const ShortList &a, const ShortList &b) {
    return a.count == b.count && std::equal(a.begin(), a.end(), b.begin());
  }
  friend auto operator<=>(const ShortList &a, const ShortList &b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
  }

private:
  bool isShort() const { return room == Few; }
  void copy(const ShortList &other) {
    if (other.count > Few) {
      assign(other.begin(), other.end());
      return;
    }
    count = other.count;
    std::copy_n(other.data(), count, few);
  }
  // Leaves the other one empty.
  void take(ShortList &other) {
    std::memcpy(static_cast<void *>(this), &other, sizeof(*this));
    other.count = 0;
    other.room = Few;
  }
  void release() {
    if (!isShort())
      ::operator delete(many);
    room = Few;
    count = 0;
  }
  [[gnu::noinline]] void grow(size_t n) {
    T *const made = static_cast<T *>(::operator new(n * sizeof(T)));
    std::copy_n(data(), count, made);
    const uint32_t held = count;
    release();
    many = made;
    count = held;
    room = uint32_t(n);
  }

  uint32_t count = 0, room = Few; // `Few`: the elements are here
  union {
    T few[Few];
    T *many;
  };
};

} // namespace shlo
