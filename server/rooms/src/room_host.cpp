#include "room_host.hpp"

#include <server/rooms/log_scope.hpp>

#include <protocol/close_code.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <exception>
#include <stdexcept>
#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

namespace {

WireRejection stopping() { return {ErrorCode::server_busy, "The server is stopping."}; }

}  // namespace

RoomHost::RoomHost(std::shared_ptr<Context> context, std::string code, Find later)
    : context_(std::move(context)),
      code_(std::move(code)),
      later_(std::move(later)),
      label_(fmt::format("room #{}", ++context_->room_hosts)),
      strand_(context_->services.executor.make_strand()),
      idle_at_(context_->now()) {}

RoomHost::~RoomHost() {
  context_->alarms.change(*this, alarm_ms_, {});
  if (listed_) context_->open_tables.change(code_, {}, 0);
}

bool RoomHost::submit(ConnectionPtr connection, protocol::ClientMessage message) {
  std::atomic<std::size_t>& waiting =
      connection->seated() ? players_messages_waiting_ : others_messages_waiting_;
  if (++waiting > context_->limits.commands_waiting_max) {
    --waiting;
    context_->stats.count_limit("commands-waiting-max");
    return false;
  }
  ++context_->stats.messages_waiting;
  post([this, command = Command{std::move(connection), std::move(message), context_->now(),
                                &waiting}]() mutable { enqueue(std::move(command)); });
  return true;
}

void RoomHost::depart(ConnectionPtr connection) {
  post([this, command = Command{std::move(connection), std::nullopt}]() mutable {
    enqueue(std::move(command));
  });
}

void RoomHost::tick() {
  post([this] {
    if (!room_ || room_->busy() || goodbye_) return;
    room_->tick();
    run();
  });
}

void RoomHost::rest() {
  post([this] {
    if (room_ && !room_->busy()) room_->rest();
    rests_at_ = room_ ? room_->rests_at() : std::chrono::steady_clock::time_point::max();
  });
}

void RoomHost::ring() {
  post([this] { run(); });
}

void RoomHost::ask(Visit visit) {
  post([this, visit = std::move(visit)]() mutable {
    enqueue({.connection = nullptr, .message = {}, .visit = std::move(visit)});
  });
}

void RoomHost::look(std::move_only_function<void(Room&)> look) {
  post([this, look = std::move(look)]() mutable {
    if (room_ && !goodbye_) look(*room_);
  });
}

void RoomHost::meet_deadline(std::shared_ptr<void> until) {
  post([this, until = std::move(until)]() mutable {
    if (room_ || goodbye_) return;  // ticks handle it
    deadline_waiters_.push_back(std::move(until));
    load();
  });
}

void RoomHost::lose() {
  post([this] {
    if (room_) throw std::logic_error("this node's lease has lapsed");
  });
}

void RoomHost::shut_down(protocol::ClosingReason reason, int retry_ms, Task done) {
  post([this, goodbye = Goodbye{reason, retry_ms, std::move(done)}]() mutable {
    goodbye_ = std::move(goodbye);
    if (!room_ || !room_->busy()) say_goodbye();
  });
}

void RoomHost::forget() {
  room_.reset();
  deadline_waiters_.clear();
  commands_.clear();
  set_alarm();
  set_listed();
}

/// Runs a task on the strand; an exception costs no more than this room.
void RoomHost::post(Task task) {
  strand_->post([self = shared_from_this(), task = std::move(task)]() mutable {
    const LogScope about({.room = name_in_log(self->label_)});
    try {
      task();
    } catch (const std::exception& error) {
      self->fail(error.what());
    }
  });
}

void RoomHost::enqueue(Command command) {
  if (goodbye_ && command.visit) return command.visit(std::unexpected(stopping()));
  commands_.push_back(std::move(command));
  run();
}

void RoomHost::run() {
  run_commands();
  if (room_ && !room_->busy() && !goodbye_ && !room_->keep_time(context_->now())) play_computer();
  set_alarm();
  set_listed();
  if (!room_) return;
  room_->pack();
  rests_at_ = room_->rests_at();
}

