// The game kind "discovery": its options and how a game begins.
#pragma once

#include <engine/discovery/position.hpp>
#include <engine/game.hpp>

namespace bastide::discovery {

class Discovery final : public GameKind {
 public:
  std::string_view name() const override { return "discovery"; }
  std::string_view default_preset() const override { return "discovery"; }
  std::span<const std::string_view> editions() const override;
  std::span<const ModuleSpec> modules() const override { return {}; }
  std::span<const OptionSpec> options() const override;
  std::span<const PresetSpec> presets() const override;
  std::span<const MendSpec> mends() const override { return {}; }
  Result<Rules> resolve(const RulesRequest& request) const override;
  int seats_min() const override { return kSeatsLeast; }
  int seats_max(const Rules&) const override { return kSeatsMost; }
  std::vector<Pile> piles(const Rules& rules) const override;
  std::vector<StartTile> opening_layout(const Rules& rules) const override;
  std::optional<TileId> find_tile(std::string_view name) const override;
  std::vector<TileId> tiles() const override;
  Result<std::unique_ptr<Game>> start(const Setup& setup, Events& events) const override;
  Result<std::unique_ptr<Game>> restore(const Setup& setup, const Snapshot& snapshot) const override;
};

inline constexpr Discovery kDiscovery;

}  // namespace bastide::discovery
