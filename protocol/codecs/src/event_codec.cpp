// Events of the game and of the room, whose tables come from rows; and previews, which hold events of games.
#include "action_codec.hpp"
#include "message_kinds.hpp"
#include "table_codec.hpp"

#include <protocol/game_json.hpp>
#include <protocol/room_event.hpp>

namespace bastide::protocol {

#include "rows_as_keys.def"
#define ROOM_EVENT(Name, schema, name, meaning, ...)               \
  constexpr std::string_view type_of(Type<Name>) { return #name; } \
  STRUCT(Name, , , __VA_ARGS__)
#include <protocol/room_events.def>
#undef STRUCT

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
