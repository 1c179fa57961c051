#include <protocol/message_codec.hpp>

#include <protocol/message_table.hpp>

#include "client_messages.hpp"
#include "server_messages.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace bastide::protocol {
namespace {

constexpr std::size_t kServerMessageBytesMax = std::size_t{1} << 24;
/// A preview nests three more levels for each further choice.
constexpr int kServerMessageDepthMax = 256;

using ReadIntention = Intention (*)(const Value&);

template <std::size_t... I>
constexpr auto intention_readers(std::index_sequence<I...>) {
  return std::array<ReadIntention, sizeof...(I)>{[](const Value& in) -> Intention {
    return read_fields<std::variant_alternative_t<I, Intention>>(in);
  }...};
}
constexpr auto kReaders = intention_readers(std::make_index_sequence<std::variant_size_v<Intention>>{});

Intention read_intention(const Value& in) {
  const Value type = in.field(keys::kType);
  const std::string& word = type.text();
  const auto row = std::ranges::find(message_table(), std::string_view(word), &MessageRow::name);
  if (row != message_table().end())
    return kReaders[static_cast<std::size_t>(row - message_table().begin())](in);
  type.fail(ErrorCode::unknown_type, "there is no such message");
  return Ping{};
}

/// A reply does not repeat the question: its keys tell which it is.
template <class Message>
bool fits(const Value& in, const std::string& type) {
  if constexpr (requires { told_by_key(Type<Message>{}); })
    return type == type_of(Type<Message>{}) && in.json().contains(told_by_key(Type<Message>{}));
  else
    return type == type_of(Type<Message>{});
}

template <class... Message>
ServerMessage read_first_that_fits(const Value& in, std::type_identity<std::variant<Message...>>) {
  const Value type = in.field(keys::kType);
  const std::string& word = type.text();
  ServerMessage message = Reply{};
  const bool known = ((fits<Message>(in, word) && (message = read_fields<Message>(in), true)) || ...);
  if (known) return message;
  if (word == type_of(Type<Reply>{})) return read_fields<Reply>(in);  // tells what it lacks
  type.fail(ErrorCode::unknown_type, "there is no such message");
  return message;
}

ServerMessage read_server_message(const Value& in) {
  return read_first_that_fits(in, std::type_identity<ServerMessage>{});
}

Expected<Json> parse_object(std::string_view text, ParseLimits limits) {
  auto json = parse(text, limits);
  if (json && !json->is_object())
    return std::unexpected(WireRejection(ErrorCode::not_object, "a message is one JSON object"));
  return json;
}

}  // namespace

std::expected<ClientMessage, Undecoded> decode_client(std::string_view text, std::size_t bytes_max) {
  const auto json = parse_object(text, {.bytes_max = bytes_max});
  if (!json) return std::unexpected(Undecoded{std::nullopt, json.error()});

  Reading reading;
  const Value in(reading, *json, "");
  std::string id = kId.read(in.field(keys::kId));
  if (reading.failed()) return std::unexpected(Undecoded{std::nullopt, reading.result(0).error()});

  Expected<Intention> intention = reading.result(read_intention(in));
  if (!intention) return std::unexpected(Undecoded{std::move(id), std::move(intention.error())});
  return ClientMessage{std::move(id), std::move(*intention)};
}

std::string encode(const ServerMessage& message) {
  return written([&](JsonWriter& out) {
    std::visit([&](const auto& one) { out.object_in_order([&] { write_typed_fields(one, out); }); }, message);
  });
}

std::string encode(const DeltaOfParts& delta) {
  constexpr std::size_t kKeysBytes = 100;  // with seq and digest
  JsonWriter out(delta.events.size() + delta.patch[0].size() + delta.patch[1].size() + kKeysBytes);
  out.object_in_order([&] { write_typed_fields(delta, out); });
  return std::move(out).take();
}

std::string encode(const ClientMessage& message) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, keys::kType, kAnyText, row_of(message.intention).name);
      write_member(out, keys::kId, kId, message.id);
      std::visit([&](const auto& intention) { write_fields(intention, out); }, message.intention);
    });
  });
}

Expected<ServerMessage> decode_server(std::string_view text) {
  auto json = parse_object(text, {.bytes_max = kServerMessageBytesMax, .depth_max = kServerMessageDepthMax});
  if (!json) return std::unexpected(json.error());
  Reading reading(std::make_shared<const Json>(std::move(*json)));
  return reading.result(read_server_message(Value(reading, *reading.document(), "")));
}

}  // namespace bastide::protocol
