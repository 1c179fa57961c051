// Castles: small cities whose knights stay as lords, until a feature in the fief is completed
// (BRIDGES-CASTLE). The segments of a castle are no city any more. While it has a lord its feature is open,
// so that nothing takes it for complete; when it has been scored it is complete for ever.
#pragma once

#include "carcassonne/farms.hpp"
#include "carcassonne/modules/bridges_castles_and_bazaars/stock.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>

namespace bastide::carcassonne::castles {

auto& state_of(auto& position) { return position.modules.castles; }
auto built_on(auto& position) { return std::span(state_of(position).built).first(state_of(position).count); }

/// The two segments of a castle or small city.
struct Halves {
  std::uint16_t one, other;
};
Halves halves_of(const auto& position, std::uint16_t node) { return {node, position.nodes[node].next}; }

bool has_lord(const auto& position, const Castle& castle) { return !is_free(position, castle.node); }

// --- Building

/// Whether the segment is one half of a city that might become a castle, by what is printed.
bool is_base(const auto& turn, std::uint16_t node) {
  const auto& position = turn.position;
  const TileFacts& facts = turn.book.facts(position.tile_of(node).tile);
  const std::uint8_t feature = position.feature_index(node);
  const bool barred = facts.marked[static_cast<std::size_t>(Mark::no_castle)] >> feature & 1u;
  return facts.open[feature] == 1 && !barred;
}

/// BRIDGES-CASTLE-01: this segment, on the tile placed last, is one half of a small city.
bool is_small_city(const auto& turn, std::uint16_t node) {
  const auto& position = turn.position;
  const Node& city = position.nodes[position.root(node)];
  if (city.kind != FeatureKind::city || city.open != 0 || city.size != 2) return false;
  const auto [one, other] = halves_of(position, node);
  return position.nodes[one].tile != position.nodes[other].tile && is_base(turn, one) && is_base(turn, other);
}

/// Who may turn this small city into a castle (BRIDGES-CASTLE-02, EXP-MIX-18).
std::optional<Seat> builder_of(const auto& turn, std::uint16_t node) {
  const auto& position = turn.position;
  const std::uint16_t root = position.root(node);
  const unsigned followers = position.nodes[root].followers;
  if (std::popcount(followers) != 1) return std::nullopt;
  const auto seat = static_cast<Seat>(std::countr_zero(followers));
  Followers weights{};
  add_weights(turn, root, weights);
  if (weights[seat] == 0 || state_of(position).left[seat] == 0) return std::nullopt;
  return seat;
}

/// Asks this seat about its small cities from this feature of the tile placed last on, then the others in
/// turn order, up to the one before the active seat (BRIDGES-CASTLE-03).
Flow ask_about_sites(auto& turn, Seat seat, unsigned feature) {
  auto& position = turn.position;
  const TileOnTable& tile = position.last_tile();
  const TileFacts& facts = turn.book.facts(tile.tile);
  unsigned sites = 0;
  for (unsigned bits = facts.closing; bits != 0; bits &= bits - 1) {
    const auto site = static_cast<unsigned>(std::countr_zero(bits));
    if (is_small_city(turn, static_cast<std::uint16_t>(tile.first_node + site))) sites |= 1u << site;
  }
  for (bool is_first = true; sites != 0 && (is_first || seat != position.turn_seat); is_first = false) {
    for (unsigned bits = sites >> feature << feature; bits != 0 && !has_resigned(position, seat);
         bits &= bits - 1) {
      const auto site = static_cast<unsigned>(std::countr_zero(bits));
      if (builder_of(turn, static_cast<std::uint16_t>(tile.first_node + site)) != seat) continue;
      position.seat = seat;
      position.phase = Phase::castle;
      state_of(position).site = static_cast<std::uint8_t>(site);
      return Flow::waits;
    }
    feature = 0;
    seat = behind(position, seat);
  }
  position.seat = position.turn_seat;
  state_of(position).site = 0;
  return Flow::goes_on;
}

Flow offer_castles(auto& turn) { return ask_about_sites(turn, turn.position.turn_seat, 0); }

/// The seat that is asked has answered.
void ask_on(auto& turn) {
  const auto& position = turn.position;
  if (ask_about_sites(turn, position.seat, state_of(position).site + 1u) == Flow::goes_on) leave_step(turn);
}

std::uint16_t site_of(const auto& position) {
  return static_cast<std::uint16_t>(position.last_tile().first_node + state_of(position).site);
}

void add_castle(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto [one, other] = halves_of(position, site_of(position));
  for (const std::uint16_t node : {one, other})
    list.push(Action{.kind = ActionKind::build_castle,
                     .feature = position.feature_index(node),
                     .cell = position.tile_of(node).cell});
}

std::vector<Cell> cells_of(const auto& position, std::uint16_t node) {
  return extent_of(position, position.root(node)).tiles;
}

/// The segments become a castle (BRIDGES-CASTLE-04).
void found(auto& turn, std::uint16_t node, Seat seat) {
  auto& position = turn.position;
  const auto [one, other] = halves_of(position, node);
  state_of(position).built[state_of(position).count++] = {std::min(one, other), seat};
  position.nodes[one].kind = position.nodes[other].kind = FeatureKind::castle;
  position.nodes[position.root(node)].open = 1;
}

void build(auto& turn, const Action&) {
  auto& position = turn.position;
  const std::uint16_t node = site_of(position), root = position.root(node);
  --state_of(position).left[position.seat];
  found(turn, node, position.seat);
  if (turn.log) turn.log->push_back(CastleBuilt{position.seat, cells_of(position, node)});
  for (const auto turned_castle : turn.book.hooks.turned_castle) turned_castle(turn, root);
  take_off(
      turn,
      [&](const PieceOnTable& piece) {
        return position.root(piece.node) == root && !turn.book.rule(piece.piece).holds;
      },
      [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::alone); });
  ask_on(turn);
}

