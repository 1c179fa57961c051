// One of the levels against a foreign program, by the line protocol; this side holds the deck and
// checks every move.
#pragma once

#include "child_program.hpp"

#include <bots/match.hpp>

#include <cstdint>

namespace bastide::server {

/// One deck, played from either seat, as bots::play_mirrored does. `setup`: from bots::line_setup(2), with
/// the pile in drawing order. Throws ProgramFailed if the program ends, hangs, or answers what the protocol
/// or the rules forbid.
bots::Mirrored play_mirrored(const Setup& setup, const bots::Contestant& first, ChildProgram& program,
                             std::uint64_t seed, const bots::Keep& keep = {});

/// The same in any game: the program chooses, by `choose`, for all seats that the first player has not.
bots::Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const bots::Contestant& first,
                             ChildProgram& program, std::uint64_t seed, const bots::Keep& keep = {});

}  // namespace bastide::server
