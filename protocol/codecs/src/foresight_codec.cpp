#include <protocol/foresight.hpp>

#include "client_messages.hpp"
#include "rules_codec.hpp"
#include "table_codec.hpp"
#include "view_rows.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace bastide::protocol {

namespace {

/// What the viewer alone knows, at his seat among those of the table.
std::vector<OwnState> read_own(const Value& in, const TableState& table) {
  const Value game = in.field(keys::kGame);
  const Value own = game.optional_field(OwnKey::name);
  if (!own.exists()) return {};
  std::vector<OwnState> of_seats(table.seats.size());
  const Value you = in.field(key_name<&OwnView::you>());
  const Seat seat = kSeat.read(you);
  if (seat >= of_seats.size()) {
    you.fail(ErrorCode::out_of_range, "This seat is not at the table.");
    return {};
  }
  of_seats[seat] = read_fields<OwnState>(own);
  return of_seats;
}

template <class Intention>
Expected<AskOfSeen<Intention>> decode(std::string_view body) {
  const auto json = parse(body, {.bytes_max = kForesightBytesMax});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  const Value in(reading, *json, "");
  const Value aids = in.optional_field(key_name<&RoomView::aids>());
  AskOfSeen<Intention> ask{.rules = read_rules(in.field(keys::kRules)),
                           .table = read_fields<TableState>(in.field(keys::kGame)),
                           .own = {},
                           .aids = aids.exists() ? kAids.read(aids) : Aids::all,
                           .intention = read_fields<Intention>(in)};
  ask.own = read_own(in, ask.table);
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

}  // namespace bastide::protocol
