#include <server/pictures/board_picture.hpp>

#include "jpeg.hpp"
#include "painting.hpp"
#include "picture_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bastide::server {

namespace {

constexpr Rgb kGround{0xd9, 0xc9, 0xa3};  // as in pictures that the page saves (play/picture/measures.ts)
constexpr Rgb kInk{0x2a, 0x1f, 0x14};
constexpr int kQuality = 82;
constexpr int kPadding = 16;
constexpr int kSeatsInRow = 3;
constexpr int kRow = 44;
constexpr int kCounter = 12;  // the radius of a seat's counter
constexpr int kGap = 12;
constexpr int kNoteHeight = 24;
constexpr char32_t kWon = U'★';
constexpr char32_t kCut = U'…';
constexpr char32_t kUnknown = U'\uFFFD';

/// Malformed bytes are kUnknown.
std::u32string letters_of(std::string_view utf8) {
  std::u32string out;
  for (std::size_t at = 0; at < utf8.size();) {
    const auto first = static_cast<unsigned char>(utf8[at++]);
    const int more = first < 0x80       ? 0
                     : first >> 5 == 6  ? 1
                     : first >> 4 == 14 ? 2
                     : first >> 3 == 30 ? 3
                                        : -1;
    char32_t letter = more < 0 ? kUnknown : more == 0 ? first : first & (0x3F >> more);
    for (int i = 0; i < more; ++i) {
      if (at == utf8.size() || (static_cast<unsigned char>(utf8[at]) >> 6) != 2) {
        letter = kUnknown;
        break;
      }
      letter = letter << 6 | (static_cast<unsigned char>(utf8[at++]) & 0x3F);
    }
    out.push_back(letter);
  }
  return out;
}

/// Writes lines of text.
class Pen {
 public:
  Pen(Image& image, const Image& sheet, const Letters& letters)
      : image_(image), sheet_(sheet), letters_(letters) {}

  bool knows(std::u32string_view text) const {
    return std::ranges::all_of(text, [&](char32_t letter) { return letters_.boxes.contains(letter); });
  }

  int width(std::u32string_view text, int height) const {
    int width = 0;
    for (const char32_t letter : text) width += width_of(letter, height);
    return width;
  }

  /// As much of the text as `width_max` takes; its end says that it was cut.
  std::u32string cut(std::u32string text, int height, int width_max) const {
    if (width(text, height) <= width_max) return text;
    const int room = width_max - width({&kCut, 1}, height);
    while (!text.empty() && width(text, height) > room) text.pop_back();
    return text + kCut;
  }

  /// Requires: `knows` it.
  void write(std::u32string_view text, int left, int top, int height) {
    for (const char32_t letter : text) {
      const int wide = width_of(letter, height);
      paint_cover(image_, {left, top, wide, height}, sheet_, letters_.boxes.at(letter), kInk);
      left += wide;
    }
  }

 private:
  int width_of(char32_t letter, int height) const {
    return std::max(1, letters_.boxes.at(letter).width * height / letters_.height);
  }

  Image& image_;
  const Image& sheet_;
  const Letters& letters_;
};

/// The board in the middle of `room`, as large as it may be.
void paint_board(Image& image, const std::vector<PicturedTile>& tiles, Box room, SheetFiles files) {
  if (tiles.empty()) return;
  const Image sheet = read_jpeg(files.jpeg);
  const auto boxes = read_tile_boxes(files.parts, sheet);
  const auto [west, east] = std::ranges::minmax(tiles, {}, &PicturedTile::x);
  const auto [north, south] = std::ranges::minmax(tiles, {}, &PicturedTile::y);
  const int columns = east.x - west.x + 1;
  const int rows = south.y - north.y + 1;
  const int cell = std::clamp(std::min(room.width / columns, room.height / rows), 1, kTileWidth);
  const int left = room.left + (room.width - columns * cell) / 2;
  const int top = room.top + (room.height - rows * cell) / 2;
  for (const PicturedTile& tile : tiles) {
    const auto box = boxes.find(tile.id);
    if (box == boxes.end()) continue;
    paint_part(image, {left + (tile.x - west.x) * cell, top + (tile.y - north.y) * cell, cell, cell}, sheet,
               box->second, tile.rotation);
  }
}

/// A seat's counter, name and points, in a box of kRow.
void paint_seat(Image& image, Pen& pen, const PicturedSeat& seat, Rgb colour, Box box) {
  const int middle = box.top + box.height / 2;
  paint_disc(image, box.left + kCounter + 1, middle, kCounter + 1.5, kInk);
  paint_disc(image, box.left + kCounter + 1, middle, kCounter, colour);
  std::u32string points = letters_of(fmt::format(" {}", seat.points));
  if (seat.won) points.append({U' ', kWon});
  if (!pen.knows(points)) return;
  const int left = box.left + 2 * kCounter + kGap;
  const int top = middle - kRow / 2 + 4;
  const int height = kRow - 8;
  const int room = box.left + box.width - left - pen.width(points, height);
  std::u32string name = letters_of(seat.name);
  name = pen.knows(name) ? pen.cut(std::move(name), height, room) : std::u32string();
  pen.write(name + points, left, top, height);
}

}  // namespace

std::string board_picture(const PicturedBoard& board, const PreviewFiles& files) {
  Image image(kPictureWidth, kPictureHeight, kGround);
  const Image letter_sheet = read_jpeg(files.letters.jpeg);
  const Letters known = read_letters(files.letters.parts, letter_sheet);
  const auto colours = read_colours(files.colours);
  Pen pen(image, letter_sheet, known);
  const std::u32string note = letters_of(board.note);
  const bool notes = !note.empty() && pen.knows(note);
  const int seats = static_cast<int>(board.seats.size());
  const int rows = (seats + kSeatsInRow - 1) / kSeatsInRow;
  const int in_row = std::max(1, (seats + std::max(rows, 1) - 1) / std::max(rows, 1));
  const int foot = rows * kRow + (notes ? kNoteHeight : 0);
  const int width = kPictureWidth - 2 * kPadding;
  paint_board(image, board.tiles,
              {kPadding, kPadding, width, kPictureHeight - 2 * kPadding - foot - (foot > 0 ? kGap : 0)},
              files.tiles);
  int top = kPictureHeight - kPadding - foot;
  const int wide = width / in_row;
  for (int seat = 0; seat < seats; ++seat) {
    const PicturedSeat& shown = board.seats[static_cast<std::size_t>(seat)];
    const auto look = colours.find(shown.colour);
    const Rgb colour = look == colours.end() ? kGround : look->second;
    paint_seat(image, pen, shown, colour,
               {kPadding + seat % in_row * wide, top + seat / in_row * kRow, wide - kGap, kRow});
  }
  top += rows * kRow;
  if (notes) {
    const std::u32string shown = pen.cut(note, kNoteHeight, width);
    pen.write(shown, (kPictureWidth - pen.width(shown, kNoteHeight)) / 2, top, kNoteHeight);
  }
  return write_jpeg(image, kQuality);
}

}  // namespace bastide::server
