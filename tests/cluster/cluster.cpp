#include "cluster.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace bastide::cluster {

Cluster::Cluster(Database& database, const std::filesystem::path& binary, Ms lease)
    : database_(database), url_(database.primary().make_place()) {
  const std::filesystem::path key_file = folder_.path() / "key";
  std::ofstream(key_file) << "the key of all nodes of this cluster";
  for (int number = 0; number < kNodes; ++number)
    nodes_.push_back(std::make_unique<Node>(
        lines_,
        Node::Options{.binary = binary,
                      .folder = folder_.path() / std::to_string(number),
                      .key_file = key_file,
                      .databases = database.sockets(),
                      .place = database.primary().last_place(),
                      .more = {"--node-lease", fmt::format("{}ms", lease.count()),
                               "--node-lease-renewed-every", fmt::format("{}ms", lease.count() * 3 / 8),
                               "--room-log-bytes-max", "1GiB", "--threads", "2"}}));
  passing_ = std::jthread([this] { lines_.run(); });
  for (const auto& node : nodes_) node->start();
}

Cluster::~Cluster() {
  for (const auto& node : nodes_) node->kill();
  lines_.stop();
  passing_.join();
  database_.mend();
}

std::vector<std::uint16_t> Cluster::ports() const {
  std::vector<std::uint16_t> ports;
  for (const auto& node : nodes_) ports.push_back(node->port());
  return ports;
}

void Cluster::look() {
  database_.look();
  for (const auto& node : nodes_) node->look(in_trouble_);
}

bool Cluster::are_all_ready() const {
  return std::ranges::all_of(nodes_, [](const auto& node) { return node->is_ready(); });
}

std::vector<std::string> Cluster::rooms_of(const Node& node) const {
  std::vector<std::string> rooms;
  for (const auto& row :
       database_.primary().rows(url_, fmt::format("SELECT code FROM room JOIN node ON node.id = room.owner "
                                                  "WHERE node.address = '{}' AND until > clock_timestamp()",
                                                  node.address())))
    rooms.push_back(row[0]);
  return rooms;
}

}  // namespace bastide::cluster
