#include "postgres_server.hpp"

#include <fcntl.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <optional>
#include <stdexcept>

namespace bastide::test {

namespace {

constexpr const char* kUser = "postgres";  // it refuses to run as root
constexpr std::chrono::seconds kPatience{60};

/// The folder with the programs of its newest version.
std::optional<std::filesystem::path> find_programs() {
  if (const char* chosen = std::getenv("BASTIDE_POSTGRES")) return chosen;
  std::optional<std::filesystem::path> found;
  std::error_code none;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
    const auto programs = version.path() / "bin";
    if (std::filesystem::exists(programs / "initdb") && (!found || *found < programs)) found = programs;
  }
  return found;
}

/// A program as a child that ends when this process does.
pid_t spawn(const std::filesystem::path& folder, const std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const passwd* user = geteuid() == 0 ? getpwnam(kUser) : nullptr;
  const std::string log = folder / "log";
  const pid_t pid = fork();
  if (pid != 0) return pid;
  if (user && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) _exit(126);
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  if (chdir(folder.c_str()) != 0) _exit(126);
  const int out = open(log.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  close_range(3, ~0U, 0);  // a connection that this process closes must not stay open in the child
  execv(arguments[0], arguments.data());
  _exit(127);
}

std::string escaped(const std::filesystem::path& path) {
  std::string text;
  for (const char c : path.string()) text += c == '/' ? "%2F" : std::string(1, c);
  return text;
}

std::string place_of(const std::string& url) {
  const auto at = url.rfind("search_path%3D");
  return at == url.npos ? "public" : url.substr(at + 14, url.find('&', at) - at - 14);
}

}  // namespace

std::unique_ptr<PostgresServer> PostgresServer::make() {
  const auto programs = find_programs();
  if (!programs) return nullptr;
  std::unique_ptr<PostgresServer> server(new PostgresServer(*programs));
  server->make_database();
  server->start();
  return server;
}

std::unique_ptr<PostgresServer> PostgresServer::make_empty() {
  return std::unique_ptr<PostgresServer>(new PostgresServer(find_programs().value()));
}

PostgresServer::PostgresServer(std::filesystem::path programs) : programs_(std::move(programs)) {
  std::string name = (std::filesystem::temp_directory_path() / "bastide-pg-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("cannot make a folder for PostgreSQL");
  folder_ = name;
  if (geteuid() == 0) {
    const passwd* user = getpwnam(kUser);
    if (!user || chown(name.c_str(), user->pw_uid, user->pw_gid) != 0)
      throw std::runtime_error("there is no user postgres, and PostgreSQL refuses root");
  }
}

void PostgresServer::make_database() {
  const pid_t initdb = spawn(folder_, {programs_ / "initdb", "-D", folder_ / "data", "-A", "trust", "-U",
                                       "owner", "--no-sync", "--no-locale", "-E", "UTF8"});
  int status = -1;
  waitpid(initdb, &status, 0);
  if (status != 0) throw std::runtime_error("initdb failed");
}

PostgresServer::~PostgresServer() {
  stop(SIGINT);
  if (copying_ > 0) {
    kill(copying_, SIGKILL);
    waitpid(copying_, nullptr, 0);
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void PostgresServer::start() {
  pid_ = spawn(folder_, {programs_ / "postgres", "-D", folder_ / "data", "-k", folder_, "-c",
                         "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB", "-c",
                         "max_connections=100", "-c", "autovacuum=off", "-c", "synchronous_commit=off", "-c",
                         "wal_retrieve_retry_interval=100ms"});
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (PQping(url("public").c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > until || waitpid(pid_, nullptr, WNOHANG) != 0)
      throw std::runtime_error("PostgreSQL does not start");
    poll(nullptr, 0, 2);
  }
}

void PostgresServer::stop(int signal) {
  if (pid_ <= 0) return;
  kill(pid_, signal);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

void PostgresServer::crash() { stop(SIGQUIT); }

void PostgresServer::begin_copy(std::uint16_t port) {
  std::filesystem::remove_all(folder_ / "data");
  copying_ =
      spawn(folder_, {programs_ / "pg_basebackup", "-D", folder_ / "data", "-R", "-c", "fast", "-X", "stream",
                      "--no-sync", "-d", "host=127.0.0.1 user=owner port=" + std::to_string(port)});
}

bool PostgresServer::has_copied() {
  int status = -1;
  if (waitpid(copying_, &status, WNOHANG) == 0) return false;
  copying_ = -1;
  if (status != 0) throw std::runtime_error("pg_basebackup failed");
  return true;
}

void PostgresServer::promote() { run(url("public"), "SELECT pg_promote()"); }

std::string PostgresServer::make_place(const std::filesystem::path& socket) {
  const std::string place = "place" + std::to_string(++places_);
  run(url("public"), "CREATE SCHEMA " + place);
  return url(place, {}, socket);
}

std::string PostgresServer::url(const std::string& place, const std::string& more,
                                const std::filesystem::path& socket) const {
  return "postgresql:///postgres?host=" + escaped(socket.empty() ? folder_ : socket) +
         "&user=owner&options=-csearch_path%3D" + place + more;
}

std::string PostgresServer::last_place() const { return "place" + std::to_string(places_); }

std::filesystem::path PostgresServer::socket() const { return folder_ / ".s.PGSQL.5432"; }

std::string PostgresServer::run(const std::string& url, const std::string& sql) const {
  const auto all = rows(url, sql);
  return all.empty() || all[0].empty() ? "" : all[0][0];
}

std::vector<std::vector<std::string>> PostgresServer::rows(const std::string& url,
                                                           const std::string& sql) const {
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(this->url(place_of(url)).c_str()),
                                                                PQfinish);
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(sql + ": " + PQerrorMessage(connection.get()));
  std::vector<std::vector<std::string>> all(static_cast<std::size_t>(PQntuples(result.get())));
  for (std::size_t row = 0; row < all.size(); ++row)
    for (int column = 0; column < PQnfields(result.get()); ++column)
      all[row].emplace_back(PQgetvalue(result.get(), static_cast<int>(row), column));
  return all;
}

}  // namespace bastide::test
