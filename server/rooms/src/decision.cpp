#include "decision.hpp"

#include "computer_names.hpp"
#include "room_rejections.hpp"
#include "skipping.hpp"

#include <server/rooms/computer_levels.hpp>

#include <protocol/person_name.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

using protocol::ErrorCode;
using protocol::Expected;
using protocol::RoomPhase;
using protocol::WireRejection;
/// Empty: nothing needs to change.
using Decided = Expected<std::optional<Decision>>;

std::unexpected<WireRejection> reject(ErrorCode code, std::string sentence, std::string at = {}) {
  return std::unexpected(WireRejection(code, std::move(sentence), std::move(at)));
}

constexpr std::nullopt_t kNothingToDo = std::nullopt;

/// The level of a computer that takes over by a vote.
constexpr std::string_view kVotedLevel = "club";

/// The server's step for a seat that does not play.
Decision skipped(Seat seat, SkippingStep step, protocol::SkipCause cause) {
  const bool ends_game = step.tried.game->over();
  return {.change = log::Skipped{.seat = seat, .actions = std::move(step.actions), .cause = cause},
          .tried = std::move(step.tried),
          .ends_game = ends_game};
}

class Decider {
 public:
  Decider(const RoomState& state, Seat asker, DecisionContext& context)
      : state_(state), asker_(asker), context_(context) {}

  Decided operator()(const protocol::Sit& sit) const {
    if (state_.flags().locked) return reject(ErrorCode::locked, "The host has locked the room.");
    const Expected<Seat> seat = seat_for(sit);
    if (!seat) return std::unexpected(seat.error());
    const Expected<protocol::Colour> colour = colour_for(sit.colour, *seat);
    if (!colour) return std::unexpected(colour.error());
    return Decision{log::SeatTaken{.seat = *seat,
                                   .newcomer = {.holder = protocol::sha256(sit.secret.bytes),
                                                .name = protocol::distinct_name(sit.name, names_but(*seat)),
                                                .colour = *colour,
                                                .program = sit.program}}};
  }

  Decided operator()(const protocol::Profile& profile) const {
    const protocol::SeatCard& card = state_.seats()[asker_]->card;
    log::SeatChanged change{
        .seat = asker_, .name = card.name, .colour = profile.colour.value_or(card.colour)};
    if (profile.name) change.name = protocol::distinct_name(*profile.name, names_but(asker_));
    if (change.colour != card.colour) {
      if (state_.phase() != RoomPhase::lobby)
        return reject(ErrorCode::wrong_phase, "Colours can be changed in the lobby only.", "colour");
      if (const auto free = colour_for(change.colour); !free) return std::unexpected(free.error());
    }
    if (change.name == card.name && change.colour == card.colour) return kNothingToDo;
    return Decision{std::move(change)};
  }

  Decided operator()(const protocol::Entropy& entropy) const {
    if (state_.seats()[asker_]->entropy == entropy.value) return kNothingToDo;
    return Decision{log::EntropySet{.seat = asker_, .value = entropy.value}};
  }

  Decided operator()(const protocol::Chat& chat) const {
    if (!context_.may_chat(state_.session_on(asker_)))
      return reject(ErrorCode::chat_rate_limited, "Too many lines at once; wait a moment.");
    return Decision{log::Chatted{.seat = asker_, .text = chat.text, .phrase = chat.phrase}};
  }

  Decided operator()(const protocol::Renew& renew) const {
    const protocol::Bytes32 holder = protocol::sha256(renew.secret.bytes);
    const auto owner = state_.session_with(holder);
    if (owner == state_.session_on(asker_)) return kNothingToDo;
    if (owner) return reject(ErrorCode::bad_value, "This secret is in use.", "secret");
    return Decision{log::SecretRenewed{.seat = asker_, .holder = holder}};
  }

  Decided operator()(const protocol::Leave&) const { return leave(asker_); }

#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) \
  Decided operator()(const protocol::Message& set) const {       \
    if (set.name == state_.flags().name) return kNothingToDo;    \
    if (auto why = fault(set)) return std::unexpected(*why);     \
    return Decision{log::Entry{.name = set.name}};               \
  }
#include <protocol/room_flags.def>

