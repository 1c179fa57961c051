#include "modules/corn_circles_1/games.hpp"

#include <algorithm>

namespace bastide::test {

Modules corn_and(std::initializer_list<std::string> more) {
  Modules modules = kWithCorn;
  modules.insert(modules.end(), more);
  return modules;
}

Action join(int x, int y, int feature, PieceKind piece) {
  return {.kind = ActionKind::crop_add,
          .piece = piece,
          .feature = static_cast<std::uint8_t>(feature),
          .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

Action call_home(int x, int y, int feature, std::optional<PieceKind> piece) {
  return {.kind = ActionKind::crop_remove,
          .feature = static_cast<std::uint8_t>(feature),
          .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
          .number = piece ? which(*piece) : std::int16_t{0}};
}

std::ptrdiff_t answers(const Game& game, ActionKind kind) {
  return std::ranges::count(game.legal_actions(), kind, &Action::kind);
}

std::vector<PlacedPiece> figures_at(const Game& game, int x, int y, int feature) {
  std::vector<PlacedPiece> found = table_of(game).pieces;
  std::erase_if(found, [&](const PlacedPiece& piece) {
    return piece.cell != Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)} ||
           piece.feature != feature;
  });
  return found;
}

}  // namespace bastide::test
