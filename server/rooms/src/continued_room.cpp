#include "continued_room.hpp"

#include "computer_names.hpp"
#include "taken_seats.hpp"

#include <server/rooms/computer_levels.hpp>

#include <protocol/records/record_walk.hpp>
#include <protocol/records/shuffle.hpp>

#include <string>
#include <utility>
#include <vector>

namespace bastide::server {
namespace {

using protocol::ErrorCode;
using protocol::WireRejection;

/// The record's seats, with new occupants.
Seats seats_of(const protocol::ContinueGame& wish, const protocol::Record& record) {
  std::vector<std::string> names{wish.name};
  Seats seats;
  for (Seat seat = 0; seat < std::ssize(record.seats); ++seat) {
    const protocol::Colour colour = record.seats[seat].colour.value_or(static_cast<protocol::Colour>(seat));
    if (seat == wish.seat) {
      const log::Newcomer newcomer{protocol::sha256(wish.secret.bytes), wish.name, colour};
      seats.push_back(take_seat(newcomer, /*session=*/1));
    } else {
      names.push_back(computer_name(wish.level, record.proof->game_id[0], names));
      seats.push_back(seat_computer({.level = wish.level, .name = names.back(), .colour = colour}));
    }
    seats.back()->entropy = record.proof->entropy[seat];
  }
  return seats;
}

/// The first turns of the record, as one step each.
protocol::Expected<log::GameSoFar> played(const protocol::Record& record, int turns) {
  const protocol::Proof& proof = *record.proof;
  const protocol::Bytes32 seed = protocol::derive_seed(proof.secret, proof.game_id, proof.entropy);
  const int seats = static_cast<int>(record.seats.size());
  auto walk =
      protocol::RecordWalk::begin(record, protocol::derive_setup(*record.kind, record.rules, seats, seed));
  if (!walk) return std::unexpected(std::move(walk.error()));
  log::GameSoFar game{.step = turns, .actions = {}, .step_ends = {}};
  while (walk->turns() < turns && !walk->at_end()) {
    if (auto done = walk->play_turn(); !done) return std::unexpected(WireRejection(done.error()));
    game.step_ends.push_back(static_cast<std::uint32_t>(walk->index()));
  }
  if (walk->turns() < turns || walk->game().over())
    return std::unexpected(WireRejection(ErrorCode::out_of_range, "The game had ended by then.", "turns"));
  const auto end = static_cast<std::ptrdiff_t>(walk->index());
  game.actions.assign(record.actions.begin(), record.actions.begin() + end);
  return game;
}

}  // namespace

protocol::Expected<log::Snapshot> continued_room(const protocol::ContinueGame& wish,
                                                 const protocol::Record& record) {
  if (!is_computer_level(wish.level))
    return std::unexpected(
        WireRejection(ErrorCode::unknown_level, "Computers do not play at this level.", "level"));
  if (wish.seat >= std::ssize(record.seats))
    return std::unexpected(WireRejection(ErrorCode::out_of_range, "The game has no such seat.", "seat"));
  if (!record.proof || record.proof->entropy.size() != record.seats.size())
    return std::unexpected(WireRejection(ErrorCode::bad_value,
                                         "The record does not tell how its tiles were shuffled.", "proof"));
  auto game = played(record, wish.turns);
  if (!game) return std::unexpected(std::move(game.error()));
  return log::Snapshot{
      .rules = {.kind = record.kind, .rules = record.rules},
      .seats = seats_of(wish, record),
      .host = wish.seat,
      .number = 1,
      .shuffle = {.game_id = {}, .secret = record.proof->secret, .repeats = record.proof->game_id},
      .game = std::move(*game),
      .chat = {},
      .flags = {.unwatched = true}};
}

}  // namespace bastide::server
