#include "postgres_server.hpp"

#include "catch.hpp"

namespace bastide::test {

PostgresServer* PostgresServer::shared() {
  static const std::unique_ptr<PostgresServer> server = make();
  if (!server) WARN("skipped: PostgreSQL is not installed (package postgresql)");
  return server.get();
}

}  // namespace bastide::test
