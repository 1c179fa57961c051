#include "wrapped_help.hpp"

#include <sstream>
#include <utility>

namespace bastide::server {
namespace {

std::string wrapped(std::string line, std::size_t column) {
  const std::size_t indent = line.starts_with("  ") ? column : 0;
  std::string out;
  while (line.size() > WrappedHelp::kColumnsMax) {
    const std::size_t space = line.rfind(' ', WrappedHelp::kColumnsMax);
    if (space == line.npos || space <= indent) break;  // one long word
    out.append(line, 0, space).append("\n");
    line.replace(0, space + 1, indent, ' ');
  }
  return out + line + "\n";
}

}  // namespace

std::string WrappedHelp::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const {
  std::istringstream lines(Formatter::make_help(app, std::move(name), mode));
  std::string out;
  for (std::string line; std::getline(lines, line);) out += wrapped(std::move(line), get_column_width());
  return out;
}

}  // namespace bastide::server
