#include <protocol/room_view.hpp>

#include "action_codec.hpp"
#include "rules_codec.hpp"
#include "table_codec.hpp"

#include <functional>
#include <ranges>

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
constexpr auto describe(Type<SeatCard>) {
  return std::tuple{key("name", &SeatCard::name, kAnyText), key("colour", &SeatCard::colour, kColour)};
}
constexpr auto describe(Type<ShuffleCard>) {
  return std::tuple{key("game_id", &ShuffleCard::game_id, kAnyText),
                    key("commitment", &ShuffleCard::commitment, kHex32),
                    key("entropy", &ShuffleCard::entropy, ListCodec<bool, BooleanCodec>{})};
}
constexpr auto describe(Type<ChatLine>) {
  return std::tuple{key("n", &ChatLine::n, kLongCount), key("seat", &ChatLine::seat, kSeat),
                    key("name", &ChatLine::name, kAnyText), key("text", &ChatLine::text, kAnyText),
                    key("at", &ChatLine::at, kLongCount)};
}

constexpr auto describe(Type<RoomView>) {
  return std::tuple{key("room", &RoomView::room, kRoomCode),
                    key("phase", &RoomView::phase, NameCodec<RoomPhase>{}),
                    key("number", &RoomView::number, kCount),
                    key("locked", &RoomView::locked, kBoolean),
                    key("host", &RoomView::host, kSeat),
                    key("you", &RoomView::you, NullableCodec<Seat, IntegerCodec<Seat>>{kSeat}),
                    key("seats", &RoomView::seats,
                        ListCodec<std::optional<SeatCard>, NullableCodec<SeatCard, StructCodec<SeatCard>>>{}),
                    key("shuffle", &RoomView::shuffle, StructCodec<ShuffleCard>{}),
                    key("chat", &RoomView::chat, list_of_structs<ChatLine>())};
}

namespace {

constexpr ListCodec<ScoringWay, ListCodec<ForeseenScore, StructCodec<ForeseenScore>>> kWays;

constexpr bool places_tile(const Action& action) { return action.kind == ActionKind::place_tile; }

/// Placements cell by cell with their rotations, which is how a client shows them; everything else one by one.
struct LegalCodec {
  void write(const std::vector<Action>& legal, JsonWriter& out) const {
    if (legal.empty()) return out.null();
    out.object([&] {
      out.key("actions");
      write_list<ActionCodec>(legal | std::views::filter(std::not_fn(places_tile)), out);
      out.key("placements");
      out.array([&] {
        auto placements = legal | std::views::filter(places_tile);
        for (auto at = placements.begin(); at != placements.end();)
          at = write_cell(at, placements.end(), out);
      });
    });
  }

 private:
  /// The placements on the cell of `at`. Returns the first on another.
  template <class At>
  static At write_cell(At at, At end, JsonWriter& out) {
    const Cell cell = at->cell;
    out.object([&] {
      out.key("rotations");
      out.array([&] {
        for (; at != end && at->cell == cell; ++at) out.integer(at->rotation);
      });
      write_member(out, "x", whole_range<std::int16_t>, cell.x);
      write_member(out, "y", whole_range<std::int16_t>, cell.y);
    });
    return at;
  }
};

struct GameCodec {
  void write(const View& view, int step, JsonWriter& out) const {
    out.object([&] {
      write_fields(view.table, out);
      write_member(out, "legal", LegalCodec{}, view.legal);
      write_member(out, "result", NullableCodec<GameFinished, StructCodec<GameFinished>>{}, view.result);
      write_member(out, "step", kCount, step);
      write_member(out, "tiles_left", kCount, view.tiles_left);
      write_member(out, "unseen", list_of_structs<TileCount>(), view.unseen);
      if (!view.ways.empty()) write_member(out, "ways", kWays, view.ways);
      if (view.castle) write_fields(*view.castle, out);
    });
  }
};

}  // namespace

JsonText json_text(const RoomView& view) {
  return {written([&](JsonWriter& out) {
    out.object([&] {
      write_fields(view, out);
      write_member(out, "rules", RulesCodec{}, view.rules);
      out.key("game");
      view.game ? GameCodec{}.write(*view.game, view.step, out) : out.null();
    });
  })};
}

}  // namespace bastide::protocol
