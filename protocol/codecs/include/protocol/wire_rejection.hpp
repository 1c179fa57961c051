// Why a message, document or room intention was rejected, with the protocol's stable codes. The rules reject
// with a bastide::Rejection (engine/rejection.hpp), whose codes share the name space on the wire.
#pragma once

#include <engine/rejection.hpp>

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// Closed list with stable wire names (`name`). Never renumbered or renamed; new ones are added.
enum class ErrorCode : std::uint8_t {
  // message/…: the text is unreadable
  too_large,
  not_json,
  too_deep,
  not_object,
  missing_field,
  wrong_type,
  out_of_range,
  unknown_type,
  bad_value,
  // session/…
  join_first,
  already_joined,
  rate_limited,
  too_many_connections,
  // room/…
  not_found,
  bad_secret,
  full,
  locked,
  seat_taken,
  already_seated,
  colour_taken,
  not_seated,
  not_host,
  wrong_phase,
  not_enough_seats,
  stale,
  not_away,
  no_spectators,
  no_offer,
  no_clock,
  paused,
  not_skippable,
  unknown_level,
  computer_plays,
  no_computer,
  for_people,
  no_undo,
  hints_rate_limited,
  chat_rate_limited,
  changes_rate_limited,
  aids_off,
  no_open_tables,
  reports_rate_limited,
  no_webhook,
  webhook_failed,
  closed,
  unreadable,
  server_busy,
  // store/…
  unavailable,
  store_full,
};
inline constexpr int kErrorCodes = static_cast<int>(ErrorCode::store_full) + 1;

/// Stable wire name in static storage, e.g. "message/wrong_type".
std::string_view name(ErrorCode code);

/// A rejection as in a message of type "error": `code` is the wire name of an ErrorCode or of an engine Code.
struct WireRejection {
  std::string_view code;  ///< static storage
  std::string message;    ///< one English sentence for developers and logs
  std::string at = {};    ///< the place, e.g. "actions[0].rotation"; empty if there is none

  WireRejection(ErrorCode error, std::string sentence, std::string place = {})
      : code(name(error)), message(std::move(sentence)), at(std::move(place)) {}
  /// `place`: the place of the rejected part in the document; the rejection's own place is appended.
  explicit WireRejection(const Rejection& rejection, std::string_view place = {});

  friend bool operator==(const WireRejection&, const WireRejection&) = default;
};

template <class T = void>
using Expected = std::expected<T, WireRejection>;

}  // namespace bastide::protocol
