// What happened. Events are facts in the order in which they happened; a record replays without any generator
// because each draw is an event.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide {

struct TileDrawn {
  Seat seat;
  TileId tile;
};

/// The tile had no legal placement (BASE-DRAW-02) or lay in the hand of a seat that resigned; it left the game.
struct TileDiscarded {
  Seat seat;
  TileId tile;
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
};

/// One line of a score sheet: where a part of the points comes from ("tiles", "pennants", "neighbours", "cities").
struct ScoreLine {
  std::string_view what;  ///< static storage
  int points;
};

enum class ScoreReason : std::uint8_t { completed, final };

/// One event per feature and seat that scores; never for 0 points.
struct Scored {
  Seat seat;
  int points;               ///< the sum of `lines`
  FeatureKind feature;      ///< `none` where no feature is concerned
  std::vector<Cell> tiles;  ///< each cell of the feature once, in reading order
  ScoreReason reason;
  int total;  ///< the seat's score after this event
  std::vector<ScoreLine> lines;
};

/// After all scoring of the turn (BASE-RETURN-01); several in order of deployment.
struct PieceReturned {
  Seat seat;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
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

using Event = std::variant<TileDrawn, TileDiscarded, TilePlaced, PieceDeployed, Scored, PieceReturned,
                           SeatResigned, TurnEnded, GameFinished>;
using Events = std::vector<Event>;

std::string_view name(ScoreReason reason);
std::string_view name(Ending ending);

}  // namespace bastide
