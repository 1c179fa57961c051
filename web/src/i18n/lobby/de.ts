// German texts of the lobby, in the words of glossary/de.ts.

import type { LobbyMessages } from './en.ts';

export const de = {
  'lobby.title': 'Tisch {code}',
  'lobby.invite': 'Freunde einladen',
  'lobby.inviteFull': 'Zum Zuschauen einladen',
  'lobby.code': 'Code des Tisches',
  'lobby.copyLink': 'Link kopieren',
  'lobby.linkAlone': 'Der Link führt zu {host}, also nur zu diesem Gerät: Niemand sonst kann ihn benutzen.',
  'lobby.linkElsewhere':
    'Öffne diese Seite unter einer Adresse, die auch andere erreichen, und sende deren Link.',
  'lobby.linkNetwork': 'Der Link ist für Freunde im selben Netzwerk wie dieses Gerät.',
  'lobby.linkOption': 'Freunde in deinem Netzwerk können es, wenn der Server mit {option} gestartet wird.',
  'lobby.share': 'Teilen …',
  'lobby.shareText': 'Komm und spiel Bastide mit mir:',
  'lobby.shareWatch': 'Zum Zuschauen bei Bastide:',
  'lobby.qr': 'QR-Code des Einladungslinks',
  'lobby.qrShow': 'QR-Code',
  'lobby.seats': 'Plätze',
  'lobby.seatOpen': 'Freier Platz',
  'lobby.sitAt': 'Platz {seat} nehmen',
  'lobby.host': 'Gastgeber',
  'lobby.here': 'da',
  'lobby.atThisDevice': 'an diesem Gerät',
  'lobby.addHere': 'Spieler an diesem Gerät hinzufügen',
  'lobby.addHereAsk': 'Wer spielt noch an diesem Gerät?',
  'lobby.addHereHint': 'Ihr teilt euch diesen Bildschirm: Er zeigt, wer gerade spielt.',
  'lobby.edit': 'Name und Farbe ändern',
  'lobby.leave': 'Platz verlassen',
  'lobby.leaveAsk': 'Deinen Platz verlassen?',
  'lobby.lock': 'Plätze sperren',
  'lobby.locked': 'Der Gastgeber hat die Plätze gesperrt.',
  'lobby.lockHint': 'Niemand Neues kann sich setzen; zuschauen geht weiter.',
  'lobby.start': 'Spiel starten',
  'lobby.startHint': 'Freie Plätze verschwinden beim Start.',
  'lobby.whyNotSeats': 'Mindestens zwei Plätze müssen besetzt sein.',
  'lobby.whyNotHost': '{name} startet das Spiel.',
  'lobby.watching': { one: '{n} Person schaut zu', other: '{n} Personen schauen zu' },
  'lobby.full': 'Alle Plätze sind besetzt. Du schaust zu.',
  'lobby.personal': 'Link zu deinem eigenen Platz',
  'lobby.personalHint': 'Öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich.',
  'lobby.program': 'Ein Programm mitspielen lassen',
  'lobby.programHint':
    'Ein Programm setzt sich mit diesem Link, spielt selbständig und ist als solches gekennzeichnet. Jedes Programm braucht einen eigenen Link.',
  'lobby.shuffle': 'Am Mischen kann niemand drehen',
  'lobby.shuffleHint':
    'Der Server hat ein Geheimnis festgelegt, bevor jemand saß, und zeigt hier dessen Fingerabdruck. Der Browser jedes Spielers steuert eine Zufallszahl bei. Beides zusammen bestimmt die Reihenfolge der Plättchen, und nach dem Spiel kann das jeder nachrechnen.',
  'lobby.commitment': 'Fingerabdruck des Server-Geheimnisses',
  'lobby.entropy': {
    one: '{n} Spieler hat Zufall beigesteuert',
    other: '{n} Spieler haben Zufall beigesteuert',
  },
  'watchers.sendAway': 'Zuschauen beenden',
  'watchers.sendAwayAsk': 'Das Zuschauen beenden?',
  'watchers.sendAwayText':
    'Sie können zehn Minuten lang nicht wieder zuschauen. Einen freien Platz können sie noch nehmen.',
} satisfies LobbyMessages;
