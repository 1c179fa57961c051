// Whose decision is thought about next, where more wait than there are threads.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::server {

/// For whom a computer decides.
struct ThinkingShare {
  /// Whose decisions wait for one another: the counted address of the room's people, or the room where there
  /// is none.
  std::string payer;
  /// Whether anybody is connected to the room.
  bool attended = true;
};

/// Decisions of rooms with people in them come first. Payers take turns, so that a payer with many decisions
/// makes its own wait and no other's. Any thread.
class ThinkingQueue {
 public:
  /// Makes a decision. `turns`: how many decisions, with this one, are made until the payer's last that waits
  /// now.
  using Decide = std::move_only_function<void(std::int64_t turns)>;

  void push(const ThinkingShare& share, Decide decide);

  struct Next {
    Decide decide;
    std::int64_t turns = 0;  ///< what `decide` wants, at least 1
  };
  /// Takes the decision whose turn it is; empty: none waits.
  std::optional<Next> pop();

 private:
  struct Payer {
    std::string name;
    std::deque<Decide> waiting;  ///< never empty
  };
  /// Payers in the order of their turns.
  using Ring = std::list<Payer>;

  static void push(Ring& ring, const std::string& payer, Decide decide);
  /// Requires: somebody waits.
  static Next pop(Ring& ring);

  std::mutex mutex_;
  Ring attended_;
  Ring unattended_;
};

}  // namespace bastide::server
