#include "place.hpp"

#include <algorithm>

namespace bastide::protocol {
namespace {

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool is_showable(std::string_view key) {
  return !key.empty() && key.size() <= 40 && std::ranges::all_of(key, is_plain);
}

}  // namespace

std::string place_of_key(std::string_view place, std::string_view key) {
  return join_places(place, is_showable(key) ? key : "?");
}

std::string place_of_item(std::string_view place, std::size_t index) {
  return std::string(place).append("[").append(std::to_string(index)).append("]");
}

std::string join_places(std::string_view outer, std::string_view inner) {
  if (inner.empty()) return std::string(outer);
  if (outer.empty()) return std::string(inner);
  std::string joined(outer);
  if (inner.front() != '[') joined.push_back('.');
  return joined.append(inner);
}

}  // namespace bastide::protocol
