#include <protocol/open_table.hpp>

#include "clock_codec.hpp"
#include "fields.hpp"

#include <string_view>

namespace bastide::protocol {

namespace {

/// As a client wishes rules, without options.
void write_rules(const Rules& rules, JsonWriter& out) {
  out.object([&] {
    write_member(out, "game", kAnyText, rules.game);
    write_member(out, "preset", kAnyText, rules.preset);
    write_member(out, "edition", kAnyText, rules.edition);
    out.key("modules");
    out.array([&] {
      for (const std::string_view module : rules.modules) out.text(module);
    });
  });
}

}  // namespace

std::string encode(const OpenTable& table) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, "room", kRoomCode, table.room);
      write_member(out, "host", kAnyText, table.host);
      out.key("rules");
      write_rules(table.rules, out);
      if (table.clock) write_member(out, "clock", kClockRule, *table.clock);
      if (table.aids != Aids::all) write_member(out, "aids", kAids, table.aids);
      write_member(out, "people", kCount, table.people);
      write_member(out, "computers", kCount, table.computers);
      write_member(out, "free", kCount, table.free);
      if (table.language) write_member(out, "language", kLanguage, *table.language);
      write_member(out, "since", kLongCount, table.since);
    });
  });
}

std::string open_tables_text(std::span<const std::string> lines) {
  std::string text = "{\"tables\":[";
  for (const std::string& line : lines) {
    if (&line != lines.data()) text += ',';
    text += line;
  }
  return text + "]}";
}

}  // namespace bastide::protocol
