// The events, newest last: a turn with the picture of its tile, its place, claims and scores. A scoring shows
// its sum line by line and its feature on the board; the picture shows where the tile is.

import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Cell, SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Event, RoomView, Scored, TilePlaced } from '../../net/protocol.gen.ts';
import { mapStyle } from '../../ui/settings.ts';
import { useEndInView } from '../../ui/use_end_in_view.ts';
import { beforeEnding } from '../ending/before_ending.ts';
import { sumWords } from '../words.ts';
import type { TableProps } from './game_parts.ts';
import { type LogLine, turnsOf } from './log_lines.ts';

const TILE_PX = 36;

interface LogProps extends TableProps {
  /** The scoring shown on the board while a line is pointed at. */
  pointed: Signal<Scored | null>;
  /** A scoring was pressed. */
  onShow(event: Scored): void;
  /** The picture of a tile was pressed. */
  onShowTile(cell: Cell): void;
  /** The final scoring is still walked through: it is not told ahead. */
  untilEnding: boolean;
}

export function Log({ room, view, parts, pointed, onShow, onShowTile, untilEnding }: LogProps) {
  const told = room.log.value;
  const entries = useMemo(
    () =>
      untilEnding
        ? told.map(({ step, events }) => ({ step, events: [...beforeEnding(events, parts.tally)] }))
        : told,
    [told, untilEnding],
  );
  const end = useEndInView<HTMLOListElement>(entries, entries[0]?.step, () => void room.history.older());
  const turns = turnsOf(entries, view, parts.words);
  if (turns.length === 0) return <p class="quiet">{t('table.logEmpty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol {...end} class="plain log" aria-label={t('table.log')} tabIndex={0}>
      {room.history.hasOlder && (
        <li key="older" class="log-older">
          <button type="button" class="button" onClick={() => void room.history.older()}>
            {t('table.logOlder')}
          </button>
        </li>
      )}
      {turns.map(({ step, placed, lines }) => (
        <li key={step}>
          {placed && <LogTile placed={placed} parts={parts} onShow={() => onShowTile(placed)} />}
          <div class="log-lines">
            <Lines lines={lines} view={view} parts={parts} pointed={pointed} onShow={onShow} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function LogTile({
  placed,
  parts,
  onShow,
}: Pick<LogProps, 'parts'> & { placed: TilePlaced; onShow(): void }) {
  const { tile, rotation } = placed;
  return (
    <button
      type="button"
      class="log-tile"
      title={t('log.showTile')}
      aria-label={`${t('log.showTile')}: ${parts.words.tile(tile, rotation)}`}
      onClick={onShow}
    >
      <parts.Tile tile={tile} rotation={rotation} size={TILE_PX} look={mapStyle.value} />
    </button>
  );
}

type LineProps = { line: LogLine; view: RoomView } & Omit<ScoringProps, 'event' | 'words'>;

export function Lines({ lines, ...props }: { lines: readonly LogLine[] } & Omit<LineProps, 'line'>) {
  return (
    <>
      {lines.map((line) => (
        <Line key={line.index} line={line} {...props} />
      ))}
    </>
  );
}

function Line({ line, view, ...props }: LineProps) {
  const { event, words } = line;
  return (
    <div class={`log-line log-${event.type}`}>
      <Badge event={event} view={view} />
      {event.type === 'scored' ? <Scoring event={event} words={words} {...props} /> : <span>{words}</span>}
    </div>
  );
}

export function Badge({ event, view }: { event: Event; view: RoomView }) {
  const seat = 'seat' in event ? view.seats[event.seat] : null;
  return seat ? <SeatBadge colour={seat.colour} size={16} /> : null;
}

interface ScoringProps extends Pick<LogProps, 'parts' | 'pointed' | 'onShow'> {
  event: Scored;
  words: string;
}

function Scoring({ event, words, parts, pointed, onShow }: ScoringProps) {
  const point = () => {
    pointed.value = event;
  };
  const leave = () => {
    if (pointed.value === event) pointed.value = null;
  };
  return (
    <button
      type="button"
      class="log-button"
      onClick={() => onShow(event)}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <span>{words}</span>
      <small>{sumWords(event, parts.words)}</small>
    </button>
  );
}
