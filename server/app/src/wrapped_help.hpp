// Help whose lines fit a terminal.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace bastide::server {

/// Breaks lines that are longer than this between words; what belongs to an option goes on below its
/// description.
class WrappedHelp : public CLI::Formatter {
 public:
  static constexpr std::size_t kColumnsMax = 100;

  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;
};

}  // namespace bastide::server
