// Reads the project's own files: data, rules and sources that tests compare.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace bastide::test {

/// The root of the checkout that the tests were built from.
inline std::filesystem::path source_tree() { return BASTIDE_SOURCE_TREE; }

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace bastide::test
