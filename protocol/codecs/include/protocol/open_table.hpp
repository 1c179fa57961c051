// The list of open tables: what strangers are told of a room whose host wants them to come.
#pragma once

#include <protocol/clock.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/rules.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace bastide::protocol {

struct OpenTable {
  std::string room;
  std::string host;  ///< the name on the host's seat
  Rules rules;       ///< told without their options
  std::optional<ClockRule> clock = {};
  Aids aids = Aids::all;
  int people = 0;  ///< seats of people, programs among them
  int computers = 0;
  int free = 0;                              ///< seats
  std::optional<std::string> language = {};  ///< a tag, of the host's page
  std::int64_t since = 0;                    ///< when it was put on the list, ms since 1970
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

/// One line of JSON.
std::string encode(const OpenTable& table);
/// GET /api/v1/tables, of lines as `encode` makes them.
std::string open_tables_text(std::span<const std::string> lines);

}  // namespace bastide::protocol
