// The picture that chat programs show of a game: its board, with its players and their points below.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

inline constexpr int kPictureWidth = 1200;  ///< pixels, as most programs crop pictures of links
inline constexpr int kPictureHeight = 630;

struct PicturedTile {
  std::string_view id;  ///< as in the catalogue
  int x = 0;
  int y = 0;         ///< grows downwards
  int rotation = 0;  ///< quarter turns clockwise, 0 to 3
};

struct PicturedSeat {
  std::string name;         ///< UTF-8; left out if it has letters that the sheet of letters has not
  std::string_view colour;  ///< its word
  int points = 0;
  bool won = false;
};

struct PicturedBoard {
  std::vector<PicturedTile> tiles;  ///< one that the game's sheet does not have is bare ground
  std::vector<PicturedSeat> seats;
  std::string note;  ///< a line below; UTF-8; empty: none
};

/// A sheet of pictures: the JPEG, and what tells where its parts lie.
struct SheetFiles {
  std::string_view jpeg;
  std::string_view parts;
};

/// What a picture is made of, from previews/ of the web client.
struct PreviewFiles {
  SheetFiles tiles;  ///< of the game
  SheetFiles letters;
  std::string_view colours;  ///< of seats: lines of `WORD RED GREEN BLUE`
};

/// A JPEG of kPictureWidth by kPictureHeight. The same board gives the same bytes. Takes some 50 ms. Throws
/// std::runtime_error if a file can't be read.
std::string board_picture(const PicturedBoard& board, const PreviewFiles& files);

}  // namespace bastide::server
