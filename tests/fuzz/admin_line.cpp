// Lines on the admin's socket: each is answered once, and the answer says whether it was done.
#include "fuzz.hpp"

#include "admin_service.hpp"

#include <server/net/io_pool.hpp>
#include <server/net/server.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/entropy_source.hpp>
#include <server/rooms/time_source.hpp>
#include <server/store/memory_store.hpp>

#include <spdlog/spdlog.h>

#include <future>
#include <string>
#include <utility>

using namespace bastide;

namespace {

/// A server without rooms.
struct World {
  World() {
    spdlog::set_level(spdlog::level::off);
    pool.start();
  }
  ~World() { pool.stop(); }

  server::MemoryStore store;
  server::IoPool pool{1};
  server::SystemTime time;
  server::SystemEntropy entropy;
  server::Directory rooms{{.store = store, .executor = pool, .time = time, .entropy = entropy}, {}};
  server::Server net{pool, {.port = 0}, [](const server::HttpRequest&, server::HttpReply) {}, rooms};
  server::AdminService admin{rooms, net, std::nullopt};
};

std::string answer(World& world, const std::string& line) {
  std::promise<std::string> told;
  world.admin.answer(line, [&told](std::string text) { told.set_value(std::move(text)); });
  return told.get_future().get();
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static World world;
  const std::string text = answer(world, std::string(fuzz::text(data, size)));
  fuzz::require(text.starts_with(server::kAdminDone) || text.starts_with(server::kAdminRefused),
                "an answer says whether it was done");
  for (const server::Ban& ban : world.net.bans().all(0)) world.net.bans().remove(ban.network);
  return 0;
}
