import { type Cell, sameCell } from '../../../../board/index.ts';
import { t } from '../../../../i18n/index.ts';
import type { GameView, Ransom, RoomView } from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { pieceName, seatName } from '../../../../play/words.ts';
import { whomWords } from '../../words/whom.ts';
import { type ModuleWords, passOrEnd } from '../module_words.ts';

export const words: ModuleWords = {
  choices: {
    place_tower_piece: (action, { game }) =>
      t('choice.build', { n: heightAt(game, action) + 1, place: placeName(action) }),
    cap_tower: (action) =>
      t(action.piece === 'big_meeple' ? 'choice.capBig' : 'choice.cap', { place: placeName(action) }),
    capture: (action, at) => whomWords('choice.capture', action, at),
    choose_exchange: ({ piece }) => pieceName(piece),
    ransom: ({ from_seat, piece }, { view }) =>
      t('choice.payRansom', { name: seatName(view, from_seat), piece: pieceName(piece) }),
  },
  besides: ['place_tower_piece', 'cap_tower', 'ransom'],
  questions: [
    { asks: (has) => has('capture'), words: () => t('ask.capture'), pass: 'choice.takeNobody' },
    { asks: (has) => has('choose_exchange'), words: () => t('ask.exchange') },
    {
      asks: (has, among) => has('ransom') && among.every(({ type }) => type === 'ransom' || type === 'pass'),
      words: (_, { passEndsTurn }) => t(passEndsTurn ? 'ask.late' : 'ask.ransom'),
      pass: passOrEnd,
    },
  ],
  events: {
    tower_piece_placed: ({ height }, name) => t('log.built', { name, n: height }),
    piece_captured: ({ piece, owner }, name, view) =>
      t('log.captured', { name, piece: pieceName(piece), owner: seatName(view, owner) }),
    prisoner_freed: ({ piece, from_seat }, name, view) =>
      t('log.freed', { name, piece: pieceName(piece), other: seatName(view, from_seat) }),
  },
  scored: {
    ransom: ({ points }, values) =>
      points < 0 ? t('log.ransom', values) : t('log.scored', { ...values, feature: t('line.flat.ransom') }),
  },
};

/** What stands beside the button that pays. */
export function ransomWords({ from_seat, piece }: Ransom, view: RoomView): string {
  return t('choice.ransom', { name: seatName(view, from_seat), piece: pieceName(piece) });
}

function heightAt({ towers = [] }: GameView, cell: Cell): number {
  return towers.find((tower) => sameCell(tower, cell))?.height ?? 0;
}
