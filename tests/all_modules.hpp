// The names of all rule modules of Carcassonne, as its catalogue lists them:
// a new one enters every test that asks here.
#pragma once

#include <engine/game.hpp>

#include <string>
#include <vector>

namespace bastide::test {

inline std::vector<std::string> all_modules() {
  std::vector<std::string> names;
  for (const ModuleSpec& module : find_game("carcassonne")->modules()) names.emplace_back(module.name);
  return names;
}

}  // namespace bastide::test
