// How the record of a game is found.
#include "directory_impl.hpp"

#include <protocol/bytes.hpp>

#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

void Directory::find_record(std::string game_id, Answer<std::shared_ptr<const std::string>> answer) {
  const auto id = protocol::from_hex<16>(game_id);
  if (!id)
    return answer(std::unexpected(WireRejection(ErrorCode::not_found, "A game's id has 32 hex digits.")));
  impl_->find_record(protocol::to_hex(*id), Impl::Ask::room, std::move(answer));
}

void Directory::Impl::find_record(std::string game_id, Ask ask, RecordAnswer answer) {
  auto found = [self = shared_from_this(), game_id, ask,
                answer = std::move(answer)](const StoreResult<FoundGame>& game) mutable {
    if (!game) return answer(std::unexpected(WireRejection(ErrorCode::unavailable, "Try again.")));
    if (game->gzip) return answer(game->gzip);
    if (game->room.empty())
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "There is no such game.")));
    const auto room = ask == Ask::store_alone ? nullptr : self->room_to_ask(*game);
    if (!room && game->records_due && ask == Ask::room)
      return answer(
          std::unexpected(WireRejection(ErrorCode::server_busy, "Too many rooms are in use. Try again.")));
    if (!room)
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "This game has not ended.")));
    self->ask_for_record(*room, std::move(game_id), game->records_due, std::move(answer));
  };
  context->services.store.find_game(std::move(game_id), std::move(found));
}

/// A game without a stored record may have ended just now: its room knows, if it is in memory. If the store
/// says that records are due the room is loaded, which makes those of all its games.
std::shared_ptr<RoomHost> Directory::Impl::room_to_ask(const FoundGame& game) const {
  return game.records_due ? rooms->find(game.room).value_or(nullptr) : rooms->find_in_memory(game.room);
}

void Directory::Impl::ask_for_record(RoomHost& room, std::string game_id, bool records_due,
                                     RecordAnswer answer) {
  room.ask([self = shared_from_this(), game_id = std::move(game_id), records_due,
            answer = std::move(answer)](protocol::Expected<Room*> there) mutable {
    if (auto unsaved = there ? (*there)->unsaved_record(game_id) : nullptr) return answer(std::move(unsaved));
    if (there || !records_due ||
        (there.error().code != name(ErrorCode::unavailable) &&
         there.error().code != name(ErrorCode::unreadable)))
      return self->find_record(std::move(game_id), Ask::store_alone, std::move(answer));
    // The room may have an unsaved record: it is on another node, or can't be loaded.
    auto from_store = [answer = std::move(answer), why = there.error()](
                          protocol::Expected<std::shared_ptr<const std::string>> record) mutable {
      if (record || record.error().code != name(ErrorCode::not_found)) return answer(std::move(record));
      answer(std::unexpected(std::move(why)));
    };
    self->find_record(std::move(game_id), Ask::store_alone, std::move(from_store));
  });
}

}  // namespace bastide::server
