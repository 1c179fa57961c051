#include <protocol/http.hpp>
#include <protocol/reach.hpp>

#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"
#include "room_flag_rows.hpp"
#include "rules_codec.hpp"

#include <engine/game.hpp>

#include <fmt/format.h>

#include <type_traits>
#include <utility>

namespace bastide::protocol {

constexpr auto describe(Type<ComputerWish>) { return std::tuple{key("level", &ComputerWish::level, kLevel)}; }
constexpr auto describe(Type<CreateRoom>) {
  constexpr ListCodec<ComputerWish, StructCodec<ComputerWish>> kComputers{{}, 0, kSeatsMax};
  return std::tuple{key("secret", &CreateRoom::secret, kSeatSecret),
                    key("name", &CreateRoom::name, kPersonName),
                    key("colour", &CreateRoom::colour, kColour),
                    default_key("seats", &CreateRoom::seats, kSeatCount),
                    sparse_key("aids", &CreateRoom::aids, kAids),
                    key("clock", &CreateRoom::clock, kClockRule),
                    sparse_key("computers", &CreateRoom::computers, kComputers),
                    flags_at_creation(&CreateRoom::flags),
                    sparse_key("program", &CreateRoom::program, kBoolean),
                    key("language", &CreateRoom::language, kLanguage)};
}
constexpr auto describe(Type<ContinueGame>) {
  return std::tuple{key("secret", &ContinueGame::secret, kSeatSecret),
                    key("name", &ContinueGame::name, kPersonName), key("turns", &ContinueGame::turns, kCount),
                    key("seat", &ContinueGame::seat, kSeat), key("level", &ContinueGame::level, kLevel)};
}
constexpr auto describe(Type<WireRejection>) {
  return std::tuple{key("code", &WireRejection::code, kAnyText),
                    key("message", &WireRejection::message, kAnyText),
                    sparse_key("at", &WireRejection::at, kAnyText)};
}
constexpr auto describe(Type<RoomCreated>) {
  return std::tuple{key("room", &RoomCreated::room, kRoomCode), key("seat", &RoomCreated::seat, kSeat),
                    key("admission", &RoomCreated::admission, kId)};
}
constexpr auto describe(Type<GameShared>) { return std::tuple{key("game", &GameShared::game, kId)}; }

namespace {

const Json kDefaultRules = Json::object();
constexpr std::string_view kRules = "rules";

ResolvedRules read_rules_in(const Value& body, Reading& reading, WithoutRevision without) {
  const Value rules = body.optional_field(kRules);
  return read_rules(rules.exists() ? rules : Value(reading, kDefaultRules, kRules), without);
}

CreateRoom read_create_room(Reading& reading, const Json& body) {
  const Value in(reading, body, "");
  CreateRoom wish = read_fields<CreateRoom>(in);
  wish.game = read_rules_in(in, reading, WithoutRevision::newest);
  if (reading.failed()) return wish;

  if (auto misfit = seats_misfit(wish.game, wish.seats))
    reading.fail(std::move(*misfit));
  else if (std::ssize(wish.computers) >= wish.seats)
    reading.fail(WireRejection(ErrorCode::full, "more computers than free seats", "computers"));
  return wish;
}

Expected<Json> parse_body(std::string_view body, std::size_t bytes_max) {
  auto json = parse(body, {.bytes_max = bytes_max});
  if (json && !json->is_object())
    return std::unexpected(WireRejection(ErrorCode::not_object, "the body is one JSON object"));
  return json;
}

}  // namespace

Expected<CreateRoom> decode_create_room(std::string_view body, std::size_t bytes_max) {
  const auto json = parse_body(body, bytes_max);
  if (!json) return std::unexpected(json.error());
  Reading reading;
  CreateRoom wish = read_create_room(reading, *json);
  return reading.result(std::move(wish));
}

Expected<ContinueGame> decode_continue_game(std::string_view body, std::size_t bytes_max) {
  const auto json = parse_body(body, bytes_max);
  if (!json) return std::unexpected(json.error());
  Reading reading;
  ContinueGame wish = read_fields<ContinueGame>(Value(reading, *json, ""));
  return reading.result(std::move(wish));
}

Expected<ResolvedRules> decode_ask_piles(std::string_view body, std::size_t bytes_max) {
  const auto json = parse_body(body, bytes_max);
  if (!json) return std::unexpected(json.error());
  Reading reading;
  ResolvedRules rules = read_rules_in(Value(reading, *json, ""), reading, WithoutRevision::first);
  return reading.result(std::move(rules));
}

std::string encode(const CreateRoom& wish) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      write_fields(wish, out);
      write_member(out, kRules, RulesCodec{}, wish.game.rules);
    });
  });
}

Expected<RoomCreated> decode_room_created(std::string_view body) {
  const auto json = parse(body, {.bytes_max = kMessageBytesMax});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  const Value in(reading, *json, "");
  return reading.result(read_fields<RoomCreated>(in));
}

std::string encode(const GameShared& shared) {
  return written([&](JsonWriter& out) { StructCodec<GameShared>{}.write(shared, out); });
}

std::string encode(const RoomCreated& created) {
  return written([&](JsonWriter& out) { StructCodec<RoomCreated>{}.write(created, out); });
}

std::string_view name(HttpCode code) {
  static constexpr auto kNames =
      named<HttpCode>({"http/bad_request", "http/foreign_origin", "http/forbidden", "http/not_found",
                       "http/method_not_allowed", "http/timeout", "http/length_required",
                       "http/precondition_failed", "http/expectation_failed", "http/header_too_large",
                       "http/upgrade_required", "http/subprotocol_required", "http/version_not_supported"});
  return kNames[static_cast<std::size_t>(code)];
}

std::string encode(Health health) {
  return written([&](JsonWriter& out) {
    out.object([&] { write_member(out, "status", kAnyText, health == Health::ok ? "ok" : "ready"); });
  });
}

std::string encode(const Reach& reach) {
  constexpr ListCodec<std::string, std::remove_cvref_t<decltype(kAnyText)>> kTexts{kAnyText};
  return written([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, "urls", kTexts, reach.urls);
      if (!reach.option.empty()) write_member(out, "option", kAnyText, reach.option);
    });
  });
}

std::string encode_error_body(const WireRejection& rejection) {
  return written([&](JsonWriter& out) { StructCodec<WireRejection>{}.write(rejection, out); });
}

std::string encode_error_body(HttpCode code, std::string_view message) {
  WireRejection rejection(ErrorCode::bad_value, std::string(message));
  rejection.code = name(code);
  return encode_error_body(rejection);
}

}  // namespace bastide::protocol
