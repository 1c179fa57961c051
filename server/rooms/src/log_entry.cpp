#include "log_entry.hpp"

#include <protocol/json.hpp>

#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace bastide::server::log {
namespace {

using protocol::Bytes32;
using protocol::Json;

constexpr std::array<std::string_view, std::variant_size_v<Change>> kTypes{
    "room_created", "seat_taken",   "seat_left", "seat_changed", "secret_renewed", "locked",
    "entropy_set",  "game_started", "acted",     "chat",         "rematch",        "closed"};

template <class T>
T need(std::optional<T> value, const char* key) {
  if (!value) throw std::runtime_error(std::string("log entry: bad ") + key);
  return std::move(*value);
}
template <class T>
T need(protocol::Expected<T> value, const char* key) {
  if (!value) throw std::runtime_error(std::string("log entry: bad ") + key + ": " + value.error().message);
  return std::move(*value);
}

const std::string& text(const Json& in, const char* key) { return in.at(key).get_ref<const std::string&>(); }
Seat seat(const Json& in) { return in.at("seat").get<Seat>(); }
Bytes32 hash(const Json& in, const char* key) { return need(protocol::from_hex<32>(text(in, key)), key); }
protocol::Colour colour(const Json& in) { return need(protocol::find_colour(text(in, "colour")), "colour"); }

Newcomer read_newcomer(const Json& in) {
  return {.holder = hash(in, "holder"), .name = text(in, "name"), .colour = colour(in)};
}
Shuffle read_shuffle(const Json& in) {
  return {.game_id = need(protocol::from_hex<16>(text(in, "game_id")), "game_id"),
          .secret = hash(in, "secret")};
}

void write(const Newcomer& newcomer, Json& out) {
  out["holder"] = protocol::to_hex(newcomer.holder);
  out["name"] = newcomer.name;
  out["colour"] = protocol::name(newcomer.colour);
}
void write(const Shuffle& shuffle, Json& out) {
  out["game_id"] = protocol::to_hex(shuffle.game_id);
  out["secret"] = protocol::to_hex(shuffle.secret);
}

void write(const RoomCreated& change, Json& out) {
  out["rules"] = protocol::to_json(change.game.rules);
  out["seats"] = change.seats;
  write(change.newcomer, out);
  write(change.shuffle, out);
}
void write(const SeatTaken& change, Json& out) {
  out["seat"] = change.seat;
  write(change.newcomer, out);
}
void write(const SeatLeft& change, Json& out) { out["seat"] = change.seat; }
void write(const SeatChanged& change, Json& out) {
  out["seat"] = change.seat;
  out["name"] = change.name;
  out["colour"] = protocol::name(change.colour);
}
void write(const SecretRenewed& change, Json& out) {
  out["seat"] = change.seat;
  out["holder"] = protocol::to_hex(change.holder);
}
void write(const Locked& change, Json& out) { out["locked"] = change.locked; }
void write(const EntropySet& change, Json& out) {
  out["seat"] = change.seat;
  out["value"] = change.value ? Json(protocol::to_hex(*change.value)) : Json(nullptr);
}
void write(const GameStarted&, Json&) {}
void write(const Acted& change, Json& out) {
  out["seat"] = change.seat;
  out["actions"] = protocol::to_json(std::span(change.actions));
}
void write(const Chatted& change, Json& out) {
  out["seat"] = change.seat;
  out["text"] = change.text;
}
void write(const Rematched& change, Json& out) { write(change.shuffle, out); }
void write(const Closed&, Json&) {}

template <class T>
struct Type {};

RoomCreated read(Type<RoomCreated>, const Json& in) {
  return {.game = need(protocol::read_rules(in.at("rules")), "rules"),
          .seats = in.at("seats").get<int>(),
          .newcomer = read_newcomer(in),
          .shuffle = read_shuffle(in)};
}
SeatTaken read(Type<SeatTaken>, const Json& in) { return {.seat = seat(in), .newcomer = read_newcomer(in)}; }
SeatLeft read(Type<SeatLeft>, const Json& in) { return {.seat = seat(in)}; }
SeatChanged read(Type<SeatChanged>, const Json& in) {
  return {.seat = seat(in), .name = text(in, "name"), .colour = colour(in)};
}
SecretRenewed read(Type<SecretRenewed>, const Json& in) {
  return {.seat = seat(in), .holder = hash(in, "holder")};
}
Locked read(Type<Locked>, const Json& in) { return {.locked = in.at("locked").get<bool>()}; }
EntropySet read(Type<EntropySet>, const Json& in) {
  EntropySet change{.seat = seat(in), .value = {}};
  if (!in.at("value").is_null()) change.value = hash(in, "value");
  return change;
}
GameStarted read(Type<GameStarted>, const Json&) { return {}; }
Acted read(Type<Acted>, const Json& in) {
  Acted change{.seat = seat(in), .actions = {}};
  for (const Json& action : in.at("actions"))
    change.actions.push_back(need(protocol::read_action(action), "actions"));
  return change;
}
Chatted read(Type<Chatted>, const Json& in) { return {.seat = seat(in), .text = text(in, "text")}; }
Rematched read(Type<Rematched>, const Json& in) { return {.shuffle = read_shuffle(in)}; }
Closed read(Type<Closed>, const Json&) { return {}; }

template <std::size_t... I>
Change read_change(const Json& in, std::index_sequence<I...>) {
  const std::string& type = text(in, "type");
  std::optional<Change> change;
  (void)((type == kTypes[I] && (change = read(Type<std::variant_alternative_t<I, Change>>{}, in), true)) ||
         ...);
  return need(std::move(change), "type");
}

}  // namespace

StoredEntry to_stored(const Entry& entry) {
  Json json = {{"type", kTypes[entry.change.index()]}};
  if (entry.request) {
    json["by"] = entry.request->seat;
    json["id"] = entry.request->id;
  }
  std::visit([&](const auto& change) { write(change, json); }, entry.change);
  return {.seq = entry.seq, .at_ms = entry.at_ms, .payload = protocol::to_text(json)};
}

Entry from_stored(const StoredEntry& stored) {
  const Json json = Json::parse(stored.payload);
  Entry entry{.seq = stored.seq,
              .at_ms = stored.at_ms,
              .change = read_change(json, std::make_index_sequence<std::variant_size_v<Change>>{})};
  if (json.contains("id")) entry.request = Request{.seat = json.at("by").get<Seat>(), .id = text(json, "id")};
  return entry;
}

}  // namespace bastide::server::log
