// What happens to a cluster, as a seed says: nodes die, sleep past their leases, are told to stop, are cut
// off; the database crashes, or fails over to its replica.
#pragma once

#include "cluster.hpp"

#include "simulation/choices.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::cluster {

/// One thing that happens, lasts and is over.
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
  Line::State line{};  ///< of a cut
  Ms delay{};          ///< of a line that delays
  Ms after{};          ///< the one before had begun
  Ms lasts{};

  std::string text() const;
  /// Whether both are of the same process, of the same line, or of the database.
  bool meets(const Trouble& other) const;
};

/// The same for the same choices. Many are longer than the lease, many shorter.
std::vector<Trouble> plan_troubles(sim::Choices& choices, int count, Ms lease);

/// Whether that can happen now: the database has a replica that may take its place.
bool can_begin(const Trouble& trouble, const Cluster& cluster);
void begin(const Trouble& trouble, Cluster& cluster);
/// Whether that can be over: a node that was told to stop has ended.
bool can_end(const Trouble& trouble, Cluster& cluster);
void end(const Trouble& trouble, Cluster& cluster);

}  // namespace bastide::cluster
