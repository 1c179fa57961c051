// Why a store can't be had although nothing is wrong with the settings.
#pragma once

#include <stdexcept>

namespace bastide::server {

/// Another process has the store open.
class StoreInUse : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The store can't be had now: its database does not answer, its file is locked, its disk is full. Another
/// attempt may succeed.
class StoreUnreachable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace bastide::server
