#include "room.hpp"

#include "room_rejections.hpp"

#include <server/rooms/computer_levels.hpp>
#include <server/rooms/log_scope.hpp>

#include <protocol/game_json.hpp>
#include <protocol/message_table.hpp>
#include <protocol/room_event.hpp>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

using protocol::ErrorCode;
using protocol::RoomPhase;
using protocol::WireRejection;

bool begins_rematch(const log::Change& change) {
  const auto* accepted = std::get_if<log::RematchAccepted>(&change);
  return accepted && accepted->begins;
}

/// The address, which alone is a secret.
std::optional<std::string> told_chat(const std::optional<log::Webhook>& webhook) {
  return webhook ? std::optional(webhook->endpoint) : std::nullopt;
}

bool begins_game(const log::Change& change) {
  return std::holds_alternative<log::GameStarted>(change) || begins_rematch(change);
}

}  // namespace

Room::Room(std::shared_ptr<Context> context, std::string label, std::string code, const StoredRoom& stored,
           RoomLog::Store store, Think think, LaterInRoom later, KeepReport keep_report)
    : context_(std::move(context)),
      label_(std::move(label)),
      state_(RoomState::rebuild(code, stored.entries, context_->rules_in_play)),
      audience_(context_, state_),
      computers_(context_, state_, std::move(think)),
      inquiries_(context_, state_),
      calls_(context_, state_, audience_, stored,
             {.device =
                  [later](SessionId session, std::string device) {
                    later([session, device = std::move(device)](Room& room) mutable {
                      room.end_push(session, std::move(device));
                    });
                  },
              .webhook =
                  [later](const std::string& endpoint) {
                    later([endpoint](Room& room) { room.end_webhook(endpoint); });
                  }}),
      times_(context_, state_, computers_, calls_, stored),
      log_(context_, state_, stored, std::move(store)),
      later_(std::move(later)),
      keep_report_(std::move(keep_report)),
      asked_at_(state_.asked_at()),
      asked_since_(context_->worked()),
      budgets_(context_->limits, context_->now()),
      wrong_secrets_(
          context_->limits.wrong_secrets_per_minute,
          std::chrono::nanoseconds(std::chrono::minutes(1)) / context_->limits.wrong_secrets_per_minute,
          context_->now()) {
  if (state_.clock() && state_.clock()->paused()) paused_since_ = asked_since_;
  if (!state_.unread()) log_.tidy(times_.deadline_ms());
  use();
}

void Room::receive(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                   std::chrono::steady_clock::time_point read_at) {
  read_at_ = read_at;
  if (!std::holds_alternative<protocol::Ping>(message.intention)) use();
  const std::optional<SessionId> session = audience_.find(*connection);
  const LogScope about(session ? state_.seat_of(*session) : std::nullopt, message.id);
  if (session && !within_seat_budget(*session, message))
    return connection->reject(message.id,
                              WireRejection(ErrorCode::rate_limited, "Too many messages; slow down."));
  answer(connection, session, message);
  charge_seat(*connection);
}

/// A spectator's messages count only for the connection and the address.
bool Room::within_seat_budget(SessionId session, const protocol::ClientMessage& message) {
  const bool may_cost = !std::holds_alternative<protocol::Act>(message.intention);
  if (session == kSpectating || budgets_.take_message(session, may_cost, context_->now())) return true;
  context_->stats.count_limit("messages-per-second");
  return false;
}

void Room::charge_seat(ClientConnection& connection) {
  const std::size_t bytes = connection.take_answered_bytes();
  const auto session = audience_.find(connection);
  if (session && *session != kSpectating) budgets_.charge_bytes(*session, bytes, context_->now());
}

