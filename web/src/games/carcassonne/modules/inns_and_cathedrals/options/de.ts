// German texts of Inns & Cathedrals: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.inns_and_cathedrals': 'Wirtshäuser & Kathedralen',
  'module.inns_and_cathedrals.about':
    'Wirtshäuser und Kathedralen machen Straßen und Städte wertvoller oder, wenn sie nicht fertig werden, wertlos. Alle bekommen einen großen Meeple.',
  'option.inn_junction': 'Das Wirtshaus an der Kreuzung dreier Straßen',
  'option.inn_junction.one': 'zählt für eine Straße',
  'option.inn_junction.two': 'zählt für die zwei Straßen daneben',
};
