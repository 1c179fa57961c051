// The legal actions of one decision.
#pragma once

#include <engine/action.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>

namespace bastide {

/// Grows without an end. Up to kInside actions need no allocation, and the list keeps what it has allocated:
/// keep one and use it again.
class ActionList {
 public:
  static constexpr std::size_t kInside = 512;
  /// Whoever asks only whether there is anything to choose wants `any`.
  enum class Wanted : bool { all, any };

  ActionList() : ActionList(Wanted::all) {}
  explicit ActionList(Wanted wanted)
      : wanted_(wanted) {}  // leaves the storage as it is: lists are made in places that must be fast
  ActionList(const ActionList&) = delete;
  ActionList& operator=(const ActionList&) = delete;

  void clear() { size_ = 0; }
  void push(const Action& action) {
    if (size_ == capacity_) grow();
    actions_[size_++] = action;
  }
  /// The same where `wanted` holds, without a branch: for long runs in which nobody could guess it.
  void push_if(bool wanted, const Action& action) {
    if (size_ == capacity_) grow();
    actions_[size_] = action;
    size_ += wanted;
  }
  /// Forgets the actions for which `goes(action)` holds.
  template <class Goes>
  void erase_if(Goes goes) {
    size_ = static_cast<std::size_t>(std::remove_if(begin(), end(), goes) - begin());
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// Whoever fills the list may stop, and should where it would take long.
  bool is_enough() const { return wanted_ == Wanted::any && size_ > 0; }
  const Action& operator[](std::size_t i) const { return actions_[i]; }
  Action* begin() { return actions_; }
  Action* end() { return actions_ + size_; }
  const Action* begin() const { return actions_; }
  const Action* end() const { return actions_ + size_; }

 private:
  [[gnu::noinline, gnu::cold]] void grow() {
    auto wider = std::make_unique<Action[]>(2 * capacity_);
    std::copy(begin(), end(), wider.get());
    outside_ = std::move(wider);
    actions_ = outside_.get();
    capacity_ *= 2;
  }

  std::size_t size_ = 0;
  std::size_t capacity_ = kInside;
  union {
    Action inside_[kInside];
  };
  std::unique_ptr<Action[]> outside_;
  Action* actions_ = inside_;
  Wanted wanted_;
};

}  // namespace bastide
