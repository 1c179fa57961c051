// What is stored of a room in one piece: the snapshot that replaces its log, and the record of its game.
#include "does_not_fit.hpp"
#include "room_state.hpp"

#include <protocol/records/record.hpp>
#include <protocol/records/shuffle.hpp>

#include <utility>

namespace bastide::server {

void RoomState::apply_change(const log::Snapshot& change, RoomEvents&) {
  game_kind_ = change.rules.kind;
  rules_ = std::make_shared<const Rules>(change.rules.rules);
  aids_ = change.aids;
  shuffle_ = change.shuffle;
  seats_ = change.seats;
  host_ = change.host;
  number_ = change.number;
  chat_ = {change.chat.begin(), change.chat.end()};
  chat_lines_ = change.chat_lines;
  offer_ = change.offer;
  first_player_ = change.first_player;
  if (change.clock) clock_.emplace(*change.clock);
  votes_ = {.skip = change.skip_votes, .hand_over = change.hand_over_votes};
  pace_ = change.pace;
  flags_ = change.flags;
  language_ = change.language;
  webhook_ = change.webhook;
  stand_ins_ = change.stand_ins;
  broken_off_ = change.broken_off;
  set_aside_ = change.set_aside;
  last_turn_ = change.last_turn;
  asked_at_ = seq_;
  if (!change.game) return;
  Events events;
  Result<std::unique_ptr<Game>> game = new_game_by(*rules_, events);
  if (!game) does_not_fit(game.error().reason);
  take_game(std::move(*game));
  played_->replay(*change.game);  // if it has ended, its record is stored already
  if (broken_off_ && !played_->result()) played_->end(abandoned(played_->game()));
}

log::Entry RoomState::snapshot() const {
  log::Snapshot snapshot{.rules = {.kind = game_kind_, .rules = *rules_},
                         .seats = seats_,
                         .host = host_,
                         .number = number_,
                         .shuffle = shuffle_,
                         .game = {},
                         .chat = {chat_.begin(), chat_.end()},
                         .chat_lines = chat_lines_,
                         .aids = aids_,
                         .offer = offer_,
                         .first_player = first_player_,
                         .clock = {},
                         .skip_votes = votes_.skip,
                         .hand_over_votes = votes_.hand_over,
                         .pace = pace_,
                         .stand_ins = stand_ins_,
                         .flags = flags_,
                         .broken_off = broken_off_,
                         .set_aside = set_aside_,
                         .last_turn = last_turn_,
                         .language = language_,
                         .webhook = webhook_};
  if (clock_) snapshot.clock = clock_->so_far();
  if (played_) snapshot.game = played_->so_far();
  return {.seq = seq_, .at_ms = changed_at_ms_, .change = std::move(snapshot)};
}

protocol::Record RoomState::record() const {
  std::vector<protocol::RecordSeat> seats;
  for (const auto& seat : seats_) {
    protocol::RecordSeat& one = seats.emplace_back(seat->card.name, seat->card.colour);
    if (is_computers(seat)) one.computer = seat->card.computer->level;
    one.program = seat->card.program;
  }
  const std::vector<TileId> drawn = game()->drawn();
  const bastide::Snapshot at_end = game()->snapshot();
  const protocol::Proof proof{.game_id = log::seeded_by(shuffle_),
                              .secret = shuffle_.secret,
                              .commitment = protocol::commitment(shuffle_.secret),
                              .entropy = entropy()};
  auto broken_off = broken_off_;
  if (broken_off) broken_off->ended = false;  // as every game that has a record
  return protocol::make_record({.kind = *game_kind_,
                                .setup = game()->setup(),
                                .seats = seats,
                                .drawn = drawn,
                                .snapshot = at_end,
                                .actions = played_->so_far().actions,
                                .result = *played_->result(),
                                .proof = proof,
                                .aids = aids_,
                                .clock = clock_ ? std::optional(clock_->rule()) : std::nullopt,
                                .stand_ins = stand_ins_,
                                .broken_off = broken_off,
                                .undone = played_->so_far().undone});
}

}  // namespace bastide::server
