// German texts of what modules bring to the table, in the words of glossary/de.ts.

import type { ModuleMessages } from './en.ts';

export const de: ModuleMessages = {
  'table.heldBack': 'Vorerst beiseitegelegt',
  'table.heldBackHint':
    'Sie kommen zurück zu den noch kommenden Plättchen: die mit einem Drachen mit dem ersten Vulkan.',
  'turn.onBoard': { one: '{n} Stelle auf der Spielfläche', other: '{n} Stellen auf der Spielfläche' },
  'turn.inReach': { one: '{n} Meeple in Reichweite', other: '{n} Meeple in Reichweite' },
  'turn.another': 'dann noch ein Plättchen',
  'turn.thenAnother': 'Nichts zu wählen: Danach bekommst du noch ein Plättchen.',
  'turn.placeDraw': 'Legen und nachziehen',
  'log.chanceDrawn': '{name} zieht ein Zufallsergebnis: {n}',
};
