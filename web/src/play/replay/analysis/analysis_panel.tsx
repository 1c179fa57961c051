// The analysis of a finished game beside its replay: progress, graph, the shown turn, the costliest
// turns, totals.

import '../../../styles/result.css';
import { type Signal, useComputed } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { type BoardProps, SeatBadge, type TurnedCamera } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { GameRecord, RoomView } from '../../../net/protocol.gen.ts';
import { Unfolding } from '../../../ui/unfolding.tsx';
import type { GameParts } from '../../table/game_parts.ts';
import { seatName } from '../../words.ts';
import type { PlaceInReplay } from '../place_in_replay.ts';
import type { PlayedTurn, Replay } from '../replay.ts';
import { type Analysis, analysisOf } from './analysis.ts';
import {
  expectedAt,
  expectedPoints,
  sumsOf,
  type TurnCost,
  turnCosts,
  turnOf,
  worstTurns,
} from './figures.ts';
import { pointsText, signedPoints, tenths } from './numbers.ts';
import { type Player, ResultGraph } from './result_graph.tsx';
import { TurnShown } from './turn_shown.tsx';
import '../../../styles/analysis.css';
import { Name } from '../../../ui/name.tsx';

export interface AnalysisPanelProps {
  gameId: string;
  record: GameRecord;
  replay: Replay;
  place: PlaceInReplay;
  shown: PlayedTurn;
  view: RoomView;
  parts: GameParts;
  camera: TurnedCamera;
  /** Brings the board into the window. */
  onLook(): void;
  /** What the board shows of the analysis. */
  over: Signal<BoardProps['over']>;
}

export function AnalysisPanel(props: AnalysisPanelProps) {
  const { gameId, record, replay, place, shown, view, onLook } = props;
  const analysis = useMemo(() => analysisOf(gameId, record), [gameId, record]);
  // Before painting: a stopped analysis is not announced as such.
  useLayoutEffect(() => {
    void analysis.start();
    return () => analysis.stop();
  }, [analysis]);
  const last = replay.last.value ?? 0;
  const costs = useComputed(() => turnCosts(analysis.decisions.value)).value;
  const points = useComputed(() => {
    const done = analysis.state.value === 'done' && record.result;
    const end = done ? { turn: replay.last.value ?? 0, scores: done.scores } : null;
    return expectedPoints(analysis.decisions.value, end);
  }).value;
  const turn = shown.game.step;
  const players: Player[] = view.seats.map((seat, index) => ({
    name: seatName(view, index),
    colour: seat?.colour ?? 'black',
  }));
  const common = { players, points, costs };
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <div class="analysis-head">
        <h2 id="analysis-title">{t('analysis.title')}</h2>
        <Progress analysis={analysis} />
      </div>
      {costs.length > 0 && (
        <>
          <div class="analysis-graph">
            <h3>{t('analysis.graph')}</h3>
            <p class="quiet">{t('analysis.graphHint')}</p>
            <ResultGraph {...common} last={last} shown={turn} onGo={(to) => place.goTo(to)} />
            <Legend {...common} turn={turn} />
          </div>
          <div class="analysis-turn">
            <h3>{turn === 0 ? t('replay.begin') : t('replay.turn', { n: turn, all: last })}</h3>
            <Shown {...props} costs={costs} turn={turn} analysis={analysis} />
          </div>
          <div class="analysis-side">
            <h3>{t('analysis.worst')}</h3>
            <Worst
              {...common}
              turn={turn}
              onGo={(to) => {
                place.goTo(to);
                onLook();
              }}
            />
            <h3>{t('analysis.sums')}</h3>
            <Sums {...common} />
          </div>
          <Unfolding summary={t('analysis.table')} class="analysis-numbers">
            {() => <Numbers {...common} />}
          </Unfolding>
        </>
      )}
    </section>
  );
}

function Progress({ analysis }: { analysis: Analysis }) {
  const state = analysis.state.value;
  const share = analysis.reached / Math.max(1, analysis.record.actions.length);
  if (state === 'running') {
    return (
      <div class="analysis-progress">
        <label>
          <progress value={share} />
          <span>{t('analysis.progress', { n: Math.floor(100 * share) })}</span>
        </label>
        <button type="button" class="button" onClick={() => analysis.stop()}>
          {t('analysis.stop')}
        </button>
      </div>
    );
  }
  const again = state === 'stopped' || state === 'failed' || state === 'unfetched';
  return (
    <div class="analysis-progress">
      <p role="status">{t(STATE_WORDS[state])}</p>
      {again && (
        <button type="button" class="button" onClick={() => void analysis.start()}>
          {t('analysis.again')}
        </button>
      )}
    </div>
  );
}

