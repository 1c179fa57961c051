// The outcomes drawn from the streams during a game (EXP-CHANCE-02, EXP-CHANCE-05).
#pragma once

#include <engine/setup.hpp>
#include <engine/streams.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace bastide {

/// Copies are independent.
class Luck {
 public:
  /// The next value of the stream: the next forced value, if any is left, else one drawn by the stream's
  /// words; without words the first outcome. Empty if the forced value is impossible.
  std::optional<int> draw(const Setup& setup, const Chance& chance) {
    StreamDraws& draws = draws_[std::string(chance.stream())];
    int value = chance.value_of(0);
    if (const auto forced = forced_next(setup, chance.stream(), draws.values.size())) {
      if (!chance.can_be(*forced)) return std::nullopt;
      value = *forced;
    } else if (setup.chance) {
      Stream stream(*setup.chance, chance.stream(), draws.next);
      value = chance.value_of(stream.below(chance.copies()));
      draws.next = stream.next();
    }
    draws.values.push_back(value);
    return value;
  }
  const ChanceDraws& draws() const { return draws_; }

  /// Resumes from a save. Returns whether the save fits this set-up, whose rules have the streams for which
  /// `is_stream(name)` holds.
  bool resume(const Setup& setup, const ChanceDraws& saved, auto is_stream) {
    draws_ = saved;
    return std::ranges::all_of(saved, [&](const auto& one) {
      const auto& [stream, draws] = one;
      const auto forced = setup.forced_chance.find(stream);
      const bool none = forced == setup.forced_chance.end();
      const std::size_t of_record = none ? 0 : std::min(forced->second.size(), draws.values.size());
      const std::size_t of_words = setup.chance ? draws.values.size() - of_record : 0;
      return is_stream(stream) && !draws.values.empty() && draws.next >= of_words &&
             (none ||
              std::equal(draws.values.begin(), draws.values.begin() + static_cast<std::ptrdiff_t>(of_record),
                         forced->second.begin()));
    });
  }

 private:
  static std::optional<int> forced_next(const Setup& setup, std::string_view stream, std::size_t drawn) {
    const auto forced = setup.forced_chance.find(stream);
    if (forced == setup.forced_chance.end() || drawn >= forced->second.size()) return std::nullopt;
    return forced->second[drawn];
  }

  ChanceDraws draws_;
};

}  // namespace bastide
