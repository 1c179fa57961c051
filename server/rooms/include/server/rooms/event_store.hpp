// The log of every room: all that is kept of it. A room's state is what its log says.
#pragma once

#include <server/rooms/attendance.hpp>

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// One change of a room as it is stored.
struct StoredEntry {
  std::uint64_t seq = 0;   ///< counts the room's changes from 1, without gaps
  std::int64_t at_ms = 0;  ///< when it was made, ms since 1970
  std::string payload;     ///< JSON text; the store does not look into it
  friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

/// An entry on its way into the store, with what the store must be able to find again.
struct NewEntry {
  std::string room;  ///< its code, 8 characters
  StoredEntry entry;
  /// Of a game that may begin after this entry: `find_game` finds its room.
  std::optional<std::string> game_id = {};
  std::optional<std::int64_t> deadline_ms = {};  ///< when it is up unless somebody comes; nothing: never
  bool ends_game = false;  ///< surely or perhaps: `records_due` until a compaction brings the record
};

/// Another node owns the room now.
struct OwnedElsewhere {
  std::string address;  ///< where that node's peers reach it, "host:port" as it said itself
};

struct StoredRoom {
  std::vector<StoredEntry> entries;  ///< by seq; empty: there is no such room, or it was closed
  std::optional<std::int64_t> deadline_ms = {};
  bool closed = false;  ///< it has ended; its entries have gone
  /// Its log may hold games that have ended and whose records are not kept yet:
  /// an entry ended one and no compaction has come since, or a version wrote it that kept no records.
  /// To be made when the room is loaded.
  bool records_due = false;
  std::optional<OwnedElsewhere> elsewhere = {};  ///< then nothing else is filled in
};

/// The record of a game that has ended, made once.
struct StoredRecord {
  std::string game_id;        ///< 32 hex digits
  std::int64_t ended_ms = 0;  ///< ms since 1970
  std::string gzip;           ///< its text, compressed
};

/// A room's log made short.
struct Compaction {
  std::string room;
  std::uint64_t seq = 0;  ///< all entries up to here go
  /// And this one, of that seq, takes their place; nothing: the room has ended.
  std::optional<StoredEntry> snapshot;
  std::int64_t at_ms = 0;  ///< now, ms since 1970
  std::vector<StoredRecord> records = {};
  std::optional<std::int64_t> deadline_ms = {};
};

/// What the store knows of a game.
struct FoundGame {
  std::shared_ptr<const std::string> gzip;  ///< of a game that has ended: its record
  std::string room;                         ///< else where it is played; empty: there is no such game
  bool records_due = false;                 ///< of the room
};

/// What need not be kept any longer.
struct Retention {
  std::int64_t closed_before_ms = 0;   ///< that a room was closed
  std::int64_t records_before_ms = 0;  ///< records of games that ended before
  std::uint64_t record_bytes_max = 0;  ///< more than so much in all: the oldest records go
};

enum class StoreError : std::uint8_t {
  unavailable,  ///< not to be had now (disk full, locked, broken, queue full, closed); nothing has changed
  conflict,     ///< append: there is an entry of that room and seq already; nothing has changed
  not_owner,    ///< another node owns the room now; nothing has changed
};
template <class T = void>
using StoreResult = std::expected<T, StoreError>;

/// Keyed by (room, seq). Entries are never changed; they go when a compaction has said what they say.
/// Every function may be called from any thread, returns without waiting for a disk,
/// and calls `done` exactly once, from a thread of the store's own or before it returns:
/// `done` must be quick (rooms post to their strand) and must not throw.
class EventStore {
 public:
  template <class T = void>
  using Done = std::move_only_function<void(StoreResult<T>)>;

  virtual ~EventStore() = default;

  /// Adds one entry. Success means that it is durable: it is there again after the power failed.
  /// Appends of one room that are called one after another succeed in that order. Entry 1 makes the room;
  /// where there are other nodes nobody owns it then, and the first that loads it does.
  virtual void append(NewEntry entry, Done<> done) = 0;

  /// All or nothing. A conflict when the room's last entry has another seq.
  virtual void compact(Compaction compaction, Done<> done) = 0;

  /// Everything of a room.
  virtual void load(std::string room, Done<StoredRoom> done) = 0;

  virtual void find_game(std::string game_id, Done<FoundGame> done) = 0;

  /// Codes of rooms with deadline_ms <= now_ms, the longest overdue first, at most `limit`.
  virtual void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) = 0;

  /// Changes the deadline of a room, as `NewEntry::deadline_ms` does.
  virtual void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) = 0;

  /// Removes some of what is not to be kept, as much as is quick. Answers whether there is more.
  virtual void purge(Retention retention, Done<bool> done) = 0;

  /// A server is at work now. Call first of all with `begins`, then every minute,
  /// and with `begins` after a time in which nothing could be done. Returns at once;
  /// how much of it is on disk after a fault is nobody's concern: absences then look longer.
  virtual std::vector<Absence> attend(std::int64_t now_ms, bool begins) = 0;

  /// This node lets go of the room, which any node may own from then on. No change of it may be under way.
  virtual void release(std::string room, Done<> done) = 0;

  /// Another one than before: all rooms that this node had may be others' now. Nothing: so it is, and the
  /// node can have no room until there is another one. Any thread; never waits.
  virtual std::optional<std::int64_t> tenure() const { return 0; }

  /// Whether there is space for more rooms. Never waits.
  virtual bool has_space() const = 0;
};

}  // namespace bastide::server