void Room::answer(const ConnectionPtr& connection, std::optional<SessionId> session,
                  const protocol::ClientMessage& message) {
  if (!session) {
    const auto* join_message = std::get_if<protocol::Join>(&message.intention);
    return join_message ? join(connection, message, *join_message) : connection->answer_outside(message);
  }
  if (answer_again(connection, *session, message)) return;
  const std::optional<Seat> seat = state_.seat_of(*session);
  if (const auto code = protocol::refusal(message.intention, standing(seat), state_.phase()))
    return connection->reject(message.id, refused(*code));
  if (seat && state_.program_has(*seat) && protocol::row_of(message.intention).for_people)
    return connection->reject(message.id, refused(protocol::ErrorCode::for_people));
  if (answer_without_change(connection, seat, message)) return;
  if (times_.unwritable()) return connection->reject(message.id, not_stored());

  auto decision = decide(state_, seat.value_or(kNoSeat), message.intention, *this);
  if (!decision) return connection->reject(message.id, decision.error());
  if (!*decision) return connection->send(protocol::Reply{.re = message.id});
  if (!within_limits((*decision)->change, *session, *connection))
    return connection->reject(message.id, too_many_changes());
  if (begins_game((*decision)->change) && !may_begin_game(*connection))
    return connection->reject(message.id, too_many_games());
  if (std::holds_alternative<log::PushSubscribed>((*decision)->change) && !may_subscribe(*connection))
    return connection->reject(message.id, too_many_subscriptions());
  if (std::holds_alternative<log::WebhookSet>((*decision)->change) && !may_use_webhook(*connection))
    return connection->reject(message.id, too_many_webhooks());
  const auto* sits_down = std::get_if<log::SeatTaken>(&(*decision)->change);
  const Seat by = sits_down ? sits_down->seat : *seat;
  propose(std::move(**decision), log::Request{.seat = by, .id = message.id}, connection);
}

bool Room::answer_again(const ConnectionPtr& connection, SessionId session,
                        const protocol::ClientMessage& message) {
  if (const auto answer = state_.answered(session, message.id)) {
    connection->send(*answer);
    return true;
  }
  const auto* sit = std::get_if<protocol::Sit>(&message.intention);
  const auto holder = sit ? state_.session_with(protocol::sha256(sit->secret.bytes)) : std::nullopt;
  if (!holder || (session != kSpectating && session != *holder)) return false;
  connection->send(protocol::SitReply{.re = message.id, .seat = *state_.seat_of(*holder)});
  if (session == kSpectating) audience_.promote(connection, *holder);
  return true;
}

bool Room::answer_without_change(const ConnectionPtr& connection, std::optional<Seat> seat,
                                 const protocol::ClientMessage& message) {
  if (std::holds_alternative<protocol::Ping>(message.intention)) {
    connection->send(protocol::PingReply{.re = message.id, .now = context_->wall_ms()});
  } else if (std::holds_alternative<protocol::Resync>(message.intention)) {
    connection->send(protocol::Reply{.re = message.id});
    audience_.send_snapshot(connection);
  } else if (std::holds_alternative<protocol::RemoveSpectators>(message.intention)) {
    remove_spectators();
    connection->send(protocol::Reply{.re = message.id});
  } else if (const auto* ask = std::get_if<protocol::AskPreview>(&message.intention)) {
    inquiries_.preview(connection, *seat, message.id, *ask);
  } else if (const auto* survey_ask = std::get_if<protocol::AskSurvey>(&message.intention)) {
    inquiries_.survey(connection, seat, message.id, *survey_ask);
  } else if (const auto* history = std::get_if<protocol::AskHistory>(&message.intention)) {
    inquiries_.history(connection, message.id, *history);
  } else if (std::holds_alternative<protocol::AskHint>(message.intention)) {
    computers_.hint(connection, *seat, message.id, budgets_);
  } else if (const auto* told = std::get_if<protocol::Report>(&message.intention)) {
    take_report(connection, *seat, message.id, *told);
  } else if (std::holds_alternative<protocol::TryWebhook>(message.intention)) {
    try_webhook(connection, message.id);
  } else {
    return false;
  }
  return true;
}

protocol::Standing Room::standing(std::optional<Seat> seat) const {
  if (!seat) return protocol::Standing::spectator;
  return *seat == state_.host() ? protocol::Standing::host : protocol::Standing::seated;
}

void Room::depart(const ClientConnection& connection) {
  const auto session = audience_.find(connection);
  if (!session) return;
  audience_.remove(connection);
  audience_.announce_presence();
  calls_.note_departure(*session);
  if (*session != kSpectating && !audience_.players_connected() && !state_.unread())
    times_.count_deadline_from(context_->wall_ms());
}

