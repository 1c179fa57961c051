// Log entries, whose tables come from rows. Some equal an event (event_codec.cpp) but have their own row:
// every later version reads what is stored, so it must not change with what is sent.
#include <protocol/log_entry.hpp>

#include "log_kinds.hpp"

#include <limits>
#include <utility>

namespace bastide::protocol::log {

#include "rows_as_keys.def"
#define ENTRY(Name, name, meaning, ...)                            \
  constexpr std::string_view type_of(Type<Name>) { return #name; } \
  STRUCT(Name, , , __VA_ARGS__)
#include <protocol/log_entries.def>

constexpr auto describe(Type<Request>) {
  return std::tuple{key("by", &Request::seat, kSeat), key("id", &Request::id, kAnyText)};
}

namespace {

template <std::size_t... I>
Change read_change(const Value& in, std::index_sequence<I...>) {
  const Value type = in.field(keys::kType);
  Change change;
  const bool known = ((type.text() == type_of(Type<std::variant_alternative_t<I, Change>>{}) &&
                       (change = read_fields<std::variant_alternative_t<I, Change>>(in), true)) ||
                      ...);
  if (!known) type.fail(ErrorCode::unknown_type, "there is no such entry");
  return change;
}

}  // namespace

std::string encode(const Entry& entry) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      if (entry.request) write_fields(*entry.request, out);
      std::visit([&](const auto& change) { write_typed_fields(change, out); }, entry.change);
    });
  });
}

namespace {

constexpr ParseLimits kUnlimited{.bytes_max = std::numeric_limits<std::size_t>::max()};

Expected<Entry> entry_of(const Json& json) {
  Reading reading;
  const Value in(reading, json, "");
  Entry entry{.change = read_change(in, std::make_index_sequence<std::variant_size_v<Change>>{})};
  if (in.optional_field(key_name<&Request::id>()).exists()) entry.request = read_fields<Request>(in);
  return reading.result(std::move(entry));
}

}  // namespace

Expected<Entry> decode(std::string_view text) {
  const auto json = parse(text, kUnlimited);
  if (!json) return std::unexpected(json.error());
  return entry_of(*json);
}

Expected<Entry> decode_outline(std::string_view text) {
  auto json = parse(text, kUnlimited);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return entry_of(*json);
  json->erase(key_name<&Snapshot::game>());
  const auto rules = json->find(key_name<&RoomCreated::rules>());
  if (rules == json->end() || !rules->is_object()) return entry_of(*json);
  rules->erase(kRevisionKey);
  if (auto entry = entry_of(*json)) return entry;
  *rules = Json::object();
  return entry_of(*json);
}

std::vector<int> points_told(std::string_view text) {
  const auto json = parse(text, kUnlimited);
  if (!json || !json->is_object()) return {};
  const auto told_by = [](const Json& object) -> std::vector<int> {
    const auto points = object.find(key_name<&Acted::points>());
    if (points == object.end()) return {};
    Reading reading;
    std::vector<int> told = kPoints.read(Value(reading, *points, ""));
    return reading.failed() ? std::vector<int>{} : told;
  };
  const auto game = json->find(key_name<&Snapshot::game>());
  return game != json->end() && game->is_object() ? told_by(*game) : told_by(*json);
}

namespace {

constexpr std::string_view kQuote = "\"", kIs = "\":\"", kBrokenOff = type_of(Type<BrokenOff>{});

}  // namespace

// Inside a string the quotes would be escaped.
bool breaks_off(std::string_view text) {
  return text.contains(keys::Joined<kQuote, keys::kType, kIs, kBrokenOff, kQuote>::kText);
}

}  // namespace bastide::protocol::log
