import { sameCell } from '../../../../board/index.ts';
import { type Key, t, tOr } from '../../../../i18n/index.ts';
import type { MoveMage, MoveWitch, NeutralMoved } from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { seatName } from '../../../../play/words.ts';
import { describeTile } from '../../tiles/index.ts';
import { pairName } from '../../words/places.ts';
import type { ChoiceAt, ModuleWords } from '../module_words.ts';

export const words: ModuleWords = {
  choices: {
    move_mage: (action, at) => moveWords('choice.mage', action, at),
    move_witch: (action, at) => moveWords('choice.witch', action, at),
    remove_mage: () => t('choice.mageLeaves'),
    remove_witch: () => t('choice.witchLeaves'),
  },
  questions: [
    { asks: (has) => has('move_mage') || has('move_witch'), words: () => t('ask.mage') },
    { asks: (has) => has('remove_mage') || has('remove_witch'), words: () => t('ask.mageLeaves') },
  ],
  events: { neutral_moved: movedWords },
  called: ({ phase }) => (phase === 'mage' ? t('turn.mage') : null),
  /** Whom the game waits for; that seat reads its own question. */
  part({ phase, seat }, view) {
    if (phase !== 'mage' || seat === null) return undefined;
    return seat === view.you ? null : t('turn.mage.other', { name: seatName(view, seat) });
  },
};

/** Which road or city, and where. */
function moveWords(
  key: Key,
  { x, y, feature }: MoveMage | MoveWitch,
  { tile, game: { board } }: ChoiceAt,
): string {
  const there = board.find((placed) => sameCell(placed, { x, y })) ?? tile;
  const kind = describeTile(there.tile, there.rotation).features[feature]?.kind ?? 'road';
  return t(key, { feature: tOr(`feature.${kind}`, kind), place: placeName({ x, y }) });
}

function movedWords({ figure, to, reason }: NeutralMoved, name: string): string {
  if (to !== null) return t(`log.${figure}Moves`, { name, place: pairName(to) });
  if (reason === 'removed') return t(`log.${figure}Removed`, { name });
  return t(reason === 'castle' ? `log.${figure}Castle` : `log.${figure}Leaves`);
}
