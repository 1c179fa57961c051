// The order of draws of a game, with the tiles set aside on the way: river tiles that fit nowhere
// (RIVER-NOFIT-01), and tiles that come too early and go back into the pile later (DRAGON-PILE).
#pragma once

#include "carcassonne/setup.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/catalogue.hpp>
#include <engine/streams.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::carcassonne {

/// Cheap to copy: copies share the orders, which never change.
class DrawOrder {
 public:
  /// `order`: draw_order(setup). `stream`: shuffles the tiles that go back (HoldBack).
  DrawOrder(const Setup& setup, std::vector<TileId> order, std::string_view stream)
      : chance_(setup.chance),
        stream_(stream),
        refills_(!setup.end_after_forced),
        may_have_river_(setup.piles.size() > 1 || !setup.forced.empty()),
        land_from_(first_of_land(setup, order.size())),
        order_(std::make_shared<const std::vector<TileId>>(std::move(order))),
        end_(order_->size()) {}

  int size() const { return static_cast<int>(order_->size()); }
  /// The tiles still to be drawn, including those set aside, and those that lie under others. Linear in their
  /// number if there is a river.
  TilesLeft left() const {
    const auto pile = static_cast<int>(land_left() + buried_.size());
    if (!may_have_river_) return {static_cast<int>(end_ - next_ + buried_.size()), pile};
    TilesLeft left(undrawn());
    const auto aside = static_cast<int>(waiting_.size() + below_.size());
    left.all += aside + static_cast<int>(buried_.size());
    left.river += aside;
    left.pile = pile;
    return left;
  }
  bool refills() const { return refills_; }

  /// Draws for the seat to act until it has a tile to place or the game asks or ends.
  template <class B>
  void draw(const Referee<B>& referee, Position<B>& position, Events* log = nullptr) {
    if (position.buried != buried_count_) [[unlikely]]
      bury(position.buried);
    take_back(position);
    while (position.phase == Phase::draw) {
      if (!waiting_.empty() && !river_left()) {  // every remaining river tile has failed in a row
        referee.discard(position, std::exchange(waiting_, {}), log);
        continue;
      }
      const TileId tile = take();
      switch (referee.draw(position, tile, log)) {
        case DrawnTile::gone: break;
        case DrawnTile::waits: waiting_.push_back(tile); break;
        case DrawnTile::held_back: held_back_.push_back(tile); break;
      }
    }
  }

  /// Call after the tile in hand has been laid: tiles that waited go below the other river tiles.
  void tile_placed(TileId tile) {
    if (waiting_.empty() || bastide::tile(tile).deck != Deck::river) return;
    below_.insert(below_.end(), waiting_.begin(), waiting_.end());
    waiting_.clear();
  }

  /// The tiles taken from the piles so far, in order. A tile that was set aside is listed once; one that went
  /// back into its pile is listed again when it is drawn again.
  std::vector<TileId> drawn() const {
    return {order_->begin(), order_->begin() + static_cast<std::ptrdiff_t>(next_)};
  }
  std::span<const TileId> undrawn() const { return std::span(*order_).subspan(next_, end_ - next_); }
  /// The tiles that lie under others, in the order in which they went there.
  const std::vector<TileId>& buried() const { return buried_; }
  const std::vector<TileId>& waiting() const { return waiting_; }
  const std::vector<TileId>& below() const { return below_; }
  const std::vector<TileId>& held_back() const { return held_back_; }
  const std::optional<Reshuffle>& reshuffle() const { return reshuffle_; }

  /// Resumes from a save. Returns whether the save fits this set-up.
  bool resume(const Snapshot& saved) {
    if (saved.reshuffle) {
      next_ = static_cast<std::size_t>(saved.reshuffle->drawn);
      held_back_ = saved.reshuffle->tiles;
      if (saved.reshuffle->stream != stream_ || saved.reshuffle->drawn < 0 ||
          saved.reshuffle->drawn > saved.drawn || next_ > order_->size() || held_back_.empty() ||
          !were_drawn(held_back_) || !can_bury(saved.reshuffle->buried))
        return false;
      bury(static_cast<std::size_t>(saved.reshuffle->buried));
      put_back();
    }
    if (saved.drawn < 0 || static_cast<std::size_t>(saved.drawn) > end_) return false;
    next_ = static_cast<std::size_t>(saved.drawn);
    const auto all_buried = static_cast<int>(saved.table.hills.buried.size());
    if (!can_bury(all_buried - static_cast<int>(buried_.size()))) return false;
    bury(static_cast<std::size_t>(all_buried));
    if (!saved.buried.empty() && saved.buried != buried_) return false;
    waiting_ = saved.table.set_aside;
    below_ = saved.table.set_below;
    held_back_ = saved.table.held_back;
    return true;
  }

