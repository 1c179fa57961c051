// Romanian texts of Abbey & Mayor: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.abbey_and_mayor': 'Abația și primarul',
  'module.abbey_and_mayor.about':
    'Abația ta umple o gaură, un primar numără câte blazoane are un oraș, o căruță merge mai departe, iar un hambar ia un câmp pentru totdeauna.',
  'option.abbey_last_round': 'Abațiile mai pot fi așezate după ultima piesă',
  'option.wagon_range': 'O căruță merge',
  'option.wagon_range.connected': 'spre ce atinge elementul ei',
  'option.wagon_range.near': 'spre ce se află pe piesa ei sau în jur',
  'option.barn_on_barn': 'Un câmp poate avea mai multe hambare',
};
