#include "room_state.hpp"

#include "does_not_fit.hpp"

#include <engine/game.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <type_traits>
#include <utility>

namespace bastide::server {

using protocol::RoomPhase;

Answered answered_by(const log::Entry& entry) {
  Answered request{.id = entry.request->id, .seq = entry.seq};
  if (std::holds_alternative<log::SeatTaken>(entry.change)) request.kind = Answered::Kind::sit;
  if (std::holds_alternative<log::Acted>(entry.change)) request.kind = Answered::Kind::act;
  return request;
}

protocol::ServerMessage reply(const Answered& request, Seat seat) {
  switch (request.kind) {
    case Answered::Kind::sit: return protocol::SitReply{.re = request.id, .seat = seat};
    case Answered::Kind::act: return protocol::ActReply{.re = request.id, .seq = request.seq};
    case Answered::Kind::plain: break;
  }
  return protocol::Reply{.re = request.id};
}

RoomState::RoomState(std::string code, const log::Entry& first, RulesInPlay& rules_in_play)
    : code_(std::move(code)), rules_in_play_(&rules_in_play) {
  apply(first);
}

RoomEvents RoomState::apply(const log::Entry& entry, std::optional<TriedStep> tried) {
  const bool snapshot = std::holds_alternative<log::Snapshot>(entry.change);
  if (!snapshot && entry.seq != seq_ + 1) does_not_fit("seq " + std::to_string(entry.seq));
  if ((seq_ == 0) != (snapshot || std::holds_alternative<log::RoomCreated>(entry.change)))
    does_not_fit("as the first or a later one");
  if (closed_) does_not_fit("the room is closed");
  seq_ = entry.seq;
  const bool acted = std::holds_alternative<log::Acted>(entry.change);
  const bool asked_for_undo = last_turn_ && last_turn_->asked;
  if (!acted || clock_ || votes_.any() || asked_for_undo) settled_ = seq_;
  changed_at_ms_ = entry.at_ms;
  // A request is named by the asker's seat before the change; an asker who sits down has none before it.
  const auto seated = [&] { return entry.request ? session_on(entry.request->seat) : kSpectating; };
  SessionId asker = seated();
  RoomEvents events;
  const auto carry_out = [&](const auto& change) {
    if constexpr (std::is_same_v<decltype(change), const log::Acted&>)
      take_step(entry.request && !program_has(change.seat) ? Mover::person : Mover::computer, change.seat,
                change.actions, std::move(tried), change.still_asked, change.points, events);
    else if constexpr (std::is_same_v<decltype(change), const log::Skipped&>)
      skip_seat(change, std::move(tried), events);
    else
      apply_change(change, events);
  };
  std::visit(carry_out, entry.change);
  if (std::holds_alternative<log::SeatTaken>(entry.change)) asker = seated();
  remember(asker, entry);
  return events;
}

bool RoomState::rest() { return played_ && played_->rest(); }

void RoomState::skip_seat(const log::Skipped& change, std::optional<TriedStep> tried, RoomEvents& events) {
  tell(events, protocol::SeatSkipped{change.seat, change.cause});
  if (change.cause == protocol::SkipCause::clock) clock_in_play().note_timeout(change.seat);
  take_step(Mover::server, change.seat, change.actions, std::move(tried), /*still_asked=*/false,
            change.points, events);
}

TakenSeat& RoomState::taken(Seat seat) {
  std::optional<TakenSeat>& place = seats_.at(seat);
  if (!place) does_not_fit("the seat is free");
  return *place;
}

/// Removes free seats; the others move up in their order.
void RoomState::close_up_seats() {
  const auto is_free = [](const auto& seat) { return !seat; };
  host_ = static_cast<Seat>(host_ - std::count_if(seats_.begin(), seats_.begin() + host_, is_free));
  std::erase_if(seats_, is_free);
}

/// Gives the host's role to the lowest seat that somebody holds; keeps it if there is none.
void RoomState::hand_host_over(RoomEvents& events) {
  const auto heir = std::ranges::find_if(seats_, is_held);
  if (heir == seats_.end()) return;
  host_ = static_cast<Seat>(heir - seats_.begin());
  tell(events, protocol::HostChanged{host_});
}

void RoomState::take_step(Mover mover, Seat seat, const std::vector<Action>& actions,
                          std::optional<TriedStep> tried, bool still_asked, const std::vector<int>& points,
                          RoomEvents& events) {
  if (phase() != RoomPhase::playing) does_not_fit("no game is going on");
  const Seat before = to_act();
  const Events told = played_->take_step(seat, actions, std::move(tried), points);
  tell(events, told);
  note_turn(mover, seat, told);
  const bool anew = asks_anew(before, to_act(), told);
  if (still_asked && !anew)
    votes_.forget(seat);
  else
    votes_ = {};
  const bool resigns = std::ranges::find(actions, ActionKind::resign, &Action::kind) != actions.end();
  if (clock_ && resigns) clock_->forget_pause();
  if (anew) {
    asked_at_ = seq_;
    if (clock_) clock_->hand_over(timed(), changed_at_ms_);
  }
  note_result();
}

RoomClock::Asked RoomState::timed() const {
  const Seat seat = to_act();
  const protocol::ComputerCard* computer = computer_on(seat);
  if (!computer) return {.person = seat};
  return {.stood_in = computer->stands_in ? seat : kNoSeat};
}

void RoomState::note_result() {
  if (const auto result = game()->result()) end_game(*result);
}

void RoomState::end_game(const GameFinished& result) {
  played_->end(result);
  last_turn_.reset();
  if (clock_) clock_->stop(changed_at_ms_);
  ended_.push_back({.id = shuffle_.game_id, .at_ms = changed_at_ms_, .record = record()});
}

void RoomState::remember(SessionId asker, const log::Entry& entry) {
  const auto seat = seat_of(asker);
  if (!entry.request || !seat) return;
  seats_[*seat]->holder->answered.add(answered_by(entry));
}

RoomPhase RoomState::phase() const {
  if (!played_) return RoomPhase::lobby;
  return played_->result() ? RoomPhase::finished : RoomPhase::playing;
}

SessionId RoomState::session_on(Seat seat) const {
  return seat < seats_.size() && is_held(seats_[seat]) ? seats_[seat]->holder->session : kSpectating;
}

std::optional<Seat> RoomState::seat_of(SessionId session) const {
  if (session == kSpectating) return std::nullopt;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat)
    if (is_held(seats_[seat]) && seats_[seat]->holder->session == session) return static_cast<Seat>(seat);
  return std::nullopt;
}

