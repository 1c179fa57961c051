#include <protocol/room_view.hpp>

#include "legal_codec.hpp"
#include "room_parts.hpp"
#include "rules_codec.hpp"
#include "table_codec.hpp"

namespace bastide::protocol {

constexpr auto describe(Type<TileCount>) {
  return std::tuple{key("count", &TileCount::count, kCount), key("tile", &TileCount::tile, kTile)};
}
constexpr auto describe(Type<ForeseenScore>) {
  return std::tuple{
      key("seat", &ForeseenScore::seat, kSeat),        cell(&ForeseenScore::cell),
      key("feature", &ForeseenScore::feature, kSmall), key("points", &ForeseenScore::points, kCount),
      key("total", &ForeseenScore::total, kCount),     key("doubled", &ForeseenScore::doubled, kBoolean),
      key("takes", &ForeseenScore::takes, kBoolean)};
}
constexpr auto describe(Type<CastleOutlook>) {
  return std::tuple{sparse_key("empty_area", &CastleOutlook::empty_area, ListCodec<Cell, CellPairCodec>{}),
                    key("keep_sizes", &CastleOutlook::keep_sizes, ListCodec<int, IntegerCodec<int>>{kCount}),
                    key("larger_keep", &CastleOutlook::larger_keep, kSeat),
                    sparse_key("wall_tile_uses", &CastleOutlook::wall_tile_uses,
                               ListCodec<WallTileUse, NameCodec<WallTileUse>>{})};
}
constexpr auto describe(Type<ShuffleCard>) {
  return std::tuple{key("game_id", &ShuffleCard::game_id, kAnyText),
                    key("commitment", &ShuffleCard::commitment, kHex32),
                    key("entropy", &ShuffleCard::entropy, ListCodec<bool, BooleanCodec>{})};
}

constexpr ListCodec<ScoringWay, ListCodec<ForeseenScore, StructCodec<ForeseenScore>>> kWays;

constexpr ListCodec<TileCount, StructCodec<TileCount>> kTileCounts;
constexpr NullableCodec<GameFinished, StructCodec<GameFinished>> kResult;

/// Left out where nothing is foreseen.
struct WaysKey {
  static constexpr std::string_view name = "ways";
  static void write(const View& from, JsonWriter& out) {
    if (!from.ways.empty()) write_member(out, name, kWays, from.ways);
  }
};

constexpr auto describe(Type<View>) {
  return std::tuple{inlined(&View::table),
                    key("legal", &View::legal, LegalCodec{}),
                    key("result", &View::result, kResult),
                    key("tiles_left", &View::tiles_left, kCount),
                    key("unseen", &View::unseen, kTileCounts),
                    WaysKey{},
                    inlined_if_any(&View::castle)};
}

/// A game as a room shows it: with the steps that the room counts.
struct ShownGame {
  const View& view;
  int step;
};
constexpr auto describe(Type<ShownGame>) {
  constexpr auto kView = [](const ShownGame& game) -> const View& { return game.view; };
  return std::tuple{inlined_from<View>(kView), key("step", &ShownGame::step, kCount)};
}

struct GameKey {
  static constexpr std::string_view name = "game";
  static void write(const RoomView& from, JsonWriter& out) {
    out.key(name);
    from.game ? StructCodec<ShownGame>{}.write({*from.game, from.step}, out) : out.null();
  }
};
constexpr ListCodec<std::optional<SeatCard>, NullableCodec<SeatCard, StructCodec<SeatCard>>> kSeatCards;

constexpr auto describe(Type<RoomView>) {
  constexpr auto kRules = [](const RoomView& view) -> const Rules& { return view.rules; };
  return std::tuple{key("room", &RoomView::room, kRoomCode),
                    key("phase", &RoomView::phase, NameCodec<RoomPhase>{}),
                    key("number", &RoomView::number, kCount),
                    key("locked", &RoomView::locked, kBoolean),
                    key("host", &RoomView::host, kSeat),
                    key("you", &RoomView::you, NullableCodec<Seat, IntegerCodec<Seat>>{kSeat}),
                    computed<RoomView>("rules", kRules, RulesCodec{}),
                    key("seats", &RoomView::seats, kSeatCards),
                    key("shuffle", &RoomView::shuffle, StructCodec<ShuffleCard>{}),
                    GameKey{},
                    key("chat", &RoomView::chat, list_of_structs<ChatLine>())};
}

JsonText json_text(const RoomView& view) {
  return {written([&](JsonWriter& out) { StructCodec<RoomView>{}.write(view, out); })};
}

JsonText json_text(const View& game, int step) {
  return {written([&](JsonWriter& out) { StructCodec<ShownGame>{}.write({game, step}, out); })};
}

}  // namespace bastide::protocol
