#include <protocol/records/record.hpp>

#include <protocol/seed_streams.hpp>

#include <engine/game.hpp>

#include <algorithm>
#include <iterator>
#include <memory>

namespace bastide::protocol {
namespace {

Bytes32 seed_of(const Record& record) {
  if (record.proof) return derive_seed(record.proof->secret, record.proof->game_id, record.proof->entropy);
  return record.seed.value_or(Bytes32{});
}

/// Removes one copy from the first pile that has one.
void take(std::vector<Pile>& piles, TileId tile) {
  for (Pile& pile : piles) {
    if (!pile.of_tiles) continue;
    if (const auto copy = std::ranges::find(pile.items, tile); copy != pile.items.end()) {
      pile.items.erase(copy);
      return;
    }
  }
}

/// The tiles of an unusual start that come out of the piles. A tile that the opening layout has as well is
/// that copy, which was never in a pile.
std::vector<TileId> start_from_piles(const std::vector<StartTile>& start,
                                     const std::vector<StartTile>& usual) {
  std::vector<TileId> spare, taken;
  for (const StartTile& laid : usual) spare.push_back(laid.tile);
  for (const StartTile& laid : start) {
    if (const auto copy = std::ranges::find(spare, laid.tile); copy != spare.end())
      spare.erase(copy);
    else
      taken.push_back(laid.tile);
  }
  return taken;
}

constexpr std::string_view kWallTiles = "wall_tiles";
constexpr std::ptrdiff_t kCorners = 13;

Pile* wall_tiles_of(Setup& setup) {
  const auto found = std::ranges::find(setup.piles, kWallTiles, &Pile::name);
  return found == setup.piles.end() ? nullptr : &*found;
}

}  // namespace

Setup setup_of(const Record& record) {
  const auto usual = record.kind->opening_layout(record.rules);
  Setup setup{.rules = record.rules,
              .seats = static_cast<int>(record.seats.size()),
              .first_player = record.first_player.value_or(0),
              .start = record.start.value_or(usual),
              .piles = record.kind->piles(record.rules)};
  if (record.deck) {
    setup.forced = record.deck->order;
    setup.end_after_forced = !record.deck->then_shuffle;
    setup.buried = record.deck->buried;
  }
  setup.forced_chance = record.chance;
  for (const TileId tile : start_from_piles(setup.start, usual)) take(setup.piles, tile);
  for (const TileId tile : setup.forced) take(setup.piles, tile);
  for (const TileId tile : setup.buried) take(setup.piles, tile);
  const Bytes32 seed = seed_of(record);
  for (Pile& pile : setup.piles) shuffle(pile, seed);
  setup.chance = std::make_shared<const SeedStreams>(seed);
  if (record.deck && !record.deck->wall_tiles.empty()) {
    if (Pile* const wall = wall_tiles_of(setup)) wall->items = record.deck->wall_tiles;
  }
  return setup;
}

std::vector<std::uint16_t> wall_tiles_laid(const Setup& setup) {
  for (const Pile& pile : setup.piles) {
    if (pile.name == kWallTiles)
      return {pile.items.begin(),
              pile.items.begin() + std::min<std::ptrdiff_t>(kCorners, std::ssize(pile.items))};
  }
  return {};
}

ChanceValues values_of(const ChanceDraws& draws) {
  ChanceValues values;
  for (const auto& [stream, drawn] : draws) values.emplace(stream, drawn.values);
  return values;
}

Record make_record(const PlayedGame& game) {
  // A game that ended early may have ended in a step that the end of the deck would have skipped, so
  // its piles go on.
  const bool ended_early = game.result.ended != Ending::finished;
  return {.kind = &game.kind,
          .rules = game.setup.rules,
          .seats = game.seats,
          .first_player = game.setup.first_player,
          .proof = game.proof,
          .result = game.result,
          .deck = RecordDeck{.order = game.drawn,
                             .then_shuffle = ended_early,
                             .wall_tiles = wall_tiles_laid(game.setup),
                             .buried = game.snapshot.buried,
                             .returned = game.snapshot.reshuffle},
          .chance = values_of(game.snapshot.chance),
          .actions = game.actions,
          .aids = game.aids,
          .clock = game.clock,
          .stand_ins = game.stand_ins,
          .broken_off = game.broken_off,
          .undone = game.undone};
}

}  // namespace bastide::protocol
