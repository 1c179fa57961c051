#include "record_tools.hpp"

#include "tell_replay.hpp"

#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/records/verify.hpp>

#include <fmt/format.h>

namespace bastide::server {
namespace {

constexpr int kExitGood = 0;
constexpr int kExitUnreadable = 2;
constexpr int kExitWrong = 3;

}  // namespace

ToolReport unreadable(const protocol::WireRejection& rejection) {
  const std::string place = rejection.at.empty() ? "" : fmt::format(" at {}", rejection.at);
  return {.exit_code = kExitUnreadable,
          .out = {},
          .err = fmt::format("{}{}: {}\n", rejection.code, place, rejection.message)};
}

ToolReport replay_tool(std::string_view record_text, bool as_json) {
  const auto record = protocol::read_record(record_text);
  if (!record) return unreadable(record.error());
  const auto played = protocol::replay(*record);
  if (!played) return unreadable(played.error());

  ToolReport report{.exit_code = played->end == protocol::ReplayEnd::rejected ? kExitWrong : kExitGood};
  if (as_json) {
    for (const protocol::JsonText& line : to_lines(*played)) report.out.append(line.text).append("\n");
  } else {
    for (const std::string& line : tell(*played, *record)) report.out.append(line).append("\n");
  }
  return report;
}

ToolReport verify_tool(std::string_view record_text, const VerifyWish& wish) {
  const auto record = protocol::read_record(record_text);
  const auto verdict = record ? protocol::verify(*record, wish.commitment)
                              : protocol::Expected<protocol::Verification>(std::unexpected(record.error()));
  const int exit_code = !verdict ? kExitUnreadable : verdict->good() ? kExitGood : kExitWrong;
  if (wish.json)
    return {.exit_code = exit_code, .out = protocol::json_text(verdict, wish.file).text + "\n", .err = {}};

  const std::string begin = wish.file.empty() ? "" : wish.file + ": ";
  if (!verdict) {
    ToolReport report = unreadable(verdict.error());
    report.err.insert(0, begin);
    return report;
  }
  ToolReport report{.exit_code = exit_code};
  for (const std::string& line : verdict->agreements) report.out.append(begin + "ok: " + line + "\n");
  for (const std::string& line : verdict->faults) report.out.append(begin + "WRONG: " + line + "\n");
  return report;
}

}  // namespace bastide::server
