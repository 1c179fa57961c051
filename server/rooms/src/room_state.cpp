#include "room_state.hpp"

#include <protocol/game_json.hpp>
#include <protocol/room_event.hpp>

#include <algorithm>
#include <ranges>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <protocol/view_parts.hpp>

namespace bastide::server {

namespace {

using protocol::RoomPhase;

void tell(RoomEvents& events, protocol::RoomEvent event) { events.emplace_back(std::move(event)); }

void tell(RoomEvents& events, const Events& of_game) {
  for (const Event& event : of_game) events.emplace_back(event);
}

[[noreturn]] void does_not_fit(const std::string& why) {
  throw std::logic_error("log entry does not fit: " + why);
}

TakenSeat take_seat(const log::Newcomer& newcomer, SessionId session) {
  return {.card = {.name = newcomer.name, .colour = newcomer.colour},
          .entropy = {},
          .holder = Holder{.session = session, .secret_hash = newcomer.holder, .answered = {}}};
}

TakenSeat seat_computer(const log::SeatedComputer& computer) {
  return {.card = {.name = computer.name,
                   .colour = computer.colour,
                   .computer = protocol::ComputerCard{.level = computer.level}},
          .entropy = {},
          .holder = {}};
}

/// By a person.
bool is_held(const std::optional<TakenSeat>& seat) { return seat && seat->holder; }

/// A computer's own.
bool is_computers(const std::optional<TakenSeat>& seat) {
  return seat && seat->card.computer && !seat->card.computer->stands_in;
}

/// Somebody plays there, and goes on to the next game.
bool is_occupied(const std::optional<TakenSeat>& seat) { return is_held(seat) || is_computers(seat); }

const log::Acceptance* acceptance_of(const log::RematchOffer& offer, Seat seat) {
  const auto one = std::ranges::find(offer.accepted, seat, &log::Acceptance::seat);
  return one == offer.accepted.end() ? nullptr : &*one;
}

int& first_player_in(Rules& rules) {
  const auto named = [](const OptionSetting& option) { return option.spec->name == "first_player"; };
  return std::ranges::find_if(rules.options, named)->value;
}

/// How a game stands that nobody will finish: the scores count, nobody wins.
GameFinished abandoned(const Game& game) {
  return {.scores = scores(game), .winners = {}, .ended = Ending::abandoned};
}

}  // namespace

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

RoomState RoomState::rebuild(std::string code, const std::vector<StoredEntry>& entries,
                             RulesInPlay& rules_in_play) {
  RoomState state(std::move(code), from_stored(entries.front()), rules_in_play);
  for (const StoredEntry& entry : entries | std::views::drop(1)) state.apply(from_stored(entry));
  return state;
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
  if (!acted || clock_ || !skip_votes_.empty() || !hand_over_votes_.empty()) settled_ = seq_;
  changed_at_ms_ = entry.at_ms;
  // Who asks is named by the seat of before the change; who sits down has none before.
  const auto seated = [&] { return entry.request ? session_on(entry.request->seat) : kSpectating; };
  SessionId asker = seated();
  RoomEvents events;
  const auto carry_out = [&](const auto& change) {
    if constexpr (std::is_same_v<decltype(change), const log::Acted&>)
      take_step(change.seat, change.actions, std::move(tried), events);
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

void RoomState::apply_change(const log::RoomCreated& change, RoomEvents&) {
  game_kind_ = change.rules.kind;
  rules_ = change.rules.rules;
  aids_ = change.aids;
  if (change.clock) clock_.emplace(*change.clock);
  shuffle_ = change.shuffle;
  seats_.resize(static_cast<std::size_t>(change.seats));
  seats_.at(0) = take_seat(change.newcomer, seq_);
  for (std::size_t i = 0; i < change.computers.size(); ++i)
    seats_.at(i + 1) = seat_computer(change.computers[i]);
}

void RoomState::apply_change(const log::SeatTaken& change, RoomEvents& events) {
  std::optional<TakenSeat>& seat = seats_.at(change.seat);
  if (seat) does_not_fit("the seat is taken");
  seat = take_seat(change.newcomer, seq_);
  tell(events, protocol::SeatTaken{change.seat, seat->card.name, seat->card.colour});
}

void RoomState::apply_change(const log::SeatLeft& change, RoomEvents& events) {
  TakenSeat& seat = taken(change.seat);
  tell(events, protocol::SeatLeft{change.seat});
  offer_.reset();
  if (phase() == RoomPhase::lobby) {
    seats_[change.seat].reset();
    closed_ = std::ranges::none_of(seats_, is_held);
  } else {
    seat.holder.reset();
    seat.card.computer.reset();
    const bool plays = phase() == RoomPhase::playing && !game_->resigned(change.seat);
    if (plays) take_step(change.seat, {Action{.kind = ActionKind::resign}}, {}, events);
  }
  if (change.seat == host_) hand_host_over(events);
}

void RoomState::apply_change(const log::SeatChanged& change, RoomEvents& events) {
  protocol::SeatCard& card = taken(change.seat).card;
  card.name = change.name;
  card.colour = change.colour;
  tell(events, protocol::SeatChanged{change.seat, change.name, change.colour});
}

void RoomState::apply_change(const log::SecretRenewed& change, RoomEvents& events) {
  std::optional<Holder>& holder = taken(change.seat).holder;
  if (!holder) does_not_fit("nobody holds the seat");
  holder->secret_hash = change.holder;
  tell(events, protocol::SecretRenewed{change.seat});
}

void RoomState::apply_change(const log::Locked& change, RoomEvents& events) {
  locked_ = change.locked;
  tell(events, protocol::Locked{locked_});
}

void RoomState::apply_change(const log::EntropySet& change, RoomEvents& events) {
  taken(change.seat).entropy = change.value;
  tell(events, protocol::EntropySet{change.seat, change.value.has_value()});
}

void RoomState::apply_change(const log::GameStarted&, RoomEvents& events) {
  if (phase() != RoomPhase::lobby) does_not_fit("there is a game already");
  start_game(events);
}

void RoomState::start_game(RoomEvents& events) {
  Events opening;
  Result<std::unique_ptr<Game>> game = new_game(opening);
  if (!game) does_not_fit(game.error().reason);
  close_up_seats();
  game_ = std::move(*game);
  tell(events, protocol::GameStarted{number_, game_->setup().first_player});
  tell(events, opening);
  asked_at_ = seq_;
  if (clock_) clock_->begin(seats_.size(), timed_seat(), changed_at_ms_);
  note_result();
}

void RoomState::apply_change(const log::Chatted& change, RoomEvents& events) {
  chat_.push_back({.n = ++chat_lines_,
                   .seat = change.seat,
                   .name = taken(change.seat).card.name,
                   .text = change.text,
                   .at = changed_at_ms_});
  if (chat_.size() > kChatLinesShown) chat_.erase(chat_.begin());
  tell(events, protocol::Chatted{change.seat, change.text});
}

void RoomState::apply_change(const log::Rematched& change, RoomEvents& events) {
  if (phase() != RoomPhase::finished) does_not_fit("the game has not ended");
  if (first_player_) first_player_in(rules_) = *std::exchange(first_player_, std::nullopt);
  clear_table(change.shuffle, events);
}

void RoomState::apply_change(const log::RematchOffered& change, RoomEvents& events) {
  if (phase() != RoomPhase::finished) does_not_fit("the game has not ended");
  offer_ = log::RematchOffer{.by = change.seat, .shuffle = change.shuffle, .accepted = {}};
  tell(events, protocol::RematchOffered{change.seat});
}

void RoomState::apply_change(const log::RematchAccepted& change, RoomEvents& events) {
  if (!offer_) does_not_fit("no rematch is offered");
  const Seat seat = change.acceptance.seat;
  std::erase_if(offer_->accepted, [&](const auto& earlier) { return earlier.seat == seat; });
  offer_->accepted.push_back(change.acceptance);
  tell(events, protocol::RematchAccepted{seat});
  if (change.begins) begin_rematch(events);
}

void RoomState::apply_change(const log::RematchDeclined& change, RoomEvents& events) {
  offer_.reset();
  tell(events, protocol::RematchDeclined{change.seat});
}

/// The next game begins without the lobby: with those who hold a seat, and who comes after the last first player begins.
void RoomState::begin_rematch(RoomEvents& events) {
  const log::RematchOffer offer = *offer_;
  const Seat first = next_first_player();
  clear_table(offer.shuffle, events);
  for (const log::Acceptance& one : offer.accepted) taken(one.seat).entropy = one.entropy;
  int& rule = first_player_in(rules_);
  if (!first_player_) first_player_ = rule;
  rule = first;
  start_game(events);
}

/// By its seat in the next game.
Seat RoomState::next_first_player() const {
  const std::size_t last = game_->setup().first_player;
  std::size_t next = last;
  do next = (next + 1) % seats_.size();
  while (next != last && !is_occupied(seats_[next]));
  return static_cast<Seat>(
      std::count_if(seats_.begin(), seats_.begin() + static_cast<int>(next), is_occupied));
}

/// For the next game: who has left is gone, and what the last game was has been.
void RoomState::clear_table(const log::Shuffle& shuffle, RoomEvents& events) {
  game_.reset();
  result_.reset();
  step_ = 0;
  actions_.clear();
  step_ends_.clear();
  offer_.reset();
  forget_votes();
  stand_ins_.clear();
  if (clock_) clock_->clear();
  shuffle_ = shuffle;
  for (std::optional<TakenSeat>& seat : seats_) {
    if (!is_occupied(seat)) {
      seat.reset();
      continue;
    }
    seat->entropy.reset();
    if (is_held(seat)) seat->card.computer.reset();
  }
  tell(events, protocol::Rematched{++number_});
}

void RoomState::apply_change(const log::ClockSet& change, RoomEvents& events) {
  if (phase() != RoomPhase::lobby) does_not_fit("there is a game already");
  clock_.reset();
  if (change.clock) clock_.emplace(*change.clock);
  tell(events, protocol::ClockSet{change.clock});
}

void RoomState::apply_change(const log::SkipVoted& change, RoomEvents& events) {
  skip_votes_.push_back(change.seat);
  tell(events, protocol::SkipVoted{change.seat, change.against});
}

void RoomState::apply_change(const log::PauseWanted& change, RoomEvents& events) {
  clock_in_play().want_pause(change.seat);
  tell(events, protocol::PauseWanted{change.seat});
  if (!change.begins) return;
  clock_->pause(changed_at_ms_);
  tell(events, protocol::Paused{});
}

void RoomState::apply_change(const log::PauseDeclined& change, RoomEvents& events) {
  clock_in_play().forget_pause();
  tell(events, protocol::PauseDeclined{change.seat});
}

void RoomState::apply_change(const log::Resumed& change, RoomEvents& events) {
  clock_in_play().resume(timed_seat(), changed_at_ms_);
  tell(events, protocol::Resumed{change.seat});
}

void RoomState::apply_change(const log::ClockShifted& change, RoomEvents& events) {
  clock_in_play().shift(change.ms, changed_at_ms_);
  tell(events, protocol::ClockShifted{change.ms});
}

void RoomState::apply_change(const log::ComputerSeated& change, RoomEvents& events) {
  if (phase() != RoomPhase::lobby) does_not_fit("there is a game already");
  std::optional<TakenSeat>& seat = seats_.at(change.seat);
  if (seat && !is_computers(seat)) does_not_fit("the seat is taken");
  const log::SeatedComputer& computer = change.computer;
  seat = seat_computer(computer);
  tell(events, protocol::ComputerSeated{change.seat, computer.level, computer.name, computer.colour});
}

void RoomState::apply_change(const log::HandedOver& change, RoomEvents& events) {
  if (phase() != RoomPhase::playing || !plays(change.seat)) does_not_fit("nobody plays this seat");
  taken(change.seat).card.computer = protocol::ComputerCard{.level = change.level, .stands_in = true};
  stand_ins_.push_back({.seat = change.seat, .step = step_, .level = change.level});
  tell(events, protocol::HandedOver{change.seat, change.level, change.cause});
  if (clock_) clock_->forget_pause();
  if (game_->to_act() != change.seat) return;
  forget_votes();
  asked_at_ = seq_;
  if (clock_) clock_->stand_still(changed_at_ms_);
}

void RoomState::apply_change(const log::TakenBack& change, RoomEvents& events) {
  TakenSeat& seat = taken(change.seat);
  if (phase() != RoomPhase::playing || !seat.holder || !seat.card.computer)
    does_not_fit("no computer stands in");
  seat.card.computer.reset();
  stand_ins_.push_back({.seat = change.seat, .step = step_, .level = {}});
  tell(events, protocol::TakenBack{change.seat});
  if (clock_) clock_->forget_pause();
  if (game_->to_act() != change.seat) return;
  asked_at_ = seq_;
  if (clock_ && !clock_->paused()) clock_->go_on(change.seat, changed_at_ms_);
}

void RoomState::apply_change(const log::HandOverVoted& change, RoomEvents& events) {
  hand_over_votes_.push_back(change.seat);
  tell(events, protocol::HandOverVoted{change.seat, change.against});
}

void RoomState::apply_change(const log::PaceSet& change, RoomEvents& events) {
  pace_ = change.pace;
  tell(events, protocol::PaceSet{change.pace});
}

RoomClock& RoomState::clock_in_play() {
  if (!clock_ || phase() != RoomPhase::playing) does_not_fit("no clock is in play");
  return *clock_;
}

void RoomState::skip_seat(const log::Skipped& change, std::optional<TriedStep> tried, RoomEvents& events) {
  tell(events, protocol::SeatSkipped{change.seat, change.cause});
  if (change.cause == protocol::SkipCause::clock) clock_in_play().note_timeout(change.seat);
  take_step(change.seat, change.actions, std::move(tried), events);
}

void RoomState::apply_change(const log::Closed&, RoomEvents&) {
  if (phase() == RoomPhase::playing) end_game(abandoned(*game_));
  closed_ = true;
}

void RoomState::apply_change(const log::Snapshot& change, RoomEvents&) {
  game_kind_ = change.rules.kind;
  rules_ = change.rules.rules;
  aids_ = change.aids;
  shuffle_ = change.shuffle;
  seats_ = change.seats;
  host_ = change.host;
  locked_ = change.locked;
  number_ = change.number;
  chat_ = {change.chat.begin(), change.chat.end()};
  chat_lines_ = change.chat_lines;
  offer_ = change.offer;
  first_player_ = change.first_player;
  if (change.clock) clock_.emplace(*change.clock);
  skip_votes_ = change.skip_votes;
  hand_over_votes_ = change.hand_over_votes;
  pace_ = change.pace;
  stand_ins_ = change.stand_ins;
  asked_at_ = seq_;
  if (!change.game) return;
  Events events;
  Result<std::unique_ptr<Game>> game = new_game(events);
  if (!game) does_not_fit(game.error().reason);
  game_ = std::move(*game);
  for (const protocol::SeatAction& one : change.game->actions)
    if (const Result<> done = game_->apply(one.seat, one.action, events); !done)
      does_not_fit(done.error().reason);
  actions_ = change.game->actions;
  step_ends_ = change.game->step_ends;
  step_ = change.game->step;
  result_ = game_->result();  // its record is kept already
}

log::Entry RoomState::snapshot() const {
  log::Snapshot snapshot{.rules = {.kind = game_kind_, .rules = rules_},
                         .seats = seats_,
                         .host = host_,
                         .locked = locked_,
                         .number = number_,
                         .shuffle = shuffle_,
                         .game = {},
                         .chat = {chat_.begin(), chat_.end()},
                         .chat_lines = chat_lines_,
                         .aids = aids_,
                         .offer = offer_,
                         .first_player = first_player_,
                         .clock = {},
                         .skip_votes = skip_votes_,
                         .hand_over_votes = hand_over_votes_,
                         .pace = pace_,
                         .stand_ins = stand_ins_};
  if (clock_) snapshot.clock = clock_->so_far();
  if (game_) snapshot.game = log::GameSoFar{.step = step_, .actions = actions_, .step_ends = step_ends_};
  return {.seq = seq_, .at_ms = changed_at_ms_, .change = std::move(snapshot)};
}

TakenSeat& RoomState::taken(Seat seat) {
  std::optional<TakenSeat>& place = seats_.at(seat);
  if (!place) does_not_fit("the seat is free");
  return *place;
}

/// Free seats vanish; the others move up and keep their order.
void RoomState::close_up_seats() {
  const auto is_free = [](const auto& seat) { return !seat; };
  host_ = static_cast<Seat>(host_ - std::count_if(seats_.begin(), seats_.begin() + host_, is_free));
  std::erase_if(seats_, is_free);
}

/// To the lowest seat that somebody holds; stays where there is none.
void RoomState::hand_host_over(RoomEvents& events) {
  const auto heir = std::ranges::find_if(seats_, is_held);
  if (heir == seats_.end()) return;
  host_ = static_cast<Seat>(heir - seats_.begin());
  tell(events, protocol::HostChanged{host_});
}

void RoomState::take_step(Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried,
                          RoomEvents& events) {
  if (phase() != RoomPhase::playing) does_not_fit("no game is going on");
  const Seat before = game_->to_act();
  if (tried) game_ = std::move(tried->game);
  const Events played = tried ? std::move(tried->events) : play(seat, actions);
  tell(events, played);
  for (const Action& action : actions) actions_.push_back({.seat = seat, .action = action});
  step_ends_.push_back(static_cast<std::uint32_t>(actions_.size()));
  ++step_;
  forget_votes();
  const bool resigns = std::ranges::find(actions, ActionKind::resign, &Action::kind) != actions.end();
  if (clock_ && resigns) clock_->forget_pause();
  if (asks_anew(before, game_->to_act(), played)) {
    asked_at_ = seq_;
    if (clock_) clock_->hand_over(timed_seat(), changed_at_ms_);
  }
  note_result();
}

void RoomState::forget_votes() {
  skip_votes_.clear();
  hand_over_votes_.clear();
}

Seat RoomState::timed_seat() const {
  const Seat seat = game_->to_act();
  return computer_on(seat) ? kNoSeat : seat;
}

Events RoomState::play(Seat seat, const std::vector<Action>& actions) {
  Events events;
  for (const Action& action : actions)
    if (const Result<> done = game_->apply(seat, action, events); !done) does_not_fit(done.error().reason);
  return events;
}

void RoomState::note_result() {
  if (const auto result = game_->result()) end_game(*result);
}

void RoomState::end_game(const GameFinished& result) {
  result_ = result;
  if (clock_) clock_->stop(changed_at_ms_);
  ended_.push_back({.id = shuffle_.game_id, .at_ms = changed_at_ms_, .record = record()});
}

void RoomState::remember(SessionId asker, const log::Entry& entry) {
  const auto seat = seat_of(asker);
  if (!entry.request || !seat) return;
  std::vector<Answered>& answered = seats_[*seat]->holder->answered;
  answered.push_back(answered_by(entry));
  if (answered.size() > kAnsweredKept) answered.erase(answered.begin());
}

RoomPhase RoomState::phase() const {
  if (!game_) return RoomPhase::lobby;
  return result_ ? RoomPhase::finished : RoomPhase::playing;
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
  const std::vector<Answered>& known = seats_[*seat]->holder->answered;
  const auto request = std::ranges::find(known, id, &Answered::id);
  if (request == known.end()) return std::nullopt;
  return reply(*request, *seat);
}

bool RoomState::colour_free(protocol::Colour colour) const {
  return std::ranges::none_of(seats_, [&](const auto& seat) { return seat && seat->card.colour == colour; });
}

std::vector<std::optional<protocol::Bytes32>> RoomState::entropy() const {
  std::vector<std::optional<protocol::Bytes32>> given;
  for (const auto& seat : seats_)
    if (seat) given.push_back(seat->entropy);
  return given;
}

Result<std::unique_ptr<Game>> RoomState::new_game(Events& events) const {
  const auto given = entropy();
  const protocol::Bytes32 seed = protocol::derive_seed(shuffle_.secret, shuffle_.game_id, given);
  const int players = static_cast<int>(given.size());
  return rules_in_play_->start(*game_kind_, protocol::derive_setup(*game_kind_, rules_, players, seed),
                               events);
}

protocol::RematchCard RoomState::card_of(const log::RematchOffer& offer) const {
  protocol::RematchCard card{.by = offer.by,
                             .game_id = protocol::to_hex(offer.shuffle.game_id),
                             .commitment = protocol::commitment(offer.shuffle.secret),
                             .accepted = {}};
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    std::optional<bool>& accepted = card.accepted.emplace_back();
    if (is_held(seats_[seat])) accepted = acceptance_of(offer, static_cast<Seat>(seat)) != nullptr;
    if (is_computers(seats_[seat])) accepted = true;
  }
  return card;
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
  if (phase() != RoomPhase::playing || (clock_ && clock_->paused())) return nullptr;
  return computer_on(game_->to_act());
}

bool RoomState::plays(Seat seat) const {
  return seat < seats_.size() && is_held(seats_[seat]) && !seats_[seat]->card.computer &&
         !game_->resigned(seat);
}

bool RoomState::pause_wanted_by_all_but(Seat seat) const {
  for (Seat other = 0; other < seats_.size(); ++other)
    if (other != seat && plays(other) && !clock_->pause_wanted(other)) return false;
  return true;
}

int RoomState::skip_votes_needed() const {
  int others = 0;
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (seat != game_->to_act() && plays(seat)) ++others;
  return others / 2 + 1;
}

bool RoomState::wanted_by_all_but(Seat seat) const {
  for (std::size_t other = 0; other < seats_.size(); ++other)
    if (other != seat && is_held(seats_[other]) && !acceptance_of(*offer_, static_cast<Seat>(other)))
      return false;
  return true;
}

/// Nothing where nobody has voted.
std::optional<protocol::VoteCard> RoomState::card_of(const std::vector<Seat>& votes) const {
  if (votes.empty()) return std::nullopt;
  protocol::VoteCard card{
      .seat = game_->to_act(), .votes = std::vector<bool>(seats_.size()), .needed = skip_votes_needed()};
  for (const Seat seat : votes) card.votes.at(seat) = true;
  return card;
}

RoomState::Shown RoomState::show(protocol::Seq seen) const {
  Shown shown{.game = {},
              .common = {.room = code_,
                         .phase = phase(),
                         .number = number_,
                         .locked = locked_,
                         .host = host_,
                         .rules = rules_,
                         .aids = aids_,
                         .pace = pace_,
                         .seats = {},
                         .shuffle = {},
                         .step = step_,
                         .chat = chat_,
                         .settled = settled_}};
  if (seen != settled_) {
    shown.common.shuffle = {.game_id = protocol::to_hex(shuffle_.game_id),
                            .commitment = protocol::commitment(shuffle_.secret),
                            .entropy = {}};
    for (const auto& seat : seats_) {
      shown.common.seats.push_back(seat ? std::optional(seat->card) : std::nullopt);
      shown.common.shuffle.entropy.push_back(seat && seat->entropy);
    }
    if (offer_) shown.common.rematch = card_of(*offer_);
    if (clock_) shown.common.clock = clock_->clocks();
    shown.common.skip = card_of(skip_votes_);
    shown.common.hand_over = card_of(hand_over_votes_);
  }
  if (game_) {
    shown.game = std::make_unique<const View>(game_->view(game_->to_act()));
    shown.common.game = shown.game.get();
  }
  return shown;
}

protocol::OwnView RoomState::own_view(SessionId viewer, const Shown& shown) const {
  const std::optional<Seat> you = seat_of(viewer);
  return {.you = you,
          .number = number_,
          .game = shown.game.get(),
          .to_act = you && game_ && game_->to_act() == *you};
}

protocol::JsonText RoomState::view(SessionId viewer) const {
  const Shown shown = show();
  return whole_view(protocol::ViewParts(shown.common), protocol::ViewParts(own_view(viewer, shown)));
}

std::vector<protocol::JsonText> RoomState::retell() const {
  RoomEvents opening;
  tell(opening, protocol::GameStarted{number_, game_->setup().first_player});
  Events drawn;
  const Result<std::unique_ptr<Game>> again = game_kind_->start(game_->setup(), drawn);
  if (!again) does_not_fit(again.error().reason);
  tell(opening, drawn);
  std::vector<protocol::JsonText> told{protocol::json_text(opening)};
  std::size_t next = 0;
  for (const std::size_t end : step_ends_) {
    Events events;
    for (; next < end; ++next) {
      const auto& [seat, action] = actions_[next];
      if (const Result<> done = (*again)->apply(seat, action, events); !done)
        does_not_fit(done.error().reason);
    }
    told.push_back(protocol::json_text(std::span<const Event>(events)));
  }
  return told;
}

protocol::Record RoomState::record() const {
  std::vector<protocol::RecordSeat> seats;
  for (const auto& seat : seats_) {
    protocol::RecordSeat& one = seats.emplace_back(seat->card.name, seat->card.colour);
    if (is_computers(seat)) one.computer = seat->card.computer->level;
  }
  const std::vector<TileId> drawn = game_->drawn();
  const std::optional<Reshuffle> reshuffle = game_->snapshot().reshuffle;
  const protocol::Proof proof{.game_id = shuffle_.game_id,
                              .secret = shuffle_.secret,
                              .commitment = protocol::commitment(shuffle_.secret),
                              .entropy = entropy()};
  return protocol::make_record({.kind = *game_kind_,
                                .setup = game_->setup(),
                                .seats = seats,
                                .drawn = drawn,
                                .reshuffle = reshuffle,
                                .actions = actions_,
                                .result = *result_,
                                .proof = proof,
                                .aids = aids_,
                                .clock = clock_ ? std::optional(clock_->rule()) : std::nullopt,
                                .stand_ins = stand_ins_});
}

}  // namespace bastide::server
