#include "tls_tunnel.hpp"

#include <server/net/tls_context.hpp>
#include <server/net/token.hpp>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <thread>
#include <utility>

namespace bastide::test {

namespace asio = boost::asio;
namespace ssl = asio::ssl;
using asio::ip::tcp;
using TlsStream = ssl::stream<tcp::socket>;

namespace {

constexpr long kDay = 24 * 60 * 60;

template <class Write>
void write_pem(const std::filesystem::path& path, Write&& write) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "w"), &std::fclose);
  if (!file || !write(file.get())) throw std::runtime_error("cannot write " + path.string());
}

tcp::endpoint at(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

ssl::context client_context() {
  ssl::context context(ssl::context::tls_client);
  context.set_verify_mode(ssl::verify_none);
  return context;
}

/// Forwards from one end to the other until it ends; then ends the other.
template <class From, class To, class End>
asio::awaitable<void> pump(From& from, To& to, End end) {
  std::array<char, 4096> bytes{};
  while (true) {
    const auto [error, size] = co_await from.async_read_some(asio::buffer(bytes), server::kToken);
    if (error) break;
    if (std::get<0>(co_await asio::async_write(to, asio::buffer(bytes, size), server::kToken))) break;
  }
  co_await end();
}

struct Pair : std::enable_shared_from_this<Pair> {
  Pair(tcp::socket from_client, ssl::context& context, int bytes)
      : client(std::move(from_client)), server(client.get_executor(), context), receive_bytes(bytes) {}

  asio::awaitable<void> run(std::shared_ptr<Pair> self, std::uint16_t port) {
    const auto executor = client.get_executor();
    server.next_layer().open(tcp::v4());
    if (receive_bytes > 0)
      server.next_layer().set_option(asio::socket_base::receive_buffer_size(receive_bytes));
    const auto [refused] = co_await server.next_layer().async_connect(at(port), server::kToken);
    if (refused) co_return;
    const auto [failed] = co_await server.async_handshake(TlsStream::client, server::kToken);
    if (failed) co_return;
    asio::co_spawn(executor, up(self), asio::detached);
    co_await pump(server, client, [this]() -> asio::awaitable<void> {
      boost::system::error_code ignored;
      client.shutdown(tcp::socket::shutdown_send, ignored);
      co_return;
    });
    // Also ends a client that sends on and reads nothing.
    asio::steady_timer patience(executor, std::chrono::seconds(2));
    co_await patience.async_wait(server::kToken);
    boost::system::error_code ignored;
    client.close(ignored);
    server.next_layer().close(ignored);
  }
  asio::awaitable<void> up(std::shared_ptr<Pair>) {
    co_await pump(client, server, [this]() -> asio::awaitable<void> {
      (void)co_await server.async_shutdown(server::kToken);
    });
  }

  tcp::socket client;
  TlsStream server;
  const int receive_bytes;
};

}  // namespace

void write_identity(const std::filesystem::path& folder, const std::string& name) {
  const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> key(EVP_EC_gen("P-256"), &EVP_PKEY_free);
  const std::unique_ptr<X509, void (*)(X509*)> certificate(X509_new(), &X509_free);
  X509_set_version(certificate.get(), X509_VERSION_3);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -kDay);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 30 * kDay);
  X509_set_pubkey(certificate.get(), key.get());
  X509_NAME* const subject = X509_get_subject_name(certificate.get());
  X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8,
                             reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
  X509_set_issuer_name(certificate.get(), subject);
  if (X509_sign(certificate.get(), key.get(), EVP_sha256()) == 0) throw std::runtime_error("cannot sign");
  write_pem(folder / "certificate.pem",
            [&](std::FILE* file) { return PEM_write_X509(file, certificate.get()); });
  write_pem(folder / "key.pem", [&](std::FILE* file) {
    return PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  });
}

struct TlsTunnel::Impl {
  Impl(std::uint16_t server_port, std::shared_ptr<bastide::server::TlsContext> chosen, int bytes)
      : server(server_port), receive_bytes(bytes), shared(std::move(chosen)), acceptor(io, at(0)) {
    asio::co_spawn(io, accept(), asio::detached);
    thread = std::jthread([this] { io.run(); });
  }
  ~Impl() { io.stop(); }

  asio::awaitable<void> accept() {
    while (true) {
      auto [error, client] = co_await acceptor.async_accept(server::kToken);
      if (error) co_return;
      auto pair =
          std::make_shared<Pair>(std::move(client), shared ? shared->context : context, receive_bytes);
      asio::co_spawn(io, pair->run(pair, server), asio::detached);
    }
  }

  const std::uint16_t server;
  const int receive_bytes;
  const std::shared_ptr<bastide::server::TlsContext> shared;
  asio::io_context io;
  ssl::context context = client_context();
  tcp::acceptor acceptor;
  std::jthread thread;
};

TlsTunnel::TlsTunnel(std::uint16_t server) : TlsTunnel(server, nullptr) {}

TlsTunnel::TlsTunnel(std::uint16_t server, std::shared_ptr<bastide::server::TlsContext> context,
                     int receive_bytes)
    : impl_(std::make_unique<Impl>(server, std::move(context), receive_bytes)) {}

TlsTunnel::~TlsTunnel() = default;

std::uint16_t TlsTunnel::port() const { return impl_->acceptor.local_endpoint().port(); }

std::string shown_name(std::uint16_t server) {
  asio::io_context io;
  ssl::context context = client_context();
  TlsStream stream(io, context);
  boost::system::error_code error;
  stream.next_layer().connect(at(server), error);
  if (!error) stream.handshake(TlsStream::client, error);
  if (error) return {};
  const std::unique_ptr<X509, void (*)(X509*)> certificate(SSL_get1_peer_certificate(stream.native_handle()),
                                                           &X509_free);
  std::array<char, 256> name{};
  X509_NAME_get_text_by_NID(X509_get_subject_name(certificate.get()), NID_commonName, name.data(),
                            static_cast<int>(name.size()));
  return name.data();
}

}  // namespace bastide::test
