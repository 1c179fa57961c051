// All rooms of this process: the one door through which the network comes to them.
#pragma once

#include <server/rooms/address_budgets.hpp>
#include <server/rooms/entropy_source.hpp>
#include <server/rooms/event_store.hpp>
#include <server/rooms/executor.hpp>
#include <server/rooms/limits.hpp>
#include <server/rooms/outbox.hpp>
#include <server/rooms/peers.hpp>
#include <server/rooms/room_report.hpp>
#include <server/rooms/room_stats.hpp>
#include <server/rooms/time_source.hpp>
#include <server/rooms/workers.hpp>

#include <protocol/http.hpp>
#include <protocol/messages.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

class Connection;

/// What the rooms need from the world. Borrowed: must outlive the directory and every strand's last task.
struct RoomServices {
  EventStore& store;
  Executor& executor;
  const TimeSource& time;
  EntropySource& entropy;
  /// Where computers think; nullptr: they do not, and the server takes the steps of skipped seats for them.
  Workers* workers = nullptr;
  /// Who may have rooms of the same store; nullptr: nobody else does.
  Peers* peers = nullptr;
};

/// Makes rooms, finds them (loading them from the store at first touch), looks after them and puts them away.
/// Every function may be called from any thread, none blocks; answers come on threads
/// of the store or the executor.
class Directory {
 public:
  template <class T>
  using Answer = std::move_only_function<void(protocol::Expected<T>)>;

  Directory(RoomServices services, Limits limits);
  /// Requires: nobody calls any more, and no task is left on a strand. Shut down first.
  ~Directory();

  /// A client has come. `address`: under which name its address is counted; empty:
  /// no address limit applies to it.
  std::shared_ptr<Connection> connect(std::shared_ptr<Outbox> outbox, std::string address);

  /// The same of a client that another node sends here since this one has its room. A client that wants
  /// a room which is not here is told to come back (code 1012): it is never sent on to a third node.
  std::shared_ptr<Connection> connect_relayed(std::shared_ptr<Outbox> outbox, std::string address);

  /// Makes a room whose first seat is taken by who asks. Rejected with room/unknown_level,
  /// session/rate_limited, room/server_busy, store/unavailable, store/full.
  void create_room(protocol::CreateRoom wish, std::string address, Answer<protocol::RoomCreated> answer);

  /// Makes a room in which a recorded game goes on from its middle: whoever asks has one of its seats,
  /// computers the others, and the same tiles come. Rejected with room/unknown_level,
  /// message/… (no such seat or turn, or the record's proof does not tell how its tiles were shuffled),
  /// setup/… and action/… when the record can't be played, room/server_busy, store/unavailable.
  void continue_game(const protocol::ContinueGame& wish, const protocol::Record& record,
                     Answer<protocol::RoomCreated> answer);

  /// The record of a finished game, its text compressed with gzip, by its id of 32 hex digits.
  /// It is made once, when the game ends, and read from the store; no log is read for it (but once
  /// for each room of a version that kept no records). Rejected with room/not_found (no such game,
  /// or it has not ended), store/unavailable.
  void find_record(std::string game_id, Answer<std::shared_ptr<const std::string>> answer);

  // ---- for the host of the server, to whom no limit applies

  /// The rooms in memory, by code.
  void list_rooms(std::move_only_function<void(std::vector<RoomReport>)> answer);
  /// Loads it if need be. Rejected with room/not_found, room/closed, store/unavailable, room/server_busy.
  void inspect_room(std::string code, Answer<RoomReport> answer);
  /// Closes it as its deadline would: a running game is abandoned. Rejected with the same.
  void end_room(std::string code, Answer<void> answer);
  /// Says something to everybody who is in a room now. Rejected with message/… where it is no chat line.
  protocol::Expected<void> announce(std::string text);

  /// Call some ten times a second, from one thread: clocks, deadlines, rooms that nobody needs in memory.
  void tick();

  /// Refuses everything new, lets appends in flight end (their players hear of it),
  /// tells every client in a room, be it another node's, why (and when to come back) and closes it.
  /// Calls `done` once, when all rooms have done so. `reason`: stopping or restarting.
  void shut_down(protocol::ClosingReason reason, int retry_ms, std::move_only_function<void()> done);

  /// False of a node whose lease has lapsed: until it has a new one its rooms, and all others, are other
  /// nodes'.
  bool can_have_rooms() const;

  const RoomStats& stats() const;

  /// The network met a limit of an address; `limit` in static storage.
  void count_limit(std::string_view limit);
  /// A finished game was played again, for somebody who asked over HTTP.
  void count_replay();
  /// Where the network, too, counts what each address does.
  AddressBudgets& budgets();
  const Limits& limits() const;

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace bastide::server
