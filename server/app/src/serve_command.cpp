// bastide serve: wires the parts together, starts them and ends them in the right order.
#include "admin_service.hpp"
#include "admission_key.hpp"
#include "backup_thread.hpp"
#include "chosen_store.hpp"
#include "commands.hpp"
#include "exit_codes.hpp"
#include "mistyped.hpp"
#include "push_key.hpp"
#include "serve_options.hpp"
#include "server_metrics.hpp"
#include "version.hpp"

#include <server/cluster/node.hpp>
#include <server/net/api.hpp>
#include <server/net/io_pool.hpp>
#include <server/net/local_server.hpp>
#include <server/net/reach.hpp>
#include <server/net/server.hpp>
#include <server/net/static_files.hpp>
#include <server/ops/logging.hpp>
#include <server/ops/metrics.hpp>
#include <server/ops/open_files.hpp>
#include <server/ops/stop_signals.hpp>
#include <server/push/push_sender.hpp>
#include <server/push/webhook_sender.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/worker_threads.hpp>

#include <protocol/close_code.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

using namespace std::chrono_literals;

// Together less than the 5 s within which a stopping server must be gone.
constexpr auto kRoomsGrace = 2s;
constexpr auto kClientsGrace = 2s;
constexpr auto kLinksGrace = 300ms;

/// A generous number of open files other than connections, and connections being refused.
constexpr std::size_t kOtherFiles = 64;

/// Admits fewer connections than there are files: a client that gets no file would wait until others leave; a
/// refused one is told at once.
void fit_connections(NetLimits& limits) {
  const std::size_t files = allow_open_files();
  if (files >= limits.connections_max + kOtherFiles) return;
  if (files <= kOtherFiles)
    throw UsageError(
        fmt::format("only {} files may be open, of which the server needs {} for itself (see ulimit -n)",
                    files, kOtherFiles));
  limits.connections_max = files - kOtherFiles;
  spdlog::warn("only {} files may be open (see ulimit -n): no more than {} connections at once", files,
               limits.connections_max);
}

StaticFiles web_client(const ServeOptions& options) {
  const std::string& base_path = options.net.base_path;
  const PageWords words{.legal_url = options.legal_url,
                        .embeds = !options.net.embed_in.empty(),
                        .keeps_parcels = options.rooms.parcels_max > 0,
                        .open_tables = options.rooms.open_tables};
  try {
    if (!options.web.empty()) return StaticFiles(options.web, base_path, words);
    if (const auto found = find_web_client(std::filesystem::read_symlink("/proc/self/exe")))
      return StaticFiles(*found, base_path, words);
  } catch (const std::exception& error) {
    throw UsageError(fmt::format("cannot read the web client: {}", error.what()));
  }
  spdlog::warn("no web client found: serving the API alone (see --web)");
  return {};
}

/// Throws what a socket's fault is for the host: a UsageError, or AddressNotNow if it may pass by itself.
[[noreturn]] void cannot_listen(const std::string& sentence, const std::error_code& cause) {
  for (const std::errc passing : {std::errc::address_in_use, std::errc::address_not_available,
                                  std::errc::too_many_files_open_in_system, std::errc::not_enough_memory})
    if (cause == passing) throw AddressNotNow(sentence);
  throw UsageError(sentence);
}

/// `more`: the rooms, if the port has any.
template <class... More>
std::unique_ptr<Server> listen(IoPool& pool, const NetOptions& options, HttpHandler http, More&... more) {
  try {
    return std::make_unique<Server>(pool, options, std::move(http), more...);
  } catch (const std::system_error& error) {
    cannot_listen(fmt::format("cannot listen on {}", error.what()), error.code());
  } catch (const std::runtime_error& error) {
    throw UsageError(error.what());
  }
}

/// nullptr if there are no other nodes.
std::unique_ptr<Node> join_nodes(IoPool& pool, const ServeOptions& options) {
  if (options.node_listen.empty()) return nullptr;
  try {
    return std::make_unique<Node>(pool, options.node);
  } catch (const std::system_error& error) {
    cannot_listen(fmt::format("cannot listen for other nodes on {}", error.what()), error.code());
  } catch (const std::runtime_error& error) {
    throw UsageError(error.what());
  }
}

/// The file of the bans; empty if nothing is kept.
std::optional<std::filesystem::path> bans_file(const ServeOptions& options) {
  const auto beside = files_beside_store(options);
  if (!beside) return std::nullopt;
  return *beside + ".bans";
}

/// nullptr if it is not wanted. The server starts even if it can't be made.
std::unique_ptr<LocalServer> listen_for_admin(IoPool& pool, const std::string& socket,
                                              AdminService& service) {
  if (socket.empty()) return nullptr;
  try {
    return std::make_unique<LocalServer>(pool, socket,
                                         [&service](std::string line, LocalServer::Reply reply) {
                                           service.answer(std::move(line), std::move(reply));
                                         });
  } catch (const std::system_error& error) {
    spdlog::warn("bastide admin can't reach this server: no socket at {}: {}", socket,
                 error.code().message());
    return nullptr;
  }
}

