#include "etag.hpp"

#include "field_list.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace bastide::server {

/// FNV-1a: guards against chance, not malice.
std::string etag_of(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : content) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return fmt::format("\"{:016x}-{:x}\"", hash, content.size());
}

/// Tags are quoted: Beast's lists, which hold tokens, can't read them.
bool names_etag(std::string_view if_none_match, std::string_view etag) {
  return any_element(if_none_match, [etag](std::string_view element) {
    if (element.starts_with("W/")) element.remove_prefix(2);
    return element == etag;
  });
}

bool matches_etag(std::string_view if_none_match, std::string_view etag) {
  return names_etag(if_none_match, etag) ||
         any_element(if_none_match, [](std::string_view element) { return element == "*"; });
}

}  // namespace bastide::server
