// The part of spdlog that rooms use, writing to the browser's console.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>

namespace spdlog {

/// The console's levels.
enum class Level : int { debug, info, warn, error };

[[clang::import_module("page"), clang::import_name("log")]]
void page_log(Level level, const char* text, std::size_t length);

inline void write(Level level, const std::string& text) { page_log(level, text.data(), text.size()); }

template <class... Arguments>
void debug(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  write(Level::debug, fmt::format(format, std::forward<Arguments>(arguments)...));
}
template <class... Arguments>
void info(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  write(Level::info, fmt::format(format, std::forward<Arguments>(arguments)...));
}
template <class... Arguments>
void warn(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  write(Level::warn, fmt::format(format, std::forward<Arguments>(arguments)...));
}
template <class... Arguments>
void error(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  write(Level::error, fmt::format(format, std::forward<Arguments>(arguments)...));
}

}  // namespace spdlog
