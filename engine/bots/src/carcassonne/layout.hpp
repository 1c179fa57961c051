// What a position promises by its tiles alone: the ends of a turn behind one placement share it.
#pragma once

#include "carcassonne/farms.hpp"
#include "carcassonne/weights.hpp"
#include "common/bag.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

namespace bastide::bots::carcassonne {

using namespace bastide::carcassonne;

/// Calls visit(cell) for a cell and the eight around it.
void for_each_cell_near(Cell cell, auto visit) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx)
      visit(Cell{static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)});
  }
}

/// Two features of a kind at one empty cell, by their roots.
struct Meeting {
  std::uint16_t one, other;
  double chance;  ///< chance that the cell is filled
};

/// What there is to know of a feature before its followers are.
struct Outlook {
  double closes = 1;      ///< chance that it is completed
  double stays = 1;       ///< chance that the next tile fits no cell at its open sides
  int cells = 0;          ///< empty cells at it
  bool is_known = false;  ///< whether what follows has been found
  double now = 0,
         then = 0;  ///< roads, cities: points at the end, and when completed; monasteries: `now` both
  std::uint32_t first_city = 0, cities = 0;  ///< fields: those beside it, in the list of all
};

/// For one decision. Keeps the outlooks of one layout of tiles at a time. One thread at a time.
template <class B>
class Layout {
 public:
  Layout(const RuleBook<B>& book, std::span<const TileCount> unseen, const Weights& weights)
      : book_(book), weights_(weights), bag_(book.tiles, unseen), outlooks_(B::nodes), rounds_(B::nodes) {
    for (const auto& [tile, count] : unseen) unseen_ += count;
  }

  /// The calls below concern this position, until the next call.
  void look_at(const Position<B>& position) {
    position_ = &position;
    static_assert(std::has_unique_object_representations_v<TileOnTable>);
    const std::size_t bytes = position.tile_count * sizeof(TileOnTable);
    if (tiles_left_ == position.tiles_left && tiles_.size() == position.tile_count &&
        std::memcmp(tiles_.data(), position.tiles.data(), bytes) == 0)
      return;
    tiles_left_ = position.tiles_left;
    tiles_.assign(position.tiles.begin(), position.tiles.begin() + position.tile_count);
    ++round_;
    cities_.clear();
    foresee_closing();
  }

  /// Another number for each layout, from 1 on.
  std::uint32_t round() const { return round_; }

  /// Of a road, city, monastery, garden or field, by its root.
  const Outlook& of(std::uint16_t root) {
    Outlook& outlook = slot(root);
    if (outlook.is_known) return outlook;
    outlook.is_known = true;
    switch (position_->nodes[root].kind) {
      case FeatureKind::road:
      case FeatureKind::city: foresee_worth(root, outlook); break;
      case FeatureKind::monastery:
      case FeatureKind::garden: foresee_surrounding(root, outlook); break;
      case FeatureKind::field: find_cities(root, outlook); break;
      default: break;
    }
    return outlook;
  }

  /// Likewise, without what takes time to find.
  const Outlook& closing(std::uint16_t root) { return slot(root); }

  /// Of a field, by their roots.
  std::span<const std::uint16_t> cities(const Outlook& field) const {
    return std::span(cities_).subspan(field.first_city, field.cities);
  }

  /// All features of a kind that lie at the same empty cell.
  const std::vector<Meeting>& meetings() const { return meetings_; }

 private:
  Outlook& slot(std::uint16_t root) {
    if (rounds_[root] != round_) {
      rounds_[root] = round_;
      outlooks_[root] = {};
    }
    return outlooks_[root];
  }

  /// The chance that a seat that wants the cell filled gets a tile for it.
  double fill_chance(int fitting) {
    const auto index = static_cast<std::size_t>(fitting);
    while (fill_chances_.size() <= index)
      fill_chances_.push_back(
          chance_to_fill(static_cast<double>(fill_chances_.size()), position_->seats, weights_));
    return fill_chances_[index];
  }

  /// The features that the tiles around an empty cell turn to it, each once: those that end in a side, and
  /// fields.
  void find_facing(const FrontierCell& cell) {
    facing_.clear();
    fields_facing_.clear();
    const auto add = [&](std::vector<std::uint16_t>& list, const TileOnTable& tile, std::uint8_t segment) {
      if (segment == kNobody) return;
      const std::uint16_t root = position_->root(static_cast<std::uint16_t>(tile.first_node + segment));
      if (std::ranges::find(list, root) == list.end()) list.push_back(root);
    };
    for (int side = 0; side < kSides; ++side) {
      if (!(cell.mask >> (4 * side) & 0xF)) continue;
      const TileOnTable& tile = *tile_on(*position_, neighbour(cell.cell, side));
      const TileFacts& facts = book_.facts(tile.tile);
      const Face& face = facts.faces[tile.rotation];
      const auto turned = static_cast<unsigned>((side + 2) % kSides);
      add(facing_, tile, face.by_side[turned]);
      add(facing_, tile, sharer_at(facts, tile.rotation, turned));
      add(fields_facing_, tile, face.by_half[2 * turned]);
      add(fields_facing_, tile, face.by_half[2 * turned + 1]);
    }
  }