Rejection explain_castle(const auto&, const Action&) {
  return {Code::no_small_city, "Only the small city that was asked about becomes a castle now."};
}

// --- Scoring

/// BRIDGES-CASTLE-06: by a tile laid after the one that built it.
bool may_score(const auto& position, const Castle& castle) {
  const auto [one, other] = halves_of(position, castle.node);
  const unsigned last = position.tile_count - 1u;
  return has_lord(position, castle) && position.nodes[one].tile != last && position.nodes[other].tile != last;
}

/// BRIDGES-CASTLE-05: the cells of a fief, with the castle's own.
struct Fief {
  Cell from, to;
  bool has(Cell cell) const {
    return from.x <= cell.x && cell.x <= to.x && from.y <= cell.y && cell.y <= to.y;
  }
};

Fief fief_of(const auto& position, std::uint16_t node) {
  const auto [one, other] = halves_of(position, node);
  const Cell a = position.tile_of(one).cell, b = position.tile_of(other).cell;
  const int wide = a.x == b.x, high = a.y == b.y;
  return {{static_cast<std::int16_t>(std::min(a.x, b.x) - wide),
           static_cast<std::int16_t>(std::min(a.y, b.y) - high)},
          {static_cast<std::int16_t>(std::max(a.x, b.x) + wide),
           static_cast<std::int16_t>(std::max(a.y, b.y) + high)}};
}

bool lies_in(const auto& position, std::uint16_t root, const Fief& fief) {
  bool found = false;
  for_each_segment(position, root,
                   [&](std::uint16_t node) { found |= fief.has(position.tile_of(node).cell); });
  return found;
}

/// A castle with a lord, and what it is going to be paid in this turn.
struct Claim {
  FeatureOrder order;
  std::uint16_t root;
  Fief fief;
  int points = 0;
};
using Claims = InplaceList<Claim, CastlesState::max>;

/// In the order of the log (BRIDGES-CASTLE-13).
Claims claims_on(const auto& position) {
  Claims claims;
  for (const Castle& castle : built_on(position)) {
    if (!may_score(position, castle)) continue;
    const std::uint16_t root = position.root(castle.node);
    claims.push({order_of(position, root), root, fief_of(position, root)});
  }
  std::ranges::sort(claims, by_order);
  return claims;
}

