#include "modules/abbey_and_mayor/games.hpp"

namespace bastide::test {

std::vector<StartTile> layout_with_a_hole() {
  return {lying("D", 0, 0),     lying("X", -1, 0),   lying("E", 0, -1, 2), lying("B", 0, 1),
          lying("E", 1, -1, 2), lying("E", 1, 1, 2), lying("U", 2, 1, 1),  lying("U", 2, 0, 1)};
}

std::unique_ptr<Game> around_a_hole(Names pile, const Options& options, const Modules& modules, int seats) {
  return from_layout(layout_with_a_hole(), pile, options, modules, seats);
}

std::unique_ptr<Game> from_layout(std::vector<StartTile> start, Names pile, const Options& options) {
  return from_layout(std::move(start), pile, options, kWithAbbeys);
}

Action abbey_at(int x, int y) {
  return Action{.kind = ActionKind::place_abbey,
                .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

Action barn_at(Corner corner) {
  return Action{.kind = ActionKind::deploy, .piece = PieceKind::barn, .corner = corner};
}

Action wagon_to(int x, int y, int feature) {
  return Action{.kind = ActionKind::move_wagon,
                .feature = static_cast<std::uint8_t>(feature),
                .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

}  // namespace bastide::test
