#include "room.hpp"

#include <server/rooms/computer_levels.hpp>
#include <server/rooms/gzip.hpp>

#include <protocol/game_json.hpp>
#include <protocol/room_event.hpp>

#include <bots/player.hpp>

#include <engine/game.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace bastide::server {

namespace {

using protocol::ErrorCode;
using protocol::RoomPhase;
using protocol::WireRejection;

std::string sentence(ErrorCode code) {
  switch (code) {
    case ErrorCode::already_seated: return "You sit already.";
    case ErrorCode::not_seated: return "Only who sits may do this.";
    case ErrorCode::not_host: return "Only the host may do this.";
    case ErrorCode::wrong_phase: return "This can't be done in this phase of the room.";
    default: return "This can't be done now.";
  }
}

bool begins_rematch(const log::Change& change) {
  const auto* accepted = std::get_if<log::RematchAccepted>(&change);
  return accepted && accepted->begins;
}

bool begins_game(const log::Change& change) {
  return std::holds_alternative<log::GameStarted>(change) || begins_rematch(change);
}

/// A change of the clock, or a computer's move, that could not be stored is tried again after so long.
constexpr std::chrono::seconds kClockRetry{1};

/// Of the computer that gives hints.
constexpr std::string_view kHintLevel = "master";

/// So many times as quick is a computer with a further decision of the same turn.
constexpr int kFurtherPace = 3;

WireRejection not_stored() {
  return {ErrorCode::unavailable, "This could not be stored, so nothing has changed. Try again."};
}

WireRejection too_many_changes() {
  return {ErrorCode::changes_rate_limited, "Too many changes that are no moves; wait a few seconds."};
}

}  // namespace

Room::Room(std::shared_ptr<Context> context, std::string label, std::string code, const StoredRoom& stored,
           Log log, Think think)
    : context_(std::move(context)),
      label_(std::move(label)),
      state_(RoomState::rebuild(std::move(code), stored.entries, context_->rules_in_play)),
      audience_(context_, state_),
      log_(std::move(log)),
      think_(std::move(think)),
      visited_(context_->now()),
      deadline_ms_(stored.deadline_ms),
      asked_at_(state_.asked_at()),
      asked_since_(context_->now()),
      records_due_(stored.records_due),
      budgets_(context_->limits, context_->now()) {
  for (const StoredEntry& entry : stored.entries) log_bytes_ += entry.payload.size();
  if (stored.entries.front().seq > 1) log_bytes_ -= snapshot_bytes_ = stored.entries.front().payload.size();
  // Of these rooms earlier versions stored no deadline.
  if (deadline_ms_ == 0) deadline_ms_ = deadline_from(context_->services.time.wall_ms());
  take_records();
  tidy_log();
}

void Room::receive(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                   std::chrono::steady_clock::time_point read_at) {
  read_at_ = read_at;
  const std::optional<SessionId> session = audience_.find(*connection);
  if (session && !within_seat_budget(*session, message, *connection))
    return connection->reject(message.id,
                              WireRejection(ErrorCode::rate_limited, "Too many messages; slow down."));
  answer(connection, session, message);
  charge_seat(*connection);
}

/// A spectator's messages count for the connection and the address alone.
bool Room::within_seat_budget(SessionId session, const protocol::ClientMessage& message,
                              const ClientConnection& connection) {
  const bool may_cost = !std::holds_alternative<protocol::Act>(message.intention);
  if (session == kSpectating || connection.exempt() ||
      budgets_.take_message(session, may_cost, context_->now()))
    return true;
  context_->stats.count_limit("messages-per-second");
  return false;
}

void Room::charge_seat(ClientConnection& connection) {
  const std::size_t bytes = connection.take_answered_bytes();
  const auto session = audience_.find(connection);
  if (session && *session != kSpectating && !connection.exempt())
    budgets_.charge_bytes(*session, bytes, context_->now());
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
    return connection->reject(message.id, WireRejection(*code, sentence(*code)));
  if (answer_without_change(connection, seat, message)) return;
  if (unwritable_since_ms_) return connection->reject(message.id, not_stored());

  auto decision = decide(state_, seat.value_or(kNoSeat), message.intention, *this);
  if (!decision) return connection->reject(message.id, decision.error());
  if (!*decision) return connection->send(protocol::Reply{.re = message.id});
  if (!within_limits((*decision)->change, *session, *connection))
    return connection->reject(message.id, too_many_changes());
  const auto* sits_down = std::get_if<log::SeatTaken>(&(*decision)->change);
  const Seat by = sits_down ? sits_down->seat : *seat;
  propose(std::move(**decision), log::Request{.seat = by, .id = message.id}, connection);
}

