// What happened. Events are facts in order; a record replays without a generator because each
// draw is an event.
#pragma once

#include <engine/enum_size.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide {

struct TileDrawn {
  Seat seat;
  TileId tile;
};

/// The tile had no legal placement (BASE-DRAW-02) or lay in the hand of a seat
/// that resigned; it left the game.
struct TileDiscarded {
  Seat seat;
  TileId tile;
};

/// The river tile had no legal placement and waits below the others (RIVER-NOFIT-01, `defer`),
/// or the tile came too early and lies open until it goes back into the pile (DRAGON-PILE-02).
struct TileSetAside {
  Seat seat;
  TileId tile;
};

/// All tiles that came too early have gone back into the pile, which has been shuffled (DRAGON-PILE-03).
struct TilesReturned {
  int count;
};

struct TilePlaced {
  Seat seat;
  TileId tile;
  Cell cell;
  Rotation rotation;
};

struct PieceDeployed {
  Seat seat;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
  FeatureKind kind;
  Corner corner = Corner::none;  ///< where it stands, if on one; `feature` is then the tile's field there
};

/// A piece that has returned from a feature goes on to another (ABBEY-WAGON-02).
struct PieceMoved {
  Seat seat;
  PieceKind piece;
  Cell from;
  std::uint8_t from_feature;
  Cell to;
  std::uint8_t feature;
  FeatureKind kind;  ///< of the feature where it now stands
};

/// A segment of a tile on the table; `feature` is the index into its tile's features.
struct SegmentOnTable {
  Cell cell;
  std::uint8_t feature;
  friend bool operator==(const SegmentOnTable&, const SegmentOnTable&) = default;
};

/// The tiles of a feature, and its segments on each.
struct Extent {
  std::vector<Cell> tiles;           ///< each cell once, in reading order
  std::vector<std::uint16_t> parts;  ///< by tile: a bit for each of the feature's segments
  friend bool operator==(const Extent&, const Extent&) = default;
};

/// One line of a score sheet: the source of a part of the points ("tiles", "pennants",
/// "cities", "wall_tile").
struct ScoreLine {
  std::string_view what;  ///< static storage
  int points;
  int count;  ///< of the things counted; 0 if the points are not counted
  int each;   ///< points of each: `count` times this makes `points`
};

/// Why points are scored.
enum class ScoreReason : std::uint8_t {
#define SCORE_REASON(name, ...) name,
#include <engine/words.def>
};

/// One event per feature and seat that scores; never for 0 points. A ransom is two events without a
/// feature, −3 and +3.
struct Scored {
  Seat seat;
  int points;               ///< the sum of `lines`
  FeatureKind feature;      ///< `none` without a feature
  std::vector<Cell> tiles;  ///< each cell of the feature once, in reading order
  ScoreReason reason;
  int total;  ///< the seat's score after this event
  std::vector<ScoreLine> lines;
  std::vector<std::uint16_t> parts = {};  ///< of the feature, as in Extent; empty without a feature
};

/// Why a piece returns to its supply.
enum class ReturnReason : std::uint8_t {
#define RETURN_REASON(name, ...) name,
#include <engine/words.def>
};

struct PieceReturned {
  Seat seat;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
  ReturnReason reason = ReturnReason::scored;
};

/// Why a turn has a further part (EXP-PART-01).
enum class PartReason : std::uint8_t {
#define PART_REASON(name, ...) name,
#include <engine/words.def>
};

/// A further part of the turn begins: the seat draws again.
struct DoubleTurn {
  Seat seat;
  PartReason reason;
};

/// The goods of a city that has just been completed (TRADERS-GOODS-01).
struct GoodsClaimed {
  Seat seat;  ///< who placed the tile
  int wine, grain, cloth;
  std::vector<Cell> tiles;                ///< each cell of the city once, in reading order
  std::vector<std::uint16_t> parts = {};  ///< of the city, as in Extent
};

struct TowerPiecePlaced {
  Seat seat;
  Cell cell;
  std::uint8_t feature;
  int height;               ///< after the build
  std::vector<Cell> range;  ///< every cell now in range (TOWER-CAP-02), in reading order
};

