#include "line_match.hpp"

#include <bots/line_game.hpp>
#include <engine/catalogue.hpp>

#include <protocol/json_line.hpp>
#include <protocol/line_choice.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <utility>
#include <vector>

namespace bastide::server {
namespace {

using bots::LineMove;

void expect(ChildProgram& program, const std::string& line, std::string_view expected) {
  const std::string answer = program.ask(line);
  if (answer != expected)
    throw ProgramFailed(
        fmt::format("the program answers \"{}\" with \"{}\" instead of \"{}\"", line, answer, expected));
}

/// A game about which the program is told everything.
class LineGame {
 public:
  LineGame(const Setup& setup, ChildProgram& program, Seat programs, std::uint64_t seed)
      : program_(program), programs_(programs) {
    Events events;
    game_ = bots::line_kind().start(setup, events).value();
    expect(program_, fmt::format("new {} {}", setup.seats, seed), "ok");
    expect(program_, fmt::format("you {}", programs), "ok");
  }

  bots::PlayedOut play(const bots::Contestant& player, std::uint64_t seed) {
    while (!game_->over()) {
      tell_tiles();
      if (game_->to_act() == programs_)
        take_move();
      else
        make_move(player, seed);
      ++turn_;
    }
    tell_tiles();
    check_scores();
    return {.game = std::move(game_), .actions = std::move(taken_)};
  }

 private:
  /// The tiles drawn since; all but the one in hand fitted nowhere.
  void tell_tiles() {
    const std::vector<TileId> drawn = game_->drawn();
    for (; told_ < drawn.size(); ++told_) {
      const bool in_hand = !game_->over() && told_ + 1 == drawn.size();
      expect(program_, fmt::format("tile {}", tile(drawn[told_]).id), in_hand ? "place" : "discard");
    }
  }

  void take_move() {
    const std::string answer = program_.ask("go");
    const auto move = bots::move_of(bots::words_of(answer));
    if (!move)
      throw ProgramFailed(fmt::format("the program answers \"go\" with \"{}\", which is no move", answer));
    Events events;
    if (const auto done = bots::apply(*game_, *move, events, &taken_); !done)
      throw ProgramFailed(fmt::format("the program's \"{}\" in turn {} is not legal: {}", answer, turn_,
                                      done.error().reason));
  }

  void make_move(const bots::Contestant& player, std::uint64_t seed) {
    const Seat seat = game_->to_act();
    const LineMove move = bots::take_turn(*game_, [&](const View& view, int) {
      const Action action = player.player.choose(view, seed, player.budget);
      taken_.push_back({seat, action});
      return action;
    });
    expect(program_, bots::to_line(move), "ok");
  }

  void check_scores() {
    const std::vector<std::string> ours = [&] {
      std::vector<std::string> words = {"scores"};
      for (const int score : scores(*game_)) words.push_back(fmt::format("{}", score));
      return words;
    }();
    const std::string answer = program_.ask("scores");
    const auto words = bots::words_of(answer);
    if (words.size() < ours.size() || !std::equal(ours.begin(), ours.end(), words.begin()))
      throw ProgramFailed(fmt::format("the program counts \"{}\" at the end instead of \"{}\"", answer,
                                      fmt::join(ours, " ")));
  }

  ChildProgram& program_;
  const Seat programs_;
  std::unique_ptr<Game> game_;
  std::size_t told_ = 0;
  int turn_ = 1;
  std::vector<bots::TakenAction> taken_;
};

/// The action that the program chooses of those that it is told.
Action asked(ChildProgram& program, const Game& game, int step) {
  const View view = game.view(game.to_act());
  const std::string answer = program.ask("choose " + protocol::line_choice_text(view, step).text);
  const auto words = bots::words_of(answer);
  const auto number = words.size() == 2 && words[0] == "action" ? bots::number_of(words[1]) : std::nullopt;
  if (!number || *number < 0 || *number >= std::ssize(view.legal))
    throw ProgramFailed(
        fmt::format("the program answers \"choose\" with \"{}\" instead of an action from 0 to {}", answer,
                    view.legal.size() - 1));
  return view.legal[static_cast<std::size_t>(*number)];
}

}  // namespace

bots::Mirrored play_mirrored(const Setup& setup, const bots::Contestant& first, ChildProgram& program,
                             std::uint64_t seed, const bots::Keep& keep) {
  const auto play = [&](Seat mine) {
    return LineGame(setup, program, static_cast<Seat>(1 - mine), seed).play(first, seed);
  };
  return bots::play_mirrored(2, play, keep);
}

bots::Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const bots::Contestant& first,
                             ChildProgram& program, std::uint64_t seed, const bots::Keep& keep) {
  const auto play = [&](Seat mine) {
    expect(program, "rules " + protocol::line_rules_text(setup.rules).text, "ok");
    expect(program, fmt::format("new {} {}", setup.seats, seed), "ok");
    int step = 0;
    bots::PlayedOut played = bots::play_out(kind, setup, [&](const Game& game) {
      const Seat seat = game.to_act();
      ++step;
      if (seat == mine) return first.player.choose(game.view(seat), seed + seat, first.budget);
      return asked(program, game, step - 1);
    });
    protocol::JsonLine result;
    result.add_json("scores", fmt::format("[{}]", fmt::join(scores(*played.game), ",")));
    result.add_json("winners", fmt::format("[{}]", fmt::join(played.game->result()->winners, ",")));
    expect(program, "result " + result.text(), "ok");
    return played;
  };
  return bots::play_mirrored(setup.seats, play, keep);
}

}  // namespace bastide::server
