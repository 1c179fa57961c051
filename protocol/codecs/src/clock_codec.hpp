// Clocks when rooms are made, in views and in logs.
#pragma once

#include "fields.hpp"

#include <protocol/clock.hpp>

namespace bastide::protocol {

inline constexpr WordCodec<ClockKind> kClockKind{&find_word<ClockKind>};
inline constexpr WordCodec<SkipCause> kSkipCause{&find_word<SkipCause>};

namespace clock_key {
inline constexpr std::string_view kKind = "kind", kSeconds = "seconds", kIncrement = "increment",
                                  kDays = "days", kResignAfter = "resign_after";
}
constexpr auto describe(Type<ClockRule>) {
  return std::tuple{key(clock_key::kKind, &ClockRule::kind, kClockKind),
                    sparse_key(clock_key::kSeconds, &ClockRule::seconds, kCount),
                    sparse_key(clock_key::kIncrement, &ClockRule::increment, kCount),
                    sparse_key(clock_key::kDays, &ClockRule::days, kCount),
                    sparse_key(clock_key::kResignAfter, &ClockRule::resign_after, kCount)};
}

/// Reads the fields that the kind uses, within their bounds.
struct ClockRuleCodec {
  ClockRule read(const Value& in) const {
    ClockRule rule{.kind = kClockKind.read(in.field(clock_key::kKind))};
    const auto number = [&](std::string_view name, int min, int max) {
      return IntegerCodec<int>{min, max}.read(in.field(name));
    };
    switch (rule.kind) {
      case ClockKind::turn:
        rule.seconds = number(clock_key::kSeconds, kTurnSecondsMin, kTurnSecondsMax);
        break;
      case ClockKind::bank:
        rule.seconds = number(clock_key::kSeconds, kBankSecondsMin, kBankSecondsMax);
        rule.increment = number(clock_key::kIncrement, kIncrementSecondsMin, kIncrementSecondsMax);
        break;
      case ClockKind::days: rule.days = number(clock_key::kDays, kClockDaysMin, kClockDaysMax); break;
    }
    if (const Value times = in.optional_field(clock_key::kResignAfter); times.exists())
      rule.resign_after = IntegerCodec<int>{0, kResignAfterMax}.read(times);
    return rule;
  }
  void write(const ClockRule& rule, JsonWriter& out) const { StructCodec<ClockRule>{}.write(rule, out); }
};
inline constexpr ClockRuleCodec kClockRule;
inline constexpr NullableCodec<ClockRule, ClockRuleCodec> kClockRuleOrNull{};

constexpr auto describe(Type<RunningClock>) {
  return std::tuple{key("seat", &RunningClock::seat, kSeat), key("since", &RunningClock::since, kLongCount)};
}
constexpr auto describe(Type<Clocks>) {
  constexpr ListCodec<std::int64_t, IntegerCodec<std::int64_t>> kTimes{kLongCount};
  constexpr ListCodec<int, IntegerCodec<int>> kCounts{kCount};
  return std::tuple{key("rule", &Clocks::rule, kClockRule),
                    sparse_key("left_ms", &Clocks::left_ms, kTimes),
                    sparse_key("timeouts", &Clocks::timeouts, kCounts),
                    key("running", &Clocks::running, StructCodec<RunningClock>{}),
                    sparse_key("paused", &Clocks::paused, kBoolean),
                    sparse_key("pause_wanted", &Clocks::pause_wanted, ListCodec<bool, BooleanCodec>{})};
}

}  // namespace bastide::protocol
