// The length of a room's log, and when it is shortened: with the records of finished games.
#pragma once

#include "context.hpp"
#include "room_state.hpp"

#include <server/rooms/event_store.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// Runs on the room's strand.
class RoomLog {
 public:
  /// The ways to the store; the result of a compaction comes back through `compacted`.
  struct Store {
    std::function<void(NewEntry)> append;
    std::function<void(Compaction)> compact;
  };

  /// `state`: rebuilt from `stored`; must outlive it.
  RoomLog(std::shared_ptr<Context> context, RoomState& state, const StoredRoom& stored, Store store);
  RoomLog(const RoomLog&) = delete;
  RoomLog& operator=(const RoomLog&) = delete;

  void append(NewEntry entry) { store_.append(std::move(entry)); }
  /// An entry of this size has been stored and applied.
  void follow(std::size_t bytes);
  /// Shortens the log if it is time. Requires: no append is in flight.
  void tidy(std::optional<std::int64_t> deadline_ms);
  /// Shortens it, whatever its length, and calls `told` with the result. Requires: no append is in flight.
  void shorten(std::optional<std::int64_t> deadline_ms, EventStore::Done<> told);
  /// Whether somebody waits for a compaction that has not begun.
  bool is_wanted_short() const { return !wanting_.empty(); }
  /// Finished games whose record is not stored yet no longer tell these names.
  void forget(const protocol::ForgottenSeats& seats);
  void compacted(StoreResult<> result);

  std::size_t bytes() const { return snapshot_bytes_ + entry_bytes_; }
  /// The compressed record of a finished game that is not stored yet; otherwise nullptr.
  std::shared_ptr<const std::string> unsaved_record(std::string_view game_id) const;

 private:
  void take_records();

  const std::shared_ptr<Context> context_;
  RoomState& state_;
  const Store store_;
  std::size_t entry_bytes_ = 0;     ///< entries after the snapshot
  std::size_t snapshot_bytes_ = 0;  ///< the snapshot
  bool records_due_ = false;        ///< as the store says
  bool gone_ = false;               ///< the room is closed, and the store knows
  std::vector<StoredRecord> unsaved_;
  std::vector<EventStore::Done<>> wanting_;  ///< told once the log is short
  struct Compacting {
    std::size_t entry_bytes;
    std::size_t snapshot_bytes;
    std::size_t records;  ///< the first ones of `unsaved_`
    std::vector<EventStore::Done<>> wanting;
  };
  std::optional<Compacting> compacting_;  ///< being stored
};

}  // namespace bastide::server
