#include <protocol/replay.hpp>

#include "tool_report.hpp"

#include <protocol/game_json.hpp>

#include <fmt/format.h>

#include <utility>

namespace bastide::protocol {
namespace {

void append(std::vector<Json>& lines, const Events& events) {
  for (const Event& event : events) lines.push_back(to_json(event));
}

Json rejected_line(std::size_t index, const Rejection& rejection) {
  return {
      {"type", "rejected"}, {"index", index}, {"code", name(rejection.code)}, {"reason", rejection.reason}};
}

Json stopped_line(const Game& game) {
  const TableState table = game.view(kNoSeat).table;
  std::vector<int> scores;
  for (const SeatState& seat : table.seats) scores.push_back(seat.score);
  return {{"type", "stopped"}, {"scores", scores}, {"phase", name(table.phase)}};
}

}  // namespace

Expected<Replay> replay(const Record& record) {
  Events events;
  auto game = record.kind->start(setup_of(record), events);
  if (!game) return std::unexpected(Fault(game.error()));

  Replay replay{.game = std::move(*game)};
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    const auto& [seat, action] = record.actions[i];
    if (const auto done = replay.game->apply(seat, action, events); !done) {
      append(replay.lines, events);
      replay.lines.push_back(rejected_line(i, done.error()));
      replay.end = ReplayEnd::rejected;
      return replay;
    }
  }
  append(replay.lines, events);
  replay.end = replay.game->over() ? ReplayEnd::finished : ReplayEnd::stopped;
  if (replay.end == ReplayEnd::stopped) replay.lines.push_back(stopped_line(*replay.game));
  return replay;
}

ToolReport unreadable(const Fault& fault) {
  const std::string place = fault.at.empty() ? "" : fmt::format(" at {}", fault.at);
  return {.exit_code = kExitUnreadable, .err = fmt::format("{}{}: {}\n", fault.code, place, fault.message)};
}

ToolReport replay_tool(std::string_view record_text, bool as_json) {
  const auto record = read_record(record_text);
  if (!record) return unreadable(record.error());
  const auto played = replay(*record);
  if (!played) return unreadable(played.error());

  ToolReport report{.exit_code = played->end == ReplayEnd::rejected ? kExitWrong : kExitGood};
  for (const Json& line : played->lines)
    report.out.append(as_json ? to_text(line) : describe(line, *record)).append("\n");
  return report;
}

}  // namespace bastide::protocol
