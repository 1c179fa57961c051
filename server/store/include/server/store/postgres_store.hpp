// The log of all rooms in a PostgreSQL database.
#pragma once

#include <server/rooms/event_store.hpp>
#include <server/store/store_in_use.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// How a database is called in logs and sentences: its URL without password and parameters.
/// Throws std::runtime_error with a sentence that repeats nothing of the URL where it makes no sense:
/// none that libpq reads, a password with an @ or / that is not percent-encoded.
std::string postgres_name(const std::string& url);

struct PostgresOptions {
  /// postgres://USER:PASSWORD@HOST:PORT/DATABASE?PARAMETER=VALUE&…, with whatever libpq knows: sslmode,
  /// connect_timeout, several hosts (the one that can be written is used), options=-csearch_path%3DSCHEMA.
  /// What is not in it says the environment: PGPASSWORD, PGPASSFILE, …
  std::string url;
  std::size_t appends_waiting_max = 10'000;  ///< more are refused as unavailable
  std::size_t reads_waiting_max = 10'000;
  std::chrono::seconds connect_timeout{5};  ///< for each host, at least 2 s; the URL's own comes first
  std::chrono::milliseconds statement_timeout{5'000};  ///< after which the database gives a statement up
  std::chrono::milliseconds answer_timeout{8'000};     ///< after which the connection counts as broken
  std::chrono::milliseconds lock_timeout{2'000};       ///< for another server to let go of the store
  std::chrono::milliseconds reconnect_first{100};      ///< before the second attempt; doubled each time
  std::chrono::milliseconds reconnect_max{2'000};      ///< never longer than that
  /// For how long changes whose commit was not answered wait for a connection that tells what became of them;
  /// then they are answered as unavailable.
  std::chrono::milliseconds doubt_max{10'000};
  /// Where the other nodes reach this one, "host:port": it is one of several servers on the database. Empty:
  /// it has the database for itself.
  std::string node_address;
  std::string node_version;  ///< what the table of nodes says of it
  /// For how long the node's rooms stay its own after it was last heard of, by the database's clock.
  std::chrono::milliseconds lease{4'000};
  std::chrono::milliseconds lease_renewed_every{1'500};
};

/// As of the last look; each figure is right for itself.
struct PostgresFigures {
  std::atomic<std::uint64_t> bytes{0};         ///< of the tables and their indexes
  std::atomic<std::uint64_t> record_bytes{0};  ///< of the records kept
  std::atomic<std::uint64_t> connects_total{0};
  std::atomic<std::uint64_t> takeovers_total{0};  ///< rooms taken from a node that had died, or slept
  std::atomic<std::uint64_t> fenced_total{0};     ///< changes refused because the room was not this node's
};

/// Changes are made by a thread of its own over one connection, as many as wait in one transaction
/// and one round trip; reads by another over a second one. Both connect again by themselves.
/// A store has one server at a time, or nodes: the first connection holds an advisory lock.
/// Of nodes each changes only the rooms that it has loaded, as long as it owns them.
/// While there is no connection everything is refused as unavailable.
class PostgresStore final : public EventStore {
 public:
  /// Connects, and makes or updates the tables. Blocks for as long as the options say.
  /// Throws with one sentence: StoreInUse, and std::runtime_error where the database can't be reached,
  /// lets nobody write, has tables of a newer version or of another program.
  explicit PostgresStore(PostgresOptions options);
  /// Closes.
  ~PostgresStore() override;

  void append(NewEntry entry, Done<> done) override;
  void compact(Compaction compaction, Done<> done) override;
  void load(std::string room, Done<StoredRoom> done) override;
  void find_game(std::string game_id, Done<FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;

  void purge(Retention retention, Done<bool> done) override;
  std::vector<Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string room, Done<> done) override;
  std::optional<std::int64_t> tenure() const override;
  /// A database tells nobody how much of its disk is free: there is space until it says that its disk
  /// is full, and again once a change was stored.
  bool has_space() const override;

  /// Takes a look at the figures, and so whether the connections stand.
  /// To be called every so often; does not wait.
  void look();
  const PostgresFigures& figures() const;
  /// Rooms that this node owns, as far as it knows; 0 where it is not one of several.
  std::size_t rooms_owned() const;
  /// Since the database last confirmed this node's lease; 0 where it is not one of several.
  std::chrono::milliseconds lease_age() const;
  /// Changes, and questions, that wait for its threads.
  std::size_t writes_waiting() const;
  std::size_t reads_waiting() const;

  /// Does what waits, then refuses everything and lets other servers have the store.
  /// Blocks until then; may be called again.
  void close();

  /// Whether the last attempts to write and to read succeeded, and a node's lease has not lapsed; for
  /// /readyz.
  bool healthy() const;
  /// Where one did not, makes another, without waiting for how it ends.
  void try_again();
  /// For how long one of its threads has been at the same question to the database; 0 where both wait
  /// for some, or for a connection. For /healthz.
  std::chrono::milliseconds busy_for() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
