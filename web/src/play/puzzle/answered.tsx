// What an answer to a puzzle was worth, and why another place was better.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type BoardProps, sameCell, type TurnedCamera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { canonicalJson } from '../../net/canonical.ts';
import type { PlaceTile } from '../../net/protocol.gen.ts';
import { mapStyle } from '../../ui/settings.ts';
import { reasonsWords } from '../reasons/reason_words.ts';
import { marksOf, type RatedChoice } from '../replay/analysis/choice_marks.ts';
import { tenths } from '../replay/analysis/numbers.ts';
import { useMarksOnBoard } from '../replay/analysis/turn_shown.tsx';
import type { TableProps } from '../table/game_parts.ts';
import { isSamePlace, lossOf, type Puzzle } from './puzzle.ts';

const SHOWN = 3;
const TILE_PX = 34;

interface AnsweredProps extends Pick<TableProps, 'game' | 'parts'> {
  puzzle: Puzzle;
  placed: PlaceTile;
  camera: TurnedCamera;
  over: Signal<BoardProps['over']>;
  again(): void;
  children: ComponentChildren;
}

export function Answered({ puzzle, placed, game, parts, camera, over, again, children }: AnsweredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus({ preventScroll: true }), []);
  const rated = useMemo(() => ratedIn(puzzle, placed), [puzzle, placed]);
  const marks = useMemo(
    () => marksOf(rated, { tile: puzzle.game.tile!, x: placed.x, y: placed.y }, game.board),
    [rated, game],
  );
  useMarksOnBoard(marks, camera, over);
  const placeOf = (action: PlaceTile) => {
    const place = parts.words.place(action);
    const isTurned = sameCell(action, placed) && action.rotation !== placed.rotation;
    return isTurned ? t('analysis.turned', { place }) : place;
  };
  const best = puzzle.choices[0]!.action;
  const reasons = reasonsWords(puzzle.reasons ?? []);
  return (
    <div class="puzzle-answered">
      <h2 ref={heading} tabIndex={-1}>
        {verdict(puzzle, placed, placeOf(best))}
      </h2>
      {reasons.length > 0 && (
        <div class="analysis-reasons">
          <p>{t(isSamePlace(best, placed) ? 'analysis.better' : 'analysis.promised')}</p>
          <ul>
            {reasons.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <ol class="plain puzzle-choices">
        {rated.map(({ action, rank, worth, played }) => (
          <li key={canonicalJson(action)} class={played ? 'is-played' : undefined}>
            <span class="analysis-rank">{rank ?? '…'}</span>
            <parts.Tile
              tile={puzzle.game.tile!}
              rotation={(action as PlaceTile).rotation}
              size={TILE_PX}
              look={mapStyle.value}
            />
            <span>{placeOf(action as PlaceTile)}</span>
            <b>{lossWords(puzzle.choices[0]!.worth - worth, rank)}</b>
          </li>
        ))}
      </ol>
      {!isSamePlace(puzzle.played, placed) && (
        <p class="quiet">{t('puzzles.played', { place: placeOf(puzzle.played) })}</p>
      )}
      <p class="row">
        {children}
        <button type="button" class="button" onClick={again}>
          {t('puzzles.again')}
        </button>
      </p>
    </div>
  );
}

/** The best placements, and the player's own. */
function ratedIn({ choices }: Puzzle, placed: PlaceTile): RatedChoice[] {
  const rated = choices.map(({ action, worth }, index) => ({
    ...{ action, worth, rank: index + 1 },
    played: isSamePlace(action, placed),
  }));
  const shown = rated.filter(({ played }, index) => index < SHOWN || played);
  if (shown.some(({ played }) => played)) return shown;
  return [...shown, { action: placed, worth: Number.NaN, rank: null, played: true }];
}

function verdict(puzzle: Puzzle, placed: PlaceTile, best: string): string {
  const loss = lossOf(puzzle, placed);
  if (loss === null) return t('puzzles.others', { place: best });
  return loss === 0 ? t('puzzles.right') : t('analysis.worse', { n: tenths(loss), choice: best });
}

function lossWords(loss: number, rank: number | null): string {
  if (rank === null) return '';
  return rank === 1 ? t('puzzles.best') : t('puzzles.less', { n: tenths(loss) });
}
