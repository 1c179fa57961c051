#include "room_computers.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;
using Found = StepSearch::Found;

namespace {

/// The level of the computer that gives hints.
constexpr std::string_view kHintLevel = "master";

/// How many times faster a computer makes a further decision in the same turn.
constexpr int kFurtherPace = 3;

}  // namespace

RoomComputers::RoomComputers(std::shared_ptr<Context> context, const RoomState& state, Think think)
    : context_(std::move(context)), state_(state), tickets_(std::move(think)), visited_(context_->now()) {}

void RoomComputers::think(ThinkingShare share) {
  const bool attended = share.attended;
  tickets_.share(std::move(share));
  if (attended) visited_ = context_->now();
  if (!play_on()) {
    gives_up_at_.reset();
    return thinking_.reset();
  }
  const protocol::ComputerCard* computer = state_.computer_to_act();
  const bool asked = thinking_ && thinking_->step.search().is_of(state_) &&
                     thinking_->step.search().level() == computer->level;
  if (!asked) return ask_for_move(*computer);
  if (attended && !thinking_->attended && thinking_->step.found() == Found::part) {
    thinking_->step = AskedSearch(StepSearch(state_, computer->level, context_->now()), tickets_);
    thinking_->attended = true;
  }
}

bool RoomComputers::rest() const {
  const bool of_days = state_.clock() && state_.clock()->rule().kind == protocol::ClockKind::days;
  return !of_days && context_->now() >= visited_ + context_->limits.bot_idle;
}

void RoomComputers::ask_for_move(const protocol::ComputerCard& computer) {
  if (state_.people_are_out()) {
    thinking_.reset();
    if (!gives_up_at_) gives_up_at_ = context_->now();
    return;
  }
  const bool further = paced_at_ == state_.asked_at();
  paced_at_ = state_.asked_at();
  const auto now = context_->now();
  thinking_.emplace(AskedSearch(StepSearch(state_, computer.level, now), tickets_),
                    now + (further ? pace() / kFurtherPace : pace()), tickets_.share().attended);
}

std::chrono::milliseconds RoomComputers::pace() const {
  const Limits& limits = context_->limits;
  switch (state_.pace()) {
    case protocol::Pace::slow: return std::chrono::milliseconds(limits.bot_pace_slow_ms);
    case protocol::Pace::fast: return std::chrono::milliseconds(limits.bot_pace_fast_ms);
    case protocol::Pace::normal: break;
  }
  return std::chrono::milliseconds(limits.bot_pace_normal_ms);
}

std::optional<std::chrono::steady_clock::time_point> RoomComputers::due() const {
  if (gives_up_at_) return gives_up_at_;
  if (!thinking_ || thinking_->step.found() == Found::part) return std::nullopt;
  return thinking_->due;
}

bool RoomComputers::move_due() const { return due() && context_->now() >= *due(); }

Decision RoomComputers::move() const {
  if (gives_up_at_) return give_up(state_);
  const StepSearch& search = thinking_->step.search();
  if (thinking_->step.found() == Found::step)
    if (auto step = act_for(state_, search.seat(), search.actions())) return std::move(*step);
  return act_blindly(state_);
}

void RoomComputers::put_off(std::chrono::steady_clock::duration by) {
  if (thinking_) thinking_->due = context_->now() + by;
  if (gives_up_at_) gives_up_at_ = context_->now() + by;
}

void RoomComputers::hint(const ConnectionPtr& connection, Seat seat, const std::string& re,
                         SeatBudgets& budgets) {
  if (const auto refusal = no_hint(seat, budgets)) return connection->reject(re, *refusal);
  StepSearch search(state_, std::string(kHintLevel), context_->now(), StepSearch::Reasons::wanted);
  hint_.emplace(AskedSearch(std::move(search), tickets_), connection, re);
}

std::optional<WireRejection> RoomComputers::no_hint(Seat seat, SeatBudgets& budgets) const {
  if (state_.aids() != protocol::Aids::all)
    return WireRejection(ErrorCode::aids_off, "This room plays without hints.");
  if (state_.clock() && state_.clock()->paused())
    return WireRejection(ErrorCode::paused, "The game is paused; resume it first.");
  if (state_.computer_on(seat))
    return WireRejection(ErrorCode::computer_plays, "A computer plays your seat; take it back first.");
  if (state_.to_act() != seat)
    return WireRejection(Rejection{Code::not_your_turn, "Hints are for the seat that must act."});
  if (hint_) return WireRejection(ErrorCode::server_busy, "A hint is on its way already.");
  if (budgets.take_hint(state_.session_on(seat), context_->now())) return std::nullopt;
  context_->stats.count_limit("hint-interval");
  return WireRejection(ErrorCode::hints_rate_limited, "Enough hints for now; wait a little.");
}

std::string RoomComputers::thought(std::uint64_t ticket, const Thought& thought) {
  if (thinking_ && thinking_->step.waits_for(ticket)) return take(thinking_->step, thought);
  if (hint_ && hint_->step.waits_for(ticket)) return give_hint(thought);
  ++context_->stats.thoughts_dropped_total;
  return {};
}

std::string RoomComputers::give_hint(const Thought& thought) {
  const auto reject = [this](ErrorCode code, std::string why) {
    hint_->asker->reject(hint_->re, WireRejection(code, std::move(why)));
    hint_.reset();
  };
  if (!hint_->step.search().is_of(state_)) {
    reject(ErrorCode::stale, "The game has moved on.");
    return {};
  }
  std::string fault = take(hint_->step, thought);
  if (hint_->step.found() == Found::nothing) {
    reject(ErrorCode::server_busy, "No hint was found.");
  } else if (hint_->step.found() == Found::step) {
    protocol::HintReply reply{.re = hint_->re, .actions = hint_->step.search().actions()};
    for (const bots::Reason& reason : hint_->step.search().reasons())
      reply.reasons.push_back({std::string(reason.term), reason.of_others, reason.told()});
    hint_->asker->send(std::move(reply));
    hint_.reset();
  }
  return fault;
}

std::string RoomComputers::take(AskedSearch& step, const Thought& thought) {
  if (step.take(thought) != Found::nothing) return {};
  ++context_->stats.thoughts_failed_total;
  return fmt::format("a computer found no step: {}", step.search().why());
}

}  // namespace bastide::server