/// Notes for each castle the best of the features that are completed in its fief (BRIDGES-CASTLE-06 to 08).
void claim_features(const auto& turn, Claims& claims) {
  const auto& position = turn.position;
  Closed closed;
  find_closed(turn, closed);
  find_surrounded(turn, closed);
  for (const std::uint16_t root : std::span(closed.roots).first(closed.count)) {
    int points = -1;
    for (Claim& claim : claims) {
      if (!lies_in(position, root, claim.fief)) continue;
      if (points < 0) {
        const auto tiles = static_cast<int>(tiles_of(position, root).count());
        bool owned = turn.book.modules.castles.unowned;
        if (!owned) for_each_owner(turn, std::span(&root, 1), [&](Seat) { owned = true; });
        points = owned ? sheet_of(turn, root, tiles, ScoreReason::completed).total() : 0;
      }
      claim.points = std::max(claim.points, points);
    }
  }
}

void pay(auto& turn, const Claim& claim) {
  auto& position = turn.position;
  const auto seat = static_cast<Seat>(std::countr_zero(unsigned{position.nodes[claim.root].followers}));
  Sheet sheet;
  sheet.add("castle", claim.points);
  award(turn, seat, sheet, FeatureKind::castle, ScoreReason::castle,
        [&] { return extent_of(position, claim.root); });
  for (const auto scored : turn.book.hooks.scored)
    scored(turn, claim.root, ScoreReason::castle, claim.points);
}

/// BRIDGES-CASTLE-09: castles that are paid now are features for those that are not, round by round.
[[gnu::noinline]] bool pay_claims(auto& turn, Claims& claims) {
  auto& position = turn.position;
  claim_features(turn, claims);
  std::array<bool, CastlesState::max> paid{};
  bool any = false;
  for (bool goes_on = true; goes_on; any |= goes_on) {
    goes_on = false;
    std::array<bool, CastlesState::max> now{};
    for (std::size_t i = 0; i < claims.size(); ++i) {
      if (paid[i] || claims[i].points == 0) continue;
      pay(turn, claims[i]);
      now[i] = goes_on = true;
    }
    for (std::size_t i = 0; i < claims.size(); ++i) paid[i] |= now[i];
    for (std::size_t source = 0; source < claims.size(); ++source) {
      for (std::size_t i = 0; now[source] && i < claims.size(); ++i) {
        if (!paid[i] && lies_in(position, claims[source].root, claims[i].fief))
          claims[i].points = std::max(claims[i].points, claims[source].points);
      }
    }
  }
  for (std::size_t i = 0; i < claims.size(); ++i)
    if (paid[i]) position.nodes[claims[i].root].open = 0;
  return any;
}

bool pay_castles(auto& turn) {
  if (state_of(turn.position).count == 0) return false;
  Claims claims = claims_on(turn.position);
  return !claims.empty() && pay_claims(turn, claims);
}

/// BRIDGES-CASTLE-11: the lords of castles that have been scored.
void send_lords_home(auto& turn) { return_pieces(turn); }

// --- Farms

/// Castles with a lord: the others are complete anyway.
void add_castles(const auto& turn, std::uint16_t field, auto& cities) {
  const auto& position = turn.position;
  if (state_of(position).count == 0) return;
  for_each_segment(position, field, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    for (unsigned bits = turn.book.facts(tile.tile).cities[position.feature_index(node)]; bits != 0;
         bits &= bits - 1) {
      const auto city = position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
      if (position.nodes[city].kind == FeatureKind::castle) cities.set(city);
    }
  });
}

/// BRIDGES-FARM-01.
int castle_worth(const auto& turn, std::uint16_t city, std::span<const std::uint16_t>, Seat, int) {
  return turn.position.nodes[city].kind == FeatureKind::castle;
}

bool has_castles(const auto& turn, std::span<const std::uint16_t>, Seat) {
  return state_of(turn.position).count > 0;
}

// --- What computers expect

/// A lord waits for the first feature in his fief; a castle in stock may still be built.
void expect_castles(const auto& turn, Prospects& seen) {
  seen.of = "castles";
  const auto& position = turn.position;
  const Expected comes = std::min(1.0, seen.turns / 4);
  for (const Castle& castle : built_on(position)) {
    if (!has_lord(position, castle)) continue;
    const auto seat =
        static_cast<Seat>(std::countr_zero(unsigned{position.nodes[position.root(castle.node)].followers}));
    seen.points[seat] += seen.weights.castles.scores * comes;
  }
}

// --- Views, saves and the hash

