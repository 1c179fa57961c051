#include <server/store/postgres_store.hpp>

#include <fmt/format.h>
#include <libpq-fe.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace bastide::server {

namespace {

/// If a URL is not parsed as it was meant, the host or what follows it contains a piece of its password.
bool is_torn(std::string_view part) {
  return part.find_first_of("@#?") != part.npos ||
         std::ranges::any_of(part, [](unsigned char c) { return c < ' '; });
}

}  // namespace

std::string postgres_name(const std::string& url) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parts(
      PQconninfoParse(url.c_str(), nullptr), PQconninfoFree);
  const auto part = [&](std::string_view keyword) -> std::string {
    for (const PQconninfoOption* option = parts.get(); option && option->keyword; ++option)
      if (keyword == option->keyword && option->val) return option->val;
    return {};
  };
  const std::string user = part("user");
  const std::string host = part("host");
  const std::string port = part("port");
  const std::string database = part("dbname");
  const auto is_port = [](unsigned char c) { return std::isdigit(c) != 0 || c == ','; };
  if (!parts || is_torn(user) || is_torn(host) || is_torn(database) || !std::ranges::all_of(port, is_port))
    throw std::runtime_error(
        "that is no URL of a PostgreSQL database; it is like postgres://USER:PASSWORD@HOST:5432/DATABASE, "
        "and signs "
        "like @ / # % in a password are written %40 %2F %23 %25");
  return fmt::format("postgres://{}{}{}{}{}/{}", user, user.empty() ? "" : "@", host, port.empty() ? "" : ":",
                     port, database);
}

}  // namespace bastide::server
