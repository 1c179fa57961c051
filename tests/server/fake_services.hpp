// The services of rooms in a test's hands: time, chance, threads and a store in memory.
#pragma once

#include <server/rooms/directory.hpp>
#include <server/rooms/webhook_service.hpp>

#include <engine/random.hpp>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bastide::test {

class FakeTime final : public server::TimeSource {
 public:
  std::int64_t wall_ms() const override { return 1'790'000'000'000 + passed_.count() - set_back_.count(); }
  std::chrono::steady_clock::time_point steady() const override {
    return std::chrono::steady_clock::time_point(passed_);
  }
  void pass(std::chrono::milliseconds time) { passed_ += time; }
  /// Only the wall clock.
  void set_back(std::chrono::milliseconds by) { set_back_ += by; }
  void set_ahead(std::chrono::milliseconds by) { set_back_ -= by; }

 private:
  std::chrono::milliseconds passed_{1'000'000};
  std::chrono::milliseconds set_back_{0};
};

/// The same seed gives the same bytes.
class FakeEntropy final : public server::EntropySource {
 public:
  explicit FakeEntropy(std::uint64_t seed) : random_(seed) {}
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes)
      byte = forced_.empty() ? static_cast<std::uint8_t>(random_.next()) : next_forced();
  }
  /// The next bytes, before those of the seed.
  void force(std::span<const std::uint8_t> bytes) {
    forced_.insert(forced_.end(), bytes.begin(), bytes.end());
  }

 private:
  std::uint8_t next_forced() {
    const std::uint8_t byte = forced_.front();
    forced_.pop_front();
    return byte;
  }
  Random random_;
  std::deque<std::uint8_t> forced_;
};

/// Runs tasks on request, on the calling thread: those of a strand in order, the strands in an order by seed.
class FakeExecutor final : public server::Executor {
 public:
  explicit FakeExecutor(std::uint64_t seed = 1) : random_(seed) {}
  std::shared_ptr<server::Strand> make_strand() override;
  /// Until no task is left.
  void run();

 private:
  struct Queue;
  class FakeStrand;
  std::vector<std::shared_ptr<Queue>> queues_;
  Random random_;
};

/// Lets computers think on request, on the calling thread.
class FakeWorkers final : public server::Workers {
 public:
  int threads() const override { return 1; }
  void post(server::Task task) override { waiting_.push_back(std::move(task)); }
  bool here() const override { return working_; }

  /// Tasks wait until `release`.
  void hold() { holding_ = true; }
  void release() { holding_ = false; }
  std::size_t waiting() const { return waiting_.size(); }
  void drop() { waiting_.clear(); }
  /// One decision. Returns whether there was one.
  bool work();

 private:
  std::deque<server::Task> waiting_;
  bool holding_ = false;
  bool working_ = false;
};

/// Accepts every address at https://push.example.com/, and keeps what is sent to it.
class FakePush final : public server::PushService {
 public:
  struct Sent {
    server::PushMessage message;
    std::move_only_function<void()> gone;
  };
  bool accepts(std::string_view endpoint) const override {
    return endpoint.starts_with("https://push.example.com/");
  }
  void send(server::PushMessage message, std::move_only_function<void()> gone) override {
    sent.push_back({std::move(message), std::move(gone)});
  }

  std::vector<Sent> sent;
};

/// Accepts every address at https://chat.example.com/, and keeps what is sent to it.
class FakeWebhooks final : public server::WebhookService {
 public:
  bool accepts(std::string_view endpoint) const override {
    return endpoint.starts_with("https://chat.example.com/");
  }
  void send(server::WebhookMessage message,
            std::move_only_function<void(server::WebhookOutcome)> done) override {
    sent.push_back(std::move(message));
    done(outcome);
  }

  server::WebhookOutcome outcome = server::WebhookOutcome::taken;  ///< of what is sent from now on
  std::vector<server::WebhookMessage> sent;
};

