// The state of a game as plain data: what everybody may see, what one viewer may see, and what a save holds.
#pragma once

#include <engine/action.hpp>
#include <engine/enum_size.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/streams.hpp>
#include <engine/table_parts.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide {

/// Steps of a turn that wait for a seat or a draw, and the end. The state names of the rules in lower case.
enum class Phase : std::uint8_t {
#define PHASE(name, ...) name,
#include <engine/words.def>
};
/// No seat chooses in it: the holder of the bag draws.
constexpr bool waits_for_chance(Phase phase) { return phase == Phase::draw || phase == Phase::chance; }
/// Whether the view tells more about the choices than a preview can (View::ways,
/// CastleOutlook::wall_tile_uses).
constexpr bool is_told_by_view(Phase phase) { return phase == Phase::score || phase == Phase::extra; }
inline constexpr int kPhaseCount = enum_size<Phase>();
std::string_view name(Phase phase);
std::optional<Phase> find_phase(std::string_view name);

struct PlacedTile {
  TileId tile;
  Cell cell;
  Rotation rotation;
  Seat seat;  ///< kNoSeat for a start tile
  friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

struct PlacedPiece {
  Seat seat;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
  Corner corner = Corner::none;  ///< where it stands, if on one; `feature` is then the tile's field there
  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

struct SeatState {
  int score = 0;
  std::array<std::uint8_t, kPieceKinds> supply{};  ///< by PieceKind
  bool resigned = false;
#define SEAT_PART(Type, member, ...) Type member;
#include <engine/words.def>
  std::vector<TileId> hand;  ///< The Discovery: tiles that lie open before it, besides the one in hand
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What a seat alone knows. Empty where no module in play has secrets.
struct OwnState {
#define OWN_PART(Type, member, ...) Type member;
#include <engine/words.def>
  friend bool operator==(const OwnState&, const OwnState&) = default;
};

/// The keep of a seat of The Castle.
struct Keep {
  Seat seat;
  Cell cell;
  std::uint8_t feature;
  int size;
  friend bool operator==(const Keep&, const Keep&) = default;
};

/// A wall tile that a seat has taken (The Castle).
struct WallTile {
  Seat seat;
  int number;
  int turn;  ///< in which it was taken; usable in later own turns (CASTLE-WALL-04)
  bool used;
  friend bool operator==(const WallTile&, const WallTile&) = default;
};

/// A completed feature that waits to be scored (The Castle, phase `score`).
struct PendingFeature {
  Seat seat;  ///< the winner
  Cell cell;  ///< of its first segment in reading order
  std::uint8_t feature;
  bool decided = false;  ///< it is scored next, and only a doubling may still be chosen
  friend bool operator==(const PendingFeature&, const PendingFeature&) = default;
};

/// The open state of the table. Everybody may see all of it.
struct TableState {
  Phase phase = Phase::place;
  Seat seat = kNoSeat;              ///< the seat to act; kNoSeat when the game is over
  std::optional<Seat> turn_seat;    ///< the active seat, while another seat is asked within its turn
  int turn = 1;                     ///< counts from 1
  TileId tile = kNoTile;            ///< drawn and not yet placed
  std::vector<PlacedTile> board;    ///< in order of placement, start tiles first
  std::vector<PlacedPiece> pieces;  ///< in order of deployment
  std::vector<SeatState> seats;
  std::vector<TileId> discards;   ///< in order
  std::vector<TileId> set_aside;  ///< river tiles that fitted nowhere when drawn (RIVER-NOFIT-01, `defer`)
  std::vector<TileId> set_below;  ///< likewise from earlier draws, now at the bottom of the river tiles
  std::vector<TileId> held_back;  ///< lie open until they go back into the pile (DRAGON-PILE-02), in order
#define TABLE_PART(Type, member, ...) Type member;
#include <engine/words.def>
  std::vector<int> corners_left;        ///< The Castle: corners that still have their wall tile, ascending
  std::vector<WallTile> wall_tiles;     ///< The Castle: in the order of taking
  std::vector<Keep> keeps;              ///< The Castle: by seat
  std::vector<PendingFeature> pending;  ///< The Castle: phase `score`, by their cells and features
  std::optional<Ending> ended;          ///< set in phase `over`
  friend bool operator==(const TableState&, const TableState&) = default;
};

/// How many tiles of a kind are still to be drawn; a pile's composition is public, its order is not.
struct TileCount {
  TileId tile;
  int count;
};

/// The scoring of a pending feature, as foreseen (The Castle).
struct ForeseenScore {
  Seat seat;  ///< the winner
  Cell cell;  ///< of its first segment in reading order
  std::uint8_t feature;
  int points;
  int total;     ///< the seat's score after it
  bool doubled;  ///< with a wall tile
  bool takes;    ///< the marker stops at a corner that still has its wall tile
};
/// The scorings of all pending features, in order.
using ScoringWay = std::vector<ForeseenScore>;

/// What a taken wall tile is good for just now (CASTLE-WALL-04, CASTLE-WALL-05).
enum class WallTileUse : std::uint8_t {
  used,
  unused,  ///< the game is over
  fresh,   ///< usable from the seat's next turn on
  ready,   ///< usable in the seat's turns
  at_end,  ///< counts at the end without an action
};
std::string_view name(WallTileUse use);

/// What the table of The Castle implies for the end of the game, as it stands now.
struct CastleOutlook {
  std::vector<Cell> empty_area;     ///< what the larger keep is paid for (CASTLE-FINAL-02), in reading order
  std::vector<int> keep_sizes;      ///< by seat, as keeps are compared (CASTLE-WALL-T8); 0 without a keep
  std::optional<Seat> larger_keep;  ///< the seat whose keep is larger than every other
  std::vector<WallTileUse> wall_tile_uses;  ///< by index of TableState::wall_tiles
  std::vector<Extent> pending_extents;      ///< by index of TableState::pending
};

/// What one viewer may know.
struct View {
  TableState table;
  int tiles_left = 0;             ///< still to be drawn, over all piles
  std::vector<TileCount> unseen;  ///< ascending TileId, without empty entries
  OwnState own;                   ///< of the viewer; empty for a spectator
  std::vector<Action> legal;  ///< for the seat to act: all its legal actions except `resign`; otherwise empty
  /// The Castle, phase `score`, only for the seat to act: for each feature that may be next, doubled or not,
  /// one way for each outcome on the corners. The wall tiles there stay hidden.
  std::vector<ScoringWay> ways;
  std::optional<CastleOutlook> castle;  ///< The Castle, for every viewer
  std::optional<GameFinished> result;
};

/// Tiles that were held back and went back into the pile, which was then shuffled (DRAGON-PILE-03). The
/// result of the shuffle follows from the set-up.
struct Reshuffle {
  int drawn = 0;              ///< tiles taken before
  std::vector<TileId> tiles;  ///< the tiles that went back, in drawing order
  std::string stream;         ///< the stream that shuffled the pile
  int buried = 0;             ///< tiles that had gone under others before (HILLS-HILL-01)
  friend bool operator==(const Reshuffle&, const Reshuffle&) = default;
};

/// A saved game without its set-up. `drawn` counts the tiles taken so far, including discards and the one in
/// hand; a tile that went back counts again when it is drawn again.
struct Snapshot {
  TableState table;
  int drawn = 0;
  std::optional<Reshuffle> reshuffle = std::nullopt;
  ChanceDraws chance = {};
  std::vector<OwnState> own = {};  ///< by seat; empty: nobody has any
  /// The tiles that lie under others, in the order in which they went there. They follow from the set-up.
  std::vector<TileId> buried = {};
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

}  // namespace bastide
