#include <server/rooms/directory.hpp>

#include "client_connection.hpp"
#include "computer_names.hpp"
#include "context.hpp"
#include "continued_room.hpp"
#include "forgotten_names.hpp"
#include "log_entry.hpp"
#include "report_forgetting.hpp"
#include "room_host.hpp"
#include "room_registry.hpp"
#include "room_rejections.hpp"
#include "room_state.hpp"
#include "seat_forgetting.hpp"
#include "table_list.hpp"

#include <server/rooms/computer_levels.hpp>
#include <server/rooms/table_look.hpp>

#include <protocol/message_codec.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <functional>
#include <iterator>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

namespace bastide::server {

namespace {

using protocol::ErrorCode;
using protocol::WireRejection;
using Time = std::chrono::steady_clock::time_point;

constexpr int kCodesTried = 3;  // of 40 bits: even the second is hardly ever needed
constexpr std::size_t kDueRoomsAtOnce = 100;
constexpr std::chrono::seconds kRoomTickInterval{10};  // rooms' deadlines are far apart
constexpr std::chrono::minutes kPurgeInterval{1};
constexpr std::chrono::seconds kTidyInterval{1};
constexpr std::chrono::minutes kAttendInterval{1};
constexpr std::chrono::milliseconds kParcelUseInterval =
    std::chrono::hours(24);  // reading writes no more often
constexpr int kParcelAttempts = 3;
/// A longer time without work is noted in the store, for rooms that are not in memory: their clocks run on.
constexpr std::int64_t kAbsentMs = 10'000;

std::string random_room_code(EntropySource& entropy) {
  constexpr std::string_view kAlphabet = protocol::kRoomCodeAlphabet;
  static_assert(256 % kAlphabet.size() == 0, "every letter must be as likely as every other");
  std::array<std::uint8_t, protocol::kRoomCodeChars> bytes{};
  entropy.fill(bytes);
  std::string code;
  for (const std::uint8_t byte : bytes) code.push_back(kAlphabet[byte % kAlphabet.size()]);
  return code;
}

/// Computers with distinct names and colours.
std::vector<log::SeatedComputer> seated(const std::vector<protocol::ComputerWish>& wishes,
                                        const log::Newcomer& host, const log::Shuffle& shuffle) {
  std::vector<std::string> names{host.name};
  std::vector<log::SeatedComputer> computers;
  int colour = 0;
  for (const protocol::ComputerWish& wish : wishes) {
    if (static_cast<protocol::Colour>(colour) == host.colour) ++colour;
    names.push_back(computer_name(wish.level, shuffle.game_id[0], names));
    computers.push_back(
        {.level = wish.level, .name = names.back(), .colour = static_cast<protocol::Colour>(colour++)});
  }
  return computers;
}

log::RoomCreated room_created(const protocol::CreateRoom& wish, const log::Shuffle& shuffle) {
  const log::Newcomer host{.holder = protocol::sha256(wish.secret.bytes),
                           .name = wish.name,
                           .colour = wish.colour.value_or(protocol::Colour::red),
                           .program = wish.program};
  return {.rules = wish.game,
          .seats = wish.seats,
          .newcomer = host,
          .shuffle = shuffle,
          .aids = wish.aids,
          .clock = wish.clock,
          .computers = seated(wish.computers, host, shuffle),
          .flags = wish.flags,
          .language = wish.language};
}

EventStore::Done<> told_when_stored(Directory::Answer<void> answer) {
  return [answer = std::move(answer)](StoreResult<> stored) mutable {
    if (stored) return answer({});
    answer(std::unexpected(WireRejection(ErrorCode::unavailable, "This could not be stored. Try again.")));
  };
}

/// Something to do at regular intervals.
class Interval {
 public:
  explicit Interval(std::chrono::nanoseconds every) : every_(every) {}
  bool over(Time now) {
    if (next_ && now < *next_) return false;
    next_ = now + every_;
    return true;
  }

