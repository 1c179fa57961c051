// Decides whether an intention may be carried out now, and as which change. Changes nothing itself.
#pragma once

#include "log_entry.hpp"
#include "room_state.hpp"

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/game.hpp>

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide::server {

/// What a decision needs beyond the log.
class DecisionContext {
 public:
  virtual ~DecisionContext() = default;
  virtual bool away_long_enough(SessionId session) const = 0;
  /// Whether the session may send a chat line; if so, counts it.
  virtual bool may_chat(SessionId session) = 0;
  virtual log::Shuffle new_shuffle() = 0;
  /// Whether the server lists open tables.
  virtual bool lists_open_tables() const = 0;
  /// Whether the session has been away long enough to be skipped.
  virtual bool skippable(SessionId session) const = 0;
  /// Whether the seat to act has been asked the same for so long that several others may skip it.
  virtual bool thinks_long() const = 0;
  /// Whether the server calls people by the push service with this address.
  virtual bool can_push_to(std::string_view endpoint) const = 0;
  /// Whether the server lets rooms tell chats.
  virtual bool tells_chats() const = 0;
  /// Whether it tells the chat with this address.
  virtual bool can_tell(std::string_view endpoint) const = 0;
  /// On how many devices a seat may be called, at least one.
  virtual std::size_t push_devices_max() const = 0;
};

struct Decision {
  log::Change change;
  /// A step of the game as tried, so that it need not be played again.
  std::optional<TriedStep> tried = {};
  bool ends_game = false;  ///< certainly, or possibly because a seat resigns by leaving
};

/// Returns the change that carries out the intention; empty if nothing needs to change. Rejected with room/…,
/// action/…, setup/…, message/out_of_range and message/bad_value. Requires: protocol::refusal admits the
/// intention. `asker`: the sender's seat, ignored for `sit`.
protocol::Expected<std::optional<Decision>> decide(const RoomState& state, Seat asker,
                                                   const protocol::Intention& intention,
                                                   DecisionContext& context);

/// A computer acts for the seat, as its person would. Rejected with action/….
protocol::Expected<Decision> act_for(const RoomState& state, Seat seat, const std::vector<Action>& actions);
/// The server's step for a computer that finds no move: as for a skipped seat. Requires: a game
/// is in progress.
Decision act_blindly(const RoomState& state);
/// Of the computers that are left, the one with the fewest points resigns, since no person plays any more.
/// Requires: at least two are left.
Decision give_up(const RoomState& state);

/// The time of the seat whose clock runs is up. Requires: a clock runs.
Decision time_out(const RoomState& state);

/// The rejection of an intention's step, which names the rejected action by its place.
protocol::WireRejection rejection_of(const RejectedStep& refused);

}  // namespace bastide::server
