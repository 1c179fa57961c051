// German texts of the settings, in the words of glossary/de.ts.

import type { SettingsMessages } from './en.ts';

export const de: SettingsMessages = {
  'settings.devices': 'Auf einem anderen Gerät nutzen',
  'settings.map': 'Plättchen',
  'settings.unkept':
    'Dieser Browser speichert nichts für diese Seite: Einstellungen gelten, bis sie geschlossen oder neu geladen wird.',
  'settings.map.painted': 'gemalt',
  'settings.map.map': 'schlicht, kontrastreich',
  'settings.confirm': 'Auswahl bestätigen',
  'settings.confirm.always': 'immer',
  'settings.confirm.figure': 'mit Meeple',
  'settings.confirm.never': 'nie',
  'settings.sound': 'Töne',
  'settings.sound.hint': 'Ein leiser Ton, wenn du am Zug bist und wenn es Punkte gibt.',
  'settings.motion': 'Weniger Bewegung',
  'settings.motion.hint': 'Der Wunsch des Geräts gilt ebenfalls.',
  'settings.keys': 'Befehle mit einer Taste',
  'settings.keys.hint': 'R dreht das Plättchen, S setzt keinen Meeple ein und so weiter.',
  'settings.turns': 'Spielfläche drehen',
  'settings.coordinates': 'Zahlen am Rand der Spielfläche',
  'settings.coordinates.hint': 'Spalten und Zeilen, vom Startplättchen aus gezählt. Taste X.',
  'settings.volume': 'Lautstärke',
  'settings.sounds': 'Welche Töne',
  'settings.cue.turn': 'Du bist am Zug',
  'settings.cue.tile': 'Plättchen',
  'settings.cue.score': 'Punkte',
  'settings.cue.chat': 'Nachrichten',
  'settings.cue.seat': 'Jemand kommt an den Tisch',
  'settings.cue.finish': 'Ende des Spiels',
  'settings.calls': 'Mich rufen, wenn ich spielen soll',
  'settings.calls.hint':
    'Mit einer Mitteilung, und mit Vibration, wo das Gerät sie kann, während diese Seite verborgen ist.',
  'settings.callsAsk': 'Soll dieses Gerät dich rufen, wenn du am Zug bist?',
  'settings.callsYes': 'Ja, ruf mich',
  'settings.callsNo': 'Nein',
  'settings.callsDenied': 'Dieser Browser erlaubt es nicht. Seine Einstellungen ändern das.',
};
