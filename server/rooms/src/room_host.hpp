// A room's place in memory: its strand, its queue, its access to the store, and what happens when it fails.
#pragma once

#include "client_connection.hpp"
#include "context.hpp"
#include "room.hpp"

#include <server/rooms/event_store.hpp>
#include <server/rooms/executor.hpp>

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// Loads the room when it is first needed, and handles one thing after another. An internal fault ends only
/// this room in memory: its clients are told to come back, and it is rebuilt from its log.
class RoomHost : public std::enable_shared_from_this<RoomHost> {
 public:
  /// Finds the host of a room, which may be another object by then; nullptr if there is no place for it.
  using Find = std::function<std::shared_ptr<RoomHost>()>;
  /// `later`: finds the host of this room for what comes back after it may have left memory.
  RoomHost(std::shared_ptr<Context> context, std::string code, Find later);
  ~RoomHost();
  RoomHost(const RoomHost&) = delete;
  RoomHost& operator=(const RoomHost&) = delete;

  // ---- any thread

  /// Returns false if too many messages wait for the room, of seats or of all others.
  bool submit(ConnectionPtr connection, protocol::ClientMessage message);
  /// The connection is gone. Handled after everything that it has submitted.
  void depart(ConnectionPtr connection);
  /// Looks at the deadlines if the room is in memory.
  void tick();
  /// Whether it has been quiet long enough to rest. Then call `rest`.
  bool may_rest(std::chrono::steady_clock::time_point now) const { return now >= rests_at_.load(); }
  void rest();
  /// The clock of the room in memory must be checked.
  void ring();
  /// The same as a tick for a room that has to be loaded first. It leaves memory again as soon as it is not
  /// needed; `until` is held until all consequences of the deadline are stored, or can't be.
  void meet_deadline(std::shared_ptr<void> until);
  /// Gets the room when it is not busy, loaded if need be, or why it is unavailable.
  using Visit = std::move_only_function<void(protocol::Expected<Room*>)>;
  void ask(Visit visit);
  /// Gets the room, even if it is busy, if it is in memory.
  void look(std::move_only_function<void(Room&)> look);
  /// Another node may own the room: its clients are told to come back.
  void lose();
  /// Finishes an append in flight, gives up the room in the store, then ends all connections and calls
  /// `done`. The room handles nothing afterwards.
  void shut_down(protocol::ClosingReason reason, int retry_ms, Task done);
  /// Releases everything. Requires: no task of its strand will run any more.
  void forget();
  /// Whether it has been unused for as long as rooms are kept.
  bool idle(std::chrono::steady_clock::time_point now) const { return now >= idle_at_.load(); }

 private:
  /// What waits for the room: a message, the end of a connection, or a visit.
  struct Command {
    ConnectionPtr connection;
    std::optional<protocol::ClientMessage> message;  ///< empty: the connection is gone
    std::chrono::steady_clock::time_point read_at{};
    std::atomic<std::size_t>* counted_in = nullptr;  ///< the count of waiting messages that includes this one
    Visit visit = {};                                ///< replaces both
  };
  struct Goodbye {
    protocol::ClosingReason reason;
    int retry_ms;
    Task done;
  };

  // ---- on the strand
  void post(Task task);
  void enqueue(Command command);
  void run();
  void run_commands();
  void play_computer();
  void set_alarm();
  void set_listed();
  Command take();
  void load();
  void loaded(StoreResult<StoredRoom> stored);
  void build(const StoredRoom& stored);
  void note_unreadable(const std::string& why, std::string_view so);
  void append(NewEntry entry);
  void compact(Compaction compaction);
  void keep_report(StoredReport report, EventStore::Done<bool> done);
  void think(Question question, ThinkingShare share, std::uint64_t ticket);
  void appended(std::uint64_t build, StoreResult<> result);
  void say_goodbye();
  void turn_away_waiting(const protocol::WireRejection& rejection,
                         const std::optional<OwnedElsewhere>& elsewhere = {});
  void fail(const char* what);

  const std::shared_ptr<Context> context_;
  const std::string code_;
  const Find later_;
  const std::string label_;  ///< "room #17": codes are keys, and appear in the log at level debug only
  const std::shared_ptr<Strand> strand_;
  std::atomic<std::size_t> players_messages_waiting_{0};
  std::atomic<std::size_t> others_messages_waiting_{0};
  std::atomic<std::chrono::steady_clock::time_point> idle_at_;
  std::atomic<std::chrono::steady_clock::time_point> rests_at_{std::chrono::steady_clock::time_point::max()};

  std::optional<Room> room_;
  std::uint64_t builds_ = 0;              ///< tells appends of an earlier room from those of this one
  std::optional<std::int64_t> alarm_ms_;  ///< the alarm in Context::alarms
  bool listed_ = false;                   ///< in Context::open_tables
  bool loading_ = false;
  std::vector<std::shared_ptr<void>> deadline_waiters_;  ///< held for callers of meet_deadline
  std::list<Command> commands_;  ///< a list, since it is empty most of the time and then takes no memory
  std::optional<Goodbye> goodbye_;
};

}  // namespace bastide::server