void Room::tick() {
  audience_.tidy();
  inquiries_.tidy();
  budgets_.tidy(state_, context_->now());
  if (state_.unread()) return;  // whatever its time is, it stays as it is
  log_.tidy(times_.deadline_ms());
  if (state_.closed() || keep_time(context_->now())) return;
  calls_.make_due(budgets_);
  if (times_.closes(audience_.players_connected())) close({});
}

void Room::use() { rests_at_ = context_->now() + context_->limits.room_rests_after; }

void Room::rest() {
  if (context_->now() < rests_at_) return;
  rests_at_ = std::chrono::steady_clock::time_point::max();
  const bool game_rests = state_.rest();
  const bool views_rest = audience_.rest();
  inquiries_.rest();
  if (game_rests || views_rest) ++context_->stats.rooms_rested_total;
}

bool Room::keep_time(std::chrono::steady_clock::time_point as_of) {
  if (state_.unread()) return false;
  auto due = times_.due_of_clock(as_of);
  if (due) propose(std::move(*due), std::nullopt, nullptr);
  return due.has_value();
}

bool Room::play_computer() {
  computers_.think(audience_.thinking_share());
  if (!computers_.move_due()) return false;
  propose(computers_.move(), std::nullopt, nullptr);
  return true;
}

void Room::thought(std::uint64_t ticket, const Thought& thought) {
  if (const std::string fault = computers_.thought(ticket, thought); !fault.empty())
    spdlog::error("{}: {}", label_, fault);
}

void Room::end_push(SessionId session, std::string device) {
  if (state_.unread() || state_.closed() || !calls_.reach(session, device)) return;
  propose({.change = log::PushEnded{.seat = *state_.seat_of(session), .device = std::move(device)}},
          std::nullopt, nullptr);
}

void Room::end_webhook(const std::string& endpoint) {
  if (state_.unread() || state_.closed() || !state_.webhook() || state_.webhook()->endpoint != endpoint)
    return;
  propose({.change = log::WebhookEnded{}}, std::nullopt, nullptr);
}

void Room::try_webhook(const ConnectionPtr& connection, const std::string& re) {
  if (!tells_chats() || !state_.webhook()) return connection->reject(re, no_webhook());
  if (!may_use_webhook(*connection)) return connection->reject(re, too_many_webhooks());
  auto tried = [later = later_, connection, re](WebhookOutcome outcome) {
    later([connection, re, outcome](Room&) {
      if (outcome == WebhookOutcome::taken) return connection->send(protocol::Reply{.re = re});
      connection->reject(re, WireRejection(ErrorCode::webhook_failed, "The chat has not taken the message."));
    });
  };
  if (!calls_.try_webhook(std::move(tried))) connection->reject(re, too_many_webhooks());
}

std::optional<std::int64_t> Room::alarm_ms() const {
  const auto clock = times_.clock_alarm_ms();
  const auto move = computers_.due();
  if (!move) return clock;
  const std::int64_t due = times_.wall_ms(*move);
  return clock ? std::min(*clock, due) : due;
}

void Room::close(EventStore::Done<> told) {
  if (state_.closed()) {
    if (told) told({});
    return;
  }
  if (state_.unread()) {
    propose({.change = state_.break_off(new_shuffle()), .ends_game = state_.phase() == RoomPhase::playing},
            std::nullopt, nullptr);
    unstored_->told = [this, told = std::move(told)](StoreResult<> broken_off) mutable {
      if (broken_off) return close(std::move(told));
      if (told) told(broken_off);
    };
    return;
  }
  propose({.change = log::Closed{}, .ends_game = state_.phase() == RoomPhase::playing}, std::nullopt,
          nullptr);
  unstored_->told = std::move(told);
}

std::optional<std::string> Room::name_on(Seat seat) const {
  if (seat >= state_.seats().size() || !state_.seats()[seat]) return std::nullopt;
  return state_.seats()[seat]->card.name;
}

void Room::forget_seat(Seat seat, EventStore::Done<> told) {
  const protocol::ForgottenSeats forgotten{.name = name_on(seat)};
  propose({.change = log::SeatForgotten{seat}}, std::nullopt, nullptr);
  unstored_->told = [this, forgotten, told = std::move(told)](StoreResult<> stored) mutable {
    if (!stored) return told(stored);
    audience_.forget_past();
    log_.forget(forgotten);
    log_.shorten(times_.deadline_ms(), std::move(told));
  };
}

