// The pool's implementation, for code that puts sockets on it.
#pragma once

#include <server/net/io_pool.hpp>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include <thread>
#include <vector>

namespace bastide::server {

struct IoPool::Impl {
  explicit Impl(int threads_wanted)
      : io(threads_wanted), work(io.get_executor()), threads_max(threads_wanted) {}

  boost::asio::io_context io;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work;
  const int threads_max;
  std::vector<std::jthread> threads;
};

}  // namespace bastide::server
