#include "serve_options.hpp"

#include <server/net/networks.hpp>
#include <server/net/origin.hpp>

#include <algorithm>
#include <cstdlib>
#include <thread>

#include <unistd.h>

namespace bastide::server {

namespace {

constexpr const char* kNetworks = "IP addresses or networks like 172.16.0.0/12";

std::string default_state(const Settings::Environment& environment) {
  if (const auto state_home = environment("XDG_STATE_HOME")) return *state_home + "/bastide";
  return environment("HOME").value_or("") + "/.local/state/bastide";
}

void add_general(Settings& settings, ServeOptions& options) {
  settings.begin_group("Serving");
  settings.add_text("listen", "Address and port to listen on; port 0: any free one", options.listen);
  settings.add_text("web", "Folder of the web client; empty: found beside the program", options.web);
  settings.add_text(
      "legal-url",
      "Where privacy and imprint of this site are told; the first page links to it; empty: it does not",
      options.legal_url);
  settings.add_number("threads", "Threads that serve sockets and rooms", options.net.threads, 1, 256);
  settings.begin_group("TLS");
  settings.add_text("tls-listen", "Address and port on which everything is served over TLS, too; empty: none",
                    options.tls_listen);
  settings.add_text("tls-certificate",
                    "PEM file: the certificate for --tls-listen, then those that vouch for it",
                    options.tls.certificate);
  settings.add_text("tls-key", "PEM file: the key of that certificate", options.tls.key);
  settings.add_duration("tls-reread-interval",
                        "How often these files are looked at; new ones need no restart",
                        options.tls.reread_interval);
  settings.add_toggle("tls-only",
                      "Lead who comes without TLS to it, and tell browsers to stay there (HSTS); but not "
                      "this machine, probes of health and trusted proxies",
                      options.tls.only);
  settings.add_duration("tls-hsts-max-age",
                        "With --tls-only: how long browsers are to use TLS alone; 0: not told",
                        options.tls.hsts_max_age);
  settings.begin_group("Store and log");
  settings.add_text("state", "Folder for what the server keeps; made if need be", options.state);
  settings.add_text(
      "store",
      "Where games are kept: sqlite:PATH, postgres://USER@HOST/DATABASE, or memory: for nothing kept; empty: "
      "sqlite:<state>/bastide.db",
      options.store);
  settings.add_text(
      "admin-socket",
      "Socket for bastide admin, in a folder that none but the server's user may write to; empty: "
      "the store's file with .sock behind it, <state>/bastide.sock with postgres:, none with memory:",
      options.admin_socket);
  settings.add_choice("log-level", "Lowest level of the lines that are logged",
                      {"trace", "debug", "info", "warn", "error", "off"}, options.log_level);
  settings.add_choice("log-format", "Format of log lines", {"text", "json"}, options.log_format);
  settings.add_bytes("log-queue-bytes-max", "Log lines that wait for a slow reader; more are dropped",
                     options.log_queue_bytes_max, 1024);
  settings.add_duration(
      "store-stalled-after",
      "The store counts as stalled after this long at one piece of work: /healthz and /readyz fail",
      options.store_stalled_after);
}

void add_access(Settings& settings, ServeOptions& options) {
  settings.begin_group("Who may come, and how");
  NetOptions& net = options.net;
  settings.add_text(
      "base-path",
      "Path under which a proxy serves this on its site, like /bastide/; requests may come with it or "
      "without",
      net.base_path);
  const auto is_origin = [](std::string_view text) { return normal_origin(text).has_value(); };
  settings.add_list("origins", "Origins of web pages that may use this server besides its own, by commas",
                    net.origins, is_origin, "origins like https://play.example");
  settings.add_list(
      "embed-in",
      "Origins of web pages that may show replays and watched tables in a frame, by commas; * for all, empty "
      "for none",
      net.embed_in, [is_origin](std::string_view text) { return text == kAnyOrigin || is_origin(text); },
      "* or origins like https://blog.example");
  settings.add_duration("preflight-max-age",
                        "How long browsers keep what pages of those origins may ask (CORS)",
                        net.preflight_max_age);
  settings.add_list(
      "trusted-proxies",
      "Proxies whose X-Forwarded-For, X-Forwarded-Host or Forwarded is believed: addresses and networks, by "
      "commas",
      net.trusted_proxies, is_network, kNetworks);
  settings.add_duration("advice-interval",
                        "Time between two warnings about the same fault of a proxy, as of Host or Upgrade",
                        net.advice_interval);
  settings.add_list(
      "limits-exempt",
      "Addresses and networks that no address limit applies to, by commas; seats and rooms keep theirs",
      net.limits_exempt, is_network, kNetworks);
  settings.add_toggle("metrics-public", "Answer /metrics to everybody, not to this machine alone",
                      net.metrics_public);
  settings.add_text("metrics-listen",
                    "Address and port on which /metrics is answered to all who reach it, and on no other",
                    options.metrics_listen);
}

void add_net_limits(Settings& settings, NetLimits& limits) {
  settings.begin_group("Limits of connections");
  settings.add_number<std::size_t>("connections-max", "Connections at once", limits.connections_max, 1,
                                   1'000'000);
  settings.add_number<std::size_t>("connections-per-address-max",
                                   "Connections of one address (IPv6: of one /64); those that wait for a "
                                   "request end when others need the room",
                                   limits.connections_per_address_max, 1, 1'000'000);
  settings.add_number<std::size_t>(
      "refused-at-once-max",
      "Connections beyond these numbers that are told so at once; others are closed unread",
      limits.refused_at_once_max, 0, 1'000'000);
  settings.add_duration("refusal-timeout",
                        "Time for a connection that is refused in any case to ask and to take the answer",
                        limits.refusal_timeout);
  settings.add_bytes("header-bytes-max", "Header of an HTTP request", limits.header_bytes_max, 1024);
  settings.add_bytes("body-bytes-max", "Body of an HTTP request", limits.body_bytes_max, 1024);
  settings.add_bytes("shared-game-bytes-max", "Record of a game that is shared, as an HTTP request's body",
                     limits.shared_game_bytes_max, 1024);
  settings.add_number<std::size_t>("shared-games-at-once-max",
                                   "Games being shared at once; further ones are told to come again",
                                   limits.shared_games_at_once_max, 1, 10'000);
  settings.add_bytes("parcel-bytes-max",
                     "What the devices of one person share through this server, sealed by them",
                     limits.parcel_bytes_max, 1024);
  settings.add_number<std::size_t>("parcels-at-once-max",
                                   "Parcels of this kind being put at once; further ones are told to come "
                                   "again",
                                   limits.parcels_at_once_max, 1, 10'000);
  settings.add_bytes("chunk-framing-bytes-max",
                     "Sizes, extensions and trailers of an HTTP request's body in chunks",
                     limits.chunk_framing_bytes_max, 1024);
  settings.add_bytes("outbox-bytes-max", "What may wait for a slow client, the kernel's buffer included",
                     limits.outbox_bytes_max, 128 * 1024);
  settings.add_duration("request-timeout", "Time for a whole HTTP request to arrive", limits.request_timeout);
  settings.add_duration("response-timeout", "Time for a client to take an HTTP answer",
                        limits.response_timeout);
  settings.add_duration("keep-alive-timeout", "Time between two requests of a connection",
                        limits.keep_alive_timeout);
  settings.add_duration("join-timeout", "Time from the WebSocket handshake until a join succeeds",
                        limits.join_timeout);
  settings.add_duration("ping-interval", "Time between pings to a client", limits.ping_interval);
  settings.add_duration(
      "spectator-interval",
      "A spectator is told what happens at once, and then what follows within this time together",
      limits.spectator_interval);
  settings.add_duration("silence-timeout", "A client counts as gone after this long without a sign of life",
                        limits.silence_timeout);
  settings.add_duration("close-timeout", "Time for a client to take its last messages", limits.close_timeout);
}

void add_seat_limits(Settings& settings, Limits& limits) {
  settings.begin_group("Limits of a connection and a seat");
  settings.add_bytes("message-bytes-max", "Message of a client", limits.message_bytes_max, 1024);
  settings.add_number("messages-per-second",
                      "Messages of a connection, and of a seat, in the long run; accepted moves don't count",
                      limits.messages_per_second, 1, 1'000'000);
  settings.add_number("messages-burst", "Messages of a connection, and of a seat, at once",
                      limits.messages_burst, 1, 1'000'000);
  settings.add_bytes(
      "bytes-read-per-second",
      "Bytes read from a WebSocket connection in the long run; of an address four times as many",
      limits.bytes_read_per_second, 1024);
  settings.add_bytes("bytes-read-burst", "The same at once", limits.bytes_read_burst, 1024);
  settings.add_bytes("seat-bytes-per-second",
                     "Bytes sent to a seat in answer to its messages in the long run",
                     limits.seat_bytes_per_second, 1024);
  settings.add_bytes("seat-bytes-burst", "The same at once", limits.seat_bytes_burst, 1024);
}

void add_address_limits(Settings& settings, Limits& limits) {
  settings.begin_group("Limits of an address");
  settings.add_number("connections-per-second",
                      "New connections of an address in the long run; further ones are closed unread",
                      limits.connections_per_second, 1, 1'000'000);
  settings.add_number("connections-burst", "The same at once", limits.connections_burst, 1, 1'000'000);
  settings.add_number("tls-handshakes-per-second", "TLS handshakes of an address in the long run",
                      limits.tls_handshakes_per_second, 1, 1'000'000);
  settings.add_number("tls-handshakes-burst", "The same at once", limits.tls_handshakes_burst, 1, 1'000'000);
  settings.add_number("requests-per-second", "HTTP requests of an address in the long run",
                      limits.requests_per_second, 1, 1'000'000);
  settings.add_number("requests-burst", "HTTP requests of an address at once", limits.requests_burst, 1,
                      1'000'000);
  settings.add_number("handshakes-per-second", "WebSocket handshakes of an address in the long run",
                      limits.handshakes_per_second, 1, 1'000'000);
  settings.add_number("handshakes-burst", "The same at once", limits.handshakes_burst, 1, 1'000'000);
  settings.add_number(
      "refusals-per-second",
      "Answers that tell an address that it asks too much, in the long run; beyond them its connections end "
      "without one",
      limits.refusals_per_second, 1, 1'000'000);
  settings.add_number("refusals-burst", "The same at once", limits.refusals_burst, 1, 1'000'000);
  settings.add_number("address-messages-per-second",
                      "Messages of all connections of an address in the long run",
                      limits.address_messages_per_second, 1, 1'000'000);
  settings.add_number("address-messages-burst", "The same at once", limits.address_messages_burst, 1,
                      1'000'000);
  settings.add_bytes(
      "bytes-sent-per-second",
      "Bytes sent to an address in answer to its requests in the long run, and as many to its messages",
      limits.bytes_sent_per_second, 1024);
  settings.add_bytes("bytes-sent-burst", "The same at once", limits.bytes_sent_burst, 1024);
  settings.add_number("bad-messages-max", "Refused messages that end a connection", limits.bad_messages_max,
                      1, 1'000'000);
  settings.add_number("failed-joins-per-minute",
                      "Wrong room codes or secrets of one address; then only who shows a right one may join",
                      limits.failed_joins_per_minute, 1, 1'000'000);
  settings.add_number("wrong-secrets-per-minute", "Wrong secrets for one room, of all addresses",
                      limits.wrong_secrets_per_minute, 1, 1'000'000);
  settings.add_number("new-rooms-per-hour", "Rooms made by one address", limits.new_rooms_per_hour, 1,
                      1'000'000);
  settings.add_number("games-burst", "Games begun at once by one address", limits.games_burst, 1, 1'000'000);
  settings.add_duration("game-interval", "Time between games of an address in the long run",
                        limits.game_interval);
  settings.add_number("parcels-per-hour", "Parcels that devices share, made by one address",
                      limits.parcels_per_hour, 1, 1'000'000);
  settings.add_number("shared-games-per-hour",
                      "Games played in a page whose records one address may share here; 0: none",
                      limits.shared_games_per_hour, 0, 1'000'000);
}

void add_room_limits(Settings& settings, Limits& limits) {
  settings.begin_group("Limits of a room");
  settings.add_number("spectators-max", "Spectators of a room", limits.spectators_max, 0, 1'000'000);
  settings.add_number("embedded-max", "Spectators of a room in frames of others' pages, counted apart",
                      limits.embedded_max, 0, 1'000'000);
  settings.add_number("embedded-per-address-max", "Of those, spectators from one address",
                      limits.embedded_per_address_max, 0, 1'000'000);
  settings.add_number("chat-lines-burst", "Chat lines of a seat at once", limits.chat_lines_burst, 1,
                      1'000'000);
  settings.add_duration("chat-interval", "Time between chat lines of a seat in the long run",
                        limits.chat_interval);
  settings.add_number("seat-changes-burst", "Changes of a seat at once that are not moves",
                      limits.seat_changes_burst, 1, 1'000'000);
  settings.add_duration("seat-change-interval", "Time between such changes of a seat in the long run",
                        limits.seat_change_interval);
  settings.add_number("room-changes-burst", "Changes of a whole room at once that are not moves",
                      limits.room_changes_burst, 1, 1'000'000);
  settings.add_duration("room-change-interval", "Time between such changes of a room in the long run",
                        limits.room_change_interval);
  settings.add_number("room-address-changes-burst",
                      "Such changes at once of an address in a room, its host's not counted",
                      limits.room_address_changes_burst, 1, 1'000'000);
  settings.add_duration("room-address-change-interval",
                        "Time between such changes of an address in a room in the long run",
                        limits.room_address_change_interval);
  settings.add_number("host-changes-reserved",
                      "Of a room's changes at once, how many are left to its host; fewer than "
                      "--room-changes-burst",
                      limits.host_changes_reserved, 0, 1'000'000);
  settings.add_bytes("room-log-bytes-max", "Size of a room's log at which it is shortened",
                     limits.room_log_bytes_max, 1024);
  settings.add_number<std::size_t>(
      "commands-waiting-max",
      "Messages that wait for a room: so many of its players, and as many of all others",
      limits.commands_waiting_max, 1, 1'000'000);
  settings.add_number<std::size_t>("ring-deltas-max", "Changes that a room keeps for players who reconnect",
                                   limits.ring_deltas_max, 0, 1'000'000);
  settings.add_bytes("ring-bytes-max", "The same in bytes, for each distinct view", limits.ring_bytes_max,
                     1024);
  settings.add_duration("ring-kept", "The same, after the last change", limits.ring_kept);
  settings.add_duration("room-rests-after",
                        "A room without changes or questions frees what it can make again after this long",
                        limits.room_rests_after);
  settings.add_number<std::size_t>(
      "preview-choices-max", "Choices whose outcome one answer to a preview tells; more are only listed",
      limits.preview_choices_max, 0, 100'000);
  settings.add_bytes("preview-bytes-max", "The same in bytes", limits.preview_bytes_max, 1024);
  settings.add_number<std::size_t>("history-steps-max", "Steps of a game in one answer",
                                   limits.history_steps_max, 1, 10'000);
  settings.add_bytes("history-bytes-max", "The same in bytes", limits.history_bytes_max, 1024);
  settings.add_duration("history-kept", "How long a game's history stays in memory", limits.history_kept);
  settings.add_number<std::size_t>("turns-told-max", "Turns of a finished game in one answer",
                                   limits.turns_told_max, 1, 10'000);
  settings.add_bytes("told-bytes-max", "Such answers in memory, compressed; the last ones asked for stay",
                     limits.told_bytes_max, 0);
  settings.add_bytes("picture-bytes-max",
                     "Pictures of finished games in memory; the last ones asked for stay",
                     limits.picture_bytes_max, 0);
  settings.add_number<std::size_t>("rooms-in-memory-max", "Rooms in memory", limits.rooms_in_memory_max, 1,
                                   100'000'000);
}

void add_deadlines(Settings& settings, Limits& limits) {
  settings.begin_group("Deadlines");
  settings.add_duration("away-before-removal",
                        "How long a player must be away from a game before the host may remove them",
                        limits.away_before_removal);
  settings.add_duration(
      "away-before-skip",
      "How long the player who must act must be away before the others may vote to skip the turn",
      limits.away_before_skip);
  settings.add_duration("vote-after",
                        "How long a player may think before two or more others may vote to skip the turn",
                        limits.vote_after);
  settings.add_duration("spectators-barred-for",
                        "How long spectators whom the host has sent away can't watch the room",
                        limits.spectators_barred_for);
  settings.add_duration("lobby-closed-after", "A lobby without a connected player is closed",
                        limits.lobby_closed_after);
  settings.add_duration("game-abandoned-after", "A game without a connected player ends as abandoned",
                        limits.game_abandoned_after);
  settings.add_duration("finished-closed-after",
                        "A room whose game has ended is closed without a connected player",
                        limits.finished_closed_after);
  settings.add_duration("room-unloaded-after", "A room without any connection leaves memory",
                        limits.room_unloaded_after);
  settings.add_duration("deadlines-interval", "How often the store is asked for rooms past a deadline",
                        limits.deadlines_interval);
}

void add_computers(Settings& settings, ServeOptions& options) {
  Limits& limits = options.rooms;
  settings.begin_group("Computers");
  settings.add_number("bot-threads", "Threads that only computer players use", options.bot_threads, 1, 256);
  settings.add_number("bot-ms-max", "Milliseconds of a thread's time for one decision of a computer",
                      limits.bot_ms_max, 1, 60'000);
  settings.add_number("bot-answer-ms-max",
                      "Milliseconds until a computer has decided, however many wait; then they think less",
                      limits.bot_answer_ms_max, 1, 60'000);
  settings.add_number("bot-pace-normal-ms", "Milliseconds that a computer's move takes at least",
                      limits.bot_pace_normal_ms, 0, 60'000);
  settings.add_number("bot-pace-slow-ms", "The same at the slow pace", limits.bot_pace_slow_ms, 0, 60'000);
  settings.add_number("bot-pace-fast-ms", "The same at the fast pace", limits.bot_pace_fast_ms, 0, 60'000);
  settings.add_duration("bot-idle",
                        "Computers rest after this long without anybody connected; not with a clock of days",
                        limits.bot_idle);
  settings.add_number("hints-burst", "Hints of a seat at once", limits.hints_burst, 1, 1'000'000);
  settings.add_duration("hint-interval", "Time between hints of a seat in the long run",
                        limits.hint_interval);
}

void add_calls(Settings& settings, ServeOptions& options) {
  settings.begin_group("Calls while the page is closed");
  PushOptions& push = options.push;
  CallOptions& calls = push.calls;
  Limits& limits = options.rooms;
  settings.add_list("push-services",
                    "Hosts of the push services by which people are called while their page is closed, by "
                    "commas; *.example.com is every host below; empty: nobody is called",
                    calls.services, is_called_service, "hosts like push.example.com or *.example.com");
  settings.add_text("push-contact",
                    "Where those services find this server's host, mailto: or https:; Apple's want it",
                    push.contact);
  settings.add_text(
      "push-key-file",
      "File with the key by which browsers subscribe, made if missing; empty: beside the store, "
      "or by --node-key-file",
      options.push_key_file);
  settings.add_toggle("push-to-private",
                      "Call push services in a private network, too, and at other ports than 443",
                      calls.to_private);
  settings.add_number<std::size_t>("push-at-once-max", "Calls under way at once", calls.at_once_max, 1,
                                   1'000);
  settings.add_number<std::size_t>("push-waiting-max", "Calls that wait; further ones are dropped",
                                   calls.waiting_max, 1, 1'000'000);
  settings.add_duration("push-timeout", "Time for a push service, or a chat, to answer", calls.timeout);
  settings.add_duration(
      "push-retry-after",
      "A push service, or a chat, that fails is tried again after this long, then after twice as long",
      calls.retry_after);
  settings.add_duration("push-retry-after-max",
                        "It is waited no longer than this, whatever the service asks for",
                        calls.retry_after_max);
  settings.add_number("push-tries-max", "Tries for a call", calls.tries_max, 1, 100);
  settings.add_number("push-devices-max", "Devices on which a seat is called; a further one ends the oldest",
                      limits.push_devices_max, 1, 100);
  settings.add_duration("push-after", "A seat that must act is called after nobody was there for this long",
                        limits.push_after);
  settings.add_number("push-calls-burst", "Calls to a seat at once, over all its devices",
                      limits.push_calls_burst, 1, 1'000'000);
  settings.add_duration("push-interval", "Time between calls to a seat in the long run",
                        limits.push_interval);
  settings.add_number("push-subscriptions-per-hour", "Subscriptions to calls of an address in an hour",
                      limits.push_subscriptions_per_hour, 1, 1'000'000);
}

void add_webhooks(Settings& settings, ServeOptions& options) {
  settings.begin_group("Chats that rooms tell");
  WebhookOptions& webhooks = options.webhooks;
  Limits& limits = options.rooms;
  settings.add_list("webhook-services",
                    "Hosts of the chats that a room may tell of turns and of the end, by commas, such as "
                    "discord.com,hooks.slack.com; *.example.com is every host below; empty: none",
                    webhooks.calls.services, is_called_service,
                    "hosts like chat.example.com or *.example.com");
  settings.add_text("webhook-site",
                    "Where people find the page, https://play.example.com/, for links in messages to chats",
                    webhooks.site);
  settings.add_toggle("webhook-to-private",
                      "Tell chats in a private network, too, and at other ports than 443",
                      webhooks.calls.to_private);
  settings.add_number("webhooks-per-hour", "Webhooks that an address sets or tries in an hour",
                      limits.webhooks_per_hour, 1, 1'000'000);
  settings.add_number("webhook-messages-per-hour", "Messages of a room to its chat in an hour",
                      limits.webhook_messages_per_hour, 1, 1'000'000);
}

void add_nodes(Settings& settings, ServeOptions& options) {
  settings.begin_group("Several nodes");
  settings.add_text("node-listen",
                    "Address and port for the other nodes over the same store, in a private network; empty: "
                    "there are none",
                    options.node_listen);
  settings.add_text("node-address",
                    "host:port at which other nodes reach --node-listen; empty: the address given there",
                    options.node.address);
  settings.add_text("node-key-file", "File with the key that all nodes share, 32 bytes or more",
                    options.node_key_file);
  NodeLimits& limits = options.node.limits;
  settings.add_number<std::size_t>("node-handshakes-max", "Handshakes of other nodes under way at once",
                                   limits.handshakes_max, 1, 1'000'000);
  settings.add_number<std::size_t>("node-handshakes-per-address-max", "Of these, from one address",
                                   limits.handshakes_per_address_max, 1, 1'000'000);
  settings.add_duration("node-handshake-timeout",
                        "Time for a node to be reached and prove itself; shorter than --join-timeout",
                        limits.handshake_timeout);
  settings.add_duration("node-lease", "How long a node keeps its rooms after the database last heard of it",
                        options.node_lease);
  settings.add_duration("node-lease-renewed-every",
                        "How often the lease is renewed; shorter than --node-lease",
                        options.node_lease_renewed_every);
}

void add_open_tables(Settings& settings, Limits& limits) {
  settings.begin_group("Open tables");
  settings.add_toggle("open-tables",
                      "Let hosts list their tables, so that strangers find them and may report each other",
                      limits.open_tables);
  settings.add_number<std::size_t>("open-tables-max", "Tables that the list shows", limits.open_tables_max, 1,
                                   10'000);
  settings.add_number("open-tables-per-address-max", "Of these, of hosts of one address",
                      limits.open_tables_per_address_max, 1, 10'000);
  settings.add_duration("open-tables-host-away", "How long a table is shown while its host is not connected",
                        limits.open_tables_host_away);
  settings.add_number("reports-burst", "Reports of other people by a seat at once", limits.reports_burst, 1,
                      1'000'000);
  settings.add_duration("report-interval", "Time between reports of a seat in the long run",
                        limits.report_interval);
  settings.add_number("reports-per-hour", "Reports of other people by one address", limits.reports_per_hour,
                      1, 1'000'000);
  settings.add_number<std::size_t>("reports-max", "Reports in all: with so many none is taken",
                                   limits.reports_max, 1, 1'000'000);
}

void add_retention(Settings& settings, ServeOptions& options) {
  Limits& limits = options.rooms;
  settings.begin_group("What is kept");
  settings.add_duration("closed-rooms-kept", "How long the server remembers that a room was closed",
                        limits.closed_rooms_kept);
  settings.add_duration("records-kept", "How long records of games are kept after their end",
                        limits.records_kept);
  settings.add_bytes("record-bytes-max", "Records of games in all; beyond it the oldest are deleted",
                     limits.record_bytes_max, 1024 * 1024);
  settings.add_bytes("shared-bytes-max",
                     "Of these, records of games that were shared; beyond it the oldest of them are deleted",
                     limits.shared_bytes_max, 0);
  settings.add_number<std::size_t>(
      "parcels-max", "Parcels that devices share, in all: with so many none is made; 0: none are kept",
      limits.parcels_max, 0, 10'000'000);
  settings.add_duration("parcels-kept", "How long such a parcel is kept after it was last used",
                        limits.parcels_kept);
  settings.add_duration("reports-kept", "How long it is kept what people have reported of others",
                        limits.reports_kept);
  settings.add_bytes("disk-free-min", "Free space on the store's disk below which no new rooms are made",
                     options.disk_free_min, 0);
}

void add_backups(Settings& settings, ServeOptions& options) {
  settings.begin_group("Copies of the store");
  settings.add_period("backup-every", "How often the server copies its SQLite store by itself, or never",
                      options.backup_every);
  settings.add_number<std::size_t>("backups-kept", "How many of the newest of these copies stay",
                                   options.backups_kept, 1, 10'000);
  settings.add_text("backup-folder", "Where they are kept; by default the folder backups beside the store",
                    options.backup_folder);
}

}  // namespace

std::optional<std::string> process_environment(const std::string& variable) {
  const char* value = std::getenv(variable.c_str());
  if (!value || !*value) return std::nullopt;
  return value;
}

std::vector<std::string_view> process_variables() {
  std::vector<std::string_view> all;
  for (char** variable = environ; *variable; ++variable) all.emplace_back(*variable);
  return all;
}

std::string config_file() { return process_environment("BASTIDE_CONFIG").value_or(""); }

ServeOptions default_serve_options(const Settings::Environment& environment) {
  ServeOptions options;
  options.state = default_state(environment);
  options.net.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  return options;
}

Settings serve_settings(ServeOptions& options) {
  Settings settings;
  add_general(settings, options);
  add_access(settings, options);
  add_net_limits(settings, options.net.limits);
  add_seat_limits(settings, options.rooms);
  add_address_limits(settings, options.rooms);
  add_room_limits(settings, options.rooms);
  add_deadlines(settings, options.rooms);
  add_computers(settings, options);
  add_calls(settings, options);
  add_webhooks(settings, options);
  add_nodes(settings, options);
  add_open_tables(settings, options.rooms);
  add_retention(settings, options);
  add_backups(settings, options);
  return settings;
}

void read_settings(Settings settings, const std::string& config,
                   const std::map<std::string, std::string>& given) {
  std::optional<std::filesystem::path> file;
  if (!config.empty()) file = config;
  settings.read(file, process_environment, given);
}

}  // namespace bastide::server
