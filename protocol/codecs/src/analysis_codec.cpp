#include <protocol/analysis.hpp>

#include "action_codec.hpp"
#include "fields.hpp"
#include "reason_codec.hpp"

#include <fmt/format.h>

namespace bastide::protocol {
namespace {

/// As text, since the writer's own numbers are integers.
struct HundredthsCodec {
  void write(double points, JsonWriter& out) const { out.literal(fmt::format("{:.2f}", points)); }
};
constexpr HundredthsCodec kHundredths;

}  // namespace

constexpr auto describe(Type<WeighedAction>) {
  return std::tuple{key("action", &WeighedAction::action, ActionCodec{}),
                    key("worth", &WeighedAction::worth, kHundredths)};
}
constexpr auto describe(Type<PlayedAction>) {
  return std::tuple{key("action", &PlayedAction::action, ActionCodec{}),
                    key("worth", &PlayedAction::worth, kHundredths)};
}
constexpr auto describe(Type<DecisionAnalysis>) {
  return std::tuple{
      key("index", &DecisionAnalysis::index, kCount),
      key("turn", &DecisionAnalysis::turn, kCount),
      key("seat", &DecisionAnalysis::seat, kSeat),
      key("played", &DecisionAnalysis::played, StructCodec<PlayedAction>{}),
      key("cost", &DecisionAnalysis::cost, kHundredths),
      key("luck", &DecisionAnalysis::luck, kHundredths),
      key("expected", &DecisionAnalysis::expected, ListCodec<double, HundredthsCodec>{kHundredths}),
      key("best", &DecisionAnalysis::best, list_of_structs<WeighedAction>()),
      sparse_key("reasons", &DecisionAnalysis::reasons, kReasons)};
}

JsonText json_text(std::span<const Reason> reasons) {
  return {written([&](JsonWriter& out) { write_list(reasons, out, StructCodec<Reason>{}); })};
}

JsonText json_text(const DecisionAnalysis& analysis) {
  return {written([&](JsonWriter& out) { StructCodec<DecisionAnalysis>{}.write(analysis, out); })};
}

}  // namespace bastide::protocol
