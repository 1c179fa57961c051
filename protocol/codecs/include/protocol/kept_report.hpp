// What somebody has reported of another, as a store keeps it for the server's host.
#pragma once

#include <protocol/room_view.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/ids.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

struct KeptReport {
  std::string room;
  Seat by = 0;  ///< seats and names as they were
  std::string by_name;
  Seat seat = 0;
  std::string name;
  ReportReason reason = ReportReason::other;
  std::optional<std::string> text = {};
  std::vector<ChatLine> chat = {};  ///< the last lines of the room

  /// Whether it names somebody, who reported, was reported or said something.
  bool names(std::string_view somebody) const;
};

std::string encode(const KeptReport& report);
Expected<KeptReport> decode_kept_report(std::string_view text);

}  // namespace bastide::protocol
