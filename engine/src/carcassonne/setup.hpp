// Checks before a game begins: every mistake that a record or a host can make in a set-up.
#pragma once

#include <engine/carcassonne/board.hpp>
#include <engine/setup.hpp>

#include <vector>

namespace bastide::carcassonne {

/// All tiles in drawing order, over all piles.
std::vector<TileId> draw_order(const Setup& setup);

/// Rejects with a setup/… code.
Result<> check_setup(const Setup& setup, int seats_max);

/// Whether everything that the set-up can bring to the table fits a board of this
/// size, including the modules' state.
template <class B>
bool fits_board(const Setup& setup, const std::vector<TileId>& order);

/// Calls make(B{}) with the smallest board that holds the set-up. Requires: check_setup has accepted it.
template <class Make>
auto on_fitting_board(const Setup& setup, const std::vector<TileId>& order, Make make) {
#define BASTIDE_TRY_BOARD(B, ...) \
  if (fits_board<B>(setup, order)) return make(B{});
  BASTIDE_FOR_EACH_BOARD(BASTIDE_TRY_BOARD)
#undef BASTIDE_TRY_BOARD
  return make(LargeBoard{});
}

}  // namespace bastide::carcassonne
