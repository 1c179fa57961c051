// What a choice of The Castle scores at once, which wall tiles it takes, and what it leaves to be asked.

import { describeCastleTile, WallTilePicture } from '../../castle/index.ts';
import { castleText } from '../../i18n/castle/index.ts';
import { t } from '../../i18n/index.ts';
import { seatName, type TileInPlay } from '../../i18n/words.ts';
import type { Action, RoomView } from '../../net/protocol.gen.ts';
import type { ChoiceProps } from '../table/game_parts.ts';
import { ScoredNow } from '../table/outcome.tsx';
import { type ScoringStep, scoringSteps } from './scoring_steps.ts';

export function CastleChoiceOutcome({ choices, index, view, game, tile }: ChoiceProps) {
  const { action, scores, after } = choices[index]!;
  const steps = scoringSteps(choices, index, game.corners_left ?? []);
  const asked = after.map(({ type }) => type);
  const raised = asked.includes('use_wall_tile') && game.phase !== 'extra' && steps.length > 0;
  return (
    <span class="outcome">
      {action.type === 'score_next' && scores !== null ? (
        <Steps steps={steps} view={view} />
      ) : (
        <>
          <ScoredNow view={view} scores={scores} later={later(action, tile, asked)} />
          {steps.some(({ takes }) => takes) && <Takes />}
        </>
      )}
      {raised && <small>{castleText('choice.mayDouble')}</small>}
    </span>
  );
}

function Steps({ steps, view }: { steps: readonly ScoringStep[]; view: RoomView }) {
  return (
    <span class="order-steps">
      {steps.map(({ seat, points, total, takes }, step) => (
        <span key={step}>
          {castleText('order.step', { name: seatName(view, seat), n: points, total })}
          {takes && <Takes />}
        </span>
      ))}
    </span>
  );
}

function Takes() {
  return (
    <span class="takes">
      <WallTilePicture number={null} size={18} />
      {castleText('order.takes')}
    </span>
  );
}

function later(action: Action, { tile, rotation }: TileInPlay, asked: readonly Action['type'][]): string {
  if (asked.includes('score_next')) return castleText('choice.orderLater');
  if (action.type !== 'deploy') return '';
  const { kind } = describeCastleTile(tile, rotation).features[action.feature]!;
  return kind === 'court' ? t('turn.atEnd') : t('turn.open');
}
