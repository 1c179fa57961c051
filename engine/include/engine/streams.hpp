// What is left to chance while a game runs: named streams of words, and choices from them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace bastide {

/// Chance that comes up while a game runs, as streams of numbers that are settled before it begins. Pure: the same
/// name and index give the same word for ever, so that copies, previews and replays agree.
class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  /// The word of a stream: 32 bits, each as likely as every other. Indices count from 0.
  virtual std::uint32_t word(std::string_view stream, std::uint64_t index) const = 0;
};

/// Goes along one stream, from its beginning or from where it was left.
class Stream {
 public:
  Stream(const ChanceSource& source, std::string_view name, std::uint64_t next = 0)
      : source_(source), name_(name), next_(next) {}

  /// 0 to n − 1, all equally likely (EXP-CHANCE-02). Requires: 1 <= n.
  std::uint32_t below(std::uint32_t n) {
    const std::uint64_t all = std::uint64_t{1} << 32;
    const std::uint64_t fair = all - all % n;  // words from here on would favour the small remainders
    std::uint64_t word = source_.word(name_, next_++);
    while (word >= fair) word = source_.word(name_, next_++);
    return static_cast<std::uint32_t>(word % n);
  }
  /// The word that the next choice looks at.
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

}  // namespace bastide
