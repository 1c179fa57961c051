// Goldmines: bars of gold on tiles, which go to whoever completes the features there (GOLD).
#include "carcassonne/modules/bridges_castles_and_bazaars/castles.hpp"
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <span>
#include <vector>

namespace bastide::carcassonne {
namespace goldmines {
namespace {

/// GOLD-COMP-01.
constexpr int kBars = GoldOnMap::max;

auto& on_map(auto& position) { return position.modules.gold_on_map; }
auto& in_hand(auto& position) { return position.modules.gold; }

/// The tile of each bar, by its index.
auto bars_on_map(const auto& position) {
  return std::span(on_map(position).tiles).first(on_map(position).count);
}

/// Bars that nobody has laid yet.
int bars_left(const auto& position) {
  const auto& taken = in_hand(position);
  return kBars - on_map(position).count - std::accumulate(taken.begin(), taken.end(), 0);
}

// --- Laying bars

std::uint16_t index_of(const auto& position, const TileOnTable& tile) {
  return static_cast<std::uint16_t>(&tile - position.tiles.data());
}

bool is_mine(const auto& turn, const TileOnTable& tile) {
  return (turn.book.facts(tile.tile).signs & sign(FeatureKind::goldmine)) != 0;
}

/// Calls visit(tile) for the tiles around the one placed last, by (y, x).
void for_each_around(const auto& position, auto visit) {
  const Cell mine = position.last_tile().cell;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      const Cell cell{static_cast<std::int16_t>(mine.x + x), static_cast<std::int16_t>(mine.y + y)};
      if (cell == mine) continue;
      if (const TileOnTable* const tile = tile_on(position, cell)) visit(*tile);
    }
  }
}

int tiles_around(const auto& position) {
  int count = 0;
  for_each_around(position, [&](const TileOnTable&) { ++count; });
  return count;
}

void put_bar(auto& position, std::uint16_t tile) {
  auto& bars = on_map(position);
  const auto end = bars.tiles.begin() + bars.count;
  const auto at = std::upper_bound(bars.tiles.begin(), end, tile);
  std::move_backward(at, end, end + 1);
  *at = tile;
  ++bars.count;
}

void lay_bar(auto& turn, const TileOnTable& tile) {
  auto& position = turn.position;
  put_bar(position, index_of(position, tile));
  turn.tell(GoldPlaced{position.turn_seat, tile.cell});
}

/// GOLD-PLACE-01, GOLD-PLACE-02.
Flow lay_bars(auto& turn) {
  auto& position = turn.position;
  if (!is_mine(turn, position.last_tile()) || bars_left(position) == 0) return Flow::goes_on;
  lay_bar(turn, position.last_tile());
  if (bars_left(position) == 0) return Flow::goes_on;
  const int around = tiles_around(position);
  if (around > 1) {
    position.phase = Phase::gold;
    return Flow::waits;
  }
  if (around == 1) for_each_around(position, [&](const TileOnTable& tile) { lay_bar(turn, tile); });
  return Flow::goes_on;
}

void add_choices(const auto& turn, ActionList& list) {
  for_each_around(turn.position, [&](const TileOnTable& tile) {
    list.push(Action{.kind = ActionKind::place_gold, .cell = tile.cell});
  });
}

void place(auto& turn, const Action& action) {
  lay_bar(turn, *tile_on(turn.position, action.cell));
  leave_step(turn);
}

Rejection explain_place(const auto&, const Action&) {
  return {Code::not_beside_mine, "The second bar goes to a tile around the goldmine just placed."};
}

// --- Taking bars

/// Whether the feature of this root has the tile among its own: of a monastery or garden all nine.
bool has_tile(const auto& turn, std::uint16_t root, std::uint16_t index) {
  const auto& position = turn.position;
  const TileOnTable& tile = position.tiles[index];
  if (is_surrounded_kind(position.nodes[root].kind)) {
    const Cell centre = position.tile_of(root).cell;
    return std::abs(tile.cell.x - centre.x) <= 1 && std::abs(tile.cell.y - centre.y) <= 1;
  }
  for (unsigned feature = 0; feature < turn.book.facts(tile.tile).features; ++feature)
    if (position.root(static_cast<std::uint16_t>(tile.first_node + feature)) == root) return true;
  return false;
}

/// By bar on the map: a bit for each seat that may take it.
using Claims = std::array<unsigned, GoldOnMap::max>;

/// GOLD-TAKE-01, MINIS-WITH-10.
Claims claims_on(const auto& turn, std::span<const std::uint16_t> completed) {
  const auto& position = turn.position;
  const auto bars = bars_on_map(position);
  Claims claims{};
  const auto claim = [&](unsigned seats, auto is_there) {
    for (std::size_t i = 0; i < bars.size(); ++i)
      if (is_there(bars[i])) claims[i] |= seats;
  };
  for (const std::uint16_t root : completed) {
    if (position.nodes[root].followers == 0) continue;
    unsigned seats = 0;
    for_each_owner(turn, std::span(&root, 1), [&](Seat seat) { seats |= 1u << seat; });
    if (seats != 0) claim(seats, [&](std::uint16_t tile) { return has_tile(turn, root, tile); });
  }
  for (const Castle& castle : castles::built_on(position)) {
    const Node& feature = position.nodes[position.root(castle.node)];
    if (feature.open != 0 || feature.followers == 0) continue;  // not scored now
    const castles::Fief fief = castles::fief_of(position, castle.node);
    claim(feature.followers, [&](std::uint16_t tile) { return fief.has(position.tiles[tile].cell); });
  }
  return claims;
}

/// The bar that the seat takes next, or kNone (GOLD-TAKE-02).
constexpr std::size_t kNone = GoldOnMap::max;
std::size_t next_bar(const auto& position, const Claims& claims, Seat seat) {
  const auto bars = bars_on_map(position);
  std::size_t best = kNone;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    if ((claims[i] >> seat & 1u) == 0) continue;
    const bool better = best == kNone || std::popcount(claims[i]) > std::popcount(claims[best]) ||
                        (std::popcount(claims[i]) == std::popcount(claims[best]) &&
                         reading_order(position.tiles[bars[i]].cell, position.tiles[bars[best]].cell) < 0);
    if (better) best = i;
  }
  return best;
}

