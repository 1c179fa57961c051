#include <protocol/clock.hpp>

#include <array>

namespace bastide::protocol {

std::string_view name(ClockKind kind) {
  static constexpr std::array<std::string_view, 3> kNames{"turn", "bank", "days"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(SkipCause cause) { return cause == SkipCause::clock ? "clock" : "vote"; }

std::int64_t allowance_ms(const ClockRule& rule) {
  constexpr std::int64_t kSecond = 1000, kDay = 24 * 60 * 60 * kSecond;
  return rule.kind == ClockKind::days ? rule.days * kDay : rule.seconds * kSecond;
}

}  // namespace bastide::protocol
