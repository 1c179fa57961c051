// Tables of random games with a page's questions and the server's answers from its own game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bastide::test {

/// For one random game a table for each phase that occurred, before a random decision; for the phases of
/// every turn occasionally. Each is a JSON object: the `view` of the seat to act as far as its page reads it,
/// and `asked`, a list of questions (`intention`) and answers (`reply`). `number` determines the game: in
/// turn each module of Carcassonne alone, each two, none and all of them in every printing, The Castle and
/// The Discovery. Everything else follows from `seed` and `number`.
std::vector<std::string> asked_tables(std::uint64_t seed, std::size_t number,
                                      std::size_t preview_choices_max);

}  // namespace bastide::test
