// The exception for a log that cannot be a room's.
#pragma once

#include <stdexcept>
#include <string>

namespace bastide::server {

[[noreturn]] inline void does_not_fit(const std::string& why) {
  throw std::logic_error("log entry does not fit: " + why);
}

}  // namespace bastide::server
