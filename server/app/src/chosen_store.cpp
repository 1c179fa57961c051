#include "chosen_store.hpp"

#include "server_metrics.hpp"
#include "version.hpp"

#include <server/store/memory_store.hpp>
#include <server/store/postgres_store.hpp>
#include <server/store/sqlite_store.hpp>

#include <spdlog/spdlog.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace bastide::server {
namespace {

class ChosenFile final : public ChosenStore {
 public:
  explicit ChosenFile(const SqliteOptions& options) : store_(options) {}
  EventStore& events() override { return store_; }
  bool alive(std::chrono::milliseconds stalled_after) const override {
    return store_.busy_for() < stalled_after;
  }
  bool ready() const override { return store_.healthy(); }
  void maintain() override {
    store_.try_again();
    store_.tidy();
  }
  void close() override { store_.close(); }
  void add_to(Metrics& metrics) const override { add_store_metrics(metrics, store_); }

 private:
  SqliteStore store_;
};

class ChosenDatabase final : public ChosenStore {
 public:
  explicit ChosenDatabase(const PostgresOptions& options) : store_(options) {}
  EventStore& events() override { return store_; }
  bool alive(std::chrono::milliseconds stalled_after) const override {
    return store_.busy_for() < stalled_after;
  }
  bool ready() const override { return store_.healthy(); }
  void maintain() override {
    store_.try_again();
    store_.look();
  }
  void close() override { store_.close(); }
  void add_to(Metrics& metrics) const override { add_store_metrics(metrics, store_); }

 private:
  PostgresStore store_;
};

/// For files beside the database. The server starts even if it can't be made.
void make_state_folder(const std::filesystem::path& folder) {
  std::error_code failed;
  if (!std::filesystem::create_directories(folder, failed)) return;
  std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
}

/// Has every feature that only a file has, without effect.
class ChosenMemory final : public ChosenStore {
 public:
  EventStore& events() override { return store_; }
  bool alive(std::chrono::milliseconds) const override { return true; }
  bool ready() const override { return true; }
  void maintain() override {}
  void close() override {}
  void add_to(Metrics&) const override {}

 private:
  MemoryStore store_;
};

}  // namespace

std::unique_ptr<ChosenStore> choose_store(const ServeOptions& options) {
  if (const auto file = sqlite_file(options))
    return std::make_unique<ChosenFile>(SqliteOptions{.file = *file, .disk_free_min = options.disk_free_min});
  if (const auto url = postgres_url(options)) {
    make_state_folder(options.state);
    return std::make_unique<ChosenDatabase>(
        PostgresOptions{.url = *url,
                        .node_address = options.node.address,
                        .node_version = std::string(kVersion),
                        .lease = options.node_lease,
                        .lease_renewed_every = options.node_lease_renewed_every});
  }
  spdlog::warn("nothing is kept: all rooms and records are gone when this server stops (--store memory:)");
  return std::make_unique<ChosenMemory>();
}

}  // namespace bastide::server