/// By seat: which bars it takes, a bit each.
using Shares = std::array<unsigned, kSeatsMax>;

/// One bar at a time in seat order from the active seat (GOLD-TAKE-02).
Shares share_out(const auto& position, Claims claims) {
  Shares shares{};
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (unsigned i = 0; i < position.seats; ++i) {
      const auto seat = static_cast<Seat>((position.turn_seat + i) % position.seats);
      const std::size_t bar = next_bar(position, claims, seat);
      if (bar == kNone) continue;
      claims[bar] = 0;
      shares[seat] |= 1u << bar;
      goes_on = true;
    }
  }
  return shares;
}

void tell_taken(auto& turn, Seat seat, unsigned share) {
  if (!turn.log) return;
  const auto& position = turn.position;
  std::vector<Cell> cells;
  const auto bars = bars_on_map(position);
  for (std::size_t bar = 0; bar < bars.size(); ++bar)
    if (share >> bar & 1u) cells.push_back(position.tiles[bars[bar]].cell);
  std::ranges::sort(cells, by_cell);
  turn.log->push_back(GoldTaken{seat, std::popcount(share), std::move(cells)});
}

void take_gold(auto& turn, std::span<const std::uint16_t> completed) {
  auto& position = turn.position;
  auto& bars = on_map(position);
  if (bars.count == 0) return;
  const Shares shares = share_out(position, claims_on(turn, completed));
  unsigned gone = 0;
  for (unsigned i = 0; i < position.seats; ++i) {
    const auto seat = static_cast<Seat>((position.turn_seat + i) % position.seats);
    if (shares[seat] == 0) continue;
    tell_taken(turn, seat, shares[seat]);
    in_hand(position)[seat] =
        static_cast<std::uint8_t>(in_hand(position)[seat] + std::popcount(shares[seat]));
    gone |= shares[seat];
  }
  std::uint8_t kept = 0;
  for (unsigned i = 0; i < bars.count; ++i)
    if ((gone >> i & 1u) == 0) bars.tiles[kept++] = bars.tiles[i];
  std::fill(bars.tiles.begin() + kept, bars.tiles.begin() + bars.count, std::uint16_t{0});
  bars.count = kept;
}

/// GOLD-FINAL-01.
void score_gold(auto& turn) {
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const int bars = in_hand(position)[seat];
    Sheet sheet;
    sheet.add("gold", bars, bars >= 10 ? 4 : bars >= 7 ? 3 : bars >= 4 ? 2 : 1);
    award(turn, seat, sheet, FeatureKind::gold, ScoreReason::gold, [] { return Extent{}; });
  }
}

// --- What computers expect

