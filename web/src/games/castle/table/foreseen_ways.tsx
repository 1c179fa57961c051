// A choice in the scoring with everything that it leads to: one line for each way in which it may continue.

import { t } from '../../../i18n/index.ts';
import type { Action, ForeseenScore } from '../../../net/protocol.gen.ts';
import type { TableProps } from '../../../play/table/game_parts.ts';
import { seatName } from '../../../play/words.ts';
import { WallTilePicture } from '../board/wall_tile.tsx';
import { featureName, kindAt } from '../words.ts';
import { choiceOf } from './scoring_ways.ts';
import { WallTilesTaken } from './wall_tiles_taken.tsx';

interface WaysProps extends Pick<TableProps, 'view' | 'game'> {
  ways: readonly (readonly ForeseenScore[])[];
  /** All present choices; features are named by their numbers in it. */
  actions: readonly Action[];
}

export function ForeseenWays({ ways, view, ...shown }: WaysProps) {
  return (
    <span class="order-ways">
      {ways.map((way, index) => (
        <span key={index} class="order-way">
          {way.map((step, place) => (
            <Step key={place} step={step} before={way[place - 1]} view={view} {...shown} />
          ))}
          <WallTilesTaken by={way.filter(({ takes }) => takes).map(({ seat }) => seat)} view={view} />
        </span>
      ))}
    </span>
  );
}

type StepProps = Omit<WaysProps, 'ways'> & { step: ForeseenScore };

/** The first step is the choice itself and only needs the scoring seat. */
function Step({ before, ...shown }: StepProps & { before: ForeseenScore | undefined }) {
  const { seat, points, total, takes, doubled } = shown.step;
  const name = seat === before?.seat ? '' : seatName(shown.view, seat);
  return (
    <span class="order-step">
      {doubled && <b>×2</b>}
      {before ? <Later name={name} {...shown} /> : <span>{`${name} +${points}`}</span>}
      <span aria-hidden="true">→ {total}</span>
      <span class="unseen">{t('castle.order.now', { total })}</span>
      {takes && <WallTilePicture number={null} size={18} label={t('castle.order.takes')} />}
    </span>
  );
}

/** Named by the feature's number in the list and on the board; by its kind if it has none. */
function Later({ step, actions, game, name }: StepProps & { name: string }) {
  const number = choiceOf(step, actions) + 1;
  const feature = featureName(kindAt(game.board, step));
  const points = `+${step.points}`;
  if (number === 0)
    return <span>{name ? t('log.scored', { name, n: step.points, feature }) : `${feature} ${points}`}</span>;
  return (
    <>
      <span class="order-number" aria-hidden="true">
        {number}
      </span>
      <span class="unseen">{feature}</span>
      <span>{points}</span>
    </>
  );
}
