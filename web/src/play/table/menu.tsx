// Rules, help, settings, and the ways out.

import type { Signal } from '@preact/signals';
import { t, withTexts } from '../../i18n/index.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { lazy } from '../../ui/lazy.tsx';
import { SettingsForm } from '../../ui/lazy_settings.ts';
import { Link } from '../../ui/router.tsx';
import { Unfolding } from '../../ui/unfolding.tsx';
import { AllowWatchers } from '../allow_watchers.tsx';
import { seatsAway } from '../away.ts';
import { PauseButton } from '../clock/index.ts';
import { PaceChoice } from '../computers/index.ts';
import { concernsCalls, PushPanel } from '../push/index.ts';
import { Unkept } from '../unkept.tsx';
import { concernsWebhook, WebhookPanel } from '../webhook/index.ts';
import type { Question, TableProps } from './game_parts.ts';
import type { PanelName } from './panels.tsx';
import { Removal } from './removal.tsx';

const Links = lazy(
  withTexts(['lobby'], async () => (await import('./links.tsx')).Links),
  { quiet: true },
);

/** The menu with its parts: what came into it later would move what somebody is about to press. */
export async function wholeMenu(): Promise<typeof Menu> {
  const parts = [Links, PaceChoice, PauseButton, ...(concernsCalls() ? [PushPanel] : [])];
  await Promise.allSettled(parts.map((part) => part.fetch()));
  return Menu;
}

interface MenuProps extends TableProps {
  panel: Signal<PanelName | null>;
  ask(question: Question): void;
}

export function Menu({ room, view, game, panel, ask }: MenuProps) {
  const open = (name: PanelName) => () => {
    panel.value = name;
  };
  const plays = view.phase === 'playing' && view.you !== null && !game.seats[view.you]!.resigned;
  // The hand tells about the seat to move.
  const away = seatsAway(room, view).filter((seat) => seat !== game.seat);
  return (
    <div class="menu">
      <div class="menu-row">
        <button type="button" class="button" onClick={open('rules')}>
          {t('table.rules')}
        </button>
        <button type="button" class="button" onClick={open('keys')}>
          {t('table.keys')}
        </button>
        <Link class="button" href="/">
          {t('nav.home')}
        </Link>
        {plays && !view.seats[view.you!]!.computer && (
          <button type="button" class="button" onClick={() => ask({ handOver: true })}>
            {t('table.handOver')}
          </button>
        )}
        {plays && view.clock && <PauseButton room={room} view={view} clock={view.clock} />}
        {plays && (
          <button type="button" class="button" onClick={() => ask({ resign: true })}>
            {t('table.resign')}
          </button>
        )}
      </div>
      <Unkept view={view} />
      <Links room={room} view={view} />
      {view.phase === 'playing' && room.hasHost && view.seats.some((seat) => seat?.computer) && (
        <PaceChoice room={room} pace={view.pace ?? 'normal'} />
      )}
      {away.map((seat) => (
        <Removal key={seat} room={room} view={view} seat={seat} ask={ask} />
      ))}
      {room.hasHost && !isOwnRoom(view.room) && <AllowWatchers room={room} view={view} />}
      {concernsCalls() && !isOwnRoom(view.room) && <PushPanel room={room} view={view} />}
      <Unfolding summary={t('nav.settings')}>{() => <SettingsForm />}</Unfolding>
      {concernsWebhook(view, room.hasHost) && <WebhookPanel room={room} view={view} />}
    </div>
  );
}
