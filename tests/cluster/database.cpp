#include "database.hpp"

#include <boost/asio/local/stream_protocol.hpp>

#include <utility>

namespace bastide::cluster {

std::unique_ptr<Database> Database::make() {
  auto primary = test::PostgresServer::make();
  return primary ? std::unique_ptr<Database>(new Database(std::move(primary))) : nullptr;
}

Database::Database(std::unique_ptr<test::PostgresServer> primary)
    : servers_{std::move(primary), test::PostgresServer::make_empty()} {
  for (const auto& socket : sockets())
    replications_.emplace_back(io_, asio::local::stream_protocol::endpoint(socket.string()));
  passing_ = std::jthread([this] { io_.run(); });
  make_replica();
}

Database::~Database() {
  io_.stop();
  passing_.join();
}

std::vector<std::filesystem::path> Database::sockets() const {
  return {servers_[0]->socket(), servers_[1]->socket()};
}

void Database::crash() {
  runs_ = false;
  primary().crash();
}

void Database::start() {
  primary().start();
  runs_ = true;
}

void Database::hold_replica() { to_primary().set(Line::State::holds); }

void Database::fail_over() {
  primary().crash();
  to_primary().set(Line::State::refuses);
  replica().promote();
  primary_ = 1 - primary_;
  to_primary().set(Line::State::passes);
  make_replica();
}

void Database::make_replica() {
  replica_ = Replica::copies;
  replica().begin_copy(to_primary().port());
}

void Database::look() {
  if (!runs_) return;
  if (replica_ == Replica::copies && replica().has_copied()) {
    replica().start();
    replica_ = Replica::catches_up;
  } else if (replica_ == Replica::catches_up && is_seen("state = 'streaming'")) {
    // Not before: the copy takes this setting, too, and would wait for a replica of its own when
    // it is promoted.
    run("ALTER SYSTEM SET synchronous_standby_names = '*'");
    run("SELECT pg_reload_conf()");
    replica_ = Replica::named;
  } else if (replica_ == Replica::named && is_seen("sync_state = 'sync'")) {
    // The checkpointer makes commits wait, and reads its settings before a checkpoint. What was acknowledged
    // before is in the replica when a later commit is.
    run("CHECKPOINT");
    run("BEGIN; SET LOCAL synchronous_commit = on; SELECT pg_logical_emit_message(true, '', ''); COMMIT");
    replica_ = Replica::in_step;
  }
}

std::string Database::run(const std::string& sql) const {
  return primary().run(primary().url("public"), sql);
}

bool Database::is_seen(const std::string& condition) const {
  return run("SELECT count(*) FROM pg_stat_replication WHERE application_name = 'walreceiver' AND " +
             condition) == "1";
}

void Database::mend() {
  if (!runs_) start();
  to_primary().set(Line::State::passes);
}

}  // namespace bastide::cluster
