// A room's view as text, cut into parts, which follows the room: going on costs what has
// changed, however large the board.
// What is the same for every viewer is kept once; what is one viewer's own stands beside it.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/room_view.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// The parts of one side of a view: of a RoomView, which everybody sees, or of an OwnView.
/// Always fed with the same kind.
class ViewParts {
 public:
  explicit ViewParts(const RoomView& view) { go_on(view); }
  explicit ViewParts(const OwnView& view) { go_on(view); }

  /// Goes on to this view. Returns the operations of an RFC 6902 patch that lead there, with commas between;
  /// empty where nothing has changed. In a patch those of the common side stand before those of one's own.
  /// Requires: while a game goes on nothing that a table calls growing changes but by more items at its end.
  std::string go_on(const RoomView& view);
  std::string go_on(const OwnView& view);

  /// RoomView::settled of the last one.
  Seq settled() const { return settled_; }

  /// The sum of the hashes of its parts. That of both sides makes the digest of the view
  /// (digest_text in canonical.hpp).
  std::uint64_t hash() const { return hash_; }

  /// The whole view.
  friend JsonText whole_view(const ViewParts& common, const ViewParts& own);

 private:
  struct Part {
    std::string_view name;  ///< its key
    std::string text = {};  ///< canonical
    /// Of a list: where each item ends in the text, and its hash.
    std::vector<std::uint32_t> item_ends = {};
    std::vector<std::uint64_t> item_hashes = {};
    std::uint64_t hash = 0;  ///< of the part, or of the list without its items

    std::string_view item(std::size_t index) const;
    std::uint64_t whole_hash() const;
  };
  /// Of one object of the view, in the order of their names.
  using Parts = std::vector<Part>;
  class Update;

  bool begin_game(bool there, int number);
  static std::string object_of(const Parts& one, const Parts& other, std::string_view game);

  Parts room_, game_;
  bool has_game_ = false;
  int number_ = 0;              ///< of the game
  bool tells_no_game_ = false;  ///< `game` is a part, as null
  Seq settled_ = 0;
  std::uint64_t hash_ = 0;
};

JsonText whole_view(const ViewParts& common, const ViewParts& own);

}  // namespace bastide::protocol
