#include "castle/castle_scenario.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace bastide::test::castle {
namespace {

/// The deployment on the segment with this bit in the tile's present rotation; bits count at rotation 0.
template <class Wanted>
Action deployment_where(const Game& game, Wanted wanted) {
  const PlacedTile placed = game.snapshot().table.board.back();
  const auto segments = tile(placed.tile).segments;
  for (std::size_t index = 0; index < segments.size(); ++index)
    if (wanted(segments[index], placed.rotation)) return deploy(static_cast<int>(index));
  throw std::runtime_error("no such feature on " + std::string(tile(placed.tile).id));
}

Events then(Game& game, Events events, const Action& action) {
  const Events more = play(game, action);
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

}  // namespace

const GameKind& kind() {
  const GameKind* castle = find_game("castle");
  if (castle == nullptr) throw std::runtime_error("no game castle");
  return *castle;
}

Rules rules(const Options& options) {
  return accepted(kind().resolve({.game = "castle", .options = options}));
}

std::vector<TileId> tiles(std::initializer_list<std::string_view> names) {
  std::vector<TileId> ids;
  for (const std::string_view name : names) ids.push_back(kind().find_tile(name).value());
  return ids;
}

Setup forced_setup(std::vector<TileId> order, const Options& options, const WallTiles& wall_tiles) {
  const Rules resolved = rules(options);
  Setup setup{.rules = resolved,
              .seats = 2,
              .start = {},
              .forced = std::move(order),
              .end_after_forced = true,
              .piles = kind().piles(resolved)};
  setup.piles[1].items.assign(wall_tiles.begin(), wall_tiles.end());
  return setup;
}

Setup shuffled_setup(const Rules& rules, Random& random) {
  Setup setup{.rules = rules, .seats = 2, .start = {}, .forced = {}, .piles = kind().piles(rules)};
  for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
  return setup;
}

std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> names) {
  return started(forced_setup(tiles(names)));
}

std::unique_ptr<Game> changed(const Game& game, const std::function<void(Snapshot&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot);
  return continued(game.setup(), snapshot);
}

std::unique_ptr<Game> with_scores(const Game& game, int first, int second) {
  return changed(game, [&](Snapshot& snapshot) {
    snapshot.table.seats[0].score = first;
    snapshot.table.seats[1].score = second;
  });
}

std::unique_ptr<Game> with_corner_taken(const Game& game, Seat seat, int corner) {
  return changed(game, [&](Snapshot& snapshot) {
    TableState& table = snapshot.table;
    std::erase(table.corners_left, corner);
    const int number = game.setup().piles[1].items[static_cast<std::size_t>(corner)];
    table.wall_tiles.push_back({.seat = seat, .number = number, .turn = table.turn - 1, .used = false});
  });
}

Action herald(const Game& game, Side side) { return claim(game, FeatureKind::path, side); }

Action figure(const Game& game, Half half) {
  return deployment_where(game, [&](const Segment& segment, int rotation) {
    return (segment.halves >> (half - 2 * rotation + 8) % 8 & 1) != 0;
  });
}

Events lay(Game& game, int x, int y, int rotation) {
  Events events = play(game, place(x, y, rotation));
  return phase(game) == Phase::deploy ? then(game, std::move(events), kPass) : events;
}

Events lay_herald(Game& game, int x, int y, int rotation, Side side) {
  Events events = play(game, place(x, y, rotation));
  return then(game, std::move(events), herald(game, side));
}

Events lay_figure(Game& game, int x, int y, int rotation, Half half) {
  Events events = play(game, place(x, y, rotation));
  return then(game, std::move(events), figure(game, half));
}

Action score_next(int x, int y, int feature) {
  Action action = place(x, y, 0);
  action.kind = ActionKind::score_next;
  action.feature = static_cast<std::uint8_t>(feature);
  return action;
}

Action use_wall_tile(int number) {
  return Action{.kind = ActionKind::use_wall_tile, .number = static_cast<std::int16_t>(number)};
}

int keep_size(const Game& game, Seat seat) {
  for (const Keep& keep : game.snapshot().table.keeps)
    if (keep.seat == seat) return keep.size;
  return 0;
}

std::vector<int> points(const Events& events, Seat seat) {
  std::vector<int> all;
  for (const Scored& scored : only<Scored>(events))
    if (scored.seat == seat) all.push_back(scored.points);
  return all;
}

std::vector<int> corners(const Events& events, Seat seat) {
  std::vector<int> all;
  for (const WallTileTaken& taken : only<WallTileTaken>(events))
    if (taken.seat == seat) all.push_back(taken.corner);
  return all;
}

}  // namespace bastide::test::castle