void Room::join(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                const protocol::Join& join) {
  if (state_.closed())
    return connection->join_failed(message.id, WireRejection(ErrorCode::closed, "The room is closed."));
  if (!connection->may_join())
    return connection->join_failed(
        message.id, WireRejection(ErrorCode::rate_limited, "Too many failed joins; wait a minute."));
  if (!join.secret) return join_to_watch(connection, message, join);
  if (const auto holder = state_.session_with(protocol::sha256(join.secret->bytes)))
    return join_again(connection, *holder, message, join);
  if (join.sit) return join_to_sit(connection, message, join);
  connection->join_failed(message.id,
                          WireRejection(ErrorCode::bad_secret, "No seat of this room has this secret."));
}

void Room::join_again(const ConnectionPtr& connection, SessionId session,
                      const protocol::ClientMessage& message, const protocol::Join& join) {
  if (!within_seat_budget(session, message, *connection))
    return connection->join_failed(
        message.id, WireRejection(ErrorCode::rate_limited, "Too much for this seat; wait a moment."));
  audience_.admit(connection, session, message.id, join.since);
}

void Room::join_to_watch(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                         const protocol::Join& join) {
  if (barred(connection->address()))
    return connection->join_failed(
        message.id,
        WireRejection(ErrorCode::no_spectators, "The host has sent the spectators away; come back later."));
  if (audience_.spectators() >= context_->limits.spectators_max) {
    context_->stats.count_limit("spectators-max");
    return connection->join_failed(message.id,
                                   WireRejection(ErrorCode::full, "The room has enough spectators."));
  }
  audience_.admit(connection, kSpectating, message.id, join.since);
}

/// Who comes to play takes no place among the spectators, so that these can't keep anybody from it.
void Room::join_to_sit(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                       const protocol::Join& join) {
  const protocol::Sit sit{
      .secret = *join.secret, .name = join.sit->name, .seat = join.sit->seat, .colour = join.sit->colour};
  if (const auto code = protocol::refusal(sit, protocol::Standing::spectator, state_.phase()))
    return connection->join_failed(message.id, WireRejection(*code, sentence(*code)));
  auto decision = decide(state_, kNoSeat, sit, *this);
  if (!decision) return connection->join_failed(message.id, decision.error());
  if (!within_limits((*decision)->change, kSpectating, *connection))
    return connection->join_failed(message.id, too_many_changes());
  const Seat seat = std::get<log::SeatTaken>((*decision)->change).seat;
  propose(std::move(**decision), log::Request{.seat = seat, .id = message.id}, connection, /*joins=*/true);
}

/// They may not come back at once, but for sitting down; nobody can tell them from others behind an address without limits.
void Room::remove_spectators() {
  const auto now = context_->now();
  std::erase_if(barred_until_, [&](const auto& bar) { return now >= bar.second; });
  for (const std::string& address : audience_.expel_spectators())
    if (!address.empty()) barred_until_[address] = now + context_->limits.spectators_barred_for;
  audience_.announce_presence();
}

bool Room::barred(const std::string& address) const {
  const auto bar = barred_until_.find(address);
  return bar != barred_until_.end() && context_->now() < bar->second;
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
    connection->send(protocol::PingReply{.re = message.id, .now = context_->services.time.wall_ms()});
  } else if (std::holds_alternative<protocol::Resync>(message.intention)) {
    connection->send(protocol::Reply{.re = message.id});
    audience_.send_snapshot(connection);
  } else if (std::holds_alternative<protocol::RemoveSpectators>(message.intention)) {
    remove_spectators();
    connection->send(protocol::Reply{.re = message.id});
  } else if (const auto* ask = std::get_if<protocol::AskPreview>(&message.intention)) {
    preview(connection, *seat, message.id, *ask);
  } else if (const auto* survey_ask = std::get_if<protocol::AskSurvey>(&message.intention)) {
    survey(connection, seat, message.id, *survey_ask);
  } else if (const auto* history = std::get_if<protocol::AskHistory>(&message.intention)) {
    tell_history(connection, message.id, *history);
  } else if (std::holds_alternative<protocol::AskHint>(message.intention)) {
    hint(connection, *seat, message.id);
  } else {
    return false;
  }
  return true;
}

