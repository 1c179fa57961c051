#include <server/net/tls_context.hpp>

#include <openssl/ssl.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/error.hpp>

#include <array>
#include <string_view>

namespace bastide::server {

namespace ssl = boost::asio::ssl;

namespace {

void set_up(ssl::context& context) {
  SSL_CTX* const native = context.native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);  // idle connections keep no buffers
}

// The name of the secret at both ends, and the one cipher, whose hash goes with the secret.
constexpr std::string_view kSecretName = "bastide";
constexpr const char* kCipherName = "TLS_AES_128_GCM_SHA256";
constexpr std::array<unsigned char, 2> kCipher{0x13, 0x01};

/// The index under which contexts keep their secrets, in OpenSSL's storage for applications.
int secret_index() {
  static const int kIndex = SSL_CTX_get_ex_new_index(0, nullptr, nullptr, nullptr, nullptr);
  return kIndex;
}

/// The secret as OpenSSL takes it: a session that both ends remember. nullptr: out of memory.
SSL_SESSION* session_of(SSL* ssl) {
  const auto& secret =
      *static_cast<const protocol::Bytes32*>(SSL_CTX_get_ex_data(SSL_get_SSL_CTX(ssl), secret_index()));
  SSL_SESSION* const session = SSL_SESSION_new();
  if (session && SSL_SESSION_set1_master_key(session, secret.data(), secret.size()) == 1 &&
      SSL_SESSION_set_cipher(session, SSL_CIPHER_find(ssl, kCipher.data())) == 1 &&
      SSL_SESSION_set_protocol_version(session, TLS1_3_VERSION) == 1)
    return session;
  SSL_SESSION_free(session);
  return nullptr;
}

const unsigned char* secret_name() { return reinterpret_cast<const unsigned char*>(kSecretName.data()); }

int find_secret(SSL* ssl, const unsigned char* name, std::size_t size, SSL_SESSION** session) {
  const bool is_ours = std::string_view(reinterpret_cast<const char*>(name), size) == kSecretName;
  *session = is_ours ? session_of(ssl) : nullptr;
  return 1;  // without a session the handshake fails, since there is no certificate
}

int use_secret(SSL* ssl, const EVP_MD*, const unsigned char** name, std::size_t* size,
               SSL_SESSION** session) {
  *name = secret_name();
  *size = kSecretName.size();
  *session = session_of(ssl);
  return *session ? 1 : 0;
}

}  // namespace

TlsContext::TlsContext(const std::string& certificate, const std::string& key)
    : context(ssl::context::tls_server) {
  set_up(context);
  context.use_certificate_chain(boost::asio::buffer(certificate));
  context.use_private_key(boost::asio::buffer(key), ssl::context::pem);
}

TlsContext::TlsContext(Trust trust) : context(ssl::context::tls_client) {
  set_up(context);
  context.set_default_verify_paths();
  context.set_verify_mode(trust == Trust::authorities ? ssl::verify_peer : ssl::verify_none);
}

TlsContext::TlsContext(const protocol::Bytes32& secret, End end)
    : context(end == End::server ? ssl::context::tls_server : ssl::context::tls_client), secret_(secret) {
  set_up(context);
  SSL_CTX* const native = context.native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_3_VERSION);
  SSL_CTX_set_ciphersuites(native, kCipherName);
  SSL_CTX_set_ex_data(native, secret_index(), &secret_);
  SSL_CTX_set_num_tickets(native, 0);  // sessions are not resumed
  SSL_CTX_set_session_cache_mode(native, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_psk_find_session_callback(native, find_secret);
  SSL_CTX_set_psk_use_session_callback(native, use_secret);
  if (end == End::client) context.set_verify_mode(ssl::verify_peer);  // no certificate is trusted
}

bool is_wrong_secret(const boost::system::error_code& error) {
  return error.category() == boost::asio::error::get_ssl_category() &&
         ERR_GET_REASON(static_cast<unsigned long>(error.value())) == SSL_R_BINDER_DOES_NOT_VERIFY;
}

}  // namespace bastide::server
