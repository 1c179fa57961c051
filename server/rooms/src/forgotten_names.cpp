#include "forgotten_names.hpp"

#include <server/rooms/gzip.hpp>

#include <spdlog/spdlog.h>

#include <exception>

namespace bastide::server {

std::optional<std::string> gzip_without_name(const std::string& record_gzip,
                                             const protocol::ForgottenSeats& seats) {
  try {
    const auto text = protocol::without_name(gunzip(record_gzip, protocol::kRecordBytesMax), seats);
    if (text) return gzip(*text, Packing::quick);
  } catch (const std::exception& error) {
    spdlog::error("a record can't be unpacked, so its names stay: {}", error.what());
  }
  return std::nullopt;
}

}  // namespace bastide::server
