import { sameCell } from '../../../../board/index.ts';
import { listOf, t } from '../../../../i18n/index.ts';
import type { CropAdd, CropRemove } from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { seatName } from '../../../../play/words.ts';
import { claimWords } from '../../words/claims.ts';
import { figureOf } from '../../words/whom.ts';
import type { OutcomeAt } from '../carcassonne_choice.ts';
import type { ChoiceAt, ModuleWords } from '../module_words.ts';
import { type CalledSeat, type CropChoice, calledBy, calledSeats } from './crop_choice.ts';

export const words: ModuleWords = {
  choices: {
    crop_circle: ({ choice }, { tile }) =>
      t(
        choice === 'add' ? `choice.cropAll.add.${calledBy(tile)}` : `choice.cropAll.remove.${calledBy(tile)}`,
      ),
    crop_add: (action, at) => figureWords(action, at),
    crop_remove: (action, at) => figureWords(action, at),
  },
  questions: [
    { asks: (has) => has('crop_circle'), words: () => t('ask.cropAll') },
    {
      asks: (has, _, phase) => has('crop_add') || (phase === 'corn' && !has('crop_remove')),
      words: () => t('ask.cropAdd'),
      pass: 'choice.addNobody',
    },
    { asks: (has) => has('crop_remove'), words: () => t('ask.cropRemove') },
  ],
  returned: { crop_circle: 'log.cropHome' },
  called: ({ phase }) => (phase === 'corn' ? t('turn.crop') : null),
  /** Whom the game waits for, and for what; that seat reads its own question. */
  part({ phase, seat, crop_circle }, view) {
    if (phase !== 'corn' || seat === null) return undefined;
    if (seat === view.you) return null;
    return t(`turn.crop.other.${crop_circle ?? 'choose'}`, { name: seatName(view, seat) });
  },
};

/** Who joins whom, or goes home: the role of the figure, and where it stands. */
function figureWords(action: CropAdd | CropRemove, { tile, game }: ChoiceAt): string {
  const there = game.board.find((placed) => sameCell(placed, action)) ?? tile;
  const kind = action.type === 'crop_add' ? action.piece : figureOf(action, game)?.piece;
  const role = claimWords(there, action.feature, kind ?? action.piece ?? 'meeple');
  return t('choice.elsewhere', { role, place: placeName(action) });
}

/** What each seat would have to do, or might do, in the order in which they are asked. */
export function outcomeWords(choice: CropChoice, { tile, draft, game, view }: OutcomeAt): string {
  const seats = calledSeats(tile, draft ?? { step: 'wait' }, game);
  const told = (one: CalledSeat): string => {
    const who = one.seat === view.you ? 'you' : 'other';
    return t(`crop.${deedOf(choice, one)}.${who}`, { name: seatName(view, one.seat) });
  };
  return listOf(seats.map(told));
}

function deedOf(choice: CropChoice, { followers, canAdd }: CalledSeat): 'none' | 'may' | 'cannot' | 'must' {
  if (followers === 0) return 'none';
  if (choice === 'remove') return 'must';
  return canAdd ? 'may' : 'cannot';
}
