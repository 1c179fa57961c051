// Clients' connections to a real server.
#pragma once

#include "simulation/surroundings.hpp"

#include <boost/asio/io_context.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace bastide::crash {

/// Runs on the thread that runs the context.
class RealNetwork final : public sim::Surroundings {
 public:
  RealNetwork(boost::asio::io_context& io, sim::Choices& by) : Surroundings(by), io_(io) {}

  /// New connections go to any of these ports.
  void set_ports(std::vector<std::uint16_t> ports) { ports_ = std::move(ports); }

  std::unique_ptr<sim::Alarm> make_alarm() override;
  std::shared_ptr<sim::Wire> connect(sim::Page& page, const std::string& name) override;
  void broken(std::string what) override;

  /// Empty while no promise is broken.
  const std::string& broken() const { return broken_; }

 private:
  boost::asio::io_context& io_;
  std::vector<std::uint16_t> ports_;
  std::string broken_;
};

}  // namespace bastide::crash
