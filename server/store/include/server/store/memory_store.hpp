// A store in memory, without a disk: for measurements, trials and tests.
#pragma once

#include <server/rooms/event_store.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace bastide::server {

/// Keeps every promise of EventStore except durability. Calls every `done` before the function returns.
class MemoryStore final : public EventStore {
 public:
  void append(NewEntry entry, Done<> done) override;
  void compact(Compaction compaction, Done<> done) override;
  void keep_shared(StoredRecord record, Done<> done) override;
  void forget_records(RecordsOf records, Done<int> done) override;
  void revise_records(RecordsOf records, ReviseRecord revise, Done<int> done) override;
  void read_parcel(std::string id, Done<StoredParcel> done) override;
  void change_parcel(ParcelChange change, Done<ChangedParcel> done) override;
  void use_parcel(std::string id, std::int64_t at_ms, Done<> done) override;
  void keep_report(StoredReport report, std::uint64_t reports_max, Done<bool> done) override;
  void list_reports(Done<std::vector<StoredReport>> done) override;
  void remove_reports(std::vector<std::string> ids, Done<int> done) override;
  void load(std::string room, Done<StoredRoom> done) override;
  void find_game(std::string game_id, Done<FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;
  void purge(Retention retention, Done<bool> done) override;
  std::vector<Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string /*room*/, RoomUse /*use*/, Done<> done) override { done({}); }
  bool has_space() const override { return true; }

 private:
  struct Room {
    StoredRoom stored;
    std::int64_t closed_ms = 0;
    std::vector<std::string> games = {};  ///< begun in it; games with a record are in `records_`
  };
  struct Record {
    std::shared_ptr<const std::string> gzip;
    std::int64_t ended_ms = 0;
    bool shared = false;    ///< of a game that was played elsewhere
    std::string room = {};  ///< empty for a shared one
  };

  struct Parcel {
    StoredParcel stored;
    protocol::Bytes32 token = {};
  };

  StoreResult<> add(NewEntry&& entry);
  ChangedParcel change(ParcelChange&& change);
  StoreResult<> shorten(Compaction&& compaction);
  void keep(StoredRecord&& record, bool shared, const std::string& room = {});
  void remove_records(const Retention& retention);
  void remove_shared(std::uint64_t bytes_max);
  void remove_record(std::multimap<std::int64_t, std::string>::iterator one);

  std::mutex mutex_;  ///< guards the following; never held while `done` runs
  std::unordered_map<std::string, Room> rooms_;
  std::unordered_map<std::string, std::string> games_;  ///< games without a record, with their rooms
  std::unordered_map<std::string, Record> records_;
  std::multimap<std::int64_t, std::string> records_by_age_;  ///< by the time of the game's end
  std::uint64_t record_bytes_ = 0;
  std::uint64_t shared_bytes_ = 0;  ///< of these, of games that were played elsewhere
  std::unordered_map<std::string, Parcel> parcels_;
  std::vector<StoredReport> reports_;  ///< the oldest first
  Attendance attendance_;
};

}  // namespace bastide::server
