// A computer's analysis of a played game, decision by decision.
#pragma once

#include <bots/analysis.hpp>
#include <protocol/reason.hpp>
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
#include <vector>

namespace bastide::server {

/// A decision that had an alternative, or placed a tile.
struct AnalysedDecision {
  std::size_t index;  ///< of the action in the record
  int turns;          ///< completed before it
  Seat seat;
  View view;  ///< the deciding seat's, before the decision
  Action played;
  bots::Analysis analysis;

  /// The seat's expected lead after the played action; nothing if that was not compared.
  std::optional<double> worth() const;
  /// Points by which the best choice is better than the played one, 0 if none certainly is
  /// (bots::certain_cost); nothing if that was not compared.
  std::optional<double> cost() const;
  /// Those of the analysis, as they are told.
  std::vector<protocol::Reason> reasons() const;
};

std::vector<protocol::Reason> told_reasons(const bots::Analysis& analysis);

/// Walks through a record. One thread at a time.
class RecordAnalysis {
 public:
  /// Rejects with setup/… if the record's set-up can't be played.
  static protocol::Expected<std::unique_ptr<RecordAnalysis>> begin(protocol::Record record);

  const protocol::Record& record() const { return record_; }
  /// The index of the next action in the record.
  std::size_t index() const { return walk_->index(); }

  /// The next decision, by a search of so many nodes; empty behind the last. Rejects with action/… at an
  /// illegal action.
  Result<std::optional<AnalysedDecision>> next(std::int64_t nodes);

  /// The same decision, as if `action` had been played. Requires: it is one of decision.view.legal.
  bots::Analysis weigh(const AnalysedDecision& decision, const Action& action, std::int64_t nodes) const;

 private:
  explicit RecordAnalysis(protocol::Record record) : record_(std::move(record)) {}

  const protocol::Record record_;
  std::optional<protocol::RecordWalk> walk_;
  std::unique_ptr<bots::Analyst> analyst_;
};

}  // namespace bastide::server
