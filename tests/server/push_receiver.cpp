#include "push_receiver.hpp"

#include "scratch.hpp"
#include "tls_tunnel.hpp"

#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <sodium.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

namespace bastide::test {

namespace asio = boost::asio;
namespace ssl = asio::ssl;
using asio::ip::tcp;
using namespace std::chrono_literals;
using namespace std::string_view_literals;

namespace {

constexpr auto kPatience = 120s;
constexpr std::size_t kSaltBytes = 16, kHeaderBytes = 21, kPointBytes = 65, kTagBytes = 16;

void need(bool done, const char* what) {
  if (!done) throw std::runtime_error(what);
}

std::string from_base64(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  need(sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                         text.size(), nullptr, &size, nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0,
       "no base64url");
  bytes.resize(size);
  return bytes;
}

const unsigned char* data_of(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::string hkdf(std::string_view key, std::string_view salt, std::string_view info, std::size_t size) {
  EVP_KDF* const kdf = EVP_KDF_fetch(nullptr, "HKDF", nullptr);
  EVP_KDF_CTX* const context = EVP_KDF_CTX_new(kdf);
  char digest[] = "SHA256";
  const auto octets = [](const char* name, std::string_view bytes) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(bytes.data()), bytes.size());
  };
  const OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                               octets(OSSL_KDF_PARAM_KEY, key), octets(OSSL_KDF_PARAM_SALT, salt),
                               octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
  std::string out(size, '\0');
  const bool done = EVP_KDF_derive(context, reinterpret_cast<unsigned char*>(out.data()), size, params) == 1;
  EVP_KDF_CTX_free(context);
  EVP_KDF_free(kdf);
  need(done, "HKDF failed");
  return out;
}

/// A public key as OpenSSL has it.
EVP_PKEY* key_of_point(std::string_view point) {
  EVP_PKEY* key = EVP_PKEY_new();
  EVP_PKEY* const pattern = EVP_EC_gen("P-256");
  EVP_PKEY_copy_parameters(key, pattern);
  EVP_PKEY_free(pattern);
  need(EVP_PKEY_set1_encoded_public_key(key, data_of(point), point.size()) == 1, "no point of the curve");
  return key;
}

}  // namespace

struct PushReceiver::Impl {
  Impl() {
    write_identity(folder.path(), "localhost");
    ::setenv("SSL_CERT_FILE", certificate().c_str(), 1);
    tls.use_certificate_chain_file(certificate());
    tls.use_private_key_file((folder.path() / "key.pem").string(), ssl::context::pem);
    unsigned char* point = nullptr;
    need(EVP_PKEY_get1_encoded_public_key(key, &point) == kPointBytes, "no public key");
    std::copy_n(point, kPointBytes, keys.p256dh.begin());
    OPENSSL_free(point);
    randombytes_buf(keys.auth.data(), keys.auth.size());
    accepting = std::jthread([this] { accept(); });
  }
  ~Impl() {
    {
      const std::lock_guard lock(mutex);
      stopping = true;
      held = false;
    }
    changed.notify_all();
    boost::system::error_code ignored;
    tcp::socket waker(io);  // closing a socket wakes no thread that waits in accept
    waker.connect(acceptor.local_endpoint(), ignored);
    accepting.join();
    conversations.clear();
    EVP_PKEY_free(key);
  }

  std::string certificate() const { return (folder.path() / "certificate.pem").string(); }

  void accept() {
    while (true) {
      tcp::socket socket(io);
      boost::system::error_code error;
      acceptor.accept(socket, error);
      const std::lock_guard lock(mutex);
      if (stopping) return;
      if (!error)
        conversations.emplace_back([this, socket = std::move(socket)]() mutable { talk(std::move(socket)); });
    }
  }

