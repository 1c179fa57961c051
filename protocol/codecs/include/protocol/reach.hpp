// The answer of GET /api/v1/reach.
#pragma once

#include <string>
#include <vector>

namespace bastide::protocol {

/// {"urls": [...]}: where others in the network of the server's machine find it; empty: nowhere that it
/// knows.
std::string encode_reach(const std::vector<std::string>& urls);

}  // namespace bastide::protocol