  Decided operator()(const protocol::Remove& remove) const {
    if (remove.seat >= state_.seats().size()) return no_such_seat();
    const SessionId session = state_.session_on(remove.seat);
    if (session == kSpectating && state_.computer_on(remove.seat)) return remove_computer(remove.seat);
    if (session == kSpectating) return reject(ErrorCode::bad_value, "Nobody holds this seat.", "seat");
    if (remove.seat == asker_)
      return reject(ErrorCode::bad_value, "You cannot remove yourself; leave instead.", "seat");
    if (state_.phase() == RoomPhase::playing && !context_.away_long_enough(session))
      return reject(ErrorCode::not_away,
                    "During a game only a player who has been away for long can be removed.", "seat");
    return leave(remove.seat);
  }

  Decided operator()(const protocol::Start&) const {
    if (!state_.enough_players()) return not_enough_seats();
    Events ignored;
    const auto game = state_.new_game(ignored);
    if (!game) return std::unexpected(WireRejection(game.error()));
    return Decision{.change = log::GameStarted{.revision = state_.kind().newest_revision()},
                    .ends_game = (*game)->over()};
  }

  Decided operator()(const protocol::Act& act) const {
    if (paused()) return reject_paused();
    if (state_.computer_on(asker_)) return computer_plays();
    if (act.step && *act.step != state_.step())
      return reject(ErrorCode::stale, fmt::format("The game is at step {}.", state_.step()), "step");
    return act_for(state_, asker_, act.actions);
  }

  Decided operator()(const protocol::Rematch&) const {
    return Decision{log::Rematched{.shuffle = context_.new_shuffle()}};
  }

  Decided operator()(const protocol::OfferRematch&) const {
    if (state_.offer()) return kNothingToDo;
    if (!state_.enough_players()) return not_enough_seats();
    return Decision{log::RematchOffered{.seat = asker_, .shuffle = context_.new_shuffle()}};
  }

  Decided operator()(const protocol::AcceptRematch& accept) const {
    if (!state_.offer()) return no_offer();
    const bool begins = state_.wanted_by_all_but(asker_);
    return Decision{log::RematchAccepted{.acceptance = {.seat = asker_, .entropy = accept.entropy},
                                         .begins = begins,
                                         .revision = begins ? state_.kind().newest_revision() : 0}};
  }

  Decided operator()(const protocol::DeclineRematch&) const {
    if (!state_.offer()) return no_offer();
    return Decision{log::RematchDeclined{.seat = asker_}};
  }

  Decided operator()(const protocol::SetClock& set) const {
    const auto& clock = state_.clock();
    if (set.clock == (clock ? std::optional(clock->rule()) : std::nullopt)) return kNothingToDo;
    return Decision{log::ClockSet{.clock = set.clock}};
  }

  Decided operator()(const protocol::SetRules& set) const {
    if (auto misfit = protocol::seats_misfit(set.rules, set.seats))
      return std::unexpected(std::move(*misfit));
    const auto& seats = state_.seats();
    if (set.seats < std::ranges::count_if(seats, is_taken))
      return reject(ErrorCode::full, "More people sit here than there would be seats.", "seats");
    if (set.rules.rules == state_.rules() && set.seats == std::ssize(seats) && set.aids == state_.aids())
      return kNothingToDo;
    return Decision{log::RulesSet{.rules = set.rules, .seats = set.seats, .aids = set.aids}};
  }

  Decided operator()(const protocol::SwapSeats& swap) const {
    if (swap.seat >= state_.seats().size()) return no_such_seat();
    if (swap.other >= state_.seats().size()) return no_such_seat("other");
    if (swap.seat == swap.other) return kNothingToDo;
    return Decision{log::SeatsSwapped{.seat = swap.seat, .other = swap.other}};
  }

  Decided operator()(const protocol::Pause&) const {
    if (!state_.clock()) return no_clock();
    if (!state_.plays(asker_)) return not_in_play();
    if (paused() || state_.clock()->pause_wanted(asker_)) return kNothingToDo;
    return Decision{log::PauseWanted{.seat = asker_, .begins = state_.pause_wanted_by_all_but(asker_)}};
  }

