// The picture beside a choice of Carcassonne.

import type { ComponentChild } from 'preact';
import { PieceIcon } from '../../../board/index.ts';
import type { Colour, Piece, RoomView } from '../../../net/protocol.gen.ts';
import type { ChoiceProps } from '../../../play/table/game_parts.ts';
import type { TileInPlay } from '../../../play/words.ts';
import { FIGURES } from '../modules/pieces.ts';
import { NeutralIcon } from '../modules/princess_and_dragon/neutral_figure.tsx';
import { PrisonerIcon, TowerPieceIcon } from '../modules/tower/tower_figure.tsx';
import { describeTile } from '../tiles/index.ts';

const SIZE = 28;

export function ChoiceIcon({ choices, index, view, game, tile }: ChoiceProps) {
  const { action } = choices[index]!;
  const mine = colourOf(view, view.you);
  const figure = (piece: Piece, colour = mine): ComponentChild => (
    <PieceIcon figure={FIGURES[piece]} colour={colour} size={SIZE} />
  );
  switch (action.type) {
    case 'deploy':
      return (
        <PieceIcon
          figure={FIGURES[action.piece]}
          colour={mine}
          lying={action.feature === undefined || isField(tile, action.feature)}
          size={SIZE}
        />
      );
    case 'move_dragon':
      return <NeutralIcon figure="dragon" size={SIZE} />;
    case 'place_fairy':
      return <NeutralIcon figure="fairy" size={SIZE} />;
    case 'place_tower_piece':
      return <TowerPieceIcon size={SIZE} />;
    case 'cap_tower':
    case 'choose_exchange':
      return figure(action.piece);
    case 'return_abbot':
      return figure('abbot');
    case 'ransom':
      return <PrisonerIcon figure={FIGURES[action.piece]} colour={mine} size={SIZE} />;
    case 'remove_knight':
    case 'capture': {
      const { x, y, feature } = action;
      const target = game.pieces.find((piece) => piece.x === x && piece.y === y && piece.feature === feature);
      return target === undefined ? null : figure(target.piece, colourOf(view, target.seat));
    }
    default:
      return null;
  }
}

function colourOf({ seats }: RoomView, seat: number | null): Colour {
  return (seat !== null && seats[seat]?.colour) || 'black';
}

function isField({ tile, rotation }: TileInPlay, feature: number): boolean {
  return describeTile(tile, rotation).features[feature]?.kind === 'field';
}
