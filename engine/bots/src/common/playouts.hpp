// Plain Monte-Carlo tree search: a published benchmark, not an opponent for people.
#pragma once

#include "common/effort.hpp"
#include "common/expectation.hpp"
#include "common/table.hpp"

#include <engine/action_list.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace bastide::bots {

/// The tiles still to be drawn in one sampled world.
class Tiles {
 public:
  explicit Tiles(std::span<const TileCount> unseen) : kinds_(unseen.begin(), unseen.end()) {
    for (const TileCount& kind : kinds_) left_ += kind.count;
  }

  bool empty() const { return left_ == 0; }
  /// Removes a random tile and returns it. Requires: there is one.
  TileId take(Random& random) {
    auto skipped = static_cast<int>(random.below(static_cast<std::uint32_t>(left_)));
    auto kind = kinds_.begin();
    for (; skipped >= kind->count; ++kind) skipped -= kind->count;
    --kind->count;
    --left_;
    return kind->tile;
  }

 private:
  std::vector<TileCount> kinds_;
  int left_ = 0;
};

/// UCT with a node for each choice and, below it, for each tile that came; beyond the tree all choices are
/// random to the end. Knows only the rules. A playout counts as one position.
struct Playouts {
  double exploration = 0.4;
  /// A lead of this many points counts as a win, a deficit as a loss; in between in proportion.
  double points = 60;

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    return Search<Game>{*this, table}.choose();
  }

 private:
  template <class Game>
  struct Search {
    using Position = typename Game::Position;

    /// A choice or a tile, and its results.
    struct Node {
      Action action;
      TileId tile = kNoTile;
      std::uint32_t visits = 0;
      std::array<double, kSeatsMax> won{};
      std::vector<Action> untried;
      std::vector<Node> next;
    };

    const Playouts& settings;
    const Table<Game>& table;
    Effort effort{table.budget};
    ActionList actions;
    std::vector<Node*> path;
    Position position;
    Node root;

    Action choose() {
      do {
        play_once();
        effort.count();
      } while (!effort.spent());
      return std::ranges::max_element(root.next, {}, &Node::visits)->action;
    }

    void play_once() {
      position = table.position;
      Tiles tiles(table.unseen);
      path.assign(1, &root);
      bool in_tree = true;
      while (position.phase != Phase::over) {
        if (position.phase == Phase::draw) {
          if (tiles.empty()) break;  // only tiles that are set aside for ever are left
          const TileId tile = tiles.take(table.random);
          table.referee.draw(position, tile);
          if (in_tree) path.push_back(&node_of(tile));
        } else if (draws_by_chance()) {
          in_tree = false;  // below it there would be a separate tree for each outcome
        } else if (in_tree) {
          in_tree = path.size() == 1 || path.back()->visits > 0;
          Node& chosen = in_tree ? select() : *path.back();
          if (in_tree) path.push_back(&chosen);
          table.referee.play(position, in_tree ? chosen.action : any());
        } else {
          table.referee.play(position, any());
        }
      }
      note();
    }

    /// Resolves chance other than tiles, if it is next.
    bool draws_by_chance() {
      if constexpr (requires { table.referee.sample_chance(position, table.random); }) {
        if (position.phase != Phase::chance) return false;
        table.referee.resolve(position, table.referee.sample_chance(position, table.random));
        return true;
      }
      return false;
    }

    Action any() { return table.referee.sample(position, table.random, actions); }

    Node& node_of(TileId tile) {
      auto& next = path.back()->next;
      const auto known = std::ranges::find(next, tile, &Node::tile);
      if (known != next.end()) return *known;
      next.push_back({.action = Action{}, .tile = tile});
      return next.back();
    }

    /// The choice with the highest bound, after each has been tried once.
    Node& select() {
      Node& here = *path.back();
      if (here.next.empty()) {
        table.referee.legal_actions(position, actions);
        here.untried.assign(actions.begin(), actions.end());
        table.random.shuffle(std::span(here.untried));
      }
      if (!here.untried.empty()) {
        here.next.push_back({.action = here.untried.back()});
        here.untried.pop_back();
        return here.next.back();
      }
      const double log_visits = std::log(here.visits);
      const auto bound = [&](const Node& node) {
        return node.won[position.seat] / node.visits +
               settings.exploration * std::sqrt(log_visits / node.visits);
      };
      return *std::ranges::max_element(here.next, {}, bound);
    }

    void note() {
      const int seats = Game::seats(position);
      Expectation scores{};
      for (Seat seat = 0; seat < seats; ++seat) scores[seat] = position.scores[seat];
      for (Node* node : path) {
        ++node->visits;
        for (Seat seat = 0; seat < seats; ++seat)
          node->won[seat] +=
              std::clamp(0.5 + standing(scores, seat, seats) / (2 * settings.points), 0.0, 1.0);
      }
    }
  };
};

}  // namespace bastide::bots
