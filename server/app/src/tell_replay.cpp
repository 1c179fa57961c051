#include "tell_replay.hpp"

#include "shown_name.hpp"

#include <engine/catalogue.hpp>

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <type_traits>
#include <variant>

namespace bastide::server {
namespace {

std::string at(Cell cell) { return fmt::format("({}, {})", cell.x, cell.y); }

/// Says events by the sentences of their rows (engine/words.def).
class Teller {
 public:
  explicit Teller(const protocol::Record& record) : record_(record) {}

  /// What the row of an event does not say.
  std::string operator()(const Scored& e) const {
    const std::string source =
        e.feature == FeatureKind::none ? "" : fmt::format(" for a {}", name(e.feature));
    return fmt::format("{} scores {}{}, {} ({}): {} in all", who(e.seat), e.points, source, name(e.reason),
                       sheet(e.lines), e.total);
  }
  std::string operator()(const PieceReturned& e) const {
    const std::string why = e.reason == ReturnReason::scored ? "" : fmt::format(" ({})", name(e.reason));
    return fmt::format("{} takes a {} back from {}{}", who(e.seat), name(e.piece), at(e.cell), why);
  }
  std::string operator()(const GameFinished& e) const {
    return fmt::format("The game is over ({}), {}: {}", name(e.ended), winners(e), scores(e.scores));
  }
  /// The sentence of an event's row.
  template <class E>
  std::string operator()(const E& event) const {
    return said(event);
  }

  /// Which seats computers had, and when.
  std::vector<std::string> computers() const {
    std::vector<std::string> lines;
    for (std::size_t seat = 0; seat < record_.seats.size(); ++seat)
      if (const auto& level = record_.seats[seat].computer)
        lines.push_back(fmt::format("{} is a computer ({})", who(static_cast<Seat>(seat)), *level));
    for (const protocol::StandIn& one : record_.stand_ins)
      lines.push_back(one.level ? fmt::format("After step {} a computer ({}) plays for {}", one.step,
                                              *one.level, who(one.seat))
                                : fmt::format("After step {} {} plays again", one.step, who(one.seat)));
    return lines;
  }
  /// Which turns do not count.
  std::vector<std::string> undone() const {
    std::vector<std::string> lines;
    for (const protocol::UndoneTurn& one : record_.undone)
      lines.push_back(fmt::format("After action {} {} took a turn back", one.after, who(one.seat)));
    return lines;
  }

  std::string scores(const std::vector<int>& points) const {
    std::string text;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
      fmt::format_to(std::back_inserter(text), "{}{} {}", seat ? ", " : "", who(static_cast<Seat>(seat)),
                     points[seat]);
    return text;
  }

 private:
  std::string who(Seat seat) const {
    if (seat < record_.seats.size() && record_.seats[seat].name) return shown_name(*record_.seats[seat].name);
    return fmt::format("Seat {}", seat);
  }
  std::string winners(const GameFinished& e) const {
    std::string text;
    for (const Seat seat : e.winners) text.append(text.empty() ? "" : " and ").append(who(seat));
    return text.empty() ? "nobody wins" : "won by " + text;
  }
  /// A field, by its kind, as sentences have it.
  std::string shown(field::seat, Seat seat) const { return who(seat); }
  std::string shown(field::seat_or_null, Seat seat) const { return seat == kNoSeat ? "nobody" : who(seat); }
  static std::string shown(field::tile, TileId id) { return std::string(tile(id).id); }
  static std::string shown(field::cell, Cell cell) { return at(cell); }
  static std::string shown(field::cell_pair, Cell cell) { return at(cell); }
  static std::string shown(field::stream, std::string_view stream) { return std::string(stream); }
  template <class Kind, class T>
  static std::string shown(Kind, const T& value) {
    if constexpr (std::is_enum_v<T>)
      return std::string(name(value));
    else if constexpr (std::is_integral_v<T>)
      return std::to_string(value);
    else
      return "";  // lists, which no sentence names
  }

#define EVENT(Type, spelled, sentence, ...) \
  std::string said([[maybe_unused]] const Type& event) const { return fmt::format(sentence __VA_ARGS__); }
#define FIELD(kind, name, ...) , fmt::arg(#name, shown(field::kind{}, event.name))
#define OPTIONAL_FIELD FIELD
#include <engine/words.def>

  static std::string sheet(const std::vector<ScoreLine>& lines) {
    std::string text;
    for (const ScoreLine& line : lines) {
      fmt::format_to(std::back_inserter(text), "{}{} ", text.empty() ? "" : ", ", line.what);
      if (line.count != 0) fmt::format_to(std::back_inserter(text), "{} x {} = ", line.count, line.each);
      fmt::format_to(std::back_inserter(text), "{}", line.points);
    }
    return text;
  }

  const protocol::Record& record_;
};

}  // namespace

std::vector<std::string> tell(const protocol::Replay& replay, const protocol::Record& record) {
  const Teller teller(record);
  std::vector<std::string> lines = teller.computers();
  for (std::string& line : teller.undone()) lines.push_back(std::move(line));
  for (const Event& event : replay.events) lines.push_back(std::visit(teller, event));
  if (replay.rejected) lines.push_back(protocol::sentence(*replay.rejected));
  if (replay.end == protocol::ReplayEnd::stopped)
    lines.push_back(fmt::format("The record ends in step {}: {}", name(replay.game->phase()),
                                teller.scores(bastide::scores(*replay.game))));
  return lines;
}

}  // namespace bastide::server
