// A search that has one question at a time with the thinkers.
#pragma once

#include "step_search.hpp"
#include "thinkers.hpp"

#include <cstdint>
#include <functional>
#include <utility>

namespace bastide::server {

/// Passes a question to the thinkers; the answer comes back with the ticket.
using Think = std::function<void(Question, ThinkingShare, std::uint64_t ticket)>;

/// Numbers a room's questions, so that obsolete answers can be recognised.
class Tickets {
 public:
  explicit Tickets(Think think) : think_(std::move(think)) {}
  /// For whom the next questions are asked.
  void share(ThinkingShare share) { share_ = std::move(share); }
  const ThinkingShare& share() const { return share_; }
  /// Returns the ticket of the answer.
  std::uint64_t ask(Question question) {
    think_(std::move(question), share_, ++last_);
    return last_;
  }

 private:
  const Think think_;
  ThinkingShare share_;
  std::uint64_t last_ = 0;
};

/// Runs on the room's strand.
class AskedSearch {
 public:
  /// Asks the first question. `tickets` must outlive the search.
  AskedSearch(StepSearch search, Tickets& tickets) : search_(std::move(search)), tickets_(&tickets) { ask(); }

  const StepSearch& search() const { return search_; }
  StepSearch::Found found() const { return found_; }
  /// Whether the answer with this ticket is expected.
  bool waits_for(std::uint64_t ticket) const {
    return found_ == StepSearch::Found::part && ticket_ == ticket;
  }
  /// Takes that answer; asks the next question if it is only a part.
  StepSearch::Found take(const Thought& thought) {
    found_ = search_.take(thought);
    if (found_ == StepSearch::Found::part) ask();
    return found_;
  }

 private:
  void ask() { ticket_ = tickets_->ask(search_.question()); }

  StepSearch search_;
  Tickets* tickets_;
  std::uint64_t ticket_ = 0;
  StepSearch::Found found_ = StepSearch::Found::part;
};

}  // namespace bastide::server
