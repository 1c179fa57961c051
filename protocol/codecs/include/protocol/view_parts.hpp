// A room's view as text, in parts that follow the room: an update costs what has changed, however large the
// board. The parts that every viewer sees are kept once; each viewer's own are separate.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/room_view.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// The parts of one side of a view: of a RoomView, which everybody sees, or of an OwnView. Always updated
/// with the same type.
class ViewParts {
 public:
  explicit ViewParts(const RoomView& view) { go_on(view); }
  explicit ViewParts(const OwnView& view) { go_on(view); }

  /// Updates to this view. Returns the operations of an RFC 6902 patch that lead there, separated by commas;
  /// empty if nothing has changed. In a patch the common operations precede the viewer's own. Requires:
  /// during a game, what a table calls growing only gets or loses items at its end.
  std::string go_on(const RoomView& view);
  std::string go_on(const OwnView& view);

  /// RoomView::settled of the last view.
  Seq settled() const { return settled_; }

  /// The sum of the parts' hashes. Both sides' sums make the digest of the view (digest_text in
  /// canonical.hpp).
  std::uint64_t hash() const { return hash_; }

  /// The whole view.
  friend JsonText whole_view(const ViewParts& common, const ViewParts& own);

 private:
  /// The items of a list: the end of each in the text, its hash, and its number where they have some.
  struct Items {
    std::vector<std::uint32_t> ends;
    std::vector<std::uint64_t> hashes, numbers;
  };
  /// Apart, since most parts are no lists. Copied with its part.
  struct ItemsPtr : std::unique_ptr<Items> {
    using std::unique_ptr<Items>::unique_ptr;
    ItemsPtr(const ItemsPtr& other) : unique_ptr(other ? std::make_unique<Items>(*other) : nullptr) {}
    ItemsPtr(ItemsPtr&&) = default;
    ItemsPtr& operator=(ItemsPtr&&) = default;
  };
  struct Part {
    std::string_view name;   ///< its key
    std::string text = {};   ///< canonical
    ItemsPtr list = {};      ///< nullptr: no list
    std::uint64_t hash = 0;  ///< of the part, or of the list without its items

    std::size_t count() const { return list ? list->ends.size() : 0; }
    std::string_view item(std::size_t index) const;
    /// The items from `first` to `end`, with their commas.
    std::string_view items(std::size_t first, std::size_t end) const;
    std::uint64_t whole_hash() const;
  };
  /// The parts of one object of the view, in the order of their names.
  using Parts = std::vector<Part>;
  struct Scratch;
  class Update;

  static Scratch& scratch();

  bool begin_game(bool there, int number);
  static std::string object_of(const Parts& one, const Parts& other, std::string_view game);

  Parts room_, game_;
  bool has_game_ = false;
  int number_ = 0;              ///< of the game
  bool tells_no_game_ = false;  ///< the part `game` is null
  Seq settled_ = 0;
  std::uint64_t hash_ = 0;
};

JsonText whole_view(const ViewParts& common, const ViewParts& own);

}  // namespace bastide::protocol