  void talk(tcp::socket socket) {
    ssl::stream<tcp::socket> stream(std::move(socket), tls);
    boost::system::error_code error;
    stream.handshake(ssl::stream_base::server, error);
    if (error) return;
    std::string text;
    const std::size_t header = asio::read_until(stream, asio::dynamic_buffer(text), "\r\n\r\n", error);
    if (error) return;
    Request request = read_header(text.substr(0, header));
    request.body = text.substr(header);
    const std::size_t size = std::stoul(request.fields["content-length"]);
    const std::size_t had = request.body.size();
    request.body.resize(size);
    asio::read(stream, asio::buffer(request.body.data() + had, size - had), error);
    if (error) return;
    const std::string reply = take(std::move(request));
    asio::write(stream, asio::buffer(reply), error);
    while (endless && !error && !is_stopping())
      asio::write(stream, asio::buffer("X-Filler: and so on\r\n"sv), error);
    stream.shutdown(error);
  }

  static Request read_header(const std::string& text) {
    Request request;
    request.target = text.substr(text.find(' ') + 1);
    request.target.resize(request.target.find(' '));
    std::size_t at = text.find("\r\n") + 2;
    for (std::size_t end; (end = text.find("\r\n", at)) != at; at = end + 2) {
      const std::size_t colon = text.find(':', at);
      std::string name = text.substr(at, colon - at);
      std::ranges::transform(name, name.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
      request.fields[name] = text.substr(colon + 2, end - colon - 2);
    }
    return request;
  }

  /// Notes the request, and returns the answer that holds now when it is time.
  std::string take(Request request) {
    std::unique_lock lock(mutex);
    ++count;
    come.push_back(std::move(request));
    changed.notify_all();
    std::string answer = "HTTP/1.1 " + std::to_string(status) + " Said so\r\n" + more;
    if (!endless) answer += "Content-Length: 0\r\n\r\n";
    changed.wait(lock, [this] { return !held; });
    return answer;
  }

  bool is_stopping() {
    const std::lock_guard lock(mutex);
    return stopping;
  }

  const Scratch folder;
  EVP_PKEY* const key = EVP_EC_gen("P-256");
  protocol::PushKeys keys;
  asio::io_context io;
  ssl::context tls{ssl::context::tls_server};
  tcp::acceptor acceptor{io, {asio::ip::address_v4::loopback(), 0}};
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Request> come;
  int count = 0;
  int status = 201;
  std::string more;
  std::atomic<bool> endless{false};
  bool held = false;
  bool stopping = false;
  std::vector<std::jthread> conversations;
  std::jthread accepting;
};

PushReceiver::PushReceiver() : impl_(std::make_unique<Impl>()) {}
PushReceiver::~PushReceiver() = default;

std::string PushReceiver::origin() const {
  return "https://localhost:" + std::to_string(impl_->acceptor.local_endpoint().port());
}
const protocol::PushKeys& PushReceiver::keys() const { return impl_->keys; }
std::string PushReceiver::certificate() const { return impl_->certificate(); }

void PushReceiver::answer_with(int status, std::string fields) {
  const std::lock_guard lock(impl_->mutex);
  impl_->status = status;
  impl_->more = std::move(fields);
}
void PushReceiver::answer_endlessly() { impl_->endless = true; }
void PushReceiver::never_answer() { hold(); }
void PushReceiver::hold() {
  const std::lock_guard lock(impl_->mutex);
  impl_->held = true;
}
void PushReceiver::release() {
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->held = false;
  }
  impl_->changed.notify_all();
}

int PushReceiver::requests() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->count;
}

void PushReceiver::wait_for_request() {
  std::unique_lock lock(impl_->mutex);
  need(impl_->changed.wait_for(lock, kPatience, [this] { return !impl_->come.empty(); }), "no request came");
}

PushReceiver::Request PushReceiver::next() {
  wait_for_request();
  const std::lock_guard lock(impl_->mutex);
  Request request = std::move(impl_->come.front());
  impl_->come.pop_front();
  return request;
}