RoomReport Room::report() const {
  RoomReport report{.code = state_.code(),
                    .logged_as = std::string(name_in_log(label_)),
                    .phase = state_.phase(),
                    .seq = state_.seq(),
                    .game_id = protocol::to_hex(state_.game_id()),
                    .number = state_.number(),
                    .seats = {},
                    .spectators = audience_.addresses(kSpectating),
                    .log_bytes = log_.bytes(),
                    .closes_at_ms = times_.closes_at_ms()};
  for (std::size_t seat = 0; seat < state_.seats().size(); ++seat) {
    const auto& taken = state_.seats()[seat];
    if (!taken) {
      report.seats.emplace_back();
      continue;
    }
    SeatReport one{.name = taken->card.name, .program = taken->card.program};
    if (const auto& computer = taken->card.computer) one.computer = computer->level;
    const SessionId session = state_.session_on(static_cast<Seat>(seat));
    if (session != kSpectating && audience_.connected(session)) {
      one.connected = true;
      one.address = audience_.addresses(session).front();
    }
    report.seats.emplace_back(std::move(one));
  }
  return report;
}

void Room::propose(Decision decision, std::optional<log::Request> request, ConnectionPtr asker, bool joins) {
  log::Change& change = decision.change;
  // A clock stops when the message arrived, however long earlier ones took.
  const bool timed = asker && times_.clock_alarm_ms();
  const std::int64_t now_ms =
      timed ? std::max(times_.wall_ms(read_at_), state_.changed_at_ms()) : times_.wall_ms(context_->now());
  RoomPhase next = state_.phase();
  if (begins_game(change)) next = RoomPhase::playing;
  if (std::holds_alternative<log::Rematched>(change)) next = RoomPhase::lobby;
  const auto* broken_off = std::get_if<log::BrokenOff>(&change);
  if (broken_off && next == RoomPhase::playing) next = RoomPhase::finished;
  if (decision.tried) tell_points(change, *decision.tried->game);
  NewEntry entry{
      .room = state_.code(), .entry = {}, .deadline_ms = times_.deadline_for(decision, next, now_ms)};
  entry.ends_game = decision.ends_game;
  if (const auto* rematch = std::get_if<log::Rematched>(&change))
    entry.game_id = protocol::to_hex(rematch->shuffle.game_id);
  if (broken_off && broken_off->shuffle) entry.game_id = protocol::to_hex(broken_off->shuffle->game_id);
  if (begins_rematch(change)) entry.game_id = protocol::to_hex(state_.offer()->shuffle.game_id);
  unstored_ = std::make_unique<UnstoredChange>(UnstoredChange{.entry = {.seq = state_.seq() + 1,
                                                                        .at_ms = now_ms,
                                                                        .request = std::move(request),
                                                                        .change = std::move(change)},
                                                              .tried = std::move(decision.tried),
                                                              .deadline_ms = entry.deadline_ms,
                                                              .asker = std::move(asker),
                                                              .joins = joins,
                                                              .read_at = read_at_,
                                                              .proposed_ms = times_.worked_ms()});
  entry.entry = to_stored(unstored_->entry);
  unstored_->stored_bytes = entry.entry.payload.size();
  log_.append(std::move(entry));
  audience_.wake();  // while the store works
  use();
}

/// So that no version of the server ever shows others in silence.
void Room::tell_points(log::Change& change, const Game& after) const {
  const auto tell = [&](std::vector<int>& points) {
    if (std::vector<int> now = scores(after); now != state_.points()) points = std::move(now);
  };
  if (auto* acted = std::get_if<log::Acted>(&change)) tell(acted->points);
  if (auto* skipped = std::get_if<log::Skipped>(&change)) tell(skipped->points);
}

