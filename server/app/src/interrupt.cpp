#include "interrupt.hpp"

#include <atomic>

namespace bastide::server {
namespace {

std::atomic<int> noted_signal = 0;
static_assert(std::atomic<int>::is_always_lock_free);

void note(int signal) { noted_signal = signal; }

void take(int signal, struct sigaction& before) {
  struct sigaction noting = {};
  noting.sa_handler = note;
  noting.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  sigaction(signal, nullptr, &before);
  if (before.sa_handler != SIG_IGN) sigaction(signal, &noting, nullptr);
}

}  // namespace

Interrupt::Interrupt() {
  noted_signal = 0;
  take(SIGINT, int_before_);
  take(SIGTERM, term_before_);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &int_before_, nullptr);
  sigaction(SIGTERM, &term_before_, nullptr);
}

bool Interrupt::came() const { return noted_signal != 0; }

int Interrupt::exit_code(int otherwise) const {
  constexpr int kBySignal = 128;
  return came() ? kBySignal + noted_signal : otherwise;
}

}  // namespace bastide::server
