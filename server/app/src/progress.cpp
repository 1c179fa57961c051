#include "progress.hpp"

#include <fmt/format.h>

#include <unistd.h>
#include <cstdio>
#include <utility>

namespace bastide::server {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(100);
constexpr const char* kWipe = "\r\x1b[K";

bool is_terminal(int descriptor) { return isatty(descriptor) == 1; }

}  // namespace

Progress::Progress(bool prints)
    : shown_(is_terminal(STDERR_FILENO) && !(prints && is_terminal(STDOUT_FILENO))) {}

Progress::~Progress() { wipe(); }

void Progress::wipe() {
  if (std::exchange(written_, false)) fmt::print(stderr, "{}", kWipe);
}

bool Progress::due() {
  if (!shown_) return false;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return false;
  next_ = now + kInterval;
  return true;
}

void Progress::tell(const std::string& text) {
  if (!shown_) return;
  fmt::print(stderr, "{}{}", kWipe, text);
  std::fflush(stderr);
  written_ = true;
}

}  // namespace bastide::server
