// Options of a game at random: a new one enters every test that asks here.
#pragma once

#include "engine/chance.hpp"

#include <engine/game.hpp>
#include <engine/rules.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace bastide::test {

inline OptionInput random_value(Random& random, const OptionSpec& option) {
  switch (option.type) {
    case OptionType::toggle: return one_in(random, 2);
    case OptionType::number: return std::int64_t{any_of(random, option.numbers)};
    case OptionType::word: return std::string(any_of(random, option.words));
    case OptionType::random_or_seat: return std::string("random");
  }
  return false;
}

/// About half of them, with values that may be those which they have anyway.
inline std::map<std::string, OptionInput> random_options(const GameKind& kind, Random& random) {
  std::map<std::string, OptionInput> options;
  for (const OptionSpec& option : kind.options())
    if (one_in(random, 2)) options[std::string(option.name)] = random_value(random, option);
  return options;
}

}  // namespace bastide::test