/// nullptr if none are wanted.
std::unique_ptr<BackupThread> make_backups(const ServeOptions& options) {
  if (!options.backup_every) return nullptr;
  return std::make_unique<BackupThread>(KeptBackupsOptions{.store = sqlite_file(options).value(),
                                                           .folder = options.backup_folder,
                                                           .kept = options.backups_kept,
                                                           .disk_free_min = options.disk_free_min},
                                        *options.backup_every);
}

/// nullptr if nobody is to be called.
std::unique_ptr<PushSender> make_push(IoPool& pool, const ServeOptions& options, EntropySource& entropy) {
  if (options.push.calls.services.empty()) return nullptr;
  return std::make_unique<PushSender>(pool, push_key(options, entropy), options.push, entropy);
}

/// nullptr if no chat is to be told. How much it calls is bounded as push is.
std::unique_ptr<WebhookSender> make_webhooks(IoPool& pool, const ServeOptions& options, bool pictures) {
  if (options.webhooks.calls.services.empty()) return nullptr;
  CallOptions calls = options.push.calls;
  calls.services = options.webhooks.calls.services;
  calls.to_private = options.webhooks.calls.to_private;
  return std::make_unique<WebhookSender>(
      pool, WebhookOptions{.calls = std::move(calls), .site = options.webhooks.site}, pictures);
}

MetricsTo metrics_to(const ServeOptions& options) {
  if (!options.metrics_listen.empty()) return MetricsTo::nobody;
  return options.net.metrics_public ? MetricsTo::everybody : MetricsTo::this_machine;
}

/// Where others in the local network find the server.
protocol::Reach reach_of(const NetOptions& options, const Server& server) {
  std::vector<Listening> sockets{{.address = options.address, .port = server.port()}};
  if (options.tls)
    sockets.push_back({.address = options.tls->address, .port = server.tls_port(), .scheme = "https"});
  return {.urls = local_network_urls(sockets, own_addresses()), .option = option_for_others(sockets)};
}

/// Players first, so that they learn why; then the sockets; then what was played is stored.
void stop(Server& server, Node* node, Directory& rooms, WorkerThreads& workers, ChosenStore& store,
          IoPool& pool, protocol::ClosingReason reason) {
  server.stop_accepting();
  if (node) node->stop_accepting();
  auto told = std::make_shared<std::promise<void>>();
  auto all_told = told->get_future();
  rooms.shut_down(reason, protocol::kRetryMs, [told] { told->set_value(); });
  if (all_told.wait_for(kRoomsGrace) == std::future_status::timeout) {
    spdlog::warn("some rooms did not come to rest in time; what was acknowledged is stored");
  }
  server.close_connections(kClientsGrace);
  if (node) node->close_links(kLinksGrace);
  workers.stop();
  store.close();
  pool.stop();
}

