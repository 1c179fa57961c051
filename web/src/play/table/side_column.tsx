// Beside the board, on a phone below it: the hand, what needs an answer, and panels where there is room.

import type { ComponentChildren } from 'preact';
import { t, withTexts } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Unfolding } from '../../ui/unfolding.tsx';
import { Chat } from '../chat/index.ts';
import { isMuted } from '../chat/muted.ts';
import { PauseCard } from '../clock/index.ts';
import { StandInCard } from '../computers/index.ts';
import { BrokenOffCard } from '../lazy_broken_off.ts';
import { OfferOfCalls, useOfferOfCalls } from '../offer_calls.ts';
import { OfferOfPush } from '../push/index.ts';
import { ReadingCard } from '../reading/index.ts';
import { isLooking } from '../reading/reading.ts';
import { UndoCard } from '../undo/index.ts';
import type { TableProps } from './game_parts.ts';
import { TilesLeft } from './lazy_tiles_left.ts';
import { Panel } from './panels.tsx';
import type { AtTable } from './use_at_table.ts';
import { hasChat } from './use_opened.ts';

const EndingPanel = lazy(
  withTexts(['result'], async () => (await import('../ending/ending_panel.tsx')).EndingPanel),
  {
    quiet: true,
  },
);

const Rematch = lazy(
  withTexts(['result'], async () => (await import('../result/rematch.tsx')).Rematch),
  { quiet: true },
);

interface SideColumnProps {
  at: AtTable;
  log: ComponentChildren;
  /** Null while the game runs. */
  onShowResult: (() => void) | null;
}

export function SideColumn({ at, log, onShowResult }: SideColumnProps) {
  const { room, view, game, parts, reading, camera, ending, wide } = at;
  const shown = { room, view, game, parts };
  return (
    <div class="table-right">
      {ending !== null && onShowResult !== null ? (
        <EndingPanel {...shown} {...ending} onShowResult={onShowResult} />
      ) : view.broken_off ? null : (
        <Hand at={at} />
      )}
      <Matters room={room} view={view} />
      {onShowResult !== null && ending === null && (
        <button type="button" class="button primary table-result" onClick={onShowResult}>
          {t('result.back')}
        </button>
      )}
      {wide && isLooking(reading) && <ReadingCard {...shown} reading={reading} camera={camera} />}
      {at.withLog && (
        <Panel name="log" parts={parts}>
          {log}
        </Panel>
      )}
      {wide && <PanelsBeside {...shown} showsChat={at.opened.panel.value !== 'chat'} />}
    </div>
  );
}

function Hand({ at }: { at: AtTable }) {
  const { room, view, game, parts, turn, camera, wide, reading, hint, opened } = at;
  return (
    <parts.Hand
      {...{ room, view, game, parts, turn, camera, wide }}
      survey={reading.survey}
      onHint={hint}
      ask={opened.ask}
    />
  );
}

/** What is asked of the players, or told them, besides the game. */
function Matters({ room, view }: Pick<TableProps, 'room' | 'view'>) {
  const offersCalls = useOfferOfCalls(room);
  const { clock } = view;
  const standIn = (view.phase === 'playing' && view.you !== null && view.seats[view.you]?.computer) || null;
  return (
    <>
      {view.broken_off && <BrokenOffCard room={room} view={view} broken={view.broken_off} />}
      {offersCalls.value === 'page' && <OfferOfCalls />}
      {offersCalls.value === 'push' && <OfferOfPush room={room} />}
      {standIn && <StandInCard room={room} level={standIn.level} />}
      {(clock?.paused || clock?.pause_wanted) && <PauseCard room={room} view={view} clock={clock} />}
      {view.undo && <UndoCard room={room} view={view} question={view.undo} />}
      {view.rematch && <Rematch room={room} view={view} />}
    </>
  );
}

function PanelsBeside({ showsChat, ...shown }: TableProps & { showsChat: boolean }) {
  const { room, view } = shown;
  const { belongings } = shown.parts;
  return (
    <>
      <Unfolding class="panel-tiles" summary={t('table.tilesTitle')}>
        {() => <TilesLeft {...shown} />}
      </Unfolding>
      {belongings && (
        <Unfolding class="panel-tiles" summary={belongings.title()}>
          {() => <belongings.Panel {...shown} onDone={() => {}} />}
        </Unfolding>
      )}
      {hasChat(view.room) && showsChat && (
        <Unfolding class="panel-tiles panel-chat" summary={t('table.chat')} unfoldFor={lastHeard(view)}>
          {() => <Chat room={room} view={view} />}
        </Unfolding>
      )}
    </>
  );
}

/** The number of the last line of the chat that the user may read. */
function lastHeard(view: RoomView): number | undefined {
  return view.chat.findLast(({ seat }) => !isMuted(view, seat))?.n;
}
