#include <server/store/postgres_store.hpp>

#include "fence.hpp"
#include "named_store.hpp"
#include "postgres_health.hpp"
#include "postgres_lease.hpp"
#include "postgres_reader.hpp"
#include "postgres_writer.hpp"
#include "standstill.hpp"
#include "store_threads.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <variant>

namespace bastide::server {

namespace {

using Changes = std::span<const WriteJob>;

/// Nodes report every minute that they are at work.
constexpr std::int64_t kAttendedAnewMs = 2LL * 60 * 1000;
constexpr std::string_view kDiskFull = "53100";

/// How many of the first changes go into one transaction: a compaction hides what was done to its room
/// before, so the outcome of that must be known by then.
std::size_t group_size(Changes jobs) {
  std::set<std::string_view> rooms;
  std::size_t size = 0;
  for (; size < jobs.size(); ++size) {
    const std::string& room = room_of(jobs[size]);
    if (std::holds_alternative<Compaction>(jobs[size].change) && rooms.contains(room)) break;
    rooms.insert(room);
  }
  return size;
}

bool is_done(const StoreResult<>& result) { return result.has_value(); }

std::vector<StoreResult<>> unavailable(Changes jobs) {
  return std::vector<StoreResult<>>(jobs.size(), std::unexpected(StoreError::unavailable));
}

/// A number that no other node has.
std::optional<std::int64_t> draw_node_key(const PostgresOptions& options) {
  if (options.node_address.empty()) return std::nullopt;
  std::random_device device;
  return static_cast<std::int64_t>((std::uint64_t{device()} << 32) | device());
}

}  // namespace

struct PostgresStore::Impl {
  explicit Impl(const PostgresOptions& chosen)
      : options(chosen),
        node_key(draw_node_key(options)),
        writer(std::in_place, options, node_key, std::nullopt),
        session(writer->session()),
        attendance(writer->attendance()),
        reader(std::in_place, options),
        threads(options.appends_waiting_max, options.reads_waiting_max) {
    figures.connects_total = 2;
    if (!writer->is_durable())
      spdlog::warn(
          "store: the database has fsync = off: what is acknowledged may be gone after a power failure");
    take_figures();
    if (node_key) lease.emplace(options, [this] { return can_keep_lease(); });
    threads.start([this](const std::vector<WriteJob>& jobs) { return write(jobs); });
  }

  // ---- the writing thread

  std::vector<StoreResult<>> write(Changes jobs) {
    standstill.begin_work();
    std::vector<StoreResult<>> results;
    for (Changes rest = jobs; !rest.empty();) {
      const Changes group = rest.first(group_size(rest));
      const std::vector<StoreResult<>> ended = commit(group);
      results.insert(results.end(), ended.begin(), ended.end());
      rest = rest.subspan(group.size());
    }
    if (std::ranges::any_of(
            jobs, [](const WriteJob& job) { return std::holds_alternative<Tidying>(job.change); }) &&
        connect_writer())
      take_figures();
    standstill.end_work();
    return results;
  }

  enum class WhenLost { commit_again, give_up };

  std::vector<StoreResult<>> commit(Changes group, WhenLost when_lost = WhenLost::commit_again) {
    // What was not sent is certainly not done.
    if (writer && !writer->is_open())
      lose_writer(PostgresError("the database has ended the connection", {}, true));
    if (!connect_writer()) return unavailable(group);
    try {
      const TaskClock::Task task(writing_clock);
      std::vector<StoreResult<>> results = writer->commit(group);
      if (std::ranges::any_of(
              group, [](const WriteJob& job) { return !std::holds_alternative<Tidying>(job.change); })) {
        full = false;
        standstill.answered();
        writable.works();
      }
      return results;
    } catch (const PostgresError& error) {
      if (error.lost()) return find_out(group, error, when_lost);
      standstill.answered();  // any other node would be refused as well
      if (error.is_of_the_values()) return commit_alone(group, error);
      full = error.state() == kDiskFull;
      writable.failed(error);
      return unavailable(group);
    }
  }

  /// One change can't be made, with or without the others, which must not suffer from it.
  std::vector<StoreResult<>> commit_alone(Changes group, const PostgresError& error) {
    if (group.size() == 1) {
      spdlog::error("store: a change can't be written: {}", error.what());
      return unavailable(group);
    }
    std::vector<StoreResult<>> results;
    for (std::size_t i = 0; i < group.size(); ++i) results.push_back(commit(group.subspan(i, 1)).front());
    return results;
  }

