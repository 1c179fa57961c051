#include <protocol/wire_rejection.hpp>

#include "place.hpp"

#include <array>

namespace bastide::protocol {
namespace {

constexpr std::array<std::string_view, kErrorCodes> kNames{
    "message/too_large",
    "message/not_json",
    "message/too_deep",
    "message/not_object",
    "message/missing_field",
    "message/wrong_type",
    "message/out_of_range",
    "message/unknown_type",
    "message/bad_value",
    "session/join_first",
    "session/already_joined",
    "session/rate_limited",
    "session/too_many_connections",
    "room/not_found",
    "room/bad_secret",
    "room/full",
    "room/locked",
    "room/seat_taken",
    "room/already_seated",
    "room/colour_taken",
    "room/not_seated",
    "room/not_host",
    "room/wrong_phase",
    "room/not_enough_seats",
    "room/stale",
    "room/not_away",
    "room/no_spectators",
    "room/no_offer",
    "room/no_clock",
    "room/paused",
    "room/not_skippable",
    "room/unknown_level",
    "room/computer_plays",
    "room/no_computer",
    "room/for_people",
    "room/no_undo",
    "room/hints_rate_limited",
    "room/chat_rate_limited",
    "room/changes_rate_limited",
    "room/aids_off",
    "room/no_open_tables",
    "room/reports_rate_limited",
    "room/no_webhook",
    "room/webhook_failed",
    "room/closed",
    "room/unreadable",
    "room/server_busy",
    "store/unavailable",
    "store/full",
};

}  // namespace

std::string_view name(ErrorCode code) { return kNames[static_cast<std::size_t>(code)]; }

WireRejection::WireRejection(const Rejection& rejection, std::string_view place)
    : code(bastide::name(rejection.code)), message(rejection.reason), at(join_places(place, rejection.at)) {}

}  // namespace bastide::protocol
