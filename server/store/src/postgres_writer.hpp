// The connection that writes.
#pragma once

#include "postgres_connection.hpp"
#include "postgres_session.hpp"
#include "write_job.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace bastide::server {

/// Holds the store while it is connected. One thread at a time.
class PostgresWriter {
 public:
  /// `node_key`, `before`: as for take_store. Throws StoreInUse, std::runtime_error as prepare_schema does,
  /// PostgresError.
  PostgresWriter(const PostgresOptions& options, std::optional<std::int64_t> node_key,
                 const std::optional<SessionName>& before);

  /// Makes all changes in one transaction. Returns each one's result. On a PostgresError that is not `lost()`
  /// none has been made.
  std::vector<StoreResult<>> commit(std::span<const WriteJob> jobs);

  /// Finds out what became of the changes of a lost connection: results as from `commit`, including replicas.
  /// What has not been made, or may safely be made again, is unavailable.
  std::vector<StoreResult<>> find_out(std::span<const WriteJob> jobs);

  /// In order of time.
  std::vector<Attendance::Period> attendance();

  struct Figures {
    std::uint64_t bytes;
    std::uint64_t record_bytes;
    std::uint64_t parcels;
  };
  Figures figures();
  /// Whether the database's commits survive a power failure.
  bool is_durable();

  /// If not, no question would arrive.
  bool is_open() { return connection_.is_open(); }
  const SessionName& session() const { return session_; }

 private:
  /// Whether this node owns the room of a fenced change.
  bool owns(const WriteJob& job);

  PostgresConnection connection_;
  SessionName session_;
  const bool one_of_several_;
};

}  // namespace bastide::server
