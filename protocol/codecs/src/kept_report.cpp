#include <protocol/kept_report.hpp>

#include "message_kinds.hpp"
#include "room_parts.hpp"

#include <algorithm>

namespace bastide::protocol {

namespace {
constexpr std::size_t kBytesMax = 256 * 1024;
}

constexpr auto describe(Type<KeptReport>) {
  return std::tuple{key("room", &KeptReport::room, kRoomCode),
                    key("by", &KeptReport::by, kSeat),
                    key("by_name", &KeptReport::by_name, kAnyText),
                    key("seat", &KeptReport::seat, kSeat),
                    key("name", &KeptReport::name, kAnyText),
                    key("reason", &KeptReport::reason, kReportReason),
                    key("text", &KeptReport::text, kAnyText),
                    key("chat", &KeptReport::chat, list_of_structs<ChatLine>())};
}

bool KeptReport::names(std::string_view somebody) const {
  return by_name == somebody || name == somebody ||
         std::ranges::find(chat, somebody, &ChatLine::name) != chat.end();
}

std::string encode(const KeptReport& report) {
  return written([&](JsonWriter& out) { StructCodec<KeptReport>{}.write(report, out); });
}

Expected<KeptReport> decode_kept_report(std::string_view text) {
  const auto json = parse(text, {.bytes_max = kBytesMax});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  return reading.result(read_fields<KeptReport>(Value(reading, *json, "")));
}

}  // namespace bastide::protocol
