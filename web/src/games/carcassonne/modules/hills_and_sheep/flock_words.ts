// What drawing a token means, in words: the odds of a wolf, and what it would scatter.

import { listOf, t } from '../../../../i18n/index.ts';
import type { GameView } from '../../../../net/protocol.gen.ts';
import { featureIn } from '../../../../play/feature_in.ts';
import { isCounted } from '../../../../play/survey.ts';
import type { LaterAt } from '../brought_piece.ts';
import type { OutcomeAt } from '../carcassonne_choice.ts';
import { bagIn, oddsOfWolf } from './bag.ts';
import { isClosed, sheepAtStake } from './flocks_in_draft.ts';

/** Of a shepherd who is about to be deployed. */
export function drawWords({ events, tile, survey, game }: LaterAt): string {
  const put = events?.find((event) => event.type === 'piece_deployed');
  const field = put?.type === 'piece_deployed' ? featureIn(survey, put, put.feature) : null;
  const bag = bagIn(game);
  const draws = bag.all === bag.wolves ? t('flock.drawsWolf') : t('flock.draws', oddsOfWolf(bag));
  return field !== null && isClosed(field, game, tile) ? `${draws}; ${t('flock.closes')}` : draws;
}

/** Of a flock that would grow. */
export function growWords({ view, game, choices, tile, survey }: OutcomeAt): string {
  const bag = bagIn(game);
  if (bag.all === bag.wolves) return t('flock.drawsWolf');
  const odds = t('flock.odds', oddsOfWolf(bag));
  const stake = isCounted(view) ? sheepAtStake(choices) : null;
  const risk = stake === null ? t('flock.draws', oddsOfWolf(bag)) : t('flock.risk', { odds, n: stake });
  const shepherd = game.pieces.find(({ piece, seat }) => piece === 'shepherd' && seat === game.seat);
  const field = shepherd ? featureIn(survey, shepherd, shepherd.feature) : null;
  return field !== null && isClosed(field, game, tile) ? `${risk}; ${t('flock.closes')}` : risk;
}

export function tokenWords(token: number | 'wolf'): string {
  return token === 'wolf' ? t('token.wolf') : t('token.sheep', { n: token });
}

/** All that is left in the bag. */
export function bagWords(game: Pick<GameView, 'seats'>): string {
  const { sheep, wolves, all } = bagIn(game);
  if (all === wolves) return t('bag.wolvesOnly');
  const kinds: [number | 'wolf', number][] = [
    ...sheep.map((count, i): [number, number] => [i + 1, count]),
    ['wolf', wolves],
  ];
  const tokens = kinds
    .filter(([, count]) => count > 0)
    .map(([token, n]) => t('token.count', { n, token: tokenWords(token) }));
  return t('bag.left', { tokens: listOf(tokens) });
}
