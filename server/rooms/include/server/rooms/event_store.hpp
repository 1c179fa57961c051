// The log of every room, which is all that is stored of it: a room's state follows from its log.
#pragma once

#include <server/rooms/attendance.hpp>

#include <protocol/bytes.hpp>

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// One change of a room as stored.
struct StoredEntry {
  std::uint64_t seq = 0;   ///< numbers the room's changes from 1, without gaps
  std::int64_t at_ms = 0;  ///< when it was made, ms since 1970
  std::string payload;     ///< JSON text; opaque to the store
  friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

/// An entry to be stored, with the keys by which the store finds it again.
struct NewEntry {
  std::string room;  ///< the room's code, 8 characters
  StoredEntry entry;
  /// A game that may begin after this entry: `find_game` then finds its room.
  std::optional<std::string> game_id = {};
  std::optional<std::int64_t> deadline_ms = {};  ///< when the room's time is up; empty: never
  bool ends_game = false;  ///< certainly or possibly: sets `records_due` until a compaction brings the record
};

/// Another node owns the room.
struct OwnedElsewhere {
  std::string address;  ///< the node's own address for its peers, "host:port"
};

struct StoredRoom {
  std::vector<StoredEntry> entries;  ///< by seq; empty: there is no such room, or it has been closed
  std::optional<std::int64_t> deadline_ms = {};
  bool closed = false;  ///< the room has ended; its entries are removed
  /// The log may hold finished games without a stored record: an entry ended a game and no compaction has
  /// followed, or a version that kept no records wrote it. Make the records when the room is loaded.
  bool records_due = false;
  std::optional<OwnedElsewhere> elsewhere = {};  ///< all other members are then empty
  /// For how long, until now, no node has had the room though people were in it: its owner died or stopped.
  std::int64_t unattended_ms = 0;
};

/// The record of a finished game, made once.
struct StoredRecord {
  std::string game_id;        ///< 32 hex digits
  std::int64_t ended_ms = 0;  ///< ms since 1970
  std::string gzip;           ///< its text as gzip
};

/// Shortens a room's log.
struct Compaction {
  std::string room;
  std::uint64_t seq = 0;  ///< removes all entries up to here
  /// Takes their place, with the same seq; empty: the room has ended.
  std::optional<StoredEntry> snapshot;
  std::int64_t at_ms = 0;  ///< now, ms since 1970
  std::vector<StoredRecord> records = {};
  std::optional<std::int64_t> deadline_ms = {};
};

/// A game as the store knows it.
struct FoundGame {
  std::shared_ptr<const std::string> gzip;  ///< the record of a finished game
  std::string room;                         ///< otherwise its room; empty: there is no such game
  bool records_due = false;                 ///< the room's records_due
};

/// Records that somebody wants to be gone or changed: that of a game, or those of all games of a room.
struct RecordsOf {
  std::string game_id = {};  ///< empty: of no single game
  std::string room = {};     ///< empty: of no room
};

/// Makes a record's new bytes, compressed with gzip, out of the present ones; empty: they stay. Must not
/// throw.
using ReviseRecord = std::function<std::optional<std::string>(const std::string& gzip)>;

/// What the devices of one person share: sealed by them, opaque to everybody else.
struct StoredParcel {
  std::uint64_t version = 0;                       ///< counts its changes from 1; 0: there is none
  std::int64_t used_ms = 0;                        ///< when it was last changed or used, ms since 1970
  std::shared_ptr<const std::string> sealed = {};  ///< null: there is none
};

/// Makes a parcel, replaces what is in it, or removes it.
struct ParcelChange {
  std::string id;                     ///< 32 hex digits
  protocol::Bytes32 token = {};       ///< the hash of what entitles to change it
  std::uint64_t before = 0;           ///< the version that it must have; 0: it must not exist
  std::optional<std::string> sealed;  ///< empty: removes it, whatever its version is
  std::int64_t at_ms = 0;             ///< now, ms since 1970
  std::uint64_t parcels_max = 0;      ///< of the whole store: with so many none is made
};

enum class ParcelFate : std::uint8_t {
  changed,
  moved_on,  ///< it has another version; nothing has changed
  missing,   ///< there is none to replace or remove
  foreign,   ///< the token is that of another parcel; nothing has changed
  full,      ///< the store has as many parcels as it may have
};

struct ChangedParcel {
  ParcelFate fate = ParcelFate::changed;
  std::uint64_t version = 0;  ///< that it has now, where it was changed or has moved on
};

/// What somebody has reported of another to the server's host.
struct StoredReport {
  std::string id;          ///< 16 hex digits
  std::int64_t at_ms = 0;  ///< ms since 1970
  std::string text;        ///< opaque to the store
  friend bool operator==(const StoredReport&, const StoredReport&) = default;
};

/// What may be removed.
struct Retention {
  std::int64_t closed_before_ms = 0;   ///< rooms closed before are forgotten
  std::int64_t records_before_ms = 0;  ///< records of games that ended before
  std::uint64_t record_bytes_max = 0;  ///< a larger total removes the oldest records
  /// Of games that were played elsewhere; a larger total removes the oldest of these.
  std::uint64_t shared_bytes_max = UINT64_MAX;
  std::int64_t parcels_before_ms = 0;  ///< parcels that were last used before
  std::int64_t reports_before_ms = 0;  ///< reports that were made before
};

/// How a node leaves a room.
enum class RoomUse : std::uint8_t {
  unused,  ///< nobody is in it: its clock, if one runs, goes on
  in_use,  ///< its people come back as soon as they can: until then it is unattended
};

enum class StoreError : std::uint8_t {
  unavailable,  ///< currently impossible (disk full, locked, broken, queue full, closed); nothing has changed
  conflict,     ///< append: the room has an entry of that seq already; nothing has changed. change_parcel:
                ///< another change came between
  not_owner,    ///< another node owns the room; nothing has changed
};
template <class T = void>
using StoreResult = std::expected<T, StoreError>;

/// Keyed by (room, seq). Entries never change; compactions remove them. Any thread may call every function.
/// Each returns without waiting for a disk and calls `done` exactly once, from a thread of the store or
/// before it returns: `done` must be quick (rooms post to their strand) and must not throw.
class EventStore {
 public:
  template <class T = void>
  using Done = std::move_only_function<void(StoreResult<T>)>;

