// Values drawn from the streams of chance: objects with a key per stream.
#pragma once

#include "codecs.hpp"
#include "fields.hpp"

#include <engine/streams.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace bastide::protocol {

inline constexpr std::size_t kStreamsMax = 64;
inline constexpr std::size_t kStreamNameCharsMax = 32;
inline constexpr std::size_t kDrawsMax = 10'000;  // from one stream; more than a game has turns

inline constexpr IdTextCodec kStreamName{kStreamNameCharsMax};

/// Values are numbers.
struct NumbersCodec {
  static constexpr ListCodec<int, IntegerCodec<int>> of(std::string_view /*stream*/) {
    return {whole_range<int>, 0, kDrawsMax};
  }
};
/// Values have the words of their stream.
struct OutcomesCodec {
  static constexpr ListCodec<int, OutcomeCodec> of(std::string_view stream) {
    return {{stream}, 0, kDrawsMax};
  }
};

/// An object with a key for each stream. `Inner::of(stream)` is the codec of what was drawn from it.
template <class Draws, class Inner>
struct ByStreamCodec {
  std::map<std::string, Draws, std::less<>> read(const Value& in) const {
    std::map<std::string, Draws, std::less<>> by_stream;
    for (const std::string& stream : in.keys(kStreamsMax)) {
      const Value draws = in.field(stream);
      if (stream.empty() || stream.size() > kStreamNameCharsMax)
        draws.fail(ErrorCode::bad_value, "a stream has a name of 1 to 32 characters");
      by_stream.emplace(stream, Inner::of(stream).read(draws));
    }
    return by_stream;
  }
  void write(const std::map<std::string, Draws, std::less<>>& by_stream, JsonWriter& out) const {
    out.object([&] {
      for (const auto& [stream, draws] : by_stream) write_member(out, stream, Inner::of(stream), draws);
    });
  }
};
inline constexpr ByStreamCodec<std::vector<int>, OutcomesCodec> kChanceValues;

constexpr auto describe(Type<StreamDraws>) {
  return std::tuple{
      key("values", &StreamDraws::values, NumbersCodec::of({})),
      key("next", &StreamDraws::next, IntegerCodec<std::uint64_t>{0, static_cast<std::int64_t>(kSeqMax)})};
}
struct DrawsCodec {
  static constexpr StructCodec<StreamDraws> of(std::string_view /*stream*/) { return {}; }
};
inline constexpr ByStreamCodec<StreamDraws, DrawsCodec> kChanceDraws;

}  // namespace bastide::protocol