void Room::preview(const ConnectionPtr& connection, Seat seat, const std::string& re,
                   const protocol::AskPreview& ask) {
  const auto tried = try_step(*state_.game(), seat, ask.actions);
  if (!tried) return connection->reject(re, rejection_of(tried.error()));
  const Preview foreseen = bastide::preview(*tried, seat, context_->limits.preview_choices_max);
  connection->send(protocol::PreviewReply{.re = re,
                                          .events = protocol::json_text(std::span(foreseen.events)),
                                          .choices = protocol::json_text(std::span(foreseen.choices)),
                                          .ends_turn = foreseen.ends_turn,
                                          .in_view = foreseen.in_view});
}

/// What it looks at beyond the present is the asker's own turn alone, and nothing that is hidden.
void Room::survey(const ConnectionPtr& connection, std::optional<Seat> seat, const std::string& re,
                  const protocol::AskSurvey& ask) {
  if (state_.aids() == protocol::Aids::none)
    return connection->reject(re, WireRejection(ErrorCode::aids_off, "This room plays without aids."));
  Survey survey;
  if (ask.actions.empty()) {
    if (!surveyed_) surveyed_ = state_.game()->survey();
    survey = ask.at ? survey_of(*surveyed_, *ask.at) : *surveyed_;
  } else {
    if (!seat)
      return connection->reject(re, WireRejection(ErrorCode::not_seated, "Only who sits may do this."));
    const auto tried = try_step(*state_.game(), *seat, ask.actions);
    if (!tried) return connection->reject(re, rejection_of(tried.error()));
    if (std::ranges::any_of(tried->events, ends_foresight))
      return connection->reject(
          re, WireRejection(Rejection{Code::wrong_phase, "Nobody can look behind the end of the turn."}));
    survey = tried->game->survey();
    if (ask.at) survey = survey_of(survey, *ask.at);
  }
  const bool counts = state_.aids() == protocol::Aids::all;
  if (!counts) {
    for (SurveyedFeature& feature : survey.features) feature.now = feature.finished = std::nullopt;
  }
  protocol::SurveyReply reply{.re = re, .features = protocol::json_text(std::span(survey.features))};
  if (counts) reply.cells = protocol::json_text(std::span(survey.cells), ask.at.has_value());
  if (counts) reply.standing = std::move(survey.standing);
  if (survey.dragon) reply.dragon = protocol::json_text(*survey.dragon);
  connection->send(std::move(reply));
}

void Room::hint(const ConnectionPtr& connection, Seat seat, const std::string& re) {
  if (const auto refusal = no_hint(*connection, seat)) return connection->reject(re, *refusal);
  hint_ = Hint{.search = StepSearch(state_, std::string(kHintLevel), context_->now()),
               .ticket = 0,
               .asker = connection,
               .re = re};
  hint_->ticket = think_on(hint_->search);
}

std::optional<WireRejection> Room::no_hint(const ClientConnection& connection, Seat seat) {
  if (state_.aids() != protocol::Aids::all)
    return WireRejection(ErrorCode::aids_off, "This room plays without hints.");
  if (state_.clock() && state_.clock()->paused())
    return WireRejection(ErrorCode::paused, "The game is paused; resume it first.");
  if (state_.computer_on(seat))
    return WireRejection(ErrorCode::computer_plays, "A computer plays your seat; take it back first.");
  if (state_.game()->to_act() != seat)
    return WireRejection(Rejection{Code::not_your_turn, "Hints are for who must act."});
  if (hint_) return WireRejection(ErrorCode::server_busy, "A hint is on its way already.");
  if (connection.exempt() || budgets_.take_hint(state_.session_on(seat), context_->now()))
    return std::nullopt;
  context_->stats.count_limit("hint-interval");
  return WireRejection(ErrorCode::hints_rate_limited, "Enough hints for now; wait a little.");
}

void Room::give_hint(const Thought& thought) {
  const auto reject = [this](ErrorCode code, std::string why) {
    hint_->asker->reject(hint_->re, WireRejection(code, std::move(why)));
    hint_.reset();
  };
  if (!hint_->search.is_of(state_)) return reject(ErrorCode::stale, "The game has moved on.");
  switch (thought_of(hint_->search, hint_->ticket, thought)) {
    case StepSearch::Found::part: return;
    case StepSearch::Found::nothing: return reject(ErrorCode::server_busy, "No hint was found.");
    case StepSearch::Found::step: break;
  }
  hint_->asker->send(protocol::HintReply{.re = hint_->re, .actions = hint_->search.actions()});
  hint_.reset();
}

