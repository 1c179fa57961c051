#include "world.hpp"

#include <protocol/close_code.hpp>
#include <protocol/http.hpp>
#include <protocol/log_entry.hpp>

#include <engine/game.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

namespace bastide::sim {

namespace {

constexpr Ms kTick{1000};
constexpr Ms kStopPatience{5000};

class SimEntropy final : public server::EntropySource {
 public:
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_.next());
  }

 private:
  Random random_{1};
};

}  // namespace

// ---- Link

Link::Link(World& world, Page& page, std::string name)
    : world_(world),
      page_(&page),
      name_(std::move(name)),
      up_(world.scheduler.make_lane()),
      down_(world.scheduler.make_lane()),
      server_news_(world.scheduler.make_lane()),
      client_news_(world.scheduler.make_lane()) {}

void Link::open(server::Directory& directory, const std::string& address) {
  connection_ = directory.connect(shared_from_this(), address);
}

void Link::send(std::string id, std::string text) {
  if (cut_) return;
  carry(up_, [self = shared_from_this(), id = std::move(id), text = std::move(text)]() mutable {
    if (!self->connection_) return;
    self->world_.trace.note(self->world_.scheduler.now(), self->name_, text);
    if (!self->ended_by_server_) self->world_.arrived(id, self);
    self->connection_->receive(std::move(text));
  });
}

void Link::carry(const Scheduler::LanePtr& wire, Task task) {
  if (world_.plan.instant) return task();
  wire->put(std::move(task), world_.up_to(world_.plan.latency_ms_max));
}

void Link::leave() {
  page_ = nullptr;
  down_->clear();
  tell_server(world_.up_to(world_.plan.notice_ms_max));
}

void Link::deliver(server::MessageText message) {
  if (ended_by_server_) world_.broken(name_ + ": something was sent behind the end");
  if (!connection_) return;
  // Unread messages fill the outbox all the same.
  unread_bytes_ += message->size();
  if (unread_bytes_ > world_.plan.unread_bytes_max) {
    down_->clear();
    close(std::to_underlying(protocol::CloseCode::too_slow));
    return;
  }
  if (message->contains("\"resume\":") && page_) world_.seated(page_->holder(), shared_from_this());
  if (cut_) return;
  carry(down_, [self = shared_from_this(), message] {
    self->unread_bytes_ -= message->size();
    if (!self->page_) return;
    self->world_.trace.note(self->world_.scheduler.now(), self->name_, *message);
    self->page_->receive(*self, *message);
  });
}

void Link::close(std::uint16_t) {
  ended_by_server_ = true;
  if (!cut_) carry(down_, [self = shared_from_this()] { self->tell_client(Ms(0)); });
  tell_server(world_.up_to(world_.plan.latency_ms_max));
}

void Link::cut() {
  if (std::exchange(cut_, true)) return;
  up_->clear();
  down_->clear();
  tell_client(world_.up_to(world_.plan.notice_ms_max));
  tell_server(world_.up_to(world_.plan.notice_ms_max));
}

void Link::server_died() {
  connection_ = nullptr;
  up_->clear();
  server_news_->clear();
  // What was on its way may still arrive or not.
  if (world_.choices.chance(50)) down_->clear();
  down_->put([self = shared_from_this()] { self->tell_client(Ms(0)); },
             world_.up_to(world_.plan.notice_ms_max));
}

void Link::forget() {
  connection_ = nullptr;
  for (const auto& lane : {up_, down_, server_news_, client_news_}) lane->clear();
}

void Link::tell_client(Ms delay) {
  Task tell = [self = shared_from_this()] {
    if (Page* page = std::exchange(self->page_, nullptr)) page->closed(*self);
  };
  if (world_.plan.instant) return tell();
  client_news_->put(std::move(tell), delay);
}

void Link::tell_server(Ms delay) {
  server_news_->put(
      [self = shared_from_this()] {
        self->up_->clear();
        if (const auto connection = std::exchange(self->connection_, nullptr)) connection->disconnected();
      },
      delay);
}

// ---- World

struct World::Process {
  explicit Process(World& world)
      : executor(world.scheduler),
        store(world.disk, world.plan.disk, world.scheduler, world.choices,
              [&world](const server::NewEntry& entry) { world.appending(entry); }),
        workers(world.scheduler, world.choices),
        directory({.store = store,
                   .executor = executor,
                   .time = world.scheduler,
                   .entropy = *world.entropy_,
                   .workers = &workers},
                  world.limits_) {}
  SimExecutor executor;
  SimStore store;
  SimWorkers workers;
  server::Directory directory;
};

