// The order of draws as a game goes through it, with the river tiles that were set aside on the way (RIVER-NOFIT-01).
#pragma once

#include <engine/carcassonne/referee.hpp>
#include <engine/catalogue.hpp>

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace bastide::carcassonne {

/// A cheap copy: the order itself is shared and never changes.
class DrawOrder {
 public:
  explicit DrawOrder(std::vector<TileId> order)
      : order_(std::make_shared<const std::vector<TileId>>(std::move(order))) {}

  int size() const { return static_cast<int>(order_->size()); }

  /// Draws for the seat to act until it has a tile to place or the game asks or ends. Requires: phase `draw`.
  template <class B>
  void draw(const Referee<B>& referee, Position<B>& position, Events* log = nullptr) {
    while (position.phase == Phase::draw) {
      if (!waiting_.empty() && !river_left()) {  // all that were left have failed in a row
        referee.discard(position, std::exchange(waiting_, {}), log);
        continue;
      }
      const TileId tile = take();
      if (referee.draw(position, tile, log)) waiting_.push_back(tile);
    }
  }

  /// Call when the tile in hand has been laid: what waited returns below the other river tiles.
  void tile_placed(TileId tile) {
    if (waiting_.empty() || bastide::tile(tile).deck != Deck::river) return;
    below_.insert(below_.end(), waiting_.begin(), waiting_.end());
    waiting_.clear();
  }

  /// The tiles taken from the piles so far, in order; one that was set aside stands there once.
  std::vector<TileId> drawn() const {
    return {order_->begin(), order_->begin() + static_cast<std::ptrdiff_t>(next_)};
  }
  std::span<const TileId> undrawn() const { return std::span(*order_).subspan(next_); }
  const std::vector<TileId>& waiting() const { return waiting_; }
  const std::vector<TileId>& below() const { return below_; }

  /// Goes on from a save. Requires: 0 <= drawn <= size().
  void resume(int drawn, std::vector<TileId> waiting, std::vector<TileId> below) {
    next_ = static_cast<std::size_t>(drawn);
    waiting_ = std::move(waiting);
    below_ = std::move(below);
  }

 private:
  bool pile_shows_river() const {
    return next_ < order_->size() && tile((*order_)[next_]).deck == Deck::river;
  }
  bool river_left() const { return pile_shows_river() || !below_.empty(); }

  TileId take() {
    if (below_.empty() || pile_shows_river()) return (*order_)[next_++];
    const TileId tile = below_.front();
    below_.erase(below_.begin());
    return tile;
  }

  std::shared_ptr<const std::vector<TileId>> order_;
  std::size_t next_ = 0;
  std::vector<TileId> waiting_;  ///< set aside since the last river tile was placed
  std::vector<TileId> below_;    ///< set aside earlier, now at the bottom of the river tiles
};

}  // namespace bastide::carcassonne
