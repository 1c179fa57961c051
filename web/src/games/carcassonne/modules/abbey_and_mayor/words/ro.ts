// Romanian texts of Abbey & Mayor: what is said at a table.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'seat.mayors': { one: '{n} primar rămas', few: '{n} primari rămași', other: '{n} de primari rămași' },
  'seat.wagons': { one: '{n} căruță rămasă', few: '{n} căruțe rămase', other: '{n} de căruțe rămase' },
  'seat.barns': { one: '{n} hambar rămas', few: '{n} hambare rămase', other: '{n} de hambare rămase' },
  'seat.abbey': 'Abația nu este încă așezată',
  'ask.abbey': 'Așezi acum abația?',
  'ask.wagon': 'Unde merge mai departe căruța ta?',
  'choice.noAbbey': 'Păstrează abația',
  'choice.wagonHome': 'Căruța se întoarce',
  'choice.abbey': 'Pune abația: {place}',
  'choice.wagon': 'Căruța merge mai departe: {place}',
  'log.wagonMoves': '{name} mută căruța mai departe: {place}',
  'log.atBarn': 'Hambarul trimite acasă: {piece} – {owner}',
  'piece.mayor': 'primar',
  'piece.wagon': 'căruță',
  'piece.barn': 'hambar',
  'role.mayor': 'Primar în oraș',
  'role.barn': 'Hambar',
  'claim.asWagon': '{role}, căruță',
  'claim.mayor': 'Primar',
  'claim.barn': 'Hambar',
  'feature.abbey': 'abație',
  'feature.barn': 'hambar',
  'features.barn': 'Hambare',
  'features.abbey': 'Abație',
  'features.wagon': 'Căruță',
};
