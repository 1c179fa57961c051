// Italian texts of King & Robber Baron: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.king_and_robber': 'Il Re e il Barone predone',
  'module.king_and_robber.about':
    'La città completa più grande e la strada completa più lunga danno un riconoscimento, e i riconoscimenti danno punti.',
  'option.king_scoring': 'Un riconoscimento porta',
  'option.king_scoring.per_feature': '1 punto alla fine per ogni città o strada completa',
  'option.king_scoring.running': '1 punto per ogni città o strada completa mentre lo si tiene',
  'option.king_scoring.ten': '10 punti alla fine',
  'option.king_scoring.fifteen_forty': '15 punti alla fine, 40 per entrambi',
};
