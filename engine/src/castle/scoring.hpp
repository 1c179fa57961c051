// What features are worth and what happens when one is scored (CASTLE-VAL, CASTLE-MAJ, CASTLE-KEEP, CASTLE-WALL).
#pragma once

#include "castle/position.hpp"

#include <optional>
#include <vector>

namespace bastide::castle {

/// Tiles of a feature, start spaces included, each once (CASTLE-FEAT-02, CASTLE-FEAT-03).
int tiles_in(const Position& position, std::uint16_t root);
int markets_in(const Book& book, const Position& position, std::uint16_t root);
bool has_fountain(const Book& book, const Position& position, std::uint16_t root);

/// CASTLE-DONE-01 to 04: courts never are.
bool is_complete(const Position& position, std::uint16_t root);

/// Value of a complete path, tower or house; of a court its markets at 3 each.
int value_of(const Book& book, const Position& position, std::uint16_t root);

/// CASTLE-MAJ-01: the seat with more figures; kNoSeat on a tie and where nobody stands.
Seat leader(const Position& position, std::uint16_t root);

/// Features with figures that are complete, or that are not, in the order of the log.
std::vector<std::uint16_t> held_features(const Position& position, bool complete);

/// Index into `held` of a wall tile of that number that the seat to act may use now (CASTLE-WALL-04, CASTLE-WALL-05).
std::optional<std::uint8_t> usable(const Position& position, int number);
int usable_count(const Position& position, int number);
void use(Position& position, std::uint8_t held, Events* log);

/// The wall tile that doubles this kind of feature; 0 for none.
int doubling_tile(FeatureKind kind);

/// Adds points for a feature and logs them with their parts; nothing for 0 points.
void award(Position& position, Seat seat, std::optional<std::uint16_t> root, FeatureKind kind,
           ScoreReason reason, std::vector<ScoreLine> lines, Events* log);

/// Points, then the keep, then the landing (CASTLE-ORDER-03).
void score_completed(const Book& book, Position& position, const Pending& feature, bool doubled, Events* log);

/// CASTLE-RETURN-01.
void return_figures(Position& position, Events* log);

}  // namespace bastide::castle
