// Rules, help, settings, and the ways out.

import type { Signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Link } from '../../ui/router.tsx';
import { SettingsForm } from '../../ui/settings_form.tsx';
import { seatsAway } from '../away.ts';
import { PauseButton } from '../clock/index.ts';
import { HandOverButton, PaceChoice } from '../computers/index.ts';
import { maySendWatchersAway } from '../send_watchers_away.tsx';
import type { Question, TableProps } from './game_parts.ts';
import type { PanelName } from './panels.tsx';
import { Removal } from './removal.tsx';

interface MenuProps extends TableProps {
  panel: Signal<PanelName | null>;
  ask(question: Question): void;
}

export function Menu({ room, view, game, panel, ask }: MenuProps) {
  const open = (name: PanelName) => () => {
    panel.value = name;
  };
  const plays = view.phase === 'playing' && view.you !== null && !game.seats[view.you]!.resigned;
  // Of the seat to move the hand says so.
  const away = seatsAway(room, view).filter((seat) => seat !== game.seat);
  return (
    <div class="menu">
      <div class="menu-row">
        <button type="button" class="button plain" onClick={open('rules')}>
          {t('table.rules')}
        </button>
        <button type="button" class="button plain" onClick={open('keys')}>
          {t('table.keys')}
        </button>
        <Link class="button plain" href="/">
          {t('nav.home')}
        </Link>
        {plays && !view.seats[view.you!]!.computer && <HandOverButton room={room} />}
        {plays && view.clock && <PauseButton room={room} view={view} clock={view.clock} />}
        {plays && (
          <button type="button" class="button plain" onClick={() => ask({ resign: true })}>
            {t('table.resign')}
          </button>
        )}
      </div>
      {view.phase === 'playing' && view.you === view.host && view.seats.some((seat) => seat?.computer) && (
        <PaceChoice room={room} pace={view.pace ?? 'normal'} />
      )}
      {away.map((seat) => (
        <Removal key={seat} room={room} view={view} seat={seat} ask={ask} />
      ))}
      {maySendWatchersAway(room, view) && (
        <button type="button" class="button plain" onClick={() => ask({ sendWatchersAway: true })}>
          {t('watchers.sendAway')}
        </button>
      )}
      <details>
        <summary>{t('nav.settings')}</summary>
        <SettingsForm />
      </details>
    </div>
  );
}