  /// The connection broke between a commit and its answer. A change without effect is made again once.
  std::vector<StoreResult<>> find_out(Changes group, const PostgresError& lost, WhenLost when_lost) {
    in_doubt = true;
    lose_writer(lost);
    const auto until = Backoff::Clock::now() + options.doubt_max;
    for (;;) {
      if (connect_writer()) try {
          const TaskClock::Task task(writing_clock);
          std::vector<StoreResult<>> results = writer->find_out(group);
          spdlog::info("store: connected again, and found out what had been stored");
          standstill.answered();
          writable.works();
          if (when_lost == WhenLost::commit_again && std::ranges::none_of(results, is_done))
            return commit(group, WhenLost::give_up);
          return results;
        } catch (const PostgresError& error) {
          lose_writer(error);
        }
      const auto next = std::max(writing_again.next(), Backoff::Clock::now() + options.reconnect_first);
      std::unique_lock lock(stopping);
      if (next > until || stop.wait_until(lock, next, [this] { return stopped; })) break;
    }
    spdlog::error(
        "store: the connection broke before {} changes were answered, and none comes: they may have been "
        "stored; "
        "rooms are loaded again only when that is known",
        group.size());
    return unavailable(group);
  }

  void lose_writer(const PostgresError& error) {
    writer.reset();
    standstill.lost();
    writable.failed(error);
  }

  /// Connects if necessary; returns whether there is a connection. Once there is, earlier sessions can
  /// change nothing.
  bool connect_writer() {
    if (writer) return true;
    if (!writing_again.is_time()) return false;
    try {
      writer.emplace(options, node_key, session);
      session = writer->session();
      ++figures.connects_total;
      writing_again.succeeded();
      in_doubt = false;
      if (!readable.good()) try_reading();  // it may succeed now
      return true;
    } catch (const std::runtime_error& error) {
      writing_again.failed();
      standstill.lost();
      writable.failed(error);
      return false;
    }
  }

  void take_figures() {
    try {
      const TaskClock::Task task(writing_clock);
      const PostgresWriter::Figures now = writer->figures();
      figures.bytes = now.bytes;
      figures.record_bytes = now.record_bytes;
      figures.parcels = now.parcels;
    } catch (const PostgresError& error) {
      if (error.lost())
        lose_writer(error);
      else
        spdlog::warn("store: cannot take its figures: {}", error.what());
    }
  }

  // ---- the reading thread

  template <class T, class Read>
  void put_read(Done<T> done, Read read) {
    threads.put_read<T>(std::move(done), [this, read = std::move(read)] { return attempt<T>(read); });
  }

  /// Asks a second time if the connection had broken before.
  template <class T, class Read>
  StoreResult<T> attempt(const Read& read) {
    const auto began = Backoff::Clock::now();
    for (bool again = false;; again = true) {
      if (!connect_reader()) return std::unexpected(StoreError::unavailable);
      try {
        const TaskClock::Task task(reading_clock);
        StoreResult<T> result = read(*reader);
        readable.works();
        return result;
      } catch (const PostgresError& error) {
        if (error.lost()) reader.reset();
        if (error.lost() && !again && Backoff::Clock::now() - began < options.reconnect_max) continue;
        readable.failed(error);
        return std::unexpected(StoreError::unavailable);
      }
    }
  }

  bool connect_reader() {
    if (reader) return true;
    if (!reading_again.is_time()) return false;
    try {
      reader.emplace(options);
      ++figures.connects_total;
      reading_again.succeeded();
      return true;
    } catch (const PostgresError& error) {
      reading_again.failed();
      readable.failed(error);
      return false;
    }
  }

  void load(std::string room, Done<StoredRoom> done) {
    threads.put_read<StoredRoom>(
        std::move(done), [this, room = std::move(room)]() -> StoreResult<StoredRoom> {
          // A commit with an unknown outcome may still come.
          if (in_doubt) return std::unexpected(StoreError::unavailable);
          return attempt<StoredRoom>([&](PostgresReader& from) { return load_from(from, room); });
        });
  }

  StoreResult<StoredRoom> load_from(PostgresReader& from, const std::string& room) {
    if (!lease) return from.load(room);
    const std::int64_t node = lease->node();
    std::optional<TakenRoom> taken = from.take(room, node, options.lease);
    if (!taken) return std::unexpected(StoreError::unavailable);
    if (taken->epoch) fences.keep(room, {.node = node, .epoch = *taken->epoch});
    figures.takeovers_total += taken->taken_over ? 1 : 0;
    return std::move(taken->stored);
  }

  // ---- any thread

