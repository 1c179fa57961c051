// What a computer makes of a game that was played, decision by decision.
#pragma once

#include <bots/analysis.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/record_walk.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/rejection.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace bastide::server {

/// A decision that had an alternative, or laid a tile.
struct AnalysedDecision {
  std::size_t index;  ///< of the action in the record
  int turns;          ///< that were over before it
  Seat seat;
  View view;  ///< that seat's, before it decided
  bots::WeighedChoice played;
  bots::Analysis analysis;

  /// Points by which the best choice is better than the one played; 0 and up.
  double cost() const { return analysis.choices.front().worth - played.worth; }
};

/// Goes through a record. One thread at a time.
class RecordAnalysis {
 public:
  /// Rejects with setup/… when the record's set-up can't be played.
  static protocol::Expected<std::unique_ptr<RecordAnalysis>> begin(protocol::Record record);

  const protocol::Record& record() const { return record_; }
  /// Of the action that comes next in the record.
  std::size_t index() const { return walk_->index(); }

  /// The next decision, by a search of so many nodes; nothing behind the last.
  /// Rejects with action/… at an action that is not legal.
  Result<std::optional<AnalysedDecision>> next(std::int64_t nodes);

 private:
  explicit RecordAnalysis(protocol::Record record) : record_(std::move(record)) {}

  const protocol::Record record_;
  std::optional<protocol::RecordWalk> walk_;
  std::unique_ptr<bots::Analyst> analyst_;
};

}  // namespace bastide::server
