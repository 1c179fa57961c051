// The tile data in the generator, between reading, checking and writing.
#pragma once

#include <engine/marks.hpp>

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilegen {

struct Feature {
  std::string kind;
  std::string edges;        ///< sides in the order NESW
  std::string shares;       ///< cities: sides of another city that this one reaches, too (HILLS-TILE-01)
  std::vector<int> halves;  ///< fields: 0 to 7
  std::vector<int> cities;  ///< fields: indices of the city features that it touches
  int pennants = 0;
  int markets = 0;           ///< courts of The Castle
  int fountains = 0;         ///< paths of The Castle
  int shore_cities = 0;      ///< The Discovery: cities on its shore
  std::vector<int> borders;  ///< The Discovery: indices of the land that touches it on the tile
  bastide::Marks marks = 0;
  std::vector<int> meets;  ///< features that it meets on the tile
  friend bool operator==(const Feature&, const Feature&) = default;
};

struct Tile {
  std::string id;
  std::string edges;
  std::string deck;  ///< of the River: spring, river or lake; hand; else land, or the game's name
  std::vector<Feature> features;
  friend bool operator==(const Tile&, const Tile&) = default;
};

struct Entry {
  std::string tile;
  int count;
  bool start;
};

/// The place of a start tile.
struct Laid {
  std::string tile;
  int x, y;
  int rotation;
};

/// One file: a set with its printings.
struct TileSet {
  std::string name;
  std::vector<std::string> editions;
  int expected_total;
  std::vector<Entry> entries;
  std::vector<Laid> layout;  ///< the tiles on the table at the start, in the order in which they are laid
};

struct Catalogue {
  std::map<std::string, Tile> tiles;         ///< by id: the order of the TileIds
  std::map<std::string, std::string> cards;  ///< single cards of games that number them, and the tile of each
  std::vector<TileSet> sets;
};

/// A fault in a data file; the text names the file, the tile and what is wrong.
struct DataFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Reads one file into the catalogue. Throws DataFault; unknown keys are faults,
/// so that no fact is lost silently.
void read_file(const std::string& path, Catalogue& catalogue);

/// Throws DataFault unless sides, halves and features of the tile agree with each other.
void check_tile(const std::string& where, const Tile& tile);

/// Throws DataFault unless the start tiles of the set are laid properly: each once, on its own cell, with
/// equal sides where they meet.
void check_layout(const std::string& where, const TileSet& set, const Catalogue& catalogue);

/// The C++ source that defines the tables.
std::string emit(const Catalogue& catalogue);

}  // namespace tilegen
