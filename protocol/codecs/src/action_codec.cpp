#include "action_codec.hpp"

#include "codecs.hpp"
#include "fields.hpp"

#include <protocol/game_json.hpp>

namespace bastide::protocol {
namespace {

constexpr std::string_view kType = "type";
constexpr WordCodec<ActionKind> kKind{&find_action, ErrorCode::unknown_type};

/// `feature`, omitted for the whole tile.
struct SomeFeature {
  static constexpr auto kRow = key("feature", &Action::feature, kSmall);
  static constexpr std::string_view name = kRow.name;
  void read(const Value& in, Action& into) const {
    if (in.optional_field(name).exists())
      kRow.read(in, into);
    else
      into.feature = kWholeTile;
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.feature != kWholeTile) kRow.write(from, out);
  }
};

/// `x` and `y`, omitted for the tile just placed.
struct OtherCell {
  static constexpr auto kRow = cell(&Action::cell);
  void read(const Value& in, Action& into) const {
    into.elsewhere = in.optional_field("x").exists() || in.optional_field("y").exists();
    if (into.elsewhere) kRow.read(in, into);
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.elsewhere) kRow.write(from, out);
  }
};

/// `corner`, or `feature` if the piece stands on no corner.
struct Stand {
  static constexpr auto kFeature = key("feature", &Action::feature, kSmall);
  static constexpr std::string_view kCorner = "corner";
  void read(const Value& in, Action& into) const {
    if (const Value corner = in.optional_field(kCorner); corner.exists())
      into.corner = kTileCorner.read(corner);
    else
      kFeature.read(in, into);
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.corner == Corner::none)
      kFeature.write(from, out);
    else
      write_member(out, kCorner, kTileCorner, Corner{from.corner});
  }
};

/// The keys behind each bit of `fields(kind)`.
constexpr auto kRows = std::tuple{
    std::pair{kFieldCell, cell(&Action::cell)},
    std::pair{kFieldRotation, key("rotation", &Action::rotation, kRotation)},
    std::pair{kFieldPiece, key("piece", &Action::piece, kPiece)},
    std::pair{kFieldFeature, key("feature", &Action::feature, kSmall)},
    std::pair{kFieldFromSeat, key("from_seat", &Action::from_seat, kSeat)},
    std::pair{kFieldWallTile, key("wall_tile", &Action::wall_tile, kSmall)},
    std::pair{kFieldDirection, key("direction", &Action::direction, SideCodec{})},
    std::pair{kFieldSomeFeature, SomeFeature{}},
    std::pair{kFieldOtherCell, OtherCell{}},
    std::pair{kFieldStand, Stand{}},
};

template <class Do>
void each_row(ActionKind kind, Do&& visit) {
  const ActionFields used = fields(kind);
  std::apply([&](const auto&... row) { ((used & row.first ? visit(row.second) : void()), ...); }, kRows);
}

}  // namespace

Action ActionCodec::read(const Value& in) const {
  Action action;
  const Value type = in.field(kType);
  if (!type.exists()) return action;
  action.kind = kKind.read(type);
  each_row(action.kind, [&](const auto& row) { row.read(in, action); });
  return action;
}

void ActionCodec::write_keys(const Action& action, JsonWriter& out) const {
  write_member(out, kType, kKind, action.kind);
  each_row(action.kind, [&](const auto& row) { row.write(action, out); });
}

void ActionCodec::write(const Action& action, JsonWriter& out) const {
  out.object([&] { write_keys(action, out); });
}

JsonText json_text(std::span<const Action> actions) {
  return {written([&](JsonWriter& out) { write_list<ActionCodec>(actions, out); })};
}

Json to_json(const Action& action) {
  return tree_of([&](JsonWriter& out) { ActionCodec{}.write(action, out); });
}
Json to_json(std::span<const Action> actions) { return Json::parse(json_text(actions).text); }

Expected<Action> read_action(const Json& json, std::string at) {
  Reading reading;
  return reading.result(ActionCodec{}.read(Value(reading, json, std::move(at))));
}

}  // namespace bastide::protocol
