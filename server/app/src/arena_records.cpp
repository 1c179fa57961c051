#include "arena_records.hpp"

#include "settings.hpp"

#include <protocol/records/record.hpp>

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace bastide::server {

ArenaRecords::ArenaRecords(std::string folder, std::string first, std::string second)
    : folder_(std::move(folder)), first_(std::move(first)), second_(std::move(second)) {
  std::error_code failed;
  std::filesystem::create_directories(folder_, failed);
  if (failed) throw UsageError(fmt::format("cannot make {}: {}", folder_, failed.message()));
}

void ArenaRecords::keep(std::int64_t deck, Seat first, const bots::PlayedOut& played) const {
  const Game& game = *played.game;
  const Setup& setup = game.setup();
  const Snapshot snapshot = game.snapshot();
  protocol::Record record{
      .kind = find_game(setup.rules.game),
      .rules = setup.rules,
      .seats = {},
      .first_player = setup.first_player,
      .result = game.result(),
      .deck = protocol::RecordDeck{.order = game.drawn(),
                                   .wall_tiles = protocol::wall_tiles_laid(setup),
                                   .buried = snapshot.buried,
                                   .returned = snapshot.reshuffle},
      .chance = protocol::values_of(snapshot.chance),
      .actions = {},
  };
  for (Seat seat = 0; seat < setup.seats; ++seat)
    record.seats.push_back({.name = seat == first ? first_ : second_, .colour = {}});
  for (const auto& [seat, action] : played.actions) record.actions.push_back({seat, action});
  const std::filesystem::path name =
      std::filesystem::path(folder_) / fmt::format("deck-{}-seat-{}.json", deck, first);
  std::ofstream out(name, std::ios::binary);
  out << protocol::to_text(record);
  out.close();
  if (!out) throw std::runtime_error(fmt::format("cannot write {}", name.string()));
}

}  // namespace bastide::server
