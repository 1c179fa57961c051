import { sameCell } from '../../../../board/index.ts';
import { listOf, t, tOr } from '../../../../i18n/index.ts';
import type {
  DragonStep,
  GameEvent,
  GameView,
  PlacedPiece,
  PlaceFairy,
  RoomView,
} from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { pieceName, seatName } from '../../../../play/words.ts';
import { roleOn } from '../../words/claims.ts';
import { pairName } from '../../words/places.ts';
import { whomWords } from '../../words/whom.ts';
import type { ChoiceAt, ModuleWords } from '../module_words.ts';
import { eatenBy } from './neutrals_in_draft.ts';

export const words: ModuleWords = {
  choices: {
    move_dragon: ({ direction }) => t('choice.dragon', { side: tOr(`side.${direction}`, '') }),
    place_fairy: fairyWords,
    remove_knight: (action, at) => whomWords('choice.princess', action, at),
  },
  besides: ['place_fairy', 'remove_knight'],
  questions: [
    { asks: (has) => has('move_dragon'), words: (game) => t('ask.dragon', { n: dragonStep(game) }) },
    { asks: (has) => has('remove_knight') && !has('pass'), words: () => t('ask.princess') },
  ],
  events: {
    tile_set_aside: ({ tile }) => (tile?.startsWith('dragon') ? t('log.tooEarly') : undefined),
    tiles_returned: () => t('log.tilesReturned'),
    dragon_moved: ({ reason, to }, name) =>
      reason === 'volcano'
        ? t('log.dragonComes', { place: pairName(to) })
        : t('log.dragonMoves', { name, place: pairName(to) }),
    dragon_move_ended: () => t('log.dragonRests'),
    fairy_moved: ({ to }, name) => t('log.fairyMoves', { name, place: pairName(to) }),
  },
  scored: {
    fairy_turn: (_, values) => t('log.fairyTurn', values),
    fairy: (_, values) => t('log.fairy', values),
  },
  returned: { eaten: 'log.eaten', princess: 'log.princess' },
  /** Which seat moves the dragon; that seat is asked where to. */
  part(game, view) {
    const { seat, dragon_visited } = game;
    if (dragon_visited === undefined || seat === null) return undefined;
    return seat === view.you
      ? null
      : t('turn.dragon.other', { name: seatName(view, seat), n: dragonStep(game) });
  },
};

/** Which of one's own figures the fairy joins; with `fairy_place` = `tile` only the place. */
function fairyWords(
  { x, y, feature, piece: kind }: PlaceFairy,
  { tile, game: { board, pieces }, view: { you } }: ChoiceAt,
): string {
  const place = placeName({ x, y });
  if (feature === undefined) return t('choice.fairyTile', { place });
  const mine = pieces.find(
    ({ seat, piece, ...at }) =>
      seat === you && sameCell(at, { x, y }) && at.feature === feature && (kind ?? piece) === piece,
  );
  const there = board.find((placed) => sameCell(placed, { x, y })) ?? tile;
  return t('choice.fairy', { role: roleOn(there, feature, mine?.piece ?? 'meeple'), place });
}

type Eaten = Pick<PlacedPiece, 'seat' | 'piece' | 'x' | 'y' | 'feature'>;

/** "Ana's knight": the figures that the dragon eats on its way. */
export function eatenWords(game: GameView, view: RoomView, events: readonly GameEvent[]): string {
  return mealWords(game, view, eatenBy(events));
}

function mealWords({ board }: GameView, view: RoomView, eaten: readonly Eaten[]): string {
  if (eaten.length === 0) return t('choice.eatsNobody');
  const who = eaten.map((piece) => {
    const tile = board.find((placed) => sameCell(placed, piece));
    const role = tile ? roleOn(tile, piece.feature, piece.piece) : pieceName(piece.piece);
    return t('choice.eaten', { role, name: seatName(view, piece.seat) });
  });
  return t('choice.eats', { who: listOf(who) });
}

export function dragonStepWords({ direction, eats }: DragonStep, game: GameView, view: RoomView): string {
  return `${t('choice.dragon', { side: t(`side.${direction}`) })}, ${mealWords(game, view, eats)}`;
}

/** The dragon's next step, from 1: `dragon_visited` lists its start and each cell that it has gone to. */
function dragonStep({ dragon_visited }: GameView): number {
  return dragon_visited?.length ?? 1;
}
