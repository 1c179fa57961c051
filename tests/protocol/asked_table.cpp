#include "asked_table.hpp"

#include "random_play.hpp"

#include "all_modules.hpp"
#include "random_options.hpp"

#include <protocol/foresight.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/room_view.hpp>
#include <protocol/survey.hpp>

#include <engine/survey.hpp>

#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <variant>

namespace bastide::test {

using namespace protocol;

namespace {

using Question = std::variant<AskPreview, AskSurvey>;

constexpr const char* kId = "asked";

/// The games, in a cycle.
std::vector<RulesRequest> mixes() {
  std::vector<std::vector<std::string>> choices{{}, all_modules()};
  for (const std::string& one : all_modules()) {
    choices.push_back({one});
    for (const std::string& other : all_modules())
      if (one < other) choices.push_back({one, other});
  }
  std::vector<RulesRequest> mixes;
  for (const std::vector<std::string>& modules : choices) {
    for (const std::string_view edition : find_game("carcassonne")->editions())
      mixes.push_back({.edition = std::string(edition), .modules = modules});
    mixes.push_back({.game = "castle"});
    mixes.push_back({.game = "discovery"});
    mixes.push_back({.game = "discovery", .preset = "discovery-expert"});
  }
  return mixes;
}

PlayedGame begin(std::uint64_t seed, std::size_t number, Random& random) {
  static const std::vector<RulesRequest> kMixes = mixes();
  RulesRequest wish = kMixes[number % kMixes.size()];
  const GameKind& kind = *find_game(wish.game);
  if (one_in(random, 2)) wish.options = random_options(kind, random);
  const int most = kind.seats_max(kind.resolve(wish).value());
  const int seats = kind.seats_min() + below(random, static_cast<std::size_t>(most - kind.seats_min() + 1));
  return begin_game(seats, static_cast<unsigned>(seed + number), wish);
}

/// A game before one of the decisions of a phase, each equally likely.
struct Moment {
  int met = 0;  ///< decisions of this phase so far
  std::unique_ptr<Game> game;
  int step = 0;
};

std::map<Phase, Moment> play(PlayedGame& played, std::uint64_t seed, Random& random) {
  std::map<Phase, Moment> moments;
  int step = 0;
  play_on(played, static_cast<unsigned>(seed), 100'000, [&] {
    ++step;
    if (played.game->over()) return;
    Moment& moment = moments[played.game->phase()];
    if (one_in(random, ++moment.met)) moment.game = played.game->clone(), moment.step = step;
  });
  return moments;
}

/// Every turn stops in it; few games reach some of the others.
bool is_common(Phase phase) {
  return phase == Phase::place || phase == Phase::action || phase == Phase::deploy;
}

/// A legal step of as many actions as possible, up to `actions_max`.
std::vector<Action> random_step(const Game& game, int actions_max, Random& random) {
  std::vector<Action> step;
  const Game* at = &game;
  std::expected<TriedStep, RejectedStep> tried;
  while (static_cast<int>(step.size()) < actions_max && at->to_act() == game.to_act()) {
    step.push_back(any_of(random, at->legal_actions()));
    auto next = try_step(game, game.to_act(), step);
    if (!next) {  // nobody can look behind the action before
      step.pop_back();
      break;
    }
    tried = std::move(next);
    at = tried->game.get();
  }
  return step;
}

/// The part of the step behind which the board can be read.
std::vector<Action> readable(const Game& game, std::vector<Action> step) {
  while (!step.empty() && !survey_behind(game, game.to_act(), step)) step.pop_back();
  return step;
}

Cell beside(Cell cell, Random& random) {
  constexpr std::array<Cell, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  const Cell step = any_of(random, kSteps);
  return {static_cast<std::int16_t>(cell.x + step.x), static_cast<std::int16_t>(cell.y + step.y)};
}

/// A page's questions: previews, steps short and long, one that is too long, and the board.
std::vector<Question> questions(const Game& game, Random& random) {
  const std::vector<PlacedTile> board = game.view(kNoSeat).table.board;
  const std::vector<Action> step = random_step(game, 4, random);
  std::vector<Action> too_far = step;
  too_far.push_back(any_of(random, game.legal_actions()));
  return {
      AskPreview{{}},
      AskPreview{random_step(game, 1, random)},
      AskPreview{step},
      AskPreview{too_far},
      AskSurvey{},
      AskSurvey{.at = any_of(random, board).cell},
      AskSurvey{.at = beside(any_of(random, board).cell, random)},
      AskSurvey{.actions = readable(game, step)},
      AskSurvey{.actions = random_step(game, 1, random), .at = beside(any_of(random, board).cell, random)}};
}

/// The server's replies.
struct Server {
  const Game& game;
  Aids aids;
  std::size_t preview_choices_max;

  std::string reply(const AskPreview& ask) const {
    const auto tried = try_step(game, game.to_act(), ask.actions);
    if (!tried) return refuse(tried.error());
    const Preview foreseen = told(preview(*tried, game.to_act(), preview_choices_max), aids);
    return encode(PreviewReply{.re = kId,
                               .events = json_text(std::span(foreseen.events)),
                               .choices = json_text(std::span(foreseen.choices)),
                               .ends_turn = foreseen.ends_turn,
                               .in_view = foreseen.in_view});
  }
  std::string reply(const AskSurvey& ask) const {
    const auto whole = survey_behind(game, game.to_act(), ask.actions);
    if (!whole) return refuse(whole.error());
    return encode(SurveyReply{
        .re = kId, .survey = told(ask.at ? survey_of(*whole, *ask.at) : *whole, aids, ask.at.has_value())});
  }
  static std::string refuse(const RejectedStep& refused) {
    return encode(to_error(kId, WireRejection(refused.rejection)));
  }
};

}  // namespace

std::vector<std::string> asked_tables(std::uint64_t seed, std::size_t number,
                                      std::size_t preview_choices_max) {
  Random random(seed * 0x9e3779b97f4a7c15u + number);
  PlayedGame played = begin(seed, number, random);
  std::vector<std::string> tables;
  for (const auto& [phase, moment] : play(played, seed + number, random)) {
    if (is_common(phase) && !one_in(random, 3)) continue;
    const Game& game = *moment.game;
    const Server server{game, one_in(random, 5) ? Aids::no_counting : Aids::all, preview_choices_max};
    std::string asked;
    for (const Question& question : questions(game, random))
      std::visit(
          [&](const auto& ask) {
            asked += fmt::format(R"({}{{"intention":{},"reply":{}}})", asked.empty() ? "" : ",",
                                 encode(ClientMessage{kId, ask}), server.reply(ask));
          },
          question);
    tables.push_back(
        fmt::format(R"({{"view":{{"phase":"playing","rules":{},"aids":"{}","game":{}}},"asked":[{}]}})",
                    to_json(played.rules).dump(), name(server.aids),
                    json_text(game.view(game.to_act()), moment.step).text, asked));
  }
  return tables;
}

}  // namespace bastide::test
