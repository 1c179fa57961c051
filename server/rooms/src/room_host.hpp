// A room's place in memory: its strand, its queue, its way from and to the store,
// and what happens when it fails.
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

/// Loads the room when somebody first needs it, and lets one thing after another happen to it.
/// A fault of ours ends the room in memory, not more: its clients are told to come back,
/// and it is built again from its log.
class RoomHost : public std::enable_shared_from_this<RoomHost> {
 public:
  RoomHost(std::shared_ptr<Context> context, std::string code);
  ~RoomHost();
  RoomHost(const RoomHost&) = delete;
  RoomHost& operator=(const RoomHost&) = delete;

  // ---- any thread

  /// False when too many messages wait for the room, of those who sit or of all others.
  bool submit(ConnectionPtr connection, protocol::ClientMessage message);
  /// The connection is gone. Comes after everything that it has submitted.
  void depart(ConnectionPtr connection);
  /// Looks at the deadlines if the room is in memory.
  void tick();
  /// Whether it has been quiet for so long that it is to rest. Then `rest`.
  bool may_rest(std::chrono::steady_clock::time_point now) const { return now >= rests_at_.load(); }
  void rest();
  /// The clock of the room in memory wants to be looked at.
  void ring();
  /// The same as a tick for a room that has to be loaded first. It leaves memory again as soon
  /// as nobody needs it; `until` is held until all that follows from its deadline is stored, or can't be.
  void meet_deadline(std::shared_ptr<void> until);
  /// Gets the room when it is not busy, loaded if need be, or why it can't be had.
  using Wish = std::move_only_function<void(protocol::Expected<Room*>)>;
  void ask(Wish wish);
  /// Gets the room as it stands, be it busy, if it is in memory.
  void look(std::move_only_function<void(Room&)> look);
  /// Another node may have the room: whoever is in it is told to come back.
  void lose();
  /// Lets an append in flight end, gives the room back to the store, then ends all connections and calls
  /// `done`. Nothing happens to the room afterwards.
  void shut_down(protocol::ClosingReason reason, int retry_ms, Task done);
  /// Lets go of everything. Requires: no task of its strand will run any more.
  void forget();
  /// Whether it has not been used for as long as rooms are kept.
  bool idle(std::chrono::steady_clock::time_point now) const { return now >= idle_at_.load(); }

 private:
  struct Job {
    ConnectionPtr connection;
    std::optional<protocol::ClientMessage> message;  ///< nothing: the connection is gone
    std::chrono::steady_clock::time_point read_at{};
    std::atomic<std::size_t>* counted_in = nullptr;  ///< of a message
    Wish wish = {};                                  ///< instead of both
  };
  struct Goodbye {
    protocol::ClosingReason reason;
    int retry_ms;
    Task done;
  };

  // ---- on the strand
  void post(Task task);
  void enqueue(Job job);
  void run();
  void run_jobs();
  void play_computer();
  void set_alarm();
  Job take();
  void load();
  void loaded(StoreResult<StoredRoom> stored);
  void build(const StoredRoom& stored);
  void append(NewEntry entry);
  void compact(Compaction compaction);
  void think(Question question, std::uint64_t ticket);
  void appended(std::uint64_t build, StoreResult<> result);
  void say_goodbye();
  void turn_away_waiting(const protocol::WireRejection& rejection,
                         const std::optional<OwnedElsewhere>& elsewhere = {});
  void fail(const char* what);

  const std::shared_ptr<Context> context_;
  const std::string code_;
  const std::string label_;  ///< "room #17": codes are keys, and stand in the log at its level debug alone
  const std::shared_ptr<Strand> strand_;
  std::atomic<std::size_t> players_messages_waiting_{0};
  std::atomic<std::size_t> others_messages_waiting_{0};
  std::atomic<std::chrono::steady_clock::time_point> idle_at_;
  std::atomic<std::chrono::steady_clock::time_point> rests_at_{std::chrono::steady_clock::time_point::max()};

  std::optional<Room> room_;
  std::uint64_t builds_ = 0;              ///< tells appends of an earlier room from those of this one
  std::optional<std::int64_t> alarm_ms_;  ///< in Context::alarms
  bool loading_ = false;
  std::vector<std::shared_ptr<void>> deadline_waiters_;  ///< held for those who wait for it
  std::list<Job> jobs_;  ///< most of the time there is none, and no memory for any
  std::optional<Goodbye> goodbye_;
};

}  // namespace bastide::server