 private:
  std::chrono::nanoseconds every_;
  std::optional<Time> next_;
};

}  // namespace

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
  void ask_room(const std::string& code, RoomHost::Wish wish) const;
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

Directory::Directory(RoomServices services, Limits limits)
    : impl_(std::make_shared<Impl>(services, limits)) {}

Directory::~Directory() {
  for (const auto& room : impl_->rooms->close()) room->forget();
}

std::shared_ptr<Connection> Directory::connect(std::shared_ptr<Outbox> outbox, std::string address) {
  return std::make_shared<ClientConnection>(impl_->context, impl_->rooms, std::move(outbox),
                                            std::move(address), ClientConnection::ComesBy::itself);
}

std::shared_ptr<Connection> Directory::connect_relayed(std::shared_ptr<Outbox> outbox, std::string address) {
  return std::make_shared<ClientConnection>(impl_->context, impl_->rooms, std::move(outbox),
                                            std::move(address), ClientConnection::ComesBy::another_node);
}

void Directory::create_room(protocol::CreateRoom wish, std::string address,
                            Answer<protocol::RoomCreated> answer) {
  Context& context = *impl_->context;
  const auto reject = [&](const WireRejection& rejection) {
    context.stats.count_rejection(rejection.code);
    answer(std::unexpected(rejection));
  };
  if (impl_->stopping) return reject({ErrorCode::server_busy, "The server is stopping."});
  const auto unknown =
      std::ranges::find_if_not(wish.computers, is_computer_level, &protocol::ComputerWish::level);
  if (unknown != wish.computers.end())
    return reject({ErrorCode::unknown_level, "Computers do not play at this level.",
                   fmt::format("computers[{}].level", unknown - wish.computers.begin())});
  if (wish.flags.listed && !context.limits.open_tables) {
    WireRejection why = no_open_tables();
    why.at = "listed";
    return reject(why);
  }
  if (!context.services.store.has_space())
    return reject({ErrorCode::store_full, "The server has no space for new rooms."});
  if (context.budgets.new_rooms.exhausted(address, context.now())) {
    context.stats.count_limit("new-rooms-per-hour");
    return reject({ErrorCode::rate_limited, "Too many new rooms from this address; wait an hour."});
  }
  context.budgets.new_rooms.count(address, context.now());
  auto first = [wish = std::move(wish)](const log::Shuffle& shuffle) { return room_created(wish, shuffle); };
  impl_->create(std::move(first), 0, kCodesTried, std::move(answer));
}

void Directory::continue_game(const protocol::ContinueGame& wish, const protocol::Record& record,
                              Answer<protocol::RoomCreated> answer) {
  if (impl_->stopping)
    return answer(std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping.")));
  auto continued = continued_room(wish, record);
  if (!continued) return answer(std::unexpected(std::move(continued.error())));
  auto first = [snapshot = std::move(*continued)](const log::Shuffle& shuffle) {
    log::Snapshot again = snapshot;
    again.shuffle.game_id = shuffle.game_id;
    return again;
  };
  impl_->create(std::move(first), wish.seat, kCodesTried, std::move(answer));
}

void Directory::Impl::create(FirstChange first, Seat seat, int codes_left,
                             Answer<protocol::RoomCreated> answer) {
  NewEntry entry = first_entry(first);
  auto done = [self = shared_from_this(), code = entry.room, first = std::move(first), seat, codes_left,
               answer = std::move(answer)](StoreResult<> stored) mutable {
    if (stored) {
      ++self->context->stats.rooms_created_total;
      spdlog::info("a room was made");
      spdlog::debug("a room was made with the code {}", code);
      auto admission = self->context->admissions.to(code);
      answer(protocol::RoomCreated{.room = std::move(code), .seat = seat, .admission = std::move(admission)});
    } else if (stored.error() == StoreError::conflict && codes_left > 1) {
      self->create(std::move(first), seat, codes_left - 1, std::move(answer));
    } else {
      ++self->context->stats.appends_failed_total;
      answer(
          std::unexpected(WireRejection(ErrorCode::unavailable, "The room could not be stored. Try again.")));
    }
  };
  context->services.store.append(std::move(entry), std::move(done));
}

NewEntry Directory::Impl::first_entry(const FirstChange& first) const {
  EntropySource& entropy = context->services.entropy;
  const log::Shuffle shuffle = draw_shuffle(entropy);
  const std::int64_t now_ms = context->wall_ms();
  const std::chrono::milliseconds wait = context->limits.lobby_closed_after;
  return {.room = random_room_code(entropy),
          .entry = to_stored({.seq = 1, .at_ms = now_ms, .change = first(shuffle)}),
          .game_id = protocol::to_hex(shuffle.game_id),
          .deadline_ms = now_ms + wait.count()};
}

void Directory::find_record(std::string game_id, Answer<std::shared_ptr<const std::string>> answer) {
  const auto id = protocol::from_hex<16>(game_id);
  if (!id)
    return answer(std::unexpected(WireRejection(ErrorCode::not_found, "A game's id has 32 hex digits.")));
  impl_->find_record(protocol::to_hex(*id), Impl::Ask::room, std::move(answer));
}

void Directory::Impl::ask_room(const std::string& code, RoomHost::Wish wish) const {
  const auto normal = protocol::normalise_room_code(code);
  if (!normal) return wish(std::unexpected(WireRejection(ErrorCode::not_found, "That is no room's code.")));
  const auto room = rooms->find(*normal);
  if (!room) return wish(std::unexpected(room.error()));
  (*room)->ask(std::move(wish));
}

void Directory::Impl::find_record(std::string game_id, Ask ask, RecordAnswer answer) {
  auto found = [self = shared_from_this(), game_id, ask,
                answer = std::move(answer)](const StoreResult<FoundGame>& game) mutable {
    if (!game) return answer(std::unexpected(WireRejection(ErrorCode::unavailable, "Try again.")));
    if (game->gzip) return answer(game->gzip);
    if (game->room.empty())
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "There is no such game.")));
    const auto room = ask == Ask::store_alone ? nullptr : self->room_to_ask(*game);
    if (!room && game->records_due && ask == Ask::room)
      return answer(
          std::unexpected(WireRejection(ErrorCode::server_busy, "Too many rooms are in use. Try again.")));
    if (!room)
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "This game has not ended.")));
    self->ask_for_record(*room, std::move(game_id), game->records_due, std::move(answer));
  };
  context->services.store.find_game(std::move(game_id), std::move(found));
}

