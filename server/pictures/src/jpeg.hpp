// Reads and writes JPEG files in memory.
#pragma once

#include "image.hpp"

#include <string>
#include <string_view>

namespace bastide::server {

/// At most this wide and high, which bounds the memory that a file can ask for.
inline constexpr int kJpegSideMax = 8192;

/// Throws std::runtime_error if the file is damaged, or larger than kJpegSideMax.
Image read_jpeg(std::string_view file);

/// `quality`: 1 to 100. Throws std::runtime_error where memory runs out.
std::string write_jpeg(const Image& image, int quality);

}  // namespace bastide::server
