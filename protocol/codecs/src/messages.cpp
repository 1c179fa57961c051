#include <protocol/messages.hpp>

#include <protocol/json.hpp>

#include <array>
#include <utility>

namespace bastide::protocol {

RawJson::RawJson(Json tree) : json_(std::make_shared<const Json>(std::move(tree))) {}

std::string_view name(Resume resume) { return resume == Resume::deltas ? "deltas" : "snapshot"; }

std::string_view name(ClosingReason reason) {
  constexpr std::array<std::string_view, 7> kNames{"restarting",  "stopping", "taken_over", "removed",
                                                   "room_closed", "too_slow", "policy"};
  return kNames[static_cast<std::size_t>(reason)];
}

Error to_error(std::optional<std::string> re, const WireRejection& rejection) {
  return {.re = std::move(re),
          .code = std::string(rejection.code),
          .message = rejection.message,
          .at = rejection.at.empty() ? std::nullopt : std::optional(rejection.at)};
}

}  // namespace bastide::protocol
