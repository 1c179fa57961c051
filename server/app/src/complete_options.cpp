// What follows from the options that were given, and which of them can't be together.
#include "serve_options.hpp"

#include <server/net/addresses.hpp>
#include <server/net/authority.hpp>
#include <server/net/base_path.hpp>
#include <server/net/static_files.hpp>
#include <server/store/postgres_store.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace bastide::server {

namespace {

constexpr std::string_view kSqlite = "sqlite:";
constexpr std::string_view kMemory = "memory:";
constexpr std::array<std::string_view, 2> kPostgres{"postgres://", "postgresql://"};

/// "127.0.0.1:8080", "[::1]:8080", "localhost:8080".
void read_listen(const char* option, const std::string& listen, auto& to) {
  const auto colon = listen.rfind(':');
  const std::string port = colon == listen.npos ? "" : listen.substr(colon + 1);
  std::string address = listen.substr(0, std::min(colon, listen.size()));
  if (address == "localhost") address = "127.0.0.1";
  const bool bracketed = address.starts_with('[') && address.ends_with(']');
  if (bracketed) address = address.substr(1, address.size() - 2);
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), to.port);
  const bool good_port = error == std::errc{} && end == port.data() + port.size();
  if (!good_port || !is_address(address) || bracketed != address.contains(':')) {
    throw UsageError(fmt::format("{} must be like 127.0.0.1:8080 or [::1]:8080, not \"{}\"", option, listen));
  }
  to.address = address;
}

void complete_node(ServeOptions& options) {
  NodeOptions& node = options.node;
  if (options.node_listen.empty()) {
    if (!node.address.empty() || !options.node_key_file.empty())
      throw UsageError("--node-address and --node-key-file need --node-listen");
    return;
  }
  if (options.node_key_file.empty()) throw UsageError("--node-listen needs --node-key-file");
  node.key_file = options.node_key_file;
  NetOptions listen;
  read_listen("--node-listen", options.node_listen, listen);
  node.listen_address = listen.address;
  node.port = listen.port;
  if (node.address.empty() && reachable(node.listen_address) != node.listen_address)
    throw UsageError("--node-listen takes any address here: say with --node-address how others reach it");
  const auto address = parse_authority(node.address);
  if (!node.address.empty() && (!address || !address->port.value_or(0)))
    throw UsageError(fmt::format("--node-address must be like 10.0.0.2:9080, not \"{}\"", node.address));
  if (node.address.empty() && node.port != 0)
    node.address = Authority{.host = node.listen_address, .port = node.port}.text(0);
  if (node.limits.handshake_timeout >= options.net.limits.join_timeout)
    throw UsageError("--node-handshake-timeout must be shorter than --join-timeout");
  if (options.node_lease_renewed_every >= options.node_lease)
    throw UsageError("--node-lease-renewed-every must be shorter than --node-lease");
  node.limits.outbox_bytes_max = options.net.limits.outbox_bytes_max;
  node.limits.message_bytes_max = options.rooms.message_bytes_max;
  node.limits.ping_interval = options.net.limits.ping_interval;
  node.limits.silence_timeout = options.net.limits.silence_timeout;
  node.limits.close_timeout = options.net.limits.close_timeout;
}

/// Throws UsageError.
void complete_base_path(std::string& base_path) {
  const auto normal = normal_base_path(base_path);
  if (!normal)
    throw UsageError(fmt::format(
        "--base-path must be like /bastide/, and begin with none of the server's own names as /api/ "
        "or /r/, not \"{}\"",
        base_path));
  base_path = *normal;
}

/// Does not repeat any part of a text that may be a URL with a password.
void check_store(const ServeOptions& options) {
  if (const auto url = postgres_url(options)) {
    try {
      postgres_name(*url);
    } catch (const std::runtime_error& error) {
      throw UsageError(fmt::format("--store: {}", error.what()));
    }
    return;
  }
  const bool file = options.store.starts_with(kSqlite) && options.store.size() > kSqlite.size();
  if (file || options.store == kMemory) return;
  const std::string given = options.store.find('@') == options.store.npos ? options.store : "…";
  throw UsageError(
      fmt::format("--store must be like sqlite:/var/lib/bastide/bastide.db, postgres://USER@HOST/DATABASE or "
                  "memory:, not "
                  "\"{}\"",
                  given));
}

