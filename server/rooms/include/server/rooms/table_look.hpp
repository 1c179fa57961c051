// What somebody who may watch a table sees of it at a glance.
#pragma once

#include <protocol/vocabulary.hpp>

#include <engine/view.hpp>

#include <string>
#include <vector>

namespace bastide::server {

struct TableLook {
  struct Seat {
    std::string name;
    protocol::Colour colour{};
    int points = 0;
  };

  std::string game;               ///< its word
  std::vector<PlacedTile> board;  ///< in order of placement
  std::vector<Seat> seats;        ///< those that somebody has
};

}  // namespace bastide::server
