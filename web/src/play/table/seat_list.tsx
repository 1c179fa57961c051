// The seats in turn order: name, points, meeples left, connection, whose turn.

import type { ComponentChildren } from 'preact';
import { type Figure, PieceIcon, SeatBadge } from '../../board/index.ts';
import { type Key, t } from '../../i18n/index.ts';
import type { Piece, Rules, SeatState } from '../../net/protocol.gen.ts';
import { Name } from '../../ui/name.tsx';
import { BellMark, ComputerMark, ProgramMark } from '../../ui/seat_marks.tsx';
import { Sign } from '../chat/index.ts';
import type { SignName } from '../chat/phrases.ts';
import { Level } from '../computers/index.ts';
import { standsStill } from '../playing.ts';
import { seatName, signed } from '../words.ts';
import type { GameParts, SinglePiece, TableProps } from './game_parts.ts';
import { useGain } from './use_gain.ts';

interface SeatListProps extends Omit<TableProps, 'room'> {
  /** By seat; absent: all count as connected. */
  connected?: readonly boolean[];
  /** By seat: the points if the game ended now; absent: not shown. */
  standing?: readonly number[] | undefined;
  /** By seat: what the player has just shown. */
  signs?: ReadonlyMap<number, SignName>;
  /** A seat's time: a ring about its badge, and numbers; absent: there is no clock. */
  clockOf?: ((seat: number, part: 'ring' | 'time') => ComponentChildren) | undefined;
}

export function SeatList(props: SeatListProps) {
  const { connected, standing, signs, clockOf, view, game } = props;
  const { SeatBelongings } = props.parts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="plain seats" data-seats={game.seats.length} aria-label={t('table.players')} tabIndex={0}>
      {game.seats.map((state, seat) => (
        <SeatCard
          key={seat}
          name={seatName(view, seat)}
          colour={view.seats[seat]?.colour ?? 'black'}
          state={state}
          supply={supplyOf(state, view.rules, props.parts)}
          isYou={seat === view.you}
          toAct={seat === game.seat && !standsStill(view)}
          away={connected?.[seat] === false && !view.seats[seat]?.computer}
          level={view.seats[seat]?.computer?.level}
          callable={view.seats[seat]?.callable === true}
          program={view.seats[seat]?.program === true}
          standing={standing?.[seat]}
          sign={signs?.get(seat)}
          clockOf={state.resigned ? undefined : clockOf?.bind(null, seat)}
          belongings={SeatBelongings && <SeatBelongings view={view} game={game} seat={seat} />}
        />
      ))}
    </ol>
  );
}

interface Supply {
  piece: Piece;
  figure: Figure | undefined;
  left: Key;
  count: number;
}

/**
 * In the same order for all seats, including figures on the board. There is one of each kind except meeples,
 * shown as present or absent.
 */
function supplyOf({ supply }: SeatState, rules: Rules, { figures = {}, singlePieces }: GameParts): Supply[] {
  const pieces: SinglePiece[] = [{ piece: 'meeple', left: 'seat.meeples' }, ...(singlePieces?.(rules) ?? [])];
  return pieces.map(({ piece, left }) => ({
    piece,
    left,
    figure: figures[piece],
    count: supply[piece] ?? 0,
  }));
}

interface SeatCardProps {
  name: string;
  colour: Parameters<typeof SeatBadge>[0]['colour'];
  state: SeatState;
  supply: readonly Supply[];
  isYou: boolean;
  toAct: boolean;
  away: boolean;
  /** Of the computer that plays; absent: a person plays. */
  level: string | undefined;
  /** Whether the person can be called while no page is open. */
  callable: boolean;
  program: boolean;
  standing: number | undefined;
  sign: SignName | undefined;
  clockOf: ((part: 'ring' | 'time') => ComponentChildren) | undefined;
  belongings: ComponentChildren;
}

function SeatCard(props: SeatCardProps) {
  const { name, colour, state, supply, isYou, toAct, away, level, callable, standing, sign, clockOf } = props;
  const gain = useGain(state.score);
  return (
    <li
      class={`seat-card ${toAct ? 'to-act' : ''} ${isYou ? 'you' : ''}`}
      aria-current={toAct ? 'true' : undefined}
    >
      <SeatBadge colour={colour} size={30} />
      {sign && (
        <span class="seat-sign" key={sign}>
          <Sign sign={sign} />
        </span>
      )}
      {clockOf?.('ring')}
      <span class="seat-card-name">
        <Name>{name}</Name>
        {level !== undefined && <ComputerMark />}
        {level === undefined && callable && <BellMark />}
        {level === undefined && props.program && <ProgramMark />}
        {isYou && <small> ({t('common.you')})</small>}
      </span>
      <Remark state={state} away={away} level={level} toAct={toAct} program={props.program} />
      <span class="seat-supply">
        {supply.map(({ piece, figure, left, count }) => (
          <span key={piece} class={`supply ${count === 0 ? 'out' : ''}`}>
            <PieceIcon figure={figure} colour={colour} size={20} />
            {piece === 'meeple' && <span aria-hidden="true">{count}</span>}
            <span class="unseen">{t(left, { n: count })}</span>
          </span>
        ))}
        {props.belongings}
        {clockOf?.('time')}
      </span>
      <span class="seat-score">
        <span aria-hidden="true">{state.score}</span>
        <span class="unseen">{t('seat.points', { n: state.score })}</span>
        {standing !== undefined && (
          <>
            <small class="standing" aria-hidden="true">
              {standing}
            </small>
            <span class="unseen"> {t('seat.standing', { n: standing })}</span>
          </>
        )}
        {gain !== null && (
          <span key={gain.key} class="gain" aria-hidden="true">
            {signed(gain.points)}
          </span>
        )}
      </span>
    </li>
  );
}

type RemarkProps = Pick<SeatCardProps, 'state' | 'away' | 'level' | 'toAct' | 'program'>;

function Remark({ state, away, level, toAct, program }: RemarkProps) {
  if (state.resigned) return <small class="remark resigned">{t('seat.resigned')}</small>;
  if (level !== undefined) {
    return (
      <small class="remark level">
        <Level level={level} />
      </small>
    );
  }
  if (away) return <small class="remark away">{t('lobby.away')}</small>;
  if (toAct) return <small class="remark">{t('seat.turn')}</small>;
  // Its mark has told it to who hears the page.
  return program ? (
    <small class="remark" aria-hidden="true">
      {t('seat.program')}
    </small>
  ) : null;
}
