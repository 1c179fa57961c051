#include "content_coding.hpp"

#include "field_list.hpp"

#include <algorithm>

namespace bastide::server {

bool accepts_coding(std::string_view field, std::string_view coding) {
  return any_element(field, [coding](std::string_view element) {
    const auto semicolon = std::min(element.find(';'), element.size());
    if (trimmed(element.substr(0, semicolon)) != coding) return false;
    const std::string_view weight = trimmed(element.substr(std::min(semicolon + 1, element.size())));
    return !weight.starts_with("q=") || weight.find_first_of("123456789") != weight.npos;
  });
}

}  // namespace bastide::server
