// Events of the game, whose tables come from rows, and of the room; and previews, which hold events of games.
#include "action_codec.hpp"
#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"
#include "table_codec.hpp"

#include <protocol/game_json.hpp>
#include <protocol/room_event.hpp>

namespace bastide::protocol {

constexpr std::string_view type_of(Type<SeatTaken>) { return "seat_taken"; }
constexpr auto describe(Type<SeatTaken>) {
  return std::tuple{key("seat", &SeatTaken::seat, kSeat), key("name", &SeatTaken::name, kAnyText),
                    key("colour", &SeatTaken::colour, kColour)};
}
constexpr std::string_view type_of(Type<SeatLeft>) { return "seat_left"; }
constexpr auto describe(Type<SeatLeft>) { return std::tuple{key("seat", &SeatLeft::seat, kSeat)}; }
constexpr std::string_view type_of(Type<SeatChanged>) { return "seat_changed"; }
constexpr auto describe(Type<SeatChanged>) {
  return std::tuple{key("seat", &SeatChanged::seat, kSeat), key("name", &SeatChanged::name, kAnyText),
                    key("colour", &SeatChanged::colour, kColour)};
}
constexpr std::string_view type_of(Type<SecretRenewed>) { return "secret_renewed"; }
constexpr auto describe(Type<SecretRenewed>) { return std::tuple{key("seat", &SecretRenewed::seat, kSeat)}; }
constexpr std::string_view type_of(Type<HostChanged>) { return "host_changed"; }
constexpr auto describe(Type<HostChanged>) { return std::tuple{key("seat", &HostChanged::seat, kSeat)}; }
constexpr std::string_view type_of(Type<EntropySet>) { return "entropy_set"; }
constexpr auto describe(Type<EntropySet>) {
  return std::tuple{key("seat", &EntropySet::seat, kSeat), key("set", &EntropySet::set, kBoolean)};
}
constexpr std::string_view type_of(Type<GameStarted>) { return "game_started"; }
constexpr auto describe(Type<GameStarted>) {
  return std::tuple{key("number", &GameStarted::number, kCount),
                    key("first_player", &GameStarted::first_player, kSeat)};
}
constexpr std::string_view type_of(Type<Chatted>) { return "chat"; }
constexpr auto describe(Type<Chatted>) {
  return std::tuple{key("seat", &Chatted::seat, kSeat), key("text", &Chatted::text, kAnyText),
                    key("phrase", &Chatted::phrase, kAnyText)};
}
constexpr std::string_view type_of(Type<Rematched>) { return "rematch"; }
constexpr auto describe(Type<Rematched>) { return std::tuple{key("number", &Rematched::number, kCount)}; }
constexpr std::string_view type_of(Type<RematchOffered>) { return "rematch_offered"; }
constexpr auto describe(Type<RematchOffered>) {
  return std::tuple{key("seat", &RematchOffered::seat, kSeat)};
}
constexpr std::string_view type_of(Type<RematchAccepted>) { return "rematch_accepted"; }
constexpr auto describe(Type<RematchAccepted>) {
  return std::tuple{key("seat", &RematchAccepted::seat, kSeat)};
}
constexpr std::string_view type_of(Type<RematchDeclined>) { return "rematch_declined"; }
constexpr auto describe(Type<RematchDeclined>) {
  return std::tuple{key("seat", &RematchDeclined::seat, kSeat)};
}
constexpr std::string_view type_of(Type<RulesSet>) { return "rules_set"; }
constexpr auto describe(Type<RulesSet>) { return std::tuple{}; }
constexpr std::string_view type_of(Type<ClockSet>) { return "clock_set"; }
constexpr auto describe(Type<ClockSet>) {
  return std::tuple{key("clock", &ClockSet::clock, kClockRuleOrNull)};
}
constexpr std::string_view type_of(Type<SeatSkipped>) { return "seat_skipped"; }
constexpr auto describe(Type<SeatSkipped>) {
  return std::tuple{key("seat", &SeatSkipped::seat, kSeat), key("cause", &SeatSkipped::cause, kSkipCause)};
}
constexpr std::string_view type_of(Type<SkipVoted>) { return "skip_voted"; }
constexpr auto describe(Type<SkipVoted>) {
  return std::tuple{key("seat", &SkipVoted::seat, kSeat), key("against", &SkipVoted::against, kSeat)};
}
constexpr std::string_view type_of(Type<PauseWanted>) { return "pause_wanted"; }
constexpr auto describe(Type<PauseWanted>) { return std::tuple{key("seat", &PauseWanted::seat, kSeat)}; }
constexpr std::string_view type_of(Type<PauseDeclined>) { return "pause_declined"; }
constexpr auto describe(Type<PauseDeclined>) { return std::tuple{key("seat", &PauseDeclined::seat, kSeat)}; }
constexpr std::string_view type_of(Type<Paused>) { return "paused"; }
constexpr auto describe(Type<Paused>) { return std::tuple{}; }
constexpr std::string_view type_of(Type<Resumed>) { return "resumed"; }
constexpr auto describe(Type<Resumed>) { return std::tuple{key("seat", &Resumed::seat, kSeat)}; }
constexpr std::string_view type_of(Type<ClockShifted>) { return "clock_shifted"; }
constexpr auto describe(Type<ClockShifted>) {
  return std::tuple{key("ms", &ClockShifted::ms, kLongCount),
                    sparse_key("back", &ClockShifted::back, kLongCount)};
}
constexpr std::string_view type_of(Type<ComputerSeated>) { return "computer_seated"; }
constexpr auto describe(Type<ComputerSeated>) {
  return std::tuple{key("seat", &ComputerSeated::seat, kSeat), key("level", &ComputerSeated::level, kLevel),
                    key("name", &ComputerSeated::name, kAnyText),
                    key("colour", &ComputerSeated::colour, kColour)};
}
constexpr std::string_view type_of(Type<HandedOver>) { return "handed_over"; }
constexpr auto describe(Type<HandedOver>) {
  return std::tuple{key("seat", &HandedOver::seat, kSeat), key("level", &HandedOver::level, kLevel),
                    key("cause", &HandedOver::cause, kHandOverCause)};
}
constexpr std::string_view type_of(Type<TakenBack>) { return "taken_back"; }
constexpr auto describe(Type<TakenBack>) { return std::tuple{key("seat", &TakenBack::seat, kSeat)}; }
constexpr std::string_view type_of(Type<HandOverVoted>) { return "hand_over_voted"; }
constexpr auto describe(Type<HandOverVoted>) {
  return std::tuple{key("seat", &HandOverVoted::seat, kSeat), key("against", &HandOverVoted::against, kSeat)};
}
constexpr std::string_view type_of(Type<PaceSet>) { return "pace_set"; }
constexpr auto describe(Type<PaceSet>) { return std::tuple{key("pace", &PaceSet::pace, kPace)}; }
#define ROOM_FLAG(name, Message, message, who, when, Entry, entry, ...) \
  constexpr std::string_view type_of(Type<Entry>) { return #entry; }    \
  constexpr auto describe(Type<Entry>) { return std::tuple{key(#name, &Entry::name, kBoolean)}; }
#include <protocol/room_flags.def>
constexpr std::string_view type_of(Type<UndoAsked>) { return "undo_asked"; }
constexpr auto describe(Type<UndoAsked>) { return std::tuple{key("seat", &UndoAsked::seat, kSeat)}; }
constexpr std::string_view type_of(Type<UndoAccepted>) { return "undo_accepted"; }
constexpr auto describe(Type<UndoAccepted>) { return std::tuple{key("seat", &UndoAccepted::seat, kSeat)}; }
constexpr std::string_view type_of(Type<UndoDeclined>) { return "undo_declined"; }
constexpr auto describe(Type<UndoDeclined>) { return std::tuple{key("seat", &UndoDeclined::seat, kSeat)}; }
constexpr std::string_view type_of(Type<TurnUndone>) { return "turn_undone"; }
constexpr auto describe(Type<TurnUndone>) {
  return std::tuple{key("seat", &TurnUndone::seat, kSeat), key("step", &TurnUndone::step, kCount)};
}

namespace {

template <class E>
constexpr bool has_codec = requires {
  type_of(Type<E>{});
  describe(Type<E>{});
};

struct EventCodec {
  void write(const AnyEvent& event, JsonWriter& out) const {
    std::visit([&](const auto& either) { write_one(either, out); }, event);
  }
  void write(const Event& event, JsonWriter& out) const { write_one(event, out); }
  void write(const RoomEvent& event, JsonWriter& out) const { write_one(event, out); }

 private:
  template <class Events>
  static void write_one(const Events& event, JsonWriter& out) {
    std::visit(
        [&]<class E>(const E& one) {
          static_assert(has_codec<E>, "add type_of and describe for this event to event_codec.cpp");
          out.object_in_order([&] { write_typed_fields(one, out); });
        },
        event);
  }
};

}  // namespace

constexpr auto describe(Type<Preview::Choice>) {
  return std::tuple{key("action", &Preview::Choice::action, ActionCodec{}),
                    key("then", &Preview::Choice::then, StructCodec<Preview>{})};
}
constexpr auto describe(Type<Preview>) {
  return std::tuple{key("events", &Preview::events, ListCodec<Event, EventCodec>{}),
                    key("choices", &Preview::choices, list_of_structs<Preview::Choice>()),
                    key("ends_turn", &Preview::ends_turn, kBoolean),
                    sparse_key("in_view", &Preview::in_view, kBoolean)};
}

JsonText json_text(std::span<const Preview::Choice> choices) {
  return {written([&](JsonWriter& out) { write_list<StructCodec<Preview::Choice>>(choices, out); })};
}
JsonText json_text(const Preview& preview) {
  return {written([&](JsonWriter& out) { StructCodec<Preview>{}.write(preview, out); })};
}
JsonText json_text(const Event& event) {
  return {written([&](JsonWriter& out) { EventCodec{}.write(event, out); })};
}
JsonText json_text(std::span<const Event> events) {
  return {written([&](JsonWriter& out) { write_list<EventCodec>(events, out); })};
}
JsonText json_text(std::span<const AnyEvent> events) {
  return {written([&](JsonWriter& out) { write_list<EventCodec>(events, out); })};
}

Json to_json(const Event& event) {
  return tree_of([&](JsonWriter& out) { EventCodec{}.write(event, out); });
}
Json to_json(const RoomEvent& event) {
  return tree_of([&](JsonWriter& out) { EventCodec{}.write(event, out); });
}
Json to_json(std::span<const Event> events) { return Json::parse(json_text(events).text); }

}  // namespace bastide::protocol
