// The members of a view: those that everybody sees, and one viewer's own.
#pragma once

#include "clock_codec.hpp"
#include "legal_codec.hpp"
#include "room_flag_rows.hpp"
#include "room_parts.hpp"
#include "rules_codec.hpp"
#include "table_codec.hpp"

#include <protocol/room_view.hpp>

namespace bastide::protocol {

constexpr auto describe(Type<TileCount>) {
  return std::tuple{key("count", &TileCount::count, kCount), key("tile", &TileCount::tile, kTile)};
}
constexpr std::uint64_t number_of(Type<TileCount>, const TileCount& left) {
  return std::uint64_t{left.tile} << 32 | static_cast<std::uint32_t>(left.count);
}
constexpr auto describe(Type<ForeseenScore>) {
  return std::tuple{
      key("seat", &ForeseenScore::seat, kSeat),        cell(&ForeseenScore::cell),
      key("feature", &ForeseenScore::feature, kSmall), key("points", &ForeseenScore::points, kCount),
      key("total", &ForeseenScore::total, kCount),     key("doubled", &ForeseenScore::doubled, kBoolean),
      key("takes", &ForeseenScore::takes, kBoolean)};
}
constexpr auto describe(Type<CastleOutlook>) {
  return std::tuple{sparse_key("empty_area", &CastleOutlook::empty_area, kCells),
                    key("keep_sizes", &CastleOutlook::keep_sizes, ListCodec<int, IntegerCodec<int>>{kCount}),
                    key("larger_keep", &CastleOutlook::larger_keep, kSeat),
                    sparse_key("pending_extents", &CastleOutlook::pending_extents,
                               ListCodec<Extent, StructCodec<Extent>>{}),
                    sparse_key("wall_tile_uses", &CastleOutlook::wall_tile_uses,
                               ListCodec<WallTileUse, NameCodec<WallTileUse>>{})};
}
constexpr auto describe(Type<ShuffleCard>) {
  return std::tuple{key("game_id", &ShuffleCard::game_id, kAnyText),
                    key("commitment", &ShuffleCard::commitment, kHex32),
                    key("entropy", &ShuffleCard::entropy, ListCodec<bool, BooleanCodec>{})};
}

constexpr auto describe(Type<RematchCard>) {
  constexpr ListCodec<std::optional<bool>, NullableCodec<bool, BooleanCodec>> kAnswers;
  return std::tuple{key("by", &RematchCard::by, kSeat), key("game_id", &RematchCard::game_id, kAnyText),
                    key("commitment", &RematchCard::commitment, kHex32),
                    key("accepted", &RematchCard::accepted, kAnswers)};
}

constexpr auto describe(Type<UndoCard>) {
  constexpr ListCodec<std::optional<bool>, NullableCodec<bool, BooleanCodec>> kAnswers;
  return std::tuple{key("by", &UndoCard::by, kSeat), key("accepted", &UndoCard::accepted, kAnswers)};
}

constexpr auto describe(Type<WebhookCard>) {
  return std::tuple{key("form", &WebhookCard::form, NameCodec<WebhookForm>{}),
                    sparse_key("only_end", &WebhookCard::only_end, kBoolean)};
}

constexpr auto describe(Type<VoteCard>) {
  return std::tuple{key("seat", &VoteCard::seat, kSeat),
                    key("votes", &VoteCard::votes, ListCodec<bool, BooleanCodec>{}),
                    key("needed", &VoteCard::needed, kCount)};
}

constexpr ListCodec<ScoringWay, ListCodec<ForeseenScore, StructCodec<ForeseenScore>>> kWays;

constexpr NullableCodec<GameFinished, StructCodec<GameFinished>> kResult;

/// The part of a game's view that everybody sees.
constexpr auto describe(Type<View>) {
  return std::tuple{inlined(&View::table), key("result", &View::result, kResult),
                    key("tiles_left", &View::tiles_left, kCount), inlined_if_any(&View::castle)};
}

/// A game as a room shows it to everybody, with the room's count of steps.
struct ShownGame {
  const View& view;
  int step;
  bool counts = true;  ///< the room tells how many tiles are left
};
/// Omitted if the room does not tell them.
struct UnseenKey {
  static constexpr auto kRow = numbered_key("unseen", &View::unseen, StructCodec<TileCount>{});
  static constexpr std::string_view name = kRow.name;
  static void write(const ShownGame& from, JsonWriter& out) {
    if (from.counts) kRow.write(from.view, out);
  }
  static bool number(const ShownGame& from, std::vector<std::uint64_t>& numbers) {
    return from.counts && kRow.number(from.view, numbers);
  }
  static void write_some(const ShownGame& from, JsonWriter& out, ItemRange some) {
    kRow.write_some(from.view, out, some);
  }
};
constexpr auto describe(Type<ShownGame>) {
  constexpr auto kView = [](const ShownGame& game) -> const View& { return game.view; };
  return std::tuple{inlined_from<View>(kView), key("step", &ShownGame::step, kCount), UnseenKey{}};
}

/// The part of a game's view that one viewer sees: choices only the seat to act.
struct OwnGame {
  const View& view;
  bool to_act;
};
struct LegalKey {
  static constexpr std::string_view name = "legal";
  static void write(const OwnGame& from, JsonWriter& out) {
    static const std::vector<Action> kNone;
    write_member(out, name, LegalCodec{}, from.to_act ? from.view.legal : kNone);
  }
};
/// Omitted if nothing is foreseen.
struct WaysKey {
  static constexpr std::string_view name = "ways";
  static void write(const OwnGame& from, JsonWriter& out) {
    if (from.to_act && !from.view.ways.empty()) write_member(out, name, kWays, from.view.ways);
  }
};
/// Omitted if the viewer has no secrets.
struct OwnKey {
  static constexpr std::string_view name = "own";
  static void write(const OwnGame& from, JsonWriter& out) {
    if (from.view.own != OwnState{}) write_member(out, name, StructCodec<OwnState>{}, from.view.own);
  }
};
constexpr auto describe(Type<OwnGame>) { return std::tuple{LegalKey{}, OwnKey{}, WaysKey{}}; }

constexpr ListCodec<std::optional<SeatCard>, NullableCodec<SeatCard, StructCodec<SeatCard>>> kSeatCards;

/// All but `game`.
constexpr auto describe(Type<RoomView>) {
  constexpr auto kRules = [](const RoomView& view) -> const Rules& { return view.rules; };
  constexpr auto kChat = [](const RoomView& view) -> const std::vector<ChatLine>& { return view.chat; };
  constexpr auto kChatLines = list_of_structs<ChatLine>();
  return std::tuple{key("room", &RoomView::room, kRoomCode),
                    key("phase", &RoomView::phase, NameCodec<RoomPhase>{}),
                    key("number", &RoomView::number, kCount),
                    inlined(&RoomView::flags),
                    key("host", &RoomView::host, kSeat),
                    computed<RoomView>(keys::kRules, kRules, RulesCodec{}),
                    sparse_key("aids", &RoomView::aids, kAids),
                    sparse_key("pace", &RoomView::pace, kPace),
                    key("seats", &RoomView::seats, kSeatCards),
                    key("shuffle", &RoomView::shuffle, StructCodec<ShuffleCard>{}),
                    key("rematch", &RoomView::rematch, StructCodec<RematchCard>{}),
                    key("clock", &RoomView::clock, StructCodec<Clocks>{}),
                    key("skip", &RoomView::skip, StructCodec<VoteCard>{}),
                    key("hand_over", &RoomView::hand_over, StructCodec<VoteCard>{}),
                    key("undo", &RoomView::undo, StructCodec<UndoCard>{}),
                    key("broken_off", &RoomView::broken_off, StructCodec<BrokenOff>{}),
                    key("webhook", &RoomView::webhook, StructCodec<WebhookCard>{}),
                    computed<RoomView>("chat", kChat, kChatLines)};
}
constexpr auto describe(Type<OwnView>) {
  return std::tuple{key("you", &OwnView::you, NullableCodec<Seat, IntegerCodec<Seat>>{kSeat}),
                    sparse_key("push", &OwnView::push, ListCodec<std::string, AnyTextCodec>{}),
                    sparse_key("may_undo", &OwnView::may_undo, kBoolean)};
}

}  // namespace bastide::protocol
