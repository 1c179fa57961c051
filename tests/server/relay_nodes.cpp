#include "relay_nodes.hpp"

#include <server/net/api.hpp>

#include <spdlog/spdlog.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <utility>

namespace bastide::test {

using namespace std::chrono_literals;
using server::StoreError;

void SharedStore::give(const std::string& room, const std::string& node) {
  const std::scoped_lock lock(mutex_);
  owners_[room] = node;
  given_.insert(room);
}

void SharedStore::release(const std::string& room, const std::string& node, server::RoomUse use) {
  const std::scoped_lock lock(mutex_);
  // Its new owner may have met the room before, and lets go of that only now.
  if (use == server::RoomUse::unused && given_.contains(room)) return;
  const auto known = owners_.find(room);
  if (known != owners_.end() && known->second == node) owners_.erase(known);
}

std::string SharedStore::own(const std::string& room, const std::string& node) {
  const std::scoped_lock lock(mutex_);
  return owners_.try_emplace(room, node).first->second;
}

void StoreOfNode::believe(const std::string& room, const std::string& node) {
  const std::scoped_lock lock(mutex_);
  believed_[room] = node;
}

std::string StoreOfNode::owner_of(const std::string& room) {
  const std::scoped_lock lock(mutex_);
  const auto believed = believed_.find(room);
  return believed == believed_.end() ? shared_.own(room, node_) : believed->second;
}

void StoreOfNode::append(server::NewEntry entry, Done<> done) {
  const bool makes_room = entry.entry.seq == 1;
  if (!makes_room && owner_of(entry.room) != node_) return done(std::unexpected(StoreError::not_owner));
  shared_.store.append(std::move(entry), std::move(done));
}

void StoreOfNode::compact(server::Compaction compaction, Done<> done) {
  if (owner_of(compaction.room) != node_) return done(std::unexpected(StoreError::not_owner));
  if (compactions_fail_) return done(std::unexpected(StoreError::unavailable));
  shared_.store.compact(std::move(compaction), std::move(done));
}

void StoreOfNode::load(std::string room, Done<server::StoredRoom> done) {
  shared_.store.load(room, [this, room, done = std::move(done)](auto stored) mutable {
    if (stored->entries.empty()) return done(std::move(stored));
    const std::string owner = owner_of(room);
    if (owner == node_) return done(std::move(stored));
    done(server::StoredRoom{.entries = {}, .elsewhere = server::OwnedElsewhere{owner}});
  });
}

void StoreOfNode::find_game(std::string game_id, Done<server::FoundGame> done) {
  shared_.store.find_game(std::move(game_id), std::move(done));
}

void StoreOfNode::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  shared_.store.list_overdue(now_ms, limit, std::move(done));
}

void StoreOfNode::set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) {
  shared_.store.set_deadline(std::move(room), deadline_ms, std::move(done));
}

void StoreOfNode::purge(server::Retention retention, Done<bool> done) {
  shared_.store.purge(retention, std::move(done));
}

std::vector<server::Absence> StoreOfNode::attend(std::int64_t /*now_ms*/, bool /*begins*/) { return {}; }

void StoreOfNode::release(std::string room, server::RoomUse use, Done<> done) {
  shared_.release(room, node_, use);
  done({});
}

namespace {

server::NodeOptions node_options(const NodeSettings& settings, const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / "key";
  std::ofstream(file) << settings.key << '\n';
  return {.listen_address = "127.0.0.1", .key_file = file, .limits = settings.limits};
}

server::NetOptions any_port(server::NetOptions options) {
  options.port = 0;
  return options;
}

}  // namespace

TestNode::TestNode(SharedStore& shared, NodeSettings settings)
    : node(pool, node_options(settings, scratch_.path())),
      store(shared, node.address()),
      rooms({.store = store,
             .executor = pool,
             .time = time,
             .entropy = entropy,
             .workers = &workers,
             .peers = &node,
             .admission_key = protocol::sha256(settings.key)},
            settings.rooms),
      server(pool, any_port(settings.net),
             server::make_api(server::ApiParts{.rooms = rooms,
                                               .executor = pool,
                                               .alive = [] { return true; },
                                               .ready = [] { return true; },
                                               .metrics = [] { return std::string(); }},
                              {}),
             rooms) {
  // The first use makes the logger. Its library isn't instrumented: ThreadSanitizer doesn't see how it
  // synchronises that.
  spdlog::default_logger_raw();
  node.serve(rooms);
  pool.repeat(100ms, [this] { tick(); });
  pool.start();
}

TestNode::~TestNode() {
  if (running_) stop();
}

void TestNode::tick() {
  const std::scoped_lock lock(ticking_);
  rooms.tick();
}

void TestNode::stop() {
  running_ = false;
  server.stop_accepting();
  node.stop_accepting();
  auto told = std::make_shared<std::promise<void>>();
  rooms.shut_down(protocol::ClosingReason::restarting, 1000, [told] { told->set_value(); });
  told->get_future().wait_for(2s);
  server.close_connections(500ms);
  node.close_links(500ms);
  workers.stop();
  pool.stop();
}

void TestNode::cut_off() {
  node.stop_accepting();
  node.close_links(0ms);
}

void TestNode::freeze() {
  running_ = false;
  workers.stop();
  pool.stop();
}

}  // namespace bastide::test