/// Bars in hand are worth more with others; those on a feature come with it.
void expect_gold(const auto& turn, Prospects& seen) {
  seen.of = "gold";
  const auto& position = turn.position;
  const auto& weights = seen.weights.gold;
  for (Seat seat = 0; seat < position.seats; ++seat)
    seen.points[seat] += weights.in_hand * seen.time * in_hand(position)[seat];
  const auto bars = bars_on_map(position);
  if (bars.empty() || position.tiles_left == 0) return;
  auto known = position.no_nodes();
  for (const Prospects::Standing& piece : seen.pieces) {
    const FeatureKind kind = position.nodes[piece.root].kind;
    const bool pays = kind == FeatureKind::road || kind == FeatureKind::city || is_surrounded_kind(kind);
    if (!pays || known.test(piece.root)) continue;
    known.set(piece.root);
    const auto there =
        std::ranges::count_if(bars, [&](std::uint16_t tile) { return has_tile(turn, piece.root, tile); });
    if (there == 0) continue;
    int owners = 0;
    for_each_owner(turn, std::span(&piece.root, 1), [&](Seat) { ++owners; });
    for_each_owner(turn, std::span(&piece.root, 1), [&](Seat seat) {
      seen.points[seat] += weights.lying * static_cast<Expected>(there) * piece.closes / owners;
    });
  }
}

// --- Views, saves and the hash

void show(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  std::vector<Cell> cells;
  for (const std::uint16_t tile : bars_on_map(position)) cells.push_back(position.tiles[tile].cell);
  std::ranges::sort(cells, by_cell);
  auto& piles = table.gold.lying;
  for (const Cell cell : cells) {
    if (piles.empty() || piles.back().cell != cell) piles.push_back({cell, 0});
    ++piles.back().bars;
  }
  table.gold.left = static_cast<std::uint8_t>(bars_left(position));
  for (Seat seat = 0; seat < position.seats; ++seat) table.seats[seat].gold.bars = in_hand(position)[seat];
}

Result<> restore_piles(auto& position, const std::vector<GoldPile>& piles) {
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const auto& [cell, bars] = piles[i];
    const TileOnTable* const tile = tile_on(position, cell);
    if (!tile || (i > 0 && !by_cell(piles[i - 1].cell, cell)))
      return bad("Bars lie on tiles, by row and column, each tile once.", item("gold_on_map", i));
    if (bars < 1 || bars > bars_left(position))
      return bad("There are sixteen bars of gold.", item("gold_on_map", i));
    for (int bar = 0; bar < bars; ++bar) put_bar(position, index_of(position, *tile));
  }
  return {};
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const std::uint8_t bars = table.seats[seat].gold.bars;
    if (bars > bars_left(position)) return bad("There are sixteen bars of gold.", item("seats", seat));
    in_hand(position)[seat] = bars;
  }
  if (auto done = restore_piles(position, table.gold.lying); !done) return done;
  if (table.gold.left != bars_left(position))
    return bad("Each of the sixteen bars lies somewhere.", "gold_left");
  if (position.phase != Phase::gold) return {};
  const auto bars = bars_on_map(position);
  const bool is_asked = is_mine(turn, position.last_tile()) && tiles_around(position) > 1 &&
                        bars_left(position) > 0 && !bars.empty() && bars.back() == position.tile_count - 1;
  if (!is_asked) return bad("No bar is to be laid beside the last tile.", "phase");
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  for (const std::uint16_t tile : bars_on_map(position)) hash.mix(std::uint64_t{6} << 48 | tile);
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (const std::uint64_t bars = in_hand(position)[seat]; bars > 0)
      hash.mix(std::uint64_t{7} << 48 | bars << 8 | seat);
  }
}

/// GOLD-COMP-01.
void add_tiles(const Rules& rules, TileSupply& supply) { add_set("goldmines", rules.edition, supply.land()); }

constexpr auto kInstall = [](const Rules&, FullRoom auto& book) {
  book.steps.add(TurnStep::gold, bit(Phase::gold), lay_bars);
  book.offer(bit(Phase::gold), add_choices);
  book.rule(ActionKind::place_gold) = {place, bit(Phase::gold), explain_place};
  // Before the awards change hands and the mage leaves (EXP-SCORE-07).
  book.hooks.completed.insert(book.hooks.completed.begin(), take_gold);
  book.score_at_end(FinalStep::awards, score_gold);
  book.hooks.prospects.push_back(expect_gold);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
};

}  // namespace
}  // namespace goldmines

constinit const ModuleRow kGoldmines{
    .spec = {"goldmines", "Goldmines"}, .add_tiles = goldmines::add_tiles, .install = goldmines::kInstall};

}  // namespace bastide::carcassonne
