#include "refusal_words.hpp"

#include <array>

namespace bastide::server {

namespace {

constexpr std::array<RefusalWords, 5> kWords{{
    {.language = "en",
     .again = "Try again",
     .home = "To the start page",
     .crowd = {.title = "Too much at once from your network",
               .sentence =
                   "The devices of your network together ask for more than this server gives at once. "
                   "This page tries again by itself."},
     .busy = {.title = "The server is busy",
              .sentence = "It has too much to do, or is just starting. This page tries again by itself."},
     .slow = {.title = "The request took too long",
              .sentence = "Your connection may be slow just now. This page tries again by itself."},
     .closed = {.title = "This is not open to you",
                .sentence = "Whoever runs this server has closed it to your address."},
     .nothing = {.title = "There is nothing here",
                 .sentence = "The address may be mistyped, or what was here is gone."},
     .too_large = {.title = "Your browser sent too much",
                   .sentence = "The request was longer than this server reads. It may help to delete the "
                               "cookies of this site."},
     .unreadable = {.title = "The server can’t answer this request",
                    .sentence =
                        "It did not arrive in a form that this server reads. Something on the way may "
                        "have changed it."}},
    {.language = "fr",
     .again = "Réessayer",
     .home = "Vers l’accueil",
     .crowd = {.title = "Trop de demandes à la fois depuis votre réseau",
               .sentence =
                   "Ensemble, les appareils de votre réseau demandent plus que ce serveur ne donne à la "
                   "fois. Cette page réessaie d’elle-même."},
     .busy = {.title = "Le serveur est occupé",
              .sentence = "Il a trop à faire, ou vient de démarrer. Cette page réessaie d’elle-même."},
     .slow = {.title = "La demande a pris trop de temps",
              .sentence =
                  "Votre connexion est peut-être lente en ce moment. Cette page réessaie d’elle-même."},
     .closed = {.title = "L’accès ne vous est pas ouvert",
                .sentence = "La personne qui gère ce serveur l’a fermé à votre adresse."},
     .nothing = {.title = "Il n’y a rien ici",
                 .sentence = "L’adresse est peut-être mal écrite, ou ce qui était ici n’existe plus."},
     .too_large = {.title = "Votre navigateur a trop envoyé",
                   .sentence =
                       "La demande était plus longue que ce que ce serveur lit. Supprimer les cookies de "
                       "ce site peut aider."},
     .unreadable = {.title = "Le serveur ne peut pas répondre à cette demande",
                    .sentence =
                        "Elle n’est pas arrivée sous une forme que ce serveur lit. Quelque chose a pu la "
                        "modifier en chemin."}},
    {.language = "de",
     .again = "Erneut versuchen",
     .home = "Zur Startseite",
     .crowd = {.title = "Zu viel auf einmal aus deinem Netz",
               .sentence =
                   "Die Geräte in deinem Netz verlangen zusammen mehr, als dieser Server auf einmal gibt. "
                   "Diese Seite versucht es von selbst erneut."},
     .busy = {.title = "Der Server ist ausgelastet",
              .sentence =
                  "Er hat zu viel zu tun oder startet gerade. Diese Seite versucht es von selbst erneut."},
     .slow = {.title = "Die Anfrage hat zu lange gedauert",
              .sentence = "Die Verbindung ist gerade vielleicht langsam. Diese Seite versucht es von selbst "
                          "erneut."},
     .closed = {.title = "Hier ist der Zugang gesperrt",
                .sentence = "Wer diesen Server betreibt, hat ihn für deine Adresse gesperrt."},
     .nothing = {.title = "Hier ist nichts",
                 .sentence =
                     "Die Adresse ist vielleicht falsch geschrieben, oder was hier war, gibt es nicht "
                     "mehr."},
     .too_large = {.title = "Der Browser hat zu viel gesendet",
                   .sentence =
                       "Die Anfrage war länger, als dieser Server liest. Vielleicht hilft es, die Cookies "
                       "dieser Seite zu löschen."},
     .unreadable = {.title = "Der Server kann diese Anfrage nicht beantworten",
                    .sentence =
                        "Sie kam nicht in einer Form an, die dieser Server liest. Unterwegs wurde sie "
                        "vielleicht verändert."}},
    {.language = "it",
     .again = "Riprova",
     .home = "Alla pagina iniziale",
     .crowd = {.title = "Troppe richieste insieme dalla tua rete",
               .sentence =
                   "I dispositivi della tua rete chiedono insieme più di quanto questo server dia in una "
                   "volta. Questa pagina riprova da sola."},
     .busy = {.title = "Il server è occupato",
              .sentence = "Ha troppo da fare o si sta avviando. Questa pagina riprova da sola."},
     .slow = {.title = "La richiesta ha impiegato troppo tempo",
              .sentence = "Forse in questo momento la connessione è lenta. Questa pagina riprova da sola."},
     .closed = {.title = "L’accesso non ti è aperto",
                .sentence = "Chi gestisce questo server lo ha chiuso al tuo indirizzo."},
     .nothing = {.title = "Qui non c’è nulla",
                 .sentence = "Forse l’indirizzo è scritto male, o ciò che era qui non c’è più."},
     .too_large = {.title = "Il browser ha inviato troppo",
                   .sentence = "La richiesta era più lunga di quanto questo server legga. Può essere utile "
                               "eliminare i cookie di questo sito."},
     .unreadable = {.title = "Il server non può rispondere a questa richiesta",
                    .sentence =
                        "Non è arrivata in una forma che questo server legga. Forse qualcosa l’ha cambiata "
                        "lungo il percorso."}},
    {.language = "ro",
     .again = "Încearcă din nou",
     .home = "La pagina de start",
     .crowd = {.title = "Prea multe cereri deodată din rețeaua ta",
               .sentence =
                   "Dispozitivele din rețeaua ta cer împreună mai mult decât oferă acest server deodată. "
                   "Pagina încearcă singură din nou."},
     .busy = {.title = "Serverul este ocupat",
              .sentence = "Are prea mult de lucru sau tocmai pornește. Pagina încearcă singură din nou."},
     .slow = {.title = "Cererea a durat prea mult",
              .sentence = "Poate conexiunea este lentă acum. Pagina încearcă singură din nou."},
     .closed = {.title = "Accesul nu îți este deschis",
                .sentence = "Cine administrează acest server l-a închis pentru adresa ta."},
     .nothing = {.title = "Aici nu este nimic",
                 .sentence = "Poate adresa este scrisă greșit sau ceea ce era aici nu mai există."},
     .too_large = {.title = "Browserul a trimis prea mult",
                   .sentence = "Cererea a fost mai lungă decât citește acest server. Poate ajuta să ștergi "
                               "cookie-urile acestui site."},
     .unreadable = {.title = "Serverul nu poate răspunde la această cerere",
                    .sentence =
                        "Nu a ajuns într-o formă pe care serverul o citește. Poate ceva a schimbat-o pe "
                        "drum."}},
}};

}  // namespace

std::span<const RefusalWords> refusal_words() { return kWords; }

}  // namespace bastide::server
