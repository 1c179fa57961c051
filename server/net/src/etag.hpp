// Telling a client that it has the present version already.
#pragma once

#include <string>
#include <string_view>

namespace bastide::server {

/// An entity tag, quotes included, that changes when the content does.
std::string etag_of(std::string_view content);

/// Whether an If-None-Match field names this very tag.
bool names_etag(std::string_view if_none_match, std::string_view etag);

/// Whether it does, or names whatever is there ("*").
bool matches_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace bastide::server
