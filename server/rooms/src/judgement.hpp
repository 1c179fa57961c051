// Whether an intention may be carried out now, and as which change. Changes nothing itself.
#pragma once

#include "log_entry.hpp"
#include "room_state.hpp"

#include <protocol/fault.hpp>
#include <protocol/messages.hpp>

#include <engine/action.hpp>

#include <optional>
#include <span>

namespace bastide::server {

/// What the log does not say but a judgement asks.
class Circumstances {
 public:
  virtual ~Circumstances() = default;
  virtual bool away_long_enough(Sitting sitting) const = 0;
  /// Counts the line where it may be said.
  virtual bool may_chat(Sitting sitting) = 0;
  virtual log::Shuffle new_shuffle() = 0;
};

/// The change that carries out the intention; nothing when everything is as wished already. Faults: room/…, action/…,
/// setup/…, message/out_of_range and message/bad_value.
/// Requires: protocol::refusal admits the intention. `asker` is the sender's seat, of no meaning for `sit`.
protocol::Expected<std::optional<log::Change>> judge(const RoomState& state, Seat asker,
                                                     const protocol::Intention& intention,
                                                     Circumstances& circumstances);

/// Whether a seat may do these actions as one step: legal one after another, and none behind what ends foresight
/// (engine/game.hpp), which is refused with action/wrong_phase. Faults: action/….
protocol::Expected<> check_step(const Game& game, Seat seat, std::span<const Action> actions);

}  // namespace bastide::server
