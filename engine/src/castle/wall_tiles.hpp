// Taking wall tiles from the corners and using them (CASTLE-WALL).
#pragma once

#include "castle/rule_book.hpp"

#include <optional>
#include <vector>

namespace bastide::castle {

/// Takes the wall tile of the corner on which the seat's marker has stopped, if there is one
/// (CASTLE-WALL-01 to 03).
void land(const RuleBook& book, Position& position, Seat seat, Events* log);

/// The index into `held` of a wall tile of that number that the seat to act may use now (CASTLE-WALL-04,
/// CASTLE-WALL-05).
std::optional<std::uint8_t> usable(const Position& position, int number);
int usable_count(const Position& position, int number);
void use(Position& position, std::uint8_t held, Events* log);

/// What each of `held` is good for just now.
std::vector<WallTileUse> wall_tile_uses(const Position& position);

/// How many wall tiles of a number the seat still holds, including those taken in the last turn
/// (CASTLE-WALL-04).
int unused(const Position& position, Seat seat, int number);

/// The size of a seat's keep for the comparison at the end: two more for each unused wall tile 8
/// (CASTLE-WALL-T8); 0 without a keep.
int keep_size_at_end(const Position& position, Seat seat);

/// The wall tile that doubles this kind of feature; 0: none.
int doubling_tile(FeatureKind kind);

/// Whether the seat to act may double its points for this feature.
bool may_double(const Position& position, const Unscored& feature);

}  // namespace bastide::castle
