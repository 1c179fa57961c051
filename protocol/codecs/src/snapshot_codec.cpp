#include <protocol/seed_streams.hpp>
#include <protocol/snapshot.hpp>

#include "chance_codec.hpp"
#include "rules_codec.hpp"
#include "start_codec.hpp"
#include "table_codec.hpp"

#include <engine/game.hpp>

#include <memory>
#include <utility>

namespace bastide::protocol {

constexpr std::size_t kListMax = 10'000;

using TileListCodec = ListCodec<TileId, TileCodec>;
constexpr TileListCodec kTiles{{}, 0, kListMax};
constexpr ListCodec<std::uint16_t, IntegerCodec<std::uint16_t>> kNumbers{{1, 9}, 0, kListMax};  // wall tiles

/// `rules` and `piles` are separate: how they are read depends on the game.
constexpr auto describe(Type<Setup>) {
  return std::tuple{key("seats", &Setup::seats, IntegerCodec<int>{1, kSeatsMax}),
                    key("first_player", &Setup::first_player, kSeat),
                    key("start", &Setup::start, list_of_structs<StartTile>()),
                    key("forced", &Setup::forced, kTiles),
                    key("end_after_forced", &Setup::end_after_forced, kBoolean),
                    sparse_key("forced_chance", &Setup::forced_chance, kChanceValues),
                    sparse_key("to_bury", &Setup::buried, kTiles)};
}
constexpr auto describe(Type<bastide::Snapshot>) {
  return std::tuple{key("table", &bastide::Snapshot::table, StructCodec<TableState>{}),
                    key("drawn", &bastide::Snapshot::drawn, kCount),
                    key("returned", &bastide::Snapshot::reshuffle, StructCodec<Reshuffle>{}),
                    sparse_key("chance", &bastide::Snapshot::chance, kChanceDraws),
                    sparse_key("own", &bastide::Snapshot::own, list_of_structs<OwnState>()),
                    sparse_key("buried_tiles", &bastide::Snapshot::buried, kTiles)};
}

namespace {

constexpr std::string_view kFormat = "format";
constexpr std::string_view kRules = "rules";
constexpr std::string_view kPiles = "piles";
constexpr std::string_view kEnded = "ended";
constexpr std::string_view kName = "name";
constexpr std::string_view kItems = "items";
constexpr std::string_view kSeed = "seed";
constexpr NullableCodec<Ending, WordCodec<Ending>> kEndedCodec{codec(field::ending{})};

/// The piles of these rules with the saved items. Names are compared, not copied.
std::vector<Pile> read_piles(const Value& in, const ResolvedRules& rules) {
  std::vector<Pile> piles = rules.kind->piles(rules.rules);
  const std::size_t count = in.items(piles.size(), piles.size());
  for (std::size_t i = 0; i < count; ++i) {
    const Value saved = in.item(i);
    const Value name = saved.field(kName);
    if (name.text() != piles[i].name) name.fail(ErrorCode::bad_value, "these rules have other piles");
    const Value items = saved.field(kItems);
    piles[i].items = piles[i].of_tiles ? kTiles.read(items) : kNumbers.read(items);
  }
  return piles;
}

struct PileCodec {
  void write(const Pile& pile, JsonWriter& out) const {
    out.object([&] {
      out.key(kItems);
      pile.of_tiles ? kTiles.write(pile.items, out) : kNumbers.write(pile.items, out);
      write_member(out, kName, kAnyText, pile.name);
    });
  }
};

SavedGame read_saved_game(Reading& reading, const Json& json) {
  const Value in(reading, json, "");
  const Value format = in.field(kFormat);
  if (format.text() != kSnapshotFormat) format.fail(ErrorCode::bad_value, "must be bastide-snapshot/1");
  ResolvedRules rules = read_rules(in.field(kRules));
  if (reading.failed()) return {};

  SavedGame saved{
      .kind = rules.kind, .setup = read_fields<Setup>(in), .snapshot = read_fields<bastide::Snapshot>(in)};
  saved.setup.piles = read_piles(in.field(kPiles), rules);
  saved.setup.rules = std::move(rules.rules);
  saved.snapshot.table.ended = kEndedCodec.read(in.field(kEnded));
  if (const Value seed = in.optional_field(kSeed); seed.exists())
    saved.setup.chance = std::make_shared<const SeedStreams>(kHex32.read(seed));
  return saved;
}

}  // namespace

Json to_json(const SavedGame& saved) {
  return tree_of([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, kFormat, kAnyText, kSnapshotFormat);
      write_member(out, kRules, RulesCodec{}, saved.setup.rules);
      write_fields(saved.setup, out);
      write_fields(saved.snapshot, out);
      out.key(kPiles);
      write_list<PileCodec>(saved.setup.piles, out);
      write_member(out, kEnded, kEndedCodec, saved.snapshot.table.ended);
      if (const auto* streams = dynamic_cast<const SeedStreams*>(saved.setup.chance.get()))
        write_member(out, kSeed, kHex32, streams->seed());
    });
  });
}

Expected<SavedGame> read_snapshot(const Json& json) {
  Reading reading;
  SavedGame saved = read_saved_game(reading, json);
  return reading.result(std::move(saved));
}

}  // namespace bastide::protocol
