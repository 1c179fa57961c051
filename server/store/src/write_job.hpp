// What a durable store writes.
#pragma once

#include <server/rooms/event_store.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace bastide::server {

struct DeadlineChange {
  std::string room;
  std::optional<std::int64_t> deadline_ms;
};

/// A period goes on.
struct Attending {
  Attendance::Period period;
  std::int64_t first_ms;  ///< from when on periods are kept
};

/// Changes nothing, but writes.
struct Attempt {};

/// What is done beside changes, after the commit: space is given back, figures are taken.
struct Tidying {};

struct Purge {
  Retention retention;
  std::shared_ptr<bool> more = std::make_shared<bool>(false);
};

struct WriteJob {
  std::variant<NewEntry, Compaction, DeadlineChange, Purge, Attending, Attempt, Tidying> change;
  EventStore::Done<> done;
};

/// Of a purge: answers whether there is more when it has been made.
inline WriteJob purge_job(Retention retention, EventStore::Done<bool> done) {
  const Purge purge{.retention = retention};
  return {purge, [more = purge.more, done = std::move(done)](StoreResult<> result) mutable {
            if (result)
              done(*more);
            else
              done(std::unexpected(result.error()));
          }};
}

}  // namespace bastide::server
