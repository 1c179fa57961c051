// A server's process, its disk, the network and the clients, all in one process and one thread.
#pragma once

#include "history.hpp"
#include "scheduler.hpp"
#include "sim_store.hpp"
#include "surroundings.hpp"

#include <protocol/clock.hpp>

#include <server/rooms/connection.hpp>
#include <server/rooms/directory.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::sim {

class World;

/// How bad the world is: percentages, and upper bounds of random times.
struct Plan {
  DiskPlan disk;
  int latency_ms_max = 0;
  int notice_ms_max = 0;  ///< until an end notices that a connection has been cut
  std::size_t unread_bytes_max = 64 * 1024;
  /// Everything sent arrives at once, and everything written is written in one step: only what the server
  /// does by itself, and when, is left to choice.
  bool instant = false;
};

/// A connection with a client at one end and the server at the other: what is sent arrives in order and after
/// a while in each direction, until it is cut.
class Link final : public Wire, public server::Outbox, public std::enable_shared_from_this<Link> {
 public:
  Link(World& world, Page& page, std::string name);

  // ---- the client's end
  void send(std::string id, std::string text) override;
  /// The server learns of it later.
  void leave() override;

  // ---- the server's end
  void open(server::Directory& directory, const std::string& address);
  void deliver(server::MessageText message) override;
  void close(std::uint16_t code) override;
  /// Whether the server takes it for a connection.
  bool open_at_server() const { return connection_ != nullptr && !ended_by_server_; }
  bool ended_by_server() const { return ended_by_server_; }

  // ---- what happens to it
  void cut();
  void server_died();
  /// The world ends: waiting tasks keep nothing alive.
  void forget();

 private:
  /// Sends on a wire, or runs at once.
  void carry(const Scheduler::LanePtr& wire, Task task);
  void tell_client(Ms delay);
  void tell_server(Ms delay);

  World& world_;
  Page* page_;
  const std::string name_;
  std::shared_ptr<server::Connection> connection_;
  bool cut_ = false;
  bool ended_by_server_ = false;
  std::size_t unread_bytes_ = 0;
  const Scheduler::LanePtr up_, down_, server_news_, client_news_;
};

class World final : public Surroundings {
 public:
  World(Choices& choices, const server::Limits& limits, bool aloud);
  ~World() override;
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  Plan plan;
  Scheduler scheduler;
  Trace trace;
  Disk disk;

  /// Starts a new process on what the disk has. Requires: none is up.
  void start();
  /// Ends the process in the middle of its work.
  void kill();
  /// Tells it to stop; runs until it has stopped.
  void stop();
  bool up() const { return process_ != nullptr; }
  server::Directory& directory();

  /// Makes a room with a secret for seat 0. Requires: a process is up, with a faultless disk.
  /// Returns its code.
  std::string make_room(const protocol::SeatSecret& secret, int seats,
                        std::optional<protocol::ClockRule> clock = std::nullopt);
  std::unique_ptr<Alarm> make_alarm() override;
  std::shared_ptr<Wire> connect(Page& page, const std::string& name) override;
  /// One of the connections that still has an end; nullptr if there is none.
  std::shared_ptr<Link> any_link();
  /// The server has admitted a connection as the holder of a seat, which no other connection may be.
  void seated(const std::string& holder, const std::shared_ptr<Link>& link);
  /// The server has received an intention.
  void arrived(const std::string& id, const std::shared_ptr<Link>& link);
  void broken(std::string what) override;

  /// Runs the next task. Throws Broken if that broke a promise.
  void step();
  void run_for(Ms time);

 private:
  struct Process;
  std::vector<std::shared_ptr<Link>> links();
  void appending(const server::NewEntry& entry);

  const server::Limits limits_;
  std::unique_ptr<server::EntropySource> entropy_;
  std::vector<std::weak_ptr<Link>> links_;
  std::map<std::string, std::weak_ptr<Link>> holders_;
  std::map<std::string, std::vector<std::weak_ptr<Link>>> arrived_by_;
  std::string broken_;
  Scheduler::LanePtr ticks_;
  std::unique_ptr<Process> process_;
};

}  // namespace bastide::sim
