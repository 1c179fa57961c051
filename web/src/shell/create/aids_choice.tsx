// What the page and the server tell players of the board.

import { t } from '../../i18n/index.ts';
import type { Aids } from '../../net/protocol.gen.ts';
import { Choice } from '../../ui/fields.tsx';

const AIDS = ['all', 'no_counting', 'none'] as const satisfies readonly Aids[];

export function AidsChoice({ aids, onChange }: { aids: Aids; onChange(aids: Aids): void }) {
  return (
    <Choice<Aids>
      legend={t('aids.label')}
      name="aids"
      look="cards"
      value={aids}
      options={AIDS.map((value) => ({ value, label: t(`aids.${value}`), hint: t(`aids.${value}.about`) }))}
      onChange={onChange}
    />
  );
}
