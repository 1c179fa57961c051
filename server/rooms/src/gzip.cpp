#include <server/rooms/gzip.hpp>

#include <zlib.h>

#include <algorithm>
#include <new>
#include <stdexcept>

namespace bastide::server {

namespace {

constexpr int kWindowOfGzip = 15 + 16;  // zlib's way of asking for gzip
constexpr int kMemoryLevel = 9;         // the maximum
constexpr std::size_t kPiece = 16 * 1024;

// zlib declares its input as mutable bytes, but does not change it.
Bytef* bytes_of(std::string_view text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text.data())); }

}  // namespace

std::string gzip(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kWindowOfGzip, kMemoryLevel,
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
  if (inflateInit2(&stream, kWindowOfGzip) != Z_OK) throw std::bad_alloc();
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
