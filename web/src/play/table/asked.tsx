// The question before something that cannot be undone. It replaces the panel that it was asked from.

import type { Signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { HandOverDialog } from '../computers/index.ts';
import { seatName } from '../words.ts';
import { endsGame } from './ends_game.ts';
import type { Question, TableProps } from './game_parts.ts';

export function Asked({ room, view, game, asked }: TableProps & { asked: Signal<Question | null> }) {
  const question = asked.value;
  const onClose = () => {
    asked.value = null;
  };
  if (question === null) return null;
  if ('resign' in question) {
    return (
      <Confirm
        title={t('table.resignAsk')}
        text={t(endsGame(view, game) ? 'table.resignEnds' : 'table.resignText')}
        action={t('table.resign')}
        onConfirm={() => room.send({ type: 'act', actions: [{ type: 'resign' }] }).catch(showRefusal)}
        onClose={onClose}
      />
    );
  }
  if ('handOver' in question) return <HandOverDialog room={room} onClose={onClose} />;
  const name = seatName(view, question.remove);
  return (
    <Confirm
      title={t('lobby.removeAsk', { name })}
      text={t('seat.removeText', { name })}
      action={t('lobby.remove', { name })}
      onConfirm={() => room.sendAsHost({ type: 'remove', seat: question.remove }).catch(showRefusal)}
      onClose={onClose}
    />
  );
}
