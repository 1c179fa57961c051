// Validates the tile data and turns them into C++ tables.
// Usage: tilegen OUTPUT FILE...   Exit status 1 and one line on stderr when a file has a fault.
#include "tile_set.hpp"

#include <fstream>
#include <iostream>

int main(int count, char** arguments) {
  if (count < 3) {
    std::cerr << "usage: tilegen OUTPUT FILE...\n";
    return 2;
  }
  try {
    tilegen::Catalogue catalogue;
    for (int i = 2; i < count; ++i) tilegen::read_file(arguments[i], catalogue);
    std::ofstream(arguments[1]) << tilegen::emit(catalogue);
  } catch (const tilegen::DataFault& fault) {
    std::cerr << "tilegen: " << fault.what() << '\n';
    return 1;
  }
}
