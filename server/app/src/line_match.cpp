#include "line_match.hpp"

#include <bots/line_game.hpp>
#include <engine/catalogue.hpp>

#include <fmt/format.h>

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

  std::vector<int> play(const bots::Player& player, std::uint64_t seed, const bots::Budget& budget) {
    while (!game_->over()) {
      tell_tiles();
      if (game_->to_act() == programs_)
        take_move();
      else
        make_move(player, seed, budget);
      ++turn_;
    }
    tell_tiles();
    check_scores();
    return scores(*game_);
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
    if (const auto done = bots::apply(*game_, *move, events); !done)
      throw ProgramFailed(fmt::format("the program's \"{}\" in turn {} is not legal: {}", answer, turn_,
                                      done.error().reason));
  }

  void make_move(const bots::Player& player, std::uint64_t seed, const bots::Budget& budget) {
    const LineMove move =
        bots::take_turn(*game_, [&](const View& view, int) { return player.choose(view, seed, budget); });
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
};

}  // namespace

bots::Mirrored play_mirrored(const Setup& setup, const bots::Player& first, ChildProgram& program,
                             std::uint64_t seed, const bots::Budget& budget) {
  bots::Mirrored all;
  for (Seat mine = 0; mine < 2; ++mine) {
    const std::vector<int> scores =
        LineGame(setup, program, static_cast<Seat>(1 - mine), seed).play(first, seed, budget);
    const int before = scores[mine] - scores[1u - mine];
    all.share += before > 0 ? 0.5 : before == 0 ? 0.25 : 0;
    all.points += before / 2.0;
    ++all.games;
  }
  return all;
}

}  // namespace bastide::server
