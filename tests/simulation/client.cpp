#include "client.hpp"

#include <protocol/bytes.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/wire_rejection.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <utility>
#include <vector>

namespace bastide::sim {

using protocol::ErrorCode;
using Mark = History::Mark;

namespace {

/// tiles left in the pile by players who end no game
constexpr int kTilesKept = 5;

/// Whether the same may be asked again, since nothing has been decided.
bool says_later(std::string_view code) {
  constexpr std::array kLater{ErrorCode::rate_limited, ErrorCode::server_busy, ErrorCode::unavailable,
                              ErrorCode::join_first};
  return std::ranges::any_of(kLater, [&](ErrorCode later) { return name(later) == code; });
}

}  // namespace

Client::Client(Surroundings& world, std::string name, std::string room,
               std::optional<protocol::SeatSecret> secret, Habits habits)
    : world_(world),
      name_(std::move(name)),
      room_(std::move(room)),
      secret_(secret),
      holder_(secret ? room_ + protocol::to_hex(secret->bytes) : ""),
      habits_(habits),
      alarm_(world.make_alarm()) {}

Client::~Client() {
  if (wire_) wire_->leave();
}

bool Client::sees_the_same(const Client& other) const {
  return room_view_.seq() == other.room_view_.seq() && room_view_.view() == other.room_view_.view();
}

std::string Client::new_id() { return fmt::format("{}-{}", name_, ++ids_); }

void Client::later(Ms delay, void (Client::*what)()) {
  alarm_->set(delay, [this, what] { (this->*what)(); });
}

void Client::come(Ms delay) { later(delay, &Client::connect); }

void Client::drop() {
  if (wire_) wire_->leave();
  come_back(world_.up_to(habits_.taken_over_ms_max));
}

void Client::go() {
  if (wire_) wire_->leave();
  wire_.reset();
  joined_ = false;
  alarm_->clear();
}

void Client::come_back(Ms delay) {
  wire_.reset();
  joined_ = false;
  come(delay);
}

void Client::connect() {
  if (wire_) wire_->leave();
  wire_.reset();
  joined_ = false;
  wire_ = world_.connect(*this, fmt::format("{}/{}", name_, ++wires_));
  if (!wire_) return come(world_.up_to(habits_.again_ms_max));
  say_join();
}

/// After an unanswered renewal either of two secrets may be right: tries both.
void Client::say_join() {
  join_id_ = new_id();
  protocol::Join join{.room = room_, .secret = secret_, .since = {}};
  if (room_view_.has_view()) join.since = room_view_.seq();
  if (secret_ && !sits_) join.sit = protocol::SeatWish{.name = name_};
  world_.history.asked(room_, join_id_);
  wire_->send(join_id_, protocol::encode(protocol::ClientMessage{.id = join_id_, .intention = join}));
  later(habits_.patience, &Client::connect);
}

void Client::closed(Wire& wire) {
  if (wire_.get() != &wire) return;
  come_back(world_.up_to(replaced_ ? habits_.taken_over_ms_max : habits_.again_ms_max));
  if (replaced_ && resting_ && !asked_) alarm_->clear();
}

void Client::receive(Wire& wire, const std::string& text) {
  if (wire_.get() != &wire) return;
  const auto message = protocol::decode_server(text);
  if (!message) return world_.broken(fmt::format("{} got no message: {}", name_, text));
  if (const auto taken = room_view_.take(*message); !taken)
    return world_.broken(fmt::format("{}: {}", name_, taken.error().message));
  take(*message);
}

void Client::take(const protocol::ServerMessage& message) {
  if (const auto* delta = std::get_if<protocol::Delta>(&message)) {
    world_.history.told(room_, *delta);
    if (resting_ && !asked_) think();
  } else if (std::holds_alternative<protocol::Snapshot>(message)) {
    if (resting_ && !asked_) think();
  } else if (const auto* closing = std::get_if<protocol::Closing>(&message)) {
    replaced_ = closing->reason == protocol::ClosingReason::taken_over;
  } else if (const auto* in = std::get_if<protocol::JoinReply>(&message)) {
    joined_ = true;
    replaced_ = false;
    if (in->seat && !std::exchange(sits_, true))
      world_.history.acknowledged(room_, name_, join_id_, Mark::maybe);
    if (asked_) return send(*asked_);
    think();
  } else if (const auto* act = std::get_if<protocol::ActReply>(&message)) {
    if (asked_ && act->re == asked_->id) answered(act->seq);
  } else if (const auto* error = std::get_if<protocol::Error>(&message)) {
    take_error(*error);
  } else if (asked_) {
    const auto is_answer = [&]<class Message>(const Message& one) {
      if constexpr (requires { one.re; }) return one.re == asked_->id;
      return false;
    };
    if (std::visit(is_answer, message)) answered();
  }
}

void Client::answered(std::uint64_t seq) {
  if (asked_->mark) world_.history.acknowledged(room_, name_, asked_->id, *asked_->mark, seq);
  if (const auto* renew = std::get_if<protocol::Renew>(&asked_->intention)) {
    secret_ = renew->secret;
    renewed_.reset();
  }
  asked_.reset();
  think();
}

void Client::take_error(const protocol::Error& error) {
  if (error.re == join_id_) {
    if (renewed_ && error.code == name(ErrorCode::bad_secret)) std::swap(*renewed_, *secret_);
    if (wire_) wire_->leave();
    return come_back(world_.up_to(habits_.again_ms_max));
  }
  if (!asked_ || error.re != asked_->id) return;
  if (says_later(error.code)) return later(world_.up_to(habits_.again_ms_max), &Client::do_something);
  world_.history.refused(asked_->id);
  if (std::holds_alternative<protocol::Renew>(asked_->intention)) renewed_.reset();
  asked_.reset();
  think();
}

void Client::think() {
  if (resting_ && !has_to_care()) return alarm_->clear();
  later(world_.up_to(habits_.think_ms_max), &Client::do_something);
}

void Client::do_something() {
  if (!joined_ || !wire_) return;
  if (!asked_ && room_view_.has_view()) asked_ = resting_ ? choose_to_rest() : choose();
  if (!asked_) return think();
  send(*asked_);
}

void Client::send(const Asked& asked) {
  world_.history.asked(room_, asked.id);
  wire_->send(asked.id,
              protocol::encode(protocol::ClientMessage{.id = asked.id, .intention = asked.intention}));
  later(habits_.patience, &Client::connect);
}

Client::Asked Client::asking(protocol::Intention intention, std::optional<Mark> mark) {
  return {.id = new_id(), .intention = std::move(intention), .mark = mark};
}

std::optional<Client::Asked> Client::choose_to_rest() {
  if (!room_view_.you()) return std::nullopt;
  if (computer_plays(room_view_.you())) return asking(protocol::TakeBack{}, Mark::change);
  if (clock_runs()) return asking(protocol::Pause{}, Mark::maybe);
  return std::nullopt;
}

bool Client::computer_plays(std::optional<Seat> seat) const {
  if (!seat) return false;
  const auto& one = room_view_.view().at("seats").at(*seat);
  return one.is_object() && one.contains("computer");
}

bool Client::has_to_care() const {
  return room_view_.has_view() && (clock_runs() || computer_plays(room_view_.you()));
}

bool Client::waits_for_computer() const {
  if (!room_view_.has_view() || room_view_.phase() != protocol::RoomPhase::playing) return false;
  const auto& view = room_view_.view();
  const bool paused = view.contains("clock") && view.at("clock").contains("paused");
  return !paused && computer_plays(room_view_.to_act());
}

bool Client::clock_runs() const {
  if (!room_view_.has_view()) return false;
  const auto& view = room_view_.view();
  return view.contains("clock") && view.at("clock").contains("running");
}

/// Empty: a move.
std::optional<Client::Asked> Client::choose_with_clock() {
  const auto& clock = room_view_.view().at("clock");
  if (clock.contains("paused")) {
    if (world_.choices.chance(30)) return asking(protocol::Unpause{}, Mark::maybe);
    return world_.choices.chance(50) ? std::optional(asking(protocol::Resync{})) : std::nullopt;
  }
  if (clock.contains("pause_wanted")) {
    if (world_.choices.chance(20)) return asking(protocol::Pause{}, Mark::maybe);
    if (world_.choices.chance(5)) return asking(protocol::DeclinePause{}, Mark::maybe);
  }
  if (world_.choices.chance(3)) return asking(protocol::Pause{}, Mark::maybe);
  return std::nullopt;
}

std::optional<Client::Asked> Client::choose_with_computers() {
  const auto seat = room_view_.you();
  if (computer_plays(seat)) {
    if (world_.choices.chance(30)) return asking(protocol::TakeBack{}, Mark::maybe);
    return asking(protocol::Resync{});
  }
  if (world_.choices.chance(3)) return asking(protocol::HandOver{.level = "beginner"}, Mark::maybe);
  const auto acts = room_view_.to_act();
  if (acts && acts != seat && !computer_plays(acts) && world_.choices.chance(3))
    return asking(protocol::VoteHandOver{.seat = *acts}, Mark::maybe);
  return std::nullopt;
}

std::optional<Client::Asked> Client::choose_with_undo() {
  const auto& view = room_view_.view();
  if (view.contains("may_undo") && world_.choices.chance(20)) return asking(protocol::AskUndo{}, Mark::maybe);
  if (!view.contains("undo")) return std::nullopt;
  const auto& accepted = view.at("undo").at("accepted").at(*room_view_.you());
  const bool asked = accepted.is_boolean() && !accepted.get<bool>();
  if (asked && world_.choices.chance(50)) return asking(protocol::AcceptUndo{}, Mark::maybe);
  if (world_.choices.chance(10)) return asking(protocol::DeclineUndo{}, Mark::maybe);
  return std::nullopt;
}

std::optional<Client::Asked> Client::choose() {
  const auto seat = room_view_.you();
  const std::uint32_t whim = world_.choices.pick(12);
  if (whim == 0) return asking(protocol::Resync{});
  if (whim == 1) return asking(protocol::Ping{});
  if (!seat) return std::nullopt;
  if (whim == 2) return asking(protocol::Chat{.text = "Hello from " + new_id()}, Mark::change);
  if (whim == 3 && habits_.renews && !renewed_) {
    renewed_.emplace();
    for (auto& byte : renewed_->bytes) byte = static_cast<std::uint8_t>(world_.choices.pick(256));
    return asking(protocol::Renew{.secret = *renewed_}, Mark::change);
  }
  if (whim == 4)
    return asking(protocol::Report{.seat = static_cast<Seat>(world_.choices.pick(kSeatsMax))}, Mark::maybe);
  if (room_view_.phase() == protocol::RoomPhase::lobby) {
    if (whim == 5 && room_view_.view().at("host") == *seat)
      return asking(protocol::SetListed{.listed = world_.choices.chance(50)}, Mark::maybe);
    const auto& seats = room_view_.view().at("seats");
    const bool full = std::ranges::none_of(seats, [](const auto& one) { return one.is_null(); });
    if (habits_.knows_computers && !full && room_view_.view().at("host") == *seat && seats.back().is_null())
      return asking(protocol::AddComputer{.level = "beginner", .seat = static_cast<Seat>(seats.size() - 1)},
                    Mark::maybe);
    if (full && room_view_.view().at("host") == *seat) return asking(protocol::Start{}, Mark::change);
    return asking(protocol::Profile{.name = fmt::format("{} {}", name_, whim), .colour = {}}, Mark::maybe);
  }
  return choose_in_game();
}

/// Some tiles may fit nowhere, and several may leave the game at a time.
bool Client::is_near_the_end() const {
  return room_view_.view().at("game").at("tiles_left").get<int>() <= kTilesKept;
}

std::optional<Client::Asked> Client::choose_in_game() {
  if (room_view_.phase() == protocol::RoomPhase::finished) return choose_after_game();
  if (!habits_.ends_games && is_near_the_end()) return std::nullopt;
  if (habits_.ends_games && world_.choices.chance(1))
    return asking(protocol::Act{.actions = {Action{.kind = ActionKind::resign}}, .step = {}}, Mark::act);
  if (room_view_.view().contains("clock")) {
    if (auto wish = choose_with_clock()) return wish;
  }
  if (habits_.knows_computers) {
    if (auto wish = choose_with_computers()) return wish;
  }
  if (auto wish = choose_with_undo()) return wish;
  if (room_view_.to_act() != room_view_.you()) {
    if (!world_.choices.chance(5)) return std::nullopt;
    return asking(protocol::VoteSkip{.seat = room_view_.to_act().value_or(Seat{0})}, Mark::maybe);
  }
  const std::vector<Action> legal = room_view_.legal();
  const Action action = legal[world_.choices.pick(static_cast<std::uint32_t>(legal.size()))];
  if (world_.choices.chance(10)) return asking(protocol::AskPreview{.actions = {action}});
  return asking(protocol::Act{.actions = {action}, .step = room_view_.step()}, Mark::act);
}

/// By the lobby, or by an offer that all must accept.
Client::Asked Client::choose_after_game() {
  const std::uint32_t whim = world_.choices.pick(8);
  if (whim == 0) return asking(protocol::Rematch{}, Mark::change);
  if (!room_view_.view().contains("rematch")) return asking(protocol::OfferRematch{}, Mark::maybe);
  if (whim == 1) return asking(protocol::DeclineRematch{}, Mark::change);
  return asking(protocol::AcceptRematch{}, Mark::change);
}

}  // namespace bastide::sim
