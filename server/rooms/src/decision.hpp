// Whether an intention may be carried out now, and as which change. Changes nothing itself.
#pragma once

#include "log_entry.hpp"
#include "room_state.hpp"

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/game.hpp>

#include <optional>
#include <vector>

namespace bastide::server {

/// What the log does not say but a decision asks.
class DecisionContext {
 public:
  virtual ~DecisionContext() = default;
  virtual bool away_long_enough(SessionId session) const = 0;
  /// Counts the line where it may be said.
  virtual bool may_chat(SessionId session) = 0;
  virtual log::Shuffle new_shuffle() = 0;
  /// The seat to act, of this session, is away for so long that it may be skipped, or thinks for so long
  /// and there are `several` others.
  virtual bool skippable(SessionId session, bool several) const = 0;
};

struct Decision {
  log::Change change;
  /// Of a step of the game: the step as it was tried, so that nobody needs to carry it out again.
  std::optional<TriedStep> tried = {};
  bool ends_game = false;  ///< surely; or perhaps, where somebody leaves, which resigns
};

/// The change that carries out the intention; nothing when everything is as wished already.
/// Rejected with room/…, action/…, setup/…, message/out_of_range and message/bad_value.
/// Requires: protocol::refusal admits the intention. `asker` is the sender's seat, of no meaning for `sit`.
protocol::Expected<std::optional<Decision>> decide(const RoomState& state, Seat asker,
                                                   const protocol::Intention& intention,
                                                   DecisionContext& context);

/// A computer acts for the seat: as the person on it would. Rejected with action/….
protocol::Expected<Decision> act_for(const RoomState& state, Seat seat, const std::vector<Action>& actions);
/// What the server does for a computer that finds nothing: as for a seat that is skipped.
/// Requires: a game is going on.
Decision act_blindly(const RoomState& state);

/// The time of the seat whose clock runs is up. Requires: a clock runs.
Decision time_out(const RoomState& state);

/// Tells the rejected step of an intention by the place of its action.
protocol::WireRejection rejection_of(const RejectedStep& refused);

}  // namespace bastide::server
