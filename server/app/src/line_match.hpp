// A level of ours against a foreign program, by the line protocol;
// here the deck is, and every move is checked.
#pragma once

#include "child_program.hpp"

#include <bots/match.hpp>

#include <cstdint>

namespace bastide::server {

/// One deck, played from either seat, as bots::play_mirrored does. `setup`: of bots::line_setup(2),
/// with the pile in the order of the draws.
/// Throws ProgramFailed where the program ends, hangs, or answers what the protocol
/// or the rules do not allow.
bots::Mirrored play_mirrored(const Setup& setup, const bots::Player& first, ChildProgram& program,
                             std::uint64_t seed, const bots::Budget& budget);

}  // namespace bastide::server
