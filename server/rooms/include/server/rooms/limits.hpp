// Every bound of the rooms that a host can set. The protocol fixes what a message may hold (lengths of names,
// chat lines and ids, depth, number of actions): protocol/vocabulary.hpp.
#pragma once

#include <protocol/vocabulary.hpp>

#include <chrono>
#include <cstddef>

namespace bastide::server {

struct Limits {
  // per connection
  std::size_t message_bytes_max = protocol::kMessageBytesMax;  ///< longer ones get message/too_large
  /// A connection may send `messages_burst` messages at once and `messages_per_second` in the long run. A
  /// successful `act` does not count. Messages beyond that get session/rate_limited.
  int messages_per_second = 20;
  int messages_burst = 40;
  /// The same two limits hold per seat, over all its player's connections.
  int bad_messages_max = 20;  ///< unreadable or too many: the last of these ends the connection with 1008

  /// Bytes read from one WebSocket connection, frames of all kinds; faster senders have to wait. All
  /// connections of one address together may use four times as much.
  std::size_t bytes_read_per_second = 64 * 1024;
  std::size_t bytes_read_burst = 256 * 1024;
  /// Bytes sent to a seat in answer to its own messages, mostly snapshots.
  std::size_t seat_bytes_per_second = 64 * 1024;
  std::size_t seat_bytes_burst = 2 * 1024 * 1024;

