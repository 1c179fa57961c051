#include "postgres_lease.hpp"

#include "postgres_session.hpp"

#include <spdlog/spdlog.h>

#include <vector>

namespace bastide::server {

namespace {

// Rows of dead nodes are kept for a while for whoever looks at the table; no room needs them.
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

PostgresLease::PostgresLease(const PostgresOptions& options) : options_(options) {
  connect();
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
  try {
    if (!connection_) connect();
    connection_->ask(PostgresQuestion("give_back", node()));
  } catch (const PostgresError& error) {
    spdlog::warn("store: this node's rooms can be taken only when its lease has lapsed: {}", error.what());
  }
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
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      if (wake_.wait_for(lock, options_.lease_renewed_every, [this] { return stopped_; })) return;
    }
    try {
      if (!connection_) connect();
      renew();
    } catch (const PostgresError& error) {
      if (error.lost()) connection_.reset();
      spdlog::warn("store: this node's lease could not be renewed: {}", error.what());
    }
  }
}

void PostgresLease::connect() {
  connection_.emplace(open_session(options_));
  connection_->prepare(kLeaseStatements);
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

}  // namespace bastide::server
