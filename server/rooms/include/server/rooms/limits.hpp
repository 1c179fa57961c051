// Every bound of the rooms that a host may set. What a message may hold (lengths of names,
// chat lines and ids, depth, number of actions) is fixed by the protocol: protocol/vocabulary.hpp.
#pragma once

#include <protocol/vocabulary.hpp>

#include <chrono>
#include <cstddef>

namespace bastide::server {

struct Limits {
  // of one connection
  std::size_t message_bytes_max = protocol::kMessageBytesMax;  ///< longer ones get message/too_large
  /// A connection may send `messages_burst` messages at once and `messages_per_second` in the long run.
  /// An `act` that was carried out does not count. What is too much gets session/rate_limited.
  int messages_per_second = 20;
  int messages_burst = 40;
  /// The same two hold for a seat, whatever connections its player comes by.
  int bad_messages_max = 20;  ///< unreadable or too many: the last one of these ends the connection with 1008

  /// What is read from one WebSocket connection, frames of all kinds; faster ones have to wait.
  /// Of all connections of one address together it is four times as much.
  std::size_t bytes_read_per_second = 64 * 1024;
  std::size_t bytes_read_burst = 256 * 1024;
  /// What is sent to a seat in answer to its own messages (snapshots, above all).
  std::size_t seat_bytes_per_second = 64 * 1024;
  std::size_t seat_bytes_burst = 2 * 1024 * 1024;

  // of one address
  /// Over HTTP. A WebSocket handshake counts as ten; what is told of a finished game, as twenty
  /// where the game has to be played again for it.
  int requests_per_second = 50;
  int requests_burst = 1000;
  /// An address beyond its requests or connections is told so (429) so often;
  /// further connections are closed unread.
  int refusals_per_second = 5;
  int refusals_burst = 50;
  int address_messages_per_second = 200;
  int address_messages_burst = 800;
  std::size_t bytes_sent_per_second = 512 * 1024;  ///< in answer to its requests and messages
  std::size_t bytes_sent_burst = 64 * 1024 * 1024;
  /// Of `room/not_found` and `room/bad_secret`; then every join gets session/rate_limited.
  int failed_joins_per_minute = 5;
  int new_rooms_per_hour = 60;

  // of one room
  int spectators_max = 50;   ///< who sits down does not count, and needs no place among them
  int chat_lines_burst = 5;  ///< of one seat
  std::chrono::milliseconds chat_interval{2000};  ///< one more line of a seat after so long
  /// Changes that are no moves: names, chat, secrets, locks, games begun and so on. A seat may make
  /// `seat_changes_burst` at once and one more after each `seat_change_interval`, the whole room likewise
  /// by the next two, whatever connections they come by. What is too much gets room/changes_rate_limited.
  /// Moves, leaving and removing never count.
  int seat_changes_burst = 30;
  std::chrono::milliseconds seat_change_interval{2000};
  int room_changes_burst = 150;
  std::chrono::milliseconds room_change_interval{500};
  /// A room's log is made short when a game has ended, and when its entries have grown by so much,
  /// or by as much as the shortened log takes if that is more. It bounds what a room stores
  /// and how long it takes to load.
  std::size_t room_log_bytes_max = 64 * 1024;
  /// Messages that wait for a room: of those who sit, and as many of all others; more get room/server_busy.
  std::size_t commands_waiting_max = 256;
  std::size_t ring_deltas_max = 256;      ///< kept for those who come back, for each distinct view
  std::size_t ring_bytes_max = 4 * 1024;  ///< the same in bytes: some moves of both players
  std::chrono::seconds ring_kept{60};     ///< so long after the last change
  /// Without a change or a question: a room lets go of the position of its game and of the views as text,
  /// and makes them again when they are needed.
  std::chrono::seconds room_rests_after{5};
  std::size_t preview_choices_max = 200;      ///< choices explored in one answer to `preview`
  std::size_t history_steps_max = 50;         ///< steps in one answer to `history`
  std::size_t history_bytes_max = 32 * 1024;  ///< the same in bytes; one step is told however long it is
  std::chrono::seconds history_kept{60};      ///< in memory after somebody has asked for it

  std::size_t turns_told_max = 50;  ///< turns of a finished game in one answer over HTTP
  std::size_t told_bytes_max =
      16 * 1024 * 1024;  ///< such answers in memory, compressed; those asked for last stay

  // of computers
  int bot_ms_max = 1000;         ///< a thread's time for one decision
  int bot_answer_ms_max = 2000;  ///< from when a decision is asked for until it is made, however many wait
  /// How long a computer lets the others wait for its move at least; for a further one
  /// in the same turn a third of it.
  int bot_pace_normal_ms = 1200;
  int bot_pace_slow_ms = 2500;
  int bot_pace_fast_ms = 0;
  /// Without anybody connected for so long computers rest; but in games whose clock is one of days.
  std::chrono::seconds bot_idle{60 * 60};
  int hints_burst = 3;                     ///< of one seat
  std::chrono::seconds hint_interval{60};  ///< one more hint of a seat after so long

  // of all
  std::size_t rooms_in_memory_max = 10'000;

  // deadlines
  std::chrono::seconds away_before_removal{5 * 60};     ///< in a game, before the host may remove somebody
  std::chrono::seconds away_before_skip{60};            ///< before the others may vote to skip who must act
  std::chrono::seconds vote_after{3 * 60};              ///< of thinking, likewise
  std::chrono::seconds spectators_barred_for{10 * 60};  ///< their addresses, once the host has sent them away
  std::chrono::seconds lobby_closed_after{24 * 60 * 60};         ///< without a connected player
  std::chrono::seconds game_abandoned_after{7 * 24 * 60 * 60};   ///< without a connected player
  std::chrono::seconds finished_closed_after{7 * 24 * 60 * 60};  ///< a room whose game has ended, likewise
  std::chrono::seconds room_unloaded_after{10 * 60};             ///< without any connection
  std::chrono::seconds deadlines_interval{60};  ///< how often the store is asked for rooms past a deadline

  // what is kept
  std::chrono::hours closed_rooms_kept{30 * 24};        ///< that a room was closed is known for so long
  std::chrono::hours records_kept{365 * 24};            ///< records of games that have ended
  std::size_t record_bytes_max = std::size_t{1} << 30;  ///< of all records; beyond it the oldest go
};

}  // namespace bastide::server
