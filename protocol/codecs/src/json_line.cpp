#include <protocol/json_line.hpp>

#include <protocol/game_json.hpp>
#include <protocol/json.hpp>

#include <fmt/format.h>

#include <cmath>

namespace bastide::protocol {

void JsonLine::begin(std::string_view key) {
  if (text_.size() > 1) text_.push_back(',');
  text_.append(1, '"').append(key).append("\":");
}

JsonLine& JsonLine::add(std::string_view key, double value) {
  begin(key);
  text_.append(std::isfinite(value) ? fmt::format("{}", value) : "null");
  return *this;
}

JsonLine& JsonLine::add(std::string_view key, std::int64_t value) {
  begin(key);
  text_.append(fmt::format("{}", value));
  return *this;
}

JsonLine& JsonLine::add(std::string_view key, std::string_view value) {
  begin(key);
  text_.append(to_text(Json(value)));
  return *this;
}

JsonLine& JsonLine::add(std::string_view key, const Action& action) {
  return add_json(key, to_text(to_json(action)));
}

JsonLine& JsonLine::add_json(std::string_view key, std::string_view json) {
  begin(key);
  text_.append(json);
  return *this;
}

}  // namespace bastide::protocol