  Decided operator()(const protocol::DeclinePause&) const {
    if (!state_.clock()) return no_clock();
    if (!state_.plays(asker_)) return not_in_play();
    if (state_.clock()->clocks().pause_wanted.empty()) return kNothingToDo;
    return Decision{log::PauseDeclined{.seat = asker_}};
  }

  Decided operator()(const protocol::Unpause&) const {
    if (!state_.clock()) return no_clock();
    if (!state_.plays(asker_)) return not_in_play();
    if (!paused()) return kNothingToDo;
    return Decision{log::Resumed{.seat = asker_}};
  }

  Decided operator()(const protocol::VoteSkip& vote) const {
    if (!state_.plays(asker_)) return not_in_play();
    if (paused()) return reject_paused();
    const Seat seat = state_.to_act();
    if (vote.seat != seat || asker_ == seat)
      return reject(ErrorCode::not_skippable, "Only another seat that must act can be skipped.", "seat");
    const protocol::ComputerCard* computer = state_.computer_on(seat);
    const int needed = state_.skip_votes_needed();
    // A person who hands the seat over again and again is not asked anew each time.
    const bool slow = needed > 1 && context_.thinks_long() && (!computer || computer->stands_in);
    if (computer && !slow)
      return reject(ErrorCode::not_skippable, "A computer plays this seat, and will move.", "seat");
    if (!slow && !context_.skippable(state_.session_on(seat)))
      return reject(ErrorCode::not_skippable, "The seat may take its time for now.", "seat");
    if (!is_last_vote(state_.skip_votes())) {
      if (has_voted(state_.skip_votes())) return kNothingToDo;
      return Decision{log::SkipVoted{.seat = asker_, .against = seat}};
    }
    return skipped(seat, skip(*state_.game()), protocol::SkipCause::vote);
  }

  Decided operator()(const protocol::AskUndo&) const {
    if (!state_.plays(asker_)) return not_in_play();
    if (paused()) return reject_paused();
    if (is_asked_by(asker_)) return kNothingToDo;
    if (!state_.may_undo(asker_)) return no_undo();
    return Decision{log::UndoAsked{.seat = asker_, .undoes = state_.undo_wanted_by_all_but(asker_)}};
  }

  Decided operator()(const protocol::AcceptUndo&) const {
    if (!state_.plays(asker_)) return not_in_play();
    if (paused()) return reject_paused();
    const auto& turn = state_.last_turn();
    if (!turn || !turn->asked || turn->seat == asker_) return no_undo();
    if (has_voted(turn->accepted)) return kNothingToDo;
    return Decision{log::UndoAccepted{.seat = asker_, .undoes = state_.undo_wanted_by_all_but(asker_)}};
  }

  Decided operator()(const protocol::DeclineUndo&) const {
    if (!state_.plays(asker_)) return not_in_play();
    if (!state_.last_turn() || !state_.last_turn()->asked) return no_undo();
    return Decision{log::UndoDeclined{.seat = asker_}};
  }

  Decided operator()(const protocol::AddComputer& add) const {
    if (!is_computer_level(add.level))
      return reject(ErrorCode::unknown_level, "Computers do not play at this level.", "level");
    const Expected<Seat> seat = seat_for_computer(add.seat);
    if (!seat) return std::unexpected(seat.error());
    const protocol::ComputerCard* there = state_.computer_on(*seat);
    if (there && there->level == add.level) return kNothingToDo;
    log::ComputerSeated change{.seat = *seat, .computer = {.level = add.level, .name = {}}};
    change.computer.name = computer_name(add.level, state_.game_id()[0], names_but(*seat));
    change.computer.colour = there ? state_.seats()[*seat]->card.colour : *colour_for(std::nullopt);
    return Decision{std::move(change)};
  }

