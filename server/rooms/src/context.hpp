// Shared by all rooms and connections of a directory.
#pragma once

#include "absences.hpp"
#include "admissions.hpp"
#include "alarms.hpp"
#include "late_refusals.hpp"
#include "neighbours.hpp"
#include "open_tables.hpp"
#include "relayed_clients.hpp"
#include "rules_in_play.hpp"
#include "thinkers.hpp"
#include "timekeeper.hpp"
#include "unreadable_rooms.hpp"

#include <server/rooms/address_budgets.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/limits.hpp>
#include <server/rooms/room_stats.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>

namespace bastide::server {

struct Context {
  Context(RoomServices with, Limits within)
      : services(with),
        limits(within),
        admissions(with.admission_key),
        budgets(limits),
        thinkers(services.workers, services.time, limits, stats) {}

  std::chrono::steady_clock::time_point now() const { return services.time.steady(); }
  /// The rooms' time, ms since 1970.
  std::int64_t wall_ms() const { return timekeeper.wall_ms(now()); }
  /// For how long the server has been at work: how long people are away and think.
  std::chrono::steady_clock::time_point worked() const { return timekeeper.worked(now()); }

  const RoomServices services;
  const Limits limits;
  Timekeeper timekeeper{services.time};
  RoomStats stats;
  RulesInPlay rules_in_play;
  const Admissions admissions;
  Neighbours neighbours;
  LateRefusals late_refusals;
  std::atomic<std::uint64_t> room_hosts{0};  ///< made so far; the log names each by its number
  AddressBudgets budgets;
  Thinkers thinkers;
  Absences absences;
  Alarms alarms;
  OpenTables open_tables{limits, stats.open_tables};
  RelayedClients relayed;
  UnreadableRooms unreadable{stats.rooms_unreadable};
};

}  // namespace bastide::server
