// The rooms' logs, which the page keeps in the browser's database.
#pragma once

#include <server/rooms/event_store.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace bastide::page {

/// Passes each operation to the page under a number; the page carries it out and calls back with that number
/// (exports.cpp). No rooms are closed for lack of visitors here, and only the player deletes anything.
class PageStore final : public server::EventStore {
 public:
  void append(server::NewEntry entry, Done<> done) override;
  void compact(server::Compaction compaction, Done<> done) override;
  void load(std::string room, Done<server::StoredRoom> done) override;
  void find_game(std::string game_id, Done<server::FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;
  void purge(server::Retention retention, Done<bool> done) override;
  std::vector<server::Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string /*room*/, server::RoomUse /*use*/, Done<> done) override { done({}); }
  bool has_space() const override { return true; }

  // ---- the page's answers

  /// An entry or a compaction is durable, or why not.
  void kept(std::uint32_t operation, server::StoreResult<> result);
  /// An entry of a room that is being read; entries come in order.
  void entry_read(std::uint32_t operation, server::StoredEntry entry);
  /// There are no more entries, or they could not be read.
  void room_read(std::uint32_t operation, bool succeeded);
  /// What is known of a game: its record, or else the room in which it is played; neither: there
  /// is no such game.
  void game_read(std::uint32_t operation, server::StoreResult<server::FoundGame> found);

 private:
  struct Load {
    server::StoredRoom room;
    Done<server::StoredRoom> done;
  };

  std::uint32_t operations_ = 0;
  std::map<std::uint32_t, Done<>> keeping_;
  std::map<std::uint32_t, Load> loads_;
  std::map<std::uint32_t, Done<server::FoundGame>> searches_;
};

}  // namespace bastide::page