World::World(Choices& with, const server::Limits& limits, bool aloud)
    : Surroundings(with),
      scheduler(choices),
      trace(aloud),
      limits_(limits),
      entropy_(std::make_unique<SimEntropy>()) {}

World::~World() {
  for (const auto& link : links()) link->forget();
}

server::Directory& World::directory() { return process_->directory; }

void World::start() {
  trace.note(scheduler.now(), "server", "starts");
  process_ = std::make_unique<Process>(*this);
  ticks_ = scheduler.make_lane();
  struct Tick {
    World& world;
    void operator()() const {
      world.directory().tick();
      world.ticks_->put(Tick{world}, kTick);
    }
  };
  ticks_->put(Tick{*this}, kTick);
}

void World::kill() {
  trace.note(scheduler.now(), "server", "is killed");
  process_->store.die();
  process_->workers.stop();
  for (const auto& link : links()) link->server_died();
  ticks_.reset();
  process_.reset();
  holders_.clear();
}

void World::stop() {
  trace.note(scheduler.now(), "server", "is told to stop");
  bool stopped = false;
  directory().shut_down(protocol::ClosingReason::restarting, protocol::kRetryMs, [&] { stopped = true; });
  for (const Ms end = scheduler.now() + kStopPatience; !stopped && scheduler.now() < end;) step();
  if (!stopped) throw Broken("the rooms do not come to rest");
  kill();
}

std::string World::make_room(const protocol::SeatSecret& secret, int seats,
                             std::optional<protocol::ClockRule> clock) {
  const GameKind* kind = find_game(RulesRequest{}.game);
  protocol::CreateRoom wish{.secret = secret,
                            .name = "Host",
                            .colour = {},
                            .seats = seats,
                            .clock = clock,
                            .game = {.kind = kind, .rules = kind->resolve({}).value()}};
  std::optional<std::string> room;
  directory().create_room(std::move(wish), "", [&](const protocol::Expected<protocol::RoomCreated>& created) {
    room = created.value().room;
  });
  while (!room) step();
  return *room;
}

std::unique_ptr<Alarm> World::make_alarm() {
  class LaneAlarm final : public Alarm {
   public:
    explicit LaneAlarm(Scheduler::LanePtr lane) : lane_(std::move(lane)) {}
    void set(Ms delay, Task task) override {
      lane_->clear();
      lane_->put(std::move(task), delay);
    }
    void clear() override { lane_->clear(); }

   private:
    const Scheduler::LanePtr lane_;
  };
  return std::make_unique<LaneAlarm>(scheduler.make_lane());
}

std::shared_ptr<Wire> World::connect(Page& page, const std::string& name) {
  if (!up()) return nullptr;
  auto link = std::make_shared<Link>(*this, page, name);
  link->open(directory(), "192.0.2." + name.substr(0, name.find('/')));
  links_.push_back(link);
  return link;
}

std::vector<std::shared_ptr<Link>> World::links() {
  std::vector<std::shared_ptr<Link>> present;
  std::erase_if(links_, [&](const std::weak_ptr<Link>& known) {
    const auto link = known.lock();
    if (link) present.push_back(link);
    return !link;
  });
  return present;
}

std::shared_ptr<Link> World::any_link() {
  const auto present = links();
  return present.empty() ? nullptr : present[choices.pick(static_cast<std::uint32_t>(present.size()))];
}

void World::seated(const std::string& holder, const std::shared_ptr<Link>& link) {
  if (holder.empty()) return;
  const auto before = holders_[holder].lock();
  if (before && before != link && before->open_at_server())
    broken(fmt::format("two connections hold the seat of {}", holder));
  holders_[holder] = link;
}

void World::arrived(const std::string& id, const std::shared_ptr<Link>& link) {
  history.arrived(id);
  arrived_by_[id].push_back(link);
}

/// A removed client has no say any more, whatever still waits in a queue.
void World::appending(const server::NewEntry& entry) {
  const auto decoded = protocol::log::decode(entry.entry.payload);
  if (!decoded || !decoded->request) return;
  const std::string& id = decoded->request->id;
  const bool may = std::ranges::any_of(arrived_by_[id], [](const std::weak_ptr<Link>& known) {
    const auto link = known.lock();
    return link && !link->ended_by_server();
  });
  if (!may) broken(fmt::format("{} is carried out for a connection that has been ended", id));
}

void World::broken(std::string what) {
  if (broken_.empty()) broken_ = std::move(what);
}

void World::step() {
  if (!scheduler.step()) throw Broken("nothing is left to do");
  if (!broken_.empty()) throw Broken(broken_);
}

void World::run_for(Ms time) {
  for (const Ms end = scheduler.now() + time; scheduler.now() < end;) step();
}

}  // namespace bastide::sim
