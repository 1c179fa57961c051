import { sameCell } from '../../../../board/index.ts';
import type { GameView, PlacedPiece } from '../../../../net/protocol.gen.ts';
import { tileShape } from '../../tiles/index.ts';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { growWords } from './flock_words.ts';
import { FlockIcon } from './token_drawing.tsx';

/** How far off the middle of its tile and off the shepherd what becomes of a flock is chosen. */
const ASIDE = 0.24;
const OFF = 0.22;

export const choices: CarcassonneChoices = {
  flock: {
    beforeClaims: true,
    icon: ({ choice }, { size }) => <FlockIcon choice={choice} size={size} />,
    apart: ({ choice }) => choice,
    outcome: (_, at, { choice }) => (choice === 'grow' ? growWords(at) : ''),
    target({ choice }, _, { game }) {
      const shepherd = game.pieces.find(({ piece, seat }) => piece === 'shepherd' && seat === game.seat);
      if (!shepherd) return null;
      const x = shepherd.x + (choice === 'grow' ? -ASIDE : ASIDE);
      const y = shepherd.y + (isBelowMiddle(shepherd, game) ? -OFF : OFF);
      return { x, y, feature: null, act: choice, sought: true };
    },
  },
};

function isBelowMiddle(piece: PlacedPiece, { board }: GameView): boolean {
  const tile = board.find((placed) => sameCell(placed, piece));
  const slot = tile && tileShape(tile.tile, tile.rotation).features[piece.feature]?.slot;
  return (slot?.[1] ?? 0) > 50;
}
