#include "log_entry.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace bastide::server {

StoredEntry to_stored(const log::Entry& entry) {
  return {.seq = entry.seq, .at_ms = entry.at_ms, .payload = log::encode(entry)};
}

log::Entry from_stored(const StoredEntry& stored) {
  auto entry = log::decode(stored.payload);
  if (!entry)
    throw std::runtime_error(fmt::format("log entry {}: {} at \"{}\" ({})", stored.seq, entry.error().message,
                                         entry.error().at, entry.error().code));
  entry->seq = stored.seq;
  entry->at_ms = stored.at_ms;
  return std::move(*entry);
}

log::Shuffle draw_shuffle(EntropySource& entropy) {
  log::Shuffle shuffle;
  entropy.fill(shuffle.game_id);
  entropy.fill(shuffle.secret);
  return shuffle;
}

}  // namespace bastide::server
