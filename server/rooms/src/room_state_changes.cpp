// How each kind of entry changes a room's state, except for the steps of its game.
#include "does_not_fit.hpp"
#include "room_state.hpp"

#include <protocol/person_name.hpp>

#include <engine/game.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
#include <string_view>
#include <utility>

namespace bastide::server {

using protocol::RoomPhase;

namespace {

constexpr std::string_view kFirstPlayer = "first_player";

std::shared_ptr<const Rules> with_first_player(Rules rules, int value) {
  const auto named = [](const OptionSetting& option) { return option.spec->name == kFirstPlayer; };
  std::ranges::find_if(rules.options, named)->value = value;
  return std::make_shared<const Rules>(std::move(rules));
}

}  // namespace

void RoomState::apply_change(const log::RoomCreated& change, RoomEvents&) {
  game_kind_ = change.rules.kind;
  rules_ = std::make_shared<const Rules>(change.rules.rules);
  aids_ = change.aids;
  flags_ = change.flags;
  language_ = change.language;
  if (change.clock) clock_.emplace(*change.clock);
  shuffle_ = change.shuffle;
  seats_.resize(static_cast<std::size_t>(change.seats));
  seats_.at(0) = take_seat(change.newcomer, seq_);
  for (std::size_t i = 0; i < change.computers.size(); ++i)
    seats_.at(i + 1) = seat_computer(change.computers[i]);
}

void RoomState::apply_change(const log::SeatTaken& change, RoomEvents& events) {
  std::optional<TakenSeat>& seat = seats_.at(change.seat);
  if (seat && !(is_computers(seat) && gives_up_computers())) does_not_fit("the seat is taken");
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
    const bool plays = phase() == RoomPhase::playing && !game()->resigned(change.seat);
    if (plays)
      take_step(Mover::server, change.seat, {Action{.kind = ActionKind::resign}}, {}, change.still_asked, {},
                events);
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
  holder->push
      .clear();  // whoever had the old secret may have subscribed; the page that renews it does so again
  tell(events, protocol::SecretRenewed{change.seat});
}

void RoomState::apply_change(const log::EntropySet& change, RoomEvents& events) {
  taken(change.seat).entropy = change.value;
  tell(events, protocol::EntropySet{change.seat, change.value.has_value()});
}

void RoomState::apply_change(const log::GameStarted& change, RoomEvents& events) {
  if (phase() != RoomPhase::lobby) does_not_fit("there is a game already");
  start_game(change.revision, events);
}

/// By the rules of this revision, whatever the room was made with, to its end (EXP-REV-01).
void RoomState::start_game(int revision, RoomEvents& events) {
  rules_ = rules_of(revision);
  broken_off_.reset();
  Events opening;
  Result<std::unique_ptr<Game>> started = new_game_by(*rules_, opening);
  if (!started) does_not_fit(started.error().reason);
  close_up_seats();
  take_game(std::move(*started));
  tell(events, protocol::GameStarted{number_, game()->setup().first_player});
  tell(events, opening);
  asked_at_ = seq_;
  if (clock_) clock_->begin(seats_.size(), timed(), changed_at_ms_);
  note_result();
}

void RoomState::apply_change(const log::Chatted& change, RoomEvents& events) {
  chat_.push_back({.n = ++chat_lines_,
                   .seat = change.seat,
                   .name = taken(change.seat).card.name,
                   .text = change.text,
                   .phrase = change.phrase,
                   .at = changed_at_ms_});
  if (chat_.size() > kChatLinesShown) chat_.erase(chat_.begin());
  tell(events, protocol::Chatted{change.seat, change.text, change.phrase});
}

void RoomState::apply_change(const log::Rematched& change, RoomEvents& events) {
  if (phase() != RoomPhase::finished) does_not_fit("the game has not ended");
  if (first_player_) rules_ = with_first_player(*rules_, *std::exchange(first_player_, std::nullopt));
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
  if (change.begins) begin_rematch(change.revision, events);
}

void RoomState::apply_change(const log::RematchDeclined& change, RoomEvents& events) {
  offer_.reset();
  tell(events, protocol::RematchDeclined{change.seat});
}

/// Begins the next game without the lobby, with those who hold a seat; the seat after the last first
/// player begins.
void RoomState::begin_rematch(int revision, RoomEvents& events) {
  const log::RematchOffer offer = *offer_;
  const Seat first = next_first_player();
  clear_table(offer.shuffle, events);
  for (const log::Acceptance& one : offer.accepted) taken(one.seat).entropy = one.entropy;
  if (!first_player_) first_player_ = rules_->option(kFirstPlayer);
  rules_ = with_first_player(*rules_, first);
  start_game(revision, events);
}

/// Counted by seats of the next game.
Seat RoomState::next_first_player() const {
  const std::size_t last = game()->setup().first_player;
  std::size_t next = last;
  do next = (next + 1) % seats_.size();
  while (next != last && !is_occupied(seats_[next]));
  return static_cast<Seat>(
      std::count_if(seats_.begin(), seats_.begin() + static_cast<int>(next), is_occupied));
}

/// Prepares the next game: removes those who have left, and what belongs to the last game.
void RoomState::clear_table(const log::Shuffle& shuffle, RoomEvents& events) {
  played_.reset();
  offer_.reset();
  broken_off_.reset();
  votes_ = {};
  last_turn_.reset();
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

void RoomState::apply_change(const log::RulesSet& change, RoomEvents& events) {
  if (phase() != RoomPhase::lobby) does_not_fit("the game has begun");
  game_kind_ = change.rules.kind;
  rules_ = std::make_shared<const Rules>(change.rules.rules);
  aids_ = change.aids;
  const auto seats = static_cast<std::size_t>(change.seats);
  if (seats < seats_.size() && std::ranges::any_of(seats_ | std::views::drop(seats), is_taken))
    close_up_seats();
  if (seats < seats_.size() && seats_[seats]) does_not_fit("somebody would lose the seat");
  seats_.resize(seats);
  tell(events, protocol::RulesSet{});
}

void RoomState::apply_change(const log::SeatsSwapped& change, RoomEvents& events) {
  if (phase() != RoomPhase::lobby) does_not_fit("the game has begun");
  std::swap(seats_.at(change.seat), seats_.at(change.other));
  const auto follow = [&](Seat& seat) {
    if (seat == change.seat)
      seat = change.other;
    else if (seat == change.other)
      seat = change.seat;
  };
  follow(host_);
  for (protocol::ChatLine& line : chat_) follow(line.seat);  // it stays the line of who said it
  tell(events, protocol::SeatsSwapped{change.seat, change.other});
}

void RoomState::apply_change(const log::SkipVoted& change, RoomEvents& events) {
  votes_.skip.push_back(change.seat);
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
  clock_in_play().resume(timed(), changed_at_ms_);
  tell(events, protocol::Resumed{change.seat});
}

void RoomState::apply_change(const log::ClockShifted& change, RoomEvents& events) {
  clock_in_play().shift(change.ms, change.back, changed_at_ms_);
  tell(events, protocol::ClockShifted{.ms = change.ms, .back = change.back});
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
  stand_ins_.push_back({.seat = change.seat, .step = step(), .level = change.level});
  tell(events, protocol::HandedOver{change.seat, change.level, change.cause});
  forget_question();
  if (clock_) clock_->forget_pause();
  if (change.still_asked) return hand_over_as_asked(change);
  if (to_act() != change.seat) return;
  votes_ = {};
  asked_at_ = seq_;
  if (clock_) clock_->stand_still(changed_at_ms_);
}

/// Votes against the seat stay, since it is still asked the same; a computer's seat has none of its own.
void RoomState::hand_over_as_asked(const log::HandedOver& change) {
  votes_.forget(change.seat);
  if (to_act() != change.seat) return;
  if (change.cause == protocol::HandOverCause::vote) votes_.hand_over.clear();
  if (clock_) clock_->hold(change.seat, changed_at_ms_);
}

void RoomState::apply_change(const log::TakenBack& change, RoomEvents& events) {
  TakenSeat& seat = taken(change.seat);
  if (phase() != RoomPhase::playing || !seat.holder || !seat.card.computer)
    does_not_fit("no computer stands in");
  seat.card.computer.reset();
  stand_ins_.push_back({.seat = change.seat, .step = step(), .level = {}});
  tell(events, protocol::TakenBack{change.seat});
  forget_question();
  if (clock_) clock_->forget_pause();
  if (to_act() != change.seat) return;
  if (change.still_asked) {
    if (clock_) clock_->go_on(change.seat, changed_at_ms_);
    return;
  }
  asked_at_ = seq_;
  if (clock_) clock_->go_on_anew(change.seat, changed_at_ms_);
}

void RoomState::apply_change(const log::HandOverVoted& change, RoomEvents& events) {
  votes_.hand_over.push_back(change.seat);
  tell(events, protocol::HandOverVoted{change.seat, change.against});
}

void RoomState::apply_change(const log::PaceSet& change, RoomEvents& events) {
  pace_ = change.pace;
  tell(events, protocol::PaceSet{change.pace});
}

#define ROOM_FLAG(name, Message, message, who, when, Entry, ...)               \
  void RoomState::apply_change(const log::Entry& change, RoomEvents& events) { \
    flags_.name = change.name;                                                 \
    tell(events, protocol::Entry{change.name});                                \
  }
#include <protocol/room_flags.def>

RoomClock& RoomState::clock_in_play() {
  if (!clock_ || phase() != RoomPhase::playing) does_not_fit("no clock is in play");
  return *clock_;
}

void RoomState::apply_change(const log::PushSubscribed& change, RoomEvents&) {
  std::optional<Holder>& holder = taken(change.seat).holder;
  if (!holder) does_not_fit("nobody holds the seat");
  std::erase_if(holder->push, [&](const auto& one) {
    return one.endpoint == change.subscription.endpoint ||
           protocol::device_of(one.endpoint) == change.instead_of;
  });
  holder->push.push_back(change.subscription);
}

void RoomState::apply_change(const log::PushEnded& change, RoomEvents&) {
  std::optional<Holder>& holder = taken(change.seat).holder;
  if (!holder) does_not_fit("nobody holds the seat");
  std::erase_if(holder->push,
                [&](const auto& one) { return protocol::device_of(one.endpoint) == change.device; });
}

void RoomState::apply_change(const log::WebhookSet& change, RoomEvents& events) {
  webhook_ = change.webhook;
  tell(events, protocol::WebhookSet{protocol::form_of(webhook_->endpoint), webhook_->only_end});
}

void RoomState::apply_change(const log::WebhookEnded&, RoomEvents& events) {
  webhook_.reset();
  tell(events, protocol::WebhookEnded{});
}

/// Nobody can tell what is in entries that can't be read, so they go, too.
void RoomState::apply_change(const log::SeatForgotten& change, RoomEvents& events) {
  TakenSeat& seat = taken(change.seat);
  const std::string name = std::exchange(seat.card.name, protocol::kForgottenName);
  if (seat.holder) seat.holder->push.clear();
  if (change.seat == host_ && std::exchange(webhook_, std::nullopt)) tell(events, protocol::WebhookEnded{});
  std::erase_if(
      chat_, [&](const protocol::ChatLine& line) { return line.seat == change.seat || line.name == name; });
  set_aside_.clear();
  tell(events, protocol::SeatChanged{change.seat, seat.card.name, seat.card.colour});
}

void RoomState::apply_change(const log::Closed&, RoomEvents&) {
  if (phase() == RoomPhase::playing) end_game(abandoned(*game()));
  closed_ = true;
}

}  // namespace bastide::server
