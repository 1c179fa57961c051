#include <protocol/message_outline.hpp>

#include "json_skimmer.hpp"

#include <algorithm>
#include <array>

namespace bastide::protocol {
namespace {

constexpr std::array<std::string_view, 7> kTypes{"delta", "reply",        "snapshot", "presence",
                                                 "error", "announcement", "closing"};

void take_member(std::string_view key, JsonSkimmer& in, MessageOutline& into) {
  if (key == "type")
    into.type = in.word();
  else if (key == "re" && !in.null())
    into.re = in.word();
  else if (key == "seq")
    into.seq = in.number<Seq>();
  else if (key == "view")
    into.view = in.value();
  else if (key == "patch")
    into.patch = in.value();
  else if (key != "re")
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
    return std::unexpected(WireRejection(ErrorCode::unknown_type, "there is no such message", "type"));
  return outline;
}

}  // namespace bastide::protocol
