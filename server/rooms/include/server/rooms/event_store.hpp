// The log of every room: all that is kept of it. A room's state is what its log says.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
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
  std::optional<std::string> game_id =
      {};  ///< of a game that may begin after this entry: `find_game` finds its room
  std::optional<std::int64_t> due_ms = {};  ///< when to look after the room if nobody comes; nothing: never
};

struct StoredRoom {
  std::vector<StoredEntry> entries;  ///< by seq; empty: there is no such room
  std::optional<std::int64_t> due_ms = {};
};

enum class StoreError : std::uint8_t {
  unavailable,  ///< could not be done now (disk full, locked, broken, queue full, closed); nothing has changed
  conflict,     ///< append: there is an entry of that room and seq already; nothing has changed
};
template <class T = void>
using StoreResult = std::expected<T, StoreError>;

/// Keyed by (room, seq); entries are never changed or removed. Every function may be called from any thread, returns
/// without waiting for a disk, and calls `done` exactly once, from a thread of the store's own or before it returns:
/// `done` must be quick (rooms post to their strand) and must not throw.
class EventStore {
 public:
  template <class T = void>
  using Done = std::move_only_function<void(StoreResult<T>)>;

  virtual ~EventStore() = default;

  /// Adds one entry. Success means that it is durable: it is there again after the power failed. Appends of one room
  /// that are called one after another succeed in that order. Entry 1 makes the room.
  virtual void append(NewEntry entry, Done<> done) = 0;

  /// Everything of a room.
  virtual void load(std::string room, Done<StoredRoom> done) = 0;

  /// The room in which that game was or is played.
  virtual void find_game(std::string game_id, Done<std::optional<std::string>> done) = 0;

  /// Codes of rooms with due_ms <= now_ms, the longest due first, at most `limit`.
  virtual void list_due(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) = 0;

  /// Changes when to look after a room, as `NewEntry::due_ms` does.
  virtual void set_due(std::string room, std::optional<std::int64_t> due_ms, Done<> done) = 0;
};

}  // namespace bastide::server