std::uint64_t Room::think_on(const StepSearch& search) {
  think_(search.question(), ++tickets_);
  return tickets_;
}

StepSearch::Found Room::thought_of(StepSearch& search, std::uint64_t& ticket, const Thought& thought) {
  const StepSearch::Found found = search.take(thought);
  if (found == StepSearch::Found::part) {
    ticket = think_on(search);
  } else if (found == StepSearch::Found::nothing) {
    spdlog::error("{}: a computer found no step: {}", label_, search.why());
    ++context_->stats.thoughts_failed_total;
  }
  return found;
}

void Room::tell_history(const ConnectionPtr& connection, const std::string& re,
                        const protocol::AskHistory& ask) {
  if (!history_) history_.emplace(state_);
  history_until_ = context_->now() + context_->limits.history_kept;
  connection->send(protocol::HistoryReply{
      .re = re, .number = state_.number(), .steps = history_->page(ask.before, context_->limits)});
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
  if (*session != kSpectating && !audience_.players_connected())
    count_deadline_from(context_->services.time.wall_ms());
}

void Room::tick() {
  audience_.tidy();
  if (history_ && context_->now() >= history_until_) history_.reset();
  budgets_.tidy(state_);
  tidy_log();
  if (state_.closed() || keep_time(context_->now())) return;
  const std::int64_t now_ms = context_->services.time.wall_ms();
  if (!deadline_ms_ || now_ms < *deadline_ms_) return;
  if (audience_.players_connected() || clock_alarm_ms())
    count_deadline_from(now_ms);
  else if (now_ms < deadline_after(state_.phase(), state_.changed_at_ms()))
    count_deadline_from(
        state_.changed_at_ms());  // what the store knew was the time of a clock that stands still now
  else
    close({});
}

bool Room::keep_time(std::chrono::steady_clock::time_point as_of) {
  if (!clock_alarm_ms() || context_->now() < clock_retry_) return false;
  const std::int64_t now_ms = wall_ms(as_of);
  if (const std::int64_t absent = absent_ms(now_ms)) {
    propose({.change = log::ClockShifted{.ms = absent}}, std::nullopt, nullptr);
    return true;
  }
  unwritable_since_ms_.reset();
  if (now_ms < *state_.clock()->zero_ms()) return false;
  propose(time_out(state_), std::nullopt, nullptr);
  return true;
}

std::optional<std::int64_t> Room::alarm_ms() const {
  const auto clock = clock_alarm_ms();
  if (!thinking_ || thinking_->found == StepSearch::Found::part) return clock;
  const std::int64_t due = wall_ms(thinking_->due);
  return clock ? std::min(*clock, due) : due;
}

bool Room::play_computer() {
  const protocol::ComputerCard* computer = state_.computer_to_act();
  if (rests() || !computer) {
    thinking_.reset();
    return false;
  }
  const bool asked =
      thinking_ && thinking_->search.is_of(state_) && thinking_->search.level() == computer->level;
  if (!asked) ask_computer(*computer);
  if (thinking_->found == StepSearch::Found::part || context_->now() < thinking_->due) return false;
  propose(move_of(*thinking_), std::nullopt, nullptr);
  return true;
}

void Room::ask_computer(const protocol::ComputerCard& computer) {
  const bool further = paced_at_ == state_.asked_at();
  paced_at_ = state_.asked_at();
  const auto now = context_->now();
  thinking_ = Thinking{.search = StepSearch(state_, computer.level, now),
                       .ticket = 0,
                       .due = now + (further ? pace() / kFurtherPace : pace())};
  thinking_->ticket = think_on(thinking_->search);
}

std::chrono::milliseconds Room::pace() const {
  const Limits& limits = context_->limits;
  switch (state_.pace()) {
    case protocol::Pace::slow: return std::chrono::milliseconds(limits.bot_pace_slow_ms);
    case protocol::Pace::fast: return std::chrono::milliseconds(limits.bot_pace_fast_ms);
    case protocol::Pace::normal: break;
  }
  return std::chrono::milliseconds(limits.bot_pace_normal_ms);
}

