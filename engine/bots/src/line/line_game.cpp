#include <bots/line_game.hpp>

#include <algorithm>
#include <charconv>
#include <limits>

namespace bastide::bots {

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  std::vector<std::string_view> words;
  for (std::size_t from = line.find_first_not_of(kBlanks); from != std::string_view::npos;) {
    const std::size_t to = std::min(line.find_first_of(kBlanks, from), line.size());
    words.push_back(line.substr(from, to - from));
    from = line.find_first_not_of(kBlanks, to);
  }
  return words;
}

std::optional<int> number_of(std::string_view word) {
  int number = 0;
  const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || rest != word.data() + word.size()) return std::nullopt;
  return number;
}

std::string to_line(const LineMove& move) {
  std::string line = "move " + std::to_string(move.cell.x) + " " + std::to_string(move.cell.y) + " ";
  line += std::to_string(move.rotation) + " ";
  return line + (move.feature ? std::to_string(*move.feature) : "-");
}

std::optional<LineMove> move_of(const std::vector<std::string_view>& words) {
  if (words.size() != 5 || words[0] != "move") return std::nullopt;
  const auto is_in = [](std::optional<int> number, int least, int most) {
    return number && *number >= least && *number <= most;
  };
  constexpr int kFar = std::numeric_limits<std::int16_t>::max();
  const auto x = number_of(words[1]), y = number_of(words[2]), rotation = number_of(words[3]);
  if (!is_in(x, -kFar, kFar) || !is_in(y, -kFar, kFar) || !is_in(rotation, 0, 3)) return std::nullopt;
  LineMove move{{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)},
                static_cast<Rotation>(*rotation),
                std::nullopt};
  if (words[4] == "-") return move;
  const auto feature = number_of(words[4]);
  if (!is_in(feature, 0, kWholeTile - 1)) return std::nullopt;
  move.feature = static_cast<std::uint8_t>(*feature);
  return move;
}

const GameKind& line_kind() { return *find_game("carcassonne"); }

Setup line_setup(int seats) {
  const GameKind& kind = line_kind();
  const RulesRequest request{.preset = "classic-ro",
                             .options = {{"tiny_city", std::int64_t{2}}, {"sixth_player", true}}};
  const Rules rules = kind.resolve(request).value();
  return {.rules = rules,
          .seats = seats,
          .start = kind.opening_layout(rules),
          .forced = {},
          .piles = kind.piles(rules)};
}

Result<> apply(Game& game, const LineMove& move, Events& events, std::vector<TakenAction>* taken) {
  const Seat seat = game.to_act();
  if (seat == kNoSeat) return reject(Code::game_over, "The game is over.");
  const auto take = [&](const Action& action) {
    const auto done = game.apply(seat, action, events);
    if (done && taken) taken->push_back({seat, action});
    return done;
  };
  Action place{.kind = ActionKind::place_tile};
  place.cell = move.cell;
  place.rotation = move.rotation;
  if (const auto placed = take(place); !placed) return placed;
  if (game.phase() == Phase::action) {
    Action deploy{.kind = move.feature ? ActionKind::deploy : ActionKind::pass};
    deploy.feature = move.feature.value_or(0);
    return take(deploy);
  }
  if (move.feature) return reject(Code::wrong_phase, "No figure can be deployed after this placement.");
  return {};
}

LineMove take_turn(Game& game, const std::function<Action(const View& view, int decision)>& choose) {
  const Seat seat = game.to_act();
  Events events;
  const auto decide = [&](int decision) {
    const Action action = choose(game.view(seat), decision);
    game.apply(seat, action, events).value();
    return action;
  };
  const Action placed = decide(0);
  LineMove move{placed.cell, placed.rotation, std::nullopt};
  if (game.phase() == Phase::action)
    if (const Action figure = decide(1); figure.kind == ActionKind::deploy) move.feature = figure.feature;
  return move;
}

TileId tile_in_hand(const Game& game) { return game.view(kNoSeat).table.tile; }

}  // namespace bastide::bots