void Room::appended(StoreResult<> result) {
  const std::unique_ptr<UnstoredChange> change = std::exchange(unstored_, nullptr);
  UnstoredChange& done = *change;
  const std::optional<log::Request>& request = done.entry.request;
  const LogScope about(request ? std::optional(request->seat) : std::nullopt,
                       request ? std::string_view(request->id) : std::string_view());
  if (result) carry_out(done);
  if (done.told) done.told(result);
  if (result) return;
  ++context_->stats.appends_failed_total;
  spdlog::warn("{}: change {} could not be stored", label_, done.entry.seq);
  computers_.put_off(kStoreRetry);
  times_.note_failure(done.entry.at_ms);
  reject(done, not_stored());
  if (result.error() == StoreError::not_owner) throw std::logic_error("this node has lost the room");
  if (result.error() == StoreError::conflict) throw std::logic_error("the log has gone on without this room");
}

void Room::compacted(StoreResult<> result) {
  if (!result) spdlog::warn("{}: its log could not be made short", label_);
  log_.compacted(result);
  if (log_.is_wanted_short() && !busy()) log_.tidy(times_.deadline_ms());
}

void Room::reject(const UnstoredChange& change, const WireRejection& rejection) {
  if (!change.asker) return;
  const std::string& id = change.entry.request->id;
  change.joins ? change.asker->join_failed(id, rejection) : change.asker->reject(id, rejection);
}

void Room::carry_out(UnstoredChange& done) {
  const RoomPhase before = state_.phase();
  const auto told_before = told_chat(state_.webhook());
  if (const auto* acted = std::get_if<log::Acted>(&done.entry.change); acted && !done.asker)
    count_computer_move(acted->seat);
  const auto* left = std::get_if<log::SeatLeft>(&done.entry.change);
  if (left && left->seat != done.entry.request->seat && state_.session_on(left->seat) != kSpectating)
    audience_.expel(state_.session_on(left->seat), protocol::ClosingReason::removed);
  const RoomEvents told = state_.apply(done.entry, std::move(done.tried));
  const protocol::JsonText events = protocol::json_text(told);
  inquiries_.follow(told, begins_game(done.entry.change));
  note_asked();
  calls_.follow(done.entry.change, before, budgets_);
  times_.follow(done.deadline_ms, done.entry.at_ms, times_.worked_ms() - done.proposed_ms);
  note(done, before);
  announce(done, events);
  if (std::holds_alternative<log::BrokenOff>(done.entry.change)) context_->unreadable.forget(state_.code());
  log_.follow(done.stored_bytes);
  // No earlier entry is to tell an address that is told no more.
  if (told_before && told_before != told_chat(state_.webhook()))
    return log_.shorten(times_.deadline_ms(), [](StoreResult<>) {});
  log_.tidy(times_.deadline_ms());
}

/// Nobody thinks in a pause.
void Room::note_asked() {
  const auto now = context_->worked();
  const bool paused = state_.clock() && state_.clock()->paused();
  if (std::exchange(asked_at_, state_.asked_at()) != asked_at_) asked_since_ = now;
  if (paused && !paused_since_) paused_since_ = now;
  if (paused || !paused_since_) return;
  asked_since_ += now - std::max(asked_since_, *paused_since_);
  paused_since_.reset();
}

/// Requires: the move is about to be carried out.
void Room::count_computer_move(Seat seat) {
  const auto levels = known_computer_levels();
  const auto level = std::ranges::find(levels, state_.computer_on(seat)->level);
  if (level != levels.end()) context_->stats.count_computer_move(*level);
}

void Room::announce(const UnstoredChange& done, const protocol::JsonText& events) {
  const bool sits_down = std::holds_alternative<log::SeatTaken>(done.entry.change);
  const bool moves = std::holds_alternative<log::Acted>(done.entry.change);
  std::shared_ptr<Flight> flight;
  if (moves && done.asker) {
    const auto taken = context_->now() - done.read_at;
    context_->stats.act_durable.observe(taken);
    flight = std::make_shared<Flight>(context_, taken);
  }
  if (shut()) audience_.expel_spectators();
  audience_.follow(events, sits_down && !done.joins ? done.asker.get() : nullptr, done.entry.seq, flight);
  if (done.joins) return audience_.admit(done.asker, done.entry.seq, done.entry.request->id, std::nullopt);
  if (!moves) audience_.announce_presence();  // nobody comes or goes by a move
  if (done.asker) {
    if (moves) give_back_message(*done.asker);
    done.asker->send(reply(answered_by(done.entry), done.entry.request->seat));
  }
  if (state_.closed()) dismiss(protocol::ClosingReason::room_closed, std::nullopt);
}

