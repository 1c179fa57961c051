// What a game with the trial keeps: its slot in a position.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

struct TrialState {
  /// What a seat has drawn while seals were hidden.
  struct Tags {
    std::uint8_t sealed;
    std::uint8_t unsealed;
  };
  std::array<Tags, kSeatsMax> tags;           ///< by seat
  std::array<std::uint8_t, kSeatsMax> guess;  ///< by seat: the number written down; 0 if it is not known
  std::uint8_t guessed;                       ///< bits by seat: those that have written one down
  std::uint8_t in_hand;                       ///< bits by seat: those that hold their cloister
  std::uint8_t load;                          ///< stones on the cart
  Cell cart;                                  ///< where it stands, while it holds stones
};

}  // namespace bastide::carcassonne
