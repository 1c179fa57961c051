#include <server/client/load.hpp>

#include "load_room.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::server {
namespace {

/// How many of the rooms to be left are made at a time, since all at once would need as many connections.
constexpr int kLanes = 20;
constexpr std::chrono::milliseconds kAskedEvery{100};

asio::awaitable<void> leave_rooms(asio::io_context& io, const LoadOptions& options, Course& course,
                                  int lane) {
  for (int number = lane; number < options.left_rooms; number += kLanes) {
    LoadRoom room(io, options, course, LoadRoom::Kind::left, number);
    co_await room.prepare();
  }
}

/// Asks whether to go on. Without a start there is nothing to tell, and all end at once.
asio::awaitable<void> watch(asio::io_context& io, const LoadOptions& options, Course& course,
                            asio::steady_timer& timer) {
  while (course.playing > 0 && !course.stopped) {
    timer.expires_after(kAskedEvery);
    [[maybe_unused]] const auto [woken] = co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
    if (course.start)
      course.report.seconds = std::chrono::duration<double>(Clock::now() - *course.start).count();
    course.stopped = !options.goes_on(course.report);
  }
  if (!course.stopped) co_return;
  course.start ? course.wake_all() : io.stop();
}

}  // namespace

double Latencies::quantile_ms(double share) const {
  if (all_.empty()) return 0;
  std::vector<std::chrono::nanoseconds> some = all_;
  const auto nth = some.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(some.size() - 1));
  std::ranges::nth_element(some, nth);
  return std::chrono::duration<double, std::milli>(*nth).count();
}

void LoadReport::add(const LoadReport& other) {
  if (errors == 0) first_error = other.first_error;
  rooms += other.rooms;
  games += other.games;
  chat_lines += other.chat_lines;
  errors += other.errors;
  seconds += other.seconds;
  moves.add(other.moves);
  seen.add(other.seen);
  previews.add(other.previews);
  reconnects.add(other.reconnects);
}

LoadReport run_load(const LoadOptions& options) {
  asio::io_context io(1);
  Course course{.preparing = options.rooms + options.idle_rooms + options.left_rooms,
                .playing = options.rooms};
  std::vector<std::unique_ptr<LoadRoom>> rooms;
  asio::steady_timer watched(io);
  course.wake_all = [&] {
    for (const auto& room : rooms) room->wake();
    watched.cancel();
  };
  const auto add = [&](LoadRoom::Kind kind, int count) {
    for (int number = 0; number < count; ++number)
      rooms.push_back(std::make_unique<LoadRoom>(io, options, course, kind, number));
  };
  add(LoadRoom::Kind::playing, options.rooms);
  add(LoadRoom::Kind::idle, options.idle_rooms);
  for (const auto& room : rooms) asio::co_spawn(io, room->run(), asio::detached);
  for (int lane = 0; lane < kLanes; ++lane)
    asio::co_spawn(io, leave_rooms(io, options, course, lane), asio::detached);
  if (options.goes_on) asio::co_spawn(io, watch(io, options, course, watched), asio::detached);
  if (options.busy_poll)
    while (!io.stopped()) io.poll();
  else
    io.run();
  course.report.seconds =
      course.start ? std::chrono::duration<double>(Clock::now() - *course.start).count() : 0;
  return std::move(course.report);
}

}  // namespace bastide::server
