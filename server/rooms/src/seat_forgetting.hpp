// Deletes what tells who sat on a seat of a room: in the room, its log, the records of its games, and
// reports.
#pragma once

#include "room_host.hpp"

#include <server/rooms/event_store.hpp>

#include <protocol/wire_rejection.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// What is said where EventStore::scrub fails.
inline constexpr const char* kNotScrubbed =
    "It is deleted, but the store's file could not be written anew and may still hold it: there is too "
    "little "
    "free space, or somebody copies the file. Try again.";

/// One seat's, in steps that wait for the room and the store. After a failure it can be done again from the
/// beginning: the room keeps the name until no record has it.
class SeatForgetting : public std::enable_shared_from_this<SeatForgetting> {
 public:
  /// Hands the room to the visit, or why it is unavailable.
  using AskRoom = std::function<void(RoomHost::Visit)>;
  /// How many records were changed.
  using Answer = std::move_only_function<void(protocol::Expected<int>)>;

  /// `store` must outlive it. `room`: its code.
  SeatForgetting(EventStore& store, AskRoom ask_room, std::string room, Seat seat, Answer answer)
      : store_(store),
        ask_room_(std::move(ask_room)),
        code_(std::move(room)),
        seat_(seat),
        answer_(std::move(answer)) {}

  /// Call once. Rejected with room/not_found (no such room, or nobody has the seat), room/closed,
  /// room/unreadable, room/server_busy, store/unavailable.
  void begin();

 private:
  using Next = std::move_only_function<void()>;
  /// Why the room can't forget who has the seat; empty: it can.
  std::optional<protocol::WireRejection> fault(const protocol::Expected<Room*>& room) const;
  void change_records(Next next);
  void change_room();
  void remove_reports();
  void finish();
  void fail(protocol::WireRejection why) { answer_(std::unexpected(std::move(why))); }

  EventStore& store_;
  const AskRoom ask_room_;
  const std::string code_;
  const Seat seat_;
  Answer answer_;
  std::string name_;
  int records_ = 0;
};

}  // namespace bastide::server