void show(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  for (const Castle& castle : built_on(position))
    table.castles.built.push_back({castle.seat, cells_of(position, castle.node), has_lord(position, castle)});
  if (position.phase == Phase::castle) table.castles.site = state_of(position).site;
  for (Seat seat = 0; seat < position.seats; ++seat)
    table.seats[seat].castles.left = state_of(position).left[seat];
}

/// The segment of the first of these cells that makes a small city with the second; empty if there is none.
std::optional<std::uint16_t> city_between(const auto& turn, const std::vector<Cell>& cells) {
  const auto& position = turn.position;
  if (cells.size() != 2) return std::nullopt;
  const auto end = position.tiles.begin() + position.tile_count;
  const auto tile =
      std::find_if(position.tiles.begin(), end, [&](const TileOnTable& one) { return one.cell == cells[0]; });
  if (tile == end) return std::nullopt;
  for (unsigned bits = turn.book.facts(tile->tile).closing; bits != 0; bits &= bits - 1) {
    const auto node = static_cast<std::uint16_t>(tile->first_node + std::countr_zero(bits));
    if (is_small_city(turn, node) && cells_of(position, node) == cells) return node;
  }
  return std::nullopt;
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  auto& state = state_of(position);
  std::array<int, kSeatsMax> all{};
  for (std::size_t i = 0; i < table.castles.built.size(); ++i) {
    const auto& [seat, cells, lord] = table.castles.built[i];
    const auto node = city_between(turn, cells);
    if (!node || seat >= position.seats || ++all[seat] > stock_at_start(position))
      return bad("No castle can be there.", item("castles", i));
    const bool has_lord = position.nodes[position.root(*node)].followers == 1u << seat;
    if (lord != has_lord || (!lord && !is_free(position, *node)))
      return bad("Its builder's followers are the lords of a castle.", item("castles", i));
    found(turn, *node, seat);
    if (!lord) position.nodes[position.root(*node)].open = 0;
  }
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const std::uint8_t left = table.seats[seat].castles.left;
    if (left + all[seat] != stock_at_start(position))
      return bad("Each castle is in stock or on the table.", item("seats", seat));
    state.left[seat] = left;
  }
  const auto& site = table.castles.site;
  const TileOnTable& last = position.last_tile();
  if (site.has_value() != (position.phase == Phase::castle))
    return bad("A small city may become a castle only in that step.", "castle_site");
  if (!site) return {};
  state.site = *site;
  if (*site >= turn.book.facts(last.tile).features || !is_small_city(turn, site_of(position)) ||
      builder_of(turn, site_of(position)) != position.seat)
    return bad("The seat to act can build no castle there.", "castle_site");
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) hash.mix(state_of(position).left[seat]);
  for (const Castle& castle : built_on(position))
    hash.mix(std::uint64_t{castle.node} << 16 | std::uint64_t{castle.seat} << 1 | has_lord(position, castle));
  if (position.phase == Phase::castle) hash.mix(state_of(position).site);
}

void install(const Rules& rules, auto& book) {
  book.sheltering |= bit(FeatureKind::castle);  // BRIDGES-CASTLE-12
  book.modules.castles.unowned = rules.option("castle_unowned") != 0;
  book.hooks.begin.push_back([](auto& turn) {
    auto& position = turn.position;
    std::fill_n(state_of(position).left.begin(), position.seats, stock_at_start(position));
  });
  book.hooks.renumbered.push_back([](auto& turn, std::uint16_t from) {
    for (Castle& castle : built_on(turn.position)) castle.node += castle.node >= from;
  });
  book.steps.add(TurnStep::castle, bit(Phase::castle), offer_castles);
  book.rule(Phase::castle).decline = ask_on;
  book.offer(bit(Phase::castle), add_castle);
  book.rule(ActionKind::build_castle) = {build, bit(Phase::castle), explain_castle};
  book.hooks.paid_besides.push_back(pay_castles);
  book.hooks.sent_home.push_back(send_lords_home);
  book.hooks.cities_touched.push_back(add_castles);
  book.hooks.city_worth.push_back({"castles", castle_worth, has_castles, true});
  book.hooks.prospects.push_back(expect_castles);
  book.hooks.show.push_back(show);
  // First of all, since other modules ask who stands in a castle.
  book.hooks.restore.insert(book.hooks.restore.begin(), restore);
  book.hooks.hash.push_back(mix_in);
}

}  // namespace bastide::carcassonne::castles
