// What a durable store writes.
#pragma once

#include "fence.hpp"

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

/// Another node may have the room.
struct Release {
  std::string room;
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

/// So many rooms and records at most, so that no commit waits long for a purge.
inline constexpr std::int64_t kPurgedAtOnce = 200;

struct Purge {
  Retention retention;
  std::shared_ptr<bool> more = std::make_shared<bool>(false);
};

struct WriteJob {
  std::variant<NewEntry, Compaction, DeadlineChange, Release, Purge, Attending, Attempt, Tidying> change;
  EventStore::Done<> done;
  /// Of a change to a room by one node of several: without it the change is made whoever owns the room.
  std::optional<Fence> fence = {};
};

/// Whose log the change is of; empty: no room's.
inline const std::string& room_of(const WriteJob& job) {
  static const std::string kNone;
  if (const auto* entry = std::get_if<NewEntry>(&job.change)) return entry->room;
  if (const auto* compaction = std::get_if<Compaction>(&job.change)) return compaction->room;
  if (const auto* deadline = std::get_if<DeadlineChange>(&job.change)) return deadline->room;
  if (const auto* release = std::get_if<Release>(&job.change)) return release->room;
  return kNone;
}

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
