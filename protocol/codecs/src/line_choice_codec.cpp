#include <protocol/line_choice.hpp>

#include "action_codec.hpp"
#include "table_codec.hpp"
#include "view_rows.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json.hpp>

namespace bastide::protocol {
namespace {

constexpr std::string_view kActionsKey = "actions";
constexpr ListCodec<Action, ActionCodec> kActions{{}, 1};
constexpr ListCodec<TileCount, StructCodec<TileCount>> kTilesLeft;

}  // namespace

JsonText line_rules_text(const Rules& rules) { return {to_text(to_json(rules))}; }

JsonText line_choice_text(const View& view, int step) {
  return {written([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, kActionsKey, kActions, view.legal);
      write_member(out, keys::kGame, StructCodec<ShownGame>{}, ShownGame{view, step});
      write_member(out, "seat", kSeat, view.table.seat);
    });
  })};
}

Expected<View> read_line_choice(std::string_view text) {
  const auto json = parse(text, {.bytes_max = kLineChoiceBytesMax});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  const Value in(reading, *json, "");
  const Value game = in.field(keys::kGame);
  View view{.table = read_fields<TableState>(game),
            .tiles_left = kCount.read(game.field(key_name<&View::tiles_left>())),
            .unseen = kTilesLeft.read(game.field(UnseenKey::name)),
            .legal = kActions.read(in.field(kActionsKey))};
  return reading.result(std::move(view));
}

}  // namespace bastide::protocol
