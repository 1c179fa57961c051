// The naive model: goldmines.
#include "reference/module.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace bastide::reference {
namespace {

constexpr int kBars = 16;
constexpr int kStep = 8;

using Bars = std::map<Spot, int>;

Bars bars_on(const TableState& table) {
  Bars bars;
  for (const GoldPile& pile : table.gold.lying) bars[spot(pile.cell)] += pile.bars;
  return bars;
}

void set_bars(TableState& table, const Bars& bars) {
  table.gold.lying.clear();
  for (const auto& [at, count] : bars)
    if (count > 0) table.gold.lying.push_back({cell(at), count});
}

// --- Laying bars

bool is_mine(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::goldmine; });
}

/// The tiles around the one placed last, by row and column.
std::set<Spot> beside_mine(const Setup& setup, const TableState& table) {
  const Board board = board_of(table, setup.rules);
  std::set<Spot> found;
  for (const Spot near : surroundings(spot(table.board.back().cell)))
    if (board.contains(near)) found.insert(near);
  return found;
}

void lay(Turn& turn, Spot at) {
  TableState& table = turn.table();
  Bars bars = bars_on(table);
  ++bars[at];
  set_bars(table, bars);
  --table.gold.left;
  turn.happened(GoldPlaced{table.turn_seat.value_or(table.seat), cell(at)});
}

/// GOLD-PLACE-01, GOLD-PLACE-02.
bool ask_for_second(Turn& turn) {
  TableState& table = turn.table();
  if (!is_mine(table.board.back().tile)) return false;
  if (table.gold.left == 0) return false;
  lay(turn, spot(table.board.back().cell));
  const std::set<Spot> around = beside_mine(turn.setup(), table);
  if (table.gold.left == 0 || around.empty()) return false;
  if (around.size() == 1) {
    lay(turn, *around.begin());
    return false;
  }
  table.phase = Phase::gold;
  return true;
}

std::vector<Action> choices_beside(const Setup& setup, const TableState& table) {
  std::vector<Action> all;
  if (table.phase != Phase::gold) return all;
  for (const Spot near : beside_mine(setup, table))
    all.push_back({.kind = ActionKind::place_gold, .cell = cell(near)});
  return all;
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, const Action& action) {
  const bool beside = beside_mine(setup, table).contains(spot(action.cell));
  return beside ? std::nullopt : std::optional(Code::not_beside_mine);
}

void place(Turn& turn, const Action& action) {
  lay(turn, spot(action.cell));
  turn.before_action(kStep);
}

// --- Taking bars

/// GOLD-TAKE-01: a monastery's or garden's are all nine.
std::set<Spot> cells_with_gold_of(const Feature& feature) {
  std::set<Spot> spots;
  for (const Place place : feature.places) spots.insert(place.spot);
  if (feature.kind == FeatureKind::monastery || feature.kind == FeatureKind::garden)
    for (const Spot near : surroundings(feature.places.begin()->spot)) spots.insert(near);
  return spots;
}

/// MINIS-WITH-10: six cells across and along.
std::set<Spot> cells_of_fief(const std::vector<Cell>& castle) {
  const Spot one = spot(castle[0]), other = spot(castle[1]);
  const int dx = other.x == one.x ? 1 : 0, dy = other.y == one.y ? 1 : 0;
  std::set<Spot> cells;
  for (const int side : {-1, 0, 1})
    for (const Spot at : {one, other}) cells.insert({at.y + side * dy, at.x + side * dx});
  return cells;
}

/// Who may take from each spot.
std::map<Spot, std::set<Seat>> claims(Turn& turn, const std::vector<Feature>& completed) {
  const TableState& table = turn.table();
  const Board board = board_of(table, turn.setup().rules);
  std::map<Spot, std::set<Seat>> claims;
  for (const Feature& feature : completed)
    for (const Seat seat : owners(board, {feature}, table.pieces, turn.setup().rules))
      for (const Spot at : cells_with_gold_of(feature)) claims[at].insert(seat);
  for (const Event& event : turn.events()) {
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr || scored->reason != ScoreReason::castle) continue;
    for (const Spot at : cells_of_fief(scored->tiles)) claims[at].insert(scored->seat);
  }
  return claims;
}

/// GOLD-TAKE-02: the spot with most claims, then the first by row and column.
std::optional<Spot> choice(const Bars& bars, const std::map<Spot, std::set<Seat>>& claims, Seat seat) {
  std::optional<Spot> best;
  for (const auto& [at, seats] : claims) {
    if (!seats.contains(seat) || !bars.contains(at) || bars.at(at) == 0) continue;
    if (!best || seats.size() > claims.at(*best).size()) best = at;
  }
  return best;
}

void take(Turn& turn, const std::vector<Feature>& completed) {
  TableState& table = turn.table();
  Bars bars = bars_on(table);
  const auto claimed = claims(turn, completed);
  std::map<Seat, std::vector<Spot>> taken;
  const Seat active = table.turn_seat.value_or(table.seat);
  const auto seats = static_cast<int>(table.seats.size());
  for (int idle = 0, at = 0; idle < seats; ++at) {
    const auto seat = static_cast<Seat>((active + at) % seats);
    const auto from = choice(bars, claimed, seat);
    idle = from ? 0 : idle + 1;
    if (!from) continue;
    --bars[*from];
    taken[seat].push_back(*from);
  }
  for (int at = 0; at < seats; ++at) {
    const auto seat = static_cast<Seat>((active + at) % seats);
    if (!taken.contains(seat)) continue;
    std::ranges::sort(taken[seat]);
    std::vector<Cell> cells;
    for (const Spot one : taken[seat]) cells.push_back(cell(one));
    const auto count = static_cast<int>(taken[seat].size());
    table.seats[seat].gold.bars = static_cast<std::uint8_t>(table.seats[seat].gold.bars + count);
    turn.happened(GoldTaken{seat, count, cells});
  }
  set_bars(table, bars);
}

/// GOLD-FINAL-01.
std::vector<Score> worth(const TableState& table, const Rules&) {
  constexpr int kEach[] = {0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
  std::vector<Score> scores;
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    const int bars = table.seats[seat].gold.bars;
    if (bars == 0) continue;
    const Sheet sheet{line("gold", bars, bars < 10 ? kEach[bars] : 4)};
    scores.push_back({seat, sheet, FeatureKind::gold, {}, ScoreReason::gold});
  }
  return scores;
}

}  // namespace

const Module kGoldmines{
    .name = "goldmines",
    .actions = {{ActionKind::place_gold, {Phase::gold}, refusal, place}},
    .phases = {{.phase = Phase::gold, .pass = nullptr}},
    .choices = choices_beside,
    .begin = [](const Setup&, TableState& table) { table.gold.left = kBars; },
    .before_action = {kStep, ask_for_second},
    .shares_out = take,
    .final_scores = {9, worth},
};

}  // namespace bastide::reference
