// All rooms of this process: the network's only way to them.
#pragma once

#include <server/rooms/address_budgets.hpp>
#include <server/rooms/entropy_source.hpp>
#include <server/rooms/event_store.hpp>
#include <server/rooms/executor.hpp>
#include <server/rooms/limits.hpp>
#include <server/rooms/outbox.hpp>
#include <server/rooms/peers.hpp>
#include <server/rooms/push_service.hpp>
#include <server/rooms/room_report.hpp>
#include <server/rooms/room_stats.hpp>
#include <server/rooms/time_source.hpp>
#include <server/rooms/webhook_service.hpp>
#include <server/rooms/workers.hpp>

#include <protocol/bytes.hpp>
#include <protocol/http.hpp>
#include <protocol/messages.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

class Connection;
struct TableLook;

/// What the rooms need. Borrowed: must outlive the directory and every strand's last task.
struct RoomServices {
  EventStore& store;
  Executor& executor;
  const TimeSource& time;
  EntropySource& entropy;
  /// Threads on which computers think; nullptr: they do not think, and the server takes the steps of skipped
  /// seats for them.
  Workers* workers = nullptr;
  /// The other nodes that may have rooms of the same store; nullptr: there are none.
  Peers* peers = nullptr;
  /// Calls people whose page is closed; nullptr: nobody is called.
  PushService* push = nullptr;
  /// Tells chats of turns and of the end; nullptr: none is told.
  WebhookService* webhooks = nullptr;
  /// Signs admissions; the same for all nodes of a store, and after a restart. Empty: none are given.
  std::optional<protocol::Bytes32> admission_key = {};
};

/// How a client changes what its devices share.
struct ParcelWish {
  std::string id;                     ///< 32 hex digits
  std::string token;                  ///< entitles to it; only its hash is kept
  std::uint64_t before = 0;           ///< as ParcelChange::before
  std::optional<std::string> sealed;  ///< empty: removes it
};

/// Makes rooms, finds them (loads them from the store at first use), watches their deadlines and
/// unloads them. Any thread may call every function, none blocks; answers come on threads of the store
/// or the executor.
class Directory {
 public:
  template <class T>
  using Answer = std::move_only_function<void(protocol::Expected<T>)>;

  Directory(RoomServices services, Limits limits);
  /// Requires: no calls are in progress, and no task is left on a strand. Shut down first.
  ~Directory();

  /// Adds a client. `address`: the name under which its address is counted; empty: exempt from
  /// address limits.
  std::shared_ptr<Connection> connect(std::shared_ptr<Outbox> outbox, std::string address);

  /// The same for a client that another node relays because this one has its room. A client that asks for a
  /// room which is not here is told to reconnect (code 1012): it is never relayed to a third node.
  std::shared_ptr<Connection> connect_relayed(std::shared_ptr<Outbox> outbox, std::string address);

  /// Makes a room whose first seat the asker takes. Rejected with room/unknown_level, session/rate_limited,
  /// room/server_busy, store/unavailable, store/full.
  void create_room(protocol::CreateRoom wish, std::string address, Answer<protocol::RoomCreated> answer);

  /// Makes a room that continues a recorded game from its middle: the asker takes one of its seats, computers
  /// take the others, and the same tiles come. Rejected with room/unknown_level, message/… (no such seat or
  /// turn, or the record's proof does not tell how its tiles were shuffled), setup/… and action/… if the
  /// record can't be played, room/server_busy, store/unavailable.
  void continue_game(const protocol::ContinueGame& wish, const protocol::Record& record,
                     Answer<protocol::RoomCreated> answer);

  /// Finds the record of a finished game by its id of 32 hex digits, as text compressed with gzip. The record
  /// is made once, when the game ends, and read from the store; logs are only read once for each room of a
  /// version that kept no records. Rejected with room/not_found (no such game, or it has not ended),
  /// store/unavailable.
  void find_record(std::string game_id, Answer<std::shared_ptr<const std::string>> answer);

  /// Looks at a room whose game has begun. An unknown code counts as a failed join of the address. Rejected
  /// with session/rate_limited (after too many of these), room/not_found (also in the lobby),
  /// room/no_spectators, room/unreadable, store/unavailable, room/server_busy.
  void look_at_table(const std::string& code, std::string address, Answer<TableLook> answer);

