#include "content_coding.hpp"

#include "any_case.hpp"

#include <boost/beast/http/rfc7230.hpp>

#include <algorithm>

namespace bastide::server {

namespace beast = boost::beast;

bool accepts_coding(std::string_view field, std::string_view coding) {
  const auto refused = [](const auto& parameter) {
    return same_in_any_case(parameter.first, "q") &&
           parameter.second.find_first_of("123456789") == beast::string_view::npos;
  };
  for (const auto& [name, parameters] : beast::http::ext_list(field))
    if (same_in_any_case(name, coding)) return std::none_of(parameters.begin(), parameters.end(), refused);
  return false;
}

}  // namespace bastide::server