  void note_meetings(std::span<const std::uint16_t> roots, double chance) {
    for (std::size_t i = 0; i < roots.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (position_->nodes[roots[i]].kind == position_->nodes[roots[j]].kind)
          meetings_.push_back({roots[i], roots[j], chance});
      }
    }
  }

  /// A feature is complete when every cell at its open sides is filled.
  void foresee_closing() {
    meetings_.clear();
    for (unsigned i = 0; i < position_->frontier_count; ++i) {
      const FrontierCell& cell = position_->frontier[i];
      const int fitting = bag_.fitting(cell);
      const double chance = fill_chance(fitting);
      const double misses = unseen_ > 0 ? 1 - static_cast<double>(fitting) / unseen_ : 1;
      find_facing(cell);
      for (const std::uint16_t root : facing_) {
        Outlook& feature = slot(root);
        feature.closes *= chance;
        feature.stays *= misses;
        ++feature.cells;
      }
      note_meetings(facing_, chance);
      for (const std::uint16_t root : fields_facing_) ++slot(root).cells;
      note_meetings(fields_facing_, chance);
    }
  }

  void foresee_worth(std::uint16_t root, Outlook& feature) const {
    const ConstTurn<B> turn{book_, *position_};
    const auto tiles = static_cast<int>(tiles_of(*position_, root).count());
    const double growth =
        position_->nodes[root].kind == FeatureKind::city ? weights_.city_growth : weights_.road_growth;
    const int grown = tiles + static_cast<int>(std::lround(growth * feature.cells));
    feature.now = sheet_by_tiles(turn, root, tiles, ScoreReason::final).total();
    feature.then = sheet_by_tiles(turn, root, grown, ScoreReason::completed).total();
  }

  void foresee_surrounding(std::uint16_t root, Outlook& feature) {
    const Cell here = position_->tile_of(root).cell;
    const double turns = static_cast<double>(position_->tiles_left) / position_->seats;
    const double far = weights_.far_cell * (1 - std::exp(-turns / weights_.far_turns));
    feature.closes = 1;
    for_each_cell_near(here, [&](Cell cell) {
      const unsigned value = position_->cells[place_of(*position_, cell)];
      if (value != 0 && value <= B::tiles) {
        ++feature.now;
        return;
      }
      const double chance =
          value == 0 ? far : fill_chance(bag_.fitting(position_->frontier[value - B::tiles - 1u]));
      feature.now += chance;
      feature.closes *= chance;
    });
    if (book_.hooks.value.empty()) return;
    Sheet more;
    for (const auto value : book_.hooks.value)
      value(ConstTurn<B>{book_, *position_}, root, ScoreReason::completed, more);
    feature.now += feature.closes * more.total();
  }

  void find_cities(std::uint16_t root, Outlook& field) {
    field.first_city = static_cast<std::uint32_t>(cities_.size());
    for_each_segment(*position_, root, [&](std::uint16_t node) {
      const TileOnTable& tile = position_->tile_of(node);
      for (unsigned bits = book_.facts(tile.tile).cities[position_->feature_index(node)]; bits != 0;
           bits &= bits - 1) {
        const auto city =
            position_->root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
        if (std::find(cities_.begin() + field.first_city, cities_.end(), city) == cities_.end())
          cities_.push_back(city);
      }
    });
    if (!book_.hooks.cities_touched.empty()) add_cities_touched(root, field.first_city);
    field.cities = static_cast<std::uint32_t>(cities_.size()) - field.first_city;
  }

  /// Those that modules know of, which are behind the first of the field already or not.
  void add_cities_touched(std::uint16_t field, std::uint32_t first_city) {
    auto touched = position_->no_nodes();
    for (const auto add : book_.hooks.cities_touched) add(ConstTurn<B>{book_, *position_}, field, touched);
    const auto first = static_cast<std::ptrdiff_t>(first_city);
    for (std::uint16_t city = 0; city < position_->node_count; ++city) {
      if (touched.test(city) && std::find(cities_.begin() + first, cities_.end(), city) == cities_.end())
        cities_.push_back(city);
    }
  }

  const RuleBook<B>& book_;
  const Weights weights_;
  Bag bag_;
  int unseen_ = 0;  ///< tiles
  const Position<B>* position_ = nullptr;
  std::vector<TileOnTable> tiles_;     ///< of this layout
  int tiles_left_ = -1;                ///< to come
  std::vector<double> fill_chances_;   ///< by the number of tiles that fit
  std::vector<std::uint16_t> facing_;  ///< features at one cell
  std::vector<std::uint16_t> fields_facing_;
  std::vector<Meeting> meetings_;
  std::vector<Outlook> outlooks_;      ///< by root
  std::vector<std::uint32_t> rounds_;  ///< by root: the layout of its outlook
  std::vector<std::uint16_t> cities_;  ///< of all fields, one after the other
  std::uint32_t round_ = 0;
};

}  // namespace bastide::bots::carcassonne
