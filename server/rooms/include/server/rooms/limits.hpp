// Every bound of the rooms that a host may set. What a message may hold (lengths of names, chat lines and ids, depth, number
// of actions) is fixed by the protocol: protocol/vocabulary.hpp.
#pragma once

#include <chrono>
#include <cstddef>

namespace bastide::server {

struct Limits {
  // of one connection
  std::size_t message_bytes_max = 4096;  ///< longer ones get message/too_large
  /// A connection may send `messages_burst` messages at once and `messages_per_second` in the long run. An `act` that
  /// was carried out does not count. What is too much gets session/rate_limited.
  int messages_per_second = 20;
  int messages_burst = 40;
  int bad_messages_max = 20;  ///< unreadable or too many: the last one of these ends the connection with 1008

  // of one address
  int failed_joins_per_minute =
      5;  ///< room/not_found and room/bad_secret; then every join gets session/rate_limited
  int new_rooms_per_hour = 60;

  // of one room
  int spectators_max = 50;   ///< who sits down does not count, and needs no place among them
  int chat_lines_burst = 5;  ///< of one seat
  std::chrono::milliseconds chat_interval{2000};  ///< one more line of a seat after so long
  /// Messages that wait for a room: of those who sit, and as many of all others; more get room/server_busy.
  std::size_t commands_waiting_max = 256;
  std::size_t ring_deltas_max = 256;          ///< kept for those who come back, for each distinct view
  std::size_t ring_bytes_max = 16 * 1024;     ///< the same in bytes; more would be longer than a snapshot
  std::size_t history_steps_max = 50;         ///< steps in one answer to `history`
  std::size_t history_bytes_max = 32 * 1024;  ///< the same in bytes; one step is told however long it is
  std::chrono::seconds history_kept{60};      ///< in memory after somebody has asked for it

  // of all
  std::size_t rooms_in_memory_max = 10'000;

  // deadlines
  std::chrono::seconds away_before_removal{5 * 60};     ///< in a game, before the host may remove somebody
  std::chrono::seconds spectators_barred_for{10 * 60};  ///< their addresses, once the host has sent them away
  std::chrono::seconds lobby_closed_after{24 * 60 * 60};        ///< without a connected player
  std::chrono::seconds game_abandoned_after{7 * 24 * 60 * 60};  ///< without a connected player
  std::chrono::seconds room_unloaded_after{10 * 60};            ///< without any connection
  std::chrono::seconds due_rooms_interval{10 *
                                          60};  ///< how often the store is asked for rooms past a deadline
};

}  // namespace bastide::server
