// The state of a game as plain data: what everybody may see, what one viewer may see, and what a save holds.
#pragma once

#include <engine/action.hpp>
#include <engine/carcassonne/tables/abbey_and_mayor.hpp>
#include <engine/carcassonne/tables/king_and_robber.hpp>
#include <engine/carcassonne/tables/parts.hpp>
#include <engine/carcassonne/tables/princess_and_dragon.hpp>
#include <engine/carcassonne/tables/tower.hpp>
#include <engine/carcassonne/tables/traders_and_builders.hpp>
#include <engine/enum_size.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/streams.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide {

/// Steps of a turn that wait for somebody, and the end. The rules' state names in lower case.
enum class Phase : std::uint8_t {
  draw,    ///< the next tile must be drawn; inside the engine only, a Game never rests in it
  place,   ///< the tile in hand must be placed
  action,  ///< deploy or pass
  redraw,  ///< unplaceable=redraw_may: draw again or pass
  over,
  capture,      ///< take a figure in range of the tower just built, or pass (TOWER-CAP-01)
  exchange,     ///< which own figure comes back (TOWER-PRIS-02)
  late,         ///< a ransom after the scoring, or pass (TOWER-RANSOM-05)
  deploy,       ///< The Castle: put a figure on the tile just placed, or pass
  score,        ///< The Castle: use a doubling or pass, or say which feature is scored next
  extra,        ///< The Castle: use a wall tile 1 for one more turn, or pass
  again,        ///< double_turn=may: play the further part of the turn, or pass (TRADERS-TURN-02)
  dragon,       ///< the dragon's next step (DRAGON-TURN-02)
  abbey,        ///< lay the own abbey instead of drawing, or pass (ABBEY-TURN-01)
  wagon,        ///< where the wagon that has come home goes on, or pass (ABBEY-TURN-02)
  last_abbeys,  ///< nothing is left to draw: lay the own abbey, or pass (ABBEY-TURN-03)
  chance,       ///< something is drawn from a stream; inside the engine only, a Game never rests in it
};
/// Nobody chooses in it: whoever holds the bag draws.
constexpr bool waits_for_chance(Phase phase) { return phase == Phase::draw || phase == Phase::chance; }
/// Whether the view tells more of what may be chosen than a preview can (View::ways,
/// CastleOutlook::wall_tile_uses).
constexpr bool is_told_by_view(Phase phase) { return phase == Phase::score || phase == Phase::extra; }
inline constexpr int kPhaseCount = enum_size<Phase>();
std::string_view name(Phase phase);
std::optional<Phase> find_phase(std::string_view name);

