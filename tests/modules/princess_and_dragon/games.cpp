#include "modules/princess_and_dragon/games.hpp"

namespace bastide::test {

Modules with_dragon(const Modules& more) {
  Modules modules = kWithDragon;
  modules.insert(modules.end(), more.begin(), more.end());
  return modules;
}

Setup dragon_setup(Names pile, const Options& options, const Modules& more, int seats) {
  return forced_setup(rules_with(with_dragon(more), options), seats, tiles(pile));
}

std::unique_ptr<Game> with_dragon_pile(Names pile, const Options& options, const Modules& more, int seats) {
  return started(dragon_setup(pile, options, more, seats));
}

Action step(Side side) { return {.kind = ActionKind::move_dragon, .direction = side}; }

Action fairy_beside(const PlacedPiece& piece) {
  return {.kind = ActionKind::place_fairy, .feature = piece.feature, .cell = piece.cell};
}

Action without(const PlacedPiece& knight) {
  return {.kind = ActionKind::remove_knight, .feature = knight.feature, .cell = knight.cell};
}

std::vector<std::string> told(const Events& events) {
  std::vector<std::string> lines;
  for (const Event& event : events) {
    if (const auto* scored = std::get_if<Scored>(&event))
      lines.push_back(std::to_string(scored->seat) + " " + std::string(name(scored->feature)) + " " +
                      std::string(name(scored->reason)));
    if (std::holds_alternative<GoodsClaimed>(event)) lines.emplace_back("goods");
  }
  return lines;
}

}  // namespace bastide::test
