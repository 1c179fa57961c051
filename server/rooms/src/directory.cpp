#include "directory_impl.hpp"

#include "client_connection.hpp"
#include "computer_names.hpp"
#include "continued_room.hpp"
#include "log_entry.hpp"
#include "room_rejections.hpp"

#include <server/rooms/computer_levels.hpp>
#include <server/rooms/table_look.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <utility>

namespace bastide::server {

namespace {

using protocol::ErrorCode;
using protocol::WireRejection;

constexpr int kCodesTried = 3;  // of 40 bits: even the second is hardly ever needed

std::string random_room_code(EntropySource& entropy) {
  constexpr std::string_view kAlphabet = protocol::kRoomCodeAlphabet;
  static_assert(256 % kAlphabet.size() == 0, "every letter must be as likely as every other");
  std::array<std::uint8_t, protocol::kRoomCodeChars> bytes{};
  entropy.fill(bytes);
  std::string code;
  for (const std::uint8_t byte : bytes) code.push_back(kAlphabet[byte % kAlphabet.size()]);
  return code;
}

/// Computers with distinct names and colours.
std::vector<log::SeatedComputer> seated(const std::vector<protocol::ComputerWish>& wishes,
                                        const log::Newcomer& host, const log::Shuffle& shuffle) {
  std::vector<std::string> names{host.name};
  std::vector<log::SeatedComputer> computers;
  int colour = 0;
  for (const protocol::ComputerWish& wish : wishes) {
    if (static_cast<protocol::Colour>(colour) == host.colour) ++colour;
    names.push_back(computer_name(wish.level, shuffle.game_id[0], names));
    computers.push_back(
        {.level = wish.level, .name = names.back(), .colour = static_cast<protocol::Colour>(colour++)});
  }
  return computers;
}

log::RoomCreated room_created(const protocol::CreateRoom& wish, const log::Shuffle& shuffle) {
  const log::Newcomer host{.holder = protocol::sha256(wish.secret.bytes),
                           .name = wish.name,
                           .colour = wish.colour.value_or(protocol::Colour::red),
                           .program = wish.program};
  return {.rules = wish.game,
          .seats = wish.seats,
          .newcomer = host,
          .shuffle = shuffle,
          .aids = wish.aids,
          .clock = wish.clock,
          .computers = seated(wish.computers, host, shuffle),
          .flags = wish.flags,
          .language = wish.language};
}

}  // namespace

Directory::Directory(RoomServices services, Limits limits)
    : impl_(std::make_shared<Impl>(services, limits)) {}

Directory::~Directory() {
  for (const auto& room : impl_->rooms->close()) room->forget();
}

std::shared_ptr<Connection> Directory::connect(std::shared_ptr<Outbox> outbox, std::string address) {
  return std::make_shared<ClientConnection>(impl_->context, impl_->rooms, std::move(outbox),
                                            std::move(address), ClientConnection::ComesBy::itself);
}

std::shared_ptr<Connection> Directory::connect_relayed(std::shared_ptr<Outbox> outbox, std::string address) {
  return std::make_shared<ClientConnection>(impl_->context, impl_->rooms, std::move(outbox),
                                            std::move(address), ClientConnection::ComesBy::another_node);
}

void Directory::create_room(protocol::CreateRoom wish, std::string address,
                            Answer<protocol::RoomCreated> answer) {
  Context& context = *impl_->context;
  const auto reject = [&](const WireRejection& rejection) {
    context.stats.count_rejection(rejection.code);
    answer(std::unexpected(rejection));
  };
  if (impl_->stopping) return reject({ErrorCode::server_busy, "The server is stopping."});
  const auto unknown =
      std::ranges::find_if_not(wish.computers, is_computer_level, &protocol::ComputerWish::level);
  if (unknown != wish.computers.end())
    return reject({ErrorCode::unknown_level, "Computers do not play at this level.",
                   fmt::format("computers[{}].level", unknown - wish.computers.begin())});
  if (wish.flags.listed && !context.limits.open_tables) {
    WireRejection why = no_open_tables();
    why.at = "listed";
    return reject(why);
  }
  if (!context.services.store.has_space())
    return reject({ErrorCode::store_full, "The server has no space for new rooms."});
  if (context.budgets.new_rooms.exhausted(address, context.now())) {
    context.stats.count_limit("new-rooms-per-hour");
    return reject({ErrorCode::rate_limited, "Too many new rooms from this address; wait an hour."});
  }
  context.budgets.new_rooms.count(address, context.now());
  auto first = [wish = std::move(wish)](const log::Shuffle& shuffle) { return room_created(wish, shuffle); };
  impl_->create(std::move(first), 0, kCodesTried, std::move(answer));
}

void Directory::continue_game(const protocol::ContinueGame& wish, const protocol::Record& record,
                              Answer<protocol::RoomCreated> answer) {
  if (impl_->stopping)
    return answer(std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping.")));
  auto continued = continued_room(wish, record);
  if (!continued) return answer(std::unexpected(std::move(continued.error())));
  auto first = [snapshot = std::move(*continued)](const log::Shuffle& shuffle) {
    log::Snapshot again = snapshot;
    again.shuffle.game_id = shuffle.game_id;
    return again;
  };
  impl_->create(std::move(first), wish.seat, kCodesTried, std::move(answer));
}

void Directory::Impl::create(FirstChange first, Seat seat, int codes_left,
                             Answer<protocol::RoomCreated> answer) {
  NewEntry entry = first_entry(first);
  auto done = [self = shared_from_this(), code = entry.room, first = std::move(first), seat, codes_left,
               answer = std::move(answer)](StoreResult<> stored) mutable {
    if (stored) {
      ++self->context->stats.rooms_created_total;
      spdlog::info("a room was made");
      spdlog::debug("a room was made with the code {}", code);
      auto admission = self->context->admissions.to(code);
      answer(protocol::RoomCreated{.room = std::move(code), .seat = seat, .admission = std::move(admission)});
    } else if (stored.error() == StoreError::conflict && codes_left > 1) {
      self->create(std::move(first), seat, codes_left - 1, std::move(answer));
    } else {
      ++self->context->stats.appends_failed_total;
      answer(
          std::unexpected(WireRejection(ErrorCode::unavailable, "The room could not be stored. Try again.")));
    }
  };
  context->services.store.append(std::move(entry), std::move(done));
}

NewEntry Directory::Impl::first_entry(const FirstChange& first) const {
  EntropySource& entropy = context->services.entropy;
  const log::Shuffle shuffle = draw_shuffle(entropy);
  const std::int64_t now_ms = context->wall_ms();
  const std::chrono::milliseconds wait = context->limits.lobby_closed_after;
  return {.room = random_room_code(entropy),
          .entry = to_stored({.seq = 1, .at_ms = now_ms, .change = first(shuffle)}),
          .game_id = protocol::to_hex(shuffle.game_id),
          .deadline_ms = now_ms + wait.count()};
}

void Directory::Impl::ask_room(const std::string& code, RoomHost::Visit visit) const {
  const auto normal = protocol::normalise_room_code(code);
  if (!normal) return visit(std::unexpected(WireRejection(ErrorCode::not_found, "That is no room's code.")));
  const auto room = rooms->find(*normal);
  if (!room) return visit(std::unexpected(room.error()));
  (*room)->ask(std::move(visit));
}

void Directory::look_at_table(const std::string& code, std::string address, Answer<TableLook> answer) {
  Context& context = *impl_->context;
  if (context.budgets.wrong_joins.exhausted(address, context.now())) {
    context.stats.count_limit("failed-joins-per-minute");
    return answer(std::unexpected(too_many_failed_joins()));
  }
  impl_->ask_room(code, [impl = impl_, address = std::move(address),
                         answer = std::move(answer)](protocol::Expected<Room*> room) mutable {
    if (room) return answer((*room)->look(address));
    if (room.error().code == name(ErrorCode::not_found))
      impl->context->budgets.wrong_joins.count(address, impl->context->now());
    answer(std::unexpected(std::move(room.error())));
  });
}

void Directory::list_tables(Answer<std::shared_ptr<const std::string>> answer) {
  if (!impl_->context->limits.open_tables) return answer(std::unexpected(no_open_tables()));
  impl_->table_list->read(std::move(answer));
}

void Directory::shut_down(protocol::ClosingReason reason, int retry_ms,
                          std::move_only_function<void()> done) {
  impl_->stopping = true;
  // attend() does more, but that belongs to the thread of tick().
  const RoomServices& services = impl_->context->services;
  services.store.attend(impl_->context->wall_ms(), /*begins=*/false);
  const auto rooms = impl_->rooms->close();
  for (const auto& client : impl_->context->relayed.all()) client->end(reason, retry_ms);
  struct Waiting {
    std::atomic<std::size_t> rooms;
    std::move_only_function<void()> done;
    void one_less() {
      if (--rooms == 0) done();
    }
  };
  const auto waiting = std::make_shared<Waiting>(rooms.size() + 1, std::move(done));
  for (const auto& room : rooms) room->shut_down(reason, retry_ms, [waiting] { waiting->one_less(); });
  waiting->one_less();
}

void Directory::count_limit(std::string_view limit) { impl_->context->stats.count_limit(limit); }

void Directory::count_replay() { ++impl_->context->stats.replays_total; }

bool Directory::can_have_rooms() const { return impl_->context->services.store.tenure().has_value(); }

const RoomStats& Directory::stats() const { return impl_->context->stats; }

const Limits& Directory::limits() const { return impl_->context->limits; }

AddressBudgets& Directory::budgets() { return impl_->context->budgets; }

}  // namespace bastide::server
