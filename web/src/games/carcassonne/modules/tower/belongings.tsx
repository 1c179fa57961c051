// A seat's belongings in a game with towers: its tower pieces and its prisoners.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { pieceName, seatName } from '../../../../play/words.ts';
import { FIGURES } from '../brought.ts';
import { PrisonerIcon, TowerPieceIcon } from './figure.tsx';

const SIZE = 20;

export function TowerBelongings({ view, game, seat }: SeatBelongingsProps) {
  const { towers, prisoners = [] } = game;
  const stock = game.seats[seat]!.tower_pieces ?? 0;
  // A view omits empty lists: before the first tower, and when all pieces are built.
  if (towers === undefined && stock === 0) return null;
  return (
    <>
      <span class="supply">
        <TowerPieceIcon size={SIZE} />
        <span aria-hidden="true">{stock}</span>
        <span class="unseen">{t('seat.towerPieces', { n: stock })}</span>
      </span>
      {prisoners
        .filter(({ captor }) => captor === seat)
        .map(({ owner, piece, count }) => {
          const words = t('seat.prisoner', {
            piece: pieceName(piece),
            name: seatName(view, owner),
            n: count,
          });
          return (
            <span key={`${owner} ${piece}`} class="supply" title={words}>
              <PrisonerIcon
                figure={FIGURES[piece]}
                colour={view.seats[owner]?.colour ?? 'black'}
                size={SIZE + 2}
              />
              <span aria-hidden="true">{count}</span>
              <span class="unseen">{words}</span>
            </span>
          );
        })}
    </>
  );
}
