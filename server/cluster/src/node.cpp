#include <server/cluster/node.hpp>

#include "incoming_link.hpp"
#include "node_context.hpp"
#include "outgoing_link.hpp"

#include <server/net/authority.hpp>
#include <server/net/io_pool_impl.hpp>
#include <server/net/token.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <atomic>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

namespace bastide::server {

using asio::ip::tcp;

struct Node::Impl {
  Impl(IoPool& pool, NodeOptions options);

  asio::awaitable<void> accept();
  void take(tcp::socket socket) const;
  bool wait_until_empty(Clock::time_point until) const;

  std::shared_ptr<NodeContext> context;
  tcp::acceptor acceptor;
  std::uint16_t port = 0;
  std::atomic<bool> stopping{false};
};

Node::Impl::Impl(IoPool& pool, NodeOptions options) : acceptor(asio::make_strand(pool.impl().io)) {
  NodeKey key = NodeKey::read(options.key_file);
  context = std::make_shared<NodeContext>(std::move(options), std::move(key), pool.impl().io);
  const NodeOptions& chosen = context->options;
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(chosen.listen_address), chosen.port);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen();
    port = acceptor.local_endpoint().port();
  } catch (const boost::system::system_error& error) {
    throw std::system_error(error.code(), fmt::format("{} port {}", chosen.listen_address, chosen.port));
  }
  context->address = chosen.address;
  if (context->address.empty())
    context->address = Authority{.host = chosen.listen_address, .port = port}.text(0);
}

asio::awaitable<void> Node::Impl::accept() {
  asio::steady_timer pause(acceptor.get_executor());
  while (!stopping) {
    auto [error, accepted] = co_await acceptor.async_accept(asio::make_strand(context->io), kToken);
    if (!error) {
      take(std::move(accepted));
      continue;
    }
    if (stopping) co_return;
    // Most likely out of file handles: connections that end will release some.
    pause.expires_after(std::chrono::milliseconds(100));
    co_await pause.async_wait(kToken);
  }
}

void Node::Impl::take(tcp::socket socket) const {
  error_code ignored;
  const tcp::endpoint peer = socket.remote_endpoint(ignored);
  AddressSlots::Slot slot = context->handshakes_by_address.take(counted_address(peer.address().to_string()));
  if (!slot || context->stats.handshakes >= context->options.limits.handshakes_max) {
    ++context->stats.refused_too_many_total;
    socket.set_option(asio::socket_base::linger(true, 0), ignored);
    socket.close(ignored);
    return;
  }
  std::make_shared<IncomingLink>(context, std::move(socket), std::move(slot))->start();
}

bool Node::Impl::wait_until_empty(Clock::time_point until) const {
  while (context->pipes.size() > 0 && Clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return context->pipes.size() == 0;
}

Node::Node(IoPool& pool, NodeOptions options) : impl_(std::make_unique<Impl>(pool, std::move(options))) {}

Node::~Node() = default;

const std::string& Node::address() const { return impl_->context->address; }

std::uint16_t Node::port() const { return impl_->port; }

void Node::serve(Directory& rooms) {
  impl_->context->rooms = &rooms;
  asio::co_spawn(impl_->acceptor.get_executor(), impl_->accept(), asio::detached);
}

std::shared_ptr<Link> Node::link(const std::string& node, const std::string& address,
                                 std::weak_ptr<LinkedClient> client) {
  auto link = std::make_shared<OutgoingLink>(impl_->context, node, address, std::move(client));
  link->start();
  return link;
}

void Node::stop_accepting() {
  impl_->stopping = true;
  std::promise<void> closed;
  asio::dispatch(impl_->acceptor.get_executor(), [this, &closed] {
    error_code ignored;
    impl_->acceptor.close(ignored);
    closed.set_value();
  });
  closed.get_future().wait();
}

void Node::close_links(std::chrono::milliseconds grace) {
  const OpenPipes& pipes = impl_->context->pipes;
  if (grace > grace.zero()) {
    for (const auto& pipe : pipes.all()) pipe->say_goodbye();
    if (impl_->wait_until_empty(Clock::now() + grace)) return;
    spdlog::warn("links to other nodes that did not end in time: {}", pipes.size());
  }
  for (const auto& pipe : pipes.all()) pipe->cut();
  impl_->wait_until_empty(Clock::now() + std::chrono::milliseconds(500));
}

const NodeStats& Node::stats() const { return impl_->context->stats; }

}  // namespace bastide::server
