// Several nodes inside the test program, over one store in which each room has one owner.
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
#include <string>
#include <utility>
#include <vector>

namespace bastide::test {

/// What all nodes store, and which of them owns which room, by its address.
/// Whoever loads a room first owns it.
class SharedStore {
 public:
  server::MemoryStore store;

  void give(const std::string& room, const std::string& node);
  /// Nobody owns it any more, if `node` did.
  void release(const std::string& room, const std::string& node);
  /// Who owns it; `node` does from now on where nobody did.
  std::string own(const std::string& room, const std::string& node);

 private:
  std::mutex mutex_;
  std::map<std::string, std::string> owners_;
};

/// The shared store as one node has it.
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
  void release(std::string room, Done<> done) override;
  std::optional<std::int64_t> tenure() const override {
    return has_lapsed_ ? std::nullopt : std::optional<std::int64_t>(1);
  }
  bool has_space() const override { return true; }

  /// From now on it says that `node` owns the room, whatever the others say.
  void believe(const std::string& room, const std::string& node);
  /// Whether logs can be made short, and records of games be kept with that.
  void fail_compactions(bool fail) { compactions_fail_ = fail; }
  /// The node does not reach its database, and can't renew its lease, until told otherwise.
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

/// The key that all nodes share unless a test says otherwise.
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
  /// Tells everybody, as a node does that is to be started again.
  void stop();
  /// Every connection of other nodes breaks without a word, and no more are taken.
  void cut_off();
  /// Does nothing any more; its ports take connections.
  void freeze();

 private:
  Scratch scratch_;
  bool running_ = true;

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
