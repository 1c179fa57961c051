// The keys of a room's flags: in views and snapshots, and where a room is made.
#pragma once

#include "fields.hpp"

#include <protocol/room_flags.hpp>

#include <string_view>
#include <tuple>

namespace bastide::protocol {

namespace flag_key {
constexpr auto always(std::string_view name, bool RoomFlags::* member) { return key(name, member, kBoolean); }
constexpr auto if_true(std::string_view name, bool RoomFlags::* member) {
  return sparse_key(name, member, kBoolean);
}
constexpr auto at_creation(std::string_view name, bool RoomFlags::* member) {
  return std::tuple{if_true(name, member)};
}
constexpr auto not_at_creation(std::string_view, bool RoomFlags::*) { return std::tuple{}; }
}  // namespace flag_key

constexpr auto describe(Type<RoomFlags>) {
  return std::tuple{
#define ROOM_FLAG(name, Message, message, who, when, Entry, entry, told, ...) \
  flag_key::told(#name, &RoomFlags::name),
#include <protocol/room_flags.def>
  };
}

/// The keys of those flags that are told when a room is made.
struct FlagsAtCreation {};
constexpr auto describe(Type<FlagsAtCreation>) {
  return std::tuple_cat(std::tuple{}
#define ROOM_FLAG(name, Message, message, who, when, Entry, entry, told, creation, ...) \
  , flag_key::creation(#name, &RoomFlags::name)
#include <protocol/room_flags.def>
  );
}
template <class S>
constexpr auto flags_at_creation(RoomFlags S::* member) {
  return inlined_from<FlagsAtCreation>(member);
}

}  // namespace bastide::protocol
