// What a player could read off the board with patience: which segments belong together, who holds them, what
// they are worth, which tiles could still lie where, and how everybody would stand if the game ended now.
#pragma once

#include <engine/carcassonne/tables/traders_and_builders.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/view.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide {

/// What somebody who owns a feature gets for it; the points are the sum of the lines.
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
  std::vector<Seat> seats;  ///< whose figures, ascending: each of them gets the points
  int turn;                 ///< points when such a seat's turn begins
  int scored;               ///< points when the feature is scored, whoever owns it
  friend bool operator==(const SurveyedFairy&, const SurveyedFairy&) = default;
};

enum class FeatureState : std::uint8_t {
  open,      ///< may be completed
  complete,  ///< is scored with the turn, or has been
  lasting,   ///< is never completed: it counts at the end
};
std::string_view name(FeatureState state);

/// A feature that a figure can hold, whether one does or not.
struct SurveyedFeature {
  struct Holder {
    Seat seat;
    int weight;  ///< what counts in the majority
    friend bool operator==(const Holder&, const Holder&) = default;
  };
  FeatureKind kind;
  FeatureState state;
  int tiles;                             ///< on which it has segments
  std::vector<SegmentOnTable> segments;  ///< in reading order, those of one tile by their index
  std::vector<Holder> holders;           ///< seats with figures on it, ascending
  std::vector<Seat> owners;              ///< the holders with the majority, ascending
  /// Figures that stand there and hold nothing (a builder, a pig), by seat.
  std::vector<PieceOfSeat> companions;
  GoodsSeat goods;  ///< printed in the city: whoever completes it gets them (TRADERS-GOODS-01)
  std::optional<SurveyedFairy> fairy = {};
  /// What it brings if the game ends as things stand; nothing where it is complete.
  /// Of a field and where what owners get differs:
  /// what the first owner gets, or whoever's turn it is, as if no other feature competed with it.
  std::optional<Worth> now;
  /// What it brings if it is completed with the tiles that it has; nothing where it lasts.
  std::optional<Worth> finished;
};

/// A kind of tile that may lie on an empty cell.
struct FittingTile {
  TileId tile;
  int count;               ///< of them
  std::uint8_t rotations;  ///< bit per Rotation in which it may lie there, at least one
};

/// An empty cell beside a tile.
struct SurveyedCell {
  Cell cell;
  /// Tiles that are unseen or in hand and may lie there; none: nothing ever will.
  std::vector<FittingTile> fits;
};

/// Where the dragon may go next, whoever moves it (DRAGON-MOVE).
struct DragonReach {
  struct Move {
    Side direction;
    Cell cell;
    std::vector<PlacedPiece> eats;  ///< whom it would eat there, as the log would name them
  };
  Cell cell;       ///< where it is
  int steps_left;  ///< of its move; 0: it does not move now, and the steps are the first of its next move
  std::vector<Move> steps;  ///< from north clockwise
};

struct Survey {
  std::vector<SurveyedFeature> features;   ///< by their first segments
  std::vector<SurveyedCell> cells;         ///< in reading order
  std::vector<int> standing;               ///< by seat: the scores if the game ended now
  std::optional<DragonReach> dragon = {};  ///< while it is in play and the game goes on
};

/// The part of a survey that concerns one cell: the features of the tile there, or what may lie there. Keeps
/// what is told of the table as a whole.
Survey survey_of(Survey whole, Cell cell);

}  // namespace bastide
