#include "action_codec.hpp"

#include "codecs.hpp"
#include "fields.hpp"

#include <protocol/game_json.hpp>

#include <limits>

namespace bastide::protocol {
namespace {

constexpr WordCodec<ActionKind> kKind{&find_action, ErrorCode::unknown_type};
constexpr auto kType = key(keys::kType, &Action::kind, kKind);

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
  static constexpr std::string_view name = kRow.name;
  void read(const Value& in, Action& into) const {
    into.elsewhere = in.optional_field(keys::kX).exists() || in.optional_field(keys::kY).exists();
    if (into.elsewhere) kRow.read(in, into);
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.elsewhere) kRow.write(from, out);
  }
};

/// `corner`, or `feature` if the piece stands on no corner.
struct Stand {
  static constexpr auto kFeature = key("feature", &Action::feature, kSmall);
  static constexpr std::string_view name = "corner";  ///< no kind that has it has a key between the two
  void read(const Value& in, Action& into) const {
    if (const Value corner = in.optional_field(name); corner.exists())
      into.corner = kTileCorner.read(corner);
    else
      kFeature.read(in, into);
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.corner == Corner::none)
      kFeature.write(from, out);
    else
      write_member(out, name, kTileCorner, Corner{from.corner});
  }
};

/// Some bits of a byte, to which no row's member could point.
struct Direction {
  static constexpr std::string_view name = "direction";
  void read(const Value& in, Action& into) const { into.direction = SideCodec{}.read(in.field(name)); }
  void write(const Action& from, JsonWriter& out) const {
    write_member(out, name, SideCodec{}, Side{from.direction});
  }
};

/// Likewise.
struct FromSeat {
  static constexpr std::string_view name = "from_seat";
  void read(const Value& in, Action& into) const { into.from_seat = kSeat.read(in.field(name)) & 63u; }
  void write(const Action& from, JsonWriter& out) const {
    write_member(out, name, kSeat, Seat{from.from_seat});
  }
};

/// Likewise.
struct AlongAxis {
  static constexpr std::string_view name = "axis";
  void read(const Value& in, Action& into) const { into.axis = kAxis.read(in.field(name)); }
  void write(const Action& from, JsonWriter& out) const { write_member(out, name, kAxis, Axis{from.axis}); }
};

/// An object of its own, omitted if there is no bridge.
struct WithBridge {
  static constexpr std::string_view name = "bridge";
  void read(const Value& in, Action& into) const {
    const Value bridge = in.optional_field(name);
    if (!bridge.exists()) return;
    cell(&Action::to).read(bridge, into);
    AlongAxis{}.read(bridge, into);
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.axis == Axis::none) return;
    out.key(name);
    out.object_in_order([&] {
      AlongAxis{}.write(from, out);
      cell(&Action::to).write(from, out);
    });
  }
};

/// Likewise.
struct InQuarter {
  static constexpr std::string_view name = "quarter";
  void read(const Value& in, Action& into) const { into.quarter = kQuarter.read(in.field(name)); }
  void write(const Action& from, JsonWriter& out) const {
    write_member(out, name, kQuarter, Quarter{from.quarter});
  }
};

/// In the place of a number.
template <class Choice>
struct OneOf {
  WordCodec<Choice> words;
  static constexpr std::string_view name = "choice";
  void read(const Value& in, Action& into) const {
    into.number = static_cast<std::int16_t>(words.read(in.field(name)));
  }
  void write(const Action& from, JsonWriter& out) const {
    write_member(out, name, words, static_cast<Choice>(from.number));
  }
};

/// Likewise; omitted where figures of one kind alone stand there.
struct Which {
  static constexpr std::string_view name = "piece";
  void read(const Value& in, Action& into) const {
    if (const Value piece = in.optional_field(name); piece.exists()) into.number = which(kPiece.read(piece));
  }
  void write(const Action& from, JsonWriter& out) const {
    if (from.number != 0) write_member(out, name, kPiece, static_cast<PieceKind>(from.number - 1));
  }
};

