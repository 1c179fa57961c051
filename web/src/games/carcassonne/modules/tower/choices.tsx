import { PieceIcon, sameCell } from '../../../../board/index.ts';
import { FIGURES } from '../brought.ts';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { TargetIcon } from '../target_icon.tsx';
import { PrisonerIcon, TowerFigure, TowerPieceIcon } from './figure.tsx';

export const choices: CarcassonneChoices = {
  place_tower_piece: {
    anywhere: true,
    icon: (_, { size }) => <TowerPieceIcon size={size} />,
    outcome: 'places',
    target: (action, events) => {
      const [built] = events.flatMap((event) =>
        event.type === 'tower_piece_placed' && sameCell(event, action) ? [event] : [],
      );
      return built ? { x: built.x, y: built.y, feature: built.feature, act: 'build', bare: true } : null;
    },
  },
  cap_tower: {
    anywhere: true,
    icon: ({ piece }, { mine, size }) => (
      <PieceIcon figure={FIGURES[piece]} colour={mine} size={size}>
        <g transform="translate(9 10) scale(.52)">
          <TowerFigure height={1} />
        </g>
      </PieceIcon>
    ),
    outcome: 'places',
    target: (action, events) => {
      const [put] = events.flatMap((event) =>
        event.type === 'piece_deployed' && sameCell(event, action) ? [event] : [],
      );
      return put ? { x: put.x, y: put.y, feature: put.feature, act: 'top' } : null;
    },
    onePieceShown: true,
  },
  capture: {
    pictured: true,
    icon: (action, at) => <TargetIcon of={action} at={at} />,
    isReach: true,
    target: ({ x, y, feature }) => ({ x, y, feature, act: 'capture', sought: true }),
  },
  choose_exchange: {
    beforeClaims: true,
    icon: ({ piece }, { mine, size }) => <PieceIcon figure={FIGURES[piece]} colour={mine} size={size} />,
  },
  ransom: {
    icon: ({ piece }, { mine, size }) => <PrisonerIcon figure={FIGURES[piece]} colour={mine} size={size} />,
  },
};
