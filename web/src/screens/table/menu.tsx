// Rules, help, settings, and the ways out.

import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { showRefusal } from '../../app/notices.ts';
import { Link } from '../../app/router.tsx';
import { t } from '../../i18n/index.ts';
import { seatName } from '../../i18n/words.ts';
import { Confirm } from '../parts/dialog.tsx';
import { SettingsForm } from '../parts/settings_form.tsx';
import type { TableProps } from './game_parts.ts';
import type { PanelName } from './panels.tsx';

interface MenuProps extends TableProps {
  panel: Signal<PanelName | null>;
}

export function Menu({ room, view, game, panel }: MenuProps) {
  const [resigning, setResigning] = useState(false);
  const open = (name: PanelName) => () => {
    panel.value = name;
  };
  const plays = view.phase === 'playing' && view.you !== null && !game.seats[view.you]!.resigned;
  const resign = () => room.send({ type: 'act', actions: [{ type: 'resign' }] }).catch(showRefusal);
  return (
    <div class="menu">
      <div class="menu-row">
        <button type="button" class="button plain" onClick={open('rules')}>
          {t('table.rules')}
        </button>
        <button type="button" class="button plain" onClick={open('keys')}>
          {t('help.keys')}
        </button>
        {plays ? (
          <button type="button" class="button plain" onClick={() => setResigning(true)}>
            {t('table.resign')}
          </button>
        ) : (
          <Link class="button plain" href="/">
            {t('nav.home')}
          </Link>
        )}
      </div>
      <RemoveAway room={room} view={view} game={game} />
      <details>
        <summary>{t('nav.settings')}</summary>
        <SettingsForm />
      </details>
      {resigning && (
        <Confirm
          title={t('table.resignAsk')}
          text={t('table.resignText')}
          action={t('table.resign')}
          onConfirm={resign}
          onClose={() => setResigning(false)}
        />
      )}
    </div>
  );
}

/** The host may resign seats that have been away for long; the server knows for how long. */
function RemoveAway({ room, view, game }: Omit<TableProps, 'parts'>) {
  const [asking, setAsking] = useState<number | null>(null);
  if (view.you !== view.host || view.phase !== 'playing') return null;
  const connected = room.presence.value?.connected ?? [];
  const away = game.seats.flatMap(({ resigned }, seat) => (connected[seat] || resigned ? [] : [seat]));
  return (
    <>
      {away.map((seat) => (
        <button key={seat} type="button" class="button plain" onClick={() => setAsking(seat)}>
          {t('seat.remove', { name: seatName(view, seat) })}
        </button>
      ))}
      {asking !== null && (
        <Confirm
          title={t('lobby.removeAsk', { name: seatName(view, asking) })}
          action={t('lobby.remove', { name: seatName(view, asking) })}
          onConfirm={() => room.send({ type: 'remove', seat: asking }).catch(showRefusal)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