  /// Whether a period known to this node continues because other nodes were at work. Requires:
  /// `attending` is held.
  bool others_attend(std::int64_t now_ms) const {
    return lease && lease->others_alive() && !attendance.periods().empty() &&
           attendance.periods().back().to_ms >= now_ms - kAttendedAnewMs;
  }

  bool has_lapsed() const { return lease && lease->lapsed(); }
  std::optional<std::int64_t> node() const { return lease ? std::optional(lease->node()) : std::nullopt; }

  /// Queues a change of the room. A node makes it only if it owns the room now and when the
  /// change is written.
  void put_change(const std::string& room, WriteJob job) {
    if (!lease) return threads.put(std::move(job));
    job.fence = fences.of(room);
    if (!job.fence) {
      ++figures.fenced_total;
      return job.done(std::unexpected(StoreError::not_owner));
    }
    job.done = [this, room, fence = *job.fence, done = std::move(job.done)](StoreResult<> result) mutable {
      if (!result && result.error() == StoreError::not_owner) {
        ++figures.fenced_total;
        fences.drop(room, fence);
      }
      done(result);
    };
    threads.put(std::move(job));
  }

  void release(const std::string& room, RoomUse use, Done<> done) {
    const std::optional<Fence> fence = fences.of(room);
    if (!fence) return done({});
    fences.drop(room, *fence);
    threads.put({Release{.room = room, .use = use}, std::move(done), fence});
  }

  void look() {
    threads.put({Tidying{}, [](StoreResult<>) {}});
    try_reading();
  }

  void try_reading() {
    put_read<FoundGame>([](const StoreResult<FoundGame>&) {},
                        [](PostgresReader& from) { return from.find_game({}); });
  }

  void try_again() {
    if (!writable.good()) threads.put({Attempt{}, [](StoreResult<>) {}});
  }

  /// For the thread of the lease. A node that can't write for as long as a lease keeps no rooms from those
  /// who can. It must not lose them merely since nobody asks it to write: attempts are made for this
  /// question.
  bool can_keep_lease() {
    if (threads.writes_waiting() == 0) try_again();
    return standstill.lasts() < options.lease;
  }

  void close() {
    const std::scoped_lock one_caller(closing);
    {
      const std::scoped_lock lock(stopping);
      stopped = true;
    }
    stop.notify_all();
    threads.close();
    if (lease) lease->give_back();
    writer.reset();
    reader.reset();
  }

  const PostgresOptions options;
  const std::optional<std::int64_t> node_key;  ///< empty: this server is alone
  PostgresFigures figures;
  Fences fences;
  Health writable{"written"};
  Health readable{"read"};
  Standstill standstill;  ///< of the writing thread
  TaskClock writing_clock;
  TaskClock reading_clock;
  Backoff writing_again{options.reconnect_first, options.reconnect_max};
  Backoff reading_again{options.reconnect_first, options.reconnect_max};
  std::atomic<bool> in_doubt{false};  ///< a commit of a lost connection may still come
  std::atomic<bool> full{false};
  std::optional<PostgresWriter> writer;  ///< empty: the connection was lost
  SessionName session;                   ///< the writer's last one
  std::mutex attending;
  Attendance attendance;  ///< guarded by it
  std::optional<PostgresReader> reader;
  std::mutex closing;
  std::mutex stopping;
  std::condition_variable stop;
  bool stopped = false;  ///< guarded by `stopping`: no more waiting for a connection
  StoreThreads threads;
  std::optional<PostgresLease> lease;  ///< of one node of several; its thread asks all of the above
};

PostgresStore::PostgresStore(PostgresOptions options) {
  impl_ = open_named(postgres_name(options.url), [&] {
    try {
      return std::make_unique<Impl>(options);
    } catch (const PostgresError& error) {
      if (error.may_pass() || (error.lost() && may_connect_later(options.url, options.connect_timeout)))
        throw StoreUnreachable(error.what());
      throw;
    }
  });
}

PostgresStore::~PostgresStore() { close(); }

void PostgresStore::append(NewEntry entry, Done<> done) {
  // Nobody owns a new room: the node that first loads it does.
  if (entry.entry.seq == 1) return impl_->threads.put({std::move(entry), std::move(done)});
  const std::string room = entry.room;
  impl_->put_change(room, {std::move(entry), std::move(done)});
}

void PostgresStore::compact(Compaction compaction, Done<> done) {
  const std::string room = compaction.room;
  impl_->put_change(room, {std::move(compaction), std::move(done)});
}

void PostgresStore::set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) {
  impl_->put_change(room, {DeadlineChange{room, deadline_ms}, std::move(done)});
}

void PostgresStore::keep_shared(StoredRecord record, Done<> done) {
  impl_->threads.put({SharedRecord{std::move(record)}, std::move(done)});
}

