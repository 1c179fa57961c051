// What a choice of The Castle scores at once, which wall tiles it takes, and what must be chosen afterwards.

import { t } from '../../../i18n/index.ts';
import type { Action, SurveyReply } from '../../../net/protocol.gen.ts';
import type { ChoiceProps, ScoredNowProps } from '../../../play/table/game_parts.ts';
import { laterWords } from '../../../play/table/later_words.ts';
import { ScoredNow } from '../../../play/table/scored_now.tsx';
import { ForeseenWays } from './foreseen_ways.tsx';
import { waysOf } from './scoring_ways.ts';
import { WallTilesTaken } from './wall_tiles_taken.tsx';

/**
 * The number of the wall tile that gives another turn (CASTLE-WALL-T1); all others that are offered during a
 * turn double a score. The action tells only the number.
 */
const ANOTHER_TURN = 1;

export function ChoiceOutcome({ choices, index, view, game, tile, survey }: ChoiceProps) {
  const { action, events, after } = choices[index]!;
  if (game.phase === 'extra') return null;
  const ways = waysOf(action, game);
  if (ways.length > 0) {
    const actions = choices.map((choice) => choice.action);
    return (
      <span class="outcome">
        <ForeseenWays ways={ways} actions={actions} view={view} game={game} />
      </span>
    );
  }
  return (
    <span class="outcome">
      <CastleScoredNow view={view} events={events} later={later(action, tile, after, survey)} />
      {after.some(isDoubling) && <small>{t('castle.choice.mayDouble')}</small>}
    </span>
  );
}

function isDoubling(action: Action): boolean {
  return action.type === 'use_wall_tile' && action.wall_tile !== ANOTHER_TURN;
}

/** The immediate scores, and the wall tiles taken with them. */
export function CastleScoredNow({ view, events, later }: ScoredNowProps) {
  const taken = events?.filter((event) => event.type === 'wall_tile_taken') ?? [];
  return (
    <>
      <ScoredNow view={view} events={events} later={later} />
      <WallTilesTaken by={taken.map(({ seat }) => seat)} view={view} />
    </>
  );
}

function later(
  action: Action,
  tile: ChoiceProps['tile'],
  after: readonly Action[],
  survey: SurveyReply | null,
): string {
  if (after.some(({ type }) => type === 'score_next')) return t('castle.choice.orderLater');
  return laterWords(action, tile, survey);
}
