// What happened, newest last. A scoring shows its sum line by line and its feature on the board.

import type { Signal } from '@preact/signals';
import { SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Event, RoomView, Scored } from '../../net/protocol.gen.ts';
import { useEndInView } from '../parts/use_end_in_view.ts';
import type { TableProps } from './game_parts.ts';
import { linesOf } from './log_lines.ts';

interface LogProps extends TableProps {
  /** The scoring that is shown on the board while a line is pointed at. */
  pointed: Signal<Scored | null>;
  /** A line was pressed. */
  onShow(event: Scored): void;
}

export function Log({ room, view, parts, pointed, onShow }: LogProps) {
  const entries = room.log.value;
  const end = useEndInView<HTMLOListElement>(entries);
  const lines = entries.flatMap(({ seq, events }) =>
    linesOf(events, view, parts.words).map((line) => ({ ...line, seq })),
  );
  if (lines.length === 0) return <p class="quiet">{t('table.logEmpty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol {...end} class="plain log" aria-label={t('table.log')} tabIndex={0}>
      {lines.map(({ seq, index, event, words }) => (
        <li key={`${seq} ${index}`} class={`log-${event.type}`}>
          <Badge event={event} view={view} />
          {event.type === 'scored' ? (
            <Scoring event={event} words={words} parts={parts} pointed={pointed} onShow={onShow} />
          ) : (
            <span>{words}</span>
          )}
        </li>
      ))}
    </ol>
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
      <small>{event.lines.map(parts.words.scoreLine).join(' + ')}</small>
    </button>
  );
}
