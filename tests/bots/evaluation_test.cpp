// How positions are judged.
#include "carcassonne/evaluation.hpp"
#include "carcassonne/setup.hpp"

#include <engine/carcassonne/referee.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

using namespace bastide;
using bastide::bots::Expectation;
using bastide::bots::test::Kind;
using bastide::bots::test::shuffled;

namespace {

/// Plays at random, keeping most figures, until the last tile lies and the seat to act can end the game by
/// passing. Returns false if the game ends otherwise.
template <class B>
bool play_to_last_choice(const carcassonne::Referee<B>& referee, const Setup& setup,
                         carcassonne::Position<B>& position, Random& random) {
  const std::vector<TileId> order = carcassonne::draw_order(setup);
  referee.begin(position, setup.seats, 0, setup.start, carcassonne::TilesLeft(order));
  ActionList list;
  for (auto tile = order.begin(); position.phase != Phase::over;) {
    if (waits_for_chance(position.phase)) {
      // Tiles that wait for ever end no game.
      if (!bots::test::draw_what_waits(referee, position, order, tile, random)) return false;
      continue;
    }
    if (position.phase == Phase::action && position.tiles_left == 0) return true;
    const bool keeps = position.phase == Phase::action && random.below(3) > 0;
    referee.play(position, keeps ? Action{.kind = ActionKind::pass} : referee.sample(position, random, list));
  }
  return false;
}

/// Whether the tile laid last completes a road or a city, whose goods and titles are not known before
/// the turn ends.
template <class B>
bool completes(const carcassonne::Position<B>& position) {
  for (std::uint16_t node = position.last_tile().first_node; node < position.node_count; ++node) {
    const Node& root = position.nodes[position.root(node)];
    const bool closable = root.kind == FeatureKind::road || root.kind == FeatureKind::city;
    if (closable && root.open == 0) return true;
  }
  return false;
}

std::vector<std::string> with_farmers(const std::string& module) {
  return module == "farmers" ? std::vector{module} : std::vector{std::string("farmers"), module};
}

}  // namespace

TEST_CASE("when nothing is to come, what is expected is what the final scoring pays", "[bots][random]") {
  std::vector<Kind> kinds = {{"standard", {}, 3}};
  for (const std::string& module : bots::test::all_modules())
    kinds.push_back({module, {.modules = with_farmers(module)}, 3});
  kinds.push_back(
      {"several",
       {.modules = {{"farmers", "inns_and_cathedrals", "traders_and_builders", "king_and_robber"}}},
       4});
  for (const Kind& kind : kinds) {
    CAPTURE(kind.label);
    int judged = 0;
    for (int round = 0; round < test::effort(40); ++round) {
      const Setup setup = shuffled(kind, 500 + static_cast<std::uint64_t>(round));
      carcassonne::on_fitting_board(setup, carcassonne::draw_order(setup), [&](auto board) {
        using B = decltype(board);
        const carcassonne::Referee<B> referee(setup.rules);
        Random random(static_cast<std::uint64_t>(round));
        const auto position = std::make_unique<carcassonne::Position<B>>();
        if (!play_to_last_choice(referee, setup, *position, random) || completes(*position)) return;
        const auto evaluation = std::make_unique<bots::carcassonne::Evaluation<B>>(
            referee.book(), std::vector<TileCount>{}, bots::carcassonne::Weights{});
        const Expectation expected = evaluation->expect(*position);
        referee.play(*position, Action{.kind = ActionKind::pass});
        if (position->phase != Phase::over) return;  // something can still be bought or laid
        ++judged;
        for (Seat seat = 0; seat < position->seats; ++seat)
          CHECK(std::abs(expected[seat] - position->scores[seat]) < 1e-6);
      });
    }
    CHECK(judged >= test::effort(40) / 8);
  }
}
