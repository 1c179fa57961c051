// The entries of a room's log: every change that a room can go through, and its stored form
// (server/rooms/README.md lists them). Entries are kept for ever: fields are only ever added,
// and an absent one means what was true before it existed.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/game_json.hpp>
#include <protocol/room_view.hpp>
#include <protocol/seat_action.hpp>
#include <protocol/taken_seat.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol::log {

/// Somebody who takes a seat. `holder` is the SHA-256 of the seat's secret.
struct Newcomer {
  Bytes32 holder{};
  std::string name;
  Colour colour = Colour::red;
};

/// What the next game is shuffled with.
struct Shuffle {
  GameId game_id{};
  Bytes32 secret{};
  /// The game whose shuffle this is once more: secret and entropy are that one's.
  std::optional<GameId> repeats = {};

  /// The id from which the seed follows.
  const GameId& seeded_by() const { return repeats ? *repeats : game_id; }
};

/// A computer as it sits down.
struct SeatedComputer {
  std::string level;
  std::string name;
  Colour colour = Colour::red;
  friend bool operator==(const SeatedComputer&, const SeatedComputer&) = default;
};

/// Always the first entry and only that. The newcomer sits on seat 0, computers on those that follow.
struct RoomCreated {
  ResolvedRules rules;
  int seats = 2;
  Newcomer newcomer;
  Shuffle shuffle;
  Aids aids = Aids::all;
  std::optional<ClockRule> clock = {};
  std::vector<SeatedComputer> computers = {};
  bool unwatched = false;  ///< once a game has begun, by who has no seat
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
  Colour colour = Colour::red;
};
struct SecretRenewed {
  Seat seat = 0;
  Bytes32 holder{};
};
struct Locked {
  bool locked = false;
};
struct EntropySet {
  Seat seat = 0;
  std::optional<Bytes32> value;
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
  std::optional<std::string> phrase = {};
};
struct Rematched {
  Shuffle shuffle;
};
struct RematchOffered {
  Seat seat = 0;
  Shuffle shuffle;
};
/// A seat's word for the rematch that is offered; said again, the last one counts.
struct Acceptance {
  Seat seat = 0;
  std::optional<Bytes32> entropy;
};
struct RematchAccepted {
  Acceptance acceptance;
  bool begins = false;  ///< the last that was wanted: the next game begins at once
};
struct RematchDeclined {
  Seat seat = 0;
};
/// By the host, in the lobby.
struct ClockSet {
  std::optional<ClockRule> clock;
};
/// One step that the server takes for a seat: without a figure where there is a choice, or it resigns.
struct Skipped {
  Seat seat = 0;
  std::vector<Action> actions;
  SkipCause cause = SkipCause::clock;
};
/// One of several votes that it takes; the last one is a Skipped.
struct SkipVoted {
  Seat seat = 0;
  Seat against = 0;
};
struct PauseWanted {
  Seat seat = 0;
  bool begins = false;  ///< the last that was wanted: the clocks stand still
};
struct PauseDeclined {
  Seat seat = 0;
};
struct Resumed {
  Seat seat = 0;
};
/// The server was away for so long, which is not charged to the seat whose clock runs.
struct ClockShifted {
  std::int64_t ms = 0;
};
/// A computer takes a free seat, or one plays on at another level. In the lobby.
struct ComputerSeated {
  Seat seat = 0;
  SeatedComputer computer;
};
/// A computer stands in for the person on the seat.
struct HandedOver {
  Seat seat = 0;
  std::string level;
  HandOverCause cause = HandOverCause::own;
};
struct TakenBack {
  Seat seat = 0;
};
/// One of several votes that it takes; the last one is a HandedOver.
struct HandOverVoted {
  Seat seat = 0;
  Seat against = 0;
};
struct PaceSet {
  Pace pace = Pace::normal;
};
struct UnwatchedSet {
  bool unwatched = false;
};
/// Nobody came for too long. A game that was running is abandoned.
struct Closed {};

/// A game from its beginning.
struct GameSoFar {
  int step = 0;
  std::vector<SeatAction> actions;
  std::vector<std::uint32_t> step_ends;  ///< for each step how many actions there were at its end
};
/// A rematch that waits for answers.
struct RematchOffer {
  Seat by = 0;
  Shuffle shuffle;
  std::vector<Acceptance> accepted;
};
/// The clocks, and up to when the server's absences are known to them.
struct ClocksSoFar {
  Clocks clocks;
  std::int64_t checked = 0;  ///< ms since 1970
};
/// The room as it stands after the change of this seq: takes the place of all entries up to there.
struct Snapshot {
  ResolvedRules rules;
  std::vector<std::optional<TakenSeat>> seats;
  Seat host = 0;
  bool locked = false;
  int number = 1;
  Shuffle shuffle;
  std::optional<GameSoFar> game;  ///< nothing in the lobby
  std::vector<ChatLine> chat;     ///< those that are shown
  std::int64_t chat_lines = 0;    ///< said so far
  Aids aids = Aids::all;
  std::optional<RematchOffer> offer = {};
  /// What the rules said of the first player before a rematch passed that on;
  /// nothing: it has not been passed on.
  std::optional<int> first_player = {};
  std::optional<ClocksSoFar> clock = {};   ///< nothing: the room plays without
  std::vector<Seat> skip_votes = {};       ///< against the seat that must act
  std::vector<Seat> hand_over_votes = {};  ///< likewise
  Pace pace = Pace::normal;
  std::vector<StandIn> stand_ins = {};  ///< of the game so far
  bool unwatched = false;
};

using Change =
    std::variant<RoomCreated, SeatTaken, SeatLeft, SeatChanged, SecretRenewed, Locked, EntropySet,
                 GameStarted, Acted, Chatted, Rematched, RematchOffered, RematchAccepted, RematchDeclined,
                 Closed, Snapshot, ClockSet, Skipped, SkipVoted, PauseWanted, PauseDeclined, Resumed,
                 ClockShifted, ComputerSeated, HandedOver, TakenBack, HandOverVoted, PaceSet, UnwatchedSet>;

/// Who asked for the change, and under which id: asked again, it is answered again.
struct Request {
  Seat seat = 0;
  std::string id;
};

struct Entry {
  std::uint64_t seq = 0;   ///< beside the text in the store, as is the time
  std::int64_t at_ms = 0;  ///< ms since 1970
  std::optional<Request> request = {};
  Change change;
};

/// The text of an entry: request and change.
std::string encode(const Entry& entry);
/// Reads it; sequence number and time are left to the caller.
/// Rejected with message/…, rules/… with the place.
Expected<Entry> decode(std::string_view text);

}  // namespace bastide::protocol::log
