// Game records, `bastide-game/1`: everything needed to replay a game.
#pragma once

#include <protocol/broken_off.hpp>
#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/game_json.hpp>
#include <protocol/records/shuffle.hpp>
#include <protocol/seat_action.hpp>
#include <protocol/undone.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

inline constexpr std::string_view kRecordFormat = "bastide-game/1";
inline constexpr std::size_t kRecordBytesMax = 1 << 20;

struct RecordSeat {
  std::optional<std::string> name;
  std::optional<Colour> colour;
  std::optional<std::string> computer = {};  ///< level of the computer that had the seat from the start
  bool program = false;                      ///< a program had the seat, by the protocol
};

/// The draws that a record forces.
struct RecordDeck {
  std::vector<TileId> order;
  bool then_shuffle = false;  ///< continue with the piles; else the game ends after `order`
  /// The wall tiles on the corners of The Castle; empty: as the pile is shuffled.
  std::vector<std::uint16_t> wall_tiles;
  /// The tiles that went under hills, in this order: at the bottom of the pile, whatever else is in it
  /// (HILLS-HILL-03).
  std::vector<TileId> buried;
  /// The tiles that went back into the pile in the original game, for checking the shuffle without a replay
  /// (DRAGON-PILE-04). Forces nothing.
  std::optional<Reshuffle> returned;
};

struct Record {
  const GameKind* kind = nullptr;  ///< never nullptr after reading
  Rules rules;
  std::vector<RecordSeat> seats;
  std::optional<Seat> first_player;
  std::optional<Bytes32> seed;
  std::optional<Proof> proof;
  std::optional<GameFinished> result;
  std::optional<RecordDeck> deck;
  ChanceValues chance = {};  ///< forces draws other than tiles; each list precedes its stream
  std::optional<std::vector<StartTile>> start;  ///< empty: the opening layout of the rules
  std::vector<SeatAction> actions;
  Aids aids = Aids::all;                     ///< those that the players had
  std::optional<ClockRule> clock = {};       ///< that of the game
  std::vector<StandIn> stand_ins = {};       ///< in order
  std::optional<BrokenOff> broken_off = {};  ///< empty: the actions are all that was played
  std::vector<UndoneTurn> undone = {};       ///< in order; the actions are those that stand
  bool played_elsewhere = false;  ///< the server that keeps it did not see the game: somebody shared it
};

/// Whose name is deleted: who has this seat, or all who have this name.
struct ForgottenSeats {
  std::optional<Seat> seat = {};
  std::optional<std::string> name = {};
};

/// Strict. Rejected with message/…, rules/…, setup/… with the place; unknown modules, options, tiles,
/// actions, pieces and colours make a record unreadable, unknown fields are ignored.
Expected<Record> read_record(std::string_view text, std::size_t bytes_max = kRecordBytesMax);

Json to_json(const Record& record);
/// Readable text: one line for each seat, action and so on.
std::string to_text(const Record& record);

/// The record's text with `kForgottenName` on these seats; empty if nobody of it has to be forgotten. What
/// cannot be read as a record of this version is changed as JSON; unreadable JSON is left alone.
std::optional<std::string> without_name(std::string_view text, const ForgottenSeats& seats);

/// The set-up with which the record's game begins. The seed is derived from `proof`, or else `seed`,
/// or else zeros.
Setup setup_of(const Record& record);
/// The wall tiles on the corners by the set-up's pile; empty for games without them.
std::vector<std::uint16_t> wall_tiles_laid(const Setup& setup);

/// The values drawn besides the tiles, as in a record.
ChanceValues values_of(const ChanceDraws& draws);

/// What a server knows of a finished game.
struct PlayedGame {
  const GameKind& kind;
  const Setup& setup;
  const std::vector<RecordSeat>& seats;
  const std::vector<TileId>& drawn;   ///< Game::drawn()
  const bastide::Snapshot& snapshot;  ///< at its end
  const std::vector<SeatAction>& actions;
  const GameFinished& result;
  const Proof& proof;
  Aids aids = Aids::all;
  std::optional<ClockRule> clock = {};
  std::vector<StandIn> stand_ins = {};
  std::optional<BrokenOff> broken_off = {};
  std::vector<UndoneTurn> undone = {};
};
/// The record of an ordinary finished game, with the whole order as drawn, result and proof.
Record make_record(const PlayedGame& game);

}  // namespace bastide::protocol
