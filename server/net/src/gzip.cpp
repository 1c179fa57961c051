#include "gzip.hpp"

#include <zlib.h>

#include <new>

namespace bastide::server {

namespace {

constexpr int kGzipFormat = 16;  // added to the window bits: a gzip header instead of zlib's
constexpr int kWindowBits = 15;
constexpr int kMemoryLevel = 9;

}  // namespace

std::string gzip(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kWindowBits + kGzipFormat, kMemoryLevel,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
  std::string out(deflateBound(&stream, text.size()), '\0');
  // zlib does not write to its input, but its older interface has no const.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);  // ends at once: the bound is enough for everything
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

}  // namespace bastide::server
