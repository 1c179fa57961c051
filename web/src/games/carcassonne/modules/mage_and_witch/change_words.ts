// What a move of the mage or the witch changes, in words: for whom, and by how many points when the features
// are finished as they are now.

import { listOf, t } from '../../../../i18n/index.ts';
import type { GameView, SurveyedFeature, SurveyReply } from '../../../../net/protocol.gen.ts';
import { featureIn } from '../../../../play/feature_in.ts';
import { isCounted } from '../../../../play/survey.ts';
import { seatName, signed } from '../../../../play/words.ts';
import type { OutcomeAt } from '../carcassonne_choice.ts';
import type { Magician } from './magic_figures.tsx';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly feature: number;
}

/** `to` null: the figure leaves the map. */
export function changeWords(
  figure: Magician,
  to: Place | null,
  { view, game, survey }: Pick<OutcomeAt, 'view' | 'game' | 'survey'>,
): string {
  if (survey === null || !isCounted(view)) return '';
  const changes = changesBy(figure, to, game, survey);
  if (changes.size === 0) return t('magic.nobody');
  const who = [...changes].sort(([a], [b]) => a - b);
  return t('magic.changes', {
    who: listOf(who.map(([seat, n]) => t('magic.change', { name: seatName(view, seat), n: signed(n) }))),
  });
}

/** By seat; without those for whom nothing changes. */
export function changesBy(
  figure: Magician,
  to: Place | null,
  game: Pick<GameView, 'mage' | 'witch'>,
  survey: SurveyReply,
): Map<number, number> {
  const changes = new Map<number, number>();
  const add = (feature: SurveyedFeature | null, points: number): void => {
    for (const seat of feature?.owners ?? []) changes.set(seat, (changes.get(seat) ?? 0) + points);
  };
  const from = game[figure];
  const left = from ? featureIn(survey, from, from.feature) : null;
  if (left) add(left, -effectThere(figure, left));
  const next = to ? featureIn(survey, to, to.feature) : null;
  if (next) add(next, effectOn(figure, next));
  return new Map([...changes].filter(([, points]) => points !== 0));
}

/** What the figure adds to a feature where it is. */
function effectThere(figure: Magician, { finished }: SurveyedFeature): number {
  return finished?.lines.find(({ what }) => what === figure)?.points ?? 0;
}

/** What it would add to a feature where neither is. */
function effectOn(figure: Magician, { tiles, finished }: SurveyedFeature): number {
  return figure === 'mage' ? tiles : -Math.floor((finished?.points ?? 0) / 2);
}
