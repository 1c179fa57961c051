// The legal actions of one decision.
#pragma once

#include <engine/action.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>

namespace bastide {

/// An unbounded list. Up to kInside actions need no allocation, and the list keeps its storage:
/// reuse one list.
class ActionList {
 public:
  static constexpr std::size_t kInside = 512;
  /// Use `any` to find out only whether there is a choice.
  enum class Wanted : bool { all, any };

  ActionList() : ActionList(Wanted::all) {}
  explicit ActionList(Wanted wanted)
      : wanted_(wanted) {}  // leaves the storage uninitialised, since lists are made in hot code
  ActionList(const ActionList&) = delete;
  ActionList& operator=(const ActionList&) = delete;

  void clear() { size_ = 0; }
  void push(const Action& action) {
    if (size_ == capacity_) grow();
    actions_[size_++] = action;
  }
  /// Removes the actions for which `goes(action)` holds.
  template <class Goes>
  void erase_if(Goes goes) {
    size_ = static_cast<std::size_t>(std::remove_if(begin(), end(), goes) - begin());
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// Whether the code that fills the list may stop; it should where it would take long.
  bool is_enough() const { return wanted_ == Wanted::any && size_ > 0; }
  class Run;
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

/// Adds a long run of actions when no branch could predict which are wanted: without a branch for each. The
/// list is updated at the end of the run.
class ActionList::Run {
 public:
  /// Requires: at most `most` are offered, and nothing else changes the list meanwhile.
  Run(ActionList& list, std::size_t most) : list_(list) {
    while (list.capacity_ - list.size_ < most) list.grow();
    next_ = list.end();
  }
  ~Run() { list_.size_ = static_cast<std::size_t>(next_ - list_.actions_); }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  void push_if(bool wanted, const Action& action) {
    *next_ = action;
    next_ += wanted;
  }

 private:
  ActionList& list_;
  Action* next_;
};

}  // namespace bastide