  /// Keeps the record of a game that was played elsewhere, as text compressed with gzip. `find_record` finds
  /// it by the id, which no other game may have. Rejected with room/server_busy, store/unavailable,
  /// store/full.
  void keep_shared(std::string game_id, std::string gzip, Answer<void> answer);

  /// Reads what devices share, by its id of 32 hex digits, and notes about once a day that it is used.
  /// Rejected with room/not_found if there is none, store/unavailable.
  void read_parcel(const std::string& id, Answer<StoredParcel> answer);

  /// Makes, replaces or removes what devices share. `address` is charged for one that is made. Rejected with
  /// session/rate_limited, room/server_busy, store/unavailable, store/full; also if there are as many as
  /// there may be.
  void change_parcel(ParcelWish wish, std::string address, Answer<ChangedParcel> answer);

  /// The open tables of all nodes, as GET /api/v1/tables tells them; the same text for a second. Rejected
  /// with room/no_open_tables.
  void list_tables(Answer<std::shared_ptr<const std::string>> answer);

  // ---- for the server's host, exempt from limits

  /// Deletes the record of a game by its id. Rejected with room/not_found if there is none,
  /// store/unavailable.
  void forget_game(const std::string& game_id, Answer<void> answer);
  /// Ends the room, if it has not ended yet, and deletes the records of all its games and what was reported
  /// in it. Answers how many records these were. Rejections as for inspect_room, but for room/closed;
  /// room/not_found only if there is neither.
  void forget_room(const std::string& code, Answer<int> answer);

  /// Puts `protocol::kForgottenName` on a seat of a game's record. Rejected with room/not_found if there is
  /// no record, or no name on this seat, store/unavailable.
  void forget_player(const std::string& game_id, Seat seat, Answer<void> answer);
  /// Deletes who sits on a seat of the room, or sat there last: the name also in the records of its games,
  /// the lines, where to call, and reports that name it. The room and its game go on. Answers how many
  /// records were changed. Rejections as for inspect_room; room/not_found also if nobody has the seat.
  void forget_seat(const std::string& code, Seat seat, Answer<int> answer);

  /// What people have reported, the oldest first: `text` is a protocol::KeptReport. Rejected with
  /// store/unavailable.
  void list_reports(Answer<std::vector<StoredReport>> answer);
  /// Removes one. Rejected with room/not_found, store/unavailable.
  void remove_report(const std::string& id, Answer<void> answer);

  /// The rooms in memory, by code.
  void list_rooms(std::move_only_function<void(std::vector<RoomReport>)> answer);
  /// Loads the room if need be. Rejected with room/not_found, room/closed, room/unreadable,
  /// store/unavailable, room/server_busy.
  void inspect_room(std::string code, Answer<RoomReport> answer);
  /// The rooms whose log could not be read since the server began, by code. They are kept as they are.
  std::vector<UnreadableRoom> unreadable_rooms() const;
  /// Closes the room as its deadline would: a running game is abandoned. One that can't be read ends, too.
  /// Rejections as for inspect_room.
  void end_room(std::string code, Answer<void> answer);
  /// Sends a chat line to everybody in a room. Rejected with message/… if the text is no chat line.
  protocol::Expected<void> announce(std::string text);

  /// Handles clocks, deadlines and idle rooms. Call some ten times a second, from one thread.
  void tick();

  /// Refuses everything new, finishes appends in flight (their players get the answer), tells every client in
  /// a room, including relayed ones, why it is closed and when to come back, and closes it. Calls `done`
  /// once, after all rooms. `reason`: stopping or restarting.
  void shut_down(protocol::ClosingReason reason, int retry_ms, std::move_only_function<void()> done);

  /// False on a node whose lease has lapsed: other nodes may own all rooms until it has a new lease.
  bool can_have_rooms() const;

  const RoomStats& stats() const;

  /// The network applied a limit to an address; `limit` in static storage.
  void count_limit(std::string_view limit);
  /// A finished game was replayed for a request over HTTP.
  void count_replay();
  /// The network counts each address here, too.
  AddressBudgets& budgets();
  const Limits& limits() const;

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace bastide::server