/// A game without a stored record may have ended just now: its room knows, if it is in memory. If the store
/// says that records are due the room is loaded, which makes those of all its games.
std::shared_ptr<RoomHost> Directory::Impl::room_to_ask(const FoundGame& game) const {
  return game.records_due ? rooms->find(game.room).value_or(nullptr) : rooms->find_in_memory(game.room);
}

void Directory::Impl::ask_for_record(RoomHost& room, std::string game_id, bool records_due,
                                     RecordAnswer answer) {
  room.ask([self = shared_from_this(), game_id = std::move(game_id), records_due,
            answer = std::move(answer)](protocol::Expected<Room*> there) mutable {
    if (auto unsaved = there ? (*there)->unsaved_record(game_id) : nullptr) return answer(std::move(unsaved));
    if (there || !records_due ||
        (there.error().code != name(ErrorCode::unavailable) &&
         there.error().code != name(ErrorCode::unreadable)))
      return self->find_record(std::move(game_id), Ask::store_alone, std::move(answer));
    // The room may have an unsaved record: it is on another node, or can't be loaded.
    auto from_store = [answer = std::move(answer), why = there.error()](
                          protocol::Expected<std::shared_ptr<const std::string>> record) mutable {
      if (record || record.error().code != name(ErrorCode::not_found)) return answer(std::move(record));
      answer(std::unexpected(std::move(why)));
    };
    self->find_record(std::move(game_id), Ask::store_alone, std::move(from_store));
  });
}

void Directory::look_at_table(const std::string& code, std::string address, Answer<TableLook> answer) {
  Context& context = *impl_->context;
  if (context.budgets.wrong_joins.exhausted(address, context.now())) {
    context.stats.count_limit("failed-joins-per-minute");
    return answer(std::unexpected(too_many_failed_joins()));
  }
  impl_->ask_room(code, [impl = impl_, address = std::move(address),
                         answer = std::move(answer)](protocol::Expected<Room*> room) mutable {
    if (room) return answer((*room)->look(address));
    if (room.error().code == name(ErrorCode::not_found))
      impl->context->budgets.wrong_joins.count(address, impl->context->now());
    answer(std::unexpected(std::move(room.error())));
  });
}

