#include <server/rooms/gzip.hpp>

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <new>
#include <stdexcept>

namespace bastide::server {

namespace {

constexpr int kAsGzip = 16;  // added to the bits of the window: zlib's way of asking for gzip
constexpr int kWindowBitsMin = 9, kWindowBitsMax = 15;
constexpr int kMemoryLevel = 8;  // zlib's own choice
constexpr int kQuickLevel = 3;   // the last one that takes each repetition without a look at the next
constexpr std::size_t kPiece = 16 * 1024;

// zlib declares its input as mutable bytes, but does not change it.
Bytef* bytes_of(std::string_view text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text.data())); }

/// A window that holds the whole text, if there is one. A larger one would only be memory to get and to
/// clear.
int window_bits(std::size_t text_bytes) {
  return std::clamp(static_cast<int>(std::bit_width(text_bytes)), kWindowBitsMin, kWindowBitsMax);
}

}  // namespace

std::string gzip(std::string_view text, Packing packing) {
  z_stream stream{};
  const int level = packing == Packing::smallest ? Z_BEST_COMPRESSION : kQuickLevel;
  if (deflateInit2(&stream, level, Z_DEFLATED, window_bits(text.size()) + kAsGzip, kMemoryLevel,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  stream.next_in = bytes_of(text);
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = bytes_of(out);
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string gunzip(std::string_view bytes, std::size_t bytes_max) {
  z_stream stream{};
  if (inflateInit2(&stream, kWindowBitsMax + kAsGzip) != Z_OK) throw std::bad_alloc();
  stream.next_in = bytes_of(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string out;
  int state = Z_OK;
  while (state == Z_OK && out.size() < bytes_max) {
    const std::size_t before = out.size();
    out.resize(std::min(before + kPiece, bytes_max));
    stream.next_out = bytes_of(out) + before;
    stream.avail_out = static_cast<uInt>(out.size() - before);
    state = inflate(&stream, Z_NO_FLUSH);
    out.resize(stream.total_out);
  }
  inflateEnd(&stream);
  if (state != Z_STREAM_END) throw std::runtime_error("not gzip, or too large");
  return out;
}

}  // namespace bastide::server
