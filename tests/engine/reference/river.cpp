#include "reference/river.hpp"

#include "reference/scoring.hpp"

namespace bastide::reference {
namespace {

constexpr int kStraight = 0;  // else 1 (right) or 3 (left): quarter turns clockwise

int opposite(int side) { return (side + 2) % 4; }

/// The side other than `known` through which the river leaves the tile; none on source and lake.
std::optional<int> other_river_side(Laid laid, int known) {
  for (int side = 0; side < 4; ++side)
    if (side != known && edge(laid, side) == Edge::river) return side;
  return std::nullopt;
}

/// How the river turns on its way through a tile.
int turn(int side_in, int side_out) { return (side_out - opposite(side_in) + 4) % 4; }

/// The turns of the river against its course, the last tile first, up to the source, which is no curve.
std::vector<int> turns_before(const Board& board, RiverEnd end) {
  std::vector<int> turns;
  Spot at = neighbour(end.cell, opposite(end.heading));
  int side_out = end.heading;
  while (board.contains(at)) {
    const auto side_in = other_river_side(board.at(at), side_out);
    if (!side_in) break;
    turns.push_back(turn(*side_in, side_out));
    at = neighbour(at, *side_in);
    side_out = opposite(*side_in);
  }
  return turns;
}

bool turns_back(const Board& board, RiverEnd end, Laid laid, const Rules& rules) {
  const auto side_out = other_river_side(laid, opposite(end.heading));
  if (!side_out) return false;  // the lake
  const int sense = turn(opposite(end.heading), *side_out);
  if (sense == kStraight) return false;
  std::vector<int> before = turns_before(board, end);
  if (word(rules, "river_uturn") == "off") return false;
  if (word(rules, "river_uturn") == "never_same_side") std::erase(before, kStraight);
  return !before.empty() && before.front() == sense;
}

}  // namespace

std::optional<RiverEnd> open_end(const TableState& table) {
  const Board board = board_of(table);
  for (auto placed = table.board.rbegin(); placed != table.board.rend(); ++placed)
    for (int side = 0; side < 4; ++side) {
      const Spot across = neighbour(spot(placed->cell), side);
      if (edge({placed->tile, placed->rotation}, side) == Edge::river && !board.contains(across))
        return RiverEnd{across, side};
    }
  return std::nullopt;
}

std::optional<Code> river_refusal(const TableState& table, Spot spot, Laid laid, const Rules& rules) {
  const Deck deck = tile(laid.tile).deck;
  if (!rules.has("river") || (deck != Deck::river && deck != Deck::lake)) return std::nullopt;
  const auto end = open_end(table);
  if (!end) return std::nullopt;  // RIVER-PLACE-06
  if (end->cell != spot) return Code::river_must_continue;
  if (turns_back(board_of(table), *end, laid, rules)) return Code::river_turns_back;
  return std::nullopt;
}

std::vector<Placement> legal_placements(const TableState& table, TileId tile, const Rules& rules) {
  std::vector<Placement> legal = placements(board_of(table), tile);
  std::erase_if(legal, [&](const Placement& placement) {
    return river_refusal(table, placement.spot, {tile, placement.rotation}, rules).has_value();
  });
  return legal;
}

}  // namespace bastide::reference
