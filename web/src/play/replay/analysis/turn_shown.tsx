// The turn that is looked at: what it cost, the alternatives, the luck of its tile.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type BoardProps, sameCell, type TurnedCamera } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import { canonicalJson } from '../../../net/canonical.ts';
import type { Decision } from '../../../net/in_page/decision.ts';
import type { Action, GameView, RoomView, TilePlaced } from '../../../net/protocol.gen.ts';
import { Switch } from '../../../ui/fields.tsx';
import { mapStyle } from '../../../ui/settings.ts';
import { isPlacement } from '../../draft.ts';
import type { GameParts } from '../../table/game_parts.ts';
import { seatName } from '../../words.ts';
import type { PlayedTurn } from '../replay.ts';
import { ChoiceLayer } from './choice_layer.tsx';
import { type ChoiceMark, marksOf, type RatedChoice, ratedChoices } from './choice_marks.ts';
import { DecisionReasons } from './decision_reasons.tsx';
import { NOTHING_LOST, type TurnCost } from './figures.ts';
import { leadWords, tenths } from './numbers.ts';

const TILE_PX = 34;
const NO_MARKS: readonly ChoiceMark[] = [];

interface TurnShownProps {
  /** Its decisions: by one seat, or by several. */
  costs: readonly TurnCost[];
  played: PlayedTurn;
  /** The game before it. */
  before: GameView;
  view: RoomView;
  parts: GameParts;
  camera: TurnedCamera;
  over: Signal<BoardProps['over']>;
}

export function TurnShown(props: TurnShownProps) {
  const { costs, played, view, camera, over } = props;
  const decisions = useMemo(() => costs.flatMap((one) => one.decisions), [costs]);
  const picked = useSignal<Decision | null>(null);
  const marked = useSignal(true);
  const decision = decisions.find((one) => one === picked.value) ?? costliest(decisions);
  const laid = decision && laidBefore(decision, decisions, played);
  const marks = useMemo(
    () => (decision ? marksOf(ratedChoices(decision), laid, played.game.board) : []),
    [decision, laid, played],
  );

  useMarksOnBoard(marked.value ? marks : NO_MARKS, camera, over);
  if (!decision) return <p>{t('analysis.nothing')}</p>;
  const said = { ...props, laid };
  return (
    <>
      {costs.map((cost) => (
        <CostWords key={cost.seat} cost={cost} view={view} />
      ))}
      {decisions.length > 1 && (
        <Decisions
          decisions={decisions}
          shown={decision}
          said={said}
          onPick={(one) => (picked.value = one)}
        />
      )}
      <DecisionReasons decision={decision} best={bestWords(decision, said)} />
      <Choices decision={decision} said={said} />
      {marks.length > 0 && (
        <Switch
          label={t('analysis.show')}
          checked={marked.value}
          onChange={(on) => {
            marked.value = on;
          }}
        />
      )}
    </>
  );
}

/** As long as they are shown. */
export function useMarksOnBoard(
  marks: readonly ChoiceMark[],
  camera: TurnedCamera,
  over: Signal<BoardProps['over']>,
): void {
  useEffect(() => {
    over.value = marks.length > 0 ? (board) => <ChoiceLayer marks={marks} board={board} /> : null;
    if (marks.some((mark) => !camera.isVisible(mark))) camera.show(marks);
  }, [marks, over, camera]);
  useEffect(
    () => () => {
      over.value = null;
    },
    [over],
  );
}

interface DecisionsProps {
  decisions: readonly Decision[];
  shown: Decision;
  said: Said;
  onPick(decision: Decision): void;
}

function Decisions({ decisions, shown, said, onPick }: DecisionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend and manners of a form do not belong here
    <div class="pills analysis-decisions" role="group" aria-label={t('analysis.decisions')}>
      {decisions.map((one) => (
        <button
          key={one.index}
          type="button"
          class="button"
          aria-pressed={one === shown}
          onClick={() => onPick(one)}
        >
          {actionWords(one.played.action, one, { ...said, laid: laidBefore(one, decisions, said.played) })}
          {one.cost !== undefined && <small>{lossWords(one.cost)}</small>}
        </button>
      ))}
    </div>
  );
}

