// Limits what a WebSocket client may make the server read: per connection, and over all connections
// of its address.
#pragma once

#include <server/net/read_meter.hpp>

#include <server/rooms/address_budgets.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace bastide::server {

/// `budgets` must outlive it. Requires: the address is not empty.
class ClientMeter final : public ReadMeter {
 public:
  ClientMeter(const Limits& limits, AddressBudgets& budgets, std::string address)
      : own_(static_cast<std::int64_t>(limits.bytes_read_burst),
             std::chrono::nanoseconds(std::chrono::seconds(1)) /
                 static_cast<std::int64_t>(limits.bytes_read_per_second),
             now()),
        all_(budgets.bytes_read),
        address_(std::move(address)) {}

  std::chrono::nanoseconds wait() override {
    const auto time = now();
    return std::max(own_.wait(time), all_.wait(address_, time));
  }
  void charge(std::size_t bytes) override {
    const auto time = now();
    own_.charge(time, static_cast<std::int64_t>(bytes));
    all_.charge(address_, time, static_cast<std::int64_t>(bytes));
  }

 private:
  static TokenBucket::Time now() { return std::chrono::steady_clock::now(); }

  TokenBucket own_;
  AddressBuckets& all_;
  const std::string address_;
};

}  // namespace bastide::server
