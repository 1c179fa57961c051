#include <server/client/local_ask.hpp>

#include <server/net/token.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <exception>
#include <optional>
#include <system_error>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;

namespace {

asio::awaitable<std::string> exchange(std::filesystem::path path, std::string line) {
  const auto executor = co_await asio::this_coro::executor;
  asio::local::stream_protocol::socket socket(executor);
  const asio::local::stream_protocol::endpoint server(path.string());
  co_await socket.async_connect(server, asio::use_awaitable);
  line += '\n';
  co_await asio::async_write(socket, asio::buffer(line), asio::use_awaitable);
  std::string answer;
  const auto [end, size] = co_await asio::async_read(socket, asio::dynamic_buffer(answer), kToken);
  if (end != asio::error::eof) throw boost::system::system_error(end);
  co_return answer;
}

}  // namespace

std::string local_ask(const std::filesystem::path& socket, std::string line,
                      std::chrono::milliseconds timeout) {
  asio::io_context io;
  std::optional<std::string> answer;
  std::exception_ptr failure;
  try {
    asio::co_spawn(io, exchange(socket, std::move(line)), [&](std::exception_ptr thrown, std::string got) {
      failure = thrown;
      if (!thrown) answer = std::move(got);
    });
    io.run_for(timeout);
    if (failure) std::rethrow_exception(failure);
  } catch (const boost::system::system_error& error) {
    throw std::system_error(error.code());
  }
  if (!answer) throw std::system_error(std::make_error_code(std::errc::timed_out));
  return std::move(*answer);
}

}  // namespace bastide::server
