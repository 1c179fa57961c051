#include "agreement.hpp"

#include "module_rows.hpp"
#include "properties.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <numeric>

namespace bastide::test {
namespace {

/// The lines of a sheet add up to its points.
void check_sums(const Events& events) {
  for (const Scored& scored : only<Scored>(events)) {
    const auto add = [](int sum, const ScoreLine& line) { return sum + line.points; };
    REQUIRE(std::accumulate(scored.lines.begin(), scored.lines.end(), 0, add) == scored.points);
    const bool paid = std::ranges::any_of(module_rows(), [&](const ModuleRow* row) {
      return row->holds.is_paid && row->holds.is_paid(scored);
    });
    REQUIRE((scored.points > 0 || paid));
  }
}

int held_elsewhere(const TableState& table, Seat owner, PieceKind piece) {
  int sum = 0;
  for (const ModuleRow* row : module_rows())
    if (row->holds.held_elsewhere) sum += row->holds.held_elsewhere(table, owner, piece);
  return sum;
}

using Figures = decltype(SeatState::supply);

/// Figures are never created or lost: they are in the seat's supply, on the board or where a module keeps
/// them (BASE-COMP-02, ABBOT-COMP-01, INNS-COMP-03, TOWER-CAP-07).
void check_figures_conserved(const Figures& at_start, const TableState& table) {
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    for (std::size_t kind = 0; kind < at_start.size(); ++kind) {
      const auto piece = static_cast<PieceKind>(kind);
      const auto on_board = std::ranges::count_if(table.pieces, [&](const PlacedPiece& placed) {
        return placed.seat == seat && placed.piece == piece;
      });
      REQUIRE(table.seats[seat].supply[kind] + on_board + held_elsewhere(table, seat, piece) ==
              at_start[kind]);
    }
  }
}

void check_tiles_accounted_for(const Setup& setup, const Game& game) {
  const Snapshot now = game.snapshot();
  std::vector<TileId> order = reference::draw_order(setup, now.reshuffle);
  order.resize(static_cast<std::size_t>(now.drawn));
  REQUIRE(game.drawn() == order);
  const auto laid_from_hands = static_cast<std::size_t>(std::ranges::count_if(
      now.table.board, [](const PlacedTile& placed) { return tile(placed.tile).deck == Deck::hand; }));
  const auto& auction = now.table.bazaar.auction;
  const auto at_bazaars = static_cast<std::size_t>(std::ranges::count_if(
      now.table.seats, [](const SeatState& seat) { return seat.bazaar.bought.has_value(); }));
  const std::size_t on_table =
      (auction ? auction->tiles.size() : 0) + at_bazaars + now.table.board.size() - laid_from_hands -
      setup.start.size() + now.table.discards.size() + now.table.set_aside.size() +
      now.table.set_below.size() + now.table.held_back.size() +
      (now.reshuffle ? now.reshuffle->tiles.size() : 0) + (now.table.tile != kNoTile ? 1 : 0);
  REQUIRE(on_table == order.size());
}

void check_agreement(const Setup& setup, const Figures& at_start, const Game& game, const Events& events,
                     const reference::Outcome& expected) {
  check_outcome(game, events, expected, reference::legal_actions(setup, expected.after.table));
  check_sums(events);
  check_figures_conserved(at_start, game.snapshot().table);
  for (const ModuleRow* row : module_rows())
    if (row->holds.check) row->holds.check(setup, game);
  check_tiles_accounted_for(setup, game);
}

}  // namespace

int play_and_compare(std::uint64_t seed) {
  INFO("seed " << seed);
  RandomGame players(seed);
  const Setup& setup = players.setup();
  reference::Outcome expected = reference::begin(setup);
  const Figures at_start = expected.after.table.seats.front().supply;
  auto [game, events] = started_with_events(setup);
  check_agreement(setup, at_start, *game, events, expected);
  game = players.advanced(std::move(game));
  expected.after = game->snapshot();
  int actions = 0;
  for (; !game->over(); ++actions) {
    const auto [seat, action] = players.choose(*game);
    INFO("action " << actions << ": seat " << int{seat} << " " << text(action));
    REQUIRE_FALSE(reference::refusal(setup, expected.after.table, seat, action));
    expected = reference::apply(setup, expected.after, seat, action);
    events.clear();
    REQUIRE(game->apply(seat, action, events));
    check_agreement(setup, at_start, *game, events, expected);
  }
  check_end(*game, events);
  return actions;
}

}  // namespace bastide::test
