// What all connections of one address may do together, so that a new connection brings no new allowance.
#pragma once

#include <server/rooms/address_count.hpp>
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
      : AddressBuckets(burst, std::chrono::nanoseconds(std::chrono::seconds(1)) / per_second) {}
  /// `interval`: the time after which a token is added.
  AddressBuckets(std::int64_t burst, std::chrono::nanoseconds interval)
      : burst_(burst), interval_(interval) {}

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

/// Each kind of work has a budget of its own, so that none of them starves another: whoever loads pages can
/// join, and whoever joins can load pages.
struct AddressBudgets {
  explicit AddressBudgets(const Limits& limits)
      : connections(limits.connections_burst, limits.connections_per_second),
        tls_handshakes(limits.tls_handshakes_burst, limits.tls_handshakes_per_second),
        requests(limits.requests_burst, limits.requests_per_second),
        handshakes(limits.handshakes_burst, limits.handshakes_per_second),
        refusals(limits.refusals_burst, limits.refusals_per_second),
        messages(limits.address_messages_burst, limits.address_messages_per_second),
        bytes_sent(static_cast<std::int64_t>(limits.bytes_sent_burst),
                   static_cast<std::int64_t>(limits.bytes_sent_per_second)),
        bytes_answered(static_cast<std::int64_t>(limits.bytes_sent_burst),
                       static_cast<std::int64_t>(limits.bytes_sent_per_second)),
        bytes_read(4 * static_cast<std::int64_t>(limits.bytes_read_burst),
                   4 * static_cast<std::int64_t>(limits.bytes_read_per_second)),
        games(limits.games_burst, limits.game_interval),
        wrong_joins(limits.failed_joins_per_minute, std::chrono::minutes(1)),
        new_rooms(limits.new_rooms_per_hour, std::chrono::hours(1)),
        parcels(limits.parcels_per_hour, std::chrono::hours(1)),
        reports(limits.reports_per_hour, std::chrono::hours(1)),
        shared_games(limits.shared_games_per_hour, std::chrono::hours(1)),
        subscriptions(limits.push_subscriptions_per_hour, std::chrono::hours(1)),
        webhooks(limits.webhooks_per_hour, std::chrono::hours(1)) {}

  void tidy(TokenBucket::Time now) {
    for (AddressBuckets* each : {&connections, &tls_handshakes, &requests, &handshakes, &refusals, &messages,
                                 &bytes_sent, &bytes_answered, &bytes_read, &games})
      each->tidy(now);
    for (AddressCount* each :
         {&wrong_joins, &new_rooms, &parcels, &reports, &shared_games, &subscriptions, &webhooks})
      each->tidy(now);
  }

  AddressBuckets connections;     ///< accepted; further ones are closed unread
  AddressBuckets tls_handshakes;  ///< begun
  AddressBuckets requests;        ///< over HTTP; see Limits::requests_per_second
  AddressBuckets handshakes;      ///< of WebSockets
  AddressBuckets refusals;        ///< answered refusals of requests and connections beyond the limits
  AddressBuckets messages;        ///< over WebSockets
  AddressBuckets bytes_sent;      ///< in answer to the address's requests
  AddressBuckets bytes_answered;  ///< in answer to its messages
  AddressBuckets bytes_read;      ///< frames of all kinds over WebSockets
  AddressBuckets games;           ///< begun
  AddressCount wrong_joins;       ///< of rooms or secrets that there are not; see ClientConnection
  AddressCount new_rooms;
  AddressCount parcels;  ///< made
  AddressCount reports;  ///< of other people
  AddressCount shared_games;
  AddressCount subscriptions;  ///< to calls by push
  AddressCount webhooks;       ///< set or tried
};

}  // namespace bastide::server
