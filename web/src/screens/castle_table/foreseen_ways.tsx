// A choice in the scoring, with all that it leads to: a line for each way in which it may go on.

import { WallTilePicture } from '../../castle/index.ts';
import { castleText } from '../../i18n/castle/index.ts';
import { featureName, kindAt } from '../../i18n/castle/words.ts';
import { seatName } from '../../i18n/words.ts';
import type { Action, ForeseenScore } from '../../net/protocol.gen.ts';
import type { TableProps } from '../table/game_parts.ts';
import { choiceOf } from './scoring_ways.ts';
import { WallTilesTaken } from './wall_tiles_taken.tsx';

interface WaysProps extends Pick<TableProps, 'view' | 'game'> {
  ways: readonly (readonly ForeseenScore[])[];
  /** All that can be chosen now; features are told by their numbers in it. */
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
          <WallTilesTaken scores={way} view={view} />
        </span>
      ))}
    </span>
  );
}

type StepProps = Omit<WaysProps, 'ways'> & { step: ForeseenScore };

/** The first needs no name beside the choice, and a seat is named once. */
function Step({ before, ...shown }: StepProps & { before: ForeseenScore | undefined }) {
  const { seat, points, total, takes, doubled } = shown.step;
  return (
    <span class="order-step">
      {before && <Which {...shown} />}
      {doubled && <b>×2</b>}
      <span>{seat === before?.seat ? `+${points}` : `${seatName(shown.view, seat)} +${points}`}</span>
      <span aria-hidden="true">→ {total}</span>
      <span class="unseen">{castleText('order.now', { total })}</span>
      {takes && <WallTilePicture number={null} size={18} label={castleText('order.takes')} />}
    </span>
  );
}

/** The number that the feature has in the list and on the board; its kind where it has none. */
function Which({ step, actions, game }: StepProps) {
  const number = choiceOf(step, actions) + 1;
  const kind = featureName(kindAt(game.board, step));
  if (number === 0) return <span>{kind}</span>;
  return (
    <>
      <span class="order-number" aria-hidden="true">
        {number}
      </span>
      <span class="unseen">{kind}</span>
    </>
  );
}