  Decided operator()(const protocol::HandOver& over) const {
    if (!is_computer_level(over.level))
      return reject(ErrorCode::unknown_level, "Computers do not play at this level.", "level");
    if (!state_.plays(asker_)) return not_in_play();
    return Decision{log::HandedOver{.seat = asker_, .level = over.level, .still_asked = true}};
  }

  Decided operator()(const protocol::TakeBack&) const {
    if (!state_.computer_on(asker_)) return reject(ErrorCode::no_computer, "No computer stands in for you.");
    return Decision{log::TakenBack{.seat = asker_, .still_asked = true}};
  }

  Decided operator()(const protocol::VoteHandOver& vote) const {
    if (!state_.plays(asker_)) return not_in_play();
    if (paused()) return reject_paused();
    const Seat seat = state_.to_act();
    if (vote.seat != seat || asker_ == seat || !state_.plays(seat))
      return reject(ErrorCode::not_skippable, "Only another person who must act can be voted on.", "seat");
    if (!context_.skippable(state_.session_on(seat)))
      return reject(ErrorCode::not_skippable, "The player is here or has not been away for long enough.",
                    "seat");
    if (!is_last_vote(state_.hand_over_votes())) {
      if (has_voted(state_.hand_over_votes())) return kNothingToDo;
      return Decision{log::HandOverVoted{.seat = asker_, .against = seat}};
    }
    return Decision{log::HandedOver{.seat = seat,
                                    .level = std::string(kVotedLevel),
                                    .cause = protocol::HandOverCause::vote,
                                    .still_asked = true}};
  }

  Decided operator()(const protocol::SetPace& set) const {
    if (set.pace == state_.pace()) return kNothingToDo;
    return Decision{log::PaceSet{.pace = set.pace}};
  }

  Decided operator()(const protocol::BreakOff&) const {
    if (!state_.unread()) return reject(ErrorCode::wrong_phase, "All that was played here can be read.");
    return Decision{.change = state_.break_off(context_.new_shuffle()),
                    .ends_game = state_.phase() == RoomPhase::playing};
  }

  Decided operator()(const protocol::PushSubscribe& subscribe) const {
    const protocol::PushSubscription& wanted = subscribe.subscription;
    if (!context_.can_push_to(wanted.endpoint))
      return reject(ErrorCode::bad_value, "This server calls nobody by this push service.", "endpoint");
    const auto& devices = state_.seats()[asker_]->holder->push;
    const auto same = std::ranges::find(devices, wanted.endpoint, &protocol::PushSubscription::endpoint);
    if (same != devices.end() && *same == wanted) return kNothingToDo;
    log::PushSubscribed change{.seat = asker_, .subscription = wanted};
    if (same == devices.end() && devices.size() >= context_.push_devices_max())
      change.instead_of = protocol::device_of(devices.front().endpoint);
    return Decision{std::move(change)};
  }

  Decided operator()(const protocol::PushUnsubscribe& unsubscribe) const {
    const auto named = [&](const auto& one) {
      return protocol::device_of(one.endpoint) == unsubscribe.device;
    };
    if (std::ranges::none_of(state_.seats()[asker_]->holder->push, named)) return kNothingToDo;
    return Decision{log::PushEnded{.seat = asker_, .device = unsubscribe.device}};
  }

  Decided operator()(const protocol::SetWebhook& set) const {
    if (!context_.tells_chats()) return std::unexpected(no_webhook());
    if (!context_.can_tell(set.endpoint))
      return reject(ErrorCode::bad_value, "This server tells no chat at this address.", "endpoint");
    const auto& now = state_.webhook();
    if (now && now->endpoint == set.endpoint && now->language == set.language &&
        now->only_end == set.only_end)
      return kNothingToDo;
    return Decision{log::WebhookSet{
        .webhook = {.endpoint = set.endpoint, .language = set.language, .only_end = set.only_end}}};
  }

  Decided operator()(const protocol::EndWebhook&) const {
    if (!state_.webhook()) return kNothingToDo;
    return Decision{log::WebhookEnded{}};
  }

