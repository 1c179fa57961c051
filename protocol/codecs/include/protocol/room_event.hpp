// What happens in a room outside the rules; deltas hold these events beside those of the game.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/message_fields.hpp>

#include <engine/event.hpp>

#include <optional>
#include <span>
#include <variant>

namespace bastide::protocol {

// A row each of room_events.def.
#include <protocol/rows_as_structs.def>
#define ROOM_EVENT(Type, schema, name, meaning, ...) STRUCT(Type, , , __VA_ARGS__)
#include <protocol/room_events.def>
#undef STRUCT

using RoomEvent = VariantBehind<void
#define ROOM_EVENT(Type, ...) , Type
#include <protocol/room_events.def>
                                >;

Json to_json(const RoomEvent& event);

/// The events in deltas.
using AnyEvent = std::variant<RoomEvent, Event>;
JsonText json_text(std::span<const AnyEvent> events);

}  // namespace bastide::protocol
