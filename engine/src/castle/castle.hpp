// The game kind "castle": its options and how a game begins.
#pragma once

#include <engine/game.hpp>

namespace bastide::castle {

class Castle final : public GameKind {
 public:
  std::string_view name() const override { return "castle"; }
  std::string_view default_preset() const override { return "castle"; }
  std::span<const std::string_view> editions() const override;
  std::span<const ModuleSpec> modules() const override { return {}; }
  std::span<const OptionSpec> options() const override;
  std::span<const PresetSpec> presets() const override;
  std::span<const MendSpec> mends() const override { return {}; }
  Result<Rules> resolve(const RulesRequest& request) const override;
  int seats_min() const override { return 2; }
  int seats_max(const Rules&) const override { return 2; }
  std::vector<Pile> piles(const Rules& rules) const override;
  std::vector<StartTile> opening_layout(const Rules&) const override { return {}; }
  std::optional<TileId> find_tile(std::string_view name) const override;
  std::vector<TileId> tiles() const override;
  Result<std::unique_ptr<Game>> start(const Setup& setup, Events& events) const override;
  Result<std::unique_ptr<Game>> restore(const Setup& setup, const Snapshot& snapshot) const override;
};

inline constexpr Castle kCastle;

}  // namespace bastide::castle
