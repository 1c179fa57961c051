// Whole rooms, for moving them between stores and files: for a host's commands, not for a server.
#pragma once

#include <server/store/postgres_store.hpp>
#include <server/store/store_in_use.hpp>

#include <protocol/room_file.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bastide::server {

/// Which rooms to choose, and which records without a room (removed, or unknown).
struct RoomChoice {
  std::vector<std::string> codes = {};  ///< only these rooms, and no records without a room; empty: all
  bool ended = false;                   ///< only rooms that are closed or whose last game has ended
  /// Only rooms unchanged since, and records of games that ended before; ms since 1970.
  std::optional<std::int64_t> before_ms = {};
  bool unowned = false;  ///< only rooms that no living node owns
};

/// A room as read: `remove` removes it only in this state.
struct SeenRoom {
  std::string code;
  std::uint64_t seq = 0;
  std::int64_t epoch = 0;  ///< how often nodes have taken the room
};

/// A room at a glance.
struct RoomSummary {
  std::string code;
  std::uint64_t seq = 0;                        ///< its changes
  std::optional<std::int64_t> changed_ms = {};  ///< the last one, ms since 1970; empty: it is closed
  std::optional<std::int64_t> due_ms = {};      ///< when something is due: its closing, or a clock's end
  std::optional<std::int64_t> closed_ms = {};
};

/// Takes what is read, in this order: the head once, rooms by code, records by game id. `read` passes on
/// their exceptions.
struct RoomSink {
  std::function<void(const protocol::RoomFileHead&)> head;
  std::function<void(const protocol::KeptRoom&, const SeenRoom&)> room;
  std::function<void(const protocol::LooseRecord&)> record;
};

/// One thread at a time. Everything throws std::runtime_error with one sentence if the store can't be read or
/// written; the call has then changed nothing.
class WholeRooms {
 public:
  virtual ~WholeRooms() = default;

  /// Reads one moment of the store, whatever servers do meanwhile. Throws std::runtime_error that names a
  /// code without a room.
  virtual void read(const RoomChoice& choice, const RoomSink& sink) = 0;

  /// All rooms, by code, also those that are closed and remembered.
  virtual std::vector<RoomSummary> list() = 0;

  /// Adds each room with everything that belongs to it, or nothing if there is a room with its code; returns
  /// for each whether it was added. Existing records stay as they are.
  virtual std::vector<bool> add(std::span<const protocol::KeptRoom> rooms) = 0;
  virtual void add(std::span<const protocol::LooseRecord> records) = 0;
  /// Charges no clock for the time from then until the next server is at work.
  virtual void note_attended(std::int64_t attended_ms) = 0;

  /// Removes each room with its records, unless it has changed since it was seen, or a node owns it; returns
  /// for each whether it was removed.
  virtual std::vector<bool> remove(std::span<const SeenRoom> rooms) = 0;
  virtual void remove_records(std::span<const std::string> game_ids) = 0;
};

enum class RoomsUse : std::uint8_t {
  read,    ///< beside a running server; the store must exist
  add,     ///< makes the store if it does not exist. No server but one of several nodes may be running
  remove,  ///< the same, but the store must exist
};

/// Throws StoreInUse, std::runtime_error with one sentence. Updates a store of an earlier version.
std::unique_ptr<WholeRooms> rooms_of_file(const std::filesystem::path& file, RoomsUse use);
std::unique_ptr<WholeRooms> rooms_of_database(const PostgresOptions& options, RoomsUse use);

}  // namespace bastide::server
