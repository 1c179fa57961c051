#include "room_times.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace bastide::server {

using protocol::RoomPhase;

namespace {

/// A room without a clock stores its deadline too early by less than this part of its time, so that few
/// changes move it: the others touch no index of deadlines in the store.
constexpr int kEarlyPart = 64;

}  // namespace

RoomTimes::RoomTimes(std::shared_ptr<Context> context, const RoomState& state, const RoomComputers& computers,
                     const RoomCalls& calls, const StoredRoom& stored)
    : context_(std::move(context)),
      state_(state),
      computers_(computers),
      calls_(calls),
      deadline_ms_(stored.deadline_ms),
      offset_ms_(context_->timekeeper.offset_ms()),
      clock_offset_ms_(offset_ms_),
      loaded_ms_(wall_ms(context_->now())),
      unattended_ms_(std::clamp<std::int64_t>(stored.unattended_ms, 0, kTakenOverWithinMs)) {
  // Rooms of earlier versions stored no deadline.
  if (deadline_ms_ == 0) deadline_ms_ = deadline_from(loaded_ms_);
  // The clock was set back while nobody looked at the room.
  if (loaded_ms_ < state_.changed_at_ms()) clock_offset_ms_ += state_.changed_at_ms() - loaded_ms_;
}

std::int64_t RoomTimes::wall_ms(std::chrono::steady_clock::time_point at) const {
  const auto now = context_->now();
  const auto ahead = std::chrono::ceil<std::chrono::milliseconds>(std::max(at, now) - now);
  return context_->timekeeper.worked_ms(std::min(at, now)) + offset_ms_ + ahead.count();
}

std::optional<std::int64_t> RoomTimes::clock_alarm_ms() const {
  const auto zero = state_.clock() ? state_.clock()->zero_ms() : std::nullopt;
  if (!zero || !unwritable_since_ms_) return zero;
  return wall_ms(clock_retry_);
}

std::optional<Decision> RoomTimes::due_of_clock(std::chrono::steady_clock::time_point as_of) {
  offset_ms_ = context_->timekeeper.offset_ms();
  if (!clock_alarm_ms() || context_->now() < clock_retry_) return std::nullopt;
  if (const std::int64_t ahead = ahead_ms())
    return Decision{.change = log::ClockShifted{.ms = std::max<std::int64_t>(0, ahead),
                                                .back = std::max<std::int64_t>(0, -ahead)}};
  unwritable_since_ms_.reset();
  if (wall_ms(as_of) < *state_.clock()->zero_ms()) return std::nullopt;
  return time_out(state_);
}

std::int64_t RoomTimes::ahead_ms() const {
  std::int64_t ahead = offset_ms_ - clock_offset_ms_ + absent_before_load_ms();
  if (unwritable_since_ms_) ahead += std::max<std::int64_t>(0, worked_ms() - *unwritable_since_ms_);
  return ahead;
}

std::int64_t RoomTimes::absent_before_load_ms() const {
  const std::int64_t checked = state_.clock()->checked_ms();
  if (checked >= loaded_ms_) return 0;
  const std::int64_t attended_until = std::max(checked, loaded_ms_ - unattended_ms_);
  return context_->absences.between(checked, attended_until) + (loaded_ms_ - attended_until);
}

void RoomTimes::note_failure(std::int64_t at_ms) {
  if (!clock_alarm_ms()) return;
  const std::int64_t since = at_ms - offset_ms_;
  unwritable_since_ms_ = std::min(unwritable_since_ms_.value_or(since), since);
  clock_retry_ = context_->now() + kStoreRetry;
}

std::optional<std::int64_t> RoomTimes::closes_at_ms() const {
  if (clock_alarm_ms() || computers_.play_on()) return std::nullopt;
  return calls_.next_due_ms() ? deadline_after(state_.phase(), state_.changed_at_ms()) : deadline_ms_;
}