void Directory::keep_shared(std::string game_id, std::string gzip, Answer<void> answer) {
  Context& context = *impl_->context;
  if (impl_->stopping)
    return answer(std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping.")));
  if (!context.services.store.has_space())
    return answer(
        std::unexpected(WireRejection(ErrorCode::store_full, "The server has no space for more games.")));
  auto kept = [impl = impl_, tell = told_when_stored(std::move(answer))](StoreResult<> result) mutable {
    if (result) ++impl->context->stats.shared_games_total;
    tell(result);
  };
  context.services.store.keep_shared(
      {.game_id = std::move(game_id), .ended_ms = context.wall_ms(), .gzip = std::move(gzip)},
      std::move(kept));
}

void Directory::read_parcel(const std::string& id, Answer<StoredParcel> answer) {
  auto read = [impl = impl_, id, answer = std::move(answer)](StoreResult<StoredParcel> found) mutable {
    if (!found) return answer(std::unexpected(WireRejection(ErrorCode::unavailable, "Try again.")));
    if (!found->sealed)
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "There is no such parcel.")));
    const std::int64_t now_ms = impl->context->wall_ms();
    if (now_ms - found->used_ms >= kParcelUseInterval.count())
      impl->context->services.store.use_parcel(id, now_ms, [](StoreResult<>) {});
    answer(std::move(*found));
  };
  impl_->context->services.store.read_parcel(id, std::move(read));
}

