// The answer of GET /api/v1/reach.
#pragma once

#include <string>
#include <vector>

namespace bastide::protocol {

struct Reach {
  /// Where others in the network of the server's machine find it; empty: nowhere that it knows.
  std::vector<std::string> urls;
  /// With what it has to be started so that they find it; empty: nothing to be told.
  std::string option;
};

/// {"urls": [...]}, and "option" unless it is empty.
std::string encode(const Reach& reach);

}  // namespace bastide::protocol