template <class Row>
struct UsedRow {
  ActionFields field;
  Row row;
  std::string_view name = row.name;
};

constexpr std::int16_t kBidMax = std::numeric_limits<std::int16_t>::max();

constexpr ActionFields kFieldKind = 1u << 31;  ///< one more bit: every kind has it

/// The keys behind each bit of `fields(kind)`.
constexpr auto kRows = std::tuple{
    UsedRow{kFieldKind, kType},
    UsedRow{kFieldCell, cell(&Action::cell)},
    UsedRow{kFieldRotation, key("rotation", &Action::rotation, kRotation)},
    UsedRow{kFieldPiece, key("piece", &Action::piece, kPiece)},
    UsedRow{kFieldFeature, key("feature", &Action::feature, kSmall)},
    UsedRow{kFieldFromSeat, FromSeat{}},
    UsedRow{kFieldWallTile, key("wall_tile", &Action::number, IntegerCodec<std::int16_t>{0, 255})},
    UsedRow{kFieldDirection, Direction{}},
    UsedRow{kFieldSomeFeature, SomeFeature{}},
    UsedRow{kFieldOtherCell, OtherCell{}},
    UsedRow{kFieldStand, Stand{}},
    UsedRow{kFieldTo, key("to", &Action::to, CellPairCodec{})},
    UsedRow{kFieldNumber, key("number", &Action::number, whole_range<std::int16_t>)},
    UsedRow{kFieldQuarter, InQuarter{}},
    UsedRow{kFieldBridge, WithBridge{}},
    UsedRow{kFieldAxis, AlongAxis{}},
    UsedRow{kFieldIndex, key("index", &Action::feature, kSmall)},
    UsedRow{kFieldBid, key("bid", &Action::number, IntegerCodec<std::int16_t>{0, kBidMax})},
    UsedRow{kFieldFlockChoice, OneOf<FlockChoice>{kFlockChoice}},
    UsedRow{kFieldCropChoice, OneOf<CropChoice>{kCropChoice}},
    UsedRow{kFieldWhich, Which{}},
};

constexpr auto kInTheirOrder = std::make_index_sequence<std::tuple_size_v<decltype(kRows)>>{};
constexpr auto kByName = []<std::size_t... I>(std::index_sequence<I...>) {
  constexpr auto kOrder = order_by_name(kRows);
  return std::index_sequence<kOrder[I]...>{};
}(kInTheirOrder);

template <std::size_t... I, class Do>
void each_row(std::index_sequence<I...>, ActionFields used, Do&& visit) {
  ((used & std::get<I>(kRows).field ? visit(std::get<I>(kRows).row) : void()), ...);
}

}  // namespace

Action ActionCodec::read(const Value& in) const {
  Action action;
  const Value type = in.field(kType.name);
  if (!type.exists()) return action;
  action.kind = kKind.read(type);
  each_row(kInTheirOrder, fields(action.kind), [&](const auto& row) { row.read(in, action); });
  return action;
}

void ActionCodec::write_keys(const Action& action, JsonWriter& out) const {
  each_row(kInTheirOrder, fields(action.kind) | kFieldKind, [&](const auto& row) { row.write(action, out); });
}

void ActionCodec::write(const Action& action, JsonWriter& out) const {
  out.object_in_order([&] {
    each_row(kByName, fields(action.kind) | kFieldKind, [&](const auto& row) { row.write(action, out); });
  });
}

JsonText json_text(std::span<const Action> actions) {
  return {written([&](JsonWriter& out) { write_list<ActionCodec>(actions, out); })};
}

Json to_json(const Action& action) {
  return tree_of([&](JsonWriter& out) { ActionCodec{}.write(action, out); });
}
Json to_json(std::span<const Action> actions) { return Json::parse(json_text(actions).text); }

Expected<Action> read_action(const Json& json, std::string_view at) {
  Reading reading;
  return reading.result(ActionCodec{}.read(Value(reading, json, at)));
}

}  // namespace bastide::protocol
