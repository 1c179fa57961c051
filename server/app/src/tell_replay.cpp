#include "tell_replay.hpp"

#include "shown_name.hpp"

#include <engine/catalogue.hpp>

#include <fmt/format.h>

#include <iterator>
#include <variant>

namespace bastide::server {
namespace {

std::string at(Cell cell) { return fmt::format("({}, {})", cell.x, cell.y); }

/// A kind of event without a sentence does not compile.
class Teller {
 public:
  explicit Teller(const protocol::Record& record) : record_(record) {}

  std::string operator()(const TileDrawn& e) const {
    return fmt::format("{} draws {}", who(e.seat), tile(e.tile).id);
  }
  std::string operator()(const TileDiscarded& e) const {
    return fmt::format("{} leaves the game from {}'s hand", tile(e.tile).id, who(e.seat));
  }
  std::string operator()(const TilePlaced& e) const {
    return fmt::format("{} places {} at {}, rotation {}", who(e.seat), tile(e.tile).id, at(e.cell),
                       e.rotation);
  }
  std::string operator()(const PieceDeployed& e) const {
    return fmt::format("{} deploys a {} on the {} (feature {}) at {}", who(e.seat), name(e.piece),
                       name(e.kind), e.feature, at(e.cell));
  }
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
  std::string operator()(const TileSetAside& e) const {
    return fmt::format("{} sets {} aside", who(e.seat), tile(e.tile).id);
  }
  std::string operator()(const TowerPiecePlaced& e) const {
    return fmt::format("{} builds the tower at {} to height {}", who(e.seat), at(e.cell), e.height);
  }
  std::string operator()(const PieceCaptured& e) const {
    return fmt::format("{} captures a {} of {} at {}", who(e.seat), name(e.piece), who(e.owner), at(e.cell));
  }
  std::string operator()(const PrisonerFreed& e) const {
    return fmt::format("{} gets a {} back from {}", who(e.seat), name(e.piece), who(e.from_seat));
  }
  std::string operator()(const KeepMoved& e) const {
    return fmt::format("{} puts the keep on a house of size {} at {}", who(e.seat), e.size, at(e.cell));
  }
  std::string operator()(const WallTileTaken& e) const {
    return fmt::format("{} takes wall tile {}", who(e.seat), e.wall_tile);
  }
  std::string operator()(const WallTileUsed& e) const {
    return fmt::format("{} uses wall tile {}", who(e.seat), e.wall_tile);
  }
  std::string operator()(const TilesReturned& e) const {
    return fmt::format("{} tiles go back into the pile, which is shuffled", e.count);
  }
  std::string operator()(const ChanceDrawn& e) const {
    return fmt::format("{} draws {} from {}", who(e.seat), e.value, e.stream);
  }
  std::string operator()(const DragonMoved& e) const {
    if (e.reason == DragonReason::volcano) return fmt::format("The dragon comes to {}", at(e.to));
    return fmt::format("{} moves the dragon to {}, step {}", who(e.seat), at(e.to), e.step);
  }
  std::string operator()(const DragonMoveEnded& e) const {
    return fmt::format("The dragon rests after {} steps", e.steps);
  }
  std::string operator()(const FairyMoved& e) const {
    return fmt::format("{} moves the fairy to {}", who(e.seat), at(e.to));
  }
  std::string operator()(const AwardTaken& e) const {
    return fmt::format("{} takes the {} award for {} tiles", who(e.seat), name(e.award), e.size);
  }
  std::string operator()(const DoubleTurn& e) const {
    return fmt::format("{} plays one more tile ({})", who(e.seat), name(e.reason));
  }
  std::string operator()(const GoodsClaimed& e) const {
    return fmt::format("{} takes goods: wine {}, grain {}, cloth {}", who(e.seat), e.wine, e.grain, e.cloth);
  }
  std::string operator()(const PieceMoved& e) const {
    return fmt::format("{} moves the {} from {} to the {} at {}", who(e.seat), name(e.piece), at(e.from),
                       name(e.kind), at(e.to));
  }
  std::string operator()(const SeatResigned& e) const { return fmt::format("{} resigns", who(e.seat)); }
  std::string operator()(const TurnEnded& e) const { return fmt::format("{} ends the turn", who(e.seat)); }
  std::string operator()(const GameFinished& e) const {
    return fmt::format("The game is over ({}), {}: {}", name(e.ended), winners(e), scores(e.scores));
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
