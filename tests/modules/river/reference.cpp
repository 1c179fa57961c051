#include "modules/river/reference.hpp"

#include "reference/module.hpp"

namespace bastide::reference {
namespace {

constexpr int kStraight = 0;  // else 1 (right) or 3 (left): quarter turns clockwise

int opposite(int side) { return (side + 2) % 4; }

/// The side other than `known` through which the river leaves the tile; empty for source and lake.
std::optional<int> other_river_side(Laid laid, int known) {
  for (int side = 0; side < 4; ++side)
    if (side != known && edge(laid, side) == Edge::river) return side;
  return std::nullopt;
}

/// How the river turns on its way through a tile.
int turn(int side_in, int side_out) { return (side_out - opposite(side_in) + 4) % 4; }

/// The bends of the river upstream, from the last tile to the source, which is no curve.
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

/// Source or lake with two fields instead of the one that runs round the water (RIVER-FIELD-03).
std::vector<Segment> cut_along_the_river(const Tile& printed) {
  constexpr int n1 = 0, n2 = 1, e1 = 2, e2 = 3, s1 = 4, s2 = 5, w1 = 6, w2 = 7;
  std::vector<Segment> segments(printed.segments.begin(), printed.segments.end());
  Segment& north = segments.at(1);
  Segment south = north;
  north.halves = static_cast<std::uint8_t>(1 << w2 | 1 << n1 | 1 << n2 | 1 << e1);
  south.halves = static_cast<std::uint8_t>(1 << e2 | 1 << s1 | 1 << s2 | 1 << w1);
  segments.push_back(south);
  return segments;
}

std::span<const Segment> cut_ends(TileId id, const Rules& rules) {
  const Tile& printed = tile(id);
  const bool ends_a_river = printed.deck == Deck::spring || printed.deck == Deck::lake;
  if (!ends_a_river || rules.option("river_ends_join_fields") != 0) return {};
  static std::map<TileId, std::vector<Segment>> cut;
  if (!cut.contains(id)) cut[id] = cut_along_the_river(printed);
  return cut.at(id);
}

/// RIVER-PLACE-02, RIVER-UTURN-01.
std::optional<Code> river_refusal(const TableState& table, Spot spot, Laid laid, const Rules& rules) {
  const Deck deck = tile(laid.tile).deck;
  if (deck != Deck::river && deck != Deck::lake) return std::nullopt;
  const auto end = open_end(table);
  if (!end) return std::nullopt;  // RIVER-PLACE-06
  if (end->cell != spot) return Code::river_must_continue;
  if (turns_back(board_of(table), *end, laid, rules)) return Code::river_turns_back;
  return std::nullopt;
}

/// RIVER-NOFIT-01: waiting tiles go below the river tiles.
void put_below(Turn& turn) {
  TableState& table = turn.table();
  const Deck deck = tile(table.board.back().tile).deck;
  if (deck != Deck::river && deck != Deck::lake) return;
  table.set_below.insert(table.set_below.end(), table.set_aside.begin(), table.set_aside.end());
  table.set_aside.clear();
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

const Module kRiver{
    .name = "river",
    .segments = cut_ends,
    .placement_refusal = river_refusal,
    .sets_aside =
        [](TileId id, const Rules& rules) {
          return tile(id).deck == Deck::river && word(rules, "river_unplaceable") == "defer";
        },
    .placed = put_below,
};

}  // namespace bastide::reference