void Directory::change_parcel(ParcelWish wish, std::string address, Answer<ChangedParcel> answer) {
  if (impl_->stopping)
    return answer(std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping.")));
  const bool makes = wish.sealed && wish.before == 0;
  if (makes && !impl_->context->services.store.has_space())
    return answer(std::unexpected(WireRejection(ErrorCode::store_full, "The server's disk is full.")));
  if (makes && !impl_->context->budgets.parcels.count(address, impl_->context->now())) {
    count_limit("parcels-per-hour");
    return answer(std::unexpected(
        WireRejection(ErrorCode::rate_limited, "Too many new parcels from this address; wait an hour.")));
  }
  const ParcelChange change{.id = std::move(wish.id),
                            .token = protocol::sha256(wish.token),
                            .before = wish.before,
                            .sealed = std::move(wish.sealed),
                            .at_ms = impl_->context->wall_ms(),
                            .parcels_max = impl_->context->limits.parcels_max};
  impl_->change_parcel(change, kParcelAttempts, std::move(answer));
}

void Directory::list_tables(Answer<std::shared_ptr<const std::string>> answer) {
  if (!impl_->context->limits.open_tables) return answer(std::unexpected(no_open_tables()));
  impl_->table_list->read(std::move(answer));
}

/// Where another node came between, the store is asked again what there is now.
void Directory::Impl::change_parcel(const ParcelChange& change, int attempts, Answer<ChangedParcel> answer) {
  auto changed = [self = shared_from_this(), change, attempts,
                  answer = std::move(answer)](StoreResult<ChangedParcel> result) mutable {
    if (!result && result.error() == StoreError::conflict && attempts > 1)
      return self->change_parcel(change, attempts - 1, std::move(answer));
    if (!result)
      return answer(
          std::unexpected(WireRejection(ErrorCode::unavailable, "This could not be stored. Try again.")));
    if (result->fate == ParcelFate::full) {
      self->context->stats.count_limit("parcels-max");
      return answer(
          std::unexpected(WireRejection(ErrorCode::store_full, "The server has no space for more parcels.")));
    }
    RoomStats& stats = self->context->stats;
    if (result->fate == ParcelFate::changed)
      ++(change.sealed && change.before == 0 ? stats.parcels_made_total : stats.parcels_changed_total);
    answer(*result);
  };
  context->services.store.change_parcel(change, std::move(changed));
}

void Directory::list_rooms(std::move_only_function<void(std::vector<RoomReport>)> answer) {
  // Calls back when the last room releases it, after all reports.
  struct Gathered {
    std::mutex mutex;
    std::vector<RoomReport> reports;
    std::move_only_function<void(std::vector<RoomReport>)> answer;
    ~Gathered() {
      std::ranges::sort(reports, {}, &RoomReport::code);
      answer(std::move(reports));
    }
  };
  const auto gathered = std::make_shared<Gathered>();
  gathered->answer = std::move(answer);
  for (const auto& room : impl_->rooms->all())
    room->look([gathered](const Room& one) {
      RoomReport report = one.report();
      const std::scoped_lock lock(gathered->mutex);
      gathered->reports.push_back(std::move(report));
    });
}

void Directory::inspect_room(std::string code, Answer<RoomReport> answer) {
  impl_->ask_room(code, [answer = std::move(answer)](protocol::Expected<Room*> room) mutable {
    if (!room) return answer(std::unexpected(room.error()));
    answer((*room)->report());
  });
}

void Directory::end_room(std::string code, Answer<void> answer) {
  impl_->ask_room(
      code, [impl = impl_, code, answer = std::move(answer)](protocol::Expected<Room*> room) mutable {
        if (room) return (*room)->close(told_when_stored(std::move(answer)));
        if (room.error().code != name(ErrorCode::unreadable)) return answer(std::unexpected(room.error()));
        impl->end_unreadable(*protocol::normalise_room_code(code), told_when_stored(std::move(answer)));
      });
}

void Directory::forget_game(const std::string& game_id, Answer<void> answer) {
  const auto id = protocol::from_hex<16>(game_id);
  if (!id)
    return answer(std::unexpected(WireRejection(ErrorCode::not_found, "A game's id has 32 hex digits.")));
  impl_->forget({.game_id = protocol::to_hex(*id)}, [answer = std::move(answer)](
                                                        protocol::Expected<int> count) mutable {
    if (count && *count == 0)
      count = std::unexpected(WireRejection(ErrorCode::not_found, "There is no record of this game."));
    count ? answer({}) : answer(std::unexpected(std::move(count.error())));
  });
}

void Directory::forget_room(const std::string& code, Answer<int> answer) {
  const auto normal = protocol::normalise_room_code(code);
  if (!normal) return answer(std::unexpected(WireRejection(ErrorCode::not_found, "That is no room's code.")));
  end_room(code, [impl = impl_, room = *normal,
                  answer = std::move(answer)](protocol::Expected<void> ended) mutable {
    const bool none = !ended && ended.error().code == name(ErrorCode::not_found);
    if (!ended && !none && ended.error().code != name(ErrorCode::closed))
      return answer(std::unexpected(std::move(ended.error())));
    auto forgotten = [none, answer = std::move(answer)](protocol::Expected<int> count) mutable {
      if (none && count && *count == 0)
        count = std::unexpected(WireRejection(ErrorCode::not_found, "There is no such room."));
      answer(std::move(count));
    };
    forget_reports(impl->context->services.store, room, {},
                   [impl, room, forgotten = std::move(forgotten)](StoreResult<int> reports) mutable {
                     if (reports) return impl->forget({.room = std::move(room)}, std::move(forgotten));
                     forgotten(std::unexpected(
                         WireRejection(ErrorCode::unavailable, "This could not be done now. Try again.")));
                   });
  });
}

void Directory::list_reports(Answer<std::vector<StoredReport>> answer) {
  impl_->context->services.store.list_reports(
      [answer = std::move(answer)](StoreResult<std::vector<StoredReport>> reports) mutable {
        if (reports) return answer(std::move(*reports));
        answer(std::unexpected(WireRejection(ErrorCode::unavailable, "Try again.")));
      });
}

void Directory::remove_report(const std::string& id, Answer<void> answer) {
  auto removed = [impl = impl_, answer = std::move(answer)](StoreResult<int> count) mutable {
    if (count == 0)
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "There is no such report.")));
    impl->scrub(count, [answer = std::move(answer)](protocol::Expected<int> done) mutable {
      done ? answer({}) : answer(std::unexpected(std::move(done.error())));
    });
  };
  impl_->context->services.store.remove_reports({id}, std::move(removed));
}

void Directory::forget_player(const std::string& game_id, Seat seat, Answer<void> answer) {
  const auto id = protocol::from_hex<16>(game_id);
  if (!id)
    return answer(std::unexpected(WireRejection(ErrorCode::not_found, "A game's id has 32 hex digits.")));
  auto revise = [seats = protocol::ForgottenSeats{.seat = seat}](const std::string& gzip) {
    return gzip_without_name(gzip, seats);
  };
  auto done = [impl = impl_, seat, answer = std::move(answer)](StoreResult<int> count) mutable {
    if (count == 0)
      return answer(std::unexpected(WireRejection(
          ErrorCode::not_found,
          fmt::format("There is no record of this game, or it has no name on seat {}.", seat))));
    impl->scrub(count, [answer = std::move(answer)](protocol::Expected<int> changed) mutable {
      changed ? answer({}) : answer(std::unexpected(std::move(changed.error())));
    });
  };
  impl_->context->services.store.revise_records({.game_id = protocol::to_hex(*id)}, std::move(revise),
                                                std::move(done));
}