/// Keeps everything in memory across restarts of the rooms. Fails or waits on request.
class FakeStore final : public server::EventStore {
 public:
  void append(server::NewEntry entry, Done<> done) override;
  void load(std::string room, Done<server::StoredRoom> done) override;
  void compact(server::Compaction compaction, Done<> done) override;
  void revise_records(server::RecordsOf records, server::ReviseRecord revise, Done<int> done) override;
  void scrub(Done<> done) override;
  void find_game(std::string game_id, Done<server::FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;
  void purge(server::Retention retention, Done<bool> done) override;
  std::vector<server::Absence> attend(std::int64_t now_ms, bool begins) override {
    attendance_.note(now_ms, begins && !others_attend_);
    return attendance_.absences();
  }
  void release(std::string /*room*/, server::RoomUse /*use*/, Done<> done) override { done({}); }
  std::optional<std::int64_t> tenure() const override { return tenure_; }
  bool has_space() const override { return has_space_; }
  void keep_report(server::StoredReport report, std::uint64_t reports_max, Done<bool> done) override;
  void list_reports(Done<std::vector<server::StoredReport>> done) override { done(reports_); }
  void remove_reports(std::vector<std::string> ids, Done<int> done) override;
  void tell_nodes(std::string lines, Done<> done) override {
    told_nodes_ = std::move(lines);
    ++times_told_;
    done({});
  }
  void read_nodes(Done<std::vector<std::string>> done) override {
    if (!other_nodes_) return done(std::unexpected(server::StoreError::unavailable));
    done(*other_nodes_);
  }

  /// As if other nodes were at work all the time.
  void let_others_attend() { others_attend_ = true; }
  /// Rooms that are loaded from now on were left by their node for so long.
  void leave_unattended(std::chrono::milliseconds time) { unattended_ = time; }
  void fail_reports(bool fail) { reports_fail_ = fail; }
  const std::string& told_nodes() const { return told_nodes_; }
  int times_told() const { return times_told_; }
  void let_nodes_tell(std::vector<std::string> lines) { other_nodes_ = std::move(lines); }
  /// What other nodes tell can't be read.
  void fail_nodes() { other_nodes_.reset(); }
  /// As if the node had slept past its lease.
  void begin_tenure() { tenure_ = ++tenures_; }
  /// As if the node had not reached its database for the length of its lease.
  void end_tenure() { tenure_.reset(); }
  /// Makes the n-th append from now fail, counted from 1, and `times` − 1 after it.
  void fail_append(int n, int times = 1, server::StoreError error = server::StoreError::unavailable);
  /// Makes loads fail until told otherwise.
  void fail_loads(bool fail) { loads_fail_ = fail; }
  void fail_compactions(bool fail) { compactions_fail_ = fail; }
  void fail_scrubs(bool fail) { scrubs_fail_ = fail; }
  int scrubs() const { return scrubs_; }
  void set_space(bool has_space) { has_space_ = has_space; }
  int loads() const { return loads_; }
  /// Appends wait for `release`.
  void hold() { holding_ = true; }
  void release();
  std::size_t held() const { return held_.size(); }

  std::map<std::string, server::StoredRoom>& rooms() { return rooms_; }
  const std::map<std::string, server::StoredRoom>& rooms() const { return rooms_; }
  std::map<std::string, server::StoredRecord>& records() { return records_; }
  /// The argument of the last purge.
  const server::Retention& retention() const { return retention_; }
  /// Over all rooms.
  std::size_t entries() const;

 private:
  std::vector<server::StoredReport> reports_;
  bool reports_fail_ = false;
  std::string told_nodes_;
  int times_told_ = 0;
  std::optional<std::vector<std::string>> other_nodes_ = std::vector<std::string>();
  void append_now(server::NewEntry entry, Done<>& done);

  std::map<std::string, server::StoredRoom> rooms_;
  std::map<std::string, std::string> games_;
  std::map<std::string, server::StoredRecord> records_;
  std::map<std::string, std::string> rooms_of_records_;
  int scrubs_ = 0;
  bool scrubs_fail_ = false;
  server::Retention retention_;
  bool compactions_fail_ = false;
  bool has_space_ = true;
  std::int64_t tenures_ = 1;
  std::optional<std::int64_t> tenure_ = tenures_;
  server::Attendance attendance_;
  bool others_attend_ = false;
  std::chrono::milliseconds unattended_{0};
  int loads_ = 0;
  int until_failure_ = 0;
  int failures_ = 0;
  server::StoreError failure_ = server::StoreError::unavailable;
  bool loads_fail_ = false;
  bool holding_ = false;
  std::deque<std::pair<server::NewEntry, Done<>>> held_;
};

}  // namespace bastide::test
