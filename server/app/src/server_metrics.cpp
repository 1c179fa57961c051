#include "server_metrics.hpp"

#include <fmt/format.h>

#include <string>

namespace bastide::server {

namespace {

Metrics::Source of(const std::atomic<std::uint64_t>& count) {
  return [&count] { return static_cast<double>(count.load(std::memory_order_relaxed)); };
}

void add_net(Metrics& metrics, const NetStats& net) {
  metrics.add_gauge("bastide_connections", "Sockets open", of(net.connections));
  metrics.add_gauge("bastide_websockets", "WebSocket connections open", of(net.websockets));
  metrics.add_counter("bastide_connections_total", "Sockets accepted", of(net.connections_total));
  metrics.add_counter("bastide_waiting_connections_ended_total",
                      "HTTP connections that waited for a request and had to make room for others",
                      of(net.ended_for_others_total));
  metrics.add_counter("bastide_websockets_total", "WebSocket connections accepted", of(net.websockets_total));
  metrics.add_counter("bastide_http_requests_total", "HTTP requests answered", of(net.requests_total));
  metrics.add_counter("bastide_messages_in_total", "Messages from clients", of(net.messages_in_total));
  metrics.add_counter("bastide_messages_out_total", "Messages to clients", of(net.messages_out_total));
  metrics.add_counter("bastide_message_bytes_out_total", "Bytes of messages to clients",
                      of(net.bytes_out_total));
  metrics.add_gauge("bastide_outgoing_bytes", "Bytes that wait for clients to take them",
                    of(net.bytes_waiting));
  const auto refused = [&](const char* reason, const auto& count) {
    metrics.add_counter("bastide_refused_total", "Connections and requests refused", of(count),
                        fmt::format("reason=\"{}\"", reason));
  };
  refused("too_many", net.refused_too_many_total);
  refused("too_often", net.refused_too_often_total);
  refused("unread", net.refused_unread_total);
  refused("origin", net.refused_origin_total);
  refused("banned", net.refused_banned_total);
  refused("malformed", net.refused_malformed_total);
  refused("tls_handshake", net.tls_handshakes_failed_total);
  const auto dropped = [&](const char* reason, const auto& count) {
    metrics.add_counter("bastide_dropped_total", "Clients dropped", of(count),
                        fmt::format("reason=\"{}\"", reason));
  };
  dropped("too_slow", net.dropped_slow_total);
  dropped("silent", net.dropped_silent_total);
  dropped("join_timeout", net.dropped_join_timeout_total);
}

void add_rooms(Metrics& metrics, const RoomStats& rooms) {
  metrics.add_gauge("bastide_rooms", "Rooms in memory", of(rooms.rooms));
  metrics.add_gauge("bastide_sessions", "Clients in rooms, spectators included", of(rooms.joined));
  metrics.add_gauge("bastide_open_tables", "Lobbies that wait for whoever comes", of(rooms.open_tables));
  metrics.add_counter("bastide_rooms_created_total", "Rooms made", of(rooms.rooms_created_total));
  metrics.add_counter("bastide_rooms_closed_total", "Rooms closed for good", of(rooms.rooms_closed_total));
  metrics.add_counter("bastide_rooms_failed_total", "Rooms stopped by a fault of the server",
                      of(rooms.rooms_failed_total));
  metrics.add_gauge("bastide_rooms_unreadable", "Rooms whose log this version can't read; they are kept",
                    of(rooms.rooms_unreadable));
  metrics.add_counter("bastide_rooms_rested_total", "Times that a room let go of what can be made again",
                      of(rooms.rooms_rested_total));
  metrics.add_counter("bastide_games_started_total", "Games started", of(rooms.games_started_total));
  metrics.add_counter("bastide_games_finished_total", "Games finished", of(rooms.games_finished_total));
  metrics.add_counter("bastide_replays_total", "Finished games played again for those who look at them",
                      of(rooms.replays_total));
  metrics.add_counter("bastide_shared_games_total", "Games played elsewhere whose records were kept",
                      of(rooms.shared_games_total));
  const auto parcels = [&](const char* change, const auto& count) {
    metrics.add_counter("bastide_parcels_total", "Parcels that devices share, by how they were changed",
                        of(count), fmt::format("change=\"{}\"", change));
  };
  parcels("made", rooms.parcels_made_total);
  parcels("changed", rooms.parcels_changed_total);
  metrics.add_counter("bastide_reports_total", "Reports of other people that were kept",
                      of(rooms.reports_total));
  metrics.add_counter("bastide_acts_total", "Moves carried out", of(rooms.acts_total));
  const auto skipped = [&](const char* cause, const auto& count) {
    metrics.add_counter("bastide_skipped_total", "Steps that the server took for a seat", of(count),
                        fmt::format("cause=\"{}\"", cause));
  };
  skipped("clock", rooms.timed_out_total);
  skipped("vote", rooms.voted_out_total);
  metrics.add_counter("bastide_changes_total", "Changes stored and announced", of(rooms.changes_total));
  metrics.add_counter("bastide_appends_failed_total", "Changes that could not be stored",
                      of(rooms.appends_failed_total));
  const auto resumed = [&](const char* way, const auto& count) {
    metrics.add_counter("bastide_resumed_total", "Clients that joined, by what they got", of(count),
                        fmt::format("by=\"{}\"", way));
  };
  resumed("deltas", rooms.resumed_by_deltas_total);
  resumed("snapshot", rooms.resumed_by_snapshot_total);
  metrics.add_counter("bastide_taken_over_total", "Connections that another of the same seat replaced",
                      of(rooms.taken_over_total));
  metrics.add_histogram("bastide_act_durable_seconds", "Moves, from when one was read until it was stored",
                        rooms.act_durable);
  metrics.add_histogram("bastide_act_told_seconds",
                        "Moves, from when one was read until the last of its room's people was sent it",
                        rooms.act_told);
  metrics.add_gauge("bastide_room_messages_waiting", "Messages that wait for their rooms",
                    [&rooms] { return static_cast<double>(rooms.messages_waiting.load()); });
  metrics.add_histogram("bastide_computer_thinking_seconds",
                        "Decisions of computers, from their beginning on", rooms.thinking);
  metrics.add_gauge("bastide_computer_decisions_waiting", "Decisions of computers that wait for a thread",
                    [&rooms] { return static_cast<double>(rooms.thoughts_waiting.load()); });
  metrics.add_counters("bastide_computer_moves_total", "Moves of computers, by level", "level",
                       [&rooms] { return rooms.computer_moves(); });
  metrics.add_counter("bastide_computer_decisions_failed_total",
                      "Decisions of computers that came to nothing: the server moved for them",
                      of(rooms.thoughts_failed_total));
  metrics.add_counter("bastide_computer_decisions_dropped_total",
                      "Decisions of computers that came when the game had moved on",
                      of(rooms.thoughts_dropped_total));
  metrics.add_counter("bastide_computer_decisions_elsewhere_total",
                      "Decisions of computers on other threads than theirs: none, ever",
                      of(rooms.thoughts_elsewhere_total));
  metrics.add_counters("bastide_limits_met_total",
                       "Times that somebody met a limit, by the option that sets it", "limit",
                       [&rooms] { return rooms.limits_met(); });
  metrics.add_counters("bastide_refusals_total", "Intentions refused, by code", "code",
                       [&rooms] { return rooms.refusals(); });
}

template <class Store>
void add_waiting(Metrics& metrics, const Store& store) {
  const auto waiting = [&metrics](const char* queue, Metrics::Source source) {
    metrics.add_gauge("bastide_store_waiting", "What waits for the store's threads", std::move(source),
                      fmt::format("queue=\"{}\"", queue));
  };
  waiting("writes", [&store] { return static_cast<double>(store.writes_waiting()); });
  waiting("reads", [&store] { return static_cast<double>(store.reads_waiting()); });
}

void add_record_bytes(Metrics& metrics, const std::atomic<std::uint64_t>& bytes) {
  metrics.add_gauge("bastide_store_record_bytes", "Records of ended games", of(bytes));
}

void add_parcels(Metrics& metrics, const std::atomic<std::uint64_t>& parcels) {
  metrics.add_gauge("bastide_store_parcels", "Parcels that devices share", of(parcels));
}

}  // namespace

void add_server_metrics(Metrics& metrics, const NetStats& net, const RoomStats& rooms) {
  add_net(metrics, net);
  add_rooms(metrics, rooms);
}

void add_node_metrics(Metrics& metrics, const NodeStats& node) {
  metrics.add_gauge("bastide_relayed_clients", "Clients of this node whose rooms other nodes have",
                    of(node.relayed));
  metrics.add_gauge("bastide_hosted_clients", "Clients of other nodes whose rooms this one has",
                    of(node.hosted));
  const auto relayed = [&](const char* direction, const auto& count) {
    metrics.add_counter("bastide_relayed_messages_total",
                        "Messages of this node's clients sent on to the owners of their rooms, and back",
                        of(count), fmt::format("to=\"{}\"", direction));
  };
  relayed("owner", node.to_owners_total);
  relayed("client", node.to_clients_total);
  metrics.add_gauge("bastide_node_outgoing_bytes", "Bytes that wait for other nodes to take them",
                    of(node.bytes_waiting));
  metrics.add_counter(
      "bastide_node_links_failed_total",
      "Links to the owners of rooms that could not be made: not reached in time, or another key",
      of(node.links_failed_total));
  metrics.add_counter("bastide_node_links_dropped_total",
                      "Links whose other end took too slowly what it was sent", of(node.links_dropped_total));
  const auto refused = [&](const char* reason, const auto& count) {
    metrics.add_counter("bastide_node_handshakes_refused_total",
                        "Handshakes refused, of whoever came as another node", of(count),
                        fmt::format("reason=\"{}\"", reason));
  };
  refused("too_many", node.refused_too_many_total);
  refused("timeout", node.refused_timeout_total);
  refused("malformed", node.refused_malformed_total);
  refused("wrong_address", node.refused_address_total);
  refused("wrong_key", node.refused_key_total);
}

namespace {

void add_results(Metrics& metrics, const char* name, const char* help, const CallStats& calls) {
  const auto add = [&](const char* result, const auto& count) {
    metrics.add_counter(name, help, of(count), fmt::format("result=\"{}\"", result));
  };
  add("sent", calls.sent_total);
  add("gone", calls.gone_total);
  add("failed", calls.failed_total);
  add("dropped", calls.dropped_total);
}

}  // namespace

void add_push_metrics(Metrics& metrics, const CallStats& push) {
  add_results(metrics, "bastide_push_calls_total",
              "Calls to people whose page is closed, by what became of them", push);
  metrics.add_gauge("bastide_push_calls_waiting", "Calls that wait to be sent", of(push.waiting));
}

void add_webhook_metrics(Metrics& metrics, const CallStats& webhooks) {
  add_results(metrics, "bastide_webhook_messages_total", "Messages to chats, by what became of them",
              webhooks);
  metrics.add_gauge("bastide_webhook_messages_waiting", "Messages to chats that wait to be sent",
                    of(webhooks.waiting));
}

void add_store_metrics(Metrics& metrics, const SqliteStore& sqlite) {
  const StoreFigures& store = sqlite.figures();
  add_waiting(metrics, sqlite);
  metrics.add_gauge("bastide_store_bytes", "Size of the store and its journal on disk", of(store.bytes));
  metrics.add_gauge("bastide_store_reusable_bytes", "Of these, empty", of(store.reusable_bytes));
  add_record_bytes(metrics, store.record_bytes);
  add_parcels(metrics, store.parcels);
  metrics.add_gauge("bastide_store_disk_free_bytes", "Free space on the store's disk",
                    of(store.disk_free_bytes));
}

void add_store_metrics(Metrics& metrics, const PostgresStore& postgres) {
  const PostgresFigures& store = postgres.figures();
  add_waiting(metrics, postgres);
  metrics.add_gauge("bastide_store_bytes", "Size of the store's tables and indexes", of(store.bytes));
  add_record_bytes(metrics, store.record_bytes);
  add_parcels(metrics, store.parcels);
  metrics.add_counter("bastide_store_connects_total", "Connections made to the store's database",
                      of(store.connects_total));
  metrics.add_gauge("bastide_store_rooms_owned", "Rooms that this node owns, where it is one of several",
                    [&postgres] { return static_cast<double>(postgres.rooms_owned()); });
  metrics.add_gauge("bastide_store_lease_age_seconds", "Since the database last confirmed this node's lease",
                    [&postgres] { return std::chrono::duration<double>(postgres.lease_age()).count(); });
  metrics.add_counter("bastide_store_takeovers_total",
                      "Rooms taken from a node that had died, or slept past its lease",
                      of(store.takeovers_total));
  metrics.add_counter("bastide_store_fenced_total", "Changes refused because another node has the room",
                      of(store.fenced_total));
}

}  // namespace bastide::server
