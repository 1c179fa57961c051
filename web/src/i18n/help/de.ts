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
    'Auf dem gerade gelegten Plättchen darfst du einen Meeple einsetzen: einen Wegelagerer auf einer Straße, einen Ritter in einer Stadt, einen Mönch im Kloster, einen Bauern auf einer Wiese. Nur nicht dort, wo schon ein Meeple ist, und sei es weit weg.',
  'help.claim.noFarmers':
    'Auf dem gerade gelegten Plättchen darfst du einen Meeple einsetzen: einen Wegelagerer auf einer Straße, einen Ritter in einer Stadt, einen Mönch im Kloster. Nur nicht dort, wo schon ein Meeple ist, und sei es weit weg.',
  'help.score.title': 'Fertigstellen und werten',
  'help.score':
    'Eine fertige Straße zählt 1 Punkt je Plättchen, eine Stadt 2 je Plättchen und 2 je Wappen, ein Kloster mit acht Nachbarn 9. Wer dort die meisten Meeple hat, bekommt die Punkte; bei Gleichstand alle. Dann kommen die Meeple heim.',
  'help.tinyCity':
    'Eine fertige Stadt aus zwei Plättchen zählt jedoch nur 1 Punkt je Plättchen und 1 je Wappen.',
  'help.farm.title': 'An die Wiesen denken',
  'help.farm':
    'Bauern bleiben bis zum Ende auf ihrer Wiese. Dann zählt jede Wiese 3 Punkte für jede fertige Stadt, die sie berührt. Auch Unfertiges zählt ein wenig.',
  'help.farm.once':
    'Bauern bleiben bis zum Ende auf ihrer Wiese. Dann zählt jede Wiese 3 Punkte für jede fertige Stadt, die sie berührt; doch keine Stadt zählt für denselben Spieler zweimal. Auch Unfertiges zählt ein wenig.',
  'help.farm.city4':
    'Bauern bleiben bis zum Ende auf ihrer Wiese. Dann bringt jede fertige Stadt 4 Punkte für den, der auf allen Wiesen um sie herum die meisten Bauern hat. Auch Unfertiges zählt ein wenig.',
  'help.river':
    'Das Spiel beginnt mit dem Fluss: Jedes Plättchen setzt ihn an seinem offenen Ende fort, bis zum See. Auf dem Wasser steht kein Meeple. Dann folgen die anderen Plättchen.',
  'help.abbot':
    'Dein Abt geht in ein Kloster oder in einen Garten, der ebenso zählt. In einem Zug, in dem du nichts einsetzt, darfst du ihn heimholen: Er zählt sofort, was um ihn liegt.',
  'help.tower':
    'Statt eines Meeples darfst du ein Turmteil einsetzen, auf einem Fundament oder einem Turm. Der Turm reicht so weit, wie er hoch ist, in vier Richtungen: Nimm dort einen Meeple gefangen. Ein Meeple obenauf schließt den Turm. Zwei Spieler, die sich gegenseitig Meeple gefangen halten, tauschen sie; ein Lösegeld kostet 3 Punkte.',
  'help.king_and_robber':
    'Den König bekommt, wer das letzte Plättchen der ersten fertigen Stadt legt, und dann jeder größeren, wessen Meeple auch dort stehen. Ebenso geht es mit dem Raubritter, für Straßen. Die Regeln des Tisches sagen, was eine Auszeichnung bringt.',
  'help.inns_and_cathedrals':
    'Eine fertige Straße mit Wirtshaus zählt 2 Punkte je Plättchen, eine fertige Stadt mit Kathedrale 3 je Plättchen und 3 je Wappen. Was am Ende nicht fertig ist, zählt dann nichts. Dein großer Meeple gilt als zwei, wo Meeple verglichen werden. Die Punkte bringt er nur einmal.',
  'help.traders_and_builders':
    'Das letzte Plättchen einer Stadt bringt seinem Spieler die Waren dort: Wein, Korn und Tuch. Am Ende bringt das meiste jeder Ware 10 Punkte. Setze deinen Baumeister auf eine Straße oder in eine Stadt, wo du einen Meeple hast: Erweiterst du sie später, so spielst du gleich ein zweites Plättchen. Dein Schwein kommt zu einem Bauern von dir, und jede fertige Stadt dort bringt dir 1 Punkt mehr.',
  'help.princess_and_dragon':
    'Ein Plättchen mit Vulkan bringt den Drachen, und niemand geht auf dieses Plättchen. Ein Plättchen mit Drache bewegt ihn bis zu sechs Schritte, und jeder Spieler wählt reihum einen: Er frisst jeden Meeple, wo er hinkommt, und geht nie zurück. Statt einen Meeple einzusetzen, darfst du die Fee neben einen von deinen stellen: Der Drache bleibt fern, dein Zug beginnt mit 1 Punkt, und er bringt 3 mehr, wenn er gewertet wird. Ein Burgfräulein darf einen Ritter seiner Stadt heimschicken. Von einem Portal geht ein Meeple auf jedes Plättchen, wo niemand steht und nichts fertig ist.',
  'help.abbey_and_mayor':
    'Jeder hat eine Abtei: Lege sie in ein Loch zwischen vier Plättchen, statt eines zu ziehen. Sie schließt, was an sie stößt, und ist ein Kloster. Dein Bürgermeister gilt als so viele Meeple, wie seine Stadt Wappen hat. Ist die Straße, die Stadt oder das Kloster deines Wagens fertig, darf er dorthin weiterfahren, wo in der Nähe noch niemand ist. Deine Scheune kommt auf eine Ecke, an der vier Wiesen zusammentreffen: Ihre Bauern werten und kommen zurück, niemand darf dort mehr Bauer werden, und am Ende bringt dir jede fertige Stadt dort 4 Punkte.',
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
  'key.q.does': 'Spielfläche um ein Viertel drehen (mit Umschalt: andersherum)',
  'key.x.does': 'Zahlen am Rand der Spielfläche',
  'key.c.does': 'Chat',
  'key.help.does': 'diese Hilfe',
  'help.keysOff': 'Befehle mit einer Taste lassen sich in den Einstellungen abschalten.',
} satisfies HelpMessages;
