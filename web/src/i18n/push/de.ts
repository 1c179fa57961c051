// German texts of calls while the page is closed, in the words of glossary/de.ts.

import type { PushMessages } from './en.ts';

export const de: PushMessages = {
  'push.title': 'Rufe, wenn diese Seite geschlossen ist',
  'push.on': 'Mich an diesen Tisch rufen',
  'push.hint': 'Mit einer Mitteilung auf diesem Gerät, auch wenn diese Seite geschlossen ist.',
  'push.kinds': 'Wofür',
  'push.kind.turn': 'Ich bin am Zug',
  'push.kind.time': 'Meine Zeit läuft ab',
  'push.kind.seat': 'Jemand kommt an den Tisch',
  'push.kind.rematch': 'Eine Revanche wird angeboten',
  'push.kind.over': 'Das Spiel ist aus',
  'push.quiet': 'Ruhezeit',
  'push.quietHint': 'Dann ruft nichts, nach der Uhr dieses Geräts.',
  'push.from': 'Von',
  'push.to': 'Bis',
  'push.install':
    'Auf iPhone und iPad kann nur eine installierte Seite rufen: Teilen → Zum Home-Bildschirm. Öffne dort deinen persönlichen Link.',
  'push.failed': 'Dieser Browser erreicht seinen Dienst für Mitteilungen gerade nicht.',
  'push.refused': 'Dieser Server ruft den Mitteilungsdienst deines Browsers nicht.',
  'push.ask': 'Soll dieses Gerät dich rufen, wenn du am Zug bist, auch wenn diese Seite geschlossen ist?',
  'push.later': 'Im Menü des Tisches lässt sich das jederzeit ändern.',
};
