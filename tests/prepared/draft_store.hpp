// A store in memory whose entries are written to a real one together: singly, each would wait for the disk.
#pragma once

#include "situation.hpp"

#include <server/rooms/event_store.hpp>

#include <mutex>
#include <string>
#include <vector>

namespace bastide::prepared {

/// Any thread. Knows no deadlines and no games, which are not needed while rooms are prepared.
class DraftStore final : public server::EventStore {
 public:
  void append(server::NewEntry entry, Done<> done) override;
  void load(std::string room, Done<server::StoredRoom> done) override;
  /// Fails: every entry is needed.
  void compact(server::Compaction compaction, Done<> done) override;
  void find_game(std::string game_id, Done<server::FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;
  void purge(server::Retention retention, Done<bool> done) override;
  std::vector<server::Absence> attend(std::int64_t, bool) override { return {}; }
  void release(std::string /*room*/, server::RoomUse /*use*/, Done<> done) override { done({}); }
  bool has_space() const override { return true; }

  /// Changes the log of this room as told.
  void spoil(const std::string& room, Spoilt spoilt);
  /// Returns when everything is written. Throws std::runtime_error if anything is refused.
  void write_to(server::EventStore& store);

 private:
  std::mutex mutex_;
  std::vector<server::NewEntry> entries_;
};

}  // namespace bastide::prepared
