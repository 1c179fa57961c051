#include <server/net/io_pool_impl.hpp>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <utility>

namespace bastide::server {

namespace asio = boost::asio;

namespace {

class PoolStrand final : public Strand {
 public:
  explicit PoolStrand(asio::io_context& io) : strand_(asio::make_strand(io)) {}
  void post(Task task) override { asio::post(strand_, std::move(task)); }

 private:
  asio::strand<asio::io_context::executor_type> strand_;
};

/// A task with its timer; each round keeps it alive for the next.
struct Repetition : std::enable_shared_from_this<Repetition> {
  Repetition(asio::io_context& io, std::chrono::milliseconds time, std::function<void()> work)
      : timer(io), interval(time), task(std::move(work)) {}

  void wait() {
    timer.expires_after(interval);
    timer.async_wait([self = shared_from_this()](const boost::system::error_code& cancelled) {
      if (cancelled) return;
      self->task();
      self->wait();
    });
  }

  asio::steady_timer timer;
  const std::chrono::milliseconds interval;
  const std::function<void()> task;
};

}  // namespace

IoPool::IoPool(int threads) : impl_(std::make_unique<Impl>(threads)) {}

IoPool::~IoPool() { stop(); }

std::shared_ptr<Strand> IoPool::make_strand() { return std::make_shared<PoolStrand>(impl_->io); }

void IoPool::repeat(std::chrono::milliseconds interval, std::function<void()> task) {
  std::make_shared<Repetition>(impl_->io, interval, std::move(task))->wait();
}

void IoPool::start() {
  for (int i = 0; i < impl_->threads_max; ++i) impl_->threads.emplace_back([this] { impl_->io.run(); });
}

void IoPool::stop() {
  impl_->work.reset();
  impl_->io.stop();
  impl_->threads.clear();
}

}  // namespace bastide::server