void Directory::forget_seat(const std::string& code, Seat seat, Answer<int> answer) {
  const auto normal = protocol::normalise_room_code(code);
  if (!normal) return answer(std::unexpected(WireRejection(ErrorCode::not_found, "That is no room's code.")));
  const auto ask = [impl = impl_, room = *normal](RoomHost::Wish wish) {
    impl->ask_room(room, std::move(wish));
  };
  std::make_shared<SeatForgetting>(impl_->context->services.store, ask, *normal, seat, std::move(answer))
      ->begin();
}

void Directory::Impl::forget(RecordsOf records, Answer<int> answer) {
  const bool of_room = !records.room.empty();
  auto done = [self = shared_from_this(), of_room,
               answer = std::move(answer)](StoreResult<int> count) mutable {
    if (count == 0 && !of_room) return answer(0);  // a room's log was removed before
    self->scrub(count, std::move(answer));
  };
  context->services.store.forget_records(std::move(records), std::move(done));
}

/// So that the store's files do not hold what was removed, either.
void Directory::Impl::scrub(StoreResult<int> count, Answer<int> answer) {
  const auto failed = [](const char* why) {
    return std::unexpected(WireRejection(ErrorCode::unavailable, why));
  };
  if (!count) return answer(failed("This could not be done now. Try again."));
  context->services.store.scrub(
      [failed, count = *count, answer = std::move(answer)](StoreResult<> done) mutable {
        done ? answer(count) : answer(failed(kNotScrubbed));
      });
}

/// Its log is removed as that of every room that has ended. What it says is not asked.
void Directory::Impl::end_unreadable(std::string code, EventStore::Done<> done) {
  auto loaded = [self = shared_from_this(), code,
                 done = std::move(done)](StoreResult<StoredRoom> stored) mutable {
    if (!stored) return done(std::unexpected(stored.error()));
    if (stored->elsewhere) return done(std::unexpected(StoreError::not_owner));
    if (stored->entries.empty()) return done({});
    auto ended = [self, code, done = std::move(done)](StoreResult<> result) mutable {
      if (result) self->context->unreadable.forget(code);
      done(result);
    };
    self->context->services.store.compact(
        {.room = code, .seq = stored->entries.back().seq, .snapshot = {}, .at_ms = self->context->wall_ms()},
        std::move(ended));
  };
  context->services.store.load(std::move(code), std::move(loaded));
}

std::vector<UnreadableRoom> Directory::unreadable_rooms() const { return impl_->context->unreadable.all(); }

protocol::Expected<void> Directory::announce(std::string text) {
  const std::string message = protocol::encode(protocol::Announcement{.text = std::move(text)});
  if (const auto read = protocol::decode_server(message); !read) return std::unexpected(read.error());
  const auto shared = std::make_shared<const std::string>(message);
  for (const auto& room : impl_->rooms->all())
    room->look([shared](Room& one) { one.tell_everybody(shared); });
  return {};
}

void Directory::tick() {
  const Time now = impl_->context->now();
  impl_->keep_time();
  impl_->leave_lost_rooms();
  impl_->context->late_refusals.tell(now);
  if (!impl_->tidyings.over(now)) return;
  if (impl_->budget_tidyings.over(now)) impl_->context->budgets.tidy(now);
  if (impl_->context->limits.open_tables) impl_->table_list->tell_nodes();
  impl_->rooms->unload_idle();
  for (const auto& room : impl_->rooms->all())
    if (room->may_rest(now)) room->rest();
  if (impl_->room_ticks.over(now)) {
    for (const auto& room : impl_->rooms->all()) room->tick();
  }
  if (impl_->overdue_rooms.over(now)) impl_->meet_deadlines(std::make_shared<Sweep>());
  if (impl_->purges.over(now)) impl_->purge();
}

/// Clients who wait for another's move would never hear of it from here.
void Directory::Impl::leave_lost_rooms() {
  const std::optional<std::int64_t> now = context->services.store.tenure();
  if (std::exchange(tenure, now) == now) return;
  for (const auto& room : rooms->all()) room->lose();
}

void Directory::Impl::attend(bool begins) {
  context->absences.set(context->services.store.attend(context->wall_ms(), begins));
}

