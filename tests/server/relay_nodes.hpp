// Several nodes inside the test program, over one store with one owner per room.
#pragma once

#include "scratch.hpp"

#include <server/cluster/node.hpp>
#include <server/net/io_pool.hpp>
#include <server/net/server.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/worker_threads.hpp>
#include <server/store/memory_store.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bastide::test {

/// What all nodes store, and the address of the node that owns each room. The first node to load
/// a room owns it.
class SharedStore {
 public:
  server::MemoryStore store;

  /// Nobody else has it until that node releases it while it is used.
  void give(const std::string& room, const std::string& node);
  /// Removes the owner, if it is `node`; that of a room that was given only if it is in use.
  void release(const std::string& room, const std::string& node, server::RoomUse use);
  /// The owner; `node`, from now on, if there was none.
  std::string own(const std::string& room, const std::string& node);

 private:
  std::mutex mutex_;
  std::map<std::string, std::string> owners_;
  std::set<std::string> given_;
};

/// The shared store as one node sees it.
class StoreOfNode final : public server::EventStore {
 public:
  StoreOfNode(SharedStore& shared, std::string node) : shared_(shared), node_(std::move(node)) {}

  void append(server::NewEntry entry, Done<> done) override;
  void compact(server::Compaction compaction, Done<> done) override;
  void load(std::string room, Done<server::StoredRoom> done) override;
  void find_game(std::string game_id, Done<server::FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;
  void purge(server::Retention retention, Done<bool> done) override;
  std::vector<server::Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string room, server::RoomUse use, Done<> done) override;
  std::optional<std::int64_t> tenure() const override {
    return has_lapsed_ ? std::nullopt : std::optional<std::int64_t>(1);
  }
  bool has_space() const override { return true; }

  /// From now on claims that `node` owns the room, whatever is true.
  void believe(const std::string& room, const std::string& node);
  /// Makes compactions fail, with the records in them.
  void fail_compactions(bool fail) { compactions_fail_ = fail; }
  /// The node can't reach its database, nor renew its lease, until told otherwise.
  void lapse(bool lapsed) { has_lapsed_ = lapsed; }

 private:
  std::string owner_of(const std::string& room);

  SharedStore& shared_;
  const std::string node_;
  std::mutex mutex_;
  std::map<std::string, std::string> believed_;
  std::atomic<bool> compactions_fail_{false};
  std::atomic<bool> has_lapsed_{false};
};

/// The key of all nodes, unless a test uses another.
inline const std::string kNodesKey = "the key of all nodes of the tests";

struct NodeSettings {
  std::string key = kNodesKey;
  server::NodeLimits limits = {};
  server::NetOptions net = {};
  server::Limits rooms = {};
};

/// A whole node, on free ports of 127.0.0.1.
class TestNode {
 public:
  explicit TestNode(SharedStore& shared, NodeSettings settings = {});
  ~TestNode();
  TestNode(const TestNode&) = delete;
  TestNode& operator=(const TestNode&) = delete;

  std::uint16_t port() const { return server.port(); }
  const server::NodeStats& stats() const { return node.stats(); }
  /// What the server does ten times a second, at once: never two at the same time.
  void tick();
  /// Tells all clients, as a node does before a restart.
  void stop();
  /// Silently breaks every connection from other nodes, and accepts no more.
  void cut_off();
  /// Does nothing any more; its ports still accept connections.
  void freeze();

 private:
  Scratch scratch_;
  bool running_ = true;
  std::mutex ticking_;

 public:
  server::IoPool pool{2};
  server::Node node;
  StoreOfNode store;
  server::SystemTime time;
  server::SystemEntropy entropy;
  server::WorkerThreads workers{1};
  server::Directory rooms;
  server::Server server;
};

}  // namespace bastide::test