bool Room::rests() {
  if (audience_.players_connected() || audience_.spectators() > 0) visited_ = context_->now();
  const bool of_days = state_.clock() && state_.clock()->rule().kind == protocol::ClockKind::days;
  return !of_days && context_->now() >= visited_ + context_->limits.bot_idle;
}

void Room::thought(std::uint64_t ticket, Thought thought) {
  if (thinking_ && thinking_->ticket == ticket)
    thinking_->found = thought_of(thinking_->search, thinking_->ticket, thought);
  else if (hint_ && hint_->ticket == ticket)
    give_hint(thought);
  else
    ++context_->stats.thoughts_dropped_total;
}

Decision Room::move_of(const Thinking& thinking) {
  if (thinking.found == StepSearch::Found::step) {
    auto step = act_for(state_, thinking.search.seat(), thinking.search.actions());
    if (step) return std::move(*step);
    spdlog::error("{}: a computer's step is not legal: {}", label_, step.error().code);
  }
  return act_blindly(state_);
}

std::optional<std::int64_t> Room::clock_alarm_ms() const {
  const auto zero = state_.clock() ? state_.clock()->zero_ms() : std::nullopt;
  if (!zero || !unwritable_since_ms_) return zero;
  return wall_ms(clock_retry_);
}

std::int64_t Room::absent_ms(std::int64_t now_ms) const {
  const std::int64_t checked = state_.clock()->checked_ms();
  if (!unwritable_since_ms_) return context_->absences.between(checked, now_ms);
  const std::int64_t until = std::max(checked, *unwritable_since_ms_);
  return context_->absences.between(checked, until) + std::max<std::int64_t>(0, now_ms - until);
}

std::int64_t Room::wall_ms(std::chrono::steady_clock::time_point at) const {
  const auto ago = std::chrono::floor<std::chrono::milliseconds>(context_->now() - at);
  return context_->services.time.wall_ms() - ago.count();
}

void Room::close(EventStore::Done<> told) {
  if (state_.closed()) {
    if (told) told({});
    return;
  }
  propose({.change = log::Closed{}, .ends_game = state_.phase() == RoomPhase::playing}, std::nullopt,
          nullptr);
  pending_->told = std::move(told);
}

