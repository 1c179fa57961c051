// How fast the computers of a running game move.

import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';

const PACES = ['slow', 'normal', 'fast'] as const;

interface PaceChoiceProps {
  room: Room;
  pace: (typeof PACES)[number];
}

export function PaceChoice({ room, pace }: PaceChoiceProps) {
  return (
    <Choice
      legend={t('computer.pace')}
      name="pace"
      look="pills"
      value={pace}
      options={PACES.map((value) => ({ value, label: t(`computer.pace.${value}`) }))}
      onChange={(wanted) => room.sendAsHost({ type: 'set_pace', pace: wanted }).catch(showRefusal)}
    />
  );
}
