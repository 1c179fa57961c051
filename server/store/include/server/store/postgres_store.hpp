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

/// The name of a database in logs and messages: its URL without password and parameters. Throws
/// std::runtime_error with a sentence that repeats nothing of an invalid URL: one that libpq can't read, or a
/// password with an @ or / that is not percent-encoded.
std::string postgres_name(const std::string& url);

struct PostgresOptions {
  /// postgres://USER:PASSWORD@HOST:PORT/DATABASE?PARAMETER=VALUE&…, with everything that libpq knows:
  /// sslmode, connect_timeout, several hosts (the writable one is used), options=-csearch_path%3DSCHEMA. The
  /// environment supplies what is missing: PGPASSWORD, PGPASSFILE, …
  std::string url;
  std::size_t appends_waiting_max = 10'000;  ///< further ones are refused as unavailable
  std::size_t reads_waiting_max = 10'000;
  std::chrono::seconds connect_timeout{5};  ///< for each host, at least 2 s; one in the URL takes precedence
  std::chrono::milliseconds statement_timeout{5'000};  ///< after which the database gives up a statement
  std::chrono::milliseconds answer_timeout{8'000};     ///< after which the connection counts as broken
  std::chrono::milliseconds lock_timeout{2'000};       ///< for another server to release the store
  std::chrono::milliseconds reconnect_first{100};      ///< before the second attempt; doubled each time
  std::chrono::milliseconds reconnect_max{500};        ///< the longest time between attempts
  /// How long changes with an unanswered commit wait for a connection that tells what became of them; then
  /// they are answered as unavailable.
  std::chrono::milliseconds doubt_max{10'000};
  /// Where other nodes reach this one, "host:port", if it is one of several servers on the database. Empty:
  /// it has the database for itself.
  std::string node_address;
  std::string node_version;  ///< shown in the table of nodes
  /// How long the node's rooms stay its own after its last renewal, by the database's clock.
  std::chrono::milliseconds lease{4'000};
  std::chrono::milliseconds lease_renewed_every{1'500};
};

/// As of the last check; each figure is right by itself.
struct PostgresFigures {
  std::atomic<std::uint64_t> bytes{0};         ///< of the tables and their indexes
  std::atomic<std::uint64_t> record_bytes{0};  ///< of all records
  std::atomic<std::uint64_t> parcels{0};
  std::atomic<std::uint64_t> connects_total{0};
  std::atomic<std::uint64_t> takeovers_total{0};  ///< rooms taken over from a node that had died or slept
  std::atomic<std::uint64_t> fenced_total{0};     ///< changes refused because this node did not own the room
};

/// One thread makes changes over one connection, all waiting ones in one transaction and one round trip;
/// another reads over a second connection. Both reconnect by themselves. A store has one server at a time, or
/// several nodes: the first connection holds an advisory lock. Each node changes only rooms that it has
/// loaded, while it owns them. Without a connection everything is refused as unavailable.
class PostgresStore final : public EventStore {
 public:
  /// Connects, and makes or updates the tables. Blocks as long as the options allow. Throws with one
  /// sentence: StoreInUse, StoreUnreachable, and std::runtime_error if the database refuses this user or is
  /// read-only, or has tables of a newer version or of another program.
  explicit PostgresStore(PostgresOptions options);
  /// Closes the store.
  ~PostgresStore() override;

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
  void tell_nodes(std::string lines, Done<> done) override;
  void read_nodes(Done<std::vector<std::string>> done) override;
  void load(std::string room, Done<StoredRoom> done) override;
  void find_game(std::string game_id, Done<FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;

  void purge(Retention retention, Done<bool> done) override;
  std::vector<Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string room, RoomUse use, Done<> done) override;
  std::optional<std::int64_t> tenure() const override;
  /// A database does not tell how much of its disk is free: returns true until it reports a full disk, and
  /// again after a change was stored.
  bool has_space() const override;

  /// Updates the figures, and so checks the connections. Call regularly; does not block.
  void look();
  const PostgresFigures& figures() const;
  /// Rooms that this node owns, as far as known; 0 if it is not one of several.
  std::size_t rooms_owned() const;
  /// The time since the database last confirmed this node's lease; 0 if it is not one of several.
  std::chrono::milliseconds lease_age() const;
  /// Changes (questions) that wait for its threads.
  std::size_t writes_waiting() const;
  std::size_t reads_waiting() const;

  /// Finishes waiting work, then refuses everything and releases the store. Blocks until then; may
  /// be called again.
  void close();

  /// Whether the last attempts to write and to read succeeded, and the node's lease is valid; for /readyz.
  bool healthy() const;
  /// If not, makes another attempt without waiting for its result.
  void try_again();
  /// How long one of its threads has been waiting for the database's answer; 0 if both wait for work or a
  /// connection. For /healthz.
  std::chrono::milliseconds busy_for() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