/// Legal moves never count.
void Room::give_back_message(ClientConnection& connection) {
  connection.give_back_message();
  if (const auto session = audience_.find(connection); session && *session != kSpectating)
    budgets_.give_back_message(*session, context_->now());
}

void Room::note(const UnstoredChange& done, RoomPhase before) {
  RoomStats& stats = context_->stats;
  ++stats.changes_total;
  if (std::holds_alternative<log::Acted>(done.entry.change)) ++stats.acts_total;
  if (const auto* skipped = std::get_if<log::Skipped>(&done.entry.change))
    ++(skipped->cause == protocol::SkipCause::clock ? stats.timed_out_total : stats.voted_out_total);
  if (begins_game(done.entry.change)) {
    ++stats.games_started_total;
    spdlog::info("{}: game {} starts with {} seats", label_, state_.number(), state_.seats().size());
  }
  if (before == RoomPhase::playing && state_.phase() == RoomPhase::finished) {
    ++stats.games_finished_total;
    spdlog::info("{}: game {} has ended", label_, state_.number());
  }
  if (state_.closed()) {
    ++stats.rooms_closed_total;
    spdlog::info("{}: closed", label_);
  }
}

void Room::dismiss(protocol::ClosingReason reason, std::optional<int> retry_ms) {
  // The client who is being let in is told, too: all others are in the audience.
  if (unstored_ && unstored_->joins) unstored_->asker->end(reason, retry_ms);
  audience_.end_all(reason, retry_ms);
}

bool Room::away_long_enough(SessionId session) const {
  const auto left = audience_.removable_in(session);
  return left && *left == left->zero();
}

bool Room::skippable(SessionId session) const {
  const auto left = audience_.skippable_in(session);
  return left && *left == left->zero();
}

bool Room::thinks_long() const { return context_->worked() >= asked_since_ + context_->limits.vote_after; }

bool Room::can_push_to(std::string_view endpoint) const {
  return context_->services.push && context_->services.push->accepts(endpoint);
}

bool Room::can_tell(std::string_view endpoint) const {
  return context_->services.webhooks->accepts(endpoint);
}

std::size_t Room::push_devices_max() const {
  return static_cast<std::size_t>(context_->limits.push_devices_max);
}

bool Room::may_chat(SessionId session) {
  if (budgets_.take_chat_line(session, context_->now())) return true;
  context_->stats.count_limit("chat-interval");
  return false;
}

bool Room::within_limits(const log::Change& change, SessionId session, const ClientConnection& connection) {
  // A player who leaves has sat down before, which counted.
  if (std::holds_alternative<log::Acted>(change) || std::holds_alternative<log::SeatLeft>(change) ||
      std::holds_alternative<log::Skipped>(change))
    return true;
  const auto seat = state_.seat_of(session);
  const SeatBudgets::Asker asker{
      .session = session, .address = connection.address(), .host = seat && *seat == state_.host()};
  if (budgets_.take_change(asker, context_->now())) return true;
  context_->stats.count_limit("seat-change-interval");
  return false;
}

/// Each game leaves a record, for which all have one space.
bool Room::may_begin_game(const ClientConnection& connection) {
  if (context_->budgets.games.take(connection.address(), context_->now())) return true;
  context_->stats.count_limit("game-interval");
  return false;
}

/// Each subscription may have this server call somebody else's.
bool Room::may_subscribe(const ClientConnection& connection) {
  if (context_->budgets.subscriptions.count(connection.address(), context_->now())) return true;
  context_->stats.count_limit("push-subscriptions-per-hour");
  return false;
}

/// Each may have this server call the address of somebody else.
bool Room::may_use_webhook(const ClientConnection& connection) {
  if (context_->budgets.webhooks.count(connection.address(), context_->now())) return true;
  context_->stats.count_limit("webhooks-per-hour");
  return false;
}

log::Shuffle Room::new_shuffle() { return draw_shuffle(context_->services.entropy); }

}  // namespace bastide::server
