#include "units.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <limits>
#include <span>

namespace bastide::server {

namespace {

struct Unit {
  std::string_view name;
  std::uint64_t size;
};

constexpr std::array<Unit, 5> kTimes{
    {{"d", 86'400'000}, {"h", 3'600'000}, {"min", 60'000}, {"s", 1'000}, {"ms", 1}}};
constexpr std::array<Unit, 4> kSizes{{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}, {"B", 1}}};

std::optional<std::uint64_t> parse(std::string_view text, std::span<const Unit> units) {
  std::uint64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  const std::string_view name(rest, static_cast<std::size_t>(text.data() + text.size() - rest));
  for (const Unit& unit : units) {
    if (unit.name != name) continue;
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (number > kMost / unit.size) return std::nullopt;
    return number * unit.size;
  }
  return std::nullopt;
}

std::string show(std::uint64_t value, std::span<const Unit> units) {
  for (const Unit& unit : units) {
    if (value >= unit.size && value % unit.size == 0)
      return fmt::format("{}{}", value / unit.size, unit.name);
  }
  return fmt::format("0{}", units.back().name);
}

}  // namespace

std::optional<std::chrono::milliseconds> parse_duration(std::string_view text) {
  const auto value = parse(text, kTimes);
  if (!value) return std::nullopt;
  return std::chrono::milliseconds(static_cast<std::int64_t>(*value));
}

std::string show_duration(std::chrono::milliseconds duration) {
  return show(static_cast<std::uint64_t>(duration.count()), kTimes);
}

std::optional<std::uint64_t> parse_bytes(std::string_view text) { return parse(text, kSizes); }

std::string show_bytes(std::uint64_t bytes) { return show(bytes, kSizes); }

}  // namespace bastide::server
