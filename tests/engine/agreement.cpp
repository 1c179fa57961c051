#include "agreement.hpp"

#include "properties.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"
#include "modules/tower/reference.hpp"

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
    const bool paid = scored.reason == ScoreReason::ransom && scored.points == -3;
    REQUIRE((scored.points > 0 || paid));
  }
}

int prisoners_of(const TableState& table, Seat owner, PieceKind piece) {
  int sum = 0;
  for (const Prisoners& some : table.tower.prisoners)
    if (some.owner == owner && some.piece == piece) sum += some.count;
  return sum;
}

int figures_of_kind(const Rules& rules, PieceKind piece) {
  switch (piece) {
    case PieceKind::meeple: return 7;
    case PieceKind::abbot: return rules.has("abbot") ? 1 : 0;
    case PieceKind::big_meeple: return rules.has("inns_and_cathedrals") ? 1 : 0;
    case PieceKind::builder: return rules.has("traders_and_builders") ? 1 : 0;
    case PieceKind::pig: return rules.has("traders_and_builders") && rules.has("farmers") ? 1 : 0;
    case PieceKind::mayor:
    case PieceKind::wagon: return rules.has("abbey_and_mayor") ? 1 : 0;
    case PieceKind::barn: return rules.has("abbey_and_mayor") && rules.has("farmers") ? 1 : 0;
  }
  return 0;
}

/// Figures are never created or lost: they are in the seat's supply, on the board or with captors
/// (BASE-COMP-02, ABBOT-COMP-01, INNS-COMP-03, TOWER-CAP-07).
void check_figures_conserved(const Rules& rules, const TableState& table) {
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    for (int kind = 0; kind < kPieceKinds; ++kind) {
      const auto piece = static_cast<PieceKind>(kind);
      const auto on_board = std::ranges::count_if(table.pieces, [&](const PlacedPiece& placed) {
        return placed.seat == seat && placed.piece == piece;
      });
      REQUIRE(table.seats[seat].supply[static_cast<std::size_t>(piece)] + on_board +
                  prisoners_of(table, seat, piece) ==
              figures_of_kind(rules, piece));
    }
  }
}

/// Tower pieces on the table are never removed or reused (TOWER-COMP-02, TOWER-ACT-03).
void check_tower_pieces_conserved(const Rules& rules, const TableState& table) {
  const auto seats = static_cast<int>(table.seats.size());
  int pieces = 0;
  for (const SeatState& seat : table.seats) pieces += seat.tower.pieces;
  for (const TowerOnBoard& tower : table.tower.towers) pieces += tower.height;
  REQUIRE(pieces == (rules.has("tower") ? seats * reference::stock_at_start(seats) : 0));
}

/// No two players hold each other's prisoners, except those in a pending exchange (TOWER-PRIS-03) or in one
/// at which the game was left (TOWER-PRIS-06); no player holds its own figures; no score is below zero
/// (TOWER-RANSOM-02).
void check_prisoners(const TableState& table) {
  int mutual = 0;
  for (Seat captor = 0; captor < table.seats.size(); ++captor) {
    REQUIRE(reference::held(table, captor, captor) == 0);
    REQUIRE(table.seats[captor].score >= 0);
    for (Seat owner = 0; owner < captor; ++owner)
      mutual += reference::held(table, captor, owner) > 0 && reference::held(table, owner, captor) > 0;
  }
  const bool may_be = table.phase == Phase::exchange || table.ended == Ending::resigned;
  REQUIRE(mutual <= (may_be ? 1 : 0));
}

/// Each abbey is in hand or on the table until the piles are empty; farmers share a field with a barn only
/// within a turn, which check_agreement sees in the model (ABBEY-COMP-02, ABBEY-LAST-01).
void check_abbeys(const Rules& rules, const TableState& table, bool drawn_out) {
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    const auto laid = std::ranges::count_if(table.board, [&](const PlacedTile& placed) {
      return placed.seat == seat && tile(placed.tile).deck == Deck::hand;
    });
    const auto abbeys = laid + (table.seats[seat].abbey.in_hand ? 1 : 0);
    REQUIRE(abbeys <= (rules.has("abbey_and_mayor") ? 1 : 0));
    if (!drawn_out) REQUIRE(abbeys == (rules.has("abbey_and_mayor") ? 1 : 0));
  }
}

/// Only figures on towers share the dragon's tile; the fairy does not either (DRAGON-EAT-06,
/// DRAGON-FAIRY-11).
void check_dragon_alone(const TableState& table) {
  const auto& [dragon, fairy, visited, steps_left] = table.dragon;
  if (!dragon) return;
  if (fairy) REQUIRE_FALSE(fairy->cell == *dragon);
  for (const PlacedPiece& piece : table.pieces) {
    if (!(piece.cell == *dragon) || piece.piece == PieceKind::barn) continue;
    const auto foundation = reference::foundation_at(table, piece.cell);
    REQUIRE((foundation && foundation->feature == piece.feature));
  }
}

void check_tiles_accounted_for(const Setup& setup, const Game& game) {
  const Snapshot now = game.snapshot();
  std::vector<TileId> order = reference::draw_order(setup, now.reshuffle);
  order.resize(static_cast<std::size_t>(now.drawn));
  REQUIRE(game.drawn() == order);
  const auto laid_from_hands = static_cast<std::size_t>(std::ranges::count_if(
      now.table.board, [](const PlacedTile& placed) { return tile(placed.tile).deck == Deck::hand; }));
  const std::size_t on_table =
      now.table.board.size() - laid_from_hands - setup.start.size() + now.table.discards.size() +
      now.table.set_aside.size() + now.table.set_below.size() + now.table.held_back.size() +
      (now.reshuffle ? now.reshuffle->tiles.size() : 0) + (now.table.tile != kNoTile ? 1 : 0);
  REQUIRE(on_table == order.size());
}

void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const reference::Outcome& expected) {
  check_outcome(game, events, expected, reference::legal_actions(setup, expected.after.table));
  const TableState now = game.snapshot().table;
  check_sums(events);
  check_figures_conserved(setup.rules, now);
  check_tower_pieces_conserved(setup.rules, now);
  check_prisoners(now);
  check_dragon_alone(now);
  check_abbeys(setup.rules, now, game.view(kNoSeat).tiles_left == 0);
  check_tiles_accounted_for(setup, game);
}

}  // namespace

int play_and_compare(std::uint64_t seed) {
  INFO("seed " << seed);
  RandomGame players(seed);
  const Setup& setup = players.setup();
  reference::Outcome expected = reference::begin(setup);
  auto [game, events] = started_with_events(setup);
  check_agreement(setup, *game, events, expected);
  game = players.gone_to_war(std::move(game));
  expected.after = game->snapshot();
  int actions = 0;
  for (; !game->over(); ++actions) {
    const auto [seat, action] = players.choose(*game);
    INFO("action " << actions << ": seat " << int{seat} << " " << text(action));
    REQUIRE_FALSE(reference::refusal(setup, expected.after.table, seat, action));
    expected = reference::apply(setup, expected.after, seat, action);
    events.clear();
    REQUIRE(game->apply(seat, action, events));
    check_agreement(setup, *game, events, expected);
  }
  check_end(*game, events);
  return actions;
}

}  // namespace bastide::test
