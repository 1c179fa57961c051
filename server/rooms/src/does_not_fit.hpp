// The exceptions for a log that cannot be a room's, or not yet.
#pragma once

#include <stdexcept>
#include <string>

namespace bastide::server {

/// A newer version of the server wrote the entry.
class NewerVersion : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

[[noreturn]] inline void does_not_fit(const std::string& why) {
  throw std::logic_error("log entry does not fit: " + why);
}

}  // namespace bastide::server
