// The River: twelve tiles that are laid first and continue the river from its open end (RIVER).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::carcassonne {
namespace {

using UTurn = RiverRules::UTurn;

constexpr unsigned kStraight = 0;

constexpr unsigned opposite(unsigned side) { return (side + 2) % kSides; }

/// The side by which the river leaves a tile that it enters through `entry`, in the given rotation; `entry`
/// itself if the river ends there.
unsigned outlet(const TileFacts& facts, Rotation rotation, unsigned entry) {
  for (unsigned side = 0; side < kSides; ++side) {
    const bool river =
        (facts.pattern >> (16 * rotation + 4 * side) & 0xF) == static_cast<std::uint64_t>(Edge::river);
    if (river && side != entry) return side;
  }
  return entry;
}

/// How a river tile entered through `entry` bends: 0 straight, 1 right, 3 left (RIVER-UTURN-01).
constexpr unsigned bend(unsigned entry, unsigned exit) { return (exit + kSides - opposite(entry)) % kSides; }

/// The first side by which the river leaves a tile towards an empty cell; kSides if there is none.
unsigned open_side(const auto& turn, const TileOnTable& tile) {
  const std::uint64_t pattern = turn.book.facts(tile.tile).pattern >> (16 * tile.rotation);
  unsigned side = 0;
  while (side < kSides && ((pattern >> (4 * side) & 0xF) != static_cast<std::uint64_t>(Edge::river) ||
                           tile_on(turn.position, neighbour(tile.cell, static_cast<int>(side)))))
    ++side;
  return side;
}

/// Notes the bend of the river's last tile and of the last curve upstream. The
/// source is no curve (RIVER-UTURN-02).
void look_upstream(const auto& turn, const TileOnTable& last, RiverState& river) {
  river.last_bend = river.last_curve = kStraight;
  unsigned exit = river.heading;
  for (const TileOnTable* tile = &last; river.last_curve == kStraight;) {
    const unsigned entry = outlet(turn.book.facts(tile->tile), tile->rotation, exit);
    if (entry == exit) return;
    river.last_curve = static_cast<std::uint8_t>(bend(entry, exit));
    if (tile == &last) river.last_bend = river.last_curve;
    tile = tile_on(turn.position, neighbour(tile->cell, static_cast<int>(entry)));
    if (!tile) return;
    exit = opposite(entry);
  }
}

/// RIVER-PLACE-03, RIVER-PLACE-06: keeps the open end up to date; of several,
/// the one of the last tile counts.
void follow_river(auto& turn) {
  auto& position = turn.position;
  const TileFacts& laid = turn.book.facts(position.last_tile().tile);
  if (laid.deck == Deck::land || laid.deck == Deck::hand) return;
  RiverState& river = position.modules.river;
  river = {};
  for (unsigned i = position.tile_count; i-- > 0;) {
    const TileOnTable& tile = position.tiles[i];
    const unsigned side = open_side(turn, tile);
    if (side == kSides) continue;
    river.flowing = true;
    river.heading = static_cast<std::uint8_t>(side);
    river.open = neighbour(tile.cell, static_cast<int>(side));
    return look_upstream(turn, tile, river);
  }
}

bool goes_on_river(const Tile& tile) { return tile.deck == Deck::river || tile.deck == Deck::lake; }

/// RIVER-PLACE-02 and RIVER-UTURN-01.
Verdict continues_river(const auto& turn, Cell cell, Rotation rotation) {
  const RiverState& river = turn.position.modules.river;
  const TileFacts& facts = turn.book.facts(turn.position.tile);
  if (!river.flowing) return std::nullopt;
  if (cell != river.open)
    return Refusal{Code::river_must_continue, "A river tile must continue the river at its open end."};
  if (facts.deck == Deck::lake) return std::nullopt;  // the lake is no curve (RIVER-UTURN-02)
  const unsigned entry = opposite(river.heading);
  const unsigned turned = bend(entry, outlet(facts, rotation, entry));
  const UTurn rule = turn.book.modules.river.u_turn;
  const unsigned before = rule == UTurn::immediate ? river.last_bend : river.last_curve;
  if (rule != UTurn::off && turned != kStraight && turned == before)
    return Refusal{Code::river_turns_back, "The river may not turn twice to the same side like this."};
  return std::nullopt;
}

/// RIVER-FIELD-03: cuts the field of a source or lake along the line from the river's side to the opposite
/// one. The half with the first half-edge keeps its index; the other follows all printed features.
void cut_field(const Tile&, std::vector<Segment>& segments) {
  constexpr std::uint8_t kNorthernHalf = 0b1000'0111;
  const auto is_end = [](const Segment& segment) {
    return (segment.marks & (bit(Mark::spring) | bit(Mark::lake))) != 0;
  };
  if (std::none_of(segments.begin(), segments.end(), is_end)) return;
  for (std::size_t i = segments.size(); i-- > 0;) {
    if (segments[i].kind != FeatureKind::field) continue;
    Segment southern = segments[i];
    southern.halves &= static_cast<std::uint8_t>(~kNorthernHalf);
    segments[i].halves &= kNorthernHalf;
    segments.push_back(southern);
  }
}

/// RIVER-NOFIT-01, `defer`.
bool waits_below(const auto& turn) { return turn.book.facts(turn.position.tile).deck == Deck::river; }

constexpr std::string_view kStartTile[] = {"remove", "shuffle"};
constexpr std::string_view kUTurn[] = {"immediate", "never_same_side", "off"};
constexpr std::string_view kUnplaceable[] = {"discard", "defer"};

constexpr OptionSpec kOptions[] = {
    {"river_start_tile", OptionType::word, {}, kStartTile, 0, "river"},
    {"river_uturn", OptionType::word, {}, kUTurn, 0, "river"},
    {"river_unplaceable", OptionType::word, {}, kUnplaceable, 0, "river"},
    {"river_ends_join_fields", OptionType::toggle, {}, {}, 1, "river"},
};

/// RIVER-SETUP-01 to 04: the source on the table, ten shuffled tiles, the lake, then the land.
void add_river(const Rules& rules, TileSupply& supply) {
  Pile river{"river", {}}, lake{"lake", {}};
  const StartTile usual = supply.opening.front();
  const auto opening = start_layout("river_1", rules.edition);
  supply.opening.assign(opening.begin(), opening.end());
  for (const SetEntry& entry : tile_set("river_1", rules.edition)) {
    const auto copies = static_cast<std::size_t>(entry.count);
    switch (tile(entry.tile).deck) {
      case Deck::river: river.items.insert(river.items.end(), copies, entry.tile); break;
      case Deck::lake: lake.items.insert(lake.items.end(), copies, entry.tile); break;
      case Deck::spring:
      case Deck::land:
      case Deck::hand:
      case Deck::castle:
      case Deck::discovery: break;
    }
  }
  if (rules.option("river_start_tile") == 1) supply.land().push_back(usual.tile);
  supply.piles.insert(supply.piles.begin(), {std::move(river), std::move(lake)});
}

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  book.modules.river.u_turn = static_cast<UTurn>(rules.option("river_uturn"));
  if (rules.option("river_ends_join_fields") == 0) book.hooks.printed.push_back(cut_field);
  book.hooks.tile_laid.push_back({sign(FeatureKind::river), follow_river});
  book.hooks.confines.push_back({goes_on_river, continues_river});
  if (rules.option("river_unplaceable") == 1) book.hooks.sets_aside.push_back(waits_below);
};

}  // namespace

constinit const ModuleRow kRiver{
    .spec = {"river", "The River"}, .options = kOptions, .add_tiles = add_river, .install = kInstall};

}  // namespace bastide::carcassonne
