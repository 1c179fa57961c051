// Tables of random games with what a page asks at them and what the server answers, from its own game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bastide::test {

/// Of one random game a table of each phase that came up in it, before a decision at random; of the phases
/// of every turn now and then. Each is an object of JSON: the `view` of the seat to act as far as its page
/// looks at it, and `asked`, a list of what it sends (`intention`) and is sent (`reply`).
/// Which game, `number` says: in turn each module of Carcassonne alone, each two, none and all of them in
/// every printing, and The Castle. All else follows from `seed` and `number`.
std::vector<std::string> asked_tables(std::uint64_t seed, std::size_t number,
                                      std::size_t preview_choices_max);

}  // namespace bastide::test
