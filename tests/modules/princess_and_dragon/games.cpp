#include "modules/princess_and_dragon/games.hpp"

#include <algorithm>
#include <stdexcept>

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

Action step(Side side) { return Action{.kind = ActionKind::move_dragon, .direction = side}; }

Action fairy_beside(const PlacedPiece& piece) {
  return Action{.kind = ActionKind::place_fairy, .feature = piece.feature, .cell = piece.cell};
}

Action without(const PlacedPiece& knight) {
  return Action{.kind = ActionKind::remove_knight, .feature = knight.feature, .cell = knight.cell};
}

const DragonTable& dragon_of(const Game& game) {
  static DragonTable table;
  return table = game.snapshot().table.dragon;
}

Action fairy_to(const Game& game, int x, int y) {
  const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  for (const PlacedPiece& piece : game.snapshot().table.pieces)
    if (piece.cell == cell && piece.seat == game.to_act())
      return Action{.kind = ActionKind::place_fairy, .feature = piece.feature, .cell = cell};
  throw std::runtime_error("nobody stands there");
}

Action elsewhere(Action action, int x, int y) {
  action.elsewhere = true;
  action.cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  return action;
}

Events lay_alone(Game& game, int x, int y, int rotation) { return play(game, place(x, y, rotation)); }

std::vector<Scored> scored_for(const Events& events, ScoreReason reason) {
  std::vector<Scored> scored = only<Scored>(events);
  std::erase_if(scored, [&](const Scored& one) { return one.reason != reason; });
  return scored;
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
