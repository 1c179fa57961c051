// What previews of links say, in each language of the web client.
#pragma once

#include <span>
#include <string_view>

namespace bastide::server {

/// Plain text.
struct PreviewWords {
  std::string_view language;  ///< two letters
  std::string_view table;     ///< the title of a link to a table
  std::string_view sit_down;
  std::string_view game;  ///< the title of a link to a game whose players have no names
  std::string_view go_through;
};

/// English first.
std::span<const PreviewWords> preview_words();

}  // namespace bastide::server
