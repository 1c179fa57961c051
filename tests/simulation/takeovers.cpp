#include "takeovers.hpp"

#include "history.hpp"
#include "world.hpp"

#include <protocol/bytes.hpp>
#include <protocol/message_codec.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::sim {

namespace {

protocol::SeatSecret secret_of(int number) {
  protocol::SeatSecret secret{};
  secret.bytes.fill(static_cast<std::uint8_t>(number));
  return secret;
}

/// A page that sends its messages one after another, without waiting for answers.
class Script final : public Page {
 public:
  Script(World& world, std::string name, std::string room, std::string holder)
      : world_(world),
        name_(std::move(name)),
        room_(std::move(room)),
        holder_(std::move(holder)),
        lane_(world.scheduler.make_lane()) {}

  Script& comes(protocol::Join join) {
    join.room = room_;
    then([this, join] {
      link_ = std::static_pointer_cast<Link>(world_.connect(*this, name_));
      say(join);
    });
    return *this;
  }
  Script& says(protocol::Intention intention) {
    then([this, intention = std::move(intention)] { say(intention); });
    return *this;
  }
  /// The server notices the loss of the connection: at any time, not only after the messages.
  Script& goes() {
    news_ = world_.scheduler.make_lane();
    news_->put([this] {
      if (link_) link_->leave();
    });
    return *this;
  }

  void receive(Wire&, const std::string& text) override {
    const auto message = protocol::decode_server(text).value();
    if (const auto* in = std::get_if<protocol::JoinReply>(&message)) joined = in->seat.has_value();
    if (const auto* closing = std::get_if<protocol::Closing>(&message))
      replaced = closing->reason == protocol::ClosingReason::taken_over;
    if (const auto* done = std::get_if<protocol::Reply>(&message))
      world_.history.acknowledged(room_, name_, done->re, History::Mark::change);
    if (const auto* error = std::get_if<protocol::Error>(&message)) world_.history.refused(*error->re);
  }
  void closed(Wire&) override {}
  const std::string& holder() const override { return holder_; }
  /// Whether the server takes it for the seat's holder.
  bool sits() const { return joined && link_->open_at_server(); }

  bool joined = false;
  bool replaced = false;  ///< it was told so

 private:
  void then(Task task) { lane_->put(std::move(task)); }
  void say(protocol::Intention intention) {
    const std::string id = fmt::format("{}-{}", name_, ++ids_);
    link_->send(id, protocol::encode(protocol::ClientMessage{.id = id, .intention = std::move(intention)}));
  }

  World& world_;
  const std::string name_, room_, holder_;
  const Scheduler::LanePtr lane_;
  Scheduler::LanePtr news_;
  std::shared_ptr<Link> link_;
  int ids_ = 0;
};

protocol::Join with(int secret) { return {.room = {}, .secret = secret_of(secret), .since = {}}; }
protocol::Join sitting_down(int secret) {
  protocol::Join join = with(secret);
  join.sit = protocol::SeatWish{.name = fmt::format("Number {}", secret)};
  return join;
}
protocol::Chat words(const char* text) { return {.text = text}; }

/// A room of two with secret 0 on its first seat, and the pages of a case.
struct Scene {
  explicit Scene(Choices& choices) : world(choices, {}, false) {
    world.plan.instant = true;
    world.plan.disk.in_one_step = true;
    world.start();
    room = world.make_room(secret_of(0), 2);
  }
  ~Scene() { world.kill(); }
  Scene(const Scene&) = delete;

  Script& page(const char* name, const char* holder) {
    pages.push_back(std::make_unique<Script>(world, name, room, holder));
    return *pages.back();
  }
  /// Runs until nothing is left to do at this time.
  void play() {
    for (const Ms now = world.scheduler.now(); world.scheduler.now() == now;) world.step();
  }
  long sitting(const char* holder) const {
    return std::ranges::count_if(pages,
                                 [&](const auto& one) { return one->holder() == holder && one->sits(); });
  }

  World world;
  std::string room;
  std::vector<std::unique_ptr<Script>> pages;
};

void expect(bool fact, const char* what) {
  if (!fact) throw Broken(what);
}

struct Case {
  const char* name;
  void (*before)(Scene&);
  void (*parts)(Scene&);
  void (*after)(const Scene&);
};

const std::array kCases{
    Case{"two pages replace a third that speaks", [](Scene& scene) { scene.page("x", "ada").comes(with(0)); },
         [](Scene& scene) {
           scene.pages[0]->says(words("one"));
           scene.page("y", "ada").comes(with(0));
           scene.page("z", "ada").comes(with(0));
         },
         [](const Scene& scene) {
           expect(scene.sitting("ada") == 1, "nobody or several sit there");
           expect(scene.pages[0]->replaced, "the first was not told that it was replaced");
         }},
    Case{"a page replaces another that is just going, and both speak",
         [](Scene& scene) { scene.page("x", "ada").comes(with(0)); },
         [](Scene& scene) {
           scene.pages[0]->says(words("one")).goes();
           scene.page("y", "ada").comes(with(0)).says(words("two"));
         },
         [](const Scene& scene) { expect(scene.pages[1]->sits(), "who came last does not sit there"); }},
    Case{"a secret is renewed while a page comes with the old one",
         [](Scene& scene) { scene.page("x", "ada").comes(with(0)); },
         [](Scene& scene) {
           scene.pages[0]->says(protocol::Renew{.secret = secret_of(7)});
           scene.page("y", "ada").comes(with(0)).says(words("two"));
         },
         [](const Scene& scene) { expect(scene.sitting("ada") == 1, "nobody or several sit there"); }},
    Case{"two newcomers want the last seat", [](Scene&) {},
         [](Scene& scene) {
           scene.page("y", "ben").comes(sitting_down(1)).says(words("one"));
           scene.page("z", "eve").comes(sitting_down(2));
         },
         [](const Scene& scene) {
           expect(scene.sitting("ben") + scene.sitting("eve") == 1, "nobody or several got the seat");
         }},
    Case{"a newcomer sits down by two pages at once", [](Scene&) {},
         [](Scene& scene) {
           scene.page("y", "ben").comes(sitting_down(1)).says(words("one"));
           scene.page("z", "ben").comes(sitting_down(1));
         },
         [](const Scene& scene) { expect(scene.sitting("ben") == 1, "nobody or several sit there"); }},
    Case{"who leaves is replaced meanwhile",
         [](Scene& scene) {
           scene.page("h", "ada").comes(with(0));
           scene.page("x", "ben").comes(sitting_down(1));
         },
         [](Scene& scene) {
           scene.pages[1]->says(protocol::Leave{}).says(words("gone"));
           scene.page("y", "ben").comes(with(1));
         },
         [](const Scene& scene) { expect(scene.sitting("ben") <= 1, "several sit there"); }},
};

}  // namespace

std::size_t takeover_cases() { return kCases.size(); }

Takeovers try_takeovers(std::size_t number, std::uint32_t astray_max) {
  const Case& one = kCases.at(number);
  Takeovers tried{.name = one.name};
  EveryChoice choices(astray_max);
  do {
    try {
      Scene scene(choices);
      one.before(scene);
      scene.play();
      choices.begin();
      one.parts(scene);
      scene.play();
      scene.world.history.check(scene.world.disk.journal);
      one.after(scene);
    } catch (const Broken& broken) {
      throw Broken(fmt::format("{}, way {}: {}", one.name, tried.ways, broken.what()));
    }
    ++tried.ways;
  } while (choices.next_way());
  return tried;
}

}  // namespace bastide::sim
