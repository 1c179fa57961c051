#include "room_calls.hpp"

#include "watching.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace bastide::server {

using protocol::PushKind;
using protocol::PushSubscription;
using protocol::RoomPhase;

namespace {

constexpr std::int64_t kMinuteMs = 60'000;
constexpr std::int64_t kDayMinutes = 24 * 60;
/// Turns of less time are played by people who are at the table.
constexpr std::int64_t kLongTurnMs = 60 * kMinuteMs;
/// A call without a clock is old news after this.
constexpr std::chrono::hours kKept{24};

bool wants(const PushSubscription& one, PushKind kind) {
  return std::ranges::find(one.kinds, kind) != one.kinds.end();
}

/// When the quiet hours are over that contain this time; the time itself if none do.
std::int64_t after_quiet(const PushSubscription& one, std::int64_t at_ms) {
  if (!one.quiet) return at_ms;
  const std::int64_t minute = at_ms / kMinuteMs % kDayMinutes;
  const auto since_begin = (minute - one.quiet->from + kDayMinutes) % kDayMinutes;
  const auto length = (one.quiet->to - one.quiet->from + kDayMinutes) % kDayMinutes;
  if (since_begin >= length) return at_ms;
  return (at_ms / kMinuteMs + length - since_begin) * kMinuteMs;
}

/// When the seat to act was asked, of a room that was just loaded: its clock knows, whatever has changed
/// since.
std::int64_t asked_ms_of(const RoomState& state) {
  const bool runs = state.clock() && state.clock()->clocks().running;
  if (!runs) return state.changed_at_ms();
  return state.clock()->clocks().running->since - protocol::kClockHeadStartMs;
}

}  // namespace

RoomCalls::RoomCalls(std::shared_ptr<Context> context, const RoomState& state, const Audience& audience,
                     const StoredRoom& stored, Gone gone)
    : context_(std::move(context)),
      state_(state),
      audience_(audience),
      gone_(std::move(gone)),
      done_until_ms_(std::min(stored.deadline_ms.value_or(INT64_MAX), context_->wall_ms()) - 1),
      asked_at_(state.asked_at()),
      asked_ms_(asked_ms_of(state)),
      chat_messages_(
          context_->limits.webhook_messages_per_hour,
          std::chrono::nanoseconds(std::chrono::hours(1)) / context_->limits.webhook_messages_per_hour,
          context_->now()) {
  const SessionId session = awaited();
  if (session == kSpectating) return;
  chat_told_turn_ = tells_turns() && !chat_due_ms();
  called_to_turn_ = std::ranges::any_of(subscriptions(session), [this](const auto& one) {
    return wants(one, PushKind::turn) && turn_call_ms(one) <= done_until_ms_;
  });
}

const std::vector<PushSubscription>& RoomCalls::subscriptions(SessionId session) const {
  static const std::vector<PushSubscription> kNone;
  const auto seat = state_.seat_of(session);
  return seat ? state_.seats()[*seat]->holder->push : kNone;
}

SessionId RoomCalls::awaited() const {
  if (!(context_->services.push || tells_turns()) || state_.phase() != RoomPhase::playing || state_.unread())
    return kSpectating;
  if (state_.clock() && state_.clock()->paused()) return kSpectating;
  const Seat seat = state_.to_act();
  const SessionId session = state_.session_on(seat);
  if (session == kSpectating || !state_.plays(seat) || audience_.connected(session)) return kSpectating;
  return session;
}

bool RoomCalls::reach(SessionId session, std::string_view device) const {
  return std::ranges::any_of(subscriptions(session),
                             [&](const auto& one) { return protocol::device_of(one.endpoint) == device; });
}

std::int64_t RoomCalls::turn_call_ms(const PushSubscription& one) const {
  const std::chrono::milliseconds wait = context_->limits.push_after;
  return after_quiet(one, std::max(asked_ms_, left_ms_) + wait.count());
}

std::optional<RoomCalls::Due> RoomCalls::next_on(const PushSubscription& one) const {
  std::optional<Due> next;
  const auto consider = [&](std::int64_t at, PushKind kind) {
    if (at > done_until_ms_ && (!next || at < next->at)) next = Due{.at = at, .kind = kind};
  };
  if (wants(one, PushKind::turn) && !called_to_turn_) consider(turn_call_ms(one), PushKind::turn);
  const auto zero = state_.clock() ? state_.clock()->zero_ms() : std::nullopt;
  if (!zero || !wants(one, PushKind::time)) return next;
  const std::int64_t time = *zero - state_.clock()->clocks().running->since;
  if (time >= kLongTurnMs) {
    for (const std::int64_t part : {2, 10}) {
      const std::int64_t wanted = *zero - time / part;
      const std::int64_t at = after_quiet(one, wanted);
      consider(at < *zero ? at : wanted, PushKind::time);
    }
  }
  return next;
}

std::optional<std::int64_t> RoomCalls::next_due_ms() const {
  const SessionId session = awaited();
  std::optional<std::int64_t> next;
  if (session == kSpectating) return next;
  for (const PushSubscription& one : subscriptions(session))
    if (const auto due = next_on(one)) next = std::min(next.value_or(due->at), due->at);
  if (const auto due = chat_due_ms()) next = std::min(next.value_or(*due), *due);
  return next;
}

bool RoomCalls::tells_turns() const {
  return context_->services.webhooks && state_.webhook() && !state_.webhook()->only_end;
}