/** What could have been decided, and what it is worth. */
function Choices({ decision, said }: { decision: Decision; said: Said }) {
  const rated = ratedChoices(decision);
  if (rated.length === 0) return null;
  return (
    <>
      <p id="analysis-worth" class="quiet">
        {t('analysis.worth', { name: seatName(said.view, decision.seat) })}
      </p>
      <ol class="plain analysis-choices" aria-labelledby="analysis-worth">
        {rated.map((choice) => (
          <ChoiceLine key={canonicalJson(choice.action)} choice={choice} decision={decision} said={said} />
        ))}
      </ol>
    </>
  );
}

/** What an action's words are made from. */
interface Said extends Pick<TurnShownProps, 'played' | 'before' | 'view' | 'parts'> {
  laid: TilePlaced | undefined;
}

interface ChoiceLineProps {
  choice: RatedChoice;
  decision: Decision;
  said: Said;
}

function ChoiceLine({ choice, decision, said }: ChoiceLineProps) {
  const { action, rank, worth, played } = choice;
  const { laid, parts } = said;
  return (
    <li class={played ? 'is-played' : undefined}>
      <span class="analysis-rank">{rank ?? '…'}</span>
      {isPlacement(action) && laid && action.type === decision.played.action.type && (
        <parts.Tile tile={laid.tile} rotation={action.rotation} size={TILE_PX} look={mapStyle.value} />
      )}
      <span>
        {actionWords(action, decision, said)}
        {played && <small> ({t('analysis.played')})</small>}
      </span>
      <b>{leadWords(worth)}</b>
    </li>
  );
}

function CostWords({ cost: { seat, cost, luck }, view }: { cost: TurnCost; view: RoomView }) {
  const name = seatName(view, seat);
  return (
    <p>
      <b>{costWords(name, cost)}</b> {luck !== null && luckWords(luck)}
    </p>
  );
}

function costWords(name: string, cost: number | null): string {
  if (cost === null) return t('analysis.notCompared', { name });
  return cost < NOTHING_LOST ? t('analysis.good', { name }) : t('analysis.costs', { name, n: tenths(cost) });
}

function lossWords(cost: number): string {
  return cost < NOTHING_LOST ? t('analysis.noLoss') : t('analysis.loss', { n: tenths(cost) });
}

function luckWords(luck: number): string {
  const n = tenths(luck);
  if (n === 0) return t('analysis.average');
  return t(luck > 0 ? 'analysis.lucky' : 'analysis.unlucky', { n });
}

function costliest(decisions: readonly Decision[]): Decision | undefined {
  return decisions.reduce<Decision | undefined>(
    (most, one) => (most === undefined || (one.cost ?? 0) > (most.cost ?? 0) ? one : most),
    undefined,
  );
}

/** The tile that the decision placed, or the last one placed before it in this turn. */
function laidBefore(
  decision: Decision,
  decisions: readonly Decision[],
  { events }: PlayedTurn,
): TilePlaced | undefined {
  const placements = decisions.flatMap(({ index, played }) =>
    index <= decision.index && isPlacement(played.action) ? played.action : [],
  );
  const last = placements.at(-1);
  return events.find(
    (event): event is TilePlaced => event.type === 'tile_placed' && !!last && sameCell(event, last),
  );
}

function bestWords(decision: Decision, said: Said): string {
  const [best] = decision.best;
  return best === undefined ? '' : actionWords(best.action, decision, said);
}

function actionWords(
  action: Action,
  decision: Decision,
  { laid, before, view, parts: { words } }: Said,
): string {
  if (isPlacement(action)) {
    const played = decision.played.action;
    const turned = isPlacement(played) && played !== action && sameCell(played, action);
    const place = words.place(action);
    return turned && played.rotation !== action.rotation ? t('analysis.turned', { place }) : place;
  }
  const tile = laid ?? before.board.at(-1) ?? { tile: '', rotation: 0 };
  const own = { ...view, you: decision.seat };
  return words.choice(action, tile, before, { view: own, among: decision.best.map((one) => one.action) });
}
