// What the board shows while it is read, and the events that it handles.

import { useEffect, useMemo } from 'preact/hooks';
import { sameCell } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { PlacedTile, SurveyReply } from '../../net/protocol.gen.ts';
import { coordinatesOn } from '../../ui/settings.ts';
import type { Draft } from '../draft.ts';
import { featureIn } from '../feature_in.ts';
import { isRead, THE_BOARD, useSurvey } from '../survey.ts';
import { choicesOnTile } from '../table/draft_on_board.ts';
import type { BoardReading, TableProps } from '../table/game_parts.ts';
import { pieceName, seatName } from '../words.ts';
import { frontierIn, highlightOf, Pointing, type Reading, regionsIn, triedIn } from './reading.ts';

export function useBoardReading(
  reading: Reading,
  { view, game, parts }: Pick<TableProps, 'view' | 'game' | 'parts'>,
  draft: Draft,
): BoardReading {
  const { survey, on, spot } = reading;
  const pointing = useMemo(() => new Pointing(spot), [spot]);
  useEffect(() => () => pointing.stop(), [pointing]);
  const reads = isRead(view);
  const looksAt = spot.value;
  const whole = useSurvey(survey, view, reads && (on.value || looksAt !== null) ? THE_BOARD : null);
  const claimed = claimedIn(draft, game);
  const aimed = useSurvey(survey, view, reads && claimed ? claimed.question : null);
  const shown = on.value ? whole : null;
  const legal = draft.step === 'place' ? draft.placements : [];
  const frontier = reads
    ? frontierIn(whole?.cells ?? [], legal, (fits) =>
        fits === 0 ? t('table.cellDead') : t('table.cellFits', { n: fits }),
      )
    : frontierIn(parts.cellsBeside?.(game) ?? [], legal, () => t('table.cellMark'));
  const tried = triedIn(reading);
  const free = tried && !game.board.some((tile) => sameCell(tile, tried));
  return {
    highlights: [
      ...highlightOf(looksAt && featureIn(whole, looksAt, looksAt.feature), 'hover'),
      ...highlightOf(claimed && featureIn(aimed, claimed.question.at, claimed.feature ?? null), 'claim'),
    ],
    regions: shown ? regionsIn(shown, game.pieces, parts.shownFree) : [],
    frontier: on.value ? frontier : [],
    marks: reading.marks.stillEmpty(game.board),
    tried: free ? { ...tried, instance: game.board.length } : null,
    coordinates: coordinatesOn.value,
    told: shown && ((instance) => tileWords(game.board[instance]!, shown, { view, game, parts })),
    onTile: (tile, feature) => reads && pointing.press(tile, feature),
    onHover: (tile, feature) => reads && pointing.hover(tile, feature),
    onFrontier: (cell) => pointing.press(cell, null),
  };
}

/** "1 west of the start tile: road to the east. Ana: Highwayman on the road". */
function tileWords(
  tile: PlacedTile,
  answer: SurveyReply,
  { view, game, parts: { words, kindBeneath } }: Pick<TableProps, 'view' | 'game' | 'parts'>,
): string {
  const standing = game.pieces.filter((piece) => sameCell(piece, tile));
  const figures = standing.map((piece) => {
    const kind = featureIn(answer, tile, piece.feature)?.kind ?? kindBeneath?.(piece, game);
    const role = kind ? words.role({ type: 'piece_deployed', ...piece, kind }) : pieceName(piece.piece);
    return `${seatName(view, piece.seat)}: ${role}`;
  });
  return [`${words.place(tile)}: ${words.tile(tile.tile, tile.rotation)}`, ...figures].join('. ');
}

/** The chosen claim, and the question whose answer describes it. */
function claimedIn(draft: Draft, game: TableProps['game']) {
  if (draft.step !== 'choose') return null;
  const action = choicesOnTile(draft).find(({ index }) => index === draft.chosen)?.action;
  const at = draft.at ?? game.board.at(-1);
  return action && at ? { question: { actions: draft.done, at }, feature: action.feature } : null;
}
