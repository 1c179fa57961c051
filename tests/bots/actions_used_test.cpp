// Whether computers use all that the modules offer.
#include <bots/match.hpp>
#include <bots/player.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

using namespace bastide;
using namespace bastide::bots;
using bastide::bots::test::Kind;
using bastide::bots::test::kind_of;
using bastide::bots::test::shuffled;

namespace {

/// Decisions.
struct Use {
  int offered = 0, used = 0;
};

/// An action, and for a deployment the piece.
std::string named(const Action& action) {
  const std::string kind(name(action.kind));
  return action.kind == ActionKind::deploy ? kind + " " + std::string(name(action.piece)) : kind;
}

/// By action: in games of a level against itself with every module.
std::map<std::string, Use> uses_of(Level level, int games) {
  const Kind kind{"all for two", {.modules = bastide::bots::test::all_modules()}, 2};
  std::map<std::string, Use> uses;
  for (int game = 0; game < games; ++game) {
    const auto seed = 700 + static_cast<std::uint64_t>(game);
    const Setup setup = shuffled(kind, seed);
    const auto player = make_player(level, setup);
    play_out(kind_of(kind), setup, [&](const Game& table) {
      const View view = table.view(table.to_act());
      const Action chosen = player->choose(view, seed, {.nodes = 1500});
      std::set<std::string> offered;
      for (const Action& action : view.legal) offered.insert(named(action));
      for (const std::string& action : offered) ++uses[action].offered;
      ++uses[named(chosen)].used;
      return chosen;
    });
  }
  return uses;
}

}  // namespace

// Who sees the present alone puts no builder down and leaves the abbot where he is: neither pays now. Capping
// a tower is no use to who plans: the figure never comes back.
TEST_CASE("every level that plans uses every action that it is often offered",
          "[bots][random][unsanitized]") {
  constexpr int kOften = 30;  // decisions: what is offered less may be of no use just then
  const int games = std::max(2, bastide::test::effort(2));
  std::string table;
  for (const Level level : {Level::dreamer, Level::expert, Level::master}) {
    for (const auto& [action, use] : uses_of(level, games)) {
      const std::string row = std::string(name(level)) + ": " + action + " in " + std::to_string(use.used) +
                              " of " + std::to_string(use.offered);
      table += row + "\n";
      CAPTURE(row);
      if (use.offered >= kOften && action != "cap_tower") CHECK(use.used > 0);
    }
  }
  INFO(table);
  CHECK(table.find("place_fairy") != std::string::npos);
}
