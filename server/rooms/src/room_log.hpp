// How long a room's log is, and when it is made short: with the records of the games that have ended.
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
  /// The ways to the store; how a compaction ends comes back through `compacted`.
  struct Store {
    std::function<void(NewEntry)> append;
    std::function<void(Compaction)> compact;
  };

  /// `state`: as `stored` says; must outlive it.
  RoomLog(std::shared_ptr<Context> context, RoomState& state, const StoredRoom& stored, Store store);
  RoomLog(const RoomLog&) = delete;
  RoomLog& operator=(const RoomLog&) = delete;

  void append(NewEntry entry) { store_.append(std::move(entry)); }
  /// An entry of this size is in the store and carried out.
  void follow(std::size_t bytes);
  /// Makes the log short where it is time. Requires: no append is on its way.
  void tidy(std::optional<std::int64_t> deadline_ms);
  void compacted(StoreResult<> result);

  std::size_t bytes() const { return snapshot_bytes_ + entry_bytes_; }
  /// The record of a game that has ended and is not in the store yet, compressed; else nullptr.
  std::shared_ptr<const std::string> unsaved_record(std::string_view game_id) const;

 private:
  void take_records();

  const std::shared_ptr<Context> context_;
  RoomState& state_;
  const Store store_;
  std::size_t entry_bytes_ = 0;     ///< of the entries after the snapshot
  std::size_t snapshot_bytes_ = 0;  ///< of that
  bool records_due_ = false;        ///< as the store says
  bool gone_ = false;               ///< the room is closed, and the store has heard of it
  std::vector<StoredRecord> unsaved_;
  struct Compacting {
    std::size_t entry_bytes;
    std::size_t snapshot_bytes;
    std::size_t records;  ///< the first ones of `unsaved_`
  };
  std::optional<Compacting> compacting_;  ///< on its way into the store
};

}  // namespace bastide::server
