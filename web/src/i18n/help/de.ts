// German texts of how to play, in the words of glossary/de.ts.

import type { HelpMessages } from './en.ts';

export const de = {
  'help.title': 'So wird gespielt',
  'help.rulesOf': 'Nach den Regeln von',
  'help.everything': 'Alles, was es gibt',
  'help.place.title': 'Plättchen legen',
  'help.place':
    'Zieh ein Plättchen und lege es so an, dass alle Seiten passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Die Spielfläche markiert, wo es passt.',
  'help.claim.title': 'Meeple einsetzen',
  'help.claim':
    'Auf dem gerade gelegten Plättchen darfst du einen Meeple einsetzen: einen Wegelagerer auf einer Straße, einen Ritter in einer Stadt, einen Mönch im Kloster. Nur nicht dort, wo schon ein Meeple ist, und sei es weit weg.',
  'help.score.title': 'Fertigstellen und werten',
  'help.score':
    'Eine fertige Straße zählt 1 Punkt je Plättchen, eine Stadt 2 je Plättchen und 2 je Wappen, ein Kloster mit acht Nachbarn 9. Wer dort die meisten Meeple hat, bekommt die Punkte; bei Gleichstand alle. Dann kommen die Meeple heim.',
  'help.tinyCity':
    'Eine fertige Stadt aus zwei Plättchen zählt jedoch nur 1 Punkt je Plättchen und 1 je Wappen.',
  'help.key': 'Taste',
  'help.does': 'Wirkung',
  'key.arrows': 'Pfeile',
  'key.arrows.does': 'nächste Stelle in dieser Richtung',
  'key.r.does': 'Plättchen drehen (mit Umschalt: andersherum)',
  'key.enter': 'Eingabe',
  'key.enter.does': 'legen; dann bestätigen',
  'key.digits.does': 'wählen, was diese Nummer hat',
  'key.s.does': 'kein Meeple',
  'key.esc': 'Esc',
  'key.esc.does': 'zurücknehmen, solange nicht bestätigt',
  'key.f.does': 'ganze Spielfläche zeigen',
  'key.zoom.does': 'vergrößern und verkleinern',
  'key.pan': 'Umschalt + Pfeile',
  'key.pan.does': 'Spielfläche verschieben',
  'key.t.does': 'noch kommende Plättchen',
  'key.l.does': 'letzten Zug zeigen',
  'key.g.does': 'Spielfläche lesen: wer was hat, wo nichts mehr passt',
  'key.h.does': 'zeigen, was ein Computer täte (mit aller Hilfe)',
  'key.u.does': 'den Zug zurücknehmen, oder darum bitten',
  'key.q.does': 'Spielfläche um ein Viertel drehen (mit Umschalt: andersherum)',
  'key.x.does': 'Zahlen am Rand der Spielfläche',
  'key.c.does': 'Chat',
  'key.help.does': 'diese Hilfe',
  'help.keysOff': 'Befehle mit einer Taste lassen sich in den Einstellungen abschalten.',
} satisfies HelpMessages;