int serve(ServeOptions& options) {
  StopSignals signals;
  const Logging logging({.level = find_log_level(options.log_level).value(),
                         .format = options.log_format == "json" ? LogFormat::json : LogFormat::text,
                         .queue_bytes_max = options.log_queue_bytes_max});
  for (const std::string& line : unknown_variables(process_variables(), serve_settings(options).variables()))
    spdlog::warn(line);
  refuse_mistyped_store(options);
  fit_connections(options.net.limits);
  const std::unique_ptr<ChosenStore> store = choose_store(options);
  IoPool pool(options.net.threads);
  const SystemTime time;
  SystemEntropy entropy;
  WorkerThreads workers(options.bot_threads);
  const std::unique_ptr<Node> node = join_nodes(pool, options);
  const std::unique_ptr<PushSender> push = make_push(pool, options, entropy);
  StaticFiles files = web_client(options);
  const std::unique_ptr<WebhookSender> webhooks =
      make_webhooks(pool, options, !files.content("/previews/letters.jpg").empty());
  Directory rooms({.store = store->events(),
                   .executor = pool,
                   .time = time,
                   .entropy = entropy,
                   .workers = &workers,
                   .peers = node.get(),
                   .push = push.get(),
                   .webhooks = webhooks.get(),
                   .admission_key = admission_key(options, entropy)},
                  options.rooms);
  if (node) node->serve(rooms);
  Metrics metrics;
  std::unique_ptr<Server> server;
  ApiParts parts{.rooms = rooms,
                 .executor = pool,
                 .alive = [&] { return store->alive(options.store_stalled_after); },
                 .ready = [&store] { return store->ready(); },
                 .metrics = [&metrics] { return metrics.text(); },
                 .metrics_to = metrics_to(options),
                 .reach = [&options, &server] { return reach_of(options.net, *server); },
                 .build = fmt::format("{}-{}", kVersion, kRevision),
                 .message_bytes_max = options.rooms.message_bytes_max,
                 .parcel_bytes_max = options.rooms.parcels_max > 0 ? options.net.limits.parcel_bytes_max : 0,
                 .push_key = push ? push->public_key() : std::string(),
                 .webhook_services = options.webhooks.calls.services};
  server = listen(pool, options.net, make_api(std::move(parts), std::move(files)), rooms);
  AdminService admin(rooms, *server, bans_file(options));
  const auto admin_server = listen_for_admin(pool, options.admin_socket, admin);
  std::unique_ptr<Server> metrics_server;
  if (!options.metrics_listen.empty())
    metrics_server = listen(pool, options.metrics, make_metrics_api([&metrics] { return metrics.text(); }));
  metrics.add_gauge(
      "bastide_build_info", "Which server this is: always 1", [] { return 1.0; },
      fmt::format(R"(version="{}",revision="{}")", kVersion, kRevision));
  add_server_metrics(metrics, server->stats(), rooms.stats());
  if (options.net.tls)
    metrics.add_gauge("bastide_tls_certificate_expires_seconds",
                      "When the certificate in use ends, since 1970",
                      [&server] { return static_cast<double>(server->certificate_expires_at()); });
  if (node) add_node_metrics(metrics, node->stats());
  if (push) add_push_metrics(metrics, push->stats());
  if (webhooks) add_webhook_metrics(metrics, webhooks->stats());
  store->add_to(metrics);
  const auto backups = make_backups(options);
  if (backups) backups->add_to(metrics);
  metrics.add_counter("bastide_log_lines_dropped_total", "Lines of the log that nobody read in time",
                      [&logging] { return static_cast<double>(logging.lines_dropped_total()); });
  pool.repeat(100ms, [&rooms] { rooms.tick(); });
  pool.repeat(5s, [&store] { store->maintain(); });
  pool.start();
  spdlog::info("serving {} with the store {}",
               url_of({.address = options.net.address, .port = server->port()}), store_name(options));
  if (options.net.base_path != "/")
    spdlog::info("pages expect a proxy that serves this under {}", options.net.base_path);
  if (options.net.tls)
    spdlog::info(
        "serving {} over TLS",
        url_of({.address = options.net.tls->address, .port = server->tls_port(), .scheme = "https"}));
  if (const auto urls = reach_of(options.net, *server).urls; !urls.empty())
    spdlog::info("others in this network find it at {}", fmt::join(urls, ", "));
  if (node) spdlog::info("other nodes reach this one at {}", node->address());
  if (metrics_server)
    spdlog::info("metrics at {}/metrics",
                 url_of({.address = options.metrics.address, .port = metrics_server->port()}));

  const int signal = signals.wait();
  spdlog::info("stopping");
  using enum protocol::ClosingReason;
  stop(*server, node.get(), rooms, workers, *store, pool, signal == SIGINT ? stopping : restarting);
  spdlog::info("stopped");
  return 0;
}

/// "0 it was told to stop; 2 …", each in a line.
std::string exit_meanings() {
  std::vector<std::string> lines;
  for (const ExitMeaning& exit : kServeExits)
    lines.push_back(fmt::format("{} {}", static_cast<int>(exit.code), exit.meaning));
  return fmt::format("{}.", fmt::join(lines, ";\n"));
}

/// Adds one option of the command line for each setting.
void add_options(CLI::App& command, const Settings& settings) {
  for (const Settings::Setting& setting : settings.all()) {
    const std::string flag = "--" + setting.name;
    CLI::Option* option =
        setting.toggle ? command.add_flag(flag, setting.help) : command.add_option(flag, setting.help);
    if (!setting.toggle) option->expected(1)->type_name("");
    option->default_str(setting.fallback)->group(setting.group);
  }
}

std::map<std::string, std::string> given_on(const CLI::App& command, const Settings& settings) {
  std::map<std::string, std::string> given;
  for (const Settings::Setting& setting : settings.all()) {
    const CLI::Option* option = command.get_option("--" + setting.name);
    if (option->count() > 0) given[setting.name] = option->results().back();
  }
  return given;
}

}  // namespace

void add_serve(CLI::App& program, Chosen& chosen) {
  struct Command {
    ServeOptions options = default_serve_options(process_environment);
    Settings settings = serve_settings(options);
    std::string config = config_file();
  };
  auto own = std::make_shared<Command>();
  CLI::App* command =
      program.add_subcommand("serve", "Serve the web client, the HTTP API and WebSocket on one port");
  command->add_option("--config", own->config, "TOML file with settings");
  add_options(*command, own->settings);
  command->footer(
      std::string(
          "Each option can also be set in the environment and in the file: --ping-interval is\n"
          "BASTIDE_PING_INTERVAL and ping_interval. The command line comes before the environment, the\n"
          "environment before the file. Durations have units: ms, s, min, h, d. Sizes: B, KiB, MiB, GiB.\n"
          "Exit code:\n") +
      exit_meanings());
  command->callback([&chosen, own, command] {
    chosen = [own, command] {
      read_settings(own->settings, own->config, given_on(*command, own->settings));
      complete(own->options);
      return serve(own->options);
    };
  });
}

}  // namespace bastide::server
