#include <server/rooms/time_source.hpp>

namespace bastide::server {

std::int64_t SystemTime::wall_ms() const {
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

std::chrono::steady_clock::time_point SystemTime::steady() const { return std::chrono::steady_clock::now(); }

}  // namespace bastide::server
