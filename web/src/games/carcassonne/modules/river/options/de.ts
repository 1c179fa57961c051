// German texts of The River: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.river': 'Der Fluss',
  'module.river.about':
    'Die Landschaft beginnt mit einem Fluss aus zwölf Plättchen, von der Quelle bis zum See.',
  'option.river_start_tile': 'Das übliche Startplättchen',
  'option.river_start_tile.remove': 'bleibt in der Schachtel',
  'option.river_start_tile.shuffle': 'wird eingemischt',
  'option.river_uturn': 'Der Fluss darf nicht abbiegen',
  'option.river_uturn.immediate': 'zweimal nacheinander zur selben Seite',
  'option.river_uturn.never_same_side': 'zur Seite der letzten Biegung',
  'option.river_uturn.off': '(er darf, wie er will)',
  'option.river_unplaceable': 'Ein Flussplättchen, das nirgends passt,',
  'option.river_unplaceable.discard': 'ist aus dem Spiel',
  'option.river_unplaceable.defer': 'kommt später wieder',
  'option.river_ends_join_fields': 'Hinter Quelle und See hängen die Wiesen zusammen',
};
