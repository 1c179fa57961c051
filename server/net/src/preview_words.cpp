#include "preview_words.hpp"

#include <array>

namespace bastide::server {

namespace {

constexpr std::array<PreviewWords, 5> kWords{{
    {.language = "en",
     .table = "A table is waiting for you",
     .sit_down = "Open the link, choose a colour and sit down: in the browser, without an account.",
     .game = "A game at Bastide",
     .go_through = "The result, and every turn to go through again."},
    {.language = "fr",
     .table = "Une table vous attend",
     .sit_down =
         "Ouvrez le lien, choisissez une couleur et prenez place\u202f: dans le navigateur, sans compte.",
     .game = "Une partie sur Bastide",
     .go_through = "Le résultat, et chaque tour à revoir."},
    {.language = "de",
     .table = "Ein Tisch wartet auf dich",
     .sit_down = "Öffne den Link, wähle eine Farbe und setz dich: im Browser, ohne Konto.",
     .game = "Eine Partie bei Bastide",
     .go_through = "Das Ergebnis, und jeder Zug noch einmal zum Nachsehen."},
    {.language = "it",
     .table = "Un tavolo ti aspetta",
     .sit_down = "Apri il link, scegli un colore e siediti: nel browser, senza account.",
     .game = "Una partita su Bastide",
     .go_through = "Il risultato, e ogni turno da rivedere."},
    {.language = "ro",
     .table = "Te așteaptă o masă",
     .sit_down = "Deschide linkul, alege o culoare și ia loc: în browser, fără cont.",
     .game = "O partidă pe Bastide",
     .go_through = "Rezultatul, și fiecare tură de revăzut."},
}};

}  // namespace

std::span<const PreviewWords> preview_words() { return kWords; }

}  // namespace bastide::server