 private:
  /// Where the land pile begins, behind forced draws and the river: only the land pile is reshuffled and
  /// buried (DRAGON-PILE-06, -07, HILLS-HILL-02).
  static std::size_t first_of_land(const Setup& setup, std::size_t size) {
    const bool has_pile = !setup.end_after_forced && !setup.piles.empty();
    return size - setup.buried.size() - (has_pile ? setup.piles.back().items.size() : 0);
  }

  /// Tiles of the land pile that are still to be drawn.
  std::size_t land_left() const { return end_ - std::min(end_, std::max(next_, land_from_)); }

  /// Whether so many more tiles can have left the land pile.
  bool can_bury(int more) const { return more >= 0 && static_cast<std::size_t>(more) <= land_left(); }

  /// Follows the position, which decides when tiles go under others: the last ones (HILLS-HILL-02).
  [[gnu::noinline, gnu::cold]] void bury(std::size_t all) {
    while (buried_.size() < all) buried_.push_back((*order_)[--end_]);
    buried_count_ = static_cast<std::uint16_t>(all);
  }

  /// Follows the position, which decides when tiles go back.
  template <class B>
  void take_back(const Position<B>& position) {
    if (position.held_back == 0 && !held_back_.empty()) put_back();
  }

  /// DRAGON-PILE-04.
  void put_back() {
    reshuffle_ = Reshuffle{static_cast<int>(next_), std::move(held_back_), std::string(stream_),
                           static_cast<int>(buried_.size())};
    held_back_.clear();
    if (!refills_) return;
    std::vector<TileId> order(order_->begin(), order_->begin() + static_cast<std::ptrdiff_t>(end_));
    order.insert(order.end(), reshuffle_->tiles.begin(), reshuffle_->tiles.end());
    if (chance_) Stream(*chance_, stream_).shuffle(std::span(order).subspan(std::max(next_, land_from_)));
    end_ = order.size();
    order_ = std::make_shared<const std::vector<TileId>>(std::move(order));
  }

  /// Whether the drawn tiles contain these, one after another.
  bool were_drawn(const std::vector<TileId>& tiles) const {
    auto at = order_->begin();
    const auto end = order_->begin() + static_cast<std::ptrdiff_t>(next_);
    return std::ranges::all_of(tiles, [&](TileId tile) {
      at = std::find(at, end, tile);
      return at != end && (++at, true);
    });
  }

  bool pile_shows_river() const { return next_ < end_ && tile((*order_)[next_]).deck == Deck::river; }
  bool river_left() const { return pile_shows_river() || !below_.empty(); }

  TileId take() {
    if (below_.empty() || pile_shows_river()) return (*order_)[next_++];
    const TileId tile = below_.front();
    below_.erase(below_.begin());
    return tile;
  }

  std::shared_ptr<const ChanceSource> chance_;
  std::string_view stream_;
  bool refills_;
  bool may_have_river_;  ///< only the river pile and forced draws contain river tiles
  std::size_t land_from_;
  std::shared_ptr<const std::vector<TileId>> order_;
  std::size_t end_;  ///< those behind lie under others
  std::size_t next_ = 0;
  std::vector<TileId> buried_;
  std::uint16_t buried_count_ = 0;  ///< of `buried_`, to be compared at each draw
  std::vector<TileId> waiting_;     ///< set aside since the last river tile was placed
  std::vector<TileId> below_;       ///< set aside earlier, now at the bottom of the river tiles
  std::vector<TileId> held_back_;   ///< came too early
  std::optional<Reshuffle> reshuffle_;
};

}  // namespace bastide::carcassonne
