// How games, rooms and names are forgotten at the request of the server's host.
#include "directory_impl.hpp"
#include "forgotten_names.hpp"
#include "report_forgetting.hpp"
#include "room_rejections.hpp"
#include "seat_forgetting.hpp"

#include <fmt/format.h>

#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

void Directory::forget_game(const std::string& game_id, Answer<void> answer) {
  const auto id = protocol::from_hex<16>(game_id);
  if (!id)
    return answer(std::unexpected(WireRejection(ErrorCode::not_found, "A game's id has 32 hex digits.")));
  impl_->forget({.game_id = protocol::to_hex(*id)}, [answer = std::move(answer)](
                                                        protocol::Expected<int> count) mutable {
    if (count && *count == 0)
      count = std::unexpected(WireRejection(ErrorCode::not_found, "There is no record of this game."));
    count ? answer({}) : answer(std::unexpected(std::move(count.error())));
  });
}

void Directory::forget_room(const std::string& code, Answer<int> answer) {
  const auto normal = protocol::normalise_room_code(code);
  if (!normal) return answer(std::unexpected(WireRejection(ErrorCode::not_found, "That is no room's code.")));
  end_room(code, [impl = impl_, room = *normal,
                  answer = std::move(answer)](protocol::Expected<void> ended) mutable {
    const bool none = !ended && ended.error().code == name(ErrorCode::not_found);
    if (!ended && !none && ended.error().code != name(ErrorCode::closed))
      return answer(std::unexpected(std::move(ended.error())));
    auto forgotten = [none, answer = std::move(answer)](protocol::Expected<int> count) mutable {
      if (none && count && *count == 0)
        count = std::unexpected(WireRejection(ErrorCode::not_found, "There is no such room."));
      answer(std::move(count));
    };
    forget_reports(impl->context->services.store, room, {},
                   [impl, room, forgotten = std::move(forgotten)](StoreResult<int> reports) mutable {
                     if (reports) return impl->forget({.room = std::move(room)}, std::move(forgotten));
                     forgotten(std::unexpected(
                         WireRejection(ErrorCode::unavailable, "This could not be done now. Try again.")));
                   });
  });
}

void Directory::forget_player(const std::string& game_id, Seat seat, Answer<void> answer) {
  const auto id = protocol::from_hex<16>(game_id);
  if (!id)
    return answer(std::unexpected(WireRejection(ErrorCode::not_found, "A game's id has 32 hex digits.")));
  auto revise = [seats = protocol::ForgottenSeats{.seat = seat}](const std::string& gzip) {
    return gzip_without_name(gzip, seats);
  };
  auto done = [impl = impl_, seat, answer = std::move(answer)](StoreResult<int> count) mutable {
    if (count == 0)
      return answer(std::unexpected(WireRejection(
          ErrorCode::not_found,
          fmt::format("There is no record of this game, or it has no name on seat {}.", seat))));
    impl->scrub(count, [answer = std::move(answer)](protocol::Expected<int> changed) mutable {
      changed ? answer({}) : answer(std::unexpected(std::move(changed.error())));
    });
  };
  impl_->context->services.store.revise_records({.game_id = protocol::to_hex(*id)}, std::move(revise),
                                                std::move(done));
}

void Directory::forget_seat(const std::string& code, Seat seat, Answer<int> answer) {
  const auto normal = protocol::normalise_room_code(code);
  if (!normal) return answer(std::unexpected(WireRejection(ErrorCode::not_found, "That is no room's code.")));
  const auto ask = [impl = impl_, room = *normal](RoomHost::Visit visit) {
    impl->ask_room(room, std::move(visit));
  };
  std::make_shared<SeatForgetting>(impl_->context->services.store, ask, *normal, seat, std::move(answer))
      ->begin();
}

void Directory::Impl::forget(RecordsOf records, Answer<int> answer) {
  const bool of_room = !records.room.empty();
  auto done = [self = shared_from_this(), of_room,
               answer = std::move(answer)](StoreResult<int> count) mutable {
    if (count == 0 && !of_room) return answer(0);  // a room's log was removed before
    self->scrub(count, std::move(answer));
  };
  context->services.store.forget_records(std::move(records), std::move(done));
}

/// So that the store's files do not hold what was removed, either.
void Directory::Impl::scrub(StoreResult<int> count, Answer<int> answer) {
  const auto failed = [](const char* why) {
    return std::unexpected(WireRejection(ErrorCode::unavailable, why));
  };
  if (!count) return answer(failed("This could not be done now. Try again."));
  context->services.store.scrub(
      [failed, count = *count, answer = std::move(answer)](StoreResult<> done) mutable {
        done ? answer(count) : answer(failed(kNotScrubbed));
      });
}

}  // namespace bastide::server
