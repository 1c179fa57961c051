#include "jpeg.hpp"

#include <array>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <stdexcept>

// Wants <cstddef> and <cstdio> before it.
#include <jpeglib.h>

namespace bastide::server {

namespace {

/// libjpeg reports an error by a function that must not return: this one throws through the library, whose
/// state the caller's guard frees. Damaged data are an error, too; the library would go on with grey.
[[noreturn]] void fail(j_common_ptr info) {
  std::array<char, JMSG_LENGTH_MAX> text{};
  info->err->format_message(info, text.data());
  throw std::runtime_error(text.data());
}

void warn(j_common_ptr info, int level) {
  if (level < 0) fail(info);
}

jpeg_error_mgr errors_that_throw() {
  jpeg_error_mgr errors{};
  jpeg_std_error(&errors);
  errors.error_exit = fail;
  errors.emit_message = warn;
  return errors;
}

}  // namespace

Image read_jpeg(std::string_view file) {
  jpeg_error_mgr errors = errors_that_throw();
  jpeg_decompress_struct info{};
  info.err = &errors;
  const std::unique_ptr<jpeg_decompress_struct, decltype(&jpeg_destroy_decompress)> guard(
      &info, jpeg_destroy_decompress);
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, reinterpret_cast<const unsigned char*>(file.data()), file.size());
  jpeg_read_header(&info, TRUE);
  if (info.image_width > kJpegSideMax || info.image_height > kJpegSideMax)
    throw std::runtime_error("the picture is too large");
  info.out_color_space = JCS_RGB;
  jpeg_start_decompress(&info);
  Image image(static_cast<int>(info.output_width), static_cast<int>(info.output_height));
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = image.row(static_cast<int>(info.output_scanline));
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  return image;
}

std::string write_jpeg(const Image& image, int quality) {
  unsigned char* bytes = nullptr;
  unsigned long count = 0;
  jpeg_error_mgr errors = errors_that_throw();
  jpeg_compress_struct info{};
  info.err = &errors;
  const std::unique_ptr<jpeg_compress_struct, decltype(&jpeg_destroy_compress)> guard(&info,
                                                                                      jpeg_destroy_compress);
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &bytes, &count);
  info.image_width = static_cast<JDIMENSION>(image.width());
  info.image_height = static_cast<JDIMENSION>(image.height());
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    // The library only reads; its type is from before const.
    auto* row = const_cast<JSAMPROW>(image.row(static_cast<int>(info.next_scanline)));
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  const std::unique_ptr<unsigned char, decltype(&std::free)> owned(bytes, &std::free);
  return {reinterpret_cast<const char*>(bytes), count};
}

}  // namespace bastide::server
