// The server's figures under their names in /metrics.
#pragma once

#include <server/cluster/stats.hpp>
#include <server/net/stats.hpp>
#include <server/ops/metrics.hpp>
#include <server/push/call_stats.hpp>
#include <server/rooms/room_stats.hpp>
#include <server/store/postgres_store.hpp>
#include <server/store/sqlite_store.hpp>

namespace bastide::server {

/// `metrics` borrows the statistics.
void add_server_metrics(Metrics& metrics, const NetStats& net, const RoomStats& rooms);
void add_node_metrics(Metrics& metrics, const NodeStats& node);
void add_push_metrics(Metrics& metrics, const CallStats& push);
void add_webhook_metrics(Metrics& metrics, const CallStats& webhooks);
void add_store_metrics(Metrics& metrics, const SqliteStore& store);
void add_store_metrics(Metrics& metrics, const PostgresStore& store);

}  // namespace bastide::server
