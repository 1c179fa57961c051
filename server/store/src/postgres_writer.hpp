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

/// Has the store, as long as it is connected. One thread at a time.
class PostgresWriter {
 public:
  /// `node_key`, `before`: as take_store wants them. Throws StoreInUse, std::runtime_error
  /// as prepare_schema does, PostgresError.
  PostgresWriter(const PostgresOptions& options, std::optional<std::int64_t> node_key,
                 const std::optional<SessionName>& before);

  /// Makes all changes in one transaction. Returns how each ended. A PostgresError
  /// that is not `lost()`: none has been made.
  std::vector<StoreResult<>> commit(std::span<const WriteJob> jobs);

  /// What became of changes that a lost connection was to make: as if `commit` had returned it, replicas
  /// included. What has not been made, and what may be made again without harm, is unavailable.
  std::vector<StoreResult<>> find_out(std::span<const WriteJob> jobs);

  /// By time.
  std::vector<Attendance::Period> attendance();

  struct Figures {
    std::uint64_t bytes;
    std::uint64_t record_bytes;
  };
  Figures figures();
  /// Whether the database keeps what it has committed when the power fails.
  bool is_durable();

  /// Where it is not, nothing that is asked now would arrive.
  bool is_open() { return connection_.is_open(); }
  const SessionName& session() const { return session_; }

 private:
  /// Whether the room of a fenced change is this node's.
  bool owns(const WriteJob& job);

  PostgresConnection connection_;
  SessionName session_;
  const bool one_of_several_;
};

}  // namespace bastide::server
