// Taking wall tiles from the corners and using them (CASTLE-WALL).
#pragma once

#include "castle/rule_book.hpp"

#include <optional>

namespace bastide::castle {

/// Takes the wall tile of the corner on which the seat's marker has stopped, if there is one (CASTLE-WALL-01 to 03).
void land(Position& position, Seat seat, Events* log);

/// Index into `held` of a wall tile of that number that the seat to act may use now (CASTLE-WALL-04, CASTLE-WALL-05).
std::optional<std::uint8_t> usable(const Position& position, int number);
int usable_count(const Position& position, int number);
void use(Position& position, std::uint8_t held, Events* log);

/// The wall tile that doubles this kind of feature; 0 for none.
int doubling_tile(FeatureKind kind);

/// May the seat to act double what it scores for this feature?
bool may_double(const Position& position, const Pending& feature);

}  // namespace bastide::castle
