#include <server/net/tls_identity.hpp>

#include <server/net/tls_context.hpp>

#include <fmt/format.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <spdlog/spdlog.h>
#include <boost/system/system_error.hpp>

#include <ctime>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in.good() && !in.eof()) throw std::runtime_error(fmt::format("cannot read {}", path.string()));
  return text;
}

}  // namespace

TlsIdentity::TlsIdentity(std::filesystem::path certificate, std::filesystem::path key)
    : certificate_(std::move(certificate)), key_(std::move(key)), used_(read()) {
  try {
    context_ = std::make_shared<TlsContext>(used_.certificate, used_.key);
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error(fmt::format("{} and {} are no certificate with its key: {}",
                                         certificate_.string(), key_.string(), error.code().message()));
  }
}

TlsIdentity::~TlsIdentity() = default;

TlsIdentity::Texts TlsIdentity::read() const {
  return {.certificate = read_file(certificate_), .key = read_file(key_)};
}

std::shared_ptr<TlsContext> TlsIdentity::context() const {
  const std::scoped_lock lock(mutex_);
  return context_;
}

void TlsIdentity::reread() {
  try {
    Texts now = read();
    if (now != used_) take(std::move(now));
    complaint_.clear();
  } catch (const std::exception& error) {
    if (std::exchange(complaint_, error.what()) != complaint_)
      spdlog::error("the certificate for TLS stays as it was: {}", complaint_);
  }
}

void TlsIdentity::take(Texts texts) {
  auto next = std::make_shared<TlsContext>(texts.certificate, texts.key);
  used_ = std::move(texts);
  const std::scoped_lock lock(mutex_);
  context_ = std::move(next);
  spdlog::info("new connections get the certificate that {} holds now", certificate_.string());
}

std::int64_t TlsIdentity::expires_at() const {
  const auto used = context();
  std::tm end{};
  const X509* const certificate = SSL_CTX_get0_certificate(used->context.native_handle());
  if (ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1) return 0;
  return timegm(&end);
}

}  // namespace bastide::server
