// What the files of the directory share: its state, and the work that goes on after a call.
#pragma once

#include "context.hpp"
#include "room_host.hpp"
#include "room_registry.hpp"
#include "table_list.hpp"

#include <server/rooms/directory.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {

constexpr std::chrono::seconds kRoomTickInterval{10};  // rooms' deadlines are far apart
constexpr std::chrono::minutes kPurgeInterval{1};
constexpr std::chrono::seconds kTidyInterval{1};
constexpr std::chrono::minutes kAttendInterval{1};

/// Something to do at regular intervals.
class Interval {
 public:
  explicit Interval(std::chrono::nanoseconds every) : every_(every) {}
  bool over(std::chrono::steady_clock::time_point now) {
    if (next_ && now < *next_) return false;
    next_ = now + every_;
    return true;
  }

 private:
  std::chrono::nanoseconds every_;
  std::optional<std::chrono::steady_clock::time_point> next_;
};

/// Rooms past their deadline, handled in rounds until each has met it.
struct Sweep {
  std::set<std::string> seen;
  std::size_t stuck = 0;  ///< rooms listed again because they can't be read or written
  bool over = false;      ///< there is no room in memory
};

/// Shared by requests still in the store.
struct Directory::Impl : std::enable_shared_from_this<Impl> {
  Impl(RoomServices services, Limits limits)
      : context(std::make_shared<Context>(services, limits)),
        rooms(std::make_shared<RoomRegistry>(context)),
        overdue_rooms(limits.deadlines_interval) {
    attend(/*begins=*/true);
  }

  /// Makes the first change of a room, again for each code tried.
  using FirstChange = std::function<log::Change(const log::Shuffle&)>;
  void create(FirstChange first, Seat seat, int codes_left, Answer<protocol::RoomCreated> answer);
  NewEntry first_entry(const FirstChange& first) const;
  using RecordAnswer = Answer<std::shared_ptr<const std::string>>;
  enum class Ask : std::uint8_t { room, store_alone };
  void find_record(std::string game_id, Ask ask, RecordAnswer answer);
  std::shared_ptr<RoomHost> room_to_ask(const FoundGame& game) const;
  void ask_for_record(RoomHost& room, std::string game_id, bool records_due, RecordAnswer answer);
  void ask_room(const std::string& code, RoomHost::Visit visit) const;
  void end_unreadable(std::string code, EventStore::Done<> done);
  void forget(RecordsOf records, Answer<int> answer);
  void scrub(StoreResult<int> count, Answer<int> answer);
  void meet_deadlines(std::shared_ptr<Sweep> sweep);
  void meet_deadline(const std::vector<std::string>& codes, std::size_t limit, std::shared_ptr<Sweep> sweep);
  void change_parcel(const ParcelChange& change, int attempts, Answer<ChangedParcel> answer);
  void purge();
  void attend(bool begins);
  void keep_time();
  void leave_lost_rooms();

  const std::shared_ptr<Context> context;
  const std::shared_ptr<RoomRegistry> rooms;
  const std::shared_ptr<TableList> table_list = std::make_shared<TableList>(context);
  Interval room_ticks{kRoomTickInterval};
  Interval overdue_rooms;
  Interval purges{kPurgeInterval};
  Interval tidyings{kTidyInterval};
  Interval attending{kAttendInterval};
  /// The lease under which the rooms in memory were loaded.
  std::optional<std::int64_t> tenure = context->services.store.tenure();
  Interval budget_tidyings{kRoomTickInterval};
  std::atomic<bool> stopping{false};
};

/// Answers whether something was stored.
inline EventStore::Done<> told_when_stored(Directory::Answer<void> answer) {
  return [answer = std::move(answer)](StoreResult<> stored) mutable {
    if (stored) return answer({});
    answer(std::unexpected(
        protocol::WireRejection(protocol::ErrorCode::unavailable, "This could not be stored. Try again.")));
  };
}

}  // namespace bastide::server
