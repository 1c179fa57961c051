// The jobs of a durable store's writing thread.
#pragma once

#include "fence.hpp"

#include <server/rooms/event_store.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace bastide::server {

struct DeadlineChange {
  std::string room;
  std::optional<std::int64_t> deadline_ms;
};

/// Keeps the record of a game that was played elsewhere.
struct SharedRecord {
  StoredRecord record;
};

/// Gives up the room to other nodes.
struct Release {
  std::string room;
  RoomUse use = RoomUse::unused;
};

/// Extends a period.
struct Attending {
  Attendance::Period period;
  std::int64_t first_ms;  ///< the earliest time that periods are kept for
};

/// Writes without changing anything.
struct Attempt {};

/// Maintenance after the commit: gives back space, updates figures.
struct Tidying {};

/// The most rooms and records per purge, so that no commit waits long for it.
inline constexpr std::int64_t kPurgedAtOnce = 200;

struct Purge {
  Retention retention;
  std::shared_ptr<bool> more = std::make_shared<bool>(false);
};

struct Forgetting {
  RecordsOf records;
  std::shared_ptr<int> count = std::make_shared<int>(0);
};

struct Revising {
  RecordsOf records;
  ReviseRecord revise;
  std::shared_ptr<int> count = std::make_shared<int>(0);
};

struct Sealing {
  ParcelChange change;
  std::shared_ptr<ChangedParcel> result = std::make_shared<ChangedParcel>();
};

/// Notes that a parcel was used.
struct ParcelUse {
  std::string id;
  std::int64_t at_ms;
};

struct Reporting {
  StoredReport report;
  std::uint64_t reports_max;
  std::shared_ptr<bool> kept = std::make_shared<bool>(false);
};

struct ReportRemoval {
  std::vector<std::string> ids;
  std::shared_ptr<int> count = std::make_shared<int>(0);
};

/// What a node tells the others.
struct ToldNodes {
  std::int64_t node;
  std::string lines;
};

/// After the commit: overwrites what was removed.
struct Scrubbing {};

struct WriteJob {
  std::variant<NewEntry, Compaction, SharedRecord, Forgetting, Revising, Sealing, ParcelUse, Reporting,
               ReportRemoval, ToldNodes, DeadlineChange, Release, Purge, Attending, Attempt, Tidying,
               Scrubbing>
      change;
  EventStore::Done<> done;
  /// The fence of a change to a room by one of several nodes; empty: the change is made whoever
  /// owns the room.
  std::optional<Fence> fence = {};
};

/// The room whose log the change belongs to; empty: none.
inline const std::string& room_of(const WriteJob& job) {
  static const std::string kNone;
  if (const auto* entry = std::get_if<NewEntry>(&job.change)) return entry->room;
  if (const auto* compaction = std::get_if<Compaction>(&job.change)) return compaction->room;
  if (const auto* deadline = std::get_if<DeadlineChange>(&job.change)) return deadline->room;
  if (const auto* release = std::get_if<Release>(&job.change)) return release->room;
  return kNone;
}

/// Forgetting, Revising or ReportRemoval: answers how many there were.
template <class Change>
WriteJob counting_job(Change change, EventStore::Done<int> done) {
  auto count = change.count;
  return {std::move(change),
          [count = std::move(count), done = std::move(done)](StoreResult<> result) mutable {
            if (result)
              done(*count);
            else
              done(std::unexpected(result.error()));
          }};
}

/// A change of a parcel: answers what became of it.
inline WriteJob sealing_job(ParcelChange change, EventStore::Done<ChangedParcel> done) {
  Sealing sealing{.change = std::move(change)};
  auto result = sealing.result;
  return {std::move(sealing),
          [result = std::move(result), done = std::move(done)](StoreResult<> written) mutable {
            if (written)
              done(*result);
            else
              done(std::unexpected(written.error()));
          }};
}

/// Answers whether the report is kept.
inline WriteJob reporting_job(StoredReport report, std::uint64_t reports_max, EventStore::Done<bool> done) {
  Reporting reporting{.report = std::move(report), .reports_max = reports_max};
  auto kept = reporting.kept;
  return {std::move(reporting),
          [kept = std::move(kept), done = std::move(done)](StoreResult<> written) mutable {
            if (written)
              done(*kept);
            else
              done(std::unexpected(written.error()));
          }};
}

/// A purge: answers whether there is more after it.
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
