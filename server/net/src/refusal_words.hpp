// What the pages of refusals say, in each language of the web client.
#pragma once

#include <span>
#include <string_view>

namespace bastide::server {

/// HTML: whatever would be read as markup is escaped.
struct RefusalText {
  std::string_view title;
  std::string_view sentence;
};

struct RefusalWords {
  std::string_view language;  ///< two letters
  std::string_view again;     ///< a link to the same address
  std::string_view home;      ///< a link to the first page
  RefusalText crowd;          ///< 429
  RefusalText busy;           ///< 503
  RefusalText slow;           ///< 408
  RefusalText closed;         ///< 403
  RefusalText nothing;        ///< 404
  RefusalText too_large;      ///< 431
  RefusalText unreadable;     ///< all others
};

/// English first.
std::span<const RefusalWords> refusal_words();

}  // namespace bastide::server
