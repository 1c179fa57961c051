#include "modules/bridges_castles_and_bazaars/games.hpp"

namespace bastide::test {

namespace {

Cell cell_at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

}  // namespace

Action place_with(int x, int y, int rotation, int bridge_x, int bridge_y, Axis axis) {
  Action action = place(x, y, rotation);
  action.to = cell_at(bridge_x, bridge_y);
  action.axis = axis;
  return action;
}

Action bridge(int x, int y, Axis axis) {
  return Action{.kind = ActionKind::place_bridge, .cell = cell_at(x, y), .axis = axis};
}

Action castle_at(int x, int y, int feature) {
  return Action{
      .kind = ActionKind::build_castle, .feature = static_cast<std::uint8_t>(feature), .cell = cell_at(x, y)};
}

std::unique_ptr<Game> with_castle(Names pile, const Options& options, const Modules& modules, int seats) {
  std::vector<TileId> order = tiles({"E"});
  for (const TileId tile : tiles(pile)) order.push_back(tile);
  auto game = started(forced_setup(rules_with(modules, options), seats, order));
  lay_and_claim(*game, 0, -1, 2, FeatureKind::city, Side::south);
  play(*game, castle_at(0, -1));
  return game;
}

}  // namespace bastide::test
