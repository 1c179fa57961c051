// The names of all rule modules of Carcassonne, from its catalogue: a new module enters every test
// that uses them.
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
