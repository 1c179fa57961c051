#include "positions.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <stdexcept>

namespace bastide::test {

std::unique_ptr<Game> game_with(const Modules& modules, Names pile, const Options& options, int seats) {
  return started(forced_setup(rules_with(modules, options), seats, tiles(pile)));
}

StartTile lying(std::string_view tile, int x, int y, int rotation) {
  return {tile_named(tile),
          {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
          static_cast<Rotation>(rotation)};
}

std::unique_ptr<Game> from_layout(std::vector<StartTile> start, Names pile, const Options& options,
                                  const Modules& modules, int seats) {
  Setup setup = forced_setup(rules_with(modules, options), seats, tiles(pile));
  setup.start = std::move(start);
  return started(setup);
}

std::unique_ptr<Game> changed(const Game& game, const std::function<void(TableState&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot.table);
  return continued(game.setup(), snapshot);
}

std::unique_ptr<Game> with_pieces(const Game& game, const std::vector<PlacedPiece>& pieces) {
  return changed(game, [&](TableState& table) {
    for (const PlacedPiece& piece : pieces) {
      table.pieces.push_back(piece);
      --table.seats[piece.seat].supply[static_cast<std::size_t>(piece.piece)];
    }
  });
}

std::uint8_t feature_of(std::string_view name, FeatureKind kind) {
  const auto segments = tile(tile_named(name)).segments;
  const auto found = std::ranges::find(segments, kind, &Segment::kind);
  if (found == segments.end()) throw std::runtime_error("no such feature on " + std::string(name));
  return static_cast<std::uint8_t>(found - segments.begin());
}

PlacedPiece standing(Seat seat, PieceKind piece, std::string_view tile, FeatureKind kind, int x, int y) {
  return {seat, piece, {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, feature_of(tile, kind)};
}

Action as(PieceKind piece, Action action) {
  action.piece = piece;
  return action;
}

std::vector<Action> of_kind(const Game& game, ActionKind kind) {
  std::vector<Action> found = game.legal_actions();
  std::erase_if(found, [&](const Action& action) { return action.kind != kind; });
  return found;
}

Events lay_elsewhere(Game& game) {
  const auto placements = of_kind(game, ActionKind::place_tile);
  const Action north =
      *std::ranges::min_element(placements, {}, [](const Action& action) { return action.cell.y; });
  Events events = play(game, north);
  if (phase(game) != Phase::action) return events;
  const Events more = play(game, kPass);
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

const TableState& table_of(const Game& game) {
  static TableState table;
  return table = game.snapshot().table;
}

std::ptrdiff_t on_table(const Game& game, PieceKind piece) {
  return std::ranges::count(table_of(game).pieces, piece, &PlacedPiece::piece);
}

}  // namespace bastide::test