  // per address
  int connections_per_second = 200;  ///< accepted, of all kinds; further ones are closed unread
  int connections_burst = 1000;
  int tls_handshakes_per_second = 50;
  int tls_handshakes_burst = 500;
  /// Over HTTP. An answer about a finished game counts as twenty if the game has to be replayed for it.
  int requests_per_second = 100;
  int requests_burst = 10'000;
  int handshakes_per_second = 10;  ///< of WebSockets, whose number is not that of the requests
  int handshakes_burst = 200;
  /// Refusals that an address beyond its requests, handshakes or connections is told; then its connections
  /// end without an answer.
  int refusals_per_second = 5;
  int refusals_burst = 50;
  int address_messages_per_second = 200;
  int address_messages_burst = 800;
  /// In answer to its requests, and as many in answer to its messages.
  std::size_t bytes_sent_per_second = 512 * 1024;
  std::size_t bytes_sent_burst = 128 * 1024 * 1024;
  /// Counts `room/not_found` and `room/bad_secret`; beyond it a join that is no more than a guess gets
  /// session/rate_limited: without a right secret, an admission, or a client of the address in the room.
  int failed_joins_per_minute = 5;
  int new_rooms_per_hour = 60;
  /// Games that an address may begin at once, and the time after which it may begin one more: so no address
  /// fills the space of records (`record_bytes_max`) before those of others have become old.
  int games_burst = 100;
  std::chrono::milliseconds game_interval{60'000};
  int parcels_per_hour = 20;            ///< made; those that are there may be changed as `requests` allow
  int open_tables_per_address_max = 4;  ///< shown of those whose hosts come from it
  int reports_per_hour = 10;            ///< of other people
  int shared_games_per_hour = 20;  ///< that were played elsewhere, those that are refused included; 0: none

  // per room
  int wrong_secrets_per_minute = 60;  ///< of all addresses; further ones get session/rate_limited
  int spectators_max = 50;            ///< a spectator who sits down is not counted and needs no free place
  /// Spectators in frames of others' pages, who are not among `spectators_max`: a page with many readers
  /// keeps nobody's friends out. The second bound is for those of one address in one room.
  int embedded_max = 200;
  int embedded_per_address_max = 20;
  int chat_lines_burst = 5;                       ///< per seat
  std::chrono::milliseconds chat_interval{2000};  ///< after which a seat may send one more line
  int reports_burst = 3;                          ///< per seat, of other people
  std::chrono::seconds report_interval{10 * 60};  ///< after which a seat may make one more report
  /// Changes other than moves: names, chat, secrets, locks, beginning games and so on. A seat may make
  /// `seat_changes_burst` at once and one more after each `seat_change_interval`; the whole room likewise by
  /// the next two, and an address in it by the two after them, over all connections. Changes beyond that get
  /// room/changes_rate_limited. Moves, leaving and removing never count.
  int seat_changes_burst = 30;
  std::chrono::milliseconds seat_change_interval{2000};
  int room_changes_burst = 150;
  std::chrono::milliseconds room_change_interval{500};
  int room_address_changes_burst = 75;  ///< the host's changes don't count
  std::chrono::milliseconds room_address_change_interval{1000};
  int host_changes_reserved =
      10;  ///< of the room's changes, for its host alone; fewer than room_changes_burst
  /// A room's log is shortened when a game has ended, and when its entries have grown by this much, or by the
  /// size of the shortened log if that is larger. Bounds what a room stores and how long it takes to load.
  std::size_t room_log_bytes_max = 64 * 1024;
  /// Messages that wait for a room, those of seats and those of all others each; more get room/server_busy.
  std::size_t commands_waiting_max = 256;
  std::size_t ring_deltas_max = 256;      ///< kept for returning clients, per distinct view
  std::size_t ring_bytes_max = 4 * 1024;  ///< the same in bytes: some moves of both players
  std::chrono::seconds ring_kept{60};     ///< after the last change
  /// A room without a change or a question for this long drops its game's position and the texts of its
  /// views, and makes them again when they are needed.
  std::chrono::seconds room_rests_after{5};
  std::size_t preview_choices_max = 200;  ///< choices explored in one answer to `preview`
  /// What such an answer tells of choices, in bytes: each of them may end the game with all its scoring.
  std::size_t preview_bytes_max = 128 * 1024;
  std::size_t history_steps_max = 50;         ///< steps in one answer to `history`
  std::size_t history_bytes_max = 32 * 1024;  ///< the same in bytes; a single step may exceed it
  std::chrono::seconds history_kept{60};      ///< in memory after the last question

  std::size_t turns_told_max = 50;  ///< turns of a finished game in one answer over HTTP
  /// Such answers in memory, compressed; the most recently used stay.
  std::size_t told_bytes_max = 16 * 1024 * 1024;
  /// Pictures of finished games in memory; the most recently used stay.
  std::size_t picture_bytes_max = 16 * 1024 * 1024;

  // computers
  int bot_ms_max = 1000;  ///< processor time for one decision
  int bot_answer_ms_max =
      2000;  ///< from the question to the answer, where an address asks no more than its share
  /// The shortest time that a computer takes for its move; a third of it for a further move in the same turn.
  int bot_pace_normal_ms = 1200;
  int bot_pace_slow_ms = 2500;
  int bot_pace_fast_ms = 0;
  /// Computers rest when nobody has been connected for this long, except in games with a clock of days.
  std::chrono::seconds bot_idle{60};
  int hints_burst = 3;                     ///< per seat
  std::chrono::seconds hint_interval{60};  ///< after which a seat may ask for one more hint

  // calls by push
  int push_devices_max = 3;                ///< per seat; a further one takes the place of the oldest
  std::chrono::seconds push_after{10};     ///< after which a seat that is asked and not connected is called
  int push_calls_burst = 30;               ///< per seat, on all its devices
  std::chrono::seconds push_interval{30};  ///< after which a seat may be called once more
  int push_subscriptions_per_hour = 300;   ///< of an address

  // webhooks
  int webhooks_per_hour = 30;          ///< set or tried by an address
  int webhook_messages_per_hour = 30;  ///< of a room

  // over all
  std::size_t rooms_in_memory_max = 10'000;
  std::size_t parcels_max = 10'000;  ///< in the store: what devices share, sealed by them; 0: none

  bool open_tables = false;  ///< whether hosts may list their tables for strangers, and people report others
  std::size_t open_tables_max = 200;  ///< shown
  std::size_t reports_max = 1000;     ///< in the store: with so many none is taken

  // deadlines
  std::chrono::seconds open_tables_host_away{30};    ///< an open table is shown for so long without its host
  std::chrono::seconds away_before_removal{5 * 60};  ///< in a game, before the host may remove a player
  std::chrono::seconds away_before_skip{60};         ///< before the others may vote to skip the seat to act
  std::chrono::seconds vote_after{3 * 60};           ///< likewise, of thinking
  std::chrono::seconds spectators_barred_for{10 * 60};  ///< their addresses, after the host has removed them
  std::chrono::seconds lobby_closed_after{24 * 60 * 60};         ///< without a connected player
  std::chrono::seconds game_abandoned_after{7 * 24 * 60 * 60};   ///< without a connected player
  std::chrono::seconds finished_closed_after{7 * 24 * 60 * 60};  ///< likewise, a room whose game has ended
  std::chrono::seconds room_unloaded_after{10 * 60};             ///< without any connection
  std::chrono::seconds deadlines_interval{60};  ///< how often the store is asked for rooms past a deadline

  // retention
  std::chrono::hours closed_rooms_kept{30 * 24};        ///< how long the closing of a room is known
  std::chrono::hours records_kept{365 * 24};            ///< records of finished games
  std::chrono::hours parcels_kept{365 * 24};            ///< after they were last used
  std::chrono::hours reports_kept{30 * 24};             ///< of people who were reported
  std::size_t record_bytes_max = std::size_t{1} << 30;  ///< of all records; beyond it the oldest are removed
  /// Of those records, games that were played elsewhere.
  std::size_t shared_bytes_max = std::size_t{64} << 20;
};

}  // namespace bastide::server
