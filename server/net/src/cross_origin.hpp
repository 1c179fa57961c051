// What the pages of listed origins are told by CORS (the Fetch standard): a browser lets such a page read an
// answer only if the answer names the page's origin.
#pragma once

#include <server/net/http_message.hpp>

#include <chrono>
#include <string>

namespace bastide::server {

/// Whose page asks, as far as the answer depends on it.
struct CrossOrigin {
  std::string allowed = {};  ///< the listed origin of the page that asks; empty: no such page
  bool varies = false;       ///< some origin is listed, so a cache must keep answers apart by Origin
};

/// Fields of every answer. No credentials, which would need cookies, and never "*".
HttpFields cross_origin_fields(const CrossOrigin& asked);

/// The answer to OPTIONS; to a listed origin it permits what the API takes, for `max_age` without asking
/// again.
HttpResponse options_response(const CrossOrigin& asked, std::chrono::seconds max_age);

}  // namespace bastide::server