std::optional<std::int64_t> RoomCalls::chat_due_ms() const {
  const std::chrono::milliseconds wait = context_->limits.push_after;
  const std::int64_t at = std::max(asked_ms_, left_ms_) + wait.count();
  if (!tells_turns() || chat_told_turn_ || at <= done_until_ms_) return std::nullopt;
  return at;
}

WebhookMessage RoomCalls::message_of(WebhookKind kind) const {
  const log::Webhook& webhook = *state_.webhook();
  WebhookMessage message{.endpoint = webhook.endpoint,
                         .language = webhook.language,
                         .kind = kind,
                         .room = state_.code(),
                         .watched = !shut_to_watchers(state_),
                         .step = state_.step()};
  if (kind == WebhookKind::turn) message.name = state_.seats()[state_.to_act()]->card.name;
  if (kind == WebhookKind::over && message.watched)
    for (std::size_t seat = 0; seat < state_.seats().size(); ++seat)
      message.points.push_back({state_.seats()[seat]->card.name, state_.points()[seat]});
  return message;
}

bool RoomCalls::tell_chat(WebhookMessage message, std::move_only_function<void(WebhookOutcome)> done) {
  if (!chat_messages_.take(context_->now())) {
    context_->stats.count_limit("webhook-messages-per-hour");
    return false;
  }
  std::string endpoint = message.endpoint;
  context_->services.webhooks->send(std::move(message),
                                    [gone = gone_.webhook, endpoint = std::move(endpoint),
                                     done = std::move(done)](WebhookOutcome outcome) mutable {
                                      if (outcome == WebhookOutcome::gone) gone(endpoint);
                                      if (done) done(outcome);
                                    });
  return true;
}

bool RoomCalls::try_webhook(std::move_only_function<void(WebhookOutcome)> tried) {
  return tell_chat(message_of(WebhookKind::trial), std::move(tried));
}

void RoomCalls::make_due(SeatBudgets& budgets) {
  const std::int64_t now_ms = context_->wall_ms();
  const SessionId session = awaited();
  bool to_turn = false;
  if (session != kSpectating) {
    for (const PushSubscription& one : subscriptions(session)) {
      const auto due = next_on(one);
      if (!due || due->at > now_ms || !budgets.take_call(session, context_->now())) continue;
      protocol::PushCall call = call_of(due->kind);
      if (due->kind == PushKind::time)
        call.seconds = std::max<std::int64_t>(0, *state_.clock()->zero_ms() - now_ms) / 1000;
      send(session, one, std::move(call));
      to_turn = to_turn || due->kind == PushKind::turn;
    }
    if (const auto due = chat_due_ms(); due && *due <= now_ms) {
      chat_told_turn_ = true;
      tell_chat(message_of(WebhookKind::turn));
    }
  }
  called_to_turn_ = called_to_turn_ || to_turn;
  done_until_ms_ = now_ms;
}

void RoomCalls::note_departure(SessionId session) {
  const bool asked = state_.phase() == RoomPhase::playing && state_.session_on(state_.to_act()) == session;
  if (asked) left_ms_ = context_->wall_ms();
}

void RoomCalls::follow(const log::Change& change, RoomPhase before, SeatBudgets& budgets) {
  if (!context_->services.push && !context_->services.webhooks) return;
  if (asked_at_ != state_.asked_at()) {
    asked_at_ = state_.asked_at();
    asked_ms_ = state_.changed_at_ms();
    left_ms_ = 0;
    called_to_turn_ = false;
    chat_told_turn_ = false;
  }
  if (const auto* taken = std::get_if<log::SeatTaken>(&change))
    call_others(taken->seat, PushKind::seat, taken->newcomer.name, budgets);
  if (const auto* offered = std::get_if<log::RematchOffered>(&change))
    call_others(offered->seat, PushKind::rematch, state_.seats()[offered->seat]->card.name, budgets);
  if (before != RoomPhase::playing || state_.phase() != RoomPhase::finished) return;
  call_others(kNoSeat, PushKind::over, std::nullopt, budgets);
  if (context_->services.webhooks && state_.webhook() && !state_.closed())
    tell_chat(message_of(WebhookKind::over));
}

void RoomCalls::call_others(Seat but, PushKind kind, std::optional<std::string> name, SeatBudgets& budgets) {
  const std::int64_t now_ms = context_->wall_ms();
  protocol::PushCall call = call_of(kind);
  call.name = std::move(name);
  for (const SessionId session : state_.sessions()) {
    if (state_.seat_of(session) == but || audience_.connected(session)) continue;
    for (const PushSubscription& one : subscriptions(session))
      if (wants(one, kind) && after_quiet(one, now_ms) == now_ms &&
          budgets.take_call(session, context_->now()))
        send(session, one, call);
  }
}

protocol::PushCall RoomCalls::call_of(PushKind kind) const {
  return {.kind = kind,
          .room = state_.code(),
          .game = std::string(state_.kind().name()),
          .number = state_.number()};
}

void RoomCalls::send(SessionId to, const PushSubscription& on, protocol::PushCall call) {
  std::chrono::seconds kept = kKept;
  if (call.seconds) kept = std::min(kept, std::chrono::seconds(*call.seconds));
  context_->services.push->send(
      {.to = on, .call = std::move(call), .kept = kept},
      [gone = gone_.device, to, device = protocol::device_of(on.endpoint)]() mutable {
        gone(to, std::move(device));
      });
}

}  // namespace bastide::server