/// After a jump every room whose clock runs looks at it at once, and tells its clients.
void Directory::Impl::keep_time() {
  const std::int64_t jump = context->timekeeper.tick();
  const std::int64_t now_ms = context->wall_ms();
  if (jump != 0)
    spdlog::info("the server was halted, or its clock was set: the rooms' time jumps by {} ms", jump);
  const bool absent = jump >= kAbsentMs;
  if (absent) context->services.store.attend(now_ms - jump, /*begins=*/false);
  if (attending.over(context->now()) || absent || jump < 0) attend(absent);
  for (const auto& room : jump == 0 ? context->alarms.due(now_ms) : context->alarms.all()) room->ring();
}

void Directory::Impl::meet_deadlines(std::shared_ptr<Sweep> sweep) {
  const std::size_t limit = sweep->stuck + kDueRoomsAtOnce;
  context->services.store.list_overdue(
      context->wall_ms(), static_cast<int>(limit),
      [self = shared_from_this(), limit, sweep](const StoreResult<std::vector<std::string>>& codes) {
        if (codes) self->meet_deadline(*codes, limit, sweep);
      });
}

/// `limit`: how many were asked for.
void Directory::Impl::meet_deadline(const std::vector<std::string>& codes, std::size_t limit,
                                    std::shared_ptr<Sweep> sweep) {
  std::vector<std::string> fresh;
  std::ranges::copy_if(codes, std::back_inserter(fresh),
                       [&](const std::string& code) { return sweep->seen.insert(code).second; });
  sweep->stuck = codes.size() - fresh.size();
  if (codes.size() < limit && fresh.empty()) return;
  // Destroyed by the last of the rooms, which begins the next round.
  const std::shared_ptr<void> round(nullptr, [weak = weak_from_this(), sweep](std::nullptr_t) {
    if (const auto self = weak.lock(); self && !self->stopping && !sweep->over) self->meet_deadlines(sweep);
  });
  rooms->unload_idle();
  for (const std::string& code : fresh) {
    const auto room = rooms->find(code);
    if (!room) return void(sweep->over = true);
    (*room)->meet_deadline(round);
  }
}

void Directory::Impl::purge() {
  const std::int64_t now_ms = context->wall_ms();
  const auto before = [now_ms](std::chrono::milliseconds kept) { return now_ms - kept.count(); };
  const Limits& limits = context->limits;
  context->services.store.purge({.closed_before_ms = before(limits.closed_rooms_kept),
                                 .records_before_ms = before(limits.records_kept),
                                 .record_bytes_max = limits.record_bytes_max,
                                 .shared_bytes_max = limits.shared_bytes_max,
                                 .parcels_before_ms = before(limits.parcels_kept),
                                 .reports_before_ms = before(limits.reports_kept)},
                                [self = shared_from_this()](StoreResult<bool> more) {
                                  if (more && *more && !self->stopping) self->purge();
                                });
}

void Directory::shut_down(protocol::ClosingReason reason, int retry_ms,
                          std::move_only_function<void()> done) {
  impl_->stopping = true;
  // attend() does more, but that belongs to the thread of tick().
  const RoomServices& services = impl_->context->services;
  services.store.attend(impl_->context->wall_ms(), /*begins=*/false);
  const auto rooms = impl_->rooms->close();
  for (const auto& client : impl_->context->relayed.all()) client->end(reason, retry_ms);
  struct Waiting {
    std::atomic<std::size_t> rooms;
    std::move_only_function<void()> done;
    void one_less() {
      if (--rooms == 0) done();
    }
  };
  const auto waiting = std::make_shared<Waiting>(rooms.size() + 1, std::move(done));
  for (const auto& room : rooms) room->shut_down(reason, retry_ms, [waiting] { waiting->one_less(); });
  waiting->one_less();
}

void Directory::count_limit(std::string_view limit) { impl_->context->stats.count_limit(limit); }

void Directory::count_replay() { ++impl_->context->stats.replays_total; }

bool Directory::can_have_rooms() const { return impl_->context->services.store.tenure().has_value(); }

const RoomStats& Directory::stats() const { return impl_->context->stats; }

const Limits& Directory::limits() const { return impl_->context->limits; }

AddressBudgets& Directory::budgets() { return impl_->context->budgets; }

}  // namespace bastide::server