struct PieceCaptured {
  Seat seat;  ///< the captor
  Seat owner;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
};

/// A prisoner goes back to its owner's supply, by exchange or ransom.
struct PrisonerFreed {
  Seat seat;       ///< the owner
  Seat from_seat;  ///< the captor
  PieceKind piece;
};

/// The keep moves to a house (CASTLE-KEEP-01, CASTLE-KEEP-02).
struct KeepMoved {
  Seat seat;
  Cell cell;  ///< of the house's first segment in reading order
  std::uint8_t feature;
  int size;  ///< tiles of the house: the seat's record
};

/// A marker stopped on a corner that still had its wall tile, which lies open from now on (CASTLE-WALL-01).
struct WallTileTaken {
  Seat seat;
  int corner;     ///< 0 to 12, in the order of CASTLE-BOARD-04
  int wall_tile;  ///< the printed number; 0 in a preview, which does not reveal it
};

struct WallTileUsed {
  Seat seat;
  int wall_tile;
};

enum class Award : std::uint8_t { king, robber };

/// A seat completed a larger city or longer road than the award was last taken for; the holder may be the
/// same (KING-AWARD).
struct AwardTaken {
  Award award;
  Seat seat;
  Seat from_seat;                         ///< the previous holder; kNoSeat: none
  int size;                               ///< tiles of the city or road
  std::vector<Cell> tiles;                ///< each cell of it once, in reading order
  std::vector<std::uint16_t> parts = {};  ///< of it, as in Extent
};

enum class DragonReason : std::uint8_t { volcano, step };

/// DRAGON-VOLC-01, DRAGON-MOVE-03.
struct DragonMoved {
  Seat seat;                 ///< who placed the volcano, or makes the step
  std::optional<Cell> from;  ///< empty: it was not on the table
  Cell to;
  int step;  ///< 1 to 6; 0 for a volcano
  DragonReason reason;
};

struct DragonMoveEnded {
  int steps;
};

/// DRAGON-FAIRY-01.
struct FairyMoved {
  Seat seat;
  std::optional<Cell> from;  ///< empty: she was not on the table
  Cell to;
  /// The feature of the follower beside her; empty: she guards the tile.
  std::optional<std::uint8_t> feature;
};

/// Chance has decided something: a die, a token, a place (EXP-CHANCE-01).
struct ChanceDrawn {
  Seat seat;                ///< the active seat
  std::string_view stream;  ///< the stream of the draw; static storage
  int value;                ///< the stream's rule tells its meaning
};

struct SeatResigned {
  Seat seat;
};

struct TurnEnded {
  Seat seat;
};

enum class Ending : std::uint8_t { finished, resigned, abandoned };

struct GameFinished {
  std::vector<int> scores;    ///< by seat
  std::vector<Seat> winners;  ///< ascending; several on a tie (BASE-WIN-02)
  Ending ended;
};

using Event =
    std::variant<TileDrawn, TileDiscarded, TilePlaced, PieceDeployed, Scored, PieceReturned, SeatResigned,
                 TurnEnded, GameFinished, TileSetAside, TowerPiecePlaced, PieceCaptured, PrisonerFreed,
                 KeepMoved, WallTileTaken, WallTileUsed, AwardTaken, TilesReturned, DragonMoved,
                 DragonMoveEnded, FairyMoved, DoubleTurn, GoodsClaimed, PieceMoved, ChanceDrawn>;
using Events = std::vector<Event>;

/// Whether an event of this type reveals something hidden: what follows cannot be foreseen (ends_foresight).
template <class E>
inline constexpr bool reveals = false;
template <>
inline constexpr bool reveals<TileDrawn> = true;
template <>
inline constexpr bool reveals<WallTileTaken> = true;
template <>
inline constexpr bool reveals<ChanceDrawn> = true;

std::string_view name(ScoreReason reason);
std::string_view name(Ending ending);
std::string_view name(ReturnReason reason);
std::string_view name(PartReason reason);
std::string_view name(DragonReason reason);
std::string_view name(Award award);

}  // namespace bastide
