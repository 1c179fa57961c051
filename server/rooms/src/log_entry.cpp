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
    "room_created", "seat_taken", "seat_left", "seat_changed", "secret_renewed", "locked",  "entropy_set",
    "game_started", "acted",      "chat",      "rematch",      "closed",         "snapshot"};

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

Json to_json(const Answered& request) {
  return {{"id", request.id}, {"seq", request.seq}, {"kind", std::to_underlying(request.kind)}};
}
Json to_json(const std::optional<TakenSeat>& seat) {
  if (!seat) return nullptr;
  Json out = {{"name", seat->card.name}, {"colour", protocol::name(seat->card.colour)}};
  if (seat->entropy) out["entropy"] = protocol::to_hex(*seat->entropy);
  if (!seat->holder) return out;
  out["sitting"] = seat->holder->sitting;
  out["holder"] = protocol::to_hex(seat->holder->secret_hash);
  out["answered"] = Json::array();
  for (const Answered& request : seat->holder->answered) out["answered"].push_back(to_json(request));
  return out;
}
Json to_json(const protocol::RecordAction& one) {
  Json out = protocol::to_json(one.action);
  out["seat"] = one.seat;
  return out;
}
Json to_json(const protocol::ChatLine& line) {
  return {{"n", line.n}, {"seat", line.seat}, {"name", line.name}, {"text", line.text}, {"at", line.at}};
}
template <class T>
Json list(const T& items) {
  Json out = Json::array();
  for (const auto& item : items) out.push_back(to_json(item));
  return out;
}
void write(const Snapshot& change, Json& out) {
  out["rules"] = protocol::to_json(change.game.rules);
  out["seats"] = list(change.seats);
  out["host"] = change.host;
  out["locked"] = change.locked;
  out["number"] = change.number;
  write(change.shuffle, out);
  if (change.game_started)
    out["game"] = {{"step", change.step}, {"actions", list(change.actions)}, {"step_ends", change.step_ends}};
  out["chat"] = list(change.chat);
  out["chat_lines"] = change.chat_lines;
}

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

Answered read_answered(const Json& in) {
  const int kind = in.at("kind").get<int>();
  if (kind < 0 || kind > std::to_underlying(Answered::Kind::act))
    throw std::runtime_error("log entry: bad kind");
  return {.id = text(in, "id"),
          .seq = in.at("seq").get<protocol::Seq>(),
          .kind = static_cast<Answered::Kind>(kind)};
}
std::optional<TakenSeat> read_seat(const Json& in) {
  if (in.is_null()) return std::nullopt;
  TakenSeat taken{.card = {.name = text(in, "name"), .colour = colour(in)}, .entropy = {}, .holder = {}};
  if (in.contains("entropy")) taken.entropy = hash(in, "entropy");
  if (!in.contains("holder")) return taken;
  taken.holder =
      Holder{.sitting = in.at("sitting").get<Sitting>(), .secret_hash = hash(in, "holder"), .answered = {}};
  for (const Json& request : in.at("answered")) taken.holder->answered.push_back(read_answered(request));
  return taken;
}
protocol::ChatLine read_line(const Json& in) {
  return {.n = in.at("n").get<std::int64_t>(),
          .seat = seat(in),
          .name = text(in, "name"),
          .text = text(in, "text"),
          .at = in.at("at").get<std::int64_t>()};
}
Snapshot read(Type<Snapshot>, const Json& in) {
  Snapshot change{.game = need(protocol::read_rules(in.at("rules")), "rules"),
                  .seats = {},
                  .host = in.at("host").get<Seat>(),
                  .locked = in.at("locked").get<bool>(),
                  .number = in.at("number").get<int>(),
                  .shuffle = read_shuffle(in),
                  .actions = {},
                  .step_ends = {},
                  .chat = {},
                  .chat_lines = in.at("chat_lines").get<std::int64_t>()};
  for (const Json& one : in.at("seats")) change.seats.push_back(read_seat(one));
  for (const Json& line : in.at("chat")) change.chat.push_back(read_line(line));
  if (!in.contains("game")) return change;
  const Json& game = in.at("game");
  change.game_started = true;
  change.step = game.at("step").get<int>();
  change.step_ends = game.at("step_ends").get<std::vector<std::uint32_t>>();
  for (const Json& action : game.at("actions"))
    change.actions.push_back(
        {.seat = seat(action), .action = need(protocol::read_action(action), "actions")});
  return change;
}

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