/// While a clock runs or a computer plays on, the room waits for nobody: the game goes on to its end.
std::int64_t RoomTimes::deadline_for(const Decision& decision, RoomPhase next, std::int64_t at_ms) const {
  const log::Change& change = decision.change;
  if (std::holds_alternative<log::Closed>(change) || leads_to_computer(decision, next)) return at_ms;
  if (const auto* shift = std::get_if<log::ClockShifted>(&change))
    return *state_.clock()->zero_ms() + shift->ms - shift->back;
  const auto* pause = std::get_if<log::PauseWanted>(&change);
  const bool pauses = pause && pause->begins;
  const bool runs = state_.clock() && next == RoomPhase::playing && !pauses &&
                    (!state_.clock()->paused() || std::holds_alternative<log::Resumed>(change));
  if (!runs) {
    const std::int64_t deadline = deadline_after(next, at_ms);
    return deadline - deadline % early_ms(next);
  }
  const std::int64_t soonest = at_ms + state_.clock()->shortest_ms();
  return std::min(soonest, state_.clock()->zero_ms().value_or(soonest));
}

bool RoomTimes::leads_to_computer(const Decision& decision, RoomPhase next) const {
  if (next != RoomPhase::playing) return false;
  if (decision.tried) return state_.computer_on(decision.tried->game->to_act()) != nullptr;
  const auto has_computer = [](const auto& seat) { return seat && seat->card.computer; };
  return std::holds_alternative<log::HandedOver>(decision.change) ||
         std::ranges::any_of(state_.seats(), has_computer);
}

void RoomTimes::follow(std::optional<std::int64_t> deadline_ms, std::int64_t at_ms,
                       std::int64_t stored_in_ms) {
  unwritable_since_ms_.reset();
  if (state_.clock() && state_.clock()->checked_ms() == at_ms) clock_offset_ms_ = offset_ms_;
  clock_offset_ms_ -= std::max<std::int64_t>(0, stored_in_ms - kStoredWithinMs);
  deadline_ms_ = deadline_ms;
  const std::int64_t deadline = deadline_from(at_ms);
  const bool much_too_early = !clock_alarm_ms() && deadline_ms_ <= deadline - early_ms(state_.phase());
  if (deadline_ms_ > deadline || much_too_early) count_deadline_from(at_ms);
}

void RoomTimes::count_deadline_from(std::int64_t from_ms) {
  deadline_ms_ = deadline_from(from_ms);
  // Only a hint: if it is lost, the room meets the old deadline too early, finds its players and
  // sets it again.
  context_->services.store.set_deadline(state_.code(), deadline_ms_, [](StoreResult<>) {});
}

bool RoomTimes::closes(bool players_here) {
  const std::int64_t now_ms = context_->wall_ms();
  if (!deadline_ms_ || now_ms < *deadline_ms_ || computers_.play_on()) return false;
  if (players_here || clock_alarm_ms()) {
    count_deadline_from(now_ms);
    return false;
  }
  if (now_ms >= deadline_after(state_.phase(), state_.changed_at_ms())) return true;
  // The store had the time of a clock that stands still now or of a computer that rests, or an early one.
  count_deadline_from(state_.changed_at_ms());
  return false;
}

std::int64_t RoomTimes::deadline_from(std::int64_t from_ms) const {
  if (!clock_alarm_ms() && computers_.play_on()) return from_ms;
  const std::int64_t deadline = clock_alarm_ms().value_or(deadline_after(state_.phase(), from_ms));
  return std::min(deadline, calls_.next_due_ms().value_or(deadline));
}

/// When the room is closed if nobody comes.
std::int64_t RoomTimes::deadline_after(RoomPhase phase, std::int64_t from_ms) const {
  if (state_.closed()) return from_ms;  // the log is to be removed
  return from_ms + wait_ms(phase);
}

std::int64_t RoomTimes::wait_ms(RoomPhase phase) const {
  const Limits& limits = context_->limits;
  std::chrono::milliseconds wait = limits.game_abandoned_after;
  if (phase == RoomPhase::lobby) wait = limits.lobby_closed_after;
  if (phase == RoomPhase::finished) wait = limits.finished_closed_after;
  return wait.count();
}

std::int64_t RoomTimes::early_ms(RoomPhase phase) const {
  return std::max<std::int64_t>(1, wait_ms(phase) / kEarlyPart);
}

}  // namespace bastide::server
