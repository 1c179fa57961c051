#include <protocol/room_view.hpp>

#include "table_codec.hpp"

#include <protocol/game_json.hpp>

namespace bastide::protocol {

constexpr auto describe(Type<TileCount>) {
  return std::tuple{key("tile", &TileCount::tile, kTile), key("count", &TileCount::count, kCount)};
}
constexpr auto describe(Type<ForeseenScore>) {
  return std::tuple{
      key("seat", &ForeseenScore::seat, kSeat),        cell(&ForeseenScore::cell),
      key("feature", &ForeseenScore::feature, kSmall), key("points", &ForeseenScore::points, kCount),
      key("total", &ForeseenScore::total, kCount),     key("doubled", &ForeseenScore::doubled, kBoolean),
      key("takes", &ForeseenScore::takes, kBoolean)};
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

/// Placements cell by cell with their rotations, which is how a client shows them; everything else one by one.
Json legal_to_json(const std::vector<Action>& legal) {
  if (legal.empty()) return nullptr;
  Json placements = Json::array(), actions = Json::array();
  const Cell* last = nullptr;
  for (const Action& action : legal) {
    if (action.kind != ActionKind::place_tile) {
      actions.push_back(to_json(action));
      continue;
    }
    if (!last || *last != action.cell)
      placements.push_back({{"x", action.cell.x}, {"y", action.cell.y}, {"rotations", Json::array()}});
    placements.back()["rotations"].push_back(action.rotation);
    last = &action.cell;
  }
  return {{"placements", std::move(placements)}, {"actions", std::move(actions)}};
}

Json game_to_json(const View& view, int step) {
  Json game = StructCodec<TableState>{}.write(view.table);
  game["step"] = step;
  game["tiles_left"] = view.tiles_left;
  game["unseen"] = list_of_structs<TileCount>().write(view.unseen);
  game["legal"] = legal_to_json(view.legal);
  if (!view.ways.empty())
    game["ways"] =
        ListCodec<ScoringWay, ListCodec<ForeseenScore, StructCodec<ForeseenScore>>>{}.write(view.ways);
  game["result"] = NullableCodec<GameFinished, StructCodec<GameFinished>>{}.write(view.result);
  return game;
}

}  // namespace

Json to_json(const RoomView& view) {
  Json json = StructCodec<RoomView>{}.write(view);
  json["rules"] = to_json(view.rules);
  json["game"] = view.game ? game_to_json(*view.game, view.step) : Json(nullptr);
  return json;
}

}  // namespace bastide::protocol
