#include "told_games.hpp"

#include "lasting_answer.hpp"

#include <server/rooms/directory.hpp>
#include <server/rooms/gzip.hpp>

#include <protocol/records/record.hpp>
#include <protocol/records/turns.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <chrono>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace bastide::server {

namespace {

using Gzip = std::shared_ptr<const std::string>;

/// For answers that only another program would give differently; only those who know the game's
/// id may see them.
constexpr std::string_view kADay = "private, max-age=86400";
/// Requests that a replayed game counts for. A replay takes some milliseconds.
constexpr std::int64_t kReplayRequests = 20;
/// More than any game needs.
constexpr std::size_t kToldBytesMax = std::size_t{1} << 30;

std::string_view name_of(ToldGames::About about) {
  return about == ToldGames::About::turns ? "turns" : "survey";
}

}  // namespace

/// A question and what its answer needs, passed from thread to thread.
struct ToldGames::Asked {
  Question question;
  std::string path;
  std::string address;  ///< as limits count it
  std::string key;      ///< cache key of the answer: its tag
  LastingAnswer answer;
  HttpReply reply;
};

ToldGames::ToldGames(Directory& rooms, std::shared_ptr<LongTasks> tasks, std::string build)
    : rooms_(rooms),
      tasks_(std::move(tasks)),
      build_(std::move(build)),
      kept_(rooms.limits().told_bytes_max) {}

std::string ToldGames::tag_of(const Question& question) const {
  return fmt::format("{}-{}{}-{}-{}", question.game_id, name_of(question.about), question.turn,
                     rooms_.limits().turns_told_max, build_);
}

void ToldGames::answer(Question question, const HttpRequest& request, HttpReply reply) {
  std::string tag = tag_of(question);
  LastingAnswer answer(request, tag, kADay);
  if (answer.is_known()) return reply(answer.not_modified());
  auto kept = kept_.find(tag);
  if (kept && answer.takes_gzip()) return reply(answer.text(std::move(kept), kToldBytesMax));
  std::string game_id = question.game_id;
  auto asked = std::make_unique<Asked>(Asked{.question = std::move(question),
                                             .path = request.path,
                                             .address = request.address,
                                             .key = std::move(tag),
                                             .answer = std::move(answer),
                                             .reply = std::move(reply)});
  // Continues as a long task: this thread, and the one on which a record arrives, must not be blocked.
  if (kept) {
    return tasks_->add([asked = std::move(asked), kept = std::move(kept)]() mutable {
      asked->reply(asked->answer.text(std::move(kept), kToldBytesMax));
    });
  }
  rooms_.find_record(std::move(game_id), [self = shared_from_this(),
                                          asked = std::move(asked)](protocol::Expected<Gzip> record) mutable {
    if (!record) return asked->reply(refusal_response(record.error()));
    LongTasks& tasks = *self->tasks_;
    tasks.add([self = std::move(self), asked = std::move(asked), record = std::move(*record)] {
      self->play(*asked, *record);
    });
  });
}

void ToldGames::play(Asked& asked, const std::string& record_gzip) {
  try {
    auto text = kept_.find(asked.key);  // another request may have asked at the same time
    if (!text) {
      auto told = play(asked.question, asked.address, record_gzip);
      if (!told) return asked.reply(refusal_response(told.error()));
      text = std::make_shared<const std::string>(gzip(told->text, Packing::smallest));
      kept_.keep(asked.key, text);
    }
    asked.reply(asked.answer.text(std::move(text), kToldBytesMax));
  } catch (const std::exception& error) {
    spdlog::error("the record of {} can't be played: {}", asked.path, error.what());
    asked.reply(refusal_response({ErrorCode::unavailable, "The record can't be played."}));
  }
}

protocol::Expected<protocol::JsonText> ToldGames::play(const Question& question, const std::string& address,
                                                       const std::string& record_gzip) {
  rooms_.count_replay();
  rooms_.budgets().requests.charge(address, std::chrono::steady_clock::now(), kReplayRequests - 1);
  const auto record = protocol::read_record(gunzip(record_gzip, protocol::kRecordBytesMax));
  if (!record) throw std::runtime_error(record.error().message);
  if (question.about == About::survey) return protocol::survey_text(*record, question.turn);
  return protocol::turns_text(*record, question.turn, rooms_.limits().turns_told_max);
}

}  // namespace bastide::server