void PostgresStore::forget_records(RecordsOf records, Done<int> done) {
  impl_->threads.put(counting_job(Forgetting{.records = std::move(records)}, std::move(done)));
}

void PostgresStore::revise_records(RecordsOf records, ReviseRecord revise, Done<int> done) {
  impl_->threads.put(
      counting_job(Revising{.records = std::move(records), .revise = std::move(revise)}, std::move(done)));
}

void PostgresStore::read_parcel(std::string id, Done<StoredParcel> done) {
  impl_->put_read(std::move(done),
                  [id = std::move(id)](PostgresReader& from) { return from.read_parcel(id); });
}

void PostgresStore::change_parcel(ParcelChange change, Done<ChangedParcel> done) {
  impl_->threads.put(sealing_job(std::move(change), std::move(done)));
}

void PostgresStore::use_parcel(std::string id, std::int64_t at_ms, Done<> done) {
  impl_->threads.put({ParcelUse{.id = std::move(id), .at_ms = at_ms}, std::move(done)});
}

void PostgresStore::purge(Retention retention, Done<bool> done) {
  impl_->threads.put(purge_job(retention, std::move(done)));
}

std::vector<Absence> PostgresStore::attend(std::int64_t now_ms, bool begins) {
  const std::scoped_lock lock(impl_->attending);
  impl_->attendance.note(now_ms, begins && !impl_->others_attend(now_ms));
  impl_->threads.attend(impl_->attendance);
  return impl_->attendance.absences();
}

void PostgresStore::keep_report(StoredReport report, std::uint64_t reports_max, Done<bool> done) {
  impl_->threads.put(reporting_job(std::move(report), reports_max, std::move(done)));
}

void PostgresStore::list_reports(Done<std::vector<StoredReport>> done) {
  impl_->put_read(std::move(done), [](PostgresReader& from) { return from.list_reports(); });
}

void PostgresStore::remove_reports(std::vector<std::string> ids, Done<int> done) {
  impl_->threads.put(counting_job(ReportRemoval{.ids = std::move(ids)}, std::move(done)));
}

void PostgresStore::tell_nodes(std::string lines, Done<> done) {
  const std::optional<std::int64_t> node = impl_->node();
  if (!node) return done({});
  impl_->threads.put({ToldNodes{.node = *node, .lines = std::move(lines)}, std::move(done)});
}

void PostgresStore::read_nodes(Done<std::vector<std::string>> done) {
  const std::optional<std::int64_t> node = impl_->node();
  if (!node) return done(std::vector<std::string>());
  impl_->put_read(std::move(done), [node = *node](PostgresReader& from) { return from.read_nodes(node); });
}

void PostgresStore::load(std::string room, Done<StoredRoom> done) {
  impl_->load(std::move(room), std::move(done));
}

void PostgresStore::find_game(std::string game_id, Done<FoundGame> done) {
  impl_->put_read(std::move(done),
                  [id = std::move(game_id)](PostgresReader& from) { return from.find_game(id); });
}

void PostgresStore::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  impl_->put_read(std::move(done), [now_ms, limit, node = impl_->node()](PostgresReader& from) {
    return from.list_overdue(now_ms, limit, node);
  });
}

void PostgresStore::release(std::string room, RoomUse use, Done<> done) {
  impl_->release(room, use, std::move(done));
}

std::optional<std::int64_t> PostgresStore::tenure() const {
  if (impl_->has_lapsed()) return std::nullopt;
  return impl_->node().value_or(0);
}

bool PostgresStore::has_space() const { return !impl_->full; }

void PostgresStore::look() { impl_->look(); }

const PostgresFigures& PostgresStore::figures() const { return impl_->figures; }

std::size_t PostgresStore::rooms_owned() const { return impl_->fences.size(); }

std::chrono::milliseconds PostgresStore::lease_age() const {
  return impl_->lease ? impl_->lease->age() : std::chrono::milliseconds(0);
}

std::size_t PostgresStore::writes_waiting() const { return impl_->threads.writes_waiting(); }
std::size_t PostgresStore::reads_waiting() const { return impl_->threads.reads_waiting(); }

void PostgresStore::close() {
  if (impl_) impl_->close();
}

bool PostgresStore::healthy() const {
  return impl_->writable.good() && impl_->readable.good() && !impl_->has_lapsed();
}

void PostgresStore::try_again() { impl_->try_again(); }

std::chrono::milliseconds PostgresStore::busy_for() const {
  return std::max(impl_->writing_clock.busy_for(), impl_->reading_clock.busy_for());
}

}  // namespace bastide::server