  // These change nothing, whoever sends them.
  Decided operator()(const protocol::Join&) const { return kNothingToDo; }
  Decided operator()(const protocol::Ping&) const { return kNothingToDo; }
  Decided operator()(const protocol::Resync&) const { return kNothingToDo; }
  Decided operator()(const protocol::AskPreview&) const { return kNothingToDo; }
  Decided operator()(const protocol::AskSurvey&) const { return kNothingToDo; }
  Decided operator()(const protocol::RemoveSpectators&) const { return kNothingToDo; }
  Decided operator()(const protocol::AskHistory&) const { return kNothingToDo; }
  Decided operator()(const protocol::AskHint&) const { return kNothingToDo; }
  Decided operator()(const protocol::Report&) const { return kNothingToDo; }
  Decided operator()(const protocol::TryWebhook&) const { return kNothingToDo; }

 private:
  /// Why a flag can't be set so; empty: it can.
  std::optional<WireRejection> fault(const auto&) const { return std::nullopt; }
  std::optional<WireRejection> fault(const protocol::SetListed& set) const {
    if (!set.listed || context_.lists_open_tables()) return std::nullopt;
    return no_open_tables();
  }

  Decided leave(Seat seat) const {
    const bool playing = state_.phase() == RoomPhase::playing;
    return Decision{.change = log::SeatLeft{.seat = seat, .still_asked = playing && seat != state_.to_act()},
                    .ends_game = playing};
  }

  bool has_voted(const std::vector<Seat>& votes) const {
    return std::ranges::find(votes, asker_) != votes.end();
  }
  /// Whether with the asker's vote there are enough, which fewer may be than when the others voted.
  bool is_last_vote(const std::vector<Seat>& votes) const {
    return std::ssize(votes) + (has_voted(votes) ? 0 : 1) >= state_.skip_votes_needed();
  }

  Decided remove_computer(Seat seat) const {
    if (state_.phase() != RoomPhase::lobby)
      return reject(ErrorCode::wrong_phase, "Computers can be removed in the lobby only.", "seat");
    return Decision{log::SeatLeft{.seat = seat}};
  }

  static std::unexpected<WireRejection> not_enough_seats() {
    return reject(ErrorCode::not_enough_seats, "More seats must be taken before the game can start.");
  }

  static std::unexpected<WireRejection> no_offer() {
    return reject(ErrorCode::no_offer, "No rematch is offered that could be answered.");
  }

  bool is_asked_by(Seat seat) const {
    const auto& turn = state_.last_turn();
    return turn && turn->asked && turn->seat == seat;
  }
  static std::unexpected<WireRejection> no_undo() {
    return reject(ErrorCode::no_undo, "No turn can be taken back now, or nobody asks for one.");
  }

  bool paused() const { return state_.clock() && state_.clock()->paused(); }
  static std::unexpected<WireRejection> reject_paused() {
    return reject(ErrorCode::paused, "The game is paused; resume it first.");
  }
  static std::unexpected<WireRejection> no_clock() {
    return reject(ErrorCode::no_clock, "This room plays without a clock.");
  }
  static std::unexpected<WireRejection> computer_plays() {
    return reject(ErrorCode::computer_plays, "A computer plays your seat; take it back first.");
  }
  std::unexpected<WireRejection> not_in_play() const {
    if (state_.computer_on(asker_)) return computer_plays();
    return std::unexpected(
        WireRejection(Rejection{Code::seat_resigned, "A seat that has resigned plays no more."}));
  }

  std::unexpected<WireRejection> no_such_seat(std::string at = "seat") const {
    return reject(ErrorCode::out_of_range, fmt::format("The room has {} seats.", state_.seats().size()),
                  std::move(at));
  }

  Expected<Seat> seat_for(const protocol::Sit& sit) const {
    const auto& seats = state_.seats();
    if (sit.seat && *sit.seat >= seats.size()) return no_such_seat();
    const auto may_sit = [&](const auto& seat) {
      return !seat || (state_.gives_up_computers() && is_computers(seat));
    };
    auto free = std::ranges::find_if(seats, [](const auto& seat) { return !seat; });
    if (free == seats.end()) free = std::ranges::find_if(seats, may_sit);
    if (free == seats.end()) return reject(ErrorCode::full, "All seats are taken.");
    if (!sit.seat) return static_cast<Seat>(free - seats.begin());
    if (!may_sit(seats[*sit.seat])) return reject(ErrorCode::seat_taken, "Somebody else sits there.", "seat");
    return *sit.seat;
  }

