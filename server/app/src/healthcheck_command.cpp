// bastide healthcheck: asks a running server whether rooms can be played.
#include "commands.hpp"
#include "serve_options.hpp"
#include "server_url.hpp"
#include "settings.hpp"

#include <server/client/http_get.hpp>
#include <server/client/url.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>
#include <string>
#include <system_error>

namespace bastide::server {

namespace {

/// The address that a server uses which is configured only by the environment and this file.
Url configured_url(const std::string& config) {
  ServeOptions options = default_serve_options(process_environment);
  read_settings(serve_settings(options), config, {});
  complete(options);
  if (options.net.port == 0)
    throw UsageError("the server listens on any free port: say with --url where to ask");
  return {
      .is_tls = false, .host = reachable(options.net.address), .port = options.net.port, .path = "/readyz"};
}

int check_health(const Url& url, Trust trust) {
  try {
    const HttpAnswer answer = http_get(url, std::chrono::seconds(3), trust);
    if (answer.status == 200) return 0;
    fmt::print(stderr, "bastide: answered with status {}\n", answer.status);
  } catch (const std::system_error& error) {
    fmt::print(stderr, "bastide: no answer: {}\n", error.code().message());
  }
  return 1;
}

}  // namespace

void add_healthcheck(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::string url;
    std::string config = config_file();
    bool any_certificate = false;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("healthcheck", "Ask a server whether it is ready; for container images");
  command->add_option("--url", options->url,
                      "The URL to ask; without it /readyz at the address set in the environment or the file");
  command->add_option("--config", options->config, "TOML file with the settings of serve");
  command->add_flag("--any-certificate", options->any_certificate,
                    "Accept whatever certificate the server shows, such as one that it signed itself; for a "
                    "server of this machine");
  command->footer("Exit code: 0 it is, 1 it is not.");
  command->callback([&chosen, options] {
    chosen = [options] {
      return check_health(
          options->url.empty() ? configured_url(options->config) : server_url("--url", options->url),
          options->any_certificate ? Trust::anybody : Trust::authorities);
    };
  });
}

}  // namespace bastide::server
