#include <protocol/foresight.hpp>

#include "rules_codec.hpp"
#include "server_messages.hpp"
#include "table_codec.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace bastide::protocol {

struct ToldForesight {
  RawJson events;
  RawJson choices;
  bool ends_turn;
  bool in_view;
};
constexpr auto describe(Type<ToldForesight>) {
  return std::tuple{key("events", &ToldForesight::events, kRawList),
                    key("choices", &ToldForesight::choices, kRawList),
                    key("ends_turn", &ToldForesight::ends_turn, kBoolean),
                    sparse_key("in_view", &ToldForesight::in_view, kBoolean)};
}

namespace {

template <class Intention>
Expected<AskOfSeen<Intention>> decode(std::string_view body) {
  const auto json = parse(body, {.bytes_max = kForesightBytesMax});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  const Value in(reading, *json, "");
  const Value aids = in.optional_field("aids");
  AskOfSeen<Intention> ask{.rules = read_rules(in.field("rules")),
                           .table = read_fields<TableState>(in.field("game")),
                           .aids = aids.exists() ? kAids.read(aids) : Aids::all,
                           .intention = read_fields<Intention>(in)};
  return reading.result(std::move(ask));
}

void leave_out_scores(Events& events) {
  const auto is_scored = [](const Event& event) { return std::holds_alternative<Scored>(event); };
  const auto completes = [](const Event& event) {
    const auto* scored = std::get_if<Scored>(&event);
    return scored && scored->reason == ScoreReason::completed;
  };
  events.erase(std::ranges::find_if(events, completes), events.end());
  std::erase_if(events, is_scored);
}

}  // namespace

Expected<AskOfSeen<AskPreview>> decode_ask_foresight(std::string_view body) {
  return decode<AskPreview>(body);
}
Expected<AskOfSeen<AskSurvey>> decode_ask_seen_survey(std::string_view body) {
  return decode<AskSurvey>(body);
}

Preview told(Preview preview, Aids aids) {
  if (aids == Aids::all) return preview;
  leave_out_scores(preview.events);
  for (Preview::Choice& choice : preview.choices) {
    if (choice.then) choice.then = told(std::move(*choice.then), aids);
  }
  return preview;
}

JsonText json_text(const Preview& preview) {
  const ToldForesight told{.events = json_text(std::span(preview.events)),
                           .choices = json_text(std::span(preview.choices)),
                           .ends_turn = preview.ends_turn,
                           .in_view = preview.in_view};
  return {written([&](JsonWriter& out) { StructCodec<ToldForesight>{}.write(told, out); })};
}

}  // namespace bastide::protocol
