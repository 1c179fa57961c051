#include "broken_off_codec.hpp"
#include "chance_codec.hpp"
#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "json_scan.hpp"
#include "record_keys.hpp"
#include "rules_codec.hpp"
#include "seat_action_codec.hpp"
#include "start_codec.hpp"
#include "table_codec.hpp"
#include "undone_codec.hpp"

#include <protocol/records/record.hpp>

#include <fmt/format.h>

#include <utility>

namespace bastide::protocol {

constexpr std::size_t kListMax = 10'000;  // tiles or actions; far more than the largest board holds

struct FormatCodec {
  std::string_view format;
  std::string_view read(const Value& in) const {
    if (in.text() != format) in.fail(ErrorCode::bad_value, "must be " + std::string(format));
    return format;
  }
};

/// What follows after the forced tiles.
struct ThenCodec {
  static constexpr std::string_view kEnd = "end", kShuffle = "shuffle";
  bool read(const Value& in) const {
    const std::string& word = in.text();
    if (word != kEnd && word != kShuffle) in.fail(ErrorCode::bad_value, "must be end or shuffle");
    return word == kShuffle;
  }
  void write(bool shuffle, JsonWriter& out) const { out.text(shuffle ? kShuffle : kEnd); }
};

constexpr auto describe(Type<RecordSeat>) {
  return std::tuple{key(keys::kName, &RecordSeat::name, PersonTextCodec{kNameCharsMax}),
                    key("colour", &RecordSeat::colour, kColour),
                    key("computer", &RecordSeat::computer, kLevel),
                    sparse_key("program", &RecordSeat::program, kBoolean)};
}
/// 13 printed numbers, in the order of CASTLE-BOARD-04.
constexpr ListCodec<std::uint16_t, IntegerCodec<std::uint16_t>> kWallTiles{{1, 9}, 13, 13};

constexpr auto describe(Type<RecordDeck>) {
  return std::tuple{default_key("order", &RecordDeck::order, ListCodec<TileId, TileCodec>{{}, 0, kListMax}),
                    default_key("then", &RecordDeck::then_shuffle, ThenCodec{}),
                    sparse_key("wall_tiles", &RecordDeck::wall_tiles, kWallTiles),
                    sparse_key("buried", &RecordDeck::buried, ListCodec<TileId, TileCodec>{{}, 0, kListMax}),
                    key("returned", &RecordDeck::returned, StructCodec<Reshuffle>{})};
}
constexpr auto describe(Type<Proof>) {
  using EntropyCodec = NullableCodec<Bytes32, HexCodec<32>>;
  return std::tuple{
      key("game_id", &Proof::game_id, kHex16), key("secret", &Proof::secret, kHex32),
      key("commitment", &Proof::commitment, kHex32),
      key("entropy", &Proof::entropy, ListCodec<std::optional<Bytes32>, EntropyCodec>{{}, 1, kSeatsMax})};
}
/// After `format` and `rules`, in the order of a record's text.
constexpr auto describe(Type<Record>) {
  return std::tuple{
      key(keys::kSeats, &Record::seats, ListCodec<RecordSeat, StructCodec<RecordSeat>>{{}, 1, kSeatsMax}),
      sparse_key("played_elsewhere", &Record::played_elsewhere, kBoolean),
      sparse_key("aids", &Record::aids, kAids),
      key("clock", &Record::clock, kClockRule),
      sparse_key("stand_ins", &Record::stand_ins, ListCodec<StandIn, StructCodec<StandIn>>{{}, 0, kListMax}),
      sparse_key("undone", &Record::undone,
                 ListCodec<UndoneTurn, StructCodec<UndoneTurn>>{{}, 0, kSeatsMax * kUndoneTurnsMax}),
      key("first_player", &Record::first_player, kSeat),
      key("seed", &Record::seed, kHex32),
      key("deck", &Record::deck, StructCodec<RecordDeck>{}),
      sparse_key("chance", &Record::chance, kChanceValues),
      key("start", &Record::start, ListCodec<StartTile, StructCodec<StartTile>>{{}, 0, kListMax}),
      key("actions", &Record::actions, ListCodec<SeatAction, StructCodec<SeatAction>>{{}, 0, kListMax}),
      key("broken_off", &Record::broken_off, StructCodec<BrokenOff>{}),
      key("result", &Record::result, StructCodec<GameFinished>{}),
      key("proof", &Record::proof, StructCodec<Proof>{})};
}

namespace {

constexpr std::string_view kFormat = "format";
constexpr std::string_view kRules = "rules";

Record read_fields_of_record(Reading& reading, const Json& json) {
  const Value in(reading, json, "");
  FormatCodec{kRecordFormat}.read(in.field(kFormat));
  ResolvedRules rules = read_rules(in.field(kRules));
  if (reading.failed()) return {};

  reading.name_tiles_as(*rules.kind);
  Record record = read_fields<Record>(in);
  record.kind = rules.kind;
  record.rules = std::move(rules.rules);
  if (record.proof && record.proof->entropy.size() != record.seats.size())
    reading.fail(WireRejection(ErrorCode::out_of_range, "must hold one item for each seat", "proof.entropy"));
  const auto check_seats = [&](const auto& list, std::string_view key) {
    for (std::size_t i = 0; i < list.size(); ++i)
      if (list[i].seat >= record.seats.size())
        reading.fail(WireRejection(ErrorCode::out_of_range, "there is no such seat",
                                   fmt::format("{}[{}].seat", key, i)));
  };
  check_seats(record.stand_ins, "stand_ins");
  check_seats(record.undone, "undone");
  return record;
}

/// One line per item for lists of objects, one line for everything else. `value`: canonical JSON.
std::string laid_out(std::string_view value) {
  if (!value.starts_with("[{")) return std::string(value);
  std::string text = "[\n    ";
  for (At at = value.data() + 1; *at != ']'; take_comma(at)) {
    const At item = at;
    at = end_of_value(item);
    text.append(item, at);
    if (*at == ',') text.append(",\n    ");
  }
  return text.append("\n  ]");
}

}  // namespace

Expected<Record> read_record(std::string_view text, std::size_t bytes_max) {
  const auto json = parse(text, {.bytes_max = bytes_max});
  if (!json) return std::unexpected(json.error());
  if (!json->is_object())
    return std::unexpected(WireRejection(ErrorCode::not_object, "a record is one JSON object"));
  Reading reading;
  Record record = read_fields_of_record(reading, *json);
  return reading.result(std::move(record));
}

Json to_json(const Record& record) {
  return tree_of([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, kFormat, kAnyText, kRecordFormat);
      write_member(out, kRules, RulesCodec{}, record.rules);
      write_fields(record, out);
    });
  });
}

std::string to_text(const Record& record) {
  std::string text;
  const auto append_member = [&](const auto& write) {
    const std::string object = written([&](JsonWriter& out) { out.object([&] { write(out); }); });
    if (object == "{}") return;
    const std::string_view member = std::string_view(object).substr(1, object.size() - 2);
    const std::size_t colon = member.find(':');
    text.append(text.empty() ? "{\n  " : ",\n  ")
        .append(member.substr(0, colon))
        .append(": ")
        .append(laid_out(member.substr(colon + 1)));
  };
  append_member([](JsonWriter& out) { write_member(out, kFormat, kAnyText, kRecordFormat); });
  append_member([&](JsonWriter& out) { write_member(out, kRules, RulesCodec{}, record.rules); });
  std::apply(
      [&](const auto&... rows) { (append_member([&](JsonWriter& out) { rows.write(record, out); }), ...); },
      describe(Type<Record>{}));
  return text.append("\n}\n");
}

}  // namespace bastide::protocol
