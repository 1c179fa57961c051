// A seat's time: a ring about its badge, and numbers where they are wanted.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Clocks } from '../../net/protocol.gen.ts';
import { say } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { leftWords, wholeMs } from './clock_words.ts';
import { useTimeLeft } from './time_left.ts';
import '../../styles/clock.css';

/** From here on the ring warns, and a turn's time is also shown as a number. */
const SHORT_MS = 30_000;
const LAST_MS = 10_000;
const ROUND = 2 * Math.PI * 8.6;

interface SeatClockProps {
  room: Room;
  clock: Clocks;
  seat: number;
  part: 'ring' | 'time';
}

/** For each seat of a game with a clock, each part in its own place. */
export function SeatClock({ room, clock, seat, part }: SeatClockProps) {
  const left = useTimeLeft(clock, seat, room.serverTime);
  const runs = clock.running?.seat === seat;
  const short = runs && left <= SHORT_MS;
  const own = room.seats.value.includes(seat);
  const last = part === 'time' && runs && own && left <= LAST_MS;
  useEffect(() => {
    if (last) say(t('clock.left', { time: leftWords(LAST_MS) }));
  }, [last]);
  const share = Math.min(1, left / wholeMs(clock.rule));
  const { kind } = clock.rule;
  const numbers = kind === 'bank' || short || (kind === 'days' && runs);
  return (
    <span class={`seat-clock ${short ? 'short' : ''}`}>
      {part === 'ring' && (runs || kind === 'bank') && (
        <svg class={`seat-ring ${runs ? 'runs' : ''}`} viewBox="-10 -10 20 20" aria-hidden="true">
          <circle r={8.6} />
          <circle class="ring-left" r={8.6} stroke-dasharray={`${share * ROUND} ${ROUND}`} />
        </svg>
      )}
      {part === 'time' && numbers && (
        <small class="seat-time" aria-hidden="true">
          {leftWords(left)}
        </small>
      )}
      {part === 'time' && (runs || numbers) && (
        <span class="unseen">{t('clock.left', { time: leftWords(left) })}</span>
      )}
    </span>
  );
}
