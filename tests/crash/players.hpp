// Players in several rooms on a real server, or on several nodes, and what must hold for what they were told.
#pragma once

#include "real_network.hpp"

#include "simulation/client.hpp"
#include "simulation/history.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::crash {

inline constexpr std::chrono::seconds kPatience{60};  ///< for what must come; long, for busy machines

/// Runs on the caller's thread. Every function throws sim::Broken if a promise is broken.
class Players {
 public:
  /// `look`: called after each piece of `run_for`; throws if a server misbehaves.
  Players(sim::Choices& choices, std::function<void()> look);

  /// Adds a game of two players on this port, one of whom may have two pages, and perhaps a spectator.
  /// `modules`: of Carcassonne; more of them make the game longer.
  void fill_room(std::uint16_t port, const std::vector<std::string>& modules = {});
  const std::vector<std::string>& rooms() const { return rooms_; }
  std::vector<sim::Client*> all() const;

  void run_for(sim::Ms time);
  template <class Question>
  void until(const char* complaint, const Question& question) {
    for (const auto end = std::chrono::steady_clock::now() + kPatience; !question();) {
      if (std::chrono::steady_clock::now() > end) throw sim::Broken(complaint);
      run_for(sim::Ms(20));
    }
  }

  /// Joins each room once as a spectator, and finds the current view.
  void visit();
  /// Waits until every player is connected, rests, has all answers, and has been told the last change.
  void come_to_rest();
  /// Checks that `restart`ed servers rebuild from the logs what the players have seen. Requires: all rest.
  /// The players leave.
  void check_rebuilt(const std::function<void()>& restart);

  boost::asio::io_context& io() { return io_; }
  RealNetwork& network() { return network_; }
  const sim::History& history() const { return network_.history; }

 private:
  protocol::SeatSecret new_secret();
  std::string make_room(std::uint16_t port, const protocol::SeatSecret& host,
                        const std::vector<std::string>& modules);
  void add(std::string name, const std::string& room, std::optional<protocol::SeatSecret> secret,
           bool renews = false);
  bool is_nobody_behind() const;
  std::vector<std::size_t> acknowledged_by_room() const;

  boost::asio::io_context io_{1};
  sim::Choices& choices_;
  RealNetwork network_;
  std::function<void()> look_;
  std::vector<std::string> rooms_;
  std::vector<std::unique_ptr<sim::Client>> clients_;
};

}  // namespace bastide::crash
