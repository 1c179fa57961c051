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
inline constexpr ListCodec<int, IntegerCodec<int>> kDrawnValues{whole_range<int>, 0, kDrawsMax};

/// An object with a key for each stream.
template <class Draws, class Inner>
struct ByStreamCodec {
  Inner inner;
  std::map<std::string, Draws, std::less<>> read(const Value& in) const {
    std::map<std::string, Draws, std::less<>> by_stream;
    for (const std::string& stream : in.keys(kStreamsMax)) {
      const Value draws = in.field(stream);
      if (stream.empty() || stream.size() > kStreamNameCharsMax)
        draws.fail(ErrorCode::bad_value, "a stream has a name of 1 to 32 characters");
      by_stream.emplace(stream, inner.read(draws));
    }
    return by_stream;
  }
  void write(const std::map<std::string, Draws, std::less<>>& by_stream, JsonWriter& out) const {
    out.object([&] {
      for (const auto& [stream, draws] : by_stream) write_member(out, stream, inner, draws);
    });
  }
};
inline constexpr ByStreamCodec<std::vector<int>, decltype(kDrawnValues)> kChanceValues{kDrawnValues};

constexpr auto describe(Type<StreamDraws>) {
  return std::tuple{
      key("values", &StreamDraws::values, kDrawnValues),
      key("next", &StreamDraws::next, IntegerCodec<std::uint64_t>{0, static_cast<std::int64_t>(kSeqMax)})};
}
inline constexpr ByStreamCodec<StreamDraws, StructCodec<StreamDraws>> kChanceDraws{{}};

}  // namespace bastide::protocol