const STATE_WORDS = {
  done: 'analysis.ready',
  stopped: 'analysis.stopped',
  failed: 'analysis.failed',
  refused: 'analysis.refused',
  impossible: 'analysis.impossible',
  unfetched: 'engine.unfetched',
} as const;

interface FiguresProps {
  players: readonly Player[];
  points: ReturnType<typeof expectedPoints>;
  costs: readonly TurnCost[];
}

/** The players, with their expectations after the shown turn. */
function Legend({ players, points, turn }: FiguresProps & { turn: number }) {
  const here = expectedAt(points, turn);
  return (
    <ul class="plain analysis-legend">
      {players.map(({ name, colour }, seat) => (
        <li key={colour}>
          <SeatBadge colour={colour} size={22} />
          <Name>{name}</Name>
          <b>{here === null ? '–' : pointsText(here[seat]!)}</b>
        </li>
      ))}
    </ul>
  );
}

interface ShownProps extends AnalysisPanelProps {
  costs: readonly TurnCost[];
  turn: number;
  analysis: Analysis;
}

function Shown({ costs, turn, analysis, replay, shown, ...rest }: ShownProps) {
  const made = analysis.decisions.value.filter((decision) => turnOf(decision) === turn).length;
  const own = useMemo(() => costs.filter((one) => one.turn === turn), [turn, made]);
  const before = replay.turns.value[turn - 1]?.game;
  if (turn === 0 || before === undefined) return <p>{t('analysis.atBeginning')}</p>;
  const reached = analysis.state.value === 'done' || costs.some((one) => one.turn > turn);
  if (!reached) return <p>{t('analysis.waiting')}</p>;
  return <TurnShown key={turn} costs={own} played={shown} before={before} {...rest} />;
}

function Worst({ costs, players, turn, onGo }: FiguresProps & { turn: number; onGo(turn: number): void }) {
  const worst = worstTurns(costs);
  if (worst.length === 0) return <p>{t('analysis.noWorst')}</p>;
  return (
    <ol class="plain analysis-worst">
      {worst.map((one) => (
        <li key={`${one.turn} ${one.seat}`}>
          <a
            href={`#${one.turn}`}
            aria-current={one.turn === turn ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onGo(one.turn);
            }}
          >
            <SeatBadge colour={players[one.seat]!.colour} size={22} />
            <span>{t('analysis.worstTurn', { n: one.turn, name: players[one.seat]!.name })}</span>
            <b>{t('analysis.points', { n: tenths(one.cost) })}</b>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Sums({ costs, players }: FiguresProps) {
  const sums = sumsOf(costs, players.length);
  return (
    <>
      <table class="kind-table analysis-sums">
        <thead>
          <tr>
            <th scope="col">{t('result.player')}</th>
            <th scope="col">{t('analysis.cost')}</th>
            <th scope="col">{t('analysis.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name, colour }, seat) => (
            <tr key={colour}>
              <th scope="row">
                <span class="analysis-name">
                  <SeatBadge colour={colour} size={22} />
                  <Name>{name}</Name>
                </span>
              </th>
              <td>{known(sums[seat]!.cost, pointsText)}</td>
              <td>{known(sums[seat]!.luck, signedPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {players.map(({ name, colour }, seat) => {
        const n = sums[seat]!.notCompared;
        return (
          n > 0 && (
            <p key={colour} class="quiet">
              <Name>{name}</Name>: {t('analysis.leftOut', { n })}
            </p>
          )
        );
      })}
    </>
  );
}

/** A dash stands for what is not known. */
const known = (points: number | null, words: (points: number) => string): string =>
  points === null ? '–' : words(points);

/** The content of the graph as text. */
function Numbers({ costs, players, points }: FiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="analysis-scroll" aria-label={t('analysis.graph')} tabIndex={0}>
      <table class="kind-table">
        <thead>
          <tr>
            <th scope="col">{t('replay.turns')}</th>
            <th scope="col">{t('result.player')}</th>
            <th scope="col">{t('analysis.cost')}</th>
            <th scope="col">{t('analysis.luck')}</th>
            {players.map(({ name, colour }) => (
              <th key={colour} scope="col">
                <Name>{name}</Name>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costs.map(({ turn, seat, cost, luck }) => (
            <tr key={`${turn} ${seat}`}>
              <th scope="row">{turn}</th>
              <td>
                <Name>{players[seat]!.name}</Name>
              </td>
              <td>{known(cost, pointsText)}</td>
              <td>{luck === null ? '' : signedPoints(luck)}</td>
              {(expectedAt(points, turn) ?? []).map((expected, index) => (
                <td key={players[index]!.colour}>{pointsText(expected)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
