#include <server/net/local_server.hpp>

#include <server/net/io_pool_impl.hpp>
#include <server/net/token.hpp>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <sys/stat.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
using Local = asio::local::stream_protocol;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds kPatience{10};  ///< for a line to arrive, or for an answer to be taken

/// Ends a socket's operation that takes too long.
class Patience {
 public:
  explicit Patience(Local::socket& socket) : timer_(socket.get_executor()) {
    timer_.expires_after(kPatience);
    timer_.async_wait([&socket](const error_code& cancelled) {
      error_code ignored;
      if (!cancelled) socket.close(ignored);
    });
  }

 private:
  asio::steady_timer timer_;
};

}  // namespace

struct LocalServer::Impl {
  Impl(IoPool& pool, std::filesystem::path where, Handler with)
      : io(pool.impl().io),
        path(std::move(where)),
        handler(std::move(with)),
        acceptor(asio::make_strand(io)) {}

  void listen() {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    acceptor.open();
    // The file gets the socket's mode, so no other user can connect before it is set.
    if (fchmod(acceptor.native_handle(), 0600) != 0) throw std::system_error(errno, std::generic_category());
    acceptor.bind(Local::endpoint(path.string()));
    acceptor.listen();
  }

  static asio::awaitable<void> accept(std::shared_ptr<Impl> self) {
    asio::steady_timer pause(self->acceptor.get_executor());
    while (self->acceptor.is_open()) {
      auto [error, socket] = co_await self->acceptor.async_accept(asio::make_strand(self->io), kToken);
      if (!error) {
        const auto executor = socket.get_executor();
        asio::co_spawn(executor, serve(self, std::move(socket)), asio::detached);
      } else {
        pause.expires_after(std::chrono::milliseconds(100));
        co_await pause.async_wait(kToken);
      }
    }
  }

  static asio::awaitable<void> serve(std::shared_ptr<Impl> self, Local::socket socket) {
    std::string line;
    {
      const Patience patience(socket);
      const auto [error, size] = co_await asio::async_read_until(
          socket, asio::dynamic_buffer(line, kLocalLineBytesMax), '\n', kToken);
      if (error) co_return;
      line.resize(size - 1);
    }
    const std::string answer = co_await ask(*self, std::move(line));
    const Patience patience(socket);
    co_await asio::async_write(socket, asio::buffer(answer), kToken);
  }

  static asio::awaitable<std::string> ask(Impl& self, std::string line) {
    auto start = [&self, &line]<class Done>(Done done) {
      auto executor = asio::get_associated_executor(done);
      self.handler(std::move(line), [executor, done = std::move(done)](std::string answer) mutable {
        asio::dispatch(executor, [done = std::move(done), answer = std::move(answer)]() mutable {
          std::move(done)(std::move(answer));
        });
      });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::string)>(
        start, asio::use_awaitable);
  }

  asio::io_context& io;
  const std::filesystem::path path;
  const Handler handler;
  Local::acceptor acceptor;
};

LocalServer::LocalServer(IoPool& pool, const std::filesystem::path& path, Handler handler)
    : impl_(std::make_shared<Impl>(pool, path, std::move(handler))) {
  try {
    impl_->listen();
  } catch (const boost::system::system_error& error) {
    throw std::system_error(error.code());
  }
  asio::co_spawn(impl_->acceptor.get_executor(), Impl::accept(impl_), asio::detached);
}

LocalServer::~LocalServer() {
  std::error_code ignored;
  std::filesystem::remove(impl_->path, ignored);
}

}  // namespace bastide::server
