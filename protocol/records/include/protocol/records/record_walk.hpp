// Walks a game through its record, action by action or turn by turn.
#pragma once

#include <protocol/records/record.hpp>
#include <protocol/seat_action.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/event.hpp>
#include <engine/game.hpp>
#include <engine/setup.hpp>

#include <cstddef>
#include <memory>

namespace bastide::protocol {

/// The record must outlive it.
class RecordWalk {
 public:
  /// Stands before the first action. Rejects with setup/… if the record's set-up can't be played.
  static Expected<RecordWalk> begin(const Record& record) { return begin(record, setup_of(record)); }
  /// The same with a set-up other than the record's.
  static Expected<RecordWalk> begin(const Record& record, const Setup& setup);

  const Game& game() const { return *game_; }
  bool at_end() const { return index_ == record_->actions.size(); }
  /// The index of the next action in the record.
  std::size_t index() const { return index_; }
  /// The next action. Requires: not at the end.
  const SeatAction& next() const { return record_->actions[index_]; }
  /// Completed turns. A turn extends to the action that ends it; the last one, to the end of the record.
  int turns() const { return turns_; }

  /// Plays the next action and appends its events. Rejects with action/…, without advancing. Requires:
  /// not at the end.
  Result<> play_action(Events& events);
  /// Plays to the end of the turn and returns the events. Rejects with action/…, and stops before that
  /// action. Requires: not at the end.
  Result<Events> play_turn();

 private:
  RecordWalk(const Record& record, std::unique_ptr<Game> game) : record_(&record), game_(std::move(game)) {}

  const Record* record_;
  std::unique_ptr<Game> game_;
  std::size_t index_ = 0;
  int turns_ = 0;
};

}  // namespace bastide::protocol
