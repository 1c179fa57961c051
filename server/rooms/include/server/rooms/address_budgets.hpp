// What all connections of one address may do together, so that a new connection brings no new allowance.
#pragma once

#include <server/rooms/limits.hpp>
#include <server/rooms/token_bucket.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace bastide::server {

/// The budgets of one kind, by address. The empty address is never limited. Any thread.
class AddressBuckets {
 public:
  using Time = TokenBucket::Time;

  AddressBuckets(std::int64_t burst, std::int64_t per_second)
      : burst_(burst), interval_(std::chrono::nanoseconds(std::chrono::seconds(1)) / per_second) {}

  bool take(const std::string& address, Time now, std::int64_t tokens = 1);
  void charge(const std::string& address, Time now, std::int64_t tokens);
  void give_back(const std::string& address, std::int64_t tokens = 1);
  /// How long the address must wait to do this much; 0: not at all.
  std::chrono::nanoseconds wait(const std::string& address, Time now, std::int64_t tokens = 1);
  /// Forgets addresses that have been quiet for long enough.
  void tidy(Time now);

 private:
  TokenBucket& of(const std::string& address, Time now);

  const std::int64_t burst_;
  const std::chrono::nanoseconds interval_;
  std::mutex mutex_;
  std::map<std::string, TokenBucket> buckets_;
};

struct AddressBudgets {
  explicit AddressBudgets(const Limits& limits)
      : requests(limits.requests_burst, limits.requests_per_second),
        refusals(limits.refusals_burst, limits.refusals_per_second),
        messages(limits.address_messages_burst, limits.address_messages_per_second),
        bytes_sent(static_cast<std::int64_t>(limits.bytes_sent_burst),
                   static_cast<std::int64_t>(limits.bytes_sent_per_second)),
        bytes_read(4 * static_cast<std::int64_t>(limits.bytes_read_burst),
                   4 * static_cast<std::int64_t>(limits.bytes_read_per_second)) {}

  void tidy(TokenBucket::Time now) {
    for (AddressBuckets* each : {&requests, &refusals, &messages, &bytes_sent, &bytes_read}) each->tidy(now);
  }

  AddressBuckets requests;    ///< over HTTP; see Limits::requests_per_second
  AddressBuckets refusals;    ///< answered refusals of requests and connections beyond the limits
  AddressBuckets messages;    ///< over WebSockets
  AddressBuckets bytes_sent;  ///< in answer to the address's own requests and messages
  AddressBuckets bytes_read;  ///< frames of all kinds over WebSockets
};

}  // namespace bastide::server
