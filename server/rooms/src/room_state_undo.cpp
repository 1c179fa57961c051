// Turns that are taken back: which can be, who is asked, and what becomes of the room.
#include "does_not_fit.hpp"
#include "room_state.hpp"

#include <engine/game.hpp>

#include <algorithm>
#include <utility>
#include <variant>

namespace bastide::server {

using protocol::RoomPhase;

namespace {

bool ends_turn(const Event& event) { return std::holds_alternative<TurnEnded>(event); }

/// Whether something hidden was turned up before the turn was over: who knows it would decide the same
/// anew with more knowledge. What is drawn as the next turn begins lies open to everybody, and comes again.
bool turns_up_within_turn(const Events& told) {
  const auto end = std::ranges::find_if(told, ends_turn);
  return std::any_of(told.begin(), end, ends_foresight);
}

}  // namespace

void RoomState::note_turn(Mover mover, Seat seat, const Events& told) {
  const bool turned_up = turns_up_within_turn(told);
  const bool resigned = std::ranges::any_of(
      told, [](const Event& event) { return std::holds_alternative<SeatResigned>(event); });
  if (mover == Mover::computer && !turned_up && !resigned) {
    if (last_turn_) last_turn_->goes_on = false;
    return;
  }
  if (mover != Mover::person || turned_up || resigned) return last_turn_.reset();
  if (!last_turn_ || !last_turn_->goes_on || last_turn_->seat != seat) {
    last_turn_ = log::LastTurn{.seat = seat, .step = step() - 1};
    if (clock_) last_turn_->left_ms = clock_->when_asked();
  }
  forget_question();
  last_turn_->goes_on = to_act() == seat && std::ranges::none_of(told, ends_turn);
}

void RoomState::forget_question() {
  if (!last_turn_) return;
  last_turn_->asked = false;
  last_turn_->accepted.clear();
}

bool RoomState::may_undo(Seat seat) const {
  if (phase() != RoomPhase::playing || unread() || !last_turn_ || last_turn_->seat != seat) return false;
  if (last_turn_->asked || last_turn_->declined || !plays(seat) || (clock_ && clock_->paused())) return false;
  const auto& undone = played_->so_far().undone;
  return std::ranges::count(undone, seat, &protocol::UndoneTurn::seat) < protocol::kUndoneTurnsMax;
}

bool RoomState::asked_to_undo(Seat seat) const { return last_turn_->seat != seat && has_say(seat); }

bool RoomState::has_accepted_undo(Seat seat) const {
  return std::ranges::find(last_turn_->accepted, seat) != last_turn_->accepted.end();
}

bool RoomState::undo_wanted_by_all_but(Seat seat) const {
  for (Seat other = 0; other < seats_.size(); ++other)
    if (other != seat && asked_to_undo(other) && !has_accepted_undo(other)) return false;
  return true;
}

int RoomState::standing_steps() const {
  int standing = step();
  if (!played_) return standing;
  for (const protocol::UndoneTurn& one : played_->so_far().undone) standing -= one.step - one.to;
  return standing;
}

void RoomState::apply_change(const log::UndoAsked& change, RoomEvents& events) {
  if (!may_undo(change.seat)) does_not_fit("this turn can't be taken back");
  last_turn_->asked = true;
  tell(events, protocol::UndoAsked{change.seat});
  if (change.undoes) undo(events);
}

void RoomState::apply_change(const log::UndoAccepted& change, RoomEvents& events) {
  if (!last_turn_ || !last_turn_->asked) does_not_fit("nobody asks for a turn back");
  last_turn_->accepted.push_back(change.seat);
  tell(events, protocol::UndoAccepted{change.seat});
  if (change.undoes) undo(events);
}

void RoomState::apply_change(const log::UndoDeclined& change, RoomEvents& events) {
  if (!last_turn_ || !last_turn_->asked) does_not_fit("nobody asks for a turn back");
  forget_question();
  last_turn_->declined = true;
  tell(events, protocol::UndoDeclined{change.seat});
}

/// As if the turn had not been played yet: its seat is asked anew.
void RoomState::undo(RoomEvents& events) {
  const log::LastTurn turn = *std::exchange(last_turn_, std::nullopt);
  played_->take_back(turn.seat, turn.step);
  votes_ = {};
  asked_at_ = seq_;
  if (clock_) clock_->take_back(turn.left_ms, timed(), changed_at_ms_);
  tell(events, protocol::TurnUndone{.seat = turn.seat, .step = turn.step});
}

}  // namespace bastide::server
