#include "record_tools.hpp"

#include "tell_replay.hpp"

#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/records/verify.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bastide::server {
namespace {

constexpr int kExitGood = 0;
constexpr int kExitUnreadable = 2;
constexpr int kExitWrong = 3;

ToolReport unreadable(const protocol::WireRejection& rejection) {
  const std::string place = rejection.at.empty() ? "" : fmt::format(" at {}", rejection.at);
  return {.exit_code = kExitUnreadable,
          .out = {},
          .err = fmt::format("{}{}: {}\n", rejection.code, place, rejection.message)};
}

/// One line: {file, good, agreements, faults} or {file, error: {code, at, message}}.
ToolReport in_json(const protocol::Expected<protocol::Verification>& verdict, const std::string& file) {
  nlohmann::ordered_json line{{"file", file}};
  if (verdict) {
    line["good"] = verdict->good();
    line["agreements"] = verdict->agreements;
    line["faults"] = verdict->faults;
  } else {
    line["error"] = {
        {"code", verdict.error().code}, {"at", verdict.error().at}, {"message", verdict.error().message}};
  }
  const int exit_code = !verdict ? kExitUnreadable : verdict->good() ? kExitGood : kExitWrong;
  return {.exit_code = exit_code, .out = line.dump() + "\n", .err = {}};
}

}  // namespace

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
  if (wish.json) return in_json(verdict, wish.file);

  const std::string begin = wish.file.empty() ? "" : wish.file + ": ";
  if (!verdict) {
    ToolReport report = unreadable(verdict.error());
    report.err.insert(0, begin);
    return report;
  }
  ToolReport report{.exit_code = verdict->good() ? kExitGood : kExitWrong};
  for (const std::string& line : verdict->agreements) report.out.append(begin + "ok: " + line + "\n");
  for (const std::string& line : verdict->faults) report.out.append(begin + "WRONG: " + line + "\n");
  return report;
}

}  // namespace bastide::server
