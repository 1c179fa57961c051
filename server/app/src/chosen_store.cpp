#include "chosen_store.hpp"

#include "server_metrics.hpp"

#include <server/store/memory_store.hpp>
#include <server/store/sqlite_store.hpp>

#include <spdlog/spdlog.h>

#include <utility>

namespace bastide::server {

ChosenStore::ChosenStore(const ServeOptions& options) {
  const auto path = sqlite_file(options);
  if (!path) {
    spdlog::warn("nothing is kept: all rooms and records are gone when this server stops (--store memory:)");
    store_ = std::make_unique<MemoryStore>();
    return;
  }
  auto file =
      std::make_unique<SqliteStore>(SqliteOptions{.file = *path, .disk_free_min = options.disk_free_min});
  file_ = file.get();
  store_ = std::move(file);
}

ChosenStore::~ChosenStore() = default;

bool ChosenStore::alive(std::chrono::milliseconds stalled_after) const {
  return !file_ || file_->busy_for() < stalled_after;
}

bool ChosenStore::ready() const { return !file_ || file_->healthy(); }

void ChosenStore::look_after() {
  if (!file_) return;
  file_->try_again();
  file_->tidy();
}

void ChosenStore::close() {
  if (file_) file_->close();
}

void ChosenStore::add_to(Metrics& metrics) const {
  if (file_) add_store_metrics(metrics, *file_);
}

}  // namespace bastide::server