std::vector<SessionId> RoomState::sessions() const {
  std::vector<SessionId> all;
  for (const auto& seat : seats_)
    if (is_held(seat)) all.push_back(seat->holder->session);
  return all;
}

std::optional<SessionId> RoomState::session_with(const protocol::Bytes32& secret_hash) const {
  std::optional<SessionId> found;
  for (const auto& seat : seats_)
    if (is_held(seat) && protocol::equal_in_constant_time(seat->holder->secret_hash, secret_hash))
      found = seat->holder->session;
  return found;
}

std::optional<protocol::ServerMessage> RoomState::answered(SessionId session, std::string_view id) const {
  const auto seat = seat_of(session);
  if (!seat) return std::nullopt;
  const Answered* request = seats_[*seat]->holder->answered.find(id);
  return request ? std::optional(reply(*request, *seat)) : std::nullopt;
}

bool RoomState::colour_free(protocol::Colour colour, Seat but_for) const {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat)
    if (seat != but_for && seats_[seat] && seats_[seat]->card.colour == colour) return false;
  return true;
}

std::vector<std::optional<protocol::Bytes32>> RoomState::entropy() const {
  std::vector<std::optional<protocol::Bytes32>> given;
  for (const auto& seat : seats_)
    if (seat) given.push_back(seat->entropy);
  return given;
}

std::shared_ptr<const Rules> RoomState::rules_of(int revision) const {
  if (revision == rules_->revision) return rules_;
  if (revision > game_kind_->newest_revision())
    throw NewerVersion(fmt::format("its rules are of revision {}, of a newer version of Bastide", revision));
  Rules rules = *rules_;
  rules.revision = revision;
  return std::make_shared<const Rules>(std::move(rules));
}

Result<std::unique_ptr<Game>> RoomState::new_game(Events& events) const {
  return new_game_by(*rules_of(game_kind_->newest_revision()), events);
}

Result<std::unique_ptr<Game>> RoomState::new_game_by(const Rules& rules, Events& events) const {
  const auto given = entropy();
  const protocol::Bytes32 seed = protocol::derive_seed(shuffle_.secret, log::seeded_by(shuffle_), given);
  const int players = static_cast<int>(given.size());
  return rules_in_play_->start(*game_kind_, protocol::derive_setup(*game_kind_, rules, players, seed),
                               events);
}

void RoomState::take_game(std::unique_ptr<Game> game) {
  const std::shared_ptr<const PreparedRules>& prepared = game->setup().prepared;
  rules_ = {prepared, &prepared->rules()};
  played_.emplace(*game_kind_, std::move(game));
}

bool RoomState::enough_players() const {
  const int seats = static_cast<int>(seats_.size());
  return std::ranges::count_if(seats_, is_occupied) >= std::max(game_kind_->seats_min(), std::min(seats, 2));
}

const protocol::ComputerCard* RoomState::computer_on(Seat seat) const {
  if (seat >= seats_.size() || !seats_[seat] || !seats_[seat]->card.computer) return nullptr;
  return &*seats_[seat]->card.computer;
}

const protocol::ComputerCard* RoomState::computer_to_act() const {
  if (phase() != RoomPhase::playing || unread() || (clock_ && clock_->paused())) return nullptr;
  return computer_on(to_act());
}

bool RoomState::plays(Seat seat) const {
  return seat < seats_.size() && is_held(seats_[seat]) && !seats_[seat]->card.computer &&
         !game()->resigned(seat);
}

bool RoomState::has_say(Seat seat) const { return plays(seat) && !program_has(seat); }

bool RoomState::people_are_out() const {
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (is_held(seats_[seat]) && !game()->resigned(seat)) return false;
  return true;
}

bool RoomState::pause_wanted_by_all_but(Seat seat) const {
  for (Seat other = 0; other < seats_.size(); ++other)
    if (other != seat && has_say(other) && !clock_->pause_wanted(other)) return false;
  return true;
}

int RoomState::skip_votes_needed() const {
  int others = 0;
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (seat != to_act() && has_say(seat)) ++others;
  return others / 2 + 1;
}

bool RoomState::wanted_by_all_but(Seat seat) const {
  for (std::size_t other = 0; other < seats_.size(); ++other)
    if (other != seat && is_held(seats_[other]) && !is_programs(seats_[other]) &&
        !accepted_by(*offer_, static_cast<Seat>(other)))
      return false;
  return true;
}

}  // namespace bastide::server
