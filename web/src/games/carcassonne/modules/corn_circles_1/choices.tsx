import { type Cell, PieceIcon, sameCell } from '../../../../board/index.ts';
import type { GameView } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { tileShape } from '../../tiles/index.ts';
import { FIGURES } from '../brought.ts';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { TargetIcon } from '../target_icon.tsx';
import { CropIcon } from './crop_drawing.tsx';
import { outcomeWords } from './words.ts';

/** How far off the middle of the tile the choice for all is made, above what stands on it. */
const ASIDE = 0.2;
const ABOVE = 0.34;
/** How far beside a follower another one joins it. */
const BESIDE = 0.2;

export const choices: CarcassonneChoices = {
  crop_circle: {
    beforeClaims: true,
    apart: ({ choice }) => choice,
    icon: ({ choice }, { size }) => <CropIcon choice={choice} size={size} />,
    outcome: (_, at, { choice }) => outcomeWords(choice, at),
    target({ choice }, _, { draft, game }) {
      const tile = laidIn(draft, game);
      if (!tile) return null;
      const x = tile.x + (choice === 'add' ? -ASIDE : ASIDE);
      return {
        x,
        y: tile.y - ABOVE,
        feature: null,
        act: choice === 'add' ? 'cropAdd' : 'cropRemove',
        sought: true,
      };
    },
  },
  crop_add: {
    anywhere: true,
    beforeClaims: true,
    icon: ({ piece }, { mine, size }) => <PieceIcon figure={FIGURES[piece]} colour={mine} size={size} />,
    outcome: 'places',
    target(action, _, { draft, game }) {
      const laid = laidIn(draft, game);
      const there = [...game.board, ...(laid ? [laid] : [])].find((tile) => sameCell(tile, action));
      const slot = there && tileShape(there.tile, there.rotation).features[action.feature]?.slot;
      const [left, top] = slot ?? [50, 50];
      const aside = left > 70 ? -BESIDE : BESIDE;
      const at = { x: action.x + left / 100 - 0.5 + aside, y: action.y + top / 100 - 0.5 };
      return { ...at, feature: null, act: 'cropJoin', sought: true };
    },
    onePieceShown: true,
  },
  crop_remove: {
    beforeClaims: true,
    pictured: true,
    icon: (action, at) => <TargetIcon of={action} at={at} />,
    target: ({ x, y, feature }) => ({ x, y, feature, act: 'cropHome', sought: true }),
  },
};

/** The tile being laid, or the one laid last. */
function laidIn(draft: Draft, game: GameView): (Cell & { tile: string; rotation: number }) | undefined {
  const at = draft.step === 'wait' ? null : draft.at;
  return at && game.tile ? { ...at, tile: game.tile } : game.board.at(-1);
}
