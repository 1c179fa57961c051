// Every setting of `bastide serve`.
#pragma once

#include "settings.hpp"

#include <server/cluster/options.hpp>
#include <server/net/options.hpp>
#include <server/push/push_options.hpp>
#include <server/push/webhook_options.hpp>
#include <server/rooms/limits.hpp>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

struct ServeOptions {
  std::string listen = "127.0.0.1:8080";
  std::string state;      ///< folder for the server's files
  std::string store;      ///< sqlite:PATH, postgres://… or memory:; empty: sqlite:<state>/bastide.db
  std::string web;        ///< folder of the web client; empty: the default one
  std::string legal_url;  ///< shown on the page; empty: none
  std::string log_level = "info";
  std::string log_format = "text";
  std::size_t log_queue_bytes_max = std::size_t{1} << 20;
  std::chrono::milliseconds store_stalled_after{15'000};
  std::string admin_socket;    ///< empty: no socket
  std::string metrics_listen;  ///< empty: /metrics is answered on the main port
  std::string tls_listen;      ///< empty: no TLS
  TlsOptions tls;              ///< of that port
  NetOptions net;
  NetOptions metrics;       ///< of the port for /metrics
  std::string node_listen;  ///< empty: no other nodes
  std::string node_key_file;
  NodeOptions node;  ///< of that port
  std::chrono::milliseconds node_lease{4'000};
  std::chrono::milliseconds node_lease_renewed_every{1'500};
  Limits rooms;
  PushOptions push;
  WebhookOptions webhooks;
  std::string push_key_file;                           ///< empty: beside the store, or of the nodes' key
  int bot_threads = 1;                                 ///< threads on which computers think
  std::size_t disk_free_min = std::size_t{256} << 20;  ///< bytes
  std::optional<std::chrono::seconds> backup_every;    ///< nothing: no copies are made
  std::size_t backups_kept = 7;
  std::string backup_folder;  ///< empty: "backups" beside the store
};

/// A variable of this process; an empty one counts as unset, as in compose files.
std::optional<std::string> process_environment(const std::string& variable);

/// All of this process's variables, as NAME=value. Valid while none is set.
std::vector<std::string_view> process_variables();

/// The file that BASTIDE_CONFIG names; empty: none.
std::string config_file();

/// The defaults, some of which depend on this machine: number of cores, folders from the environment.
ServeOptions default_serve_options(const Settings::Environment& environment);

/// The table of all settings, bound to `options`, which must outlive it.
Settings serve_settings(ServeOptions& options);

/// Sets everything from the file `config` (empty: none), this process's environment
/// and the command line's values.
void read_settings(Settings settings, const std::string& config,
                   const std::map<std::string, std::string>& given);

/// Copies options that apply in two places. Throws UsageError for an invalid address or store.
void complete(ServeOptions& options);

/// The store of a host who names none.
std::string default_store(const ServeOptions& options);

/// The address under which this machine reaches a server that listens on `address`: loopback if that
/// is any address.
std::string reachable(const std::string& address);

/// The file of a `sqlite:` store; empty for others. Requires: `complete` was called.
std::optional<std::filesystem::path> sqlite_file(const ServeOptions& options);

/// The URL of a `postgres:` store; empty for others. It may contain a password. Requires:
/// `complete` was called.
std::optional<std::string> postgres_url(const ServeOptions& options);

/// The store's name for logs, without a password. Requires: `complete` was called.
std::string store_name(const ServeOptions& options);

/// The prefix of the names of files that the server keeps besides the store: the store's own, or one in the
/// state's folder; empty for `memory:`. Requires: `complete` was called.
std::optional<std::string> files_beside_store(const ServeOptions& options);

}  // namespace bastide::server
