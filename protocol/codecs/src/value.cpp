#include "value.hpp"

#include "place.hpp"

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include <fmt/format.h>

#include <limits>

namespace bastide::protocol {

bool Value::is(bool right, std::string_view expected) const {
  if (!right) fail(ErrorCode::wrong_type, fmt::format("must be {}", expected));
  return right;
}

std::string Value::place() const {
  if (!whole_) return std::string(key_);
  return is_item_ ? place_of_item(whole_->place(), index_) : place_of_key(whole_->place(), key_);
}

Value Value::field(std::string_view key) const& {
  const Value found = optional_field(key);
  if (json_ && !reading_->failed() && !found.exists())
    reading_->fail(WireRejection(ErrorCode::missing_field, "is missing", found.place()));
  return found;
}

Value Value::optional_field(std::string_view key) const& {
  Value found(*this, key);
  if (!json_ || !is(json_->is_object(), "an object")) return found;
  if (const auto it = json_->find(key); it != json_->end()) found.json_ = &*it;
  return found;
}

std::size_t Value::items(std::size_t min, std::size_t max) const {
  if (!json_ || !is(json_->is_array(), "a list")) return 0;
  if (json_->size() < min || json_->size() > max) {
    const std::string count = min == max ? fmt::format("{}", min) : fmt::format("{} to {}", min, max);
    fail(ErrorCode::out_of_range, fmt::format("must hold {} item{}", count, max == 1 ? "" : "s"));
    return 0;
  }
  return json_->size();
}

Value Value::item(std::size_t index) const& {
  Value found(*this, {});
  found.json_ = &(*json_)[index];
  found.index_ = index;
  found.is_item_ = true;
  return found;
}

std::vector<std::string> Value::keys(std::size_t max) const {
  std::vector<std::string> keys;
  if (!json_ || !is(json_->is_object(), "an object")) return keys;
  if (json_->size() > max) fail(ErrorCode::out_of_range, fmt::format("must have at most {} keys", max));
  if (sound())
    for (const auto& [key, value] : json_->items()) keys.push_back(key);
  return keys;
}

bool Value::boolean() const {
  if (!json_ || !is(json_->is_boolean(), "true or false")) return false;
  return json_->get<bool>();
}

std::int64_t Value::integer(std::int64_t min, std::int64_t max) const {
  if (!json_ || !is(json_->is_number_integer(), "a whole number")) return min;
  const bool beyond_signed =
      json_->is_number_unsigned() &&
      json_->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const std::int64_t value = beyond_signed ? 0 : json_->get<std::int64_t>();
  if (!beyond_signed && value >= min && value <= max) return value;
  fail(ErrorCode::out_of_range, fmt::format("must be {} to {}", min, max));
  return min;
}

const std::string& Value::text() const {
  static const std::string kNothing;
  if (!json_ || !is(json_->is_string(), "text")) return kNothing;
  return json_->get_ref<const std::string&>();
}

TileId Value::tile() const {
  const std::string& called = text();
  const GameKind* game = reading_->game();
  const auto id = game ? game->find_tile(called) : find_tile(called);
  if (!id) fail({Code::unknown_tile, "There is no such tile."});
  return id.value_or(kNoTile);
}

void Value::fail(ErrorCode code, std::string sentence) const {
  if (json_) reading_->fail(WireRejection(code, std::move(sentence), place()));
}

void Value::fail(const Rejection& rejection) const {
  if (json_) reading_->fail(WireRejection(rejection, place()));
}

}  // namespace bastide::protocol
