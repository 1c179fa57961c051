// Rooms as a whole, on their way between stores and files: for the commands of a host, not for a server.
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

/// Which rooms, and which records that stand by themselves since their room is not kept any more,
/// or is not known.
struct RoomChoice {
  std::vector<std::string> codes = {};  ///< these rooms alone, and no record by itself; empty: all
  bool ended = false;                   ///< only rooms that were closed or whose last game has ended
  /// Only rooms that nothing has happened in since, and records of games that ended before; ms since 1970.
  std::optional<std::int64_t> before_ms = {};
  bool unowned = false;  ///< only rooms that no node at work has
};

/// A room as it was read: `remove` removes no other.
struct SeenRoom {
  std::string code;
  std::uint64_t seq = 0;
  std::int64_t epoch = 0;  ///< how often nodes have taken it
};

/// Takes what is read, in this order: the head once, rooms by their codes, records by their games' ids.
/// What they throw, `read` throws.
struct RoomSink {
  std::function<void(const protocol::RoomFileHead&)> head;
  std::function<void(const protocol::KeptRoom&, const SeenRoom&)> room;
  std::function<void(const protocol::LooseRecord&)> record;
};

/// One thread at a time. Everything throws std::runtime_error with one sentence where the store can't be read
/// or written; then the call has changed nothing.
class WholeRooms {
 public:
  virtual ~WholeRooms() = default;

  /// All of one moment of the store, whatever servers do meanwhile.
  /// Throws std::runtime_error that names a code of which there is no such room.
  virtual void read(const RoomChoice& choice, const RoomSink& sink) = 0;

  /// Each room with all that belongs to it, or nothing of it where there is a room of that code:
  /// answers for each whether it was added. Records that are there already stay as they are.
  virtual std::vector<bool> add(std::span<const protocol::KeptRoom> rooms) = 0;
  virtual void add(std::span<const protocol::LooseRecord> records) = 0;
  /// Nobody is to be charged for the time from then until the next server is at work.
  virtual void note_attended(std::int64_t attended_ms) = 0;

  /// Each room with its records, or nothing of it where something has happened to it since it was seen,
  /// or a node has it: answers for each whether it has gone.
  virtual std::vector<bool> remove(std::span<const SeenRoom> rooms) = 0;
  virtual void remove_records(std::span<const std::string> game_ids) = 0;
};

enum class RoomsUse : std::uint8_t {
  read,    ///< beside a server at work; the store must be there
  change,  ///< a store that is not there is made. No server is at work on the store but nodes of several
};

/// Throws StoreInUse, std::runtime_error with one sentence. A store of an earlier version is brought up to
/// date.
std::unique_ptr<WholeRooms> rooms_of_file(const std::filesystem::path& file, RoomsUse use);
std::unique_ptr<WholeRooms> rooms_of_database(const PostgresOptions& options, RoomsUse use);

}  // namespace bastide::server
