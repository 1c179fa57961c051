#include <protocol/messages.hpp>

#include <protocol/json.hpp>

#include <array>
#include <utility>

namespace bastide::protocol {

RawJson::RawJson(Json tree) : json_(std::make_shared<const Json>(std::move(tree))) {}

#define ENUM(Type, kind, ...)                                                            \
  std::string_view name(Type word) {                                                     \
    static constexpr std::array kNames = std::to_array<std::string_view>({__VA_ARGS__}); \
    return kNames[static_cast<std::size_t>(word)];                                       \
  }
#define VALUE(name) #name,
#include <protocol/server_messages.def>

Error to_error(std::optional<std::string> re, const WireRejection& rejection) {
  return {.re = std::move(re),
          .code = std::string(rejection.code),
          .message = rejection.message,
          .at = rejection.at.empty() ? std::nullopt : std::optional(rejection.at)};
}

}  // namespace bastide::protocol
