#include "node.hpp"

#include "simulation/history.hpp"

#include <server/client/http_get.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <boost/asio/local/stream_protocol.hpp>

#include <csignal>
#include <fstream>
#include <iterator>
#include <system_error>

namespace bastide::cluster {

using namespace std::chrono_literals;

namespace {

constexpr auto kStartedAgainAfter = 200ms;

const std::filesystem::path& made(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  return folder;
}

std::list<Line> lines_to(const std::vector<std::filesystem::path>& sockets, boost::asio::io_context& lines) {
  std::list<Line> all;
  for (const auto& socket : sockets)
    all.emplace_back(lines, asio::local::stream_protocol::endpoint(socket.string()));
  return all;
}

/// As a host writes it: libpq uses the writable one.
std::string url_of(const std::list<Line>& databases, const std::string& name, const std::string& place) {
  std::vector<std::string> hosts;
  for (const Line& line : databases) hosts.push_back(fmt::format("127.0.0.1:{}", line.port()));
  return fmt::format("postgres://owner@{}/postgres?application_name={}&options=-csearch_path%3D{}",
                     fmt::join(hosts, ","), name, place);
}

std::vector<std::string> words_of(const Node::Options& options, std::uint16_t node_port,
                                  std::uint16_t line_port) {
  std::vector<std::string> words{"--node-listen",   fmt::format("127.0.0.1:{}", node_port),
                                 "--node-address",  fmt::format("127.0.0.1:{}", line_port),
                                 "--node-key-file", options.key_file.string(),
                                 "--state",         (options.folder / "state").string()};
  words.insert(words.end(), options.more.begin(), options.more.end());
  return words;
}

}  // namespace

Node::Node(boost::asio::io_context& lines, const Options& options)
    : node_port_(crash::free_port()),
      to_databases(lines_to(options.databases, lines)),
      from_others(lines, asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), node_port_)),
      server_({.binary = options.binary,
               .folder = made(options.folder),
               .database = url_of(to_databases, address(), options.place),
               .broken_disk = {},
               .more = words_of(options, node_port_, from_others.port())}) {}

void Node::start() {
  wanted_ = true;
  log_before_ = log().size();
  server_.start();
}

void Node::kill() {
  wanted_ = false;
  server_.kill();
}

void Node::tell_to_stop() {
  wanted_ = false;
  if (runs()) server_.signal(SIGTERM);
}

void Node::halt() {
  if (runs()) server_.signal(SIGSTOP);
}

void Node::go_on() {
  if (runs()) server_.signal(SIGCONT);
}

void Node::check_stopped() const {
  if (has_served() && server_.exit_code() != 0)
    throw sim::Broken(
        fmt::format("a node that was told to stop ended with {}:\n{}", server_.exit_code(), log()));
}

void Node::look(bool in_trouble) {
  if (!wanted_ || runs()) return;
  // A replica that is not promoted yet answers, but can't be written: that is something to mend.
  if (!in_trouble || has_served() || !server_.could_not_begin())
    throw sim::Broken(fmt::format("a node has ended with {}", server_.exit_code()));
  const auto now = Clock::now();
  if (start_at_ == Clock::time_point{}) start_at_ = now + kStartedAgainAfter;
  if (now < start_at_) return;
  start_at_ = {};
  start();
}

bool Node::has_served() const { return log().find("serving http", log_before_) != std::string::npos; }

bool Node::is_ready() const {
  try {
    return server::http_get({.host = "127.0.0.1", .port = port(), .path = "/readyz"}, 1s).status == 200;
  } catch (const std::system_error&) {
    return false;
  }
}

std::string Node::log() const {
  std::ifstream file(server_.log());
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace bastide::cluster
