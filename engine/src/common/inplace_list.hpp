// A short list without allocation.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace bastide {

/// push requires that there is room. at() throws std::out_of_range.
template <class T, std::size_t kCapacity>
class InplaceList {
 public:
  InplaceList() {}  // leaves the storage as it is: lists are made in hot places
  void push(const T& item) { std::construct_at(&items_.at(size_++), item); }
  /// Pushes if `wanted`, without a branch or a check. Requires: there is room in either case.
  void push_if(bool wanted, const T& item) {
    std::construct_at(&items_[size_], item);
    size_ += wanted;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  static_assert(std::is_trivially_copyable_v<T>);
  union {
    std::array<T, kCapacity> items_;
  };
  std::size_t size_ = 0;
};

}  // namespace bastide
