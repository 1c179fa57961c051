// German texts of what the server refuses, in the words of glossary/de.ts.

import type { ErrorMessages } from './en.ts';

export const de = {
  'error.message': 'Diese Seite und der Server verstehen sich nicht. Neu laden hilft vielleicht.',
  'error.session': 'Die Verbindung war noch nicht so weit. Bitte noch einmal.',
  'error.rules': 'Der Server kennt diese Regeln nicht.',
  'error.setup': 'So lässt sich kein Spiel aufbauen.',
  'error.setup/bad_seat_count': 'Diese Regeln sind für eine andere Zahl von Spielern.',
  'error.setup/bad_first_player': 'Den Platz, der beginnen soll, gibt es nicht.',
  'error.action': 'Das geht jetzt nicht.',
  'error.action/game_over': 'Das Spiel ist aus.',
  'error.action/seat_resigned': 'Du hast aufgegeben.',
  'error.action/not_your_turn': 'Du bist nicht am Zug.',
  'error.action/cell_occupied': 'Dort liegt schon ein Plättchen.',
  'error.action/cell_not_adjacent': 'Ein Plättchen muss ein anderes berühren.',
  'error.action/tile_does_not_fit': 'Das Plättchen passt dort nicht.',
  'error.misfit': 'Im {side} träfe {mine} auf {theirs}.',
  'error.action/no_such_feature': 'So etwas gibt es auf dem Plättchen nicht.',
  'error.action/piece_not_in_game': 'Diese Figur ist nicht im Spiel.',
  'error.action/feature_not_claimable': 'Diese Figur darf dort nicht stehen.',
  'error.action/no_piece_left': 'Du hast keine mehr.',
  'error.action/feature_occupied': 'Dort steht schon jemand.',
  'error.action/cannot_pass': 'Du musst wählen.',
  'error.action/path_does_not_fit': 'Weg muss an Weg.',
  'error.action/cell_outside': 'Das ist außerhalb der Mauern.',
  'error.room/not_found': 'Diesen Tisch gibt es nicht.',
  'error.room': 'Der Tisch lässt das jetzt nicht zu.',
  'error.room/bad_secret': 'Dieser Browser hält den Platz nicht mehr.',
  'error.room/already_seated': 'Du hast schon einen Platz.',
  'error.room/not_seated': 'Nimm erst einen Platz.',
  'error.room/not_host': 'Das kann nur der Gastgeber.',
  'error.room/closed': 'Dieser Tisch ist geschlossen.',
  'error.room/unreadable': 'Diese Version des Servers kann den Tisch nicht lesen. Er bleibt aufbewahrt.',
  'broken.title': 'Hier steht die Partie still',
  'broken.ended': 'Die Partie wurde abgebrochen',
  'broken.newer': {
    one: 'Eine neuere Version dieses Servers hat hier weitergespielt: {n} Änderung kann die jetzige nicht zeigen. Nichts ist verloren.',
    other:
      'Eine neuere Version dieses Servers hat hier weitergespielt: {n} Änderungen kann die jetzige nicht zeigen. Nichts ist verloren.',
  },
  'broken.damaged': {
    one: '{n} Änderung dieser Partie ist nicht mehr lesbar. Sie bleibt aufbewahrt, wie sie ist.',
    other: '{n} Änderungen dieser Partie sind nicht mehr lesbar. Sie bleiben aufbewahrt, wie sie sind.',
  },
  'broken.points': 'Die Punkte, wie sie standen:',
  'broken.waits':
    'Niemand kann ziehen, bis der Gastgeber die Partie hier beendet oder der Server sie wieder lesen kann.',
  'broken.hostEnds':
    'Niemand kann ziehen. Warte, bis der Server sie wieder lesen kann, oder beende die Partie hier.',
  'broken.end': 'Partie mit diesen Punkten beenden',
  'broken.goOn': 'Ohne diese Partie weiter',
  'broken.forGood': 'Das lässt sich nicht rückgängig machen.',
  'error.room/full': 'Alle Plätze sind besetzt.',
  'error.room/locked': 'Der Gastgeber hat die Plätze gesperrt.',
  'error.room/seat_taken': 'Den Platz hat gerade jemand genommen.',
  'error.room/colour_taken': 'Diese Farbe hat schon jemand.',
  'error.room/stale': 'Das Spiel ist schon weiter. Schau noch einmal hin.',
  'error.room/not_away': 'Die Person ist wieder da oder noch nicht lange genug weg.',
  'error.room/no_spectators': 'An diesem Tisch kann man gerade nicht zuschauen.',
  'error.room/chat_rate_limited': 'Langsam, bitte: zu viele Nachrichten.',
  'error.room/changes_rate_limited': 'Zu viele Änderungen auf einmal. Bitte gleich noch einmal versuchen.',
  'error.room/aids_off': 'An diesem Tisch gibt es diese Hilfe nicht.',
  'error.room/no_open_tables': 'Dieser Server hat keine Liste offener Tische.',
  'error.room/reports_rate_limited': 'Du hast fürs Erste genug Leute gemeldet. Warte eine Weile.',
  'error.room/not_enough_seats': 'Mindestens zwei Plätze müssen besetzt sein.',
  'error.room/no_offer': 'Die Revanche wird nicht mehr angeboten.',
  'error.room/no_undo': 'Jetzt kann kein Zug zurückgenommen werden.',
  'error.room/no_clock': 'An diesem Tisch wird ohne Uhr gespielt.',
  'error.room/paused': 'Das Spiel ist angehalten. Setzt es erst fort.',
  'error.room/not_skippable': 'Dieser Platz kann jetzt nicht übersprungen werden.',
  'error.room/unknown_level': 'Einen Computer dieser Stärke gibt es nicht.',
  'error.room/computer_plays': 'Auf diesem Platz spielt schon ein Computer.',
  'error.room/no_computer': 'Auf diesem Platz spielt kein Computer.',
  'error.room/for_people': 'Ein Programm stimmt nicht ab und beantwortet keine Fragen.',
  'error.room/hints_rate_limited': 'Das waren viele Tipps. Versuch es gleich noch einmal.',
  'error.room/server_busy': 'Der Server ist beschäftigt. Bitte gleich noch einmal versuchen.',
  'error.session/rate_limited': 'Das war zu schnell. Bitte gleich noch einmal versuchen.',
  'error.session/too_many_connections':
    'Zu viele Fenster von einer Adresse. Schließe einige und versuche es erneut.',
  'error.store/unavailable':
    'Der Server konnte das nicht speichern. Nichts hat sich geändert; bitte noch einmal.',
  'error.store/full': 'Dieser Server ist voll: Neue Spiele sind gerade nicht möglich. Laufende gehen weiter.',
  'error.http':
    'Etwas zwischen dir und dem Server hat eine Antwort gegeben, die diese Seite nicht versteht ({code}).',
  'error.http/bad_request': 'Die Anfrage kam beschädigt beim Server an. Neu laden hilft vielleicht.',
  'error.http/foreign_origin':
    'Der Server nimmt keine Seiten von dieser Adresse an. Wer ihn betreibt, muss seinen Proxy einrichten oder diese Adresse erlauben.',
  'error.http/forbidden': 'Dieser Server ist für deine Adresse geschlossen.',
  'error.http/not_found': 'Unter dieser Adresse hat der Server nichts.',
  'error.http/method_not_allowed': 'Das nimmt der Server hier nicht an. Neu laden hilft vielleicht.',
  'error.http/timeout': 'Die Anfrage brauchte zu lange. Bitte versuch es noch einmal.',
  'error.http/length_required':
    'Ein Teil der Anfrage fehlt. Vielleicht liegt es an einem Proxy zwischen dir und dem Server.',
  'error.http/expectation_failed':
    'Ein Proxy zwischen dir und dem Server verlangt etwas, das der Server nicht kennt.',
  'error.http/precondition_failed': 'Ein anderes Gerät war schneller. Versuche es noch einmal.',
  'error.http/header_too_large':
    'Dein Browser schickt mit jeder Anfrage zu viel. Die Cookies dieser Website zu löschen hilft vielleicht.',
  'error.http/upgrade_required':
    'Ein Proxy zwischen dir und dem Server lässt WebSocket nicht durch. Klappt es in einem anderen Netz, ist es deiner; sonst muss ihn einrichten, wer den Server betreibt.',
  'error.http/subprotocol_required':
    'Ein Proxy zwischen dir und dem Server entfernt einen Teil der Verbindung.',
  'error.http/version_not_supported':
    'Ein Proxy zwischen dir und dem Server spricht eine andere Version von HTTP.',
  'error.http/5xx': 'Nur ein Proxy antwortet: Der Server dahinter ist gerade nicht zu erreichen.',
} satisfies ErrorMessages;
