#include "webhook_words.hpp"

#include <array>
#include <cstddef>

namespace bastide::server {

namespace {

/// By the order of PushLanguage.
constexpr std::array<WebhookWords, 5> kWords{{
    {.turn = "It is {}’s turn.",
     .over = "The game is over.",
     .trial = "It works: this chat will hear from a table at Bastide.",
     .table = "The table:",
     .board = "The board:"},
    {.turn = "C’est le tour de {}.",
     .over = "La partie est finie.",
     .trial = "Ça marche\u202f: ce groupe recevra des nouvelles d’une table de Bastide.",
     .table = "La table\u202f:",
     .board = "Le plateau\u202f:"},
    {.turn = "{} ist am Zug.",
     .over = "Das Spiel ist aus.",
     .trial = "Es klappt: Dieser Chat hört künftig von einem Tisch bei Bastide.",
     .table = "Der Tisch:",
     .board = "Die Spielfläche:"},
    {.turn = "È il turno di {}.",
     .over = "La partita è finita.",
     .trial = "Funziona: questa chat avrà notizie da un tavolo di Bastide.",
     .table = "Il tavolo:",
     .board = "Il tabellone:"},
    {.turn = "E rândul jucătorului {}.",
     .over = "Partida s-a încheiat.",
     .trial = "Merge: acest chat va primi vești de la o masă de pe Bastide.",
     .table = "Masa:",
     .board = "Tabla:"},
}};

}  // namespace

const WebhookWords& webhook_words(protocol::PushLanguage language) {
  return kWords[static_cast<std::size_t>(language)];
}

}  // namespace bastide::server
