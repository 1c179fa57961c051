#include "history.hpp"

#include <protocol/log_entry.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace bastide::sim {

namespace log = protocol::log;

void History::acknowledged(const std::string& room, const std::string& client, const std::string& id,
                           Mark mark, std::uint64_t seq) {
  acknowledged_.push_back({.room = room, .client = client, .id = id, .mark = mark, .seq = seq});
}

void History::asked(const std::string& room, const std::string& id) {
  const auto known = events_.find(room);
  const bool any = known != events_.end() && !known->second.empty();
  told_when_asked_.try_emplace(id, any ? known->second.rbegin()->first : 0);
}

std::size_t History::acknowledged_count(const std::string& room) const {
  return static_cast<std::size_t>(std::ranges::count(acknowledged_, room, &Acknowledged::room));
}

void History::told(const std::string& room, const protocol::Delta& delta) {
  std::string events = delta.events.tree().dump();
  const auto [known, first] = events_[room].try_emplace(delta.seq, std::move(events));
  if (!first && known->second != delta.events.tree().dump())
    throw Broken(fmt::format("{}: change {} was told in two ways: {} and {}", room, delta.seq, known->second,
                             delta.events.tree().dump()));
}

void History::check(const Journal& journal) const {
  struct Place {
    std::string room;
    std::uint64_t seq;
    bool act;
  };
  std::map<std::string, Place> by_id;
  for (const auto& [room, entries] : journal) {
    std::uint64_t last = 0;
    for (const auto& [seq, text] : entries) {
      if (seq != ++last) throw Broken(fmt::format("{}: there is no change {}", room, last));
      const auto entry = log::decode(text);
      if (!entry) throw Broken(fmt::format("{}: change {} can't be read", room, seq));
      if (!entry->request) continue;
      const std::string& id = entry->request->id;
      const bool act = std::holds_alternative<log::Acted>(entry->change);
      const auto [known, first] = by_id.try_emplace(id, Place{.room = room, .seq = seq, .act = act});
      if (!first)
        throw Broken(fmt::format("{}: {} was carried out as {} and {}", room, id, known->second.seq, seq));
      if (refused_.contains(id)) throw Broken(fmt::format("{}: {} was refused and carried out", room, id));
      if (const auto before = told_when_asked_.find(id);
          before != told_when_asked_.end() && seq <= before->second)
        throw Broken(fmt::format("{}: {} was asked for after change {} had been told, and is {}", room, id,
                                 before->second, seq));
      if (!arrived_.contains(id)) throw Broken(fmt::format("{}: {} came by no connection", room, id));
    }
  }
  for (const auto& [room, changes] : events_)
    if (!changes.empty() && !journal.at(room).contains(changes.rbegin()->first))
      throw Broken(fmt::format("{}: change {} was told and is not there", room, changes.rbegin()->first));
  std::map<std::pair<std::string, std::string>, std::uint64_t> last_of;  // by room and client
  for (const Acknowledged& one : acknowledged_) {
    const auto found = by_id.find(one.id);
    if (found == by_id.end()) {
      if (one.mark == Mark::maybe) continue;
      throw Broken(fmt::format("{}: {} was acknowledged and is lost", one.room, one.id));
    }
    const Place& place = found->second;
    if (place.room != one.room || (one.mark == Mark::act && (place.seq != one.seq || !place.act)))
      throw Broken(
          fmt::format("{}: {} was acknowledged as {} and is {}", one.room, one.id, one.seq, place.seq));
    std::uint64_t& last = last_of[{one.room, one.client}];
    if (place.seq <= last) throw Broken(fmt::format("{}: {} is out of order", one.room, one.id));
    last = place.seq;
  }
}

}  // namespace bastide::sim
