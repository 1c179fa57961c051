import { sameCell } from '../../../../board/index.ts';
import { type Key, t } from '../../../../i18n/index.ts';
import type { GameView, LeaveQuarter, RoomView } from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { pieceName, seatName } from '../../../../play/words.ts';
import { claimWords } from '../../words/claims.ts';
import type { ChoiceAt, ModuleWords } from '../module_words.ts';

/** What is told of the seat that is asked, by phase. */
const ASKED: Partial<Record<GameView['phase'], Key>> = {
  leave_quarter: 'turn.leaveQuarter.other',
  enter_quarter: 'turn.enterQuarter.other',
  move_count: 'turn.moveCount.other',
  last_moves: 'turn.leaveQuarter.other',
};

export const words: ModuleWords = {
  choices: {
    leave_quarter: leaveWords,
    enter_quarter: ({ piece, quarter }) =>
      t('choice.enterQuarter', { piece: pieceName(piece), into: t(`quarter.into.${quarter}`) }),
    move_count: ({ quarter }) => t('choice.countGoes', { into: t(`quarter.into.${quarter}`) }),
  },
  questions: [
    {
      asks: (has) => has('leave_quarter'),
      words: ({ phase }) => t(phase === 'last_moves' ? 'ask.lastMoves' : 'ask.leaveQuarter'),
      pass: 'choice.stayInQuarters',
    },
    { asks: (has) => has('enter_quarter'), words: () => t('ask.enterQuarter'), pass: 'choice.stayOutside' },
    { asks: (has) => has('move_count'), words: () => t('ask.moveCount'), pass: 'choice.countStays' },
  ],
  events: {
    quarter_entered: ({ piece, quarter }, name) =>
      t('log.quarterEntered', { name, piece: pieceName(piece), into: t(`quarter.into.${quarter}`) }),
    quarter_left: ({ piece, quarter, x, y }, name) =>
      t('log.quarterLeft', {
        name,
        piece: pieceName(piece),
        out: t(`quarter.out.${quarter}`),
        place: placeName({ x, y }),
      }),
    count_moved: ({ to }) => t('choice.countGoes', { into: t(`quarter.into.${to}`) }),
  },
  part: partWords,
};

/** Which of one's own figures comes out, and where it goes. */
function leaveWords(
  { quarter, piece, x, y, feature }: LeaveQuarter,
  { tile, game: { board } }: ChoiceAt,
): string {
  const there = board.find((placed) => sameCell(placed, { x, y })) ?? tile;
  return t('choice.leaveQuarter', {
    role: claimWords(there, feature, piece),
    out: t(`quarter.out.${quarter}`),
    place: placeName({ x, y }),
  });
}

/** Whom the game waits for; that seat reads its own question. */
function partWords({ phase, seat }: GameView, view: RoomView): string | null | undefined {
  const asked = ASKED[phase];
  if (asked === undefined || seat === null) return undefined;
  return seat === view.you ? null : t(asked, { name: seatName(view, seat) });
}