  Expected<Seat> seat_for_computer(std::optional<Seat> wish) const {
    const auto& seats = state_.seats();
    if (wish && *wish >= seats.size()) return no_such_seat();
    if (wish && seats[*wish] && !state_.computer_on(*wish))
      return reject(ErrorCode::seat_taken, "Somebody sits there.", "seat");
    if (wish) return *wish;
    const auto free = std::ranges::find_if(seats, [](const auto& seat) { return !seat; });
    if (free == seats.end()) return reject(ErrorCode::full, "All seats are taken.");
    return static_cast<Seat>(free - seats.begin());
  }

  /// The names of all other seats.
  std::vector<std::string> names_but(Seat one) const {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < state_.seats().size(); ++seat)
      if (seat != one && state_.seats()[seat]) names.push_back(state_.seats()[seat]->card.name);
    return names;
  }

  /// `sits_on`: the seat whose own colour counts as free.
  Expected<protocol::Colour> colour_for(std::optional<protocol::Colour> wish, Seat sits_on = kNoSeat) const {
    if (wish && !state_.colour_free(*wish, sits_on))
      return reject(ErrorCode::colour_taken, "Somebody else has this colour.", "colour");
    if (wish) return *wish;
    int colour = 0;  // there are at least as many colours as seats
    while (!state_.colour_free(static_cast<protocol::Colour>(colour), sits_on)) ++colour;
    return static_cast<protocol::Colour>(colour);
  }

  const RoomState& state_;
  const Seat asker_;
  DecisionContext& context_;
};

}  // namespace

Expected<Decision> act_for(const RoomState& state, Seat seat, const std::vector<Action>& actions) {
  auto tried = try_step(state.copy_of_game(), seat, actions);
  if (!tried) return std::unexpected(rejection_of(tried.error()));
  const bool ends_game = tried->game->over();
  return Decision{
      .change = log::Acted{.seat = seat, .actions = actions, .still_asked = seat != state.to_act()},
      .tried = std::move(*tried),
      .ends_game = ends_game};
}

Decision act_blindly(const RoomState& state) {
  const Seat seat = state.to_act();
  SkippingStep step = skip(*state.game());
  const bool ends_game = step.tried.game->over();
  return {.change = log::Acted{.seat = seat, .actions = std::move(step.actions)},
          .tried = std::move(step.tried),
          .ends_game = ends_game};
}

Decision give_up(const RoomState& state) {
  const std::vector<int> points = scores(*state.game());
  std::optional<Seat> last;
  for (Seat seat = 0; seat < std::ssize(points); ++seat)
    if (!state.game()->resigned(seat) && (!last || points[seat] < points[*last])) last = seat;
  return *act_for(state, *last, {Action{.kind = ActionKind::resign}});
}

Decision time_out(const RoomState& state) {
  const protocol::Clocks& clocks = state.clock()->clocks();
  const Seat seat = clocks.running->seat;
  const int limit = clocks.rule.resign_after;
  SkippingStep step;
  if (limit > 0 && clocks.timeouts[seat] + 1 >= limit) {
    step.actions = {Action{.kind = ActionKind::resign}};
    step.tried = std::move(*try_step(*state.game(), seat, step.actions));
  } else {
    step = skip(*state.game());
  }
  return skipped(seat, std::move(step), protocol::SkipCause::clock);
}

WireRejection rejection_of(const RejectedStep& refused) {
  return WireRejection(refused.rejection, fmt::format("actions[{}]", refused.action));
}

Expected<std::optional<Decision>> decide(const RoomState& state, Seat asker,
                                         const protocol::Intention& intention, DecisionContext& context) {
  if (state.unread() && !std::holds_alternative<protocol::BreakOff>(intention))
    return std::unexpected(unread());
  return std::visit(Decider(state, asker, context), intention);
}

}  // namespace bastide::server
