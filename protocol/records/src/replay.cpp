#include <protocol/records/replay.hpp>

#include "table_codec.hpp"

#include <protocol/game_json.hpp>

#include <fmt/format.h>

#include <utility>

namespace bastide::protocol {

struct StoppedLine {
  std::vector<int> scores;
  Phase phase;
};
constexpr std::string_view type_of(Type<StoppedLine>) { return "stopped"; }
constexpr auto describe(Type<StoppedLine>) {
  return std::tuple{key("scores", &StoppedLine::scores, ListCodec<int, IntegerCodec<int>>{whole_range<int>}),
                    key("phase", &StoppedLine::phase, kPhase)};
}

struct RejectedLine {
  std::int64_t index;
  std::string_view code;
  std::string reason;
};
constexpr std::string_view type_of(Type<RejectedLine>) { return "rejected"; }
constexpr auto describe(Type<RejectedLine>) {
  return std::tuple{key("index", &RejectedLine::index, whole_range<std::int64_t>),
                    key("code", &RejectedLine::code, kAnyText),
                    key("reason", &RejectedLine::reason, kAnyText)};
}

namespace {

template <class Line>
JsonText line_of(const Line& line) {
  return {written([&](JsonWriter& out) { out.object([&] { write_typed_fields(line, out); }); })};
}

}  // namespace

Expected<Replay> replay(const Record& record) {
  Replay replay;
  auto game = record.kind->start(setup_of(record), replay.events);
  if (!game) return std::unexpected(WireRejection(game.error()));

  replay.game = std::move(*game);
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    const auto& [seat, action] = record.actions[i];
    if (auto done = replay.game->apply(seat, action, replay.events); !done) {
      replay.end = ReplayEnd::rejected;
      replay.rejected = RejectedAction{.index = i, .rejection = std::move(done.error())};
      return replay;
    }
  }
  replay.end = replay.game->over() ? ReplayEnd::finished : ReplayEnd::stopped;
  return replay;
}

std::vector<JsonText> to_lines(const Replay& replay) {
  std::vector<JsonText> lines;
  for (const Event& event : replay.events) lines.push_back(json_text(event));
  if (const auto& rejected = replay.rejected)
    lines.push_back(line_of(RejectedLine{.index = static_cast<std::int64_t>(rejected->index),
                                         .code = name(rejected->rejection.code),
                                         .reason = rejected->rejection.reason}));
  if (replay.end == ReplayEnd::stopped)
    lines.push_back(line_of(StoppedLine{.scores = scores(*replay.game), .phase = replay.game->phase()}));
  return lines;
}

std::string sentence(const RejectedAction& rejected) {
  return fmt::format("Action {} is not legal: {} ({})", rejected.index, rejected.rejection.reason,
                     name(rejected.rejection.code));
}

}  // namespace bastide::protocol