RoomReport Room::report() const {
  RoomReport report{.code = state_.code(),
                    .phase = state_.phase(),
                    .seq = state_.seq(),
                    .game_id = protocol::to_hex(state_.game_id()),
                    .number = state_.number(),
                    .seats = {},
                    .spectators = audience_.addresses(kSpectating),
                    .log_bytes = snapshot_bytes_ + log_bytes_,
                    .closes_at_ms = clock_alarm_ms() ? std::nullopt : deadline_ms_};
  for (std::size_t seat = 0; seat < state_.seats().size(); ++seat) {
    const auto& taken = state_.seats()[seat];
    if (!taken) {
      report.seats.emplace_back();
      continue;
    }
    SeatReport one{.name = taken->card.name};
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
  // A clock stops when the message came, however long others took before it.
  const bool timed = asker && clock_alarm_ms();
  const std::int64_t now_ms =
      timed ? std::max(wall_ms(read_at_), state_.changed_at_ms()) : context_->services.time.wall_ms();
  RoomPhase next = state_.phase();
  if (begins_game(change)) next = RoomPhase::playing;
  if (std::holds_alternative<log::Rematched>(change)) next = RoomPhase::lobby;
  NewEntry entry{.room = state_.code(), .entry = {}, .deadline_ms = deadline_for(change, next, now_ms)};
  if (std::holds_alternative<log::Closed>(change)) entry.deadline_ms = now_ms;
  entry.ends_game = decision.ends_game;
  if (const auto* rematch = std::get_if<log::Rematched>(&change))
    entry.game_id = protocol::to_hex(rematch->shuffle.game_id);
  if (begins_rematch(change)) entry.game_id = protocol::to_hex(state_.offer()->shuffle.game_id);
  pending_ = Pending{.entry = {.seq = state_.seq() + 1,
                               .at_ms = now_ms,
                               .request = std::move(request),
                               .change = std::move(change)},
                     .tried = std::move(decision.tried),
                     .deadline_ms = entry.deadline_ms,
                     .asker = std::move(asker),
                     .joins = joins,
                     .read_at = read_at_};
  entry.entry = to_stored(pending_->entry);
  pending_->stored_bytes = entry.entry.payload.size();
  log_.append(std::move(entry));
}

void Room::appended(StoreResult<> result) {
  Pending done = std::move(*std::exchange(pending_, std::nullopt));
  if (result) carry_out(done);
  if (done.told) done.told(result);
  if (result) return;
  ++context_->stats.appends_failed_total;
  if (thinking_) thinking_->due = context_->now() + kClockRetry;
  spdlog::warn("{}: change {} could not be stored", label_, done.entry.seq);
  if (clock_alarm_ms()) {
    unwritable_since_ms_ = std::min(unwritable_since_ms_.value_or(done.entry.at_ms), done.entry.at_ms);
    clock_retry_ = context_->now() + kClockRetry;
  }
  reject(done, not_stored());
  if (result.error() == StoreError::conflict) throw std::logic_error("the log has gone on without this room");
}

void Room::reject(const Pending& change, const WireRejection& rejection) {
  if (!change.asker) return;
  const std::string& id = change.entry.request->id;
  change.joins ? change.asker->join_failed(id, rejection) : change.asker->reject(id, rejection);
}

void Room::carry_out(Pending& done) {
  const RoomPhase before = state_.phase();
  if (const auto* acted = std::get_if<log::Acted>(&done.entry.change); acted && !done.asker)
    count_computer_move(acted->seat);
  const auto* left = std::get_if<log::SeatLeft>(&done.entry.change);
  if (left && left->seat != done.entry.request->seat && state_.session_on(left->seat) != kSpectating)
    audience_.expel(state_.session_on(left->seat), protocol::ClosingReason::removed);
  const RoomEvents told = state_.apply(done.entry, std::move(done.tried));
  const protocol::JsonText events = protocol::json_text(told);
  surveyed_.reset();
  unwritable_since_ms_.reset();
  if (std::exchange(asked_at_, state_.asked_at()) != asked_at_) asked_since_ = context_->now();
  if (!state_.game() || begins_game(done.entry.change))
    history_.reset();
  else if (history_)
    history_->follow(state_, told);
  deadline_ms_ = done.deadline_ms;
  log_bytes_ += done.stored_bytes;
  const std::int64_t deadline = deadline_from(done.entry.at_ms);
  if (clock_alarm_ms() ? deadline_ms_ > deadline : deadline_ms_ != deadline)
    count_deadline_from(done.entry.at_ms);
  note(done, before);
  announce(done, events);
  take_records();
  tidy_log();
}

/// Requires: the move is about to be carried out.
void Room::count_computer_move(Seat seat) {
  const auto levels = computer_levels();
  const auto level = std::ranges::find(levels, state_.computer_on(seat)->level);
  if (level != levels.end()) context_->stats.count_computer_move(*level);
}

void Room::announce(const Pending& done, const protocol::JsonText& events) {
  const bool sits_down = std::holds_alternative<log::SeatTaken>(done.entry.change);
  std::shared_ptr<Flight> flight;
  if (std::holds_alternative<log::Acted>(done.entry.change) && done.asker) {
    const auto taken = context_->now() - done.read_at;
    context_->stats.act_durable.observe(taken);
    flight = std::make_shared<Flight>(context_, taken);
  }
  audience_.follow(events, sits_down && !done.joins ? done.asker.get() : nullptr, done.entry.seq, flight);
  if (done.joins) return audience_.admit(done.asker, done.entry.seq, done.entry.request->id, std::nullopt);
  audience_.announce_presence();
  if (done.asker) {
    if (std::holds_alternative<log::Acted>(done.entry.change)) give_back_message(*done.asker);
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

void Room::note(const Pending& done, RoomPhase before) {
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
  // Who is still to be let in hears of it, too: everybody else is in the audience.
  if (pending_ && pending_->joins) pending_->asker->end(reason, retry_ms);
  audience_.end_all(reason, retry_ms);
}

bool Room::away_long_enough(SessionId session) const {
  const auto left = audience_.removable_in(session);
  return left && *left == left->zero();
}

bool Room::skippable(SessionId session, bool several) const {
  const auto left = audience_.skippable_in(session);
  if (left && *left == left->zero()) return true;
  return several && context_->now() >= asked_since_ + context_->limits.vote_after;
}

bool Room::may_chat(SessionId session) {
  if (budgets_.take_chat_line(session, context_->now())) return true;
  context_->stats.count_limit("chat-interval");
  return false;
}

bool Room::within_limits(const log::Change& change, SessionId session, const ClientConnection& connection) {
  // Whoever leaves has sat down before, which counted.
  if (std::holds_alternative<log::Acted>(change) || std::holds_alternative<log::SeatLeft>(change) ||
      std::holds_alternative<log::Skipped>(change))
    return true;
  if (connection.exempt() || budgets_.take_change(session, context_->now())) return true;
  context_->stats.count_limit("seat-change-interval");
  return false;
}

log::Shuffle Room::new_shuffle() { return draw_shuffle(context_->services.entropy); }

/// When the room is closed if nobody comes.
std::int64_t Room::deadline_after(RoomPhase phase, std::int64_t from_ms) const {
  if (state_.closed()) return from_ms;  // its log is to go
  const Limits& limits = context_->limits;
  std::chrono::milliseconds wait = limits.game_abandoned_after;
  if (phase == RoomPhase::lobby) wait = limits.lobby_closed_after;
  if (phase == RoomPhase::finished) wait = limits.finished_closed_after;
  return from_ms + wait.count();
}

/// While a clock runs nobody's coming is waited for: the game goes on to its end.
std::int64_t Room::deadline_for(const log::Change& change, RoomPhase next, std::int64_t at_ms) const {
  const bool pauses =
      std::holds_alternative<log::PauseWanted>(change) && std::get<log::PauseWanted>(change).begins;
  const bool runs = state_.clock() && next == RoomPhase::playing && !pauses &&
                    (!state_.clock()->paused() || std::holds_alternative<log::Resumed>(change));
  if (!runs) return deadline_after(next, at_ms);
  const std::int64_t soonest = at_ms + state_.clock()->shortest_ms();
  return std::min(soonest, state_.clock()->zero_ms().value_or(soonest));
}

std::int64_t Room::deadline_from(std::int64_t from_ms) const {
  if (const auto alarm = clock_alarm_ms()) return *alarm;
  return deadline_after(state_.phase(), from_ms);
}

/// Compressed at once, so that it is the same whatever happens to the room before it is stored.
void Room::take_records() {
  for (const EndedGame& game : state_.take_ended())
    unsaved_.push_back({.game_id = protocol::to_hex(game.id),
                        .ended_ms = game.at_ms,
                        .gzip = gzip(protocol::to_text(game.record))});
}

void Room::tidy_log() {
  if (pending_ || compacting_ || log_gone_) return;
  const bool long_log = log_bytes_ > std::max(context_->limits.room_log_bytes_max, snapshot_bytes_);
  if (!long_log && !records_due_ && unsaved_.empty() && !state_.closed()) return;
  Compaction compaction{.room = state_.code(),
                        .seq = state_.seq(),
                        .snapshot = {},
                        .at_ms = context_->services.time.wall_ms(),
                        .records = unsaved_,
                        .deadline_ms = deadline_ms_};
  if (state_.closed())
    compaction.deadline_ms.reset();
  else
    compaction.snapshot = to_stored(state_.snapshot());
  compacting_ = {.log_bytes = log_bytes_,
                 .snapshot_bytes = compaction.snapshot ? compaction.snapshot->payload.size() : 0,
                 .records = unsaved_.size()};
  log_.compact(std::move(compaction));
}

void Room::compacted(StoreResult<> result) {
  const Compacting done = *std::exchange(compacting_, std::nullopt);
  if (!result) {  // the next tick tries again
    spdlog::warn("{}: its log could not be made short", label_);
    return;
  }
  log_bytes_ -= done.log_bytes;
  snapshot_bytes_ = done.snapshot_bytes;
  unsaved_.erase(unsaved_.begin(), unsaved_.begin() + static_cast<std::ptrdiff_t>(done.records));
  records_due_ = false;
  log_gone_ = state_.closed() && done.snapshot_bytes == 0;
}

std::shared_ptr<const std::string> Room::unsaved_record(std::string_view game_id) const {
  const auto game = std::ranges::find(unsaved_, game_id, &StoredRecord::game_id);
  return game == unsaved_.end() ? nullptr : std::make_shared<const std::string>(game->gzip);
}

void Room::count_deadline_from(std::int64_t from_ms) {
  deadline_ms_ = deadline_from(from_ms);
  // Only a hint: should it be lost, the room meets the old one too early, finds its players and sets it again.
  context_->services.store.set_deadline(state_.code(), deadline_ms_, [](StoreResult<>) {});
}

}  // namespace bastide::server
