// What became of the calls to hosts outside.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace bastide::server {

struct CallStats {
  std::atomic<std::uint64_t> sent_total{0};     ///< taken by their service
  std::atomic<std::uint64_t> gone_total{0};     ///< to addresses that a service had forgotten
  std::atomic<std::uint64_t> failed_total{0};   ///< given up, or refused by the service
  std::atomic<std::uint64_t> dropped_total{0};  ///< too many waited
  std::atomic<std::size_t> waiting{0};
};

}  // namespace bastide::server
