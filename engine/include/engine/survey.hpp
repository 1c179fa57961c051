// What a patient player could read off the board: which segments belong together, who holds them, what they
// are worth, which tiles could still lie where, and the scores if the game ended now.
#pragma once

#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/view.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide {

/// What an owner of a feature gets for it; the points are the sum of the lines.
struct Worth {
  int points = 0;
  std::vector<ScoreLine> lines;
};

struct PieceOfSeat {
  Seat seat;
  PieceKind piece;
  friend auto operator<=>(const PieceOfSeat&, const PieceOfSeat&) = default;
};

/// The fairy, where she guards figures on a feature (DRAGON-FAIRY).
struct SurveyedFairy {
  std::vector<Seat> seats;  ///< owners of the guarded figures, ascending: each gets the points
  int turn;                 ///< points when the owner's turn begins
  int scored;               ///< points when the feature is scored, even if others own it
  friend bool operator==(const SurveyedFairy&, const SurveyedFairy&) = default;
};

enum class FeatureState : std::uint8_t {
  open,      ///< may be completed
  complete,  ///< is scored in this turn, or has been
  lasting,   ///< never completes and counts at the end
};
std::string_view name(FeatureState state);

/// A feature that figures can hold, whether or not it is held.
struct SurveyedFeature {
  struct Holder {
    Seat seat;
    int weight;  ///< its weight in the majority
    friend bool operator==(const Holder&, const Holder&) = default;
  };
  FeatureKind kind;
  FeatureState state;
  int tiles;                             ///< tiles on which it has segments
  std::vector<SegmentOnTable> segments;  ///< in reading order, on one tile by index
  std::vector<Holder> holders;           ///< seats with figures on it, ascending
  std::vector<Seat> owners;              ///< holders with the majority, ascending
  /// Figures there that do not hold it (a builder, a pig), by seat.
  std::vector<PieceOfSeat> companions;
  decltype(SeatState::goods)
      goods;  ///< printed in the city: for the seat that completes it (TRADERS-GOODS-01)
  std::optional<SurveyedFairy> fairy = {};
  /// What it brings if the game ends now; empty if it is complete and does not count then. For fields, and
  /// where owners get different points: what the first owner gets, or else the active seat, as if no other
  /// feature competed.
  std::optional<Worth> now;
  /// What it brings if it is completed with its present tiles; empty if it never completes.
  std::optional<Worth> finished;
  /// The Discovery: what it brings a follower that is taken back now (DISCOVERY-TAKE-01).
  std::optional<Worth> taken_back = {};
};

/// A kind of tile that fits an empty cell.
struct FittingTile {
  TileId tile;
  int count;               ///< tiles of this kind
  std::uint8_t rotations;  ///< bit per Rotation that fits, at least one
};

/// An empty cell beside a tile.
struct SurveyedCell {
  Cell cell;
  /// Tiles, unseen or in hand, that fit; empty: no tile ever will.
  std::vector<FittingTile> fits;
};

/// Where the dragon may go next, whichever seat moves it (DRAGON-MOVE).
struct DragonReach {
  struct Move {
    Side direction;
    Cell cell;
    std::vector<PlacedPiece> eats;  ///< figures that it would eat there, as in the event
  };
  Cell cell;       ///< its present cell
  int steps_left;  ///< of the current move; 0: it is not moving, and `steps` are the first of its next move
  std::vector<Move> steps;  ///< clockwise from north
};

struct Survey {
  std::vector<SurveyedFeature> features;   ///< in the order of their first segments
  std::vector<SurveyedCell> cells;         ///< in reading order
  std::vector<int> standing;               ///< by seat: the scores if the game ended now
  std::optional<DragonReach> dragon = {};  ///< while it is in play and the game is not over
};

/// The part of a survey that concerns one cell: the features of the tile there, or the tiles that fit. Keeps
/// what concerns the whole table.
Survey survey_of(Survey whole, Cell cell);

}  // namespace bastide
