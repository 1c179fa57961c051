// A store has one server at a time.
#pragma once

#include <stdexcept>

namespace bastide::server {

/// Another process has the store open.
class StoreInUse : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace bastide::server
