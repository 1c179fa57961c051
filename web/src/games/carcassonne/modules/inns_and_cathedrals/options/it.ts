// Italian texts of Inns & Cathedrals: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.inns_and_cathedrals': 'Locande e Cattedrali',
  'module.inns_and_cathedrals.about':
    'Locande e cattedrali danno più valore a strade e città, o nessuno se restano incomplete. Ognuno riceve un meeple grande.',
  'option.inn_junction': 'La locanda all’incrocio di tre strade',
  'option.inn_junction.one': 'conta per una strada',
  'option.inn_junction.two': 'conta per le due strade accanto',
};
