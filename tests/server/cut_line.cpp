#include "cut_line.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <stdexcept>

namespace bastide::test {

namespace {

sockaddr_un address_of(const std::filesystem::path& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

bool send_all(int socket, const char* bytes, std::size_t length) {
  while (length > 0) {
    const ssize_t sent = send(socket, bytes, length, MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes += sent;
    length -= static_cast<std::size_t>(sent);
  }
  return true;
}

}  // namespace

CutLine::CutLine(const std::filesystem::path& folder, const std::filesystem::path& to) : to_(to) {
  listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_of(folder / ".s.PGSQL.5432");
  if (bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      listen(listening_, 16) != 0)
    throw std::runtime_error("cannot listen in " + folder.string());
  thread_ = std::jthread([this] { work(); });
}

CutLine::~CutLine() {
  stop_ = true;
  thread_.join();
  for (const Pair& pair : pairs_) {
    close(pair.client);
    close(pair.server);
  }
  close(listening_);
}

void CutLine::cut(Cut where, std::size_t length) {
  length_ = length;
  where_ = where;
}

void CutLine::mend() { where_ = Cut::nowhere; }

/// Returns false if the connection has ended.
bool CutLine::pass(Pair& pair, bool from_client) {
  std::array<char, 65536> bytes;
  const ssize_t read = recv(from_client ? pair.client : pair.server, bytes.data(), bytes.size(), 0);
  if (read <= 0) return false;
  const auto length = static_cast<std::size_t>(read);
  const Cut where = where_;
  if (from_client && where != Cut::nowhere && length >= length_) pair.asked = true;
  if (pair.asked && where == Cut::before_question) return false;
  if (pair.asked && where == Cut::silently) {
    pair.silent = true;
    ++cuts_;
    return true;
  }
  if (pair.asked && !from_client) return false;  // the answer has arrived: it has been carried out
  return send_all(from_client ? pair.server : pair.client, bytes.data(), length);
}

void CutLine::work() {
  while (!stop_) {
    std::vector<pollfd> sockets{{.fd = listening_, .events = POLLIN, .revents = 0}};
    for (const Pair& pair : pairs_) {
      sockets.push_back({.fd = pair.silent ? -1 : pair.client, .events = POLLIN, .revents = 0});
      sockets.push_back({.fd = pair.silent ? -1 : pair.server, .events = POLLIN, .revents = 0});
    }
    if (poll(sockets.data(), sockets.size(), 5) <= 0) continue;
    std::vector<Pair> left;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      Pair& pair = pairs_[i];
      const bool goes_on = (sockets[2 * i + 1].revents == 0 || pass(pair, true)) &&
                           (sockets[2 * i + 2].revents == 0 || pass(pair, false));
      if (goes_on) {
        left.push_back(pair);
        continue;
      }
      close(pair.client);
      close(pair.server);
      if (pair.asked) ++cuts_;
    }
    pairs_ = left;
    if (sockets[0].revents == 0) continue;
    const int client = accept(listening_, nullptr, nullptr);
    const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = address_of(to_);
    if (where_ != Cut::nowhere ||
        connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
      close(client);
      close(server);
      continue;
    }
    pairs_.push_back({.client = client, .server = server});
  }
}

}  // namespace bastide::test
