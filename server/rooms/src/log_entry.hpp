// The entries of a room's log: every change that a room can go through, and its stored form (README.md lists them).
#pragma once

#include "taken_seat.hpp"

#include <server/rooms/entropy_source.hpp>
#include <server/rooms/event_store.hpp>

#include <protocol/bytes.hpp>
#include <protocol/game_json.hpp>
#include <protocol/record.hpp>
#include <protocol/shuffle.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace bastide::server::log {

/// Somebody who takes a seat. `holder` is the SHA-256 of the seat's secret.
struct Newcomer {
  protocol::Bytes32 holder{};
  std::string name;
  protocol::Colour colour = protocol::Colour::red;
};

/// What the next game is shuffled with.
struct Shuffle {
  protocol::GameId game_id{};
  protocol::Bytes32 secret{};

  static Shuffle draw(EntropySource& entropy) {
    Shuffle shuffle;
    entropy.fill(shuffle.game_id);
    entropy.fill(shuffle.secret);
    return shuffle;
  }
};

/// Always the first entry and only that. The newcomer sits on seat 0.
struct RoomCreated {
  protocol::ResolvedRules game;
  int seats = 2;
  Newcomer newcomer;
  Shuffle shuffle;
};
struct SeatTaken {
  Seat seat = 0;
  Newcomer newcomer;
};
/// By leave or remove. In a game the seat resigns.
struct SeatLeft {
  Seat seat = 0;
};
struct SeatChanged {
  Seat seat = 0;
  std::string name;
  protocol::Colour colour = protocol::Colour::red;
};
struct SecretRenewed {
  Seat seat = 0;
  protocol::Bytes32 holder{};
};
struct Locked {
  bool locked = false;
};
struct EntropySet {
  Seat seat = 0;
  std::optional<protocol::Bytes32> value;
};
struct GameStarted {};
/// One step: all of these actions.
struct Acted {
  Seat seat = 0;
  std::vector<Action> actions;
};
struct Chatted {
  Seat seat = 0;
  std::string text;
};
struct Rematched {
  Shuffle shuffle;
};
/// Nobody came for too long. A game that was running is abandoned.
struct Closed {};
/// The room as it stands after the change of this seq: takes the place of all entries up to there.
struct Snapshot {
  protocol::ResolvedRules game;
  std::vector<std::optional<TakenSeat>> seats;
  Seat host = 0;
  bool locked = false;
  int number = 1;
  Shuffle shuffle;
  bool game_started = false;  ///< the next two count then
  int step = 0;
  std::vector<protocol::RecordAction> actions;  ///< all of the game so far
  std::vector<std::uint32_t> step_ends;         ///< for each step how many actions there were at its end
  std::vector<protocol::ChatLine> chat;         ///< those that are shown
  std::int64_t chat_lines = 0;                  ///< said so far
};

using Change = std::variant<RoomCreated, SeatTaken, SeatLeft, SeatChanged, SecretRenewed, Locked, EntropySet,
                            GameStarted, Acted, Chatted, Rematched, Closed, Snapshot>;

/// Who asked for the change, and under which id: asked again, it is answered again.
struct Request {
  Seat seat = 0;
  std::string id;
};

struct Entry {
  std::uint64_t seq = 0;
  std::int64_t at_ms = 0;
  std::optional<Request> request = {};
  Change change;
};

StoredEntry to_stored(const Entry& entry);
/// Throws std::exception where the payload is not what to_stored writes.
Entry from_stored(const StoredEntry& stored);

}  // namespace bastide::server::log
