// Shorthand for games with crop circles.
#pragma once

#include "positions.hpp"

#include <optional>

namespace bastide::test {

inline const Modules kWithCorn{"farmers", "corn_circles_1", "corn_circles_2"};
/// Farmers, these and both sets of Corn Circles.
Modules corn_and(std::initializer_list<std::string> more);

inline constexpr Action kAllAdd{.kind = ActionKind::crop_circle,
                                .number = static_cast<std::int16_t>(CropChoice::add)};
inline constexpr Action kAllRemove{.kind = ActionKind::crop_circle,
                                   .number = static_cast<std::int16_t>(CropChoice::remove)};

/// A follower joins the one on this feature of the tile there.
Action join(int x, int y, int feature, PieceKind piece = PieceKind::meeple);
/// The follower there goes home; its kind where several stand there.
Action call_home(int x, int y, int feature, std::optional<PieceKind> piece = std::nullopt);

/// How many legal actions of that kind there are.
std::ptrdiff_t answers(const Game& game, ActionKind kind);
/// The pieces on this feature of the tile there.
std::vector<PlacedPiece> figures_at(const Game& game, int x, int y, int feature);

}  // namespace bastide::test