std::string PushReceiver::open(std::string_view body) const {
  need(body.size() > kHeaderBytes + kPointBytes + kTagBytes && body.substr(16, 5) == "\0\0\x10\0\x41"sv,
       "no record of 4096 bytes with a point");
  const std::string_view salt = body.substr(0, kSaltBytes), point = body.substr(kHeaderBytes, kPointBytes);
  EVP_PKEY* const theirs = key_of_point(point);
  EVP_PKEY_CTX* const deriving = EVP_PKEY_CTX_new(impl_->key, nullptr);
  std::string shared(32, '\0');
  std::size_t size = shared.size();
  const bool derived = EVP_PKEY_derive_init(deriving) == 1 &&
                       EVP_PKEY_derive_set_peer(deriving, theirs) == 1 &&
                       EVP_PKEY_derive(deriving, reinterpret_cast<unsigned char*>(shared.data()), &size) == 1;
  EVP_PKEY_CTX_free(deriving);
  EVP_PKEY_free(theirs);
  need(derived, "no shared secret");

  const auto text_of = [](const auto& bytes) {
    return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  };
  const std::string first =
      hkdf(shared, text_of(impl_->keys.auth),
           std::string("WebPush: info\0"sv) + text_of(impl_->keys.p256dh) + std::string(point), 32);
  const std::string key = hkdf(first, salt, "Content-Encoding: aes128gcm\0"sv, 16);
  const std::string nonce = hkdf(first, salt, "Content-Encoding: nonce\0"sv, 12);
  std::string sealed(body.substr(kHeaderBytes + kPointBytes));
  std::string tag = sealed.substr(sealed.size() - kTagBytes);
  sealed.resize(sealed.size() - kTagBytes);
  EVP_CIPHER_CTX* const context = EVP_CIPHER_CTX_new();
  std::string text(sealed.size(), '\0');
  int length = 0, rest = 0;
  auto* const out = reinterpret_cast<unsigned char*>(text.data());
  const bool opened =
      EVP_DecryptInit_ex(context, EVP_aes_128_gcm(), nullptr, data_of(key), data_of(nonce)) == 1 &&
      EVP_DecryptUpdate(context, out, &length, data_of(sealed), static_cast<int>(sealed.size())) == 1 &&
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, kTagBytes, tag.data()) == 1 &&
      EVP_DecryptFinal_ex(context, out + length, &rest) == 1;
  EVP_CIPHER_CTX_free(context);
  need(opened && text.ends_with('\2'), "not sealed for this browser");
  text.pop_back();
  return text;
}

nlohmann::json PushReceiver::claims_of(std::string_view authorization, std::string_view public_key) const {
  const std::string_view begin = "vapid t=";
  const std::string end = ",k=" + std::string(public_key);
  need(authorization.starts_with(begin) && authorization.ends_with(end), "no field of VAPID");
  const std::string_view token =
      authorization.substr(begin.size(), authorization.size() - begin.size() - end.size());
  const std::size_t dot = token.find('.'), last = token.rfind('.');
  const std::string_view signed_part = token.substr(0, last);
  const std::string numbers = from_base64(token.substr(last + 1));
  need(numbers.size() == 64, "no signature of 64 bytes");
  ECDSA_SIG* const signature = ECDSA_SIG_new();
  ECDSA_SIG_set0(signature, BN_bin2bn(data_of(numbers), 32, nullptr),
                 BN_bin2bn(data_of(std::string_view(numbers).substr(32)), 32, nullptr));
  unsigned char* der = nullptr;
  const int der_size = i2d_ECDSA_SIG(signature, &der);
  ECDSA_SIG_free(signature);
  EVP_PKEY* const key = key_of_point(from_base64(public_key));
  EVP_MD_CTX* const context = EVP_MD_CTX_new();
  const bool good = EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, key) == 1 &&
                    EVP_DigestVerify(context, der, static_cast<std::size_t>(der_size), data_of(signed_part),
                                     signed_part.size()) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  OPENSSL_free(der);
  need(good, "not signed by this key");
  need(nlohmann::json::parse(from_base64(token.substr(0, dot))).at("alg") == "ES256", "signed otherwise");
  return nlohmann::json::parse(from_base64(token.substr(dot + 1, last - dot - 1)));
}

}  // namespace bastide::test
