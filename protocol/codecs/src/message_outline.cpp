#include <protocol/message_outline.hpp>

#include "json_skimmer.hpp"
#include "server_messages.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace bastide::protocol {
namespace {

constexpr auto kTypes = []<class... Message>(std::type_identity<std::variant<Message...>>) {
  return std::array{type_of(Type<Message>{})...};
}(std::type_identity<ServerMessage>{});
constexpr std::string_view kRe = key_name<&Reply::re>();

void take_member(std::string_view key, JsonSkimmer& in, MessageOutline& into) {
  if (key == keys::kType)
    into.type = in.word();
  else if (key == kRe && !in.null())
    into.re = in.word();
  else if (key == key_name<&Delta::seq>())
    into.seq = in.number<Seq>();
  else if (key == key_name<&Snapshot::view>())
    into.view = in.value();
  else if (key == key_name<&Delta::patch>())
    into.patch = in.value();
  else if (key != kRe)
    in.skip();
}

}  // namespace

Expected<MessageOutline> outline(const std::string& text) {
  MessageOutline outline;
  JsonSkimmer in(text.c_str());
  try {
    in.members([&](std::string_view key) { take_member(key, in, outline); });
  } catch (const BadForm& bad) {
    return std::unexpected(WireRejection(ErrorCode::not_json, bad.what()));
  }
  if (in.at() != text.data() + text.size())
    return std::unexpected(WireRejection(ErrorCode::not_json, "something stands behind the message"));
  if (std::ranges::find(kTypes, outline.type) == kTypes.end())
    return std::unexpected(
        WireRejection(ErrorCode::unknown_type, "there is no such message", std::string(keys::kType)));
  return outline;
}

}  // namespace bastide::protocol
