// Entity tags tell a client that it already has the current version.
#pragma once

#include <string>
#include <string_view>

namespace bastide::server {

/// An entity tag, quotes included, that changes when the content does.
std::string etag_of(std::string_view content);

/// Whether an If-None-Match field names exactly this tag.
bool names_etag(std::string_view if_none_match, std::string_view etag);

/// The same, or the field is "*", which names any.
bool matches_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace bastide::server
