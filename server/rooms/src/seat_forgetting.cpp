#include "seat_forgetting.hpp"

#include "forgotten_names.hpp"
#include "report_forgetting.hpp"
#include "room_rejections.hpp"

#include <fmt/format.h>

#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

std::optional<WireRejection> SeatForgetting::fault(const protocol::Expected<Room*>& room) const {
  if (!room) return room.error();
  if (!(*room)->why_unread().empty())
    return WireRejection(ErrorCode::unreadable,
                         "This version of the server can't read the room to its end: forget all of it.");
  if (!(*room)->name_on(seat_))
    return WireRejection(ErrorCode::not_found, fmt::format("Nobody has seat {} of this room.", seat_));
  return std::nullopt;
}

void SeatForgetting::begin() {
  ask_room_([self = shared_from_this()](protocol::Expected<Room*> room) {
    if (auto why = self->fault(room)) return self->fail(std::move(*why));
    self->name_ = *(*room)->name_on(self->seat_);
    self->change_records([self] { self->change_room(); });
  });
}

void SeatForgetting::change_records(Next next) {
  auto revise = [seats = protocol::ForgottenSeats{.name = name_}](const std::string& gzip) {
    return gzip_without_name(gzip, seats);
  };
  auto done = [self = shared_from_this(), next = std::move(next)](StoreResult<int> count) mutable {
    if (!count) return self->fail(not_stored());
    self->records_ += *count;
    next();
  };
  store_.revise_records({.room = code_}, std::move(revise), std::move(done));
}

/// The records change a second time, since a game may have ended since the first.
void SeatForgetting::change_room() {
  ask_room_([self = shared_from_this()](protocol::Expected<Room*> room) {
    if (auto why = self->fault(room)) return self->fail(std::move(*why));
    if ((*room)->name_on(self->seat_) != self->name_)
      return self->fail({ErrorCode::server_busy, "The seat has changed meanwhile. Try again."});
    (*room)->forget_seat(self->seat_, [self](StoreResult<> forgotten) {
      if (!forgotten) return self->fail(not_stored());
      self->change_records([self] { self->remove_reports(); });
    });
  });
}

void SeatForgetting::remove_reports() {
  forget_reports(store_, code_, name_, [self = shared_from_this()](StoreResult<int> count) {
    if (!count) return self->fail(not_stored());
    self->finish();
  });
}

void SeatForgetting::finish() {
  store_.scrub([self = shared_from_this()](StoreResult<> scrubbed) {
    if (scrubbed) return self->answer_(self->records_);
    self->fail({ErrorCode::unavailable, kNotScrubbed});
  });
}

}  // namespace bastide::server
