#include "troubles.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace bastide::cluster {

namespace {

using What = Trouble::What;

std::string verb_of(Line::State state) {
  switch (state) {
    case Line::State::passes: return "mends";
    case Line::State::refuses: return "cuts";
    case Line::State::holds: return "drops all packets of";
    case Line::State::forgets: return "forgets all connections of";
    case Line::State::delays: return "delays";
  }
  std::unreachable();
}

void set_line(const Trouble& trouble, Cluster& cluster, Line::State state, Ms delay = {}) {
  Node& node = cluster.node(trouble.node);
  if (trouble.what == What::cuts_from_others) return node.from_others.set(state, delay);
  for (Line& line : node.to_databases) line.set(state, delay);
}

bool is_of_database(What what) { return what == What::crashes_database || what == What::fails_database_over; }
bool is_of_process(What what) { return what == What::kills || what == What::halts || what == What::stops; }

Ms up_to(sim::Choices& choices, Ms most) {
  return Ms(choices.pick(static_cast<std::uint32_t>(most.count()) + 1));
}

What pick_what(sim::Choices& choices) {
  const std::uint32_t percent = choices.pick(100);
  if (percent < 20) return What::kills;
  if (percent < 38) return What::halts;
  if (percent < 50) return What::stops;
  if (percent < 72) return What::cuts_from_database;
  if (percent < 84) return What::cuts_from_others;
  if (percent < 92) return What::crashes_database;
  return What::fails_database_over;
}

Line::State pick_cut(sim::Choices& choices) {
  using enum Line::State;
  constexpr std::array kCuts{refuses, holds, forgets, delays};
  return kCuts[choices.pick(kCuts.size())];
}

}  // namespace

std::string Trouble::text() const {
  const auto ms = lasts.count();
  switch (what) {
    case What::kills: return fmt::format("kills node {}, which is started {} ms later", node, ms);
    case What::halts: return fmt::format("halts node {} for {} ms", node, ms);
    case What::stops: return fmt::format("tells node {} to stop, starts it after {} ms or more", node, ms);
    case What::crashes_database: return fmt::format("crashes the database for {} ms", ms);
    case What::fails_database_over:
      return fmt::format("holds the database's replica for {} ms, and then fails over to it", ms);
    case What::cuts_from_database:
    case What::cuts_from_others: break;
  }
  const char* where = what == What::cuts_from_database ? "to the database" : "from the other nodes";
  return fmt::format("{} node {}'s line {} for {} ms{}", verb_of(line), node, where, ms,
                     line == Line::State::delays ? fmt::format(", by {} ms", delay.count()) : "");
}

bool Trouble::meets(const Trouble& other) const {
  if (is_of_database(what) || is_of_database(other.what))
    return is_of_database(what) && is_of_database(other.what);
  if (node != other.node) return false;
  return is_of_process(what) ? is_of_process(other.what) : what == other.what;
}

std::vector<Trouble> plan_troubles(sim::Choices& choices, int count, Ms lease) {
  std::vector<Trouble> plan;
  for (int number = 0; number < count; ++number) {
    Trouble trouble{.what = pick_what(choices), .node = static_cast<int>(choices.pick(kNodes))};
    trouble.line = pick_cut(choices);
    trouble.delay = up_to(choices, lease / 8);
    trouble.after = up_to(choices, lease / 2);
    trouble.lasts = up_to(choices, is_of_database(trouble.what) ? lease / 2 : lease * 3 / 2);
    plan.push_back(trouble);
  }
  return plan;
}

bool can_begin(const Trouble& trouble, const Cluster& cluster) {
  return !is_of_database(trouble.what) || cluster.database().is_replicated();
}

void begin(const Trouble& trouble, Cluster& cluster) {
  Node& node = cluster.node(trouble.node);
  switch (trouble.what) {
    case What::kills: return node.kill();
    case What::halts: return node.halt();
    case What::stops: return node.tell_to_stop();
    case What::cuts_from_database:
    case What::cuts_from_others: return set_line(trouble, cluster, trouble.line, trouble.delay);
    case What::crashes_database: return cluster.database().crash();
    case What::fails_database_over: return cluster.database().hold_replica();
  }
}

bool can_end(const Trouble& trouble, Cluster& cluster) {
  return trouble.what != What::stops || !cluster.node(trouble.node).runs();
}

void end(const Trouble& trouble, Cluster& cluster) {
  Node& node = cluster.node(trouble.node);
  switch (trouble.what) {
    case What::kills: return node.start();
    case What::halts: return node.go_on();
    case What::stops: node.check_stopped(); return node.start();
    case What::cuts_from_database:
    case What::cuts_from_others: return set_line(trouble, cluster, Line::State::passes);
    case What::crashes_database: return cluster.database().start();
    case What::fails_database_over: return cluster.database().fail_over();
  }
}

}  // namespace bastide::cluster
