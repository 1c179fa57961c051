// What the server's host asks of its rooms, and of what people reported of each other.
#include "directory_impl.hpp"
#include "room.hpp"
#include "room_rejections.hpp"

#include <protocol/message_codec.hpp>

#include <algorithm>
#include <mutex>
#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

void Directory::list_rooms(std::move_only_function<void(std::vector<RoomReport>)> answer) {
  // Calls back when the last room releases it, after all reports.
  struct Gathered {
    std::mutex mutex;
    std::vector<RoomReport> reports;
    std::move_only_function<void(std::vector<RoomReport>)> answer;
    ~Gathered() {
      std::ranges::sort(reports, {}, &RoomReport::code);
      answer(std::move(reports));
    }
  };
  const auto gathered = std::make_shared<Gathered>();
  gathered->answer = std::move(answer);
  for (const auto& room : impl_->rooms->all())
    room->look([gathered](const Room& one) {
      RoomReport report = one.report();
      const std::scoped_lock lock(gathered->mutex);
      gathered->reports.push_back(std::move(report));
    });
}

void Directory::inspect_room(std::string code, Answer<RoomReport> answer) {
  impl_->ask_room(code, [answer = std::move(answer)](protocol::Expected<Room*> room) mutable {
    if (!room) return answer(std::unexpected(room.error()));
    answer((*room)->report());
  });
}

void Directory::end_room(std::string code, Answer<void> answer) {
  impl_->ask_room(
      code, [impl = impl_, code, answer = std::move(answer)](protocol::Expected<Room*> room) mutable {
        if (room) return (*room)->close(told_when_stored(std::move(answer)));
        if (room.error().code != name(ErrorCode::unreadable)) return answer(std::unexpected(room.error()));
        impl->end_unreadable(*protocol::normalise_room_code(code), told_when_stored(std::move(answer)));
      });
}

/// Its log is removed as that of every room that has ended. What it says is not asked.
void Directory::Impl::end_unreadable(std::string code, EventStore::Done<> done) {
  auto loaded = [self = shared_from_this(), code,
                 done = std::move(done)](StoreResult<StoredRoom> stored) mutable {
    if (!stored) return done(std::unexpected(stored.error()));
    if (stored->elsewhere) return done(std::unexpected(StoreError::not_owner));
    if (stored->entries.empty()) return done({});
    auto ended = [self, code, done = std::move(done)](StoreResult<> result) mutable {
      if (result) self->context->unreadable.forget(code);
      done(result);
    };
    self->context->services.store.compact(
        {.room = code, .seq = stored->entries.back().seq, .snapshot = {}, .at_ms = self->context->wall_ms()},
        std::move(ended));
  };
  context->services.store.load(std::move(code), std::move(loaded));
}

std::vector<UnreadableRoom> Directory::unreadable_rooms() const { return impl_->context->unreadable.all(); }

void Directory::list_reports(Answer<std::vector<StoredReport>> answer) {
  impl_->context->services.store.list_reports(
      [answer = std::move(answer)](StoreResult<std::vector<StoredReport>> reports) mutable {
        if (reports) return answer(std::move(*reports));
        answer(std::unexpected(WireRejection(ErrorCode::unavailable, "Try again.")));
      });
}

void Directory::remove_report(const std::string& id, Answer<void> answer) {
  auto removed = [impl = impl_, answer = std::move(answer)](StoreResult<int> count) mutable {
    if (count == 0)
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "There is no such report.")));
    impl->scrub(count, [answer = std::move(answer)](protocol::Expected<int> done) mutable {
      done ? answer({}) : answer(std::unexpected(std::move(done.error())));
    });
  };
  impl_->context->services.store.remove_reports({id}, std::move(removed));
}

protocol::Expected<void> Directory::announce(std::string text) {
  const std::string message = protocol::encode(protocol::Announcement{.text = std::move(text)});
  if (const auto read = protocol::decode_server(message); !read) return std::unexpected(read.error());
  const auto shared = std::make_shared<const std::string>(message);
  for (const auto& room : impl_->rooms->all())
    room->look([shared](Room& one) { one.tell_everybody(shared); });
  return {};
}

}  // namespace bastide::server