/// A room stays in memory while a computer plays.
void RoomHost::play_computer() {
  room_->play_computer();
  if (room_->computer_thinks()) idle_at_ = context_->now() + context_->limits.room_unloaded_after;
}

void RoomHost::set_alarm() {
  const auto next = room_ && !goodbye_ ? room_->alarm_ms() : std::nullopt;
  if (next == alarm_ms_) return;
  context_->alarms.change(*this, alarm_ms_, next);
  alarm_ms_ = next;
}

void RoomHost::set_listed() {
  auto listed = room_ && !goodbye_ ? room_->listed() : std::nullopt;
  if (!listed && !listed_) return;
  listed_ = listed.has_value();
  context_->open_tables.change(code_, std::move(listed), context_->wall_ms());
}

void RoomHost::run_commands() {
  while (!commands_.empty() && !goodbye_) {
    if (room_ && room_->busy()) return;
    if (!room_ && (commands_.front().message || commands_.front().visit)) return load();
    if (room_ && commands_.front().message && room_->keep_time(commands_.front().read_at)) return;
    Command command = take();
    if (!room_) continue;
    if (command.visit) {
      command.visit(&*room_);
      continue;
    }
    idle_at_ = context_->now() + context_->limits.room_unloaded_after;
    if (command.message)
      room_->receive(command.connection, *command.message, command.read_at);
    else
      room_->depart(*command.connection);
  }
}

RoomHost::Command RoomHost::take() {
  Command command = std::move(commands_.front());
  commands_.pop_front();
  if (command.counted_in) {
    --*command.counted_in;
    --context_->stats.messages_waiting;
  }
  return command;
}

void RoomHost::load() {
  if (std::exchange(loading_, true)) return;
  context_->services.store.load(code_, [self = shared_from_this()](StoreResult<StoredRoom> stored) {
    self->post(
        [host = self.get(), stored = std::move(stored)]() mutable { host->loaded(std::move(stored)); });
  });
}

void RoomHost::loaded(StoreResult<StoredRoom> stored) {
  loading_ = false;
  if (goodbye_) return deadline_waiters_.clear();
  if (!stored)
    return turn_away_waiting(
        WireRejection(ErrorCode::unavailable, "The room can't be loaded now. Try again."));
  if (stored->elsewhere)
    return turn_away_waiting(WireRejection(ErrorCode::unavailable, "Another node has this room. Try again."),
                             stored->elsewhere);
  if (stored->closed || stored->entries.empty()) context_->unreadable.forget(code_);
  if (stored->closed) return turn_away_waiting(WireRejection(ErrorCode::closed, "The room is closed."));
  if (stored->entries.empty())
    return turn_away_waiting(WireRejection(ErrorCode::not_found, "There is no such room."));
  build(*stored);
  if (!room_)
    return turn_away_waiting(
        WireRejection(ErrorCode::unreadable, "This version of the server can't read the room. It is kept."));
  if (!deadline_waiters_.empty()) {
    if (commands_.empty()) idle_at_ = context_->now();
    if (!room_->busy()) room_->tick();
    if (!room_->busy()) deadline_waiters_.clear();
  }
  run();
}

void RoomHost::build(const StoredRoom& stored) {
  try {
    spdlog::debug("{}: its code is {}", label_, code_);
    ++builds_;
    room_.emplace(
        context_, label_, code_, stored,
        RoomLog::Store{.append = [this](NewEntry entry) { append(std::move(entry)); },
                       .compact = [this](Compaction change) { compact(std::move(change)); }},
        [this](Question question, ThinkingShare share, std::uint64_t ticket) {
          think(std::move(question), std::move(share), ticket);
        },
        [later = later_](std::move_only_function<void(Room&)> act) {
          const auto host = later();
          if (!host) return;  // the next call finds what is gone so, too
          host->ask([act = std::move(act)](protocol::Expected<Room*> room) mutable {
            if (room) act(**room);
          });
        },
        [this](StoredReport report, EventStore::Done<bool> done) {
          keep_report(std::move(report), std::move(done));
        });
    idle_at_ = context_->now() + context_->limits.room_unloaded_after;
    spdlog::debug("{}: loaded, {} changes", label_, stored.entries.size());
    const std::string unread = room_->why_unread();
    unread.empty() ? context_->unreadable.forget(code_) : note_unreadable(unread, "can only be looked at");
  } catch (const std::exception& error) {
    note_unreadable(error.what(), "can't be opened");
  }
}