  virtual ~EventStore() = default;

  /// Adds one entry. Success means that it is durable: it survives a power failure. Successive appends of one
  /// room succeed in their order. Entry 1 makes the room; if there are other nodes no node owns it then, and
  /// the first that loads it does.
  virtual void append(NewEntry entry, Done<> done) = 0;

  /// All or nothing. A conflict if the room's last entry has another seq.
  virtual void compact(Compaction compaction, Done<> done) = 0;

  /// Keeps the record of a game that was played elsewhere; one of the same id stays as it is. Purges bound
  /// all of them together, so that they never take the place of other records.
  virtual void keep_shared(StoredRecord record, Done<> done) {
    (void)record;
    done(std::unexpected(StoreError::unavailable));
  }

  /// Removes them, after all changes that were asked for before. Returns how many there were.
  virtual void forget_records(RecordsOf records, Done<int> done) {
    (void)records;
    done(std::unexpected(StoreError::unavailable));
  }

  /// Replaces the bytes of these records, as all changes that were answered have left them. Returns how many
  /// were replaced. `revise`: runs on a thread of the store. A conflict if another node replaced one
  /// meanwhile.
  virtual void revise_records(RecordsOf records, ReviseRecord revise, Done<int> done) {
    (void)records;
    (void)revise;
    done(std::unexpected(StoreError::unavailable));
  }

  /// Reads a parcel by its id of 32 hex digits.
  virtual void read_parcel(std::string id, Done<StoredParcel> done) {
    (void)id;
    done(std::unexpected(StoreError::unavailable));
  }

  /// All or nothing. A conflict if another node changed it meanwhile: ask again. Tokens are compared in
  /// constant time.
  virtual void change_parcel(ParcelChange change, Done<ChangedParcel> done) {
    (void)change;
    done(std::unexpected(StoreError::unavailable));
  }

  /// Notes that a parcel was used, so that it is kept from then on.
  virtual void use_parcel(std::string id, std::int64_t at_ms, Done<> done) {
    (void)id;
    (void)at_ms;
    done(std::unexpected(StoreError::unavailable));
  }

  /// Keeps a report, unless the store has `reports_max` of them. One of the same id stays as it is, and
  /// counts as kept. Returns whether it is kept.
  virtual void keep_report(StoredReport report, std::uint64_t reports_max, Done<bool> done) {
    (void)report;
    (void)reports_max;
    done(std::unexpected(StoreError::unavailable));
  }

  /// All of them, the oldest first.
  virtual void list_reports(Done<std::vector<StoredReport>> done) { done(std::vector<StoredReport>()); }

  /// Removes those of these ids. Returns how many there were.
  virtual void remove_reports(std::vector<std::string> ids, Done<int> done) {
    (void)ids;
    done(0);
  }

  /// Tells the other nodes what this one's rooms are to show to strangers, for as long as its lease lasts; in
  /// place of what it told before. Without other nodes nothing is kept.
  virtual void tell_nodes(std::string lines, Done<> done) {
    (void)lines;
    done({});
  }

  /// What each of the other nodes that are at work has told so.
  virtual void read_nodes(Done<std::vector<std::string>> done) { done(std::vector<std::string>()); }

  /// Overwrites what has been removed where this store's own files still hold it. Changes wait meanwhile:
  /// about a second for 100 MB. Unavailable if there is too little free space, or a copy is being made.
  virtual void scrub(Done<> done) { done({}); }

  /// Loads a room's log.
  virtual void load(std::string room, Done<StoredRoom> done) = 0;

  virtual void find_game(std::string game_id, Done<FoundGame> done) = 0;

  /// The codes of rooms with deadline_ms <= now_ms, longest overdue first, at most `limit`.
  virtual void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) = 0;

  /// Sets the deadline of a room, as `NewEntry::deadline_ms` does.
  virtual void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) = 0;

  /// Removes a quick portion of what need not be kept. Returns whether there is more.
  virtual void purge(Retention retention, Done<bool> done) = 0;

  /// Notes that a server is at work. Call first with `begins`, then every minute, and with `begins` after a
  /// time in which nothing could be done. Returns at once, before it is on disk: absences only look longer
  /// after a fault. What several nodes call is put together; `StoredRoom::unattended_ms` is of one room.
  virtual std::vector<Absence> attend(std::int64_t now_ms, bool begins) = 0;

  /// Gives up this node's ownership of the room: any node may own it then. Requires: no change of it
  /// is in progress.
  virtual void release(std::string room, RoomUse use, Done<> done) = 0;

  /// Identifies this node's lease. A changed value means that other nodes may own all rooms which this node
  /// had; empty: the node can own no room until it has a new lease. Any thread; never blocks.
  virtual std::optional<std::int64_t> tenure() const { return 0; }

  /// Whether there is space for more rooms. Never blocks.
  virtual bool has_space() const = 0;
};

}  // namespace bastide::server