/// Refuses settings that defeat one another.
void check_together(const ServeOptions& options) {
  if (options.net.limits.silence_timeout <= options.net.limits.ping_interval)
    throw UsageError(
        "--silence-timeout must be longer than --ping-interval, or every quiet client counts as gone");
  if (options.rooms.host_changes_reserved >= options.rooms.room_changes_burst)
    throw UsageError(
        "--host-changes-reserved must be less than --room-changes-burst, or nobody else changes anything");
  if (options.tls_listen.empty() && !(options.tls.certificate.empty() && options.tls.key.empty()))
    throw UsageError("--tls-certificate and --tls-key need --tls-listen");
  if (!options.legal_url.empty() && !is_legal_url(options.legal_url))
    throw UsageError(
        fmt::format("--legal-url must be like https://example.org/privacy, not \"{}\"", options.legal_url));
  if (!is_push_contact(options.push.contact))
    throw UsageError("--push-contact must be like mailto:me@example.com or https://example.com");
  if (!options.webhooks.site.empty() && !is_webhook_site(options.webhooks.site))
    throw UsageError("--webhook-site must be like https://play.example.com/, with a / at its end");
  if (options.webhooks.site.empty() && !options.webhooks.calls.services.empty())
    throw UsageError("--webhook-services needs --webhook-site, for the links in messages");
  if (options.tls_listen.empty() && options.tls.only) throw UsageError("--tls-only needs --tls-listen");
}

}  // namespace

void complete(ServeOptions& options) {
  check_together(options);
  read_listen("--listen", options.listen, options.net);
  complete_base_path(options.net.base_path);
  if (!options.metrics_listen.empty()) {
    if (options.net.metrics_public)
      throw UsageError("--metrics-public and --metrics-listen exclude each other");
    read_listen("--metrics-listen", options.metrics_listen, options.metrics);
  }
  if (!options.tls_listen.empty()) {
    if (options.tls.certificate.empty() || options.tls.key.empty())
      throw UsageError("--tls-listen needs --tls-certificate and --tls-key");
    read_listen("--tls-listen", options.tls_listen, options.tls);
    options.net.tls = options.tls;
  }
  complete_node(options);
  if (options.store.empty()) options.store = default_store(options);
  check_store(options);
  if (!options.node_listen.empty() && options.node.address.empty() && postgres_url(options))
    throw UsageError("--node-listen needs a port that others can be told, or --node-address");
  if (options.backup_every && postgres_url(options))
    throw UsageError("--backup-every copies a SQLite store; pg_dump copies a PostgreSQL database");
  if (options.backup_every && options.store == kMemory)
    throw UsageError("--backup-every has nothing to copy: memory: keeps nothing");
  const auto file = sqlite_file(options);
  if (options.backup_folder.empty() && file) options.backup_folder = file->parent_path() / "backups";
  const auto beside = files_beside_store(options);
  if (options.admin_socket.empty() && beside) options.admin_socket = *beside + ".sock";
}

std::string default_store(const ServeOptions& options) {
  return fmt::format("{}{}/bastide.db", kSqlite, options.state);
}

std::string reachable(const std::string& address) {
  if (address == "0.0.0.0") return "127.0.0.1";
  if (address == "::") return "::1";
  return address;
}

std::optional<std::filesystem::path> sqlite_file(const ServeOptions& options) {
  if (!options.store.starts_with(kSqlite)) return std::nullopt;
  return options.store.substr(kSqlite.size());
}

std::optional<std::string> postgres_url(const ServeOptions& options) {
  const bool is_one = std::ranges::any_of(
      kPostgres, [&](std::string_view scheme) { return options.store.starts_with(scheme); });
  if (!is_one) return std::nullopt;
  return options.store;
}

std::string store_name(const ServeOptions& options) {
  const auto url = postgres_url(options);
  return url ? postgres_name(*url) : options.store;
}

std::optional<std::string> files_beside_store(const ServeOptions& options) {
  if (const auto file = sqlite_file(options)) return file->string();
  if (postgres_url(options)) return options.state + "/bastide";
  return std::nullopt;
}

}  // namespace bastide::server
