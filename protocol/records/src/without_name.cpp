#include <protocol/records/record.hpp>

#include "record_keys.hpp"

#include <protocol/json.hpp>
#include <protocol/person_name.hpp>

#include <utility>

namespace bastide::protocol {

namespace {

bool names(const ForgottenSeats& seats, std::size_t seat, const std::optional<std::string>& name) {
  if (!name || *name == kForgottenName) return false;
  return seats.seat == seat || seats.name == name;
}

/// For records of newer versions, whose layout is lost.
std::optional<std::string> without_name_as_json(std::string_view text, const ForgottenSeats& seats) {
  auto json = parse(text, {.bytes_max = kRecordBytesMax});
  if (!json || !json->is_object()) return std::nullopt;
  const auto list = json->find(keys::kSeats);
  if (list == json->end() || !list->is_array()) return std::nullopt;
  bool changed = false;
  for (std::size_t seat = 0; seat < list->size(); ++seat) {
    Json& one = (*list)[seat];
    const auto name = one.is_object() ? one.find(keys::kName) : one.end();
    if (!one.is_object() || name == one.end() || !name->is_string()) continue;
    if (!names(seats, seat, name->get<std::string>())) continue;
    *name = kForgottenName;
    changed = true;
  }
  if (!changed) return std::nullopt;
  return to_text(*json);
}

}  // namespace

std::optional<std::string> without_name(std::string_view text, const ForgottenSeats& seats) {
  auto record = read_record(text);
  if (!record) return without_name_as_json(text, seats);
  bool changed = false;
  for (std::size_t seat = 0; seat < record->seats.size(); ++seat) {
    std::optional<std::string>& name = record->seats[seat].name;
    if (!names(seats, seat, name)) continue;
    name = kForgottenName;
    changed = true;
  }
  if (!changed) return std::nullopt;
  return to_text(*record);
}

}  // namespace bastide::protocol
