// One room of the load generator, with its people.
#pragma once

#include "load_spectator.hpp"

#include <server/client/load.hpp>
#include <server/client/room_client.hpp>

#include <engine/random.hpp>
#include <protocol/bytes.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// Coordinates the rooms: they begin when the last one is ready, and the idle ones stay until the
/// others have ended.
struct Course {
  int preparing = 0;  ///< rooms that are not ready
  int playing = 0;    ///< rooms that have not ended, without the idle ones
  std::optional<Clock::time_point> start;
  bool stopped = false;  ///< it ends before its time
  LoadReport report;
  std::function<void()> wake_all;

  void ready();
  void ended();
};

/// The players take turns in one coroutine: messages for the others wait in the kernel. Spectators read by
/// themselves.
class LoadRoom {
 public:
  enum class Kind : std::uint8_t { playing, idle, left };

  /// `number`: among the rooms of its kind, from 0. `options` and `course` must outlive it.
  LoadRoom(boost::asio::io_context& io, const LoadOptions& options, Course& course, Kind kind, int number);

  boost::asio::awaitable<void> run();
  /// The first half: everybody has joined, or, in a room to be left, is gone again.
  boost::asio::awaitable<void> prepare();
  /// The course has advanced.
  void wake() { timer_.cancel(); }

 private:
  struct Person {
    std::unique_ptr<RoomClient> client;
    protocol::SeatSecret secret;
  };

  boost::asio::awaitable<void> take_part();
  boost::asio::awaitable<void> enter();
  boost::asio::awaitable<std::unique_ptr<RoomClient>> admit(protocol::Join join);
  boost::asio::awaitable<void> admit_spectators();
  boost::asio::awaitable<void> spectators_have(protocol::Seq seq);
  void leave();
  void spectator_has(protocol::Seq seq);
  void note_move(protocol::Seq seq, Clock::time_point since);
  boost::asio::awaitable<void> play();
  boost::asio::awaitable<void> wait_for_begin();
  boost::asio::awaitable<void> stay();
  boost::asio::awaitable<void> wait_until(Clock::time_point due);
  boost::asio::awaitable<void> rest(Clock::time_point until);
  boost::asio::awaitable<void> run_errands();
  boost::asio::awaitable<void> chat();
  boost::asio::awaitable<void> reconnect();
  boost::asio::awaitable<void> preview();
  boost::asio::awaitable<void> move(Clock::time_point since);
  boost::asio::awaitable<void> play_again();
  boost::asio::awaitable<void> tell_in_time(Seat seat, protocol::Intention intention);
  boost::asio::awaitable<void> catch_up();
  boost::asio::awaitable<void> all_have(protocol::Seq seq);

  Clock::time_point due(std::int64_t turn) const;
  Clock::time_point first_after(std::chrono::milliseconds interval);
  RoomClient& player(Seat seat) { return *people_.at(seat).client; }
  void give_up(std::string why);

  const LoadOptions& options_;
  Course& course_;
  const Kind kind_;
  const int number_;
  Random random_;
  boost::asio::steady_timer timer_;
  std::string code_;
  std::vector<Person> people_;  ///< the players, by seat
  std::vector<std::shared_ptr<LoadSpectator>> spectators_;
  std::map<protocol::Seq, Clock::time_point> moves_;  ///< since when; those that a spectator waits for
  std::string failed_;                                ///< a spectator has, for this reason
  int chat_lines_ = 0;
  Clock::time_point chat_due_ = Clock::time_point::max();
  Clock::time_point reconnect_due_ = Clock::time_point::max();
};

}  // namespace bastide::server
