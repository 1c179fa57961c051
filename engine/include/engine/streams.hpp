// Chance while a game runs: named streams of words, and choices made from them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide {

/// Chance during a game, as streams of numbers that are fixed before it begins. Pure: the same name and index
/// always give the same word, so that copies, previews and replays agree.
class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  /// A word of a stream: 32 uniform bits. Indices count from 0.
  virtual std::uint32_t word(std::string_view stream, std::uint64_t index) const = 0;
};

/// Reads a stream from its beginning or from a given index.
class Stream {
 public:
  Stream(const ChanceSource& source, std::string_view name, std::uint64_t next = 0)
      : source_(source), name_(name), next_(next) {}

  /// Uniform in 0 to n − 1 (EXP-CHANCE-02). Requires: 1 <= n.
  std::uint32_t below(std::uint32_t n) {
    constexpr std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
    for (;;) {
      const std::uint32_t word = source_.word(name_, next_++), choice = word % n;
      // The last words, fewer than n, would favour the small choices.
      if (word - choice <= last - (n - 1)) return choice;
    }
  }
  /// The index of the next word.
  std::uint64_t next() const { return next_; }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i-- > 1;)
      std::swap(items[i], items[below(static_cast<std::uint32_t>(i + 1))]);
  }

 private:
  const ChanceSource& source_;
  std::string_view name_;
  std::uint64_t next_;
};

/// A possible outcome of a draw.
struct ChanceOutcome {
  int value;  ///< as events and records name it
  int count;  ///< how many copies of it are in the bag; at least 1
};

/// A draw that waits: a die, a token out of a bag, a place where something lands (EXP-CHANCE-01).
class Chance {
 public:
  static constexpr std::size_t outcomes_max = 32;

  explicit Chance(std::string_view stream) : stream_(stream) {}
  /// The stream of the draw; static storage.
  std::string_view stream() const { return stream_; }

  /// Adds an outcome, in the order that the rule gives (EXP-CHANCE-02); nothing if `count` is 0. Requires:
  /// count >= 0, and a new value. Throws std::length_error beyond outcomes_max.
  void add(int value, int count = 1) {
    if (count == 0) return;
    if (size_ == outcomes_max) throw std::length_error("too many outcomes of one draw");
    outcomes_[size_++] = {value, count};
    copies_ += static_cast<std::uint32_t>(count);
  }
  std::span<const ChanceOutcome> outcomes() const { return std::span(outcomes_).first(size_); }
  /// The number of copies in the bag.
  std::uint32_t copies() const { return copies_; }
  /// The value of a copy; equal copies are side by side. Requires: number < copies().
  int value_of(std::uint32_t number) const {
    const ChanceOutcome* outcome = outcomes_.data();
    for (; number >= static_cast<std::uint32_t>(outcome->count); ++outcome)
      number -= static_cast<std::uint32_t>(outcome->count);
    return outcome->value;
  }
  bool can_be(int value) const {
    for (const ChanceOutcome& outcome : outcomes())
      if (outcome.value == value) return true;
    return false;
  }

 private:
  std::string_view stream_;
  std::array<ChanceOutcome, outcomes_max> outcomes_{};
  std::size_t size_ = 0;
  std::uint32_t copies_ = 0;
};

/// The word for a value of a stream; empty where it is a number.
std::string_view outcome_word(std::string_view stream, int value);
std::optional<int> find_outcome(std::string_view stream, std::string_view word);

/// By stream: the values drawn from it, in order.
using ChanceValues = std::map<std::string, std::vector<int>, std::less<>>;

/// The draws from one stream so far.
struct StreamDraws {
  std::vector<int> values;  ///< in order, forced ones first
  std::uint64_t next = 0;   ///< the index of the word for the next draw
  friend bool operator==(const StreamDraws&, const StreamDraws&) = default;
};
/// By stream; without unused streams.
using ChanceDraws = std::map<std::string, StreamDraws, std::less<>>;

}  // namespace bastide
