#include "postgres_lease.hpp"

#include "postgres_health.hpp"
#include "postgres_session.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

// Keeps rows of dead nodes for a while for people who look at the table; no room needs them.
const std::vector<Prepared> kLeaseStatements{
    {"enrol",
     "WITH old AS (DELETE FROM node WHERE until < clock_timestamp() - interval '1 hour') "
     "INSERT INTO node (address, version, started, until) VALUES ($1::text, $2::text, clock_timestamp(), "
     "clock_timestamp() + $3::bigint * interval '1 ms') RETURNING id"},
    {"renew",
     "UPDATE node SET until = clock_timestamp() + $2::bigint * interval '1 ms' "
     "WHERE id = $1::bigint AND until > clock_timestamp() "
     "RETURNING EXISTS (SELECT FROM node AS other WHERE other.id <> node.id AND other.until > "
     "clock_timestamp())"},
    {"others", "SELECT EXISTS (SELECT FROM node WHERE id <> $1::bigint AND until > clock_timestamp())"},
    {"give_back",
     "UPDATE node SET until = least(until, clock_timestamp()), draining = true WHERE id = $1::bigint"},
};

}  // namespace

PostgresLease::PostgresLease(const PostgresOptions& options, std::function<bool()> can_keep)
    : options_(options), can_keep_(std::move(can_keep)) {
  connect(options_.answer_timeout);
  enrol();
  renewing_ = std::thread([this] { run(); });
}

PostgresLease::~PostgresLease() { stop(); }

std::chrono::milliseconds PostgresLease::age() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                               renewed_.load());
}

void PostgresLease::give_back() {
  stop();
  if (!attempt(&PostgresLease::end))
    spdlog::warn("store: this node's rooms can be taken only when its lease has lapsed");
}

void PostgresLease::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
  }
  wake_.notify_all();
  if (renewing_.joinable()) renewing_.join();
}

void PostgresLease::run() {
  Backoff again(options_.reconnect_first, std::min(options_.reconnect_max, options_.lease_renewed_every));
  auto next = std::chrono::steady_clock::now() + options_.lease_renewed_every;
  while (!is_stopped_before(next)) {
    if (!is_to_be_kept()) {
      next = std::chrono::steady_clock::now() + options_.reconnect_first;
    } else if (attempt(&PostgresLease::renew)) {
      again.succeeded();
      next = std::chrono::steady_clock::now() + options_.lease_renewed_every;
    } else {
      again.failed();
      next = again.next();
    }
  }
}

bool PostgresLease::is_to_be_kept() {
  const bool kept = can_keep_();
  if (kept_ && !kept)
    spdlog::error(
        "store: this node's lease is not renewed while nothing can be written: others take its rooms");
  kept_ = kept;
  return kept;
}

bool PostgresLease::is_stopped_before(std::chrono::steady_clock::time_point time) {
  std::unique_lock lock(mutex_);
  return wake_.wait_until(lock, time, [this] { return stopped_; });
}

bool PostgresLease::attempt(void (PostgresLease::*what)()) {
  const bool connected = connection_.has_value();
  try {
    if (!connected) connect(patience());
    connection_->set_answer_timeout(patience());
    (this->*what)();
    return true;
  } catch (const PostgresError& error) {
    spdlog::warn("store: this node's lease can't be changed: {}", error.what());
    if (!error.lost()) return false;
    connection_.reset();
  }
  // An old connection may have been cut without any trouble of the database.
  return connected && attempt(what);
}

void PostgresLease::connect(std::chrono::milliseconds answer_timeout) {
  using std::chrono::seconds;
  // libpq waits for at least 2 s, and for ever if given 0.
  const seconds connect_timeout =
      std::clamp(std::chrono::ceil<seconds>(answer_timeout), seconds(1), options_.connect_timeout);
  connection_.emplace(open_session(options_, {.connect = connect_timeout, .answer = answer_timeout}));
  connection_->prepare(kLeaseStatements);
}

std::chrono::milliseconds PostgresLease::patience() const {
  const std::chrono::milliseconds left = options_.lease - age();
  return std::min((left.count() > 0 ? left : options_.lease) / 2, options_.answer_timeout);
}

void PostgresLease::enrol() {
  const auto asked = std::chrono::steady_clock::now();
  const PostgresAnswer made = connection_->ask(PostgresQuestion(
      "enrol", options_.node_address, options_.node_version, std::int64_t{options_.lease.count()}));
  node_ = made.integer(0, 0);
  renewed_ = asked;
  others_alive_ = connection_->ask(PostgresQuestion("others", node())).boolean(0, 0);
}

void PostgresLease::renew() {
  const auto asked = std::chrono::steady_clock::now();
  const PostgresAnswer renewed =
      connection_->ask(PostgresQuestion("renew", node(), std::int64_t{options_.lease.count()}));
  if (renewed.rows() == 0) {
    spdlog::warn("store: this node's lease had lapsed; it takes its rooms anew");
    return enrol();
  }
  renewed_ = asked;
  others_alive_ = renewed.boolean(0, 0);
}

void PostgresLease::end() { connection_->ask(PostgresQuestion("give_back", node())); }

}  // namespace bastide::server