struct PlacedTile {
  TileId tile;
  Cell cell;
  Rotation rotation;
  Seat seat;  ///< who placed it; kNoSeat for a start tile
  friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

struct PlacedPiece {
  Seat seat;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
  Corner corner = Corner::none;  ///< where it stands on one; `feature` is then the tile's field there
  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

struct SeatState {
  int score = 0;
  std::array<std::uint8_t, kPieceKinds> supply{};  ///< by PieceKind
  bool resigned = false;
  TowerSeat tower;
  GoodsSeat goods;
  AbbeySeat abbey;
  friend bool operator==(const SeatState&, const SeatState&) = default;
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
  Seat seat;  ///< who wins it
  Cell cell;  ///< of its first segment in reading order
  std::uint8_t feature;
  bool decided = false;  ///< it is the next one, and only a doubling may still be chosen
  friend bool operator==(const PendingFeature&, const PendingFeature&) = default;
};

/// What lies open on the table. Everybody may see all of it.
struct TableState {
  Phase phase = Phase::place;
  Seat seat = kNoSeat;              ///< who is to act; kNoSeat when the game is over
  std::optional<Seat> turn_seat;    ///< whose turn it is while another seat is asked within it
  int turn = 1;                     ///< counts from 1
  TileId tile = kNoTile;            ///< in hand, drawn and not yet placed
  std::vector<PlacedTile> board;    ///< in order of placement, start tiles first
  std::vector<PlacedPiece> pieces;  ///< in order of deployment
  std::vector<SeatState> seats;
  std::vector<TileId> discards;   ///< in order
  std::vector<TileId> set_aside;  ///< river tiles that fitted nowhere when drawn (RIVER-NOFIT-01, `defer`)
  std::vector<TileId> set_below;  ///< the same from earlier draws, now at the bottom of the river tiles
  std::vector<TileId> held_back;  ///< lie open until they go back into the pile (DRAGON-PILE-02), in order
  TowerTable tower;
  AwardsTable awards;
  PartsTable parts;
  DragonTable dragon;
  AbbeyTable abbey;
  std::vector<int> corners_left;        ///< The Castle: corners that still hold their wall tile, ascending
  std::vector<WallTile> wall_tiles;     ///< The Castle: in the order in which they were taken
  std::vector<Keep> keeps;              ///< The Castle: by seat
  std::vector<PendingFeature> pending;  ///< The Castle: phase `score`, by their cells and features
  std::optional<Ending> ended;          ///< set when phase is `over`
  friend bool operator==(const TableState&, const TableState&) = default;
};

/// How many tiles of a kind are still to be drawn; the composition of a pile is public, its order is not.
struct TileCount {
  TileId tile;
  int count;
};

/// A feature that waits as it would be scored (The Castle).
struct ForeseenScore {
  Seat seat;  ///< who wins it
  Cell cell;  ///< of its first segment in reading order
  std::uint8_t feature;
  int points;
  int total;     ///< the seat's score after it
  bool doubled;  ///< with a wall tile
  bool takes;    ///< the marker stops at a corner that still holds its wall tile
};
/// One after another, all that wait.
using ScoringWay = std::vector<ForeseenScore>;

/// What a wall tile that a seat has taken is good for just now (CASTLE-WALL-04, CASTLE-WALL-05).
enum class WallTileUse : std::uint8_t {
  used,
  unused,  ///< the game is over
  fresh,   ///< may be used from the seat's next turn on
  ready,   ///< may be used in the seat's turns
  at_end,  ///< counts at the end by itself
};
std::string_view name(WallTileUse use);

/// What follows from the table of The Castle for the end of the game, as it stands now.
struct CastleOutlook {
  std::vector<Cell> empty_area;     ///< what the larger keep earns (CASTLE-FINAL-02), in reading order
  std::vector<int> keep_sizes;      ///< by seat, as keeps are compared (CASTLE-WALL-T8); 0 without a keep
  std::optional<Seat> larger_keep;  ///< whose keep is larger than every other
  std::vector<WallTileUse> wall_tile_uses;  ///< of each of TableState::wall_tiles
  std::vector<Extent> pending_extents;      ///< of each of TableState::pending
};

/// What one viewer may know.
struct View {
  TableState table;
  int tiles_left = 0;             ///< still to be drawn, over all piles
  std::vector<TileCount> unseen;  ///< ascending TileId, none with count 0
  std::vector<Action> legal;      ///< for the seat to act only: all its legal actions except `resign`
  /// The Castle, phase `score`, for the seat to act only: for each feature that may come next,
  /// doubled or not, one way for each outcome on the corners. What lies on them stays hidden.
  std::vector<ScoringWay> ways;
  std::optional<CastleOutlook> castle;  ///< The Castle, for everybody
  std::optional<GameFinished> result;
};

/// Tiles that had been held back and went back into the pile, which was shuffled then (DRAGON-PILE-03).
/// What came of the shuffle follows from the set-up.
struct Reshuffle {
  int drawn = 0;              ///< tiles taken until then
  std::vector<TileId> tiles;  ///< those that went back, in the order in which they were drawn
  std::string stream;         ///< which shuffled the pile
  friend bool operator==(const Reshuffle&, const Reshuffle&) = default;
};

/// A saved game without its set-up. `drawn` counts the tiles taken so far, discards and the one
/// in hand included; a tile that went back counts again when it is taken again.
struct Snapshot {
  TableState table;
  int drawn = 0;
  std::optional<Reshuffle> reshuffle = std::nullopt;
  ChanceDraws chance = {};
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

}  // namespace bastide
