// The troubles of a cluster, chosen by a seed: nodes die, sleep past their leases, are told to stop, are cut
// off; the database crashes, or fails over to its replica.
#pragma once

#include "cluster.hpp"

#include "simulation/choices.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::cluster {

/// A trouble with a beginning and an end.
struct Trouble {
  enum class What : std::uint8_t {
    kills,
    halts,
    stops,
    cuts_from_database,
    cuts_from_others,
    crashes_database,
    fails_database_over
  };
  What what{};
  int node = 0;
  Line::State line{};  ///< for a cut
  Ms delay{};          ///< for a line that delays
  Ms after{};          ///< since the beginning of the previous one
  Ms lasts{};

  std::string text() const;
  /// Whether both affect the same process or line, or the database.
  bool meets(const Trouble& other) const;
};

/// Equal choices give equal plans. Many troubles are longer than the lease, many shorter.
std::vector<Trouble> plan_troubles(sim::Choices& choices, int count, Ms lease);

/// Whether it can begin now: the database has a replica that can replace it.
bool can_begin(const Trouble& trouble, const Cluster& cluster);
void begin(const Trouble& trouble, Cluster& cluster);
/// Whether it can end now: a node that was told to stop has ended.
bool can_end(const Trouble& trouble, Cluster& cluster);
void end(const Trouble& trouble, Cluster& cluster);

}  // namespace bastide::cluster
