// Validates the tile data and turns them into C++ tables. Usage: tilegen TILE_TABLES CASTLE_TABLES
// CASTLE_FILE DISCOVERY_FILE SET_FILE... On a fault: exit status 1 and one line on stderr.
#include "castle.hpp"
#include "discovery.hpp"

#include <fstream>
#include <iostream>

int main(int count, char** arguments) {
  if (count < 6) {
    std::cerr << "usage: tilegen TILE_TABLES CASTLE_TABLES CASTLE_FILE DISCOVERY_FILE SET_FILE...\n";
    return 2;
  }
  try {
    tilegen::Catalogue catalogue;
    for (int i = 5; i < count; ++i) tilegen::read_file(arguments[i], catalogue);
    const auto castle = tilegen::read_castle(arguments[3], catalogue);
    tilegen::read_discovery(arguments[4], catalogue);
    std::ofstream(arguments[1]) << tilegen::emit(catalogue);
    std::ofstream(arguments[2]) << tilegen::emit(castle, catalogue);
  } catch (const tilegen::DataFault& fault) {
    std::cerr << "tilegen: " << fault.what() << '\n';
    return 1;
  }
}
