#include <protocol/message_table.hpp>

#include "catch.hpp"
#include "sample_messages.hpp"

using namespace bastide;
using namespace bastide::protocol;

namespace {

std::optional<ErrorCode> asked(Intention intention, Standing standing, RoomPhase phase) {
  return refusal(intention, standing, phase);
}

}  // namespace

TEST_CASE("outside a room only join and ping are admitted", "[protocol][table]") {
  for (const ClientMessage& message : test::sample_client_messages()) {
    const std::string_view name = row_of(message.intention).name;
    CAPTURE(name);
    const auto code = asked(message.intention, Standing::outside, RoomPhase::lobby);
    if (name == "join" || name == "ping")
      CHECK(code == std::nullopt);
    else
      CHECK(code == ErrorCode::join_first);
  }
}

TEST_CASE("somebody who has joined does not join again", "[protocol][table]") {
  for (const Standing standing : {Standing::spectator, Standing::seated, Standing::host})
    CHECK(asked(Join{}, standing, RoomPhase::lobby) == ErrorCode::already_joined);
}

TEST_CASE("seats are taken in the lobby by those who have none", "[protocol][table]") {
  CHECK(asked(Sit{}, Standing::spectator, RoomPhase::lobby) == std::nullopt);
  CHECK(asked(Sit{}, Standing::spectator, RoomPhase::playing) == ErrorCode::wrong_phase);
  CHECK(asked(Sit{}, Standing::seated, RoomPhase::lobby) == ErrorCode::already_seated);
  CHECK(asked(Sit{}, Standing::host, RoomPhase::playing) == ErrorCode::already_seated);
}

TEST_CASE("spectators do nothing that wants a seat", "[protocol][table]") {
  for (const Intention& intention : std::vector<Intention>{
           Profile{},      Entropy{},          Chat{},           Renew{},    Leave{},      Lock{},
           Remove{},       RemoveSpectators{}, Start{},          Act{},      AskPreview{}, Rematch{},
           OfferRematch{}, AcceptRematch{},    DeclineRematch{}, SetClock{}, Pause{},      DeclinePause{},
           Unpause{},      VoteSkip{},         AddComputer{},    HandOver{}, TakeBack{},   VoteHandOver{},
           SetPace{},      AskHint{},          BreakOff{},       AskUndo{},  AcceptUndo{}, DeclineUndo{}})
    CHECK(asked(intention, Standing::spectator, RoomPhase::playing) == ErrorCode::not_seated);
}

TEST_CASE("everybody in the room may hear what happened in its game", "[protocol][table]") {
  for (const Standing standing : {Standing::spectator, Standing::seated, Standing::host}) {
    CHECK(asked(AskHistory{}, standing, RoomPhase::lobby) == ErrorCode::wrong_phase);
    CHECK(asked(AskHistory{}, standing, RoomPhase::playing) == std::nullopt);
    CHECK(asked(AskHistory{}, standing, RoomPhase::finished) == std::nullopt);
  }
}

TEST_CASE("only the host locks, removes and starts", "[protocol][table]") {
  for (const Intention& intention :
       std::vector<Intention>{Lock{}, Remove{}, RemoveSpectators{}, Start{}, SetClock{}, AddComputer{},
                              SetPace{}, BreakOff{}, SetWebhook{}, EndWebhook{}, TryWebhook{}}) {
    CHECK(asked(intention, Standing::seated, RoomPhase::lobby) == ErrorCode::not_host);
    CHECK(asked(intention, Standing::host, RoomPhase::lobby) == std::nullopt);
  }
}

TEST_CASE("anybody who sits may be called, in each phase", "[protocol][table]") {
  for (const Intention& intention : std::vector<Intention>{PushSubscribe{}, PushUnsubscribe{}}) {
    CHECK(asked(intention, Standing::spectator, RoomPhase::playing) == ErrorCode::not_seated);
    for (const RoomPhase phase : {RoomPhase::lobby, RoomPhase::playing, RoomPhase::finished})
      CHECK(asked(intention, Standing::seated, phase) == std::nullopt);
  }
}

TEST_CASE("no program votes, asks the others something, answers them or is called", "[protocol][table]") {
  for (const Intention& intention : std::vector<Intention>{
           VoteSkip{}, VoteHandOver{}, Pause{}, DeclinePause{}, Unpause{}, AskUndo{}, AcceptUndo{},
           DeclineUndo{}, OfferRematch{}, AcceptRematch{}, DeclineRematch{}, PushSubscribe{}})
    CHECK(row_of(intention).for_people);
  for (const Intention& intention :
       std::vector<Intention>{Join{}, Sit{}, Ping{}, Resync{}, Profile{}, Entropy{}, Chat{}, Leave{}, Lock{},
                              Start{}, Act{}, AskPreview{}, Rematch{}, HandOver{}, TakeBack{}, AskHint{}})
    CHECK(!row_of(intention).for_people);
}

TEST_CASE("a game is played while it is played", "[protocol][table]") {
  for (const Intention& intention : std::vector<Intention>{
           Act{}, AskPreview{}, Pause{}, DeclinePause{}, Unpause{}, VoteSkip{}, HandOver{}, TakeBack{},
           VoteHandOver{}, AskHint{}, AskUndo{}, AcceptUndo{}, DeclineUndo{}}) {
    CHECK(asked(intention, Standing::seated, RoomPhase::lobby) == ErrorCode::wrong_phase);
    CHECK(asked(intention, Standing::seated, RoomPhase::playing) == std::nullopt);
    CHECK(asked(intention, Standing::host, RoomPhase::finished) == ErrorCode::wrong_phase);
  }
  CHECK(asked(Entropy{}, Standing::seated, RoomPhase::playing) == ErrorCode::wrong_phase);
  CHECK(asked(Start{}, Standing::host, RoomPhase::playing) == ErrorCode::wrong_phase);
  CHECK(asked(SetClock{}, Standing::host, RoomPhase::playing) == ErrorCode::wrong_phase);
  CHECK(asked(AddComputer{.level = "club"}, Standing::host, RoomPhase::playing) == ErrorCode::wrong_phase);
  CHECK(asked(SetPace{}, Standing::host, RoomPhase::playing) == std::nullopt);
  for (const Intention& intention :
       std::vector<Intention>{Rematch{}, OfferRematch{}, AcceptRematch{}, DeclineRematch{}}) {
    CHECK(asked(intention, Standing::seated, RoomPhase::lobby) == ErrorCode::wrong_phase);
    CHECK(asked(intention, Standing::seated, RoomPhase::playing) == ErrorCode::wrong_phase);
    CHECK(asked(intention, Standing::seated, RoomPhase::finished) == std::nullopt);
  }
}