void RoomHost::note_unreadable(const std::string& why, std::string_view so) {
  if (context_->unreadable.note(code_, why))
    spdlog::error("{}: its log can't be read, and the room {}: {} (bastide admin rooms --unreadable)", label_,
                  so, why);
}

void RoomHost::append(NewEntry entry) {
  context_->services.store.append(
      std::move(entry), [self = shared_from_this(), build = builds_](StoreResult<> result) {
        self->post([host = self.get(), build, result] { host->appended(build, result); });
      });
}

void RoomHost::appended(std::uint64_t build, StoreResult<> result) {
  if (!room_ || build != builds_) return;
  room_->appended(result);
  if (goodbye_) {
    deadline_waiters_.clear();
    return say_goodbye();
  }
  run();
  if (!room_ || !room_->busy()) deadline_waiters_.clear();
}

void RoomHost::compact(Compaction compaction) {
  context_->services.store.compact(std::move(compaction),
                                   [self = shared_from_this(), build = builds_](StoreResult<> result) {
                                     self->post([host = self.get(), build, result] {
                                       if (host->room_ && build == host->builds_)
                                         host->room_->compacted(result);
                                     });
                                   });
}

void RoomHost::keep_report(StoredReport report, EventStore::Done<bool> done) {
  context_->services.store.keep_report(
      std::move(report), context_->limits.reports_max,
      [self = shared_from_this(), done = std::move(done)](StoreResult<bool> kept) mutable {
        self->post([kept, done = std::move(done)]() mutable { done(kept); });
      });
}

void RoomHost::think(Question question, ThinkingShare share, std::uint64_t ticket) {
  if (share.payer.empty()) share.payer = label_;
  // Questions that wait keep no room: the thinkers' queue belongs to the context, which belongs to the rooms.
  context_->thinkers.ask(
      std::move(question), share,
      [weak = weak_from_this(), build = builds_, ticket](Thought thought) mutable {
        const auto self = weak.lock();
        if (!self) return;
        self->post([host = self.get(), build, ticket, thought = std::move(thought)]() mutable {
          if (host->room_ && build == host->builds_) host->room_->thought(ticket, thought);
          host->run();
        });
      });
}

void RoomHost::say_goodbye() {
  // Clients told to come back may find the room on another node at once, while this one shuts down.
  if (room_) context_->services.store.release(code_, RoomUse::in_use, [](StoreResult<>) {});
  if (room_) room_->dismiss(goodbye_->reason, goodbye_->retry_ms);
  set_listed();
  while (!commands_.empty())
    if (Command command = take(); command.visit) command.visit(std::unexpected(stopping()));
  goodbye_->done();
}

/// `elsewhere`: the node that has the room, and takes clients who want to join.
void RoomHost::turn_away_waiting(const WireRejection& rejection,
                                 const std::optional<OwnedElsewhere>& elsewhere) {
  deadline_waiters_.clear();
  while (!commands_.empty()) {
    Command command = take();
    if (command.visit) command.visit(std::unexpected(rejection));
    if (!command.message) continue;
    const bool joins = std::holds_alternative<protocol::Join>(command.message->intention);
    if (joins && elsewhere)
      command.connection->relay(elsewhere->address);
    else if (joins)
      command.connection->join_failed(command.message->id, rejection);
    else
      command.connection->answer_outside(*command.message);
  }
}

void RoomHost::fail(const char* what) {
  spdlog::error("{}: dropped from memory: {}", label_, what);
  ++context_->stats.rooms_failed_total;
  if (room_) room_->dismiss(protocol::ClosingReason::restarting, protocol::kRetryMs);
  room_.reset();
  set_alarm();
  set_listed();
  turn_away_waiting(WireRejection(ErrorCode::unavailable, "The room has to be loaded again. Try again."));
  if (goodbye_) say_goodbye();
}

}  // namespace bastide::server
